"""The sides of each face of a tile, whichever way it lies (component notes, section 3a)."""

import pytest

from rules.dungeonquest.squares import COMPASS, Direction
from rules.dungeonquest.tiles import Room, Tile
from tests.games.dungeonquest.layout import A, dungeon

LAID = {
    "oooo": ("oooo", "oooo", "oooo", "oooo"),
    "ooow": ("owoo", "oowo", "ooow", "wooo"),
    "oowo": ("wooo", "owoo", "oowo", "ooow"),
    "ooww": ("wwoo", "owwo", "ooww", "woow"),
    "owoo": ("ooow", "wooo", "owoo", "oowo"),
    "owow": ("owow", "wowo", "owow", "wowo"),
    "owwo": ("woow", "wwoo", "owwo", "ooww"),
    "owww": ("wwow", "wwwo", "owww", "woww"),
    "oodo": ("dooo", "odoo", "oodo", "oood"),
    "oodw": ("dwoo", "odwo", "oodw", "wood"),
    "owdo": ("doow", "wdoo", "owdo", "oowd"),
    "oddd": ("ddod", "dddo", "oddd", "dodd"),
    "pooo": ("oopo", "ooop", "pooo", "opoo"),
    "poow": ("owpo", "oowp", "poow", "wpoo"),
    "powo": ("wopo", "owop", "powo", "opow"),
    "pwoo": ("oopw", "woop", "pwoo", "opwo"),
    "pwow": ("owpw", "wowp", "pwow", "wpwo"),
    "podo": ("dopo", "odop", "podo", "opod"),
    "pwdw": ("dwpw", "wdwp", "pwdw", "wpwd"),
    "pwww": ("wwpw", "wwwp", "pwww", "wpww"),
}
"""By shape, the sides north, east, south and west.

First if who steps in over the arrow looks north, then if east, south, west.
"""

SIDES = {"o": "opening", "w": "wall", "d": "door", "p": "portcullis"}

each_face = pytest.mark.parametrize("tile", Tile)
each_heading = pytest.mark.parametrize("heading", COMPASS)


def _laid(tile: Tile, heading: Direction) -> str:
    return LAID[tile.rpartition("-")[2]][COMPASS.index(heading)]


def test_every_shape_is_written_down() -> None:
    assert {tile.rpartition("-")[2] for tile in Tile} == set(LAID)
    assert len(Tile) == 46


@each_heading
@each_face
def test_what_the_sides_of_a_face_are(tile: Tile, heading: Direction) -> None:
    room = Room(tile, heading)
    expected = [SIDES[letter] for letter in _laid(tile, heading)]
    assert [room.side(way) for way in COMPASS] == expected


@each_heading
@each_face
def test_a_hero_may_go_wherever_there_is_no_wall(tile: Tile, heading: Direction) -> None:
    table = dungeon({A: "C5"}, rooms={"C5": f"{tile} {heading}"}, catacombs=True)
    sides = zip(COMPASS, _laid(tile, heading), strict=True)
    assert table.ways() == [way for way, letter in sides if letter != "w"]
