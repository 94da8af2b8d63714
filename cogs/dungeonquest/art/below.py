"""The direction tokens of heroes in the Catacombs, about the origin."""

from bot.art.palette import GOLD, INK, WHITE, lighter
from bot.art.svg import Element, circle, group, path, placed
from cogs.dungeonquest.art.emblems import emblem
from cogs.dungeonquest.art.features import SMOOTH
from cogs.dungeonquest.art.style import COLOURS, NOBODY, STONE_LIGHT
from cogs.dungeonquest.art.walls import QUARTERS
from rules.dungeonquest.heroes import Hero
from rules.dungeonquest.squares import Direction

TOKEN = 26
"""The radius of a token, with the hole that it lies on."""

_POINTER = "M0-25L17-8V15Q17 19 13 19H-13Q-17 19-17 15V-8Z"


def token(
    hero: Hero | None, heading: Direction, *, lit: bool = False, under_hole: bool = False
) -> Element:
    """Return a hero's direction token: a pointer in its colour, on the dark below.

    Args:
        hero: whose token.
        heading: the direction of travel.
        lit: it is this hero's turn.
        under_hole: light falls in through a hole in the roof.
    """
    colour = COLOURS[hero] if hero else NOBODY
    pointer = group(
        path(_POINTER, fill=WHITE, stroke=INK, stroke_width=2.4, stroke_linejoin="round"),
        path("M0-20L13.500-6.500V15.500H-13.500V-6.500Z", fill=colour),
        path("M0-20L13.500-6.500L9-6.500L0-15L-9-6.500L-13.500-6.500Z", fill=lighter(colour, 0.45)),
    )
    x, y = _AHEAD[heading]
    return group(
        circle(0, 0, TOKEN + 5, fill=f"{GOLD}66") if lit else "",
        circle(0, 0, TOKEN + 2, fill=GOLD) if lit else "",
        circle(0, 0, TOKEN, fill="#fff1a8" if under_hole else STONE_LIGHT),
        circle(0, 0, TOKEN - (5 if under_hole else 3), fill="#05040a"),
        placed(pointer, 0, 0, 0.92, turn=90 * QUARTERS[heading]),
        placed(emblem(hero), -3 * x, -3 * y, 0.64),
        shape_rendering=SMOOTH,
    )


_AHEAD = {
    Direction.NORTH: (0, -1),
    Direction.EAST: (1, 0),
    Direction.SOUTH: (0, 1),
    Direction.WEST: (-1, 0),
}
