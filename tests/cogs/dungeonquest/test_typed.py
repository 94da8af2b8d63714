"""A game of DungeonQuest that is typed: commands at a real table, autocomplete and all."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from pydantic import JsonValue

from bot.routes import Route
from bot.text import Locale
from rules.dungeonquest.catacombs.questions import ChooseHeading
from rules.dungeonquest.questions import Act, TakeTurn
from tests.cogs.dungeonquest.test_commands import routes_of, ways_to_say
from tests.e2e.club import Club, Inspection, open_club
from tests.e2e.moves import Turn, Way
from tests.e2e.table import asks, begin, sensibly, told
from tests.support.discord_spec import DiscordSpec

GAME = "dungeonquest"
PREPARATIONS = (
    ("choose", {"choice": "Ulf Grimhand"}),
    ("choose", {"choice": "healing"}),
    ("choose", {"choice": "South-east Tower"}),
)


@pytest.fixture
async def club(tmp_path: Path, discord_limits: DiscordSpec) -> AsyncIterator[Club]:
    """A club that plays DungeonQuest."""
    async with open_club(tmp_path / "club.sqlite3", Inspection(discord_limits)) as club:
        yield club


def first_command(turn: Turn) -> tuple[str, Route]:
    """Return the first command that can answer a question now."""
    question = turn.asked.question
    name, _ = next(ways_to_say(question, turn.speaker))
    return name, next(route for route in routes_of(name) if route.kind == question.kind)


async def test_a_game_can_be_typed_from_the_start(club: Club) -> None:
    (ana,) = club.members("Ana")
    table = await begin(club, [ana], game=GAME)
    thread = await table.thread()
    assert "Nobody has set foot" in told(await ana.slash(thread, f"{GAME} map"))
    for name, given in PREPARATIONS:
        said = told(await ana.slash(thread, f"{GAME} {name}", **given))
        assert said.startswith("✓")
    feed = await table.feed()
    assert "Ulf Grimhand" in feed
    assert "Healing Ring" in feed

    answered: set[str] = set()
    for _ in range(30):
        if not (waiting := await table.waiting()):
            break
        (turn,) = waiting
        name, route = first_command(turn)
        filled: dict[str, Any] = {}
        for parameter in route.parameters:
            choices = await ana.autocomplete(thread, f"{GAME} {name}", parameter, "", **filled)
            filled[parameter] = choices[0]["value"]
        assert told(await ana.slash(thread, f"{GAME} {name}", **filled)).startswith("✓")
        answered.add(turn.kind)
    assert TakeTurn.kind in answered


async def test_what_only_one_hero_can_do_is_typed_with_two_words(club: Club) -> None:
    (ana,) = club.members("Ana")
    table = await begin(club, [ana], game=GAME, options="heroes=true")
    thread = await table.thread()
    for choice in ("Azoth the Faceless", "south-east"):
        said = told(await ana.slash(thread, f"{GAME} choose", choice=choice))
        assert said.startswith("✓")
    refused = await ana.slash(thread, f"{GAME} skill run", direction="north")
    assert club.says("refused-illegal") in told(refused)
    assert told(await ana.slash(thread, f"{GAME} cast invisibility")).startswith("✓")
    feed = await table.feed()
    assert "Azoth the Faceless" in feed
    assert "pays 2 life points (12 left)" in feed
    assert club.says("refused-illegal") in told(await ana.slash(thread, f"{GAME} cast stasis"))


async def test_what_is_not_possible_now_is_refused_in_private(club: Club) -> None:
    (ana,) = club.members("Ana")
    table = await begin(club, [ana], game=GAME)
    thread = await table.thread()
    assert club.says("refused-nothing-asked") in told(await ana.slash(thread, f"{GAME} search"))
    for name, given in PREPARATIONS:
        await ana.slash(thread, f"{GAME} {name}", **given)
    before = await table.answers()
    assert club.says("refused-illegal") in told(await ana.slash(thread, f"{GAME} search"))
    away = await ana.slash(thread, f"{GAME} move", direction="south")
    assert club.says("refused-illegal") in told(away)
    assert not await ana.autocomplete(thread, f"{GAME} tactic", "tactic", "")
    assert await table.answers() == before
    ways = await ana.autocomplete(thread, f"{GAME} move", "direction", "")
    assert [way["name"] for way in ways] == ["North", "West"]


async def test_the_map_shows_any_hero_to_whoever_may_see_the_table(club: Club) -> None:
    ana, bo, eva = club.members("Ana", "Bo", "Eva")
    table = await begin(club, [ana, bo], game=GAME)
    await table.play(
        until=asks(TakeTurn.kind), choose=lambda turn: next(turn.asked.question.every())
    )
    thread = await table.thread()
    heroes = await eva.autocomplete(thread, f"{GAME} map", "hero", "")
    assert len(heroes) == 2
    for member in (ana, bo, eva):
        for hero in heroes:
            said = told(await member.slash(thread, f"{GAME} map", hero=hero["value"]))
            assert hero["name"].split(" (")[0] in said
    own = told(await bo.slash(thread, f"{GAME} map"))
    assert "**Bo**" in own
    assert club.says("refused-illegal") in told(await bo.slash(thread, f"{GAME} map", hero="Eva"))


async def test_the_map_of_another_kind_of_table_is_not_to_be_had(club: Club) -> None:
    ana, bo = club.members("Ana", "Bo")
    other = await begin(club, [ana, bo])
    refused = club.says("refused-no-such-table")
    for table in (str(other.game), "999"):
        assert refused in told(await ana.slash(club.channel, f"{GAME} map", table=table))


async def test_the_record_is_shown_where_games_were_played(club: Club) -> None:
    (ana,) = club.members("Ana", language="es")
    said = told(await ana.slash(club.channel, f"{GAME} record"))
    assert club.says("record-empty", Locale.ES) in said


def curiously(turn: Turn) -> JsonValue:
    """Return what somebody answers who says yes to everything and goes down wherever it can."""
    answers = list(turn.asked.question.every())
    down = [Act.GO_DOWN.value]
    return next((one for one in answers if one in (True, down)), None) or sensibly(turn)


async def test_the_catacombs_are_gone_through_by_typing(club: Club) -> None:
    ana, bo = club.members("Ana", "Bo")
    table = await begin(club, [ana, bo], game=GAME, options="heroes=true catacombs=true")
    await table.play(until=asks(ChooseHeading.kind), choose=curiously)
    turn = await table.turn()
    thread = await table.thread()
    below = f"{GAME} catacombs heading"
    ways = await turn.member.autocomplete(thread, below, "direction", "")
    assert [way["name"] for way in ways] == ["North", "East", "South", "West"]
    assert told(await turn.member.slash(thread, below, direction="North")).startswith("✓")
    assert "🕳" in await table.feed()
    shown = told(await turn.member.slash(thread, "board", form="text"))
    assert "catacomb cards: " in shown
    await table.play(Way.COMMAND, choose=curiously, most=60)
