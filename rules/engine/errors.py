"""What can go wrong in the engine.

::

    EngineError
    ├── AnswerRefused              an answer that changes nothing
    │   ├── QuestionClosed         answered already, or never asked
    │   ├── NotYourQuestion        another seat was asked
    │   └── IllegalAnswer          not among what the question allows
    ├── ReplayError                a journal that no longer fits the rules
    │   ├── ReplayMismatch         an entry does not fit the question it answers
    │   └── RecordDamaged          seed, commitment, seats or result contradict each other
    ├── CannotUndo                 what cannot be taken back, and why
    ├── UnknownGame                no rules under that key
    └── ContentError               data files that do not add up

No message repeats an answer or an option: they may be somebody's secret.
"""

from enum import StrEnum


class EngineError(Exception):
    """The root of all errors that the engine raises on purpose."""


class AnswerRefused(EngineError):
    """An answer was refused; the game is exactly as it was."""


class QuestionClosed(AnswerRefused):
    """The question was answered before, or was never asked."""

    def __init__(self, number: int) -> None:
        super().__init__(f"question {number} is not open")
        self.number = number


class NotYourQuestion(AnswerRefused):
    """The question was put to another seat."""

    def __init__(self, number: int) -> None:
        super().__init__(f"question {number} was put to another seat")
        self.number = number


class IllegalAnswer(AnswerRefused):
    """The answer is not one that the question allows."""

    def __init__(self, kind: str) -> None:
        super().__init__(f"not an answer to {kind}")
        self.kind = kind


class Misfit(StrEnum):
    """What does not fit where a kept game is played again."""

    GAME = "game"
    """It is a game of other rules."""
    VERSION = "version"
    """It was played by another version of the rules."""
    SET_UP = "set-up"
    """No such game can be set up."""
    COMMITMENT = "commitment"
    """The seed is not the one that was committed to."""
    HEAD = "head"
    """What it was set up from is not what was sealed."""
    CHANGED = "changed"
    """An entry is not the one that was sealed."""
    LACKING = "lacking"
    """An entry that was sealed is not there."""
    UNREADABLE = "unreadable"
    """An entry cannot be read."""
    CLOSED = "closed"
    """The question was not open."""
    QUESTION = "question"
    """The question is not the one that was answered."""
    SEAT = "seat"
    """The question was put to another seat."""
    ILLEGAL = "illegal"
    """The answer is not one that the question allows."""
    BROKEN = "broken"
    """The rules broke."""
    NO_SEAT = "no-seat"
    """There is no such seat."""
    OVER = "over"
    """The rules had ended the game before."""
    TOLD = "told"
    """The rules tell something else than was told."""
    RESULT = "result"
    """The result is not the one that was announced."""


class ReplayError(EngineError):
    """A stored game cannot be rebuilt as it was played.

    Attributes:
        misfit: what is wrong.
        reason: one English clause for hosts, without any secret.
        expected: what should stand there, in short; empty where there is nothing to say.
        found: what stands there.
    """

    def __init__(
        self, text: str, reason: str, misfit: Misfit, expected: str = "", found: str = ""
    ) -> None:
        compared = f" (expected {expected}, found {found})" if expected or found else ""
        super().__init__(text + compared)
        self.misfit = misfit
        self.reason = reason
        self.expected = expected
        self.found = found


class ReplayMismatch(ReplayError):
    """An entry of the journal does not fit the game that was rebuilt up to it.

    Attributes:
        entry: the number of the first entry that does not fit, counted from 0.
    """

    def __init__(
        self, entry: int, reason: str, misfit: Misfit, expected: str = "", found: str = ""
    ) -> None:
        super().__init__(f"journal entry {entry}: {reason}", reason, misfit, expected, found)
        self.entry = entry


class RecordDamaged(ReplayError):
    """A record contradicts itself: seats, seed, commitment or result."""

    def __init__(self, reason: str, misfit: Misfit, expected: str = "", found: str = "") -> None:
        super().__init__(reason, reason, misfit, expected, found)


class Barrier(StrEnum):
    """Why an answer cannot be taken back."""

    NOTHING = "nothing"
    """The seat has given no answer that still stands."""
    CHANCE = "chance"
    """A die was rolled or something shuffled since."""
    REVEALED = "revealed"
    """Something that was hidden became known since, to all or to a seat."""
    SEATS = "seats"
    """A seat changed hands since, or an answer's time ran out."""


class CannotUndo(EngineError):
    """An answer cannot be taken back.

    Attributes:
        barrier: what stands in the way.
    """

    def __init__(self, barrier: Barrier) -> None:
        super().__init__(f"cannot be taken back: {barrier}")
        self.barrier = barrier


class UnknownGame(EngineError):
    """There are no rules under that key."""

    def __init__(self, key: str) -> None:
        super().__init__(f"no game is called {key!r}")
        self.key = key


class ContentError(EngineError):
    """A game's data files do not add up."""
