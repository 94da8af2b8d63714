"""The shapes of questions: what they accept, and what they are known by."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar

import pytest

from rules.engine.errors import IllegalAnswer
from rules.engine.questions import (
    Arrange,
    ChooseNumber,
    ChooseOne,
    ChoosePath,
    ChooseSome,
    Confirm,
    OpenQuestion,
    Question,
)
from rules.engine.randomness import Stream
from rules.engine.seats import Seat

TREE = ChoosePath({"go": {Seat(0): ("up", "down"), Seat(1): ("up",)}, "stay": None})
LEGAL: list[tuple[Question[Any], list[Any]]] = [
    (TREE, [["go", 0, "up"], ["go", 0, "down"], ["go", 1, "up"], ["stay"]]),
    (ChooseOne(("sun", "moon", 7)), ["sun", "moon", 7]),
    (Confirm(), [True, False]),
    (ChooseNumber(-1, 2), [-1, 0, 1, 2]),
    (ChooseSome(("a", "b", "c"), 0, 2),
     [[], ["a"], ["b"], ["c"], ["a", "b"], ["a", "c"], ["b", "c"]]),
    (Arrange(("a", "b", 3)),
     [["a", "b", 3], ["a", 3, "b"], ["b", "a", 3], ["b", 3, "a"], [3, "a", "b"], [3, "b", "a"]]),
]  # fmt: skip

ILLEGAL: list[tuple[Question[Any], list[Any]]] = [
    (TREE, [
        [], ["go"], ["go", 0], ["go", 0, "up", "up"], ["stay", "up"], ["go", 1, "down"],
        ["go", "0", "up"], ["go", False, "up"], ["go", 0.0, "up"], ["up"], "stay", {"go": 0},
        [["stay"]], [None], ["go", [0], "up"],
    ]),
    (ChooseOne(("sun", 1)), ["SUN", "", 0, "1", True, 1.0, ["sun"], None, {}, 10**30]),
    (Confirm(), [0, 1, "true", None, [], [True], 1.0]),
    (ChooseNumber(0, 9), [-1, 10, 1.0, "1", True, False, None, [1], 10**30]),
    (ChooseSome(("a", "b", 1), 1, 2), [
        [], ["a", "a"], ["a", "b", 1], ["c"], "a", "ab", {"a": 1}, [True], [1.0], [["a"]], None, 1,
    ]),
    (Arrange(("a", 1)), [["a"], ["a", "a"], ["a", 1, 1], ["a", True], "a1", None, ["a", "1"], []]),
]  # fmt: skip


@pytest.mark.parametrize(("question", "answers"), LEGAL)
def test_every_lists_all_answers_and_all_are_accepted(
    question: Question[Any], answers: list[Any]
) -> None:
    assert list(question.every()) == answers
    for raw in answers:
        received = question.accept(raw)
        assert (list(received) if isinstance(received, tuple) else received) == raw


@pytest.mark.parametrize(("question", "answers"), ILLEGAL)
def test_whatever_else_is_refused(question: Question[Any], answers: list[Any]) -> None:
    for raw in answers:
        with pytest.raises(IllegalAnswer):
            question.accept(raw)


@pytest.mark.parametrize(("question", "answers"), LEGAL)
def test_samples_reach_all_answers_and_nothing_else(
    question: Question[Any], answers: list[Any]
) -> None:
    stream = Stream(bytes(32), "samples")
    received = {question.accept(question.sample(stream)) for _ in range(400)}
    assert received == {question.accept(raw) for raw in answers}


def test_rules_receive_the_question_s_own_keys() -> None:
    _, seat, _ = TREE.accept(["go", 1, "up"])
    assert type(seat) is Seat


def test_a_choice_of_some_has_no_order_and_an_arrangement_has() -> None:
    some, order = ChooseSome(("a", "b", "c"), 2, 2), Arrange(("a", "b", "c"))
    assert some.accept(["c", "a"]) == ("a", "c")
    assert order.accept(["c", "a", "b"]) == ("c", "a", "b")


@pytest.mark.parametrize(
    "make",
    [
        lambda: ChooseOne(()),
        lambda: ChoosePath({}),
        lambda: ChooseNumber(4, 3),
        lambda: ChooseSome(("a", "b"), 0, 0),
        lambda: ChooseSome(("a", "b"), 1, 3),
        lambda: ChooseSome(("a", "b"), 2, 1),
        lambda: Arrange(("a",)),
    ],
)
def test_a_question_that_leaves_nothing_to_choose_cannot_be_made(
    make: Callable[[], Question[Any]],
) -> None:
    with pytest.raises(ValueError, match="nothing to choose"):
        make()


@dataclass(frozen=True, slots=True)
class Ask(ChooseOne):
    """A question that tells something besides its options."""

    kind: ClassVar[str] = "test-ask"
    about: str = ""


@dataclass(frozen=True, slots=True)
class AskAloud(Ask):
    """The same, with an answer that all may learn."""

    kind: ClassVar[str] = "test-ask-aloud"
    public: ClassVar[bool] = True


def test_a_fingerprint_tells_apart_whatever_differs() -> None:
    a, b = Seat(0), Seat(1)
    asked = [
        OpenQuestion(0, a, Ask(("x", "y"), "sun")),
        OpenQuestion(1, a, Ask(("x", "y"), "sun")),
        OpenQuestion(0, b, Ask(("x", "y"), "sun")),
        OpenQuestion(0, a, Ask(("y", "x"), "sun")),
        OpenQuestion(0, a, Ask(("x", "y"), "moon")),
        OpenQuestion(0, a, AskAloud(("x", "y"), "sun")),
        OpenQuestion(0, a, ChoosePath({"1": None})),
        OpenQuestion(0, a, ChoosePath({1: None})),
        OpenQuestion(0, a, ChoosePath({1: ("2",)})),
        OpenQuestion(0, a, ChoosePath({1: {"2": None}, 3: None})),
    ]
    assert len({one.fingerprint() for one in asked}) == len(asked)
    again = OpenQuestion(0, a, Ask(("x", "y"), "sun"))
    assert again.fingerprint() == asked[0].fingerprint()


def test_fingerprints_are_frozen() -> None:
    """Stored games hold them: a change of the formula would freeze every game in play."""
    assert OpenQuestion(3, Seat(1), Ask(("x", 2), "sun")).fingerprint() == "6ba7d0a97f1c5151"
    assert OpenQuestion(0, Seat(0), TREE).fingerprint() == "0a82709858c3dbdc"


def test_an_answer_is_secret_unless_its_question_says_otherwise() -> None:
    assert Ask(("x",)).shown("x") is None
    assert AskAloud(("x",)).shown("x") == "x"


@dataclass(frozen=True, slots=True)
class AskLater(Ask):
    """The same class after a field was added, with a default."""

    kind: ClassVar[str] = Ask.kind
    loud: bool = False


def test_a_field_that_a_class_got_later_counts_only_where_it_is_used() -> None:
    before, after = (
        OpenQuestion(3, Seat(1), ask).fingerprint()
        for ask in (Ask(("x", 2), "sun"), AskLater(("x", 2), "sun"))
    )
    assert after == before
    used = OpenQuestion(3, Seat(1), AskLater(("x", 2), "sun", loud=True))
    assert used.fingerprint() != before
