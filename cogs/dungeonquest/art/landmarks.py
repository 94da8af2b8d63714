"""What is printed on the board: rock, the four towers and the treasure chamber."""

from collections.abc import Iterable
from math import cos, pi, sin

from bot.art.palette import GOLD, GOLD_DEEP, INK
from bot.art.svg import Element, Node, circle, group, number, path, placed, rect
from cogs.dungeonquest.art.bricks import Bricks
from cogs.dungeonquest.art.dragon import dragon, hoard
from cogs.dungeonquest.art.features import MIDDLE
from cogs.dungeonquest.art.style import (
    GAP,
    ROCK,
    ROCK_EDGE,
    ROCK_MARK,
    SQUARE,
    STONE,
    STONE_LIGHT,
    grain,
)
from cogs.dungeonquest.art.walls import turned
from rules.dungeonquest.squares import CHAMBER, ChamberExit, Direction, Square, Tower

_NEAR = (SQUARE - GAP) // 2
_MARKS = (
    ((14, 20, 13, 2), (22, 25, 9, 2)),
    ((50, 54, 15, 2), (58, 59, 8, 2)),
    ((52, 18, 10, 2), (18, 58, 12, 2)),
    ((20, 44, 2, 9), (20, 44, 9, 2)),
    ((56, 36, 8, 2), (62, 36, 2, 9)),
)


def rock(squares: Iterable[Square], corner: Square, rows: int, columns: int) -> Element:
    """Return the rock of an unexplored part of the board, with a mark or two on each square.

    Args:
        squares: those that need marks, since nothing will cover them.
        corner: the square at (0, 0).
        rows: how many squares the part is high.
        columns: how many it is wide.
    """
    width, height = columns * SQUARE, rows * SQUARE
    marks = Bricks((ROCK_MARK, ROCK_EDGE))
    for square in squares:
        x, y = SQUARE * (square.column - corner.column), SQUARE * (square.row - corner.row)
        for left, top, length, thick in _MARKS[grain(square, 7, len(_MARKS))]:
            marks.lay(ROCK_MARK, x + left, y + top, length, thick)
    # Not whole lines: rows of pixels that are all cut into thirteen take long to compress.
    for row in range(1, rows):
        for column in range(1, columns):
            x, y = SQUARE * column, SQUARE * row
            marks.lay(ROCK_EDGE, x - 7, y - 1, 14, 2)
            marks.lay(ROCK_EDGE, x - 1, y - 7, 2, 14)
    return group(
        rect(0, 0, width, height, fill=ROCK),
        *marks.paths(),
    )


def tile_back() -> Element:
    """Return a tile that lies face down, in a square of 80: nothing tells which it is."""
    return group(
        rect(0, 0, SQUARE, SQUARE, fill=INK),
        rect(3, 3, SQUARE - 6, SQUARE - 6, 6, fill=STONE_LIGHT),
        rect(8, 8, SQUARE - 16, SQUARE - 16, 4, fill=STONE),
        path("M40 14L66 40L40 66L14 40Z", fill="none", stroke=STONE_LIGHT, stroke_width=4),
        path("M20 40Q40 18 60 40Q40 62 20 40Z", fill="#c9b8e6", stroke=INK, stroke_width=2.4),
        circle(40, 40, 8, fill=STONE),
        path("M18 62L62 18", stroke=INK, stroke_width=9),
        path("M18 62L62 18", stroke="#c9b8e6", stroke_width=4.4),
    )


def tower(which: Tower) -> Element:
    """Return a tower room in a square of 80, with its two ways in."""
    return group(
        rect(0, 0, SQUARE, SQUARE, fill=INK),
        rect(1, 1, SQUARE - 2, SQUARE - 2, fill="#2c3f5c"),
        circle(MIDDLE, MIDDLE, 36, fill="#8d93a8", stroke=INK, stroke_width=2.4),
        path(_MERLONS, fill="#c8cddd"),
        *(turned(_threshold(), way) for way in tower_ways(which)),
        circle(MIDDLE, MIDDLE, 25, fill="#d5d8e3", stroke="#474e66", stroke_width=3),
        path(_TREADS, fill="#9aa0b5"),
        rect(35, 35, 10, 10, 3, fill="#5c6480"),
    )


def _spread(radius: float, reach: float, wide: float, degrees: range) -> str:
    """Return slabs round the middle, each from ``radius`` outwards by ``reach``."""
    d = ""
    for at in degrees:
        angle = at * pi / 180
        out, side = (cos(angle), sin(angle)), (-sin(angle) * wide, cos(angle) * wide)
        for i, (far, way) in enumerate(((0, -1), (reach, -1), (reach, 1), (0, 1))):
            x = MIDDLE + out[0] * (radius + far) + side[0] * way
            y = MIDDLE + out[1] * (radius + far) + side[1] * way
            d += f"{'L' if i else 'M'}{number(x)} {number(y)}"
        d += "Z"
    return d


_MERLONS = _spread(28, 6, 4, range(15, 375, 30))
_TREADS = _spread(4, 19, 0.9, range(0, 360, 45))


def tower_ways(which: Tower) -> tuple[Direction, Direction]:
    """Return the two sides by which a tower opens into the dungeon."""
    low = Direction.NORTH if which.value.startswith("south") else Direction.SOUTH
    across = Direction.EAST if which.value.endswith("west") else Direction.WEST
    return low, across


def _threshold() -> Node:
    return group(
        rect(_NEAR - 3, 0, GAP + 6, 20, fill=INK),
        rect(_NEAR, 0, GAP, 22, fill="#d5d8e3"),
        rect(_NEAR, 5, GAP, 2, fill="#9aa0b5"),
        rect(_NEAR, 11, GAP, 2, fill="#9aa0b5"),
    )


def chamber(*, awake: bool) -> Element:
    """Return the treasure chamber, two squares high, with its dragon."""
    height = 2 * SQUARE
    floor = "#7c2a2a" if awake else "#5b2740"
    chequers = Bricks(("#96321f" if awake else "#4a1f35",))
    for row in range(14):
        chequers.lay_all(
            chequers.colours[0],
            ((10 + 10 * i, 10 + 10 * row, 10, 10) for i in range(row % 2, 6, 2)),
        )
    return group(
        rect(0, 0, SQUARE, height, fill=STONE),
        rect(2, 2, SQUARE - 4, height - 4, fill=STONE_LIGHT),
        rect(4, 4, SQUARE - 8, height - 8, fill=GOLD_DEEP),
        rect(6, 6, SQUARE - 12, height - 12, fill=GOLD),
        rect(8, 8, SQUARE - 16, height - 16, fill=INK),
        rect(10, 10, SQUARE - 20, height - 20, fill=floor),
        *chequers.paths(),
        *(
            placed(turned(_gate(), one.gate.direction), 0, SQUARE * (one.gate.square.row - _TOP))
            for one in ChamberExit
        ),
        hoard(),
        dragon(awake=awake),
    )


_TOP = CHAMBER[0].row


def _gate() -> Element:
    return group(
        rect(_NEAR - 4, 0, GAP + 8, 10, fill=INK),
        rect(_NEAR - 3, 0, 3, 11, fill=GOLD),
        rect(_NEAR + GAP, 0, 3, 11, fill=GOLD),
        rect(_NEAR, 0, GAP, 11, fill="#a3967d"),
        rect(_NEAR, 4, GAP, 2, fill="#6a5f50"),
    )
