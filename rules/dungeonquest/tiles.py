"""Room tiles: what they are, and what their sides are once they lie in the dungeon.

Source: rulebook 6 and "Losetas y localizaciones"; "Nuevas Losetas"; component notes, section 3.
"""

from collections import Counter
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import NamedTuple, Self

from pydantic import BaseModel, ConfigDict, PositiveInt, model_validator

from rules.dungeonquest.content import read_data
from rules.dungeonquest.heroes import Box
from rules.dungeonquest.squares import COMPASS, Direction
from rules.engine.errors import ContentError


class TileKind(StrEnum):
    """What the colour of a tile's entry arrow says."""

    NORMAL = "normal"
    CORRIDOR = "corridor"
    PORTCULLIS = "portcullis"
    ROTATING_ROOM = "rotating-room"
    TRAP = "trap"
    DARK_CHAMBER = "dark-chamber"
    CAVE_IN = "cave-in"
    PIT = "pit"
    CHASM = "chasm"
    BRIDGE = "bridge"
    PASSAGE = "passage"
    WEB = "web"


class Side(StrEnum):
    """What one side of a tile is."""

    OPENING = "opening"
    WALL = "wall"
    DOOR = "door"
    PORTCULLIS = "portcullis"


class Tile(StrEnum):
    """A face of a room tile: its kind and the sides Entry, Left, Opposite, Right.

    The sides are those that a hero sees who steps in over the arrow: ``o`` for an opening, ``w``
    a wall, ``d`` a door and ``p`` a portcullis. Copies of one face are alike.
    """

    ROOM_OOOO = "normal-oooo"
    ROOM_OOOW = "normal-ooow"
    ROOM_OOWO = "normal-oowo"
    ROOM_OOWW = "normal-ooww"
    ROOM_OWOO = "normal-owoo"
    ROOM_OWOW = "normal-owow"
    ROOM_OWWO = "normal-owwo"
    ROOM_OWWW = "normal-owww"
    ROOM_OODO = "normal-oodo"
    ROOM_OODW = "normal-oodw"
    ROOM_OWDO = "normal-owdo"
    ROOM_ODDD = "normal-oddd"
    CORRIDOR_OOOO = "corridor-oooo"
    CORRIDOR_OOOW = "corridor-ooow"
    CORRIDOR_OOWO = "corridor-oowo"
    CORRIDOR_OOWW = "corridor-ooww"
    CORRIDOR_OWOO = "corridor-owoo"
    CORRIDOR_OWOW = "corridor-owow"
    CORRIDOR_OWWO = "corridor-owwo"
    PORTCULLIS_POOO = "portcullis-pooo"
    PORTCULLIS_POOW = "portcullis-poow"
    PORTCULLIS_POWO = "portcullis-powo"
    PORTCULLIS_PWOO = "portcullis-pwoo"
    PORTCULLIS_PWOW = "portcullis-pwow"
    PORTCULLIS_PODO = "portcullis-podo"
    PORTCULLIS_PWDW = "portcullis-pwdw"
    PORTCULLIS_PWWW = "portcullis-pwww"
    ROTATING_ROOM_OWWW = "rotating-room-owww"
    TRAP_OOOO = "trap-oooo"
    TRAP_OOOW = "trap-ooow"
    TRAP_OWOO = "trap-owoo"
    DARK_CHAMBER_OOWO = "dark-chamber-oowo"
    DARK_CHAMBER_OOWW = "dark-chamber-ooww"
    DARK_CHAMBER_OWWO = "dark-chamber-owwo"
    CAVE_IN_OOOO = "cave-in-oooo"
    CAVE_IN_OWOW = "cave-in-owow"
    PIT_OWOW = "pit-owow"
    CHASM_A_OOOO = "chasm-a-oooo"
    CHASM_B_OOOO = "chasm-b-oooo"
    BRIDGE_OWOW = "bridge-owow"
    PASSAGE_OOOW = "passage-ooow"
    PASSAGE_OOWW = "passage-ooww"
    PASSAGE_OWOO = "passage-owoo"
    PASSAGE_OWWO = "passage-owwo"
    PASSAGE_OWWW = "passage-owww"
    WEB_OOOO = "web-oooo"

    @property
    def face(self) -> "Face":
        """What is printed on it."""
        return _FACES[self]


