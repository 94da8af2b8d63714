"""Zones: where cards and tokens lie, and who may see them."""

from collections.abc import Iterable, Iterator
from typing import Generic, TypeVar

from rules.engine.randomness import Stream
from rules.engine.seats import Seat

T = TypeVar("T")

EVERYONE = None
"""For ``Zone.seers``: all seats and the public."""

NOBODY: frozenset[Seat] = frozenset()
"""For ``Zone.seers``: not even the seat it belongs to."""


class Zone(Generic[T]):
    """An ordered pile of cards or tokens; the last one is the top.

    Args:
        name: unique within the game, such as ``"deck"`` or ``"hand/0"``.
        seers: who may look: ``EVERYONE``, ``NOBODY``, or a set of seats.
        back: what the items' backs look like. Items with the same back cannot be told apart by
            those who do not see them.
    """

    __slots__ = ("back", "items", "name", "seers")

    def __init__(
        self,
        name: str,
        items: Iterable[T] = (),
        *,
        seers: frozenset[Seat] | None = NOBODY,
        back: str = "card",
    ) -> None:
        self.name = name
        self.items = list(items)
        self.seers = seers
        self.back = back

    def __len__(self) -> int:
        return len(self.items)

    def __iter__(self) -> Iterator[T]:
        return iter(self.items)

    def __contains__(self, item: object) -> bool:
        return item in self.items

    def open_to(self, viewer: Seat | None) -> bool:
        """Tell whether ``viewer`` (None: the public) may see what lies here."""
        return self.seers is None or viewer in self.seers

    def shown_to(self, viewer: Seat | None) -> tuple[T, ...]:
        """Return the items, or nothing at all to those who may not see them."""
        return tuple(self.items) if self.open_to(viewer) else ()

    def put(self, item: T) -> None:
        """Lay an item on top."""
        self.items.append(item)

    def put_under(self, item: T) -> None:
        """Lay an item at the bottom."""
        self.items.insert(0, item)

    def take(self, item: T) -> T:
        """Take out one copy of an item.

        Raises:
            ValueError: there is none.
        """
        return self.items.pop(self.items.index(item))

    def draw(self) -> T:
        """Take the top item.

        Raises:
            IndexError: the zone is empty.
        """
        return self.items.pop()

    def take_all(self) -> list[T]:
        """Empty the zone and return what lay in it, bottom first."""
        taken = self.items.copy()
        self.items.clear()
        return taken

    def shuffle(self, stream: Stream) -> None:
        """Shuffle the zone."""
        stream.shuffle(self.items)
