"""The catacomb cards, and those that a hero has drawn since it went down."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from bot.art.palette import INK, WHITE
from bot.art.shapes import inked
from bot.art.svg import Element, circle, ellipse, group, path, placed, rect
from cogs.dungeonquest.art.depths import stairs
from cogs.dungeonquest.art.monsters import cave_troll
from cogs.dungeonquest.art.relics import diamond
from cogs.dungeonquest.art.symbols import chest
from rules.dungeonquest.cards import Card, CatacombCard
from rules.dungeonquest.view import DescentView

GATHERED_HEIGHT = 116
"""How much room the row of cards takes, with what keeps it apart."""

_WIDE = 72


def gathered_cards(descent: DescentView, width: float) -> Element | None:
    """Return the cards that a hero has drawn below, in a row; None if there are none.

    Args:
        descent: the hero's way through the catacombs.
        width: where they are many, they overlap to stay within.
    """
    if not descent.gathered:
        return None
    count = len(descent.gathered)
    pitch = min(_WIDE + 8, (width - _WIDE) / max(1, count - 1))
    start = (width - _WIDE - pitch * (count - 1)) / 2
    return group(
        *(
            placed(catacomb_card(card), start + _WIDE / 2 + pitch * i, 51, 1.45)
            for i, card in enumerate(descent.gathered)
        )
    )


def catacomb_pile() -> Element:
    """Return the catacomb deck about the origin, 32 high."""
    return group(
        rect(-14, -17, 24, 32, 3, fill=INK),
        rect(-12, -15, 20, 28, 2, fill="#8b8168"),
        rect(-9, -14, 24, 32, 3, fill=INK),
        rect(-7, -12, 20, 28, 2, fill="#8b8168"),
        placed(stairs(), 3, 2, 0.4),
    )


def catacomb_card(card: Card) -> Element:
    """Return a catacomb card about the origin, 48 wide and 66 high, with what is on it."""
    return group(
        path("M-24-29Q-24-33-20-33H20Q24-33 24-29V29Q24 33 20 33H-20Q-24 33-24 29Z", fill=INK),
        path("M-21.500-30.500H21.500V30.500H-21.500Z", fill="#8b8168"),
        path("M-18.500-27.500H18.500V27.500H-18.500Z", fill="#1a1720"),
        _CARDS[card](),
    )


def _shadows() -> Element:
    return group(
        path("M-18-27H18V-18L13-21L9-8L4-21L-1-16L-6-22L-11-4L-15-21L-18-17Z", fill="#4a4455"),
        path("M-18 27V20L-9 15L0 20L9 14L18 19V27Z", fill="#353040"),
        path("M-11 2Q-7.500 7-11 9Q-14.500 7-11 2ZM9-2Q12 3 9 5Q6 3 9-2Z", fill="#6fa8c8"),
    )


def _way_out() -> Element:
    return group(
        path("M-12 22V-10Q-12-22 0-22Q12-22 12-10V22Z", fill="#fff1a8", stroke="#6b6274",
             stroke_width=3),
        path("M-12 22H12V15H7V9H2V3H-3V-3H-8V-8H-12Z", fill="#7a6f58"),
        path("M5-16L11-8H7.500V0H2.500V-8H-1Z", fill="#1f9a52"),
    )  # fmt: skip


def _roof_hole() -> Element:
    return group(
        path("M-6-14L-15 22H15L6-14Z", fill="#fff1a859"),
        ellipse(0, -15, 12, 6.5, fill="#fff1a8", stroke="#6b6274", stroke_width=3),
        ellipse(0, 22, 14, 3, fill="#fff1a8a6"),
    )


def _rats() -> Element:
    rat = inked(
        path("M-13 4Q-12-6 0-6Q6-7 8-4L15 2Q12 6 4 6H-10Q-13 6-13 4Z", fill="#8d8078"),
        path("M-12 3Q-18 3-17-4", stroke="#c98f8a", stroke_width=2.4),
        circle(6, -5.5, 2.8, fill="#c98f8a", stroke_width=1.4),
        width=1.8,
    )
    both = group(rat, circle(10, 0, 1.5, fill="#ff4438"))
    return group(placed(both, 1, -9, 0.94), placed(both, -1, 11, 0.94))


def _torch_out() -> Element:
    return group(
        path("M-3 2H5L3 24H-1Z", fill="#8a5a2c", stroke=INK, stroke_width=1.8),
        path("M-6-3H8L6 5H-4Z", fill="#3c3543", stroke="#6b6274", stroke_width=1.8),
        path("M0-6Q-8-11-1-16Q6-20-1-25M5-6Q0-10 5-14", fill="none", stroke="#b9b2c9",
             stroke_width=2.8),
    )  # fmt: skip


def _cave_troll() -> Element:
    return placed(cave_troll(), 0, 1, 0.72)


def _giant_worm() -> Element:
    body = "M-12 24Q14 18 6 4Q-10-4 0-16"
    return group(
        path(body, fill="none", stroke=INK, stroke_width=16),
        path(body, fill="none", stroke="#d98a9a", stroke_width=12),
        path("M-3 17L5 21M3 4L9-1M-7 2L-1-3", stroke="#a45a6c", stroke_width=2),
        circle(0, -16, 8.5, fill="#d98a9a", stroke=INK, stroke_width=2),
        circle(0, -17, 5, fill="#3a0614"),
        path("M-4-20L-2-16L0-21L2-16L4-20M-3-13L-1-16L1-13L3-16", fill="none", stroke=WHITE,
             stroke_width=1.5),
    )  # fmt: skip


_CARDS: Mapping[Card, Callable[[], Element]] = MappingProxyType(
    {
        CatacombCard.EMPTY: _shadows,
        CatacombCard.EXIT: _way_out,
        CatacombCard.HOLE: _roof_hole,
        CatacombCard.RATS: _rats,
        CatacombCard.TORCH_GOES_OUT: _torch_out,
        CatacombCard.CAVE_TROLL: _cave_troll,
        CatacombCard.GIANT_WORM: _giant_worm,
        CatacombCard.CHEST: chest,
        CatacombCard.DIAMOND: diamond,
    }
)
