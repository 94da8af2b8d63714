"""Floors of flagstones, drawn so that a board full of them costs little.

Whole rectangles at whole pixels are almost free to paint, slanted edges without smoothing cost
little, and smoothed ones a lot. So stones are rectangles, and their joints are thin slanted
pieces that inherit from the map whether they are smoothed.
"""

from bot.art.svg import Element, group, path, rect
from cogs.dungeonquest.art.style import (
    FLOOR,
    FLOOR_DARK,
    FLOOR_LIGHT,
    MORTAR,
    SQUARE,
    STONE,
    STONE_LIGHT,
    WALL,
    grain,
)
from rules.dungeonquest.squares import Square

_SIDE = SQUARE - 2 * WALL
_ROWS = (
    ((0, 21, 42, 60), (0, 29, 60), (0, 18, 46, 60)),
    ((0, 32, 60), (0, 17, 39, 60), (0, 25, 60)),
    ((0, 16, 40, 60), (0, 27, 44, 60), (0, 34, 60)),
    ((0, 24, 60), (0, 37, 60), (0, 20, 41, 60)),
)
"""Ways to lay three rows of stones on a side: where the joints are."""

_DEPTHS = ((0, 20, 41, 60), (0, 18, 39, 60), (0, 21, 42, 60))
_TONES = (None, None, FLOOR_LIGHT, None, None, FLOOR_DARK, None)
_SHADE = "#00000048"


def room(square: Square) -> Element:
    """Return a square of 80 with walls all round and a floor of flagstones.

    The stones are laid a little differently on each square, and on the same square always alike.
    """
    rim = (
        rect(0, 0, SQUARE, SQUARE, fill=STONE),
        rect(6, 6, SQUARE - 12, SQUARE - 12, fill=STONE_LIGHT),
        rect(WALL, WALL, _SIDE, _SIDE, fill=FLOOR),
    )
    return group(*rim, *_stones(square), _shadow())


def _stones(square: Square) -> tuple[Element, ...]:
    rows = _ROWS[grain(square, 1, len(_ROWS))]
    depths = _DEPTHS[grain(square, 2, len(_DEPTHS))]
    stones: list[Element] = []
    joints = ""
    for i, row in enumerate(rows):
        y, depth = WALL + depths[i], depths[i + 1] - depths[i]
        for j in range(len(row) - 1):
            x, width = WALL + row[j], row[j + 1] - row[j]
            if tone := _TONES[grain(square, 10 * i + j, len(_TONES))]:
                stones.append(rect(x, y, width, depth, fill=tone))
            if j:
                lean = grain(square, 50 + 10 * i + j, 3) - 1
                joints += f"M{x} {y}h2l{lean} {depth}h-2z"
        if i:
            lean = grain(square, 90 + i, 5) - 2
            joints += f"M{WALL} {y}l{_SIDE} {lean}v2l-{_SIDE} {-lean}z"
    return *stones, path(joints, fill=MORTAR)


def _shadow() -> Element:
    """Return what the northern wall throws into the room."""
    return rect(WALL, WALL, _SIDE, 4, fill=_SHADE)
