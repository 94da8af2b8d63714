"""A live game: a coroutine between two answers."""

from typing import Any

from pydantic import BaseModel, JsonValue

from rules.engine.errors import NotYourQuestion, QuestionClosed
from rules.engine.events import Told
from rules.engine.questions import OpenQuestion
from rules.engine.rulebook import Result, Rulebook
from rules.engine.seats import Seat
from rules.engine.table import Table


class Game:
    """Drives one game's coroutine: set up at once, then one answer after another.

    Args:
        rulebook: the game's rules.
        seats: the number of players, within ``rulebook.seats``.
        seed: 32 bytes that all dice and shuffles derive from.
        options: as ``rulebook.options``, or its defaults.

    Attributes:
        table: zones and feed; for tests and for `rules.engine` only.
        state: what the rules keep.
        open: the questions that wait for an answer, by number.
        result: how the game ended, or None.

    Raises:
        ValueError: so many cannot play.
    """

    __slots__ = (
        "_answers", "_coroutine", "_next_number", "_together",
        "open", "result", "rulebook", "state", "table",
    )  # fmt: skip

    def __init__(
        self,
        rulebook: Rulebook[Any, Any, Any],
        seats: int,
        seed: bytes,
        options: BaseModel | None = None,
    ) -> None:
        least, most = rulebook.seats
        if not least <= seats <= most:
            raise ValueError(f"{rulebook.key} is for {least} to {most} players")
        self.rulebook = rulebook
        self.table = Table(seats, seed)
        self.state = rulebook.set_up(self.table, options or rulebook.options())
        self.open: dict[int, OpenQuestion] = {}
        self.result: Result | None = None
        self._answers: dict[Seat, Any] = {}
        self._together = False
        self._next_number = 0
        self._coroutine = rulebook.play(self.table, self.state)
        self._advance(None)

    @property
    def feed(self) -> list[Told]:
        """All that was told so far, in order."""
        return self.table.feed

    @property
    def round_size(self) -> int:
        """How many seats are being asked at once, those that have answered included."""
        return len(self.open) + len(self._answers)

    def view(self, viewer: Seat | None) -> Any:
        """Return what a seat sees, or the public if ``viewer`` is None."""
        return self.rulebook.view(self.state, viewer)

    def answer(self, seat: Seat, number: int, raw: JsonValue) -> None:
        """Take one answer and play on to the next question or to the end.

        Raises:
            QuestionClosed: that question is not open.
            NotYourQuestion: it was put to another seat.
            IllegalAnswer: the answer is none of the legal ones. In all three cases nothing
                has changed.
        """
        asked = self.open.get(number)
        if asked is None:
            raise QuestionClosed(number)
        if asked.seat != seat:
            raise NotYourQuestion(number)
        answer = asked.question.accept(raw)
        del self.open[number]
        if not self._together:
            self._advance(answer)
            return
        self._answers[asked.seat] = answer
        if not self.open:
            answers, self._answers = self._answers, {}
            self._advance(answers)

    def _advance(self, answer: Any) -> None:
        try:
            asked = self._coroutine.send(answer)
        except StopIteration as end:
            self.result = end.value
            return
        self._together = asked.together
        number = self._next_number
        for seat, question in asked.questions:
            self.open[number] = OpenQuestion(number, seat, question)
            number += 1
        self._next_number = number

    def close(self) -> None:
        """Abandon the game; it can no longer be answered."""
        self.open.clear()
        self._coroutine.close()
