"""The board of Cave Troll: rooms, stairs and pits, with the doors and walls between them.

Source: rulebook, "Movement"; the layout is the one proposed in the component notes (the
rulebook shows no map).
"""

from collections.abc import Iterator, Mapping
from enum import StrEnum
from functools import cache, cached_property
from importlib.resources import files
from typing import Self, TypeAlias

from pydantic import BaseModel, ConfigDict, NonNegativeInt, PositiveInt, ValidationError
from pydantic import model_validator as validates

from rules.engine.errors import ContentError

ROOM_LIMIT = 5
"""Characters that a room holds; stairs and pits hold any number."""

ROOM_VALUES = range(1, 6)
"""What may be printed in a room, in gold."""


class Space(StrEnum):
    """A space of the board."""

    ROOM_01 = "room-01"
    ROOM_02 = "room-02"
    ROOM_03 = "room-03"
    ROOM_04 = "room-04"
    ROOM_05 = "room-05"
    ROOM_06 = "room-06"
    ROOM_07 = "room-07"
    ROOM_08 = "room-08"
    ROOM_09 = "room-09"
    ROOM_10 = "room-10"
    ROOM_11 = "room-11"
    ROOM_12 = "room-12"
    ROOM_13 = "room-13"
    ROOM_14 = "room-14"
    ROOM_15 = "room-15"
    ROOM_16 = "room-16"
    ROOM_17 = "room-17"
    ROOM_18 = "room-18"
    ROOM_19 = "room-19"
    ROOM_20 = "room-20"
    ROOM_21 = "room-21"
    ROOM_22 = "room-22"
    ROOM_23 = "room-23"
    ROOM_24 = "room-24"
    ROOM_25 = "room-25"
    ROOM_26 = "room-26"
    ROOM_27 = "room-27"
    ROOM_28 = "room-28"
    ROOM_29 = "room-29"
    ROOM_30 = "room-30"
    ROOM_31 = "room-31"
    ROOM_32 = "room-32"
    ROOM_33 = "room-33"
    STAIRS_1 = "stairs-1"
    STAIRS_2 = "stairs-2"
    STAIRS_3 = "stairs-3"
    STAIRS_4 = "stairs-4"
    PIT_1 = "pit-1"
    PIT_2 = "pit-2"
    PIT_3 = "pit-3"


SPACES = tuple(Space)
ROOMS = tuple(space for space in SPACES if space.startswith("room-"))
STAIRS = tuple(space for space in SPACES if space.startswith("stairs-"))
PITS = tuple(space for space in SPACES if space.startswith("pit-"))
_ROOMS, _PITS = frozenset(ROOMS), frozenset(PITS)

Cell: TypeAlias = tuple[NonNegativeInt, NonNegativeInt]
"""A square of the grid that the board is drawn on: column and row, from the top left."""


def is_room(space: Space) -> bool:
    """Tell whether a space is a room, and neither stairs nor a pit."""
    return space in _ROOMS


def is_pit(space: Space) -> bool:
    """Tell whether a space is a pit, which no hero can occupy."""
    return space in _PITS


