"""The table that rules sit at: seats to ask, events to tell, zones, dice."""

from collections.abc import Generator, Iterable, Mapping
from types import coroutine
from typing import Any, TypeVar

from rules.engine.events import Event, Told
from rules.engine.questions import Question
from rules.engine.randomness import Stream
from rules.engine.seats import Seat
from rules.engine.zones import NOBODY, Zone

A = TypeVar("A")
T = TypeVar("T")

_NOTHING_BESIDES: Mapping[Seat, Event] = {}


class Asked:
    """What a game's coroutine yields: the questions it waits for, and whether they go together."""

    __slots__ = ("questions", "together")

    def __init__(
        self, questions: tuple[tuple[Seat, Question[Any]], ...], *, together: bool
    ) -> None:
        self.questions = questions
        self.together = together


class Table:
    """What the engine offers to a game's rules; one for each game."""

    def __init__(self, seats: int, seed: bytes) -> None:
        self.seats = tuple(Seat(number) for number in range(seats))
        self.zones: dict[str, Zone[Any]] = {}
        self.feed: list[Told] = []
        self._seed = seed
        self._streams: dict[str, Stream] = {}

    @coroutine
    def ask(self, seat: Seat, question: Question[A]) -> Generator[Asked, Any, A]:
        """Ask one seat and wait for its answer.

        Who else learns the answer, and when, is for the events that follow to say.
        """
        answer: A = yield Asked(((seat, question),), together=False)
        return answer

    @coroutine
    def ask_all(
        self, questions: Mapping[Seat, Question[A]]
    ) -> Generator[Asked, Any, dict[Seat, A]]:
        """Ask several seats at once and wait for all; no answer shows before the last is in."""
        if not questions:
            return {}
        answers: dict[Seat, A] = yield Asked(tuple(questions.items()), together=True)
        return {seat: answers[seat] for seat in questions}

    def tell(self, *, everyone: Event, besides: Mapping[Seat, Event] = _NOTHING_BESIDES) -> None:
        """Tell all, and tell single seats what only they may know besides."""
        self.feed.append(Told(everyone, besides))

    def whisper(self, besides: Mapping[Seat, Event]) -> None:
        """Tell single seats, and nobody else that they were told."""
        self.feed.append(Told(None, besides))

    def stream(self, name: str) -> Stream:
        """Return the game's random stream for one purpose, the same at each call."""
        stream = self._streams.get(name)
        if stream is None:
            stream = self._streams[name] = Stream(self._seed, name)
        return stream

    @property
    def chance_used(self) -> int:
        """How much was taken from all streams so far; it only grows."""
        return sum(stream.used for stream in self._streams.values())

    def zone(
        self,
        name: str,
        items: Iterable[T] = (),
        *,
        seers: frozenset[Seat] | None = NOBODY,
        back: str = "card",
    ) -> Zone[T]:
        """Lay out a new zone; see `Zone`.

        Raises:
            ValueError: the name is taken.
        """
        if name in self.zones:
            raise ValueError(f"there is a zone {name!r} already")
        zone = Zone(name, items, seers=seers, back=back)
        self.zones[name] = zone
        return zone
