"""The board of Calabozo: its squares, and the walls, doors and secret doors between them.

Source: rulebook, "The Game Board" and "Walls, Doors and Secret Doors"; the map is the one proposed
in the component notes (the rulebook shows none).
"""

from collections.abc import Collection, Iterator, Mapping
from enum import StrEnum
from functools import cache, cached_property
from importlib.resources import files
from typing import Self

from pydantic import BaseModel, ConfigDict, PositiveInt, ValidationError
from pydantic import model_validator as validates

from rules.engine.errors import ContentError

_COLUMNS = "ABCDEFGHIJKLMNOPQ"
_COLUMN = {letter: number for number, letter in enumerate(_COLUMNS)}


class Square(str):
    """A square of the board by its name: a letter for the column, a number for the row.

    ``A1`` is in the top left corner. It is a type of its own so that whoever puts facts into words
    can tell a square from other words.
    """

    __slots__ = ()

    @classmethod
    def at(cls, column: int, row: int) -> Self:
        """Return the square in a column and a row, both counted from 0."""
        return cls(f"{_COLUMNS[column]}{row + 1}")

    @property
    def column(self) -> int:
        """The column, counted from 0."""
        return _COLUMN[self[0]]

    @property
    def row(self) -> int:
        """The row, counted from 0."""
        return int(self[1:]) - 1


class Ground(StrEnum):
    """What a square is."""

    HALL = "hall"
    CORRIDOR = "corridor"
    CELL = "cell"
    TOWER = "tower"
    UNDERWORLD = "underworld"


class Edge(StrEnum):
    """What lies between two neighbouring squares."""

    OPEN = "open"
    DOOR = "door"
    SECRET_DOOR = "secret-door"  # noqa: S105  a door
    WALL = "wall"


_GROUNDS = {
    "H": Ground.HALL,
    ".": Ground.CORRIDOR,
    "c": Ground.CELL,
    "T": Ground.TOWER,
    "U": Ground.UNDERWORLD,
}
_ROCK = "#"
_EDGES = {
    " ": Edge.OPEN,
    "D": Edge.DOOR,
    "S": Edge.SECRET_DOOR,
    "|": Edge.WALL,
    "-": Edge.WALL,
}
_FREE = (Edge.OPEN, Edge.DOOR)


