"""A live game between two answers."""

from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from rules.engine.errors import AnswerRefused, IllegalAnswer, NotYourQuestion, QuestionClosed
from rules.engine.events import Event, Told
from rules.engine.game import Game
from rules.engine.questions import ChooseNumber, Confirm
from rules.engine.rulebook import NoOptions, Result, Rulebook
from rules.engine.seats import Seat
from rules.engine.table import Table

A, B, C = Seat(0), Seat(1), Seat(2)
Play = Callable[[Table, list[Any]], Coroutine[Any, Any, Result]]


def game_of(play: Play, seats: int = 3) -> Game:
    """Return a game whose state is a list that the rules write to."""
    rulebook: Rulebook[list[Any], Any, NoOptions] = Rulebook(
        "test", 1, (2, 3), NoOptions, lambda _table, _options: [], play,
        lambda state, _viewer: tuple(state), {}, frozenset(), ("over",),
    )  # fmt: skip
    return Game(rulebook, seats, bytes(32))


async def one_by_one(table: Table, state: list[Any]) -> Result:
    for seat in table.seats:
        number = await table.ask(seat, ChooseNumber(0, 9))
        state.append(number)
    return Result((A,), "over")


async def at_once(table: Table, state: list[Any]) -> Result:
    state.append(await table.ask_all({C: Confirm(), A: Confirm()}))
    state.append(await table.ask_all({}))
    return Result((), "over")


def test_a_game_stands_at_its_first_question() -> None:
    game = game_of(one_by_one)
    assert [(number, one.seat) for number, one in game.open.items()] == [(0, A)]
    assert game.result is None


def test_each_answer_leads_to_the_next_question_and_the_last_to_the_result() -> None:
    game = game_of(one_by_one)
    for number, seat in enumerate((A, B, C)):
        game.answer(seat, number, 5 + number)
    assert game.state == [5, 6, 7]
    assert game.open == {}
    assert game.result == Result((A,), "over")


def test_simultaneous_answers_may_come_in_any_order_and_play_on_together() -> None:
    game = game_of(at_once)
    assert {number: one.seat for number, one in game.open.items()} == {0: C, 1: A}
    game.answer(A, 1, raw=True)
    assert game.state == []
    assert list(game.open) == [0]
    game.answer(C, 0, raw=False)
    assert game.state == [{C: False, A: True}, {}]


def test_the_order_of_simultaneous_answers_makes_no_difference() -> None:
    one, other = game_of(at_once), game_of(at_once)
    one.answer(A, 1, raw=True)
    one.answer(C, 0, raw=False)
    other.answer(C, 0, raw=False)
    other.answer(A, 1, raw=True)
    assert list(one.state[0].items()) == list(other.state[0].items())


def test_a_simultaneous_answer_cannot_be_given_twice() -> None:
    game = game_of(at_once)
    game.answer(A, 1, raw=True)
    with pytest.raises(QuestionClosed):
        game.answer(A, 1, raw=False)
    game.answer(C, 0, raw=True)
    assert game.state[0] == {C: True, A: True}


@pytest.mark.parametrize(
    ("seat", "number", "raw", "error"),
    [
        (B, 0, 5, NotYourQuestion),
        (A, 1, 5, QuestionClosed),
        (A, -1, 5, QuestionClosed),
        (A, 0, 10, IllegalAnswer),
        (B, 0, 10, NotYourQuestion),
        (B, 9, 10, QuestionClosed),
    ],
)
def test_a_refusal_says_what_is_wrong_and_no_more(
    seat: Seat, number: int, raw: int, error: type[AnswerRefused]
) -> None:
    game = game_of(one_by_one)
    with pytest.raises(error) as caught:
        game.answer(seat, number, raw)
    assert str(raw) not in str(caught.value)
    assert list(game.open) == [0]
    game.answer(A, 0, 5)
    assert game.state == [5]


def test_a_game_that_was_closed_takes_no_answers() -> None:
    game = game_of(one_by_one)
    game.close()
    with pytest.raises(QuestionClosed):
        game.answer(A, 0, 5)
    assert game.result is None


@pytest.mark.parametrize("seats", [0, 1, 4])
def test_a_game_is_not_set_up_for_too_few_or_too_many(seats: int) -> None:
    with pytest.raises(ValueError, match="test is for 2 to 3 players"):
        game_of(one_by_one, seats)


def test_events_reach_those_they_are_for() -> None:
    async def play(table: Table, _state: list[Any]) -> Result:
        table.tell(everyone=Event(), besides={B: Event()})
        table.whisper({C: Event()})
        await table.ask(A, Confirm())
        return Result((), "over")

    feed = game_of(play).feed
    assert [[len(list(told.heard_by(viewer))) for told in feed] for viewer in (A, B, C, None)] == [
        [1, 0], [2, 0], [1, 1], [1, 0],
    ]  # fmt: skip
    assert feed[1] == Told(None, {C: Event()})


def test_streams_go_on_where_they_were() -> None:
    table = Table(2, bytes(32))
    again = Table(2, bytes(32))
    numbers = [table.stream("dice").below(1000) for _ in range(4)]
    assert [again.stream("dice").below(1000) for _ in range(4)] == numbers
    assert table.stream("dice") is table.stream("dice")
    assert len(set(numbers)) > 1
