"""Questions know their own answers: all of them, some at random, and what is none."""

from collections.abc import Iterator
from functools import cache

from hypothesis import given, settings
from hypothesis import strategies as st
from pydantic import JsonValue
from pydantic_core import to_json

from rules.engine.errors import IllegalAnswer
from rules.engine.questions import Question
from rules.engine.randomness import Stream
from tests.battery.games import AnyRulebook, every_game, every_table, games, seat_counts
from tests.battery.play import Run, legal, through_json

MOST_ANSWERS = 2_000
"""Of a question with more answers than that, only these are compared."""


def different_questions(run: Run) -> list[Question[object]]:
    """Play a run to its end and return its questions, each once."""
    run.finish()
    every = {to_json([q.kind, q.shape()]): q for q in (move.asked.question for move in run.moves)}
    return list(every.values())


@cache
def _questions(key: str, seats: int) -> list[Question[object]]:
    return different_questions(Run(games()[key], seats))


def accepted(question: Question[object], raw: object) -> bytes | None:
    """Return what the rules would receive for an answer, or None if it is refused."""
    try:
        return to_json(question.accept(raw))
    except IllegalAnswer:
        return None


@every_table
def test_every_answer_is_legal_and_listed_once(rulebook: AnyRulebook, seats: int) -> None:
    for question in different_questions(Run(rulebook, seats)):
        answers = legal(question, MOST_ANSWERS)
        received = [accepted(question, raw) for raw in answers]
        assert answers, f"{question.kind} has no answer"
        assert None not in received, question.kind
        assert len(set(received)) == len(received), f"{question.kind} lists an answer twice"


@every_table
def test_random_answers_are_among_all_answers(rulebook: AnyRulebook, seats: int) -> None:
    stream = Stream(bytes(32), "samples")
    for question in different_questions(Run(rulebook, seats, 1)):
        answers = legal(question, MOST_ANSWERS)
        received = {accepted(question, raw) for raw in answers}
        for _ in range(20):
            sample = accepted(question, question.sample(stream))
            assert sample is not None
            assert sample in received or len(answers) == MOST_ANSWERS


@every_table
def test_an_answer_means_the_same_after_a_trip_through_json(
    rulebook: AnyRulebook, seats: int
) -> None:
    for question in different_questions(Run(rulebook, seats, 2)):
        for raw in legal(question, MOST_ANSWERS):
            back = through_json(raw)
            assert question.accept(back) == question.accept(raw)
            assert _types(question.accept(back)) == _types(question.accept(raw))


def _types(answer: object) -> object:
    """Return the types in an answer: rules must get enum members and seats, not bare JSON."""
    return [type(part) for part in answer] if isinstance(answer, tuple) else type(answer)


@every_table
def test_questions_that_differ_have_different_fingerprints(
    rulebook: AnyRulebook, seats: int
) -> None:
    moves = Run(rulebook, seats, 3).finish().moves
    assert len({move.asked.fingerprint() for move in moves}) == len(moves)


def _keys(node: JsonValue) -> Iterator[JsonValue]:
    if isinstance(node, list):
        for part in node:
            yield from _keys(part)
    else:
        yield node


def jsons(question: Question[object]) -> st.SearchStrategy[JsonValue]:
    """Return any JSON, with a liking for the question's own words."""
    own = list(dict.fromkeys(_keys(through_json(question.shape()))))
    words: st.SearchStrategy[JsonValue] = st.sampled_from(own or ["nothing"])
    odd: st.SearchStrategy[JsonValue] = st.one_of(
        st.none(), st.booleans(), st.integers(), st.floats(allow_nan=False), st.text(max_size=8)
    )
    leaves = words | odd
    return st.recursive(
        leaves,
        lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=4), inner),
        max_leaves=8,
    ) | st.lists(words, max_size=5)


@every_game
@settings(max_examples=150, derandomize=True, database=None, deadline=None)
@given(data=st.data())
def test_whatever_json_is_accepted_is_one_of_all_answers(
    rulebook: AnyRulebook, data: st.DataObject
) -> None:
    seats = data.draw(st.sampled_from(seat_counts(rulebook)))
    question = data.draw(st.sampled_from(_questions(rulebook.key, seats)))
    answers = legal(question, MOST_ANSWERS)
    raw = data.draw(jsons(question))
    received = accepted(question, raw)
    if received is not None and len(answers) < MOST_ANSWERS:
        assert received in {accepted(question, answer) for answer in answers}