ENTRY, LEFT, OPPOSITE, RIGHT = range(4)
"""The sides in quarter turns clockwise from the entry arrow, for one who looks from above.

A hero who walks north steps in over the south side; to the left is the west, one quarter turn
clockwise from the south.
"""

_LETTERS = {"o": Side.OPENING, "w": Side.WALL, "d": Side.DOOR, "p": Side.PORTCULLIS}

BANKS = {
    Tile.CHASM_A_OOOO: ((ENTRY, RIGHT), (LEFT, OPPOSITE)),
    Tile.CHASM_B_OOOO: ((ENTRY, LEFT), (RIGHT, OPPOSITE)),
    Tile.BRIDGE_OWOW: ((ENTRY, LEFT), (RIGHT, OPPOSITE)),
}
"""On which side of a chasm the exits lie, with a bridge or without one; walls too."""


class Face(NamedTuple):
    """What is printed on a tile.

    Attributes:
        sides: entry, left, opposite and right.
    """

    kind: TileKind
    sides: tuple[Side, Side, Side, Side]


def _read(tile: Tile) -> Face:
    kind, _, letters = tile.value.rpartition("-")
    entry, left, opposite, right = (_LETTERS[letter] for letter in letters)
    plain = TileKind(kind.removesuffix("-a").removesuffix("-b"))
    return Face(plain, (entry, left, opposite, right))


_FACES: Mapping[Tile, Face] = {tile: _read(tile) for tile in Tile}


@dataclass(slots=True)
class Room:
    """A tile as it lies in the dungeon.

    Attributes:
        heading: where a hero looked who stepped in over the arrow; turns with the tile.
        turned: it is a rotating room that has done its one turn.
        burnt: it is a room whose web was burnt.
    """

    tile: Tile
    heading: Direction
    turned: bool = False
    burnt: bool = False

    @property
    def kind(self) -> TileKind:
        """The tile's kind."""
        return self.tile.face.kind

    def place_of(self, direction: Direction) -> int:
        """Return which side of the tile (`ENTRY` to `RIGHT`) lies in a direction."""
        return self.heading.opposite.quarters_to(direction)

    def side(self, direction: Direction) -> Side:
        """Return what the side in a direction is."""
        return self.tile.face.sides[self.place_of(direction)]

    def exits(self) -> tuple[Direction, ...]:
        """Return the directions in which there is no wall, clockwise from north."""
        return tuple(way for way in COMPASS if self.side(way) is not Side.WALL)

    def rotate(self, quarters: int) -> None:
        """Turn the tile where it lies, by quarter turns clockwise."""
        self.heading = self.heading.turned(quarters)

    def bank(self, direction: Direction) -> frozenset[Direction]:
        """Return the directions on the same side of the chasm; all four if there is none."""
        place = self.place_of(direction)
        for bank in BANKS.get(self.tile, ()):
            if place in bank:
                return frozenset(way for way in COMPASS if self.place_of(way) in bank)
        return frozenset(COMPASS)


class TileBox(BaseModel):
    """The tiles in one box; checked against the totals of the component notes.

    Attributes:
        totals: tiles of each kind.
        copies: copies of each face.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    totals: dict[TileKind, PositiveInt]
    copies: dict[Tile, PositiveInt]

    @model_validator(mode="after")
    def _adds_up(self) -> Self:
        counted: Counter[TileKind] = Counter()
        for tile, copies in self.copies.items():
            counted[tile.face.kind] += copies
        if counted != self.totals:
            raise ValueError(f"the tiles count {counted}, the box {self.totals}")
        return self

    def pile(self) -> list[Tile]:
        """Return all tiles, unshuffled."""
        return [tile for tile, copies in self.copies.items() for _ in range(copies)]


@cache
def tile_boxes() -> Mapping[Box, TileBox]:
    """Return the tiles in each box.

    Raises:
        ContentError: the data file does not add up.
    """
    boxes: Mapping[Box, TileBox] = read_data(
        "tiles.json", dict[Box, TileBox], (Box.BASE, Box.CATACOMBS)
    )
    if missing := set(Tile).difference(*(box.copies for box in boxes.values())):
        raise ContentError(f"tiles.json: lacks {sorted(missing)}")
    return boxes


def tile_pile(boxes: Collection[Box] = (Box.BASE,)) -> list[Tile]:
    """Return all tiles of these boxes, unshuffled."""
    return [tile for box, tiles in tile_boxes().items() if box in boxes for tile in tiles.pile()]
