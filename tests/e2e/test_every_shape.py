"""Every shape of question by what a person presses, on the toy game, which has them all."""

from collections.abc import AsyncIterator, Awaitable, Callable

import pytest
from pydantic import JsonValue
from simcord import InteractionResult

from bot.asking.steps import Step
from bot.tables.people import Person
from bot.text import Locale
from db import GameStatus
from rules.engine.verify import verify
from tests.e2e.club import Club
from tests.e2e.conftest import OpenClub
from tests.e2e.fair import open_fair
from tests.e2e.moves import Turn, Way, answer, press_on
from tests.e2e.reading import controls, labels, text_of
from tests.e2e.secrecy import check_cards, check_secrets, check_story
from tests.e2e.table import Table, asks, begin, told
from tests.toy.events import Gem

SHAPES = {
    "toy-choose-stall",
    "toy-bid",
    "toy-make-wager",
    "toy-guess-die",
    "toy-trade-gem",
    "toy-rank-gems",
    "toy-sell-gems",
}


@pytest.fixture
async def fair(opened: OpenClub) -> AsyncIterator[Club]:
    """A club where the toy game is offered."""
    async with opened(seed="a fair game", dress=open_fair) as club:
        yield club


def boldly(turn: Turn) -> JsonValue:
    """Return an answer that leads through every question."""
    match turn.kind:
        case "toy-choose-stall":
            return 28 + int(turn.asked.seat)
        case "toy-bid":
            return 5 + int(turn.asked.seat)
        case "toy-make-wager":
            return turn.asked.seat == 0
        case "toy-guess-die":
            return 6
        case "toy-rank-gems":
            return ["pearl", "ruby", "jade", "opal"]
        case _:
            return max(turn.asked.question.every(), key=lambda raw: len(str(raw)))


@pytest.mark.parametrize(
    ("way", "language", "seats"), [(Way.LETTER, "es", 3), (Way.PANEL, "en", 2)]
)
async def test_a_whole_game(fair: Club, way: Way, language: str, seats: int) -> None:
    players = fair.members(*("Ana", "Bo", "Cid")[:seats], language=language)
    table = await begin(fair, players, game="toy")
    seen: set[str] = set()

    def note(turn: Turn) -> JsonValue:
        seen.add(turn.kind)
        return boldly(turn)

    await table.play(way, choose=note)
    assert seen == SHAPES
    assert (await table.row()).status is GameStatus.FINISHED
    verify(fair.desk.faces["toy"].rulebook, await table.record())
    await table.nothing_waits()
    await check_story(table)
    await check_secrets(table)
    await check_cards(table, list(Gem))


async def stop_in_order(club: Club) -> None:
    """Stop the bot and start it again."""
    await club.restart()


async def die(club: Club) -> None:
    """Kill the bot and start it again."""
    await club.crash()


Stop = Callable[[Club], Awaitable[None]]
stops = pytest.mark.parametrize("stop", [stop_in_order, die])


@stops
async def test_a_restart_at_every_step(fair: Club, stop: Stop) -> None:
    table = await begin(fair, fair.members("Ana", "Bo"), game="toy")
    seen: set[tuple[str, str]] = set()
    given = 0
    while (await table.row()).status is GameStatus.PLAYING:
        turn = await table.turn()

        async def between(step: Step, kind: str = turn.kind) -> None:
            where = (kind, type(step).__name__ + getattr(step, "part", ""))
            if where not in seen:
                seen.add(where)
                await stop(fair)

        await press_on(turn, turn.letter(), turn.member.user, boldly(turn), between)
        given += 1
    assert {kind for kind, _ in seen} == SHAPES
    assert await table.answers() == given
    await table.nothing_waits()
    await check_story(table)


async def at_a_bid(fair: Club) -> tuple[Table, Turn]:
    """Return a table where all are asked for a bid at once."""
    table = await begin(fair, fair.members("Ana", "Bo", "Cid"), game="toy")
    await table.play(until=asks("toy-bid"), choose=boldly)
    return table, await table.turn()


async def open_form(turn: Turn) -> InteractionResult:
    """Press the button that opens the form for a number."""
    label = turn.speaker.say("button-number")
    form: InteractionResult = await turn.member.user.click(turn.letter(), label=label)
    return form


@stops
async def test_a_form_that_was_open_while_the_bot_restarted(fair: Club, stop: Stop) -> None:
    table, turn = await at_a_bid(fair)
    form = await open_form(turn)
    await stop(fair)
    await turn.member.user.submit_modal(form, {"number": "7"})
    assert await table.answers() == 4
    assert "7" in text_of(fair.letters(turn.member)[-1])


