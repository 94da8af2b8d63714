"""The walls of a square and what is in them: openings, doors and portcullises."""

from collections.abc import Mapping
from types import MappingProxyType

from bot.art.palette import INK
from bot.art.svg import Element, Node, group, placed, rect
from cogs.dungeonquest.art.bricks import Bricks
from cogs.dungeonquest.art.style import (
    FLOOR_LIGHT,
    GAP,
    IRON,
    SAND,
    SAND_DARK,
    SQUARE,
    STONE,
    STONE_DARK,
    STONE_LIGHT,
    WALL,
    WOOD,
    WOOD_DARK,
)
from rules.dungeonquest.squares import COMPASS, Direction
from rules.dungeonquest.tiles import Side

_NEAR = (SQUARE - GAP) // 2

QUARTERS: Mapping[Direction, int] = MappingProxyType(
    {way: Direction.NORTH.quarters_to(way) for way in COMPASS}
)
"""Quarter turns clockwise that bring the north side of a square to a side."""


def turned(child: Node, way: Direction) -> Element:
    """Return what is drawn for the north side of a square, turned to another side."""
    if way is Direction.NORTH:
        return group(child)
    x, y = ((0, 0), (SQUARE, 0), (SQUARE, SQUARE), (0, SQUARE))[QUARTERS[way]]
    return placed(child, x, y, turn=90 * QUARTERS[way])


def openings(sides: Mapping[Direction, Side]) -> Element:
    """Return what is in the walls of a square of 80, to be drawn over a closed room."""
    joints = Bricks((STONE_DARK,))
    for way in COMPASS:
        if sides[way] is Side.WALL:
            for start in (WALL + 12, SQUARE - WALL - 14):
                _lay(joints, way, STONE_DARK, start, 2, 0, 6)
    return group(
        *joints.paths(),
        *(part for way in COMPASS if sides[way] is not Side.WALL for part in _opening(way)),
        *(
            part
            for way in COMPASS
            if sides[way] in _FITTINGS
            for part in _FITTINGS[sides[way]](way)
        ),
    )


def _opening(way: Direction) -> tuple[Element, ...]:
    return (
        _bar(way, STONE_LIGHT, _NEAR - 3, GAP + 6, 0, WALL),
        _bar(way, FLOOR_LIGHT, _NEAR, GAP, 0, WALL + 1),
    )


def _bar(way: Direction, colour: str, start: int, length: int, depth: int, thick: int) -> Element:
    return rect(*_along(way, start, length, depth, thick), fill=colour)


def _lay(
    bricks: Bricks, way: Direction, colour: str, start: int, length: int, depth: int, thick: int
) -> None:
    bricks.lay(colour, *_along(way, start, length, depth, thick))


def _along(
    way: Direction, start: int, length: int, depth: int, thick: int
) -> tuple[int, int, int, int]:
    """Return a box along a side; ``depth`` counts from the rim inwards."""
    at = SQUARE - depth - thick if way in {Direction.SOUTH, Direction.EAST} else depth
    if way in {Direction.NORTH, Direction.SOUTH}:
        return start, at, length, thick
    return at, start, thick, length


def _door(way: Direction) -> tuple[Element, ...]:
    """Return a wooden door in a side."""
    thick = WALL + 3
    return (
        _bar(way, INK, _NEAR - 2, GAP + 4, 0, thick + 1),
        _bar(way, WOOD, _NEAR, GAP, 1, thick - 1),
        _bar(way, "#dc9a52", _NEAR, GAP, 1, 2),
        *(_bar(way, WOOD_DARK, _NEAR + at, 2, 1, thick - 1) for at in (8, 16, 24)),
        _bar(way, "#3a3340", _NEAR, GAP, 8, 2),
        _bar(way, "#ffd257", _NEAR + 27, 4, 5, 4),
    )


def _portcullis(way: Direction) -> tuple[Element, ...]:
    """Return iron bars in a side, under an arch of purple stone."""
    thick = WALL + 4
    return (
        _bar(way, INK, _NEAR - 5, GAP + 10, 0, thick + 2),
        _bar(way, "#8a43d6", _NEAR - 4, GAP + 8, 0, thick + 1),
        _bar(way, "#150f1f", _NEAR, GAP, 0, thick),
        *(_bar(way, IRON, _NEAR + at, 4, 0, thick) for at in (1, 8, 15, 22, 29)),
        _bar(way, "#8f7fb0", _NEAR, GAP, 4, 3),
    )


_FITTINGS = MappingProxyType({Side.DOOR: _door, Side.PORTCULLIS: _portcullis})

_BLOCKS = (
    (4, 6, 11), (10, 15, 9), (62, 5, 12), (66, 14, 8), (4, 66, 9), (8, 74, 10), (61, 64, 12),
    (67, 73, 9), (40, 8, 9), (31, 70, 9), (5, 38, 8), (66, 43, 9),
)  # fmt: skip
_KERB = 3


def passage(sides: Mapping[Direction, Side]) -> Element:
    """Return a corridor: solid rock, and a narrow way between its exits."""
    bricks = Bricks((STONE, STONE_DARK, STONE_LIGHT, SAND, SAND_DARK))
    bricks.lay(STONE, 0, 0, SQUARE, SQUARE)
    bricks.lay_all(STONE_DARK, ((x, y, length, 2) for x, y, length in _BLOCKS))
    bricks.lay(STONE_LIGHT, _NEAR - _KERB, _NEAR - _KERB, GAP + 2 * _KERB, GAP + 2 * _KERB)
    bricks.lay(SAND, _NEAR, _NEAR, GAP, GAP)
    bricks.lay_all(SAND_DARK, ((23, 39, 15, 2), (42, 39, 15, 2), (39, 25, 2, 12), (39, 43, 2, 13)))
    for way in COMPASS:
        if sides[way] is not Side.WALL:
            _lay(bricks, way, STONE_LIGHT, _NEAR - _KERB, GAP + 2 * _KERB, 0, _NEAR)
            _lay(bricks, way, SAND, _NEAR, GAP, 0, _NEAR)
            _lay(bricks, way, SAND_DARK, _NEAR, GAP, 11, 2)
            _lay(bricks, way, SAND_DARK, 33, 2, 0, 11)
            _lay(bricks, way, SAND_DARK, 45, 2, 13, 10)
    return group(*bricks.paths())
