"""A game of Calabozo that is typed: commands at a real table, autocomplete and all."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from pydantic import JsonValue

from bot.text import Locale
from rules.calabozo.board import board
from rules.calabozo.content import Treasure
from rules.calabozo.questions import (
    Act,
    AnswerOffer,
    BeginTurn,
    ChooseAdventurer,
    EndTurn,
    Move,
    OfferTreasures,
)
from tests.e2e.club import Club, Inspection, open_club
from tests.e2e.moves import Turn, Way
from tests.e2e.table import Table, asks, begin, sensibly, told
from tests.support.discord_spec import DiscordSpec

GAME = "calabozo"


@pytest.fixture
async def club(tmp_path: Path, discord_limits: DiscordSpec) -> AsyncIterator[Club]:
    """A club that plays Calabozo."""
    async with open_club(tmp_path / "club.sqlite3", Inspection(discord_limits)) as club:
        yield club


async def typed(table: Table, name: str, **given: Any) -> str:
    """Let whoever is asked type a command, and return what was said to them."""
    turn = await table.turn()
    return told(await turn.member.slash(await table.thread(), f"{GAME} {name}", **given))


async def choose_adventurers(table: Table, *figures: str) -> None:
    """Let the players choose their adventurers by name."""
    for figure in figures:
        assert (await typed(table, "choose-adventurer", figure=figure)).startswith("✓")


async def test_a_turn_can_be_typed(club: Club) -> None:
    table = await begin(club, club.members("Ana", "Bo"), game=GAME)
    await choose_adventurers(table, "Dwarf", "mage")
    feed = await table.feed()
    assert "**Dwarf**" in feed
    assert "**Mage**" in feed

    turn = await table.turn()
    assert turn.kind == Move.kind
    thread = await table.thread()
    ways = await turn.member.autocomplete(thread, f"{GAME} move", "square", "")
    assert board().hall not in [way["value"] for way in ways]
    square = ways[0]["value"]
    assert (await typed(table, "move", square=square.lower())).startswith("✓")
    assert f"from {board().hall} to {square}" in await table.feed()
    assert (await table.turn()).member.id != turn.member.id
    assert (await typed(table, "stay")).startswith("✓")


async def test_many_turns_can_be_typed(club: Club) -> None:
    table = await begin(club, club.members("Ana", "Bo"), game=GAME)
    answered: set[str] = set()

    def remembered(turn: Turn) -> JsonValue:
        answered.add(turn.kind)
        return sensibly(turn)

    assert await table.play(Way.COMMAND, choose=remembered, most=40) == 40
    assert {ChooseAdventurer.kind, BeginTurn.kind, Move.kind} <= answered


def seeks_exchange(turn: Turn) -> bool:
    """Tell whether somebody could exchange treasures now, and holds one."""
    question = turn.asked.question
    if not isinstance(question, EndTurn) or Act.EXCHANGE not in question.branches:
        return False
    return bool(turn.sight.view.adventurers[turn.asked.seat].hand)


def sociably(turn: Turn) -> JsonValue:
    """Return what a sensible player would answer who keeps all treasures."""
    question = turn.asked.question
    if isinstance(question, EndTurn):
        return [Act.END]
    return sensibly(turn)


async def test_an_exchange_is_typed_without_a_word_to_the_adversaries(club: Club) -> None:
    table = await begin(club, club.members("Ana", "Bo", "Eva", "Leo"), game=GAME)
    await table.play(Way.COMMAND, until=seeks_exchange, choose=sociably, most=150)
    giver = await table.turn()
    treasure = giver.sight.view.adventurers[giver.asked.seat].hand[0]
    mates = await giver.member.autocomplete(
        await table.thread(), f"{GAME} exchange", "teammate", ""
    )
    before = len(await table.feed())
    assert (await typed(table, "exchange", teammate=mates[0]["value"])).startswith("✓")
    assert (await table.turn()).kind == OfferTreasures.kind
    offered = await typed(table, "offer", treasure=treasure.value, second="Nothing")
    assert giver.speaker.word(treasure) in offered

    asked = await table.turn()
    question = asked.asked.question
    assert isinstance(question, AnswerOffer)
    assert question.offered == (treasure,)
    assert (await typed(table, "accept")).startswith("✓")
    news = (await table.feed())[before:]
    assert "one treasure" in news
    names = [giver.speaker.word(one) for one in Treasure]
    assert not any(name in news for name in names), news
    sight = await table.sight(asked.member)
    assert treasure in sight.view.adventurers[asked.asked.seat].hand


async def test_what_is_not_possible_now_is_refused_in_private(club: Club) -> None:
    table = await begin(club, club.members("Ana", "Bo"), game=GAME)
    nothing = club.says("refused-nothing-asked")
    assert nothing in await typed(table, "roll")
    await choose_adventurers(table, "Elf", "Elf")
    before = await table.answers()
    illegal = club.says("refused-illegal")
    assert illegal in await typed(table, "move", square=board().hall)
    assert illegal in await typed(table, "move", square="A1")
    assert illegal in await typed(table, "teleport", square="A1")
    assert illegal in await typed(table, "open-door")
    assert nothing in await typed(table, "attack")
    assert nothing in await typed(table, "accept")
    turn = await table.turn()
    thread = await table.thread()
    assert not await turn.member.autocomplete(thread, f"{GAME} weapon", "weapon", "")
    assert not await turn.member.autocomplete(thread, f"{GAME} teleport", "square", "")
    waiting = await table.other(turn)
    assert nothing in told(await waiting.slash(thread, f"{GAME} stay"))
    assert await table.answers() == before


async def test_the_map_shows_any_adventurer_to_whoever_may_see_the_table(club: Club) -> None:
    ana, bo, eva = club.members("Ana", "Bo", "Eva")
    table = await begin(club, [ana, bo], game=GAME)
    thread = await table.thread()
    assert "not chosen yet" in told(await ana.slash(thread, f"{GAME} map"))
    await table.play(Way.COMMAND, until=asks(Move.kind))
    adventurers = await eva.autocomplete(thread, f"{GAME} map", "adventurer", "")
    assert len(adventurers) == 2
    for member in (ana, bo, eva):
        for adventurer in adventurers:
            said = told(await member.slash(thread, f"{GAME} map", adventurer=adventurer["value"]))
            assert adventurer["name"].split(" (")[0] in said
    assert "**Bo**" in told(await bo.slash(thread, f"{GAME} map"))
    refused = told(await bo.slash(thread, f"{GAME} map", adventurer="Eva"))
    assert club.says("refused-illegal") in refused


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
