"""What is no answer is refused in the right way, and changes nothing."""

from collections.abc import Iterator
from typing import Any

import pytest
from pydantic import JsonValue
from pydantic_core import PydanticSerializationError, to_json

from rules.engine.errors import IllegalAnswer, NotYourQuestion, QuestionClosed
from rules.engine.game import Game
from rules.engine.questions import OpenQuestion
from rules.engine.seats import Seat
from tests.battery.canon import digest
from tests.battery.games import AnyRulebook, every_table
from tests.battery.play import MOST_PLACES, Run, legal, places, spread

MOST = 16
"""So many places of a game are tried, and as many more as there are kinds of questions."""

JUNK: tuple[Any, ...] = (
    None, True, False, 0, 1, -1, 10**40, -(10**40), 0.0, 1.0, 1.5, float("inf"), float("nan"),
    "", "0", "1", "None", "\x00", "\ud800", "x" * 5_000,
    [], [[]], [None], [True], [0.0], [10**40], ["x"], [""] * 50, [[[["x"]]]],
    {}, {"0": 1}, {"x": {"y": []}}, object(),
)  # fmt: skip
"""What a broken or hostile client might send, and worse."""


def refused(game: Game, seat: Seat, number: int, raw: Any, error: type[Exception]) -> None:
    """Check that an answer is refused; the message must not tell it to anybody."""
    with pytest.raises(error) as caught:
        game.answer(seat, number, raw)
    question = game.open.get(number)
    kind = question.question.kind if question else ""
    assert str(caught.value) in {
        f"not an answer to {kind}",
        f"question {number} is not open",
        f"question {number} was put to another seat",
    }


def twisted(raw: JsonValue) -> Iterator[Any]:
    """Yield what is nearly an answer."""
    if isinstance(raw, list):
        yield from (raw[:-1], [*raw, raw[-1] if raw else 0], [raw], [*raw, None], raw[::-1])
        for place, part in enumerate(raw):
            for other in (raw[place - 1], *twisted(part)):
                yield [*raw[:place], other, *raw[place + 1 :]]
    elif isinstance(raw, bool):
        yield from (int(raw), str(raw), [raw])
    elif isinstance(raw, int):
        yield from (bool(raw), float(raw), str(int(raw)), [raw], int(raw) + 1000, -1 - raw)
    elif isinstance(raw, str):
        yield from (f"{raw} ", str(raw).upper(), [raw], "")


def sampled_questions(run: Run) -> Iterator[tuple[Game, OpenQuestion]]:
    """Yield a fresh copy of some states of a run, each with its open questions."""
    for count in places(run, MOST):
        game = run.again(count)
        for question in tuple(game.open.values()):
            yield game, question


@every_table
def test_illegal_and_malformed_answers_change_nothing(rulebook: AnyRulebook, seats: int) -> None:
    run = Run(rulebook, seats)
    for game, asked in sampled_questions(run):
        before = digest(game)
        answers = legal(asked.question)
        forms = [form(raw) for raw in answers]
        of_others = [run.moves[place].raw for place in spread(len(run.moves), MOST_PLACES)]
        near = [other for raw in answers[:10] for other in twisted(raw)]
        tried = 0
        for raw in (*JUNK, *near, *of_others):
            if form(raw) not in forms:
                refused(game, asked.seat, asked.number, raw, IllegalAnswer)
                tried += 1
        assert tried > len(JUNK) // 2
        assert digest(game) == before, asked.question.kind


def form(raw: Any) -> list[bytes] | bytes | None:
    """Return what two answers have in common if they may be the same: a choice has no order.

    Bytes, because to Python ``True == 1 == 1.0``.
    """
    try:
        return sorted(map(to_json, raw)) if isinstance(raw, list) else to_json(raw)
    except PydanticSerializationError:
        return None


@every_table
def test_answers_of_other_seats_change_nothing(rulebook: AnyRulebook, seats: int) -> None:
    for game, asked in sampled_questions(Run(rulebook, seats, 1)):
        before = digest(game)
        raw = legal(asked.question, 1)[0]
        for number in (*range(seats), -1, seats, 10**40):
            if number != asked.seat:
                refused(game, Seat(number), asked.number, raw, NotYourQuestion)
        assert digest(game) == before


@every_table
def test_answers_to_questions_that_are_not_open_change_nothing(
    rulebook: AnyRulebook, seats: int
) -> None:
    run = Run(rulebook, seats, 2)
    for count in places(run, MOST):
        game = run.again(count)
        before = digest(game)
        asked = max(game.open) + 3
        for number in {*spread(asked, MOST_PLACES), asked - 2, -1, 10**40} - set(game.open):
            for seat in game.table.seats:
                raw = run.moves[number].raw if 0 <= number < len(run.moves) else None
                refused(game, seat, number, raw, QuestionClosed)
        assert digest(game) == before


@every_table
def test_nothing_can_be_answered_when_the_game_is_over(rulebook: AnyRulebook, seats: int) -> None:
    run = Run(rulebook, seats, 3).finish()
    before = digest(run.game)
    for move in run.moves:
        refused(run.game, move.asked.seat, move.asked.number, move.raw, QuestionClosed)
    assert digest(run.game) == before


@every_table
def test_a_closed_game_cannot_be_answered(rulebook: AnyRulebook, seats: int) -> None:
    game = Run(rulebook, seats, 4).game
    (number, asked), *_ = game.open.items()
    game.close()
    refused(game, asked.seat, number, legal(asked.question, 1)[0], QuestionClosed)
