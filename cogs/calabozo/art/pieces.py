"""The adventurers on the board, about the origin: a disc with an emblem and the seat's number."""

from collections.abc import Mapping, Sequence
from enum import Enum, auto
from itertools import pairwise
from typing import NamedTuple

from bot.art.fonts import Face
from bot.art.lettering import Pen
from bot.art.palette import GOLD, INK, WHITE, darker, lighter
from bot.art.svg import Element, Node, circle, ellipse, group, path, placed
from cogs.calabozo.art.figures import emblem, skull
from cogs.calabozo.art.style import SMOOTH, colour_of
from rules.calabozo.view import AdventurerView

RADIUS = 23
NUMBER = 28
"""The size of a number on the picture, whatever the scale of the board."""

_GONE = "#8b8598"
_PEN = Pen(Face.STRONG, NUMBER, WHITE, anchor="middle")
_CAP = 0.5 * NUMBER * Face.STRONG.cap_height


def piece(one: AdventurerView, *, lit: bool = False) -> Element:
    """Return an adventurer's disc in the colour of its team; ``lit`` marks whose turn it is."""
    colour = colour_of(one)
    sheen = "M-17.500-7A19 19 0 0 1 17.500-7Q0 2-17.500-7Z"
    return group(
        ellipse(0, 5, RADIUS + 2, RADIUS - 2, fill="#00000077"),
        *_glow(lit=lit),
        circle(0, 0, RADIUS, fill=_GONE if one.dead else WHITE, stroke=INK, stroke_width=2.4),
        circle(0, 0, RADIUS - 4, fill=darker(colour, 0.6) if one.dead else colour),
        path(sheen, fill=lighter(colour, 0.25)) if not one.dead else "",
        placed(skull(), 0, 0, 1.1) if one.dead else placed(emblem(one.figure), 0, 0, 0.92),
        _cage() if one.jailed else "",
    )


def _glow(*, lit: bool) -> tuple[Node, ...]:
    if not lit:
        return ()
    return (
        circle(0, 0, RADIUS + 8, fill=f"{GOLD}88"),
        circle(0, 0, RADIUS + 5, fill=GOLD, stroke=INK, stroke_width=1.6),
    )


def _cage() -> Element:
    bars = "M-10-20V20M0-23V23M10-20V20"
    return group(
        path(bars, stroke=INK, stroke_width=6.4),
        path(bars, stroke="#c6cedc", stroke_width=3),
        path("M-21-9A23 23 0 0 1 21-9M-21 9A23 23 0 0 0 21 9", fill="none", stroke="#c6cedc",
             stroke_width=3.4),
    )  # fmt: skip


def badge(one: AdventurerView) -> Element:
    """Return the seat's number on a disc of 14, which says who is who."""
    return group(
        circle(0, 0, 14.5, fill=WHITE),
        circle(0, 0, 12.8, fill=darker(colour_of(one), 0.4)),
        _PEN.line(str(one.seat + 1), 0, _CAP, 26),
    )


def chip(one: AdventurerView, *, lit: bool = False) -> Element:
    """Return a number alone, for where many stand together; the dead are dark."""
    colour = colour_of(one)
    return group(
        circle(0, 0, 18.5, fill=GOLD, stroke=INK, stroke_width=1.4) if lit else "",
        circle(0, 0, 15.5, fill=INK),
        circle(0, 0, 14, fill=_GONE if one.dead else WHITE),
        circle(0, 0, 11.800, fill=darker(colour, 0.7) if one.dead else darker(colour, 0.15)),
        _PEN.line(str(one.seat + 1), 0, _CAP, 26),
    )


class _Crowd(NamedTuple):
    """How so many pieces share a square.

    Attributes:
        scale: how large they are.
        spots: where, from the middle of the square.
        badge: where each number is, from the middle of its piece.
    """

    scale: float
    spots: tuple[tuple[float, float], ...]
    badge: tuple[float, float] = (16, 16)


class Place(Enum):
    """What kind of place adventurers share, where that matters."""

    USUAL = auto()
    HALL = auto()
    BESIDE_A_FOE = auto()


_ALONE = _Crowd(1, ((0, 0),))
_CORNERS = ((-44, -44), (44, -44), (-44, 44), (44, 44))
_SPOTS: Mapping[Place, Mapping[int, _Crowd]] = {
    Place.USUAL: {1: _ALONE, 2: _Crowd(0.66, ((-15, -10), (15, -10)), (0, 24))},
    # The Hall reaches into the rock at its corners, and many find room there.
    Place.HALL: {
        1: _ALONE,
        2: _Crowd(0.9, (_CORNERS[0], _CORNERS[3])),
        3: _Crowd(0.9, (*_CORNERS[:2], (0, 0))),
        4: _Crowd(0.9, _CORNERS),
        5: _Crowd(0.9, (*_CORNERS, (0, 0))),
    },
    # The monster or dragon should be seen too.
    Place.BESIDE_A_FOE: {1: _Crowd(0.7, ((-11, 10),), (14, 12))},
}
_GRID = ((-15, -15), (15, -15), (-15, 15), (15, 15), (0, 0), (-15, 0), (15, 0), (0, 15))
_HALL_GRID = (
    (-61, -38), (-38, -61), (38, -61), (61, -38), (-61, 38), (-38, 61), (38, 61), (61, 38)
)  # fmt: skip
"""Where chips lie on a place that many share."""


def crowd(place: Place, there: Sequence[AdventurerView], lit: int | None, shrink: float) -> Element:
    """Return all who are on a square, about its middle, the one whose turn it is on top.

    Args:
        place: what kind of square it is.
        there: who they are, by seat.
        lit: the seat whose turn it is.
        shrink: how much smaller than the rest numbers are drawn.
    """
    layout = _SPOTS[place].get(len(there))
    grid = _HALL_GRID if place is Place.HALL else _GRID
    spots = layout.spots if layout else grid
    together = sorted(zip(there, spots, strict=False), key=lambda pair: pair[0].seat == lit)
    return group(
        *(placed(_one(one, layout, shrink, lit=one.seat == lit), *spot) for one, spot in together),
        shape_rendering=SMOOTH,
    )


def _one(one: AdventurerView, layout: _Crowd | None, shrink: float, *, lit: bool) -> Element:
    if layout is None:
        return placed(chip(one, lit=lit), 0, 0, shrink)
    return group(
        placed(piece(one, lit=lit), 0, 0, layout.scale),
        placed(badge(one), *layout.badge, shrink),
    )


def tombstone() -> Element:
    """Return the sign of an adventurer that lies in an Underworld for good."""
    return group(
        path("M-9 14V-4Q-9-14 0-14Q9-14 9-4V14Z", fill="#8d8a96", stroke=INK, stroke_width=2.4),
        path("M-1.500-8h3v5h4v3h-4v9h-3v-9h-4v-3h4z", fill=INK),
    )


def footprints(one: AdventurerView, middles: Sequence[tuple[float, float]]) -> Element:
    """Return the way by which an adventurer came, through the middles of squares."""
    colour = colour_of(one)
    dots = [
        (x + (to_x - x) * share, y + (to_y - y) * share)
        for (x, y), (to_x, to_y) in pairwise(middles)
        for share in (0.2, 0.5, 0.8)
    ]
    return group(
        *(circle(x, y, 5, fill=colour, stroke=WHITE, stroke_width=2) for x, y in dots),
        shape_rendering=SMOOTH,
    )
