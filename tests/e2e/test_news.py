"""Private news outlives the question that came in the same message."""

from collections.abc import AsyncIterator

import pytest
from pydantic import JsonValue

from bot.asking.steps import Step
from tests.e2e.club import Club
from tests.e2e.conftest import OpenClub
from tests.e2e.fair import open_fair
from tests.e2e.moves import Turn, Way, answer, press_on
from tests.e2e.reading import controls, text_of
from tests.e2e.table import Table, asks, begin

DREW, TRADED = "You drew in secret:", "You secretly gave a"


@pytest.fixture
async def fair(opened: OpenClub) -> AsyncIterator[Club]:
    """A club where the toy game is offered."""
    async with opened(seed="a fair game", dress=open_fair) as club:
        yield club


def trading(turn: Turn) -> JsonValue:
    """Let Bo spend all coins, so that nothing but a trade is left, and Ana trade with Bo."""
    match turn.kind:
        case "toy-choose-stall":
            return 10 + int(turn.asked.seat)
        case "toy-bid":
            return 40 if turn.asked.seat == 1 else 0
        case "toy-make-wager":
            return False
        case _:
            return ["trade", 1, turn.sight.view.gems[0]]


async def at_a_bid(fair: Club) -> tuple[Table, Turn]:
    """Return a table where all have been told what they drew, and are asked for a bid."""
    table = await begin(fair, fair.members("Ana", "Bo", "Cid"), game="toy")
    await table.play(until=asks("toy-bid"), choose=trading)
    turn = await table.turn()
    assert DREW in text_of(turn.letter())
    return table, turn


async def test_news_stays_at_each_step_of_an_answer_and_after_it(fair: Club) -> None:
    table = await begin(fair, fair.members("Ana", "Bo", "Cid"), game="toy")
    await table.play(choose=trading, until=lambda turn: turn.kind == "toy-trade-gem" and
                     turn.asked.seat == 1)  # fmt: skip
    turn = await table.turn()
    letter = turn.letter()
    news = next(line for line in text_of(letter).splitlines() if line.startswith(TRADED))
    steps = 0

    async def between(_step: Step) -> None:
        nonlocal steps
        steps += 1
        assert text_of(letter).count(news) == 1

    raw: JsonValue = ["trade", 0, turn.sight.view.gems[0]]
    await press_on(turn, letter, turn.member.user, raw, between)
    assert steps == 3
    lines = text_of(letter).splitlines()
    assert lines.count(news) == 1
    assert lines.index(news) < lines.index("**Will you trade a gem?**")
    assert lines[-1].startswith("✓ Trade")
    assert controls(letter) == []


async def test_news_stays_when_the_question_is_answered_elsewhere(fair: Club) -> None:
    _, turn = await at_a_bid(fair)
    letter = turn.letter()
    await answer(turn, 7, Way.PANEL)
    assert controls(letter) == []
    assert DREW in text_of(letter)
    assert fair.says("answered-elsewhere") in text_of(letter)


async def test_news_stays_when_an_old_button_is_pressed_after_a_restart(fair: Club) -> None:
    _, turn = await at_a_bid(fair)
    letter = turn.letter()
    await fair.restart()
    await answer(turn, 7, Way.PANEL)
    await turn.member.user.click(letter, custom_id=controls(letter)[0].custom_id)
    assert controls(letter) == []
    assert DREW in text_of(letter)
    assert fair.says("answered-elsewhere") in text_of(letter)


async def test_news_stays_when_the_question_is_withdrawn(fair: Club) -> None:
    table, turn = await at_a_bid(fair)
    letters = [turn.letter() for turn in await table.waiting()]
    assert len(letters) == 3
    for member in table.players[:2]:
        await member.slash(await table.thread(), "table end")
    for letter in letters:
        assert controls(letter) == []
        assert DREW in text_of(letter)
    assert turn.kind == "toy-bid"
