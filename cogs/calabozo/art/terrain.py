"""The floors of the board: rock, marble corridors, mosaic cells, the Hall, Underworlds, towers.

Whole rectangles at whole pixels cost next to nothing to paint, so floors are made of these.
"""

from collections.abc import Iterator

from bot.art.palette import GOLD, GOLD_DEEP, INK
from bot.art.shapes import star
from bot.art.svg import Element, Radial, circle, group, path, placed, rect
from cogs.calabozo.art.patches import Patches
from cogs.calabozo.art.style import (
    MARBLE,
    MARBLE_DARK,
    MARBLE_JOINT,
    MARBLE_LIGHT,
    MOSAIC,
    MOSAIC_JOINT,
    ROCK,
    ROCK_DARK,
    ROCK_LIGHT,
    SMOOTH,
    SQUARE,
    TOWER_DARK,
    grain,
)
from cogs.calabozo.art.window import Window
from rules.calabozo.board import Ground, Square, board

_VEINS = (
    ((0, 0, 6, 2), (6, 2, 5, 2), (11, 4, 7, 2), (18, 6, 2, 4), (20, 10, 3, 2), (23, 12, 2, 5)),
    ((0, 12, 5, 2), (5, 10, 3, 2), (8, 6, 2, 4), (10, 4, 8, 2), (18, 0, 2, 4), (8, 12, 4, 2)),
    ((0, 0, 2, 6), (2, 6, 2, 5), (4, 11, 5, 2), (9, 13, 7, 2), (16, 15, 2, 6), (9, 9, 2, 2)),
    ((0, 4, 9, 2), (9, 6, 3, 2), (12, 8, 2, 4), (14, 12, 8, 2), (22, 14, 4, 2), (14, 4, 5, 2)),
)
"""Veins of marble as steps: whole rectangles, since slanted edges cost half of the picture."""

_TESSERA = 12
_GAP = 2
_PER_SIDE = 4


def terrain(window: Window) -> Element:
    """Return the floors of a window, each square 60 large."""
    grounds = board().grounds
    shown = [square for square in grounds if square in window]
    return group(
        rect(0, 0, window.width, window.height, fill=ROCK),
        *_rubble(window),
        *_hall_corners(window),
        *_marble([one for one in shown if grounds[one] is Ground.CORRIDOR], window),
        *_mosaic([one for one in shown if grounds[one] is Ground.CELL], window),
        *_grounds_of_towers([one for one in shown if grounds[one] is Ground.TOWER], window),
        *(
            placed(_underworld(), *window.at(one))
            for one in shown
            if grounds[one] is Ground.UNDERWORLD
        ),
        placed(_hall(), *window.middle(board().hall)) if board().hall in window else "",
    )


def _rubble(window: Window) -> list[Element]:
    """Return stones in the rock between the corridors."""
    patches = Patches((ROCK_LIGHT, ROCK_DARK))
    grounds = board().grounds
    for row in range(window.row, window.row + window.rows):
        for column in range(window.column, window.column + window.columns):
            square = Square.at(column, row)
            if square in grounds:
                continue
            x, y = window.at(square)
            for i in range(5):
                across, down = grain(square, 3 * i, 46), grain(square, 3 * i + 1, 48)
                wide = 8 + grain(square, 3 * i + 2, 12)
                patches.box(ROCK_DARK if i % 2 else ROCK_LIGHT, x + across, y + down, wide, 6)
    return patches.paths()


def _marble(squares: list[Square], window: Window) -> list[Element]:
    patches = Patches((MARBLE_JOINT, *MARBLE, MARBLE_LIGHT, MARBLE_DARK))
    for square in squares:
        x, y = window.at(square)
        patches.box(MARBLE_JOINT, x, y, SQUARE, SQUARE)
        tone = MARBLE[grain(square, 1, len(MARBLE))]
        patches.box(tone, x + 1, y + 1, SQUARE - 2, SQUARE - 2)
        for colour, purpose, down in ((MARBLE_LIGHT, 2, 8), (MARBLE_DARK, 5, 32)):
            left, top = x + 5 + grain(square, purpose, 24), y + down + grain(square, purpose + 1, 8)
            vein = _VEINS[grain(square, purpose + 2, len(_VEINS))]
            patches.boxes(colour, ((left + a, top + b, w, h) for a, b, w, h in vein))
    return patches.paths()


def _mosaic(squares: list[Square], window: Window) -> list[Element]:
    patches = Patches((MOSAIC_JOINT, *MOSAIC))
    for square in squares:
        x, y = window.at(square)
        patches.box(MOSAIC_JOINT, x, y, SQUARE, SQUARE)
        for i in range(_PER_SIDE * _PER_SIDE):
            tone = MOSAIC[grain(square, 20 + i, len(MOSAIC))]
            across, down = (3 + (_TESSERA + _GAP) * (k % _PER_SIDE) for k in (i, i // _PER_SIDE))
            patches.box(tone, x + across, y + down, _TESSERA, _TESSERA)
    return patches.paths()


def _grounds_of_towers(squares: list[Square], window: Window) -> Iterator[Element]:
    for square in squares:
        x, y = window.at(square)
        yield rect(x, y, SQUARE, SQUARE, fill=TOWER_DARK)


def _underworld() -> Element:
    middle = SQUARE / 2
    return group(
        rect(0, 0, SQUARE, SQUARE, fill="#050308"),
        circle(
            middle,
            middle,
            29,
            fill=Radial(
                ("#fff6d0", (0.2, "#ffc45a"), (0.5, "#c2501f"), (0.8, "#3a1030"), "#050308")
            ),
            shape_rendering=SMOOTH,
        ),
    )


def _hall_corners(window: Window) -> Iterator[Element]:
    """Yield the parts of the Hall that lie in the rock at its corners."""
    if board().hall in window:
        x, y = window.middle(board().hall)
        yield circle(x, y, 86, fill=INK, shape_rendering=SMOOTH)
        yield circle(x, y, 82, fill=GOLD_DEEP, shape_rendering=SMOOTH)
        yield circle(x, y, 77, fill="#6e5a3a", shape_rendering=SMOOTH)
        yield circle(x, y, 70, fill="none", stroke="#8a7348", stroke_width=3)


def _hall() -> Element:
    """Return the Main Hall about its middle: a sun of gold with a ring in it."""
    half = SQUARE / 2
    return group(
        rect(-half, -half, SQUARE, SQUARE, fill="#8a7348"),
        rect(-half + 2, -half + 2, SQUARE - 4, SQUARE - 4, fill="#6e5a3a"),
        group(
            star(0, 0, 29, 19, points=12, fill=GOLD_DEEP),
            circle(0, 0, 17, fill="#4d3c22"),
            circle(0, 0, 10, fill="none", stroke=GOLD, stroke_width=5),
            path("M0-16l5 4l-5 6l-5-6z", fill="#7ae0ff"),
            shape_rendering=SMOOTH,
        ),
    )
