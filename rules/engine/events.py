"""Events: what the game master says, in public and in private, side by side."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass
from enum import Enum
from typing import ClassVar, NamedTuple

from rules.engine.seats import Seat


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened. A game's events are frozen dataclasses that derive from it.

    An event holds facts (seats, cards, numbers), never zones or other live parts of the state.
    A class whose public telling makes known what was hidden until then (the turn of a card, the
    result of a die) sets ``reveals``; a private one after which the whole hand is worth a look
    sets ``shows_hand``.
    """

    reveals: ClassVar[bool] = False
    shows_hand: ClassVar[bool] = False


class Told(NamedTuple):
    """One telling: the event for everyone, if any, and what single seats are told besides."""

    everyone: Event | None
    besides: Mapping[Seat, Event]

    def heard_by(self, viewer: Seat | None) -> Iterator[Event]:
        """Yield what a seat hears, or the public if ``viewer`` is None."""
        if self.everyone is not None:
            yield self.everyone
        if viewer is not None and viewer in self.besides:
            yield self.besides[viewer]


def occurrences(event: Event) -> Iterator[str]:
    """Yield the pieces of content that an event shows, as ``Event.field:value``.

    Enum members are content, also inside tuples and nested dataclasses; the bare event name
    is yielded too. The battery compares them with what a game says must occur.
    """
    name = type(event).__name__
    yield name
    for field in fields(event):
        for value in _members(getattr(event, field.name)):
            yield f"{name}.{field.name}:{value.value}"


def _members(value: object) -> Iterator[Enum]:
    if isinstance(value, Enum):
        yield value
    elif isinstance(value, tuple):
        for item in value:
            yield from _members(item)
    elif is_dataclass(value):
        for field in fields(value):
            yield from _members(getattr(value, field.name))