class SpaceData(BaseModel):
    """One space of the board.

    Attributes:
        gold: the value printed in a room; 0 for stairs and pits.
        cells: the squares of the grid that it covers.
        doors: the spaces next to it through a door.
        walls: the spaces that it touches behind a wall.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    gold: NonNegativeInt
    cells: tuple[Cell, ...]
    doors: tuple[Space, ...]
    walls: tuple[Space, ...]

    @property
    def centre(self) -> tuple[float, float]:
        """The middle of its squares, in columns and rows."""
        count = len(self.cells)
        column = sum(column for column, _ in self.cells) / count
        row = sum(row for _, row in self.cells) / count
        return column + 0.5, row + 0.5


class _Totals(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")

    rooms: PositiveInt
    stairs: PositiveInt
    pits: PositiveInt
    doors: PositiveInt
    walls: PositiveInt
    gold: PositiveInt


class Board(BaseModel):
    """The board; checked against its totals, and against its own drawing.

    Attributes:
        columns: width of the grid that the spaces are drawn on.
        rows: height of that grid.
        totals: how many there are of everything.
        spaces: all spaces; their squares tile the grid.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    columns: PositiveInt
    rows: PositiveInt
    totals: _Totals
    spaces: dict[Space, SpaceData]

    @validates(mode="after")
    def _is_complete(self) -> Self:
        if set(self.spaces) != set(Space):
            raise ValueError("a space is missing")
        counted = {
            "rooms": len(ROOMS),
            "stairs": len(STAIRS),
            "pits": len(PITS),
            "doors": len(self.pairs("doors")),
            "walls": len(self.pairs("walls")),
            "gold": sum(one.gold for one in self.spaces.values()),
        }
        if counted != self.totals.model_dump():
            raise ValueError(f"the board counts {counted}, not {self.totals}")
        return self

    @validates(mode="after")
    def _has_values_in_rooms(self) -> Self:
        for space, one in self.spaces.items():
            if one.gold not in (ROOM_VALUES if is_room(space) else (0,)):
                raise ValueError(f"{space} cannot be worth {one.gold}")
        return self

    @validates(mode="after")
    def _is_symmetric(self) -> Self:
        for space, one in self.spaces.items():
            if not one.doors or space in one.doors + one.walls or set(one.doors) & set(one.walls):
                raise ValueError(f"{space} has no door, or touches a space in two ways")
            for other in one.doors:
                if space not in self.spaces[other].doors:
                    raise ValueError(f"the door between {space} and {other} has one side only")
            for other in one.walls:
                if space not in self.spaces[other].walls:
                    raise ValueError(f"the wall between {space} and {other} has one side only")
        return self

    @validates(mode="after")
    def _is_tiled(self) -> Self:
        squares = [cell for one in self.spaces.values() for cell in one.cells]
        grid = {(column, row) for column in range(self.columns) for row in range(self.rows)}
        if len(squares) != len(grid) or set(squares) != grid:
            raise ValueError("the spaces do not tile the grid")
        touching = {frozenset((self._at[a], self._at[b])) for a, b in self._neighbours()}
        touching = {pair for pair in touching if len(pair) > 1}
        if touching != self.pairs("doors") | self.pairs("walls"):
            raise ValueError("spaces that touch have neither door nor wall, or others have one")
        return self

    @validates(mode="after")
    def _is_connected(self) -> Self:
        reached, ahead = set[Space](), [STAIRS[0]]
        while ahead:
            space = ahead.pop()
            if space not in reached and not is_pit(space):
                reached.add(space)
                ahead.extend(self.spaces[space].doors)
        if reached != set(Space) - _PITS:
            raise ValueError("heroes cannot walk to every room")
        return self

    @cached_property
    def _at(self) -> Mapping[Cell, Space]:
        return {cell: space for space, one in self.spaces.items() for cell in one.cells}

    def _neighbours(self) -> Iterator[tuple[Cell, Cell]]:
        for column, row in self._at:
            for other in ((column + 1, row), (column, row + 1)):
                if other in self._at:
                    yield (column, row), other

    def pairs(self, which: str) -> set[frozenset[Space]]:
        """Return all pairs of spaces with ``"doors"`` or ``"walls"`` between them."""
        return {
            frozenset((space, other))
            for space, one in self.spaces.items()
            for other in getattr(one, which)
        }

    def border(self, one: Space, other: Space) -> tuple[tuple[Cell, Cell], ...]:
        """Return where two spaces touch: pairs of squares side by side, the first one's first."""
        shared = []
        for a, b in self._neighbours():
            if (self._at[a], self._at[b]) == (one, other):
                shared.append((a, b))
            elif (self._at[b], self._at[a]) == (one, other):
                shared.append((b, a))
        return tuple(shared)

    def doors(self, space: Space) -> tuple[Space, ...]:
        """Return the adjacent spaces: those through a door (rulebook, "Movement")."""
        return self.spaces[space].doors

    def walls(self, space: Space) -> tuple[Space, ...]:
        """Return the spaces right behind a wall."""
        return self.spaces[space].walls

    def gold(self, space: Space) -> int:
        """Return the gold printed in a room."""
        return self.spaces[space].gold


@cache
def doorways(space: Space, hero: bool) -> tuple[Space, ...]:  # noqa: FBT001  it is looked up by both
    """Return where the doors of a space lead a hero, which enters no pit, or a monster."""
    doors = board().doors(space)
    return tuple(other for other in doors if not (hero and is_pit(other)))


@cache
def board() -> Board:
    """Return the board.

    Raises:
        ContentError: the data file is not a board.
    """
    return read_board(files(__package__).joinpath("data", "board.json").read_bytes())


def read_board(text: str | bytes) -> Board:
    """Read a board from JSON.

    Raises:
        ContentError: it has one-sided doors, wrong values, or does not add up.
    """
    try:
        return Board.model_validate_json(text)
    except ValidationError as error:
        raise ContentError(f"board.json: {error}") from error
