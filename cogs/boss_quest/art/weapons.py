"""The five families of weapons, each in a box of 100 x 100, growing grander with their attack.

A weapon is drawn upright along x = 0 from y = -46 to 46 and then laid aslant.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from bot.art.palette import GOLD, GOLD_DEEP, WHITE, lighter
from bot.art.shapes import inked, polygon, sparkle, star
from bot.art.svg import Element, Linear, Node, Radial, circle, ellipse, group, path, placed, rect
from cogs.boss_quest.art.style import STEEL, WEAPONS, WOOD
from rules.boss_quest.content import Colour, Weapon, box

_ASLANT = 45
"""Degrees to the right; a bow leans the other way, so that its arrow points up."""

_BLADE = Linear(STEEL, (0, 0), (1, 0))
_GRIP = Linear(WOOD)
_GILT = Linear(("#fff0b0", GOLD, GOLD_DEEP))
_GRAND, _PROUD, _FAIR = 7, 5, 3


def weapon_drawing(weapon: Weapon) -> Element:
    """Return a weapon of its family, as grand as its attack."""
    card = box().weapons[weapon]
    drawn = _FAMILIES[card.colour](card.value)
    # The least of a family is the smallest; from the fifth on they fill the box.
    scale = min(0.96, 0.72 + 0.06 * (card.value - 1))
    turn = -_ASLANT if card.colour is Colour.GREEN else _ASLANT
    return group(
        placed(inked(*drawn, width=3.4 / scale), 50, 50, scale, turn=turn),
        *(
            sparkle(x, y, size, fill=WHITE, stroke="#241c33", stroke_width=1.4)
            for x, y, size in ((22, 20, 8), (82, 80, 6))
            if card.value == _GRAND
        ),
    )


def _blade(value: int) -> tuple[Node, ...]:
    """From butter knife to dragonslayer: longer, broader, better guarded."""
    half, tip = 4.5 + value * 0.9, -30 - value * 2.4
    edge = f"M{-half} 18V{tip + 12}L0 {tip}L{half} {tip + 12}V18Z"
    if value < _FAIR:
        edge = f"M-5 18V{tip + 4}Q-4 {tip - 4} 4 {tip + 4}Q8 -8 6 18Z"
    guard: Node = rect(-9, 16, 18, 6, 3, fill=_GRIP)
    if value >= _FAIR:
        reach = 10 + value * 1.6
        guard = path(f"M{-reach} 13Q0 22 {reach} 13L{reach} 20Q0 28 {-reach} 20Z", fill=_GILT)
    return (
        rect(-4.5, 18, 9, 24, 4, fill=_GRIP),
        circle(0, 44, 3.6 + value * 0.5, fill=_GILT if value >= _FAIR else _GRIP),
        path(edge, fill=_BLADE),
        path(f"M0 {tip + 14}V14", stroke="#6c7890", stroke_width=2.2) if value >= _FAIR else "",
        guard,
        circle(0, 19, 4.4, fill=WEAPONS[Colour.RED], stroke_width=2) if value >= _PROUD else "",
    )


def _hammer(value: int) -> tuple[Node, ...]:
    """From gavel to the hammer of thunder: a head that gets heavier."""
    half, high = 15 + value * 1.9, 11 + value * 1.1
    head = _GRIP if value < _FAIR else Linear(("#c8d2e4", "#5f6c88"))
    top = -26 - high / 2
    return (
        rect(-4.5, -20, 9, 66, 4, fill=_GRIP),
        path("M-4 32H4M-4 38H4", stroke_width=2),
        rect(-half, top - high / 2, 2 * half, high * 1.5, 5, fill=head),
        *(
            rect(x, top - high / 2 - 2, 8, high * 1.5 + 4, 3, fill=_GILT)
            for x in (-half - 2, half - 6)
            if value >= _PROUD
        ),
        path(
            f"M{-half + 5} {top - high / 2 + 5}H{half - 5}",
            stroke=WHITE,
            stroke_width=2.6,
            stroke_opacity=0.8,
        ),
        polygon(
            [
                (2, top - 6),
                (-6, top + 5),
                (-1, top + 5),
                (-3, top + 14),
                (7, top + 1),
                (1, top + 1),
            ],
            fill=GOLD,
            stroke_width=2,
        )
        if value >= _PROUD
        else "",
    )


def _bow(value: int) -> tuple[Node, ...]:
    """From bent twig to the bow of storms: a wider span and horns to it."""
    limb = "M-6-44C22-34 26 34-6 44"
    thick = 6 + value * 0.7
    arrow = Linear(("#ffe39a", GOLD_DEEP)) if value >= _PROUD else Linear(STEEL)
    wood = "#c98a52" if value < _PROUD else lighter(WEAPONS[Colour.GREEN], 0.25)
    return (
        path(limb, stroke_width=thick + 6),
        path(limb, stroke=wood, stroke_width=thick),
        path("M-6-44L-16 0L-6 44", stroke=WHITE, stroke_width=2.2),
        path("M-16 0H38", stroke_width=7),
        path("M-16 0H38", stroke="#e0b070", stroke_width=3),
        path("M34-8L50 0L34 8L38 0Z", fill=arrow, stroke_width=2.6),
        path("M-22-7L-12 0L-22 7L-28 7L-20 0L-28-7Z", fill=WEAPONS[Colour.GREEN], stroke_width=2.2),
        *(
            path(d, fill=_GILT, stroke_width=2.4)
            for d in ("M-10-40Q-12-52-2-50Q2-44-2-38Z", "M-10 40Q-12 52-2 50Q2 44-2 38Z")
            if value >= _PROUD
        ),
        path("M14-12V12", stroke="#7c4a2c", stroke_width=thick) if value >= _FAIR else "",
    )


def _spear(value: int) -> tuple[Node, ...]:
    """From toothpick to the lance of the sun: a shaft with more and more of a point."""
    wide, long = 4 + value * 1.5, 12 + value * 2.4
    tip = -48
    point = _BLADE if value < _GRAND else _GILT
    barbs = f"M{-wide} {tip + long}L0 {tip}L{wide} {tip + long}L0 {tip + long * 1.35}Z"
    return (
        rect(-3.4, tip + long, 6.8, 94 - long, 3, fill=_GRIP),
        path(barbs, fill=point) if value >= _FAIR else "",
        path(f"M-3.400 {tip + 14}L0 {tip}L3.400 {tip + 14}Z", fill="#e8c48a")
        if value < _FAIR
        else "",
        path(
            "M-3-20C-22-22-30-10-26 2C-20-4-14-4-12 4C-8-4-4-6-3-6Z",
            fill="#e2483f",
            stroke_width=2.6,
        )
        if value >= _PROUD
        else "",
        path("M-14 24Q0 12 14 24L9 32Q0 25-9 32Z", fill=_GILT) if value >= _PROUD else "",
        path("M-3 34H3M-3 40H3", stroke_width=2),
    )


def _staff(value: int) -> tuple[Node, ...]:
    """From party wand to the staff of an archmage: what sits on top gets brighter."""
    glow = Radial(("#ffffff", (0.45, "#d9b0ff"), WEAPONS[Colour.PURPLE]), (0.4, 0.35), 0.7)
    size = 6 + value * 1.5
    top: Node = circle(0, -34, size, fill=glow)
    if value < _FAIR:
        top = star(0, -32, 11 + value, 5, fill=GOLD)
    elif value == _FAIR:
        top = path("M-2-14C-16-22-16-44 2-46C18-46 20-26 8-24", stroke="#c98a52", stroke_width=7)
    elif value == _GRAND - 1:
        top = star(0, -32, 18, 8, fill=_GILT)
    return (
        path("M-2-14C-16-22-16-44 2-46C18-46 20-26 8-24", stroke_width=13)
        if value == _FAIR
        else "",
        rect(-3.8, -20, 7.6, 66, 3.6, fill=_GRIP),
        path(
            "M-12-20C-20-34-16-44-10-48C-12-38-8-30-4-24ZM12-20C20-34 16-44 10-48C12-38 8-30 4-24Z",
            fill=_GILT,
        )
        if value >= _PROUD
        else "",
        top,
        path("M-6-8H6M-6 0H6", stroke=GOLD, stroke_width=3) if value >= _PROUD else "",
        ellipse(-size / 3, -34 - size / 3, size / 4, size / 5, fill=WHITE, stroke="none")
        if value > _FAIR and value != _GRAND - 1
        else "",
    )


_FAMILIES: Mapping[Colour, Callable[[int], tuple[Node, ...]]] = MappingProxyType(
    {
        Colour.RED: _blade,
        Colour.BLUE: _hammer,
        Colour.GREEN: _bow,
        Colour.YELLOW: _spear,
        Colour.PURPLE: _staff,
    }
)
