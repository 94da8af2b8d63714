"""What leads to the Catacombs, and the rooms that come with them, in a square of 80."""

from math import cos, pi, sin

from bot.art.palette import INK
from bot.art.shapes import inked
from bot.art.svg import Element, circle, ellipse, group, number, path, placed, rect
from cogs.dungeonquest.art.bricks import Bricks
from cogs.dungeonquest.art.style import ACCENTS, SQUARE, STONE_DARK, STONE_LIGHT
from rules.dungeonquest.tiles import TileKind

_MIDDLE = SQUARE / 2
_DARK = "#05040a"
_STEPS = (("#b5a684", "#fff6dd"), ("#9b8e72", "#f0e4c4"), ("#7f745d", "#d3c6a5"),
          ("#625a48", "#aba085"), ("#484135", "#857b66"))  # fmt: skip
"""The side and the tread of each step of stairs, from the light down."""


def bridge() -> Element:
    """Return an abyss from wall to wall, and a narrow bridge for one who walks north."""
    blue = ACCENTS[TileKind.BRIDGE]
    near = "M10 53L17 51L24 55L33 51L45 55L54 51L62 55L70 52"
    far = "M10 24L18 21L27 26L36 22L47 26L57 21L64 25L70 22"
    boards = Bricks((INK, "#b27a3d", "#dca862"))
    boards.lay(INK, 31, 14, 18, 48)
    for i in range(8):
        boards.lay("#b27a3d", 33, 15 + 6 * i, 14, 4)
        boards.lay("#dca862", 33, 15 + 6 * i, 14, 1)
    return group(
        path(f"{far}L70 52L62 55L54 51L45 55L33 51L24 55L17 51L10 53Z", fill=_DARK),
        path(near + far, fill="none", stroke=INK, stroke_width=7),
        path(near + far, fill="none", stroke=blue, stroke_width=3.4),
        path("M12 34L20 38L29 33M51 41L60 36L68 40", fill="none", stroke="#123a5e", stroke_width=4),
        *boards.paths(),
        path("M30 12V64M50 12V64", stroke=INK, stroke_width=5),
        path("M30 12V64M50 12V64", stroke="#f0d9a4", stroke_width=2),
    )


def stairs() -> Element:
    """Return stairs that lead down into the dark, about the origin, 44 each way."""
    steps = Bricks(tuple(tone for step in _STEPS for tone in step))
    for i, (side, tread) in enumerate(_STEPS):
        left, top = -18 + 7 * i, -13 + 7 * i
        steps.lay(side, left, top, 7, 18 - top)
        steps.lay(tread, left, top, 8, 4)
    return group(
        rect(-22, -22, 44, 44, 3, fill=INK),
        rect(-20, -20, 40, 40, fill=STONE_LIGHT),
        rect(-18, -18, 36, 36, fill=_DARK),
        *steps.paths(),
    )


def way_down() -> Element:
    """Return the stairs of a passage down, in the middle of its room."""
    return placed(stairs(), _MIDDLE, 38)


def entrance() -> Element:
    """Return an entrance tile, laid into a corner of a room so that its ways out stay to be seen.

    A piece has its companion, its swords and its mark at the other three corners.
    """
    return group(
        rect(8, 8, 28, 28, 3, fill=INK),
        rect(9, 9, 26, 26, 2, fill="#f0a63a"),
        placed(stairs(), 22, 22, 0.52),
    )


def web() -> Element:
    """Return the web of a giant spider, from wall to wall, and the spider in it."""
    threads = "".join(f"M40 40L{_at(33, 45 * i + 4)}" for i in range(8))
    rounds = ""
    for reach in (11, 20, 29):
        rounds += f"M{_at(reach, 4)}"
        for i in range(8):
            rounds += f"Q{_at(reach * 0.74, 45 * i + 26.5)} {_at(reach, 45 * i + 49)}"
    return group(
        circle(40, 40, 30, fill="#1f2a1fb0"),
        path(threads + rounds, fill="none", stroke=INK, stroke_width=4.2),
        path(threads + rounds, fill="none", stroke="#f1efe6", stroke_width=2),
        _spider(),
    )


def ashes() -> Element:
    """Return what a fireball leaves of a web: scorched stones and a few torn threads."""
    return group(
        path(
            "M18 34L24 20L38 15L54 18L63 30L64 46L55 60L40 64L25 60L17 48Z",
            fill="#2a2320",
        ),
        path("M28 38L36 27L49 29L54 42L45 52L32 50Z", fill="#3d3128"),
        path(
            "M10 10L21 21M10 15L18 18M70 10L60 20M66 10L63 18M10 70L20 61M70 70L59 59",
            fill="none", stroke="#f1efe6", stroke_width=2,
        ),
        path("M34 35h4v3h-4zM46 41h5v3h-5zM30 45h3v3h-3zM43 32h3v2h-3z", fill="#f08a2c"),
    )  # fmt: skip


def _at(reach: float, degrees: float) -> str:
    """Return a point of the web, so far from its middle."""
    angle = degrees * pi / 180
    x, y = _MIDDLE + reach * cos(angle), _MIDDLE + reach * sin(angle)
    return f"{number(x)} {number(y)}"


def _spider() -> Element:
    green = ACCENTS[TileKind.WEB]
    return placed(
        group(
            path(
                "M-4-2L-11-7L-14-2M-4 0L-13 0L-15 6M-4 2L-10 7L-11 13"
                "M4-2L11-7L14-2M4 0L13 0L15 6M4 2L10 7L11 13",
                fill="none", stroke=INK, stroke_width=3,
            ),
            inked(ellipse(0, 5, 6.5, 7.5, fill=green), circle(0, -4, 4.6, fill=green), width=2),
            path("M-2-5h1.600v2h-1.600zM.600-5h1.600v2h-1.600z", fill=STONE_DARK),
        ),
        56, 23, 0.95, turn=38,
    )  # fmt: skip
