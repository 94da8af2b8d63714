"""Directions, squares, and the board that is printed under the dungeon.

Source: rulebook 3 and "Salas de Torre y Cámara del Tesoro"; component notes, section 2.
"""

from enum import StrEnum
from typing import NamedTuple

ROWS = 10
COLUMNS = 13


class Direction(StrEnum):
    """A side of a square, and the way to the next square on that side."""

    NORTH = "north"
    EAST = "east"
    SOUTH = "south"
    WEST = "west"

    def turned(self, quarters: int) -> "Direction":
        """Return the direction after so many quarter turns clockwise."""
        return COMPASS[(_PLACE[self] + quarters) % 4]

    @property
    def opposite(self) -> "Direction":
        """The other way."""
        return self.turned(2)

    def quarters_to(self, other: "Direction") -> int:
        """Return how many quarter turns clockwise (0 to 3) lead from here to another direction."""
        return (_PLACE[other] - _PLACE[self]) % 4


COMPASS = (Direction.NORTH, Direction.EAST, Direction.SOUTH, Direction.WEST)
_PLACE = {direction: place for place, direction in enumerate(COMPASS)}
_STEPS = dict(zip(COMPASS, ((-1, 0), (0, 1), (1, 0), (0, -1)), strict=True))


class Square(NamedTuple):
    """One square of the board; row 0 is the northernmost, column 0 the westernmost."""

    row: int
    column: int

    def beside(self, direction: Direction) -> "Square":
        """Return the next square that way; it may lie outside the board."""
        down, right = _STEPS[direction]
        return Square(self.row + down, self.column + right)

    @property
    def name(self) -> str:
        """The square's name for players: a letter for the column and a number for the row."""
        return f"{'ABCDEFGHIJKLM'[self.column]}{self.row + 1}"

    @property
    def on_board(self) -> bool:
        """Whether the square lies within the walls of the dungeon."""
        return 0 <= self.row < ROWS and 0 <= self.column < COLUMNS


class Tower(StrEnum):
    """A tower room in a corner of the board."""

    NORTH_WEST = "north-west"
    NORTH_EAST = "north-east"
    SOUTH_EAST = "south-east"
    SOUTH_WEST = "south-west"

    @property
    def square(self) -> Square:
        """Where it stands."""
        return _TOWERS[self]


_TOWERS = {
    Tower.NORTH_WEST: Square(0, 0),
    Tower.NORTH_EAST: Square(0, COLUMNS - 1),
    Tower.SOUTH_EAST: Square(ROWS - 1, COLUMNS - 1),
    Tower.SOUTH_WEST: Square(ROWS - 1, 0),
}
TOWERS = {square: tower for tower, square in _TOWERS.items()}
"""The towers by their squares."""

CHAMBER = (Square(4, 6), Square(5, 6))
"""The treasure chamber: its northern and its southern half."""


class ChamberExit(StrEnum):
    """One of the six exits of the treasure chamber; it is as long as two squares."""

    NORTH = "north"
    NORTH_EAST = "north-east"
    SOUTH_EAST = "south-east"
    SOUTH = "south"
    SOUTH_WEST = "south-west"
    NORTH_WEST = "north-west"

    @property
    def gate(self) -> "Gate":
        """From which half it leads, and which way."""
        return _EXITS[self]


class Gate(NamedTuple):
    """One side of one square, as a way out of it."""

    square: Square
    direction: Direction

    @property
    def beyond(self) -> Square:
        """The square that it leads to."""
        return self.square.beside(self.direction)

    @property
    def other_side(self) -> "Gate":
        """The same edge, seen from the next square."""
        return Gate(self.beyond, self.direction.opposite)


_EXITS = {
    ChamberExit.NORTH: Gate(CHAMBER[0], Direction.NORTH),
    ChamberExit.NORTH_EAST: Gate(CHAMBER[0], Direction.EAST),
    ChamberExit.SOUTH_EAST: Gate(CHAMBER[1], Direction.EAST),
    ChamberExit.SOUTH: Gate(CHAMBER[1], Direction.SOUTH),
    ChamberExit.SOUTH_WEST: Gate(CHAMBER[1], Direction.WEST),
    ChamberExit.NORTH_WEST: Gate(CHAMBER[0], Direction.WEST),
}


def squares_between(one: Square, other: Square) -> int:
    """Return how many steps lie between two squares if nothing is in the way."""
    return abs(one.row - other.row) + abs(one.column - other.column)
