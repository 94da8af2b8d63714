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
    ├── UnknownGame                no rules under that key
    └── ContentError               data files that do not add up

No message repeats an answer or an option: they may be somebody's secret.
"""


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


class ReplayError(EngineError):
    """A stored game cannot be rebuilt as it was played."""


class ReplayMismatch(ReplayError):
    """An entry of the journal does not fit the game that was rebuilt up to it.

    Attributes:
        entry: the number of the first entry that does not fit, counted from 0.
        reason: one English clause for hosts, without any secret.
    """

    def __init__(self, entry: int, reason: str) -> None:
        super().__init__(f"journal entry {entry}: {reason}")
        self.entry = entry
        self.reason = reason


class RecordDamaged(ReplayError):
    """A record contradicts itself: seats, seed, commitment or result."""


class UnknownGame(EngineError):
    """There are no rules under that key."""

    def __init__(self, key: str) -> None:
        super().__init__(f"no game is called {key!r}")
        self.key = key


class ContentError(EngineError):
    """A game's data files do not add up."""
