"""The castle yard that every picture of this game lies on, and the panels on it."""

from bot.art.palette import GOLD, faded, mix
from bot.art.svg import Element, group, rect
from cogs.boss_quest.art.style import FIELD


def backdrop(width: int, height: int) -> Element:
    """Return a yard of that size: dark as its dungeon."""
    return group(
        rect(0, 0, width, height, 26, fill="#565068"),
        rect(3, 3, width - 6, height - 6, 23, fill="#221e2e"),
    )


def panel(width: float, height: float, colour: str, *, lit: bool = False) -> Element:
    """Return a panel with a coloured rim, or with a golden glow."""
    edge = 5 if lit else 3
    rim = GOLD if lit else mix(colour, FIELD, 0.35)
    glow = (
        rect(-i, -i, width + 2 * i, height + 2 * i, 18 + i, fill=faded(GOLD, 0.2)) for i in (6, 3)
    )
    return group(
        *(glow if lit else ()),
        rect(0, 0, width, height, 18, fill=rim),
        rect(
            edge,
            edge,
            width - 2 * edge,
            height - 2 * edge,
            18 - edge,
            fill=mix(FIELD, colour, 0.2 if lit else 0.1),
        ),
    )
