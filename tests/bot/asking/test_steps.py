"""Steps: drafts lead to every legal answer, and to no other."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import JsonValue

from bot.asking.steps import (
    SELECT_LIMIT,
    Compass,
    Complete,
    Draft,
    Pick,
    PickSeveral,
    TypeNumber,
    chosen,
    next_step,
    onward,
    read_draft,
    stop,
    write_draft,
)
from rules.engine.errors import IllegalAnswer
from rules.engine.questions import Branches, Key, Question
from tests.bot.asking.shapes import (
    Dash,
    Direction,
    Number,
    One,
    Order,
    Some,
    Walk,
    Way,
    YesOrNo,
    questions,
)

DRAFTS = st.lists(st.integers(0, 45), max_size=6).map(tuple)


def answers(question: Question[Any], draft: Draft = ()) -> Iterator[JsonValue]:
    """Yield all answers that can be given by going on from a draft."""
    match next_step(question, draft):
        case Complete(raw):
            yield raw
        case Pick() as step:
            if step.may_stop:
                yield stop(question, draft).raw
            for further in onward(step, draft):
                yield from answers(question, further)
        case PickSeveral(_, options, least, most):
            numbers = [option.number for option in options]
            for size in range(least, most + 1):
                yield from (stop(question, some).raw for some in combinations(numbers, size))
        case TypeNumber(least, most):
            yield from range(least, most + 1)


@given(questions(30))
def test_all_legal_answers_can_be_given_and_no_others(question: Question[Any]) -> None:
    given_so = [question.accept(raw) for raw in answers(question)]
    assert set(given_so) == {question.accept(raw) for raw in question.every()}
    if isinstance(question, Way | Walk | Dash):
        assert len(given_so) == len(set(given_so))


@given(questions(), DRAFTS)
def test_a_draft_is_refused_or_leads_on(question: Question[Any], draft: Draft) -> None:
    try:
        step = next_step(question, draft)
    except IllegalAnswer:
        return
    match step:
        case Complete(raw):
            question.accept(raw)
        case Pick(part, options):
            assert part
            assert options
            next_step(question, (*draft, options[-1].number))
        case PickSeveral(_, options, least, most):
            assert 0 <= least <= most <= len(options) <= SELECT_LIMIT
        case TypeNumber(least, most):
            assert least < most


@given(questions(), DRAFTS, st.integers(0, 99))
def test_nothing_comes_after_a_whole_answer(
    question: Question[Any], draft: Draft, more: int
) -> None:
    try:
        whole = isinstance(next_step(question, draft), Complete)
    except IllegalAnswer:
        return
    if whole:
        with pytest.raises(IllegalAnswer):
            next_step(question, (*draft, more, more))


@given(questions(), DRAFTS)
def test_one_can_stop_only_with_a_legal_answer(question: Question[Any], draft: Draft) -> None:
    try:
        whole = stop(question, draft)
    except IllegalAnswer:
        return
    assert isinstance(question, Some)
    if len(set(draft)) == len(draft):
        question.accept(whole.raw)
    else:
        with pytest.raises(IllegalAnswer):
            question.accept(whole.raw)


@pytest.mark.parametrize(
    ("question", "draft"),
    [
        (One(("a", "b")), (2,)),
        (One(("a", "b")), (-1,)),
        (One(("a", "b")), (0, 0)),
        (YesOrNo(), (2,)),
        (YesOrNo(), (0, 1)),
        (Number(3, 5), (3,)),
        (Number(3, 5), (-1,)),
        (Number(3, 50), (48,)),
        (Some(("a", "b", "c"), 1, 2), (0, 0)),
        (Some(("a", "b", "c"), 1, 2), (0, 1, 2)),
        (Some(("a", "b", "c"), 1, 2), (3,)),
        (Order(("a", "b", "c")), (0, 0)),
        (Order(("a", "b", "c")), (0, 3)),
        (Way({"a": ("b", "c"), "d": None}), (2,)),
        (Way({"a": ("b", "c"), "d": None}), (1, 0)),
        (Way({"a": ("b", "c"), "d": None}), (0, 2)),
        (Way({"a": ("b", "c"), "d": None}), (0, 1, 0)),
    ],
    ids=str,
)
def test_a_draft_that_does_not_fit_is_refused(question: Question[Any], draft: Draft) -> None:
    with pytest.raises(IllegalAnswer):
        next_step(question, draft)


def keys(question: Question[Any], draft: Draft = ()) -> list[Key]:
    """Return the options that come after a draft, of which one is to be picked."""
    step = next_step(question, draft)
    assert isinstance(step, Pick)
    return [option.key for option in step.options]


def test_a_single_way_on_is_gone_by_itself_after_the_first_level() -> None:
    question = Way({"a": {"b": ("c",)}, "d": {"e": None, "f": None}})
    assert next_step(question, (0,)) == Complete(["a", "b", "c"])
    assert keys(question, (1,)) == ["e", "f"]
    assert keys(Way({"a": ("b", "c")})) == ["a"]


def test_an_option_tells_what_comes_with_it() -> None:
    question = Way({"a": {"b": ("c",)}, "d": {"e": None, "f": None}})
    step = next_step(question, ())
    assert isinstance(step, Pick)
    assert [option.ahead for option in step.options] == [(("target", "b"), ("name", "c")), ()]
    assert chosen(question, (0,)) == (("card", "a"), ("target", "b"), ("name", "c"))
    assert chosen(question, (1,)) == (("card", "d"),)


def test_the_last_place_of_an_order_is_filled_by_itself() -> None:
    question = Order(("a", "b", "c"))
    assert keys(question, (2,)) == ["a", "b"]
    assert next_step(question, (2, 0)) == Complete(["c", "a", "b"])


def test_few_are_chosen_at_once_and_many_one_by_one() -> None:
    few = Some(tuple(range(25)), 1, 25)
    many = Some(tuple(range(26)), 0, 2)
    assert isinstance(next_step(few, ()), PickSeveral)
    step = next_step(many, ())
    assert isinstance(step, Pick)
    assert step.may_stop
    assert keys(many, (25,)) == list(range(25))
    assert next_step(many, (25, 3)) == Complete([25, 3])
    assert stop(many, ()) == Complete([])


def test_a_number_is_picked_from_few_and_typed_among_many() -> None:
    assert isinstance(next_step(Number(1, 25), ()), Pick)
    assert next_step(Number(0, 25), ()) == TypeNumber(0, 25)
    assert next_step(Number(3, 5), (2,)) == Complete(5)


@given(st.lists(st.integers(0, 10**9)).map(tuple))
def test_a_draft_is_read_as_it_was_written(draft: Draft) -> None:
    assert read_draft(write_draft(draft)) == draft


NORTH, EAST, SOUTH, WEST = tuple(Direction)[:4]


def compass_of(question: Question[Any], draft: Draft = ()) -> Compass:
    """Return the compass of a step that has one."""
    step = next_step(question, draft)
    assert isinstance(step, Pick)
    assert step.compass is not None
    return step.compass


def test_directions_behind_one_option_are_shown_in_its_place() -> None:
    question = Walk({"move": (NORTH, WEST), "search": None, "wait": None})
    step = next_step(question, ())
    assert isinstance(step, Pick)
    assert [option.key for option in step.beside] == ["search", "wait"]
    (north, west), draft = compass_of(question).options, compass_of(question).draft
    assert next_step(question, (*draft, north.number)) == Complete(["move", "north"])
    assert next_step(question, (*draft, west.number)) == Complete(["move", "west"])


def test_a_single_direction_behind_an_option_is_one_click_too() -> None:
    question = Walk({"wait": None, "move": (SOUTH,)})
    (south,), draft = compass_of(question).options, compass_of(question).draft
    assert south.key == SOUTH
    assert next_step(question, (*draft, south.number)) == Complete(["move", "south"])


@pytest.mark.parametrize(
    "branches",
    [
        {"move": (NORTH, WEST), "look": (EAST, SOUTH)},
        {"move": {NORTH: ("a", "b"), WEST: None}},
        {"move": ("up", "down"), "wait": None},
    ],
    ids=["two options lead to directions", "more comes after them", "they are none"],
)
def test_directions_are_not_shown_in_an_options_place(branches: Branches) -> None:
    step = next_step(Walk(branches), ())
    assert isinstance(step, Pick)
    assert step.compass is None
    assert step.beside == step.options


def test_directions_that_are_not_shown_at_once_are_a_compass_at_their_own_step() -> None:
    question = Walk({"move": (NORTH, WEST, "stairs"), "look": (EAST, SOUTH)})
    shown = compass_of(question, (0,))
    assert shown.lead is None
    assert [option.key for option in shown.others] == ["stairs"]
    assert [option.key for option in compass_of(One((EAST, "stay"))).others] == ["stay"]