@pytest.mark.parametrize("typed", ["", "no", "41", "-1", "1e", "²", "--", "-"])
async def test_a_form_takes_nothing_but_a_number_in_range(fair: Club, typed: str) -> None:
    table, turn = await at_a_bid(fair)
    form = await open_form(turn)
    before = await table.answers()
    if typed:
        refused = await turn.member.user.submit_modal(form, {"number": typed})
        assert told(refused) == fair.says("refused-illegal")
    assert await table.answers() == before
    again = await open_form(turn)
    await turn.member.user.submit_modal(again, {"number": " 40"[:3]})
    assert await table.answers() == before + 1


async def test_a_form_opened_twice_counts_once(fair: Club) -> None:
    table, turn = await at_a_bid(fair)
    forms = [await open_form(turn), await open_form(turn)]
    await turn.member.user.submit_modal(forms[0], {"number": "1"})
    late = await turn.member.user.submit_modal(forms[1], {"number": "2"})
    assert told(late) == fair.says("refused-answered")
    assert await table.answers() == 4


async def test_an_old_form_button_is_refused_and_goes_away(fair: Club) -> None:
    table, turn = await at_a_bid(fair)
    letter = turn.letter()
    button = controls(letter)[0].custom_id
    await answer(turn, 3, Way.PANEL)
    late = await fair.forge(turn.member.user, letter, button)
    assert told(late) == fair.says("refused-answered")
    assert controls(letter) == []
    assert await table.answers() == 4


async def test_bids_stay_secret_until_the_last_is_in(fair: Club) -> None:
    table, _ = await at_a_bid(fair)
    turns = await table.waiting()
    assert len(turns) == 3
    story = await table.feed()
    for turn in reversed(turns[1:]):
        await answer(turn, 33, Way.LETTER)
        assert await table.feed() == story
        assert "33" not in text_of(await table.board())
    board = text_of(await table.board())
    assert board.endswith("▸ **Ana**: make a secret bid.")
    await answer(turns[0], 34, Way.LETTER)
    assert "The bids: 34, 33 and 33." in await table.feed()


async def test_two_who_answer_at_the_same_moment_are_both_heard(fair: Club) -> None:
    table, _ = await at_a_bid(fair)
    tables = fair.desk.tables
    people = [Person(member.id, member.name, Locale.EN) for member in table.players]
    turns = await table.waiting()
    done = await fair.inside(
        *(
            tables.answer(table.game, person, turn.asked.number, 3, 100 + turn.asked.number)
            for person, turn in zip(people, turns, strict=True)
        )
    )
    assert done == [None, None, None]
    assert "The bids: 3, 3 and 3." in await table.feed()
    await check_story(table)


async def test_pages_turn_both_ways(fair: Club) -> None:
    table = await begin(fair, fair.members("Ana", "Bo"), game="toy")
    turn = await table.turn()
    letter = turn.letter()
    say = turn.speaker.say
    assert "30" not in labels(letter)
    await turn.member.user.click(letter, label=say("button-next"))
    assert "30" in labels(letter)
    assert "1" not in labels(letter)
    await turn.member.user.click(letter, label=say("button-previous"))
    assert "1" in labels(letter)
    far = f"page:{table.game}:{turn.asked.mark}::999"
    await fair.forge(turn.member.user, letter, far)
    assert "30" in labels(letter)
    await answer(turn, 30)
    assert "pitches stall 30" in await table.feed()


async def test_an_order_is_given_one_by_one_and_can_be_taken_back(fair: Club) -> None:
    table = await begin(fair, fair.members("Ana", "Bo"), game="toy")
    await table.play(until=asks("toy-rank-gems"), choose=boldly)
    turn = await table.turn()
    letter = turn.letter()
    await turn.member.user.click(letter, label="Jade stone")
    assert "Jade stone" not in labels(letter)
    await turn.member.user.click(letter, label=turn.speaker.say("button-back"))
    assert "Jade stone" in labels(letter)
    for gem in ("Opal stone", "Ruby stone", "Pearl stone"):
        await turn.member.user.click(letter, label=gem)
    assert "ranks them: Opal stone, Ruby stone, Pearl stone and Jade stone." in await table.feed()


async def test_the_same_gem_cannot_be_ranked_twice(fair: Club) -> None:
    table = await begin(fair, fair.members("Ana", "Bo"), game="toy")
    await table.play(until=asks("toy-rank-gems"), choose=boldly)
    turn = await table.turn()
    before = await table.answers()
    for draft in ("0.0", "0.0.0", "0.1.1", "9", "0.1.2.3.0"):
        forged = f"answer:{table.game}:{turn.asked.mark}:{draft}"
        refused = await fair.forge(turn.member.user, turn.letter(), forged)
        assert told(refused) == fair.says("refused-illegal")
    assert await table.answers() == before
