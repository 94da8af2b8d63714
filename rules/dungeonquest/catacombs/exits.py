"""The exit diagram, and where below the board a hero has come to ("Las Catacumbas").

No source gives the diagram but for one example; its numbers are house values (component notes,
section 13) and can be replaced in `data/exits.json`.
"""

from functools import cache
from typing import Annotated, NamedTuple, TypeAlias

from pydantic import Field

from rules.dungeonquest.content import read_data
from rules.dungeonquest.squares import Direction, Square
from rules.engine.errors import ContentError

Row: TypeAlias = Annotated[tuple[int, ...], Field(min_length=10, max_length=10)]
"""Squares to the right of the way, by D10; to the left if below 0."""

STRAIGHT = (0,) * 10


@cache
def exit_rows() -> tuple[Row, ...]:
    """Return the rows of the diagram: the first for one card, the last for all greater numbers.

    Raises:
        ContentError: there is none, or one has not ten numbers.
    """
    rows: tuple[Row, ...] = read_data("exits.json", tuple[Row, ...])
    if not rows:
        raise ContentError("exits.json: there is no row")
    return rows


class Passage(NamedTuple):
    """A way below the board.

    Attributes:
        start: the square where the token lies; ``heading`` the direction of travel.
        forward: squares in that direction, no farther than to the outer wall.
    """

    start: Square
    heading: Direction
    forward: int

    @property
    def row(self) -> Row:
        """The row of the diagram; who cannot go forward does not stray either (ruling 76)."""
        rows = exit_rows()
        return rows[min(self.forward, len(rows)) - 1] if self.forward else STRAIGHT

    def end(self, aside: int) -> tuple[Square, int]:
        """Return where it ends, and how far aside that is: no farther than to the outer wall."""
        square = go(self.start, self.heading, self.forward)[0]
        side = self.heading.turned(1 if aside > 0 else -1)
        square, went = go(square, side, abs(aside))
        return square, went if aside > 0 else -went


def passage(start: Square, heading: Direction, cards: int) -> Passage:
    """Return the way of a hero who has drawn so many cards."""
    return Passage(start, heading, go(start, heading, cards)[1])


def go(square: Square, way: Direction, steps: int) -> tuple[Square, int]:
    """Go so far, but not through the outer wall; return the square and the steps."""
    for step in range(steps):
        if not square.beside(way).on_board:
            return square, step
        square = square.beside(way)
    return square, steps
