"""The symbol of each type of card, about the origin, with a radius of 20."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from bot.art.palette import GOLD, INK, WHITE, darker, lighter
from bot.art.shapes import inked, star
from bot.art.svg import Element, Linear, circle, group, path
from cogs.calderos.art.style import LOOKS, Kind


def symbol(kind: Kind) -> Element:
    """Return the round seal that marks a card's type in its corners."""
    frame = LOOKS[kind].frame
    return group(
        circle(
            0,
            0,
            20,
            fill=Linear((lighter(frame, 0.35), darker(frame, 0.25))),
            stroke=INK,
            stroke_width=3,
        ),
        circle(0, 0, 16.4, fill="none", stroke=GOLD, stroke_width=1.8),
        _SIGNS[kind](),
    )


def _bolt() -> Element:
    return inked(path("M4-13L-8 2H-1L-4 13L8-3H1Z", fill=Linear(("#fff6c4", GOLD))), width=2)


def _shield() -> Element:
    return inked(
        path("M-9-9Q-2-8 0-12Q2-8 9-9C10 1 6 8 0 12C-6 8-10 1-9-9Z", fill=WHITE),
        path("M0-11V11M-9-1H9", stroke_width=1.6),
        width=2,
    )


def _flask() -> Element:
    return inked(
        path("M-4-12H4M-3-11V-4L-9 7Q-11 11-7 11H7Q11 11 9 7L3-4V-11", fill=WHITE),
        path(
            "M-6.5 3L-9 7Q-10.5 10.5-7 10.5H7Q10.5 10.5 9 7L6.5 3Z",
            fill="#9be85c",
            stroke_width=1.4,
        ),
        width=2,
    )


def _crown() -> Element:
    return group(
        inked(
            path("M-11 8L-12-6L-5 0L0-10L5 0L12-6L11 8Z", fill=Linear(("#fff6c4", GOLD))), width=2
        ),
        star(0, 3, 3.6, 1.6, fill="#ee5548"),
    )


_SIGNS: Mapping[Kind, Callable[[], Element]] = MappingProxyType(
    {
        Kind.ATTACK: _bolt,
        Kind.DEFENSE: _shield,
        Kind.INGREDIENT: _flask,
        Kind.GOLDEN: _crown,
    }
)