class _Totals(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")

    halls: PositiveInt
    corridors: PositiveInt
    cells: PositiveInt
    towers: PositiveInt
    underworlds: PositiveInt
    open: PositiveInt
    doors: PositiveInt
    secret_doors: PositiveInt
    walls: PositiveInt


class Board(BaseModel):
    """The board, read from a drawing of it and checked against what is known of it.

    Attributes:
        columns: width in squares.
        rows: height in squares.
        totals: how many squares and edges there are of each kind.
        towers: the towers, in their order.
        underworlds: the Underworlds; of two that are equally near, the first counts.
        drawing: lines of text. A square is drawn every fourth place of every second line; between
            two of them stands what divides them.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    columns: PositiveInt
    rows: PositiveInt
    totals: _Totals
    towers: tuple[str, ...]
    underworlds: tuple[str, ...]
    drawing: tuple[str, ...]

    @validates(mode="after")
    def _is_complete(self) -> Self:
        width, height = 4 * self.columns + 1, 2 * self.rows + 1
        if len(self.drawing) != height or any(len(line) != width for line in self.drawing):
            raise ValueError(f"the drawing is not {width} times {height}")
        if tuple(line[::-1] for line in reversed(self.drawing)) != self.drawing:
            raise ValueError("the drawing is another one when it is turned by 180 degrees")
        grounds, edges = list(self.grounds.values()), list(self.edges.values())
        counted = {
            "halls": grounds.count(Ground.HALL),
            "corridors": grounds.count(Ground.CORRIDOR),
            "cells": grounds.count(Ground.CELL),
            "towers": grounds.count(Ground.TOWER),
            "underworlds": grounds.count(Ground.UNDERWORLD),
            "open": edges.count(Edge.OPEN),
            "doors": edges.count(Edge.DOOR),
            "secret_doors": edges.count(Edge.SECRET_DOOR),
            "walls": edges.count(Edge.WALL),
        }
        if counted != self.totals.model_dump():
            raise ValueError(f"the drawing has {counted}, the board {self.totals}")
        for ground, names in (
            (Ground.TOWER, self.towers),
            (Ground.UNDERWORLD, self.underworlds),
        ):
            if sorted(names) != sorted(self.all_of(ground)):
                raise ValueError(f"{names} are not the squares of {ground}")
        apart = set(self.grounds) - set(self.steps_from(self.hall, any_door=False))
        if apart != set(self.underworlds):
            raise ValueError(f"{apart} cannot be reached without secret doors")
        if set(self.steps_from(self.hall, any_door=True)) != set(self.grounds):
            raise ValueError("an Underworld cannot be reached")
        return self

    @cached_property
    def grounds(self) -> Mapping[Square, Ground]:
        """What each square is, in reading order. Rock is no square."""
        return {
            Square.at(column, row): _GROUNDS[mark]
            for row in range(self.rows)
            for column in range(self.columns)
            if (mark := self.drawing[2 * row + 1][4 * column + 2]) != _ROCK
        }

    @cached_property
    def edges(self) -> Mapping[tuple[Square, Square], Edge]:
        """What lies between two neighbours; the one to the left or above comes first."""
        return dict(self._edges())

    def _edges(self) -> Iterator[tuple[tuple[Square, Square], Edge]]:
        for square in self.grounds:
            column, row = square.column, square.row
            for right, down in ((1, 0), (0, 1)):
                if column + right == self.columns or row + down == self.rows:
                    continue
                other = Square.at(column + right, row + down)
                if other in self.grounds:
                    mark = self.drawing[2 * row + 1 + down][4 * column + 2 + 2 * right]
                    yield (square, other), _EDGES[mark]

    @cached_property
    def squares(self) -> tuple[Square, ...]:
        """All squares, in reading order."""
        return tuple(self.grounds)

    @cached_property
    def place(self) -> Mapping[Square, int]:
        """By square, its place in reading order."""
        return {square: place for place, square in enumerate(self.squares)}

    @cached_property
    def tower_squares(self) -> tuple[Square, ...]:
        """The towers, in their order."""
        return tuple(map(Square, self.towers))

    @cached_property
    def hall(self) -> Square:
        """The Main Hall."""
        return next(iter(self.all_of(Ground.HALL)))

    @cached_property
    def lairs(self) -> tuple[Square, ...]:
        """The cells and the towers, in reading order."""
        return tuple(
            square
            for square, ground in self.grounds.items()
            if ground in {Ground.CELL, Ground.TOWER}
        )

    @cached_property
    def shared(self) -> frozenset[Square]:
        """The squares that hold any number of adventurers.

        Source: rulebook, "Main Hall"; ruling 14 for the Underworlds.
        """
        return frozenset((self.hall, *map(Square, self.underworlds)))

    @cached_property
    def ways(self) -> Mapping[Square, tuple[Square, ...]]:
        """By square, the neighbours without a wall or a secret door between.

        A door may be crossed from both sides (ruling 21).
        """
        return self._neighbours(_FREE)

    @cached_property
    def secret(self) -> Mapping[Square, tuple[Square, ...]]:
        """By square, the neighbours behind a secret door."""
        return self._neighbours((Edge.SECRET_DOOR,))

    @cached_property
    def all_ways(self) -> Mapping[Square, tuple[Square, ...]]:
        """By square, the neighbours without a wall between."""
        return {square: (*self.ways[square], *self.secret[square]) for square in self.squares}

    def _neighbours(self, kinds: Collection[Edge]) -> Mapping[Square, tuple[Square, ...]]:
        found: dict[Square, list[Square]] = {square: [] for square in self.grounds}
        for (one, other), edge in self.edges.items():
            if edge in kinds:
                found[one].append(other)
                found[other].append(one)
        return {square: tuple(others) for square, others in found.items()}

    def all_of(self, ground: Ground) -> tuple[Square, ...]:
        """Return the squares of one kind, in reading order."""
        return tuple(square for square, kind in self.grounds.items() if kind is ground)

    def edge(self, one: Square, other: Square) -> Edge | None:
        """Return what lies between two squares; None if they are no neighbours."""
        return self.edges.get((one, other)) or self.edges.get((other, one))

    def steps_from(self, start: Square, *, any_door: bool) -> Mapping[Square, int]:
        """Return how many steps lead to each square that can be reached; figures do not count.

        Args:
            start: where the way begins.
            any_door: secret doors are passed like others.
        """
        ways = self.all_ways if any_door else self.ways
        steps = {start: 0}
        queue = [start]
        for square in queue:
            for other in ways[square]:
                if other not in steps:
                    steps[other] = steps[square] + 1
                    queue.append(other)
        return steps

    @cached_property
    def nearest_underworld(self) -> Mapping[Square, Square]:
        """By square, the Underworld that is fewest steps away (ruling 17)."""
        steps = {
            Square(name): self.steps_from(Square(name), any_door=True) for name in self.underworlds
        }
        return {square: min(steps, key=lambda one: steps[one][square]) for square in self.squares}


@cache
def board() -> Board:
    """Return the board.

    Raises:
        ContentError: the data file does not add up.
    """
    return read_board(files(__package__).joinpath("data", "board.json").read_bytes())


def read_board(text: str | bytes) -> Board:
    """Read a board from JSON.

    Raises:
        ContentError: it does not add up.
    """
    try:
        return Board.model_validate_json(text)
    except (ValidationError, KeyError) as error:
        raise ContentError(f"board.json: {error}") from error
