"""Small signs for what panels and strips tell, about the origin, 32 high."""

from bot.art.palette import INK, WHITE
from bot.art.svg import Element, circle, group, path, placed, rect
from cogs.calabozo.art.dragons import dragon_sign
from cogs.calabozo.art.style import TOWER, TOWER_DARK, TOWER_LIGHT

_THIN = 2.2
_PIPS = {
    1: ((0, 0),),
    2: ((-7, -7), (7, 7)),
    3: ((-7, -7), (0, 0), (7, 7)),
    4: ((-7, -7), (7, -7), (-7, 7), (7, 7)),
    5: ((-7, -7), (7, -7), (0, 0), (-7, 7), (7, 7)),
    6: ((-7, -8), (7, -8), (-7, 0), (7, 0), (-7, 8), (7, 8)),
}


def die(pips: int) -> Element:
    """Return a die that shows a number; with any other number than 1 to 6 it is blank."""
    return group(
        rect(-16, -16, 32, 32, 7, fill=INK),
        rect(-14, -14, 28, 28, 6, fill=WHITE),
        *(circle(x, y, 3.2, fill=INK) for x, y in _PIPS.get(pips, ())),
    )


def dice() -> Element:
    """Return two dice."""
    return group(placed(die(3), 5, 4, 0.7, turn=14), placed(die(5), -7, -4, 0.7, turn=-10))


def monster_card() -> Element:
    """Return a monster card, face down."""
    return group(
        rect(-13, -17, 26, 34, 4, fill=INK),
        rect(-11, -15, 22, 30, 3, fill=WHITE),
        rect(-8.500, -12.500, 17, 25, 2, fill="#8a2436"),
        path("M-3-8l-3 12l5-10zM2-9l-4 15l7-13zM7-8l-3 12l4-8z", fill="#e0606c"),
    )


def tower() -> Element:
    """Return a tower with a dragon."""
    return group(
        circle(0, 0, 17, fill=INK),
        circle(0, 0, 15, fill=TOWER),
        circle(0, 0, 12.500, fill=TOWER_DARK, stroke=TOWER_LIGHT, stroke_width=1.4),
        placed(dragon_sign("#f1e6ff", TOWER_DARK), 0, 0, 0.72),
    )


def steps() -> Element:
    """Return two footprints, for steps that are left."""
    foot = "M0-8Q5-8 5-2Q5 3 2 5H-3Q-5 2-5-2Q-5-8 0-8ZM-3 7H3Q4 12 0 12Q-4 12-3 7Z"
    return group(
        placed(path(foot, fill=WHITE, stroke=INK, stroke_width=1.6), -8, 2, 1, turn=-8),
        placed(path(foot, fill=WHITE, stroke=INK, stroke_width=1.6), 8, -4, 1, turn=8),
    )
