"""The emblems of the heroes of the expansion, about the origin, white within a circle of 20."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from bot.art.palette import INK, WHITE, darker
from bot.art.shapes import star
from bot.art.svg import Element, circle, ellipse, group, path, placed, rect
from cogs.dungeonquest.art.style import COLOURS
from rules.dungeonquest.heroes import Hero


def _shield() -> Element:
    return group(
        path("M-14-15Q0-19 14-15V0Q13 12 0 18Q-13 12-14 0Z", fill=WHITE),
        path("M-3-14H3V-6H10V0H3V13H-3V0H-10V-6H-3Z", fill=COLOURS[Hero.SIR_ROLAND]),
    )


def _sabre() -> Element:
    return group(
        path("M-9 8Q6 2 9-18Q19 2-4 13Z", fill=WHITE),
        path("M-15 4Q-6 3-3 13L-7 15Q-10 8-16 8Z", fill=WHITE),
        path("M-8 10L-15 17", stroke=WHITE, stroke_width=5, stroke_linecap="round"),
        path("M-4 9Q8 3 11-8", fill="none", stroke="#f0b070", stroke_width=1.8),
    )


def _hammer() -> Element:
    hammer = group(
        rect(-2.6, -8, 5.2, 26, 2, fill=WHITE),
        path("M-15-15L-12-18H12L15-15V-5L12-2H-12L-15-5Z", fill=WHITE),
        path("M-9-17V-3M9-17V-3", stroke=darker(COLOURS[Hero.SIEGFRIED], 0.1), stroke_width=2.6),
    )
    return placed(hammer, 0.5, -0.5, 0.84, turn=28)


def _leaf() -> Element:
    return group(
        path("M13-17Q17 6 0 12Q-6 14-9 11Q-16 2-8-7Q-1-15 13-17Z", fill=WHITE),
        path("M-9 11L-16 18", stroke=WHITE, stroke_width=3.6, stroke_linecap="round"),
        path("M-10 12L8-11M-3 3L-4-7M3-4L11-5M-5 6L4 7", fill="none",
             stroke=darker(COLOURS[Hero.FARENDIL], 0.15), stroke_width=2.2),
    )  # fmt: skip


def _fist() -> Element:
    return group(
        path("M-13-9Q-13-15-8-14Q-7-18-2-16Q2-18 5-14Q11-16 12-9L13 3Q12 8 8 9V17H-8V9Q-14 6-13-2Z",
             fill=WHITE),
        path("M-7-14L-6-4M-1-15L-1-4M5-13L4-4M-13-2Q-4-6 3 0Q2 5-5 4M-9 11H9", fill="none",
             stroke=darker(COLOURS[Hero.IRONHAND], 0.2), stroke_width=2.2),
    )  # fmt: skip


def _horned_helm() -> Element:
    return group(
        path("M-9-6Q-19-6-18-18Q-12-11-5-12ZM9-6Q19-6 18-18Q12-11 5-12Z", fill=WHITE),
        path("M-12 2Q-13-13 0-14Q13-13 12 2L9 15L0 18L-9 15Z", fill=WHITE),
        path("M-9-1L-2 3V6L-8 4ZM9-1L2 3V6L8 4Z", fill="#e0362e"),
        path("M0 7V17M-5 9V14M5 9V14", stroke=INK, stroke_width=2),
    )


def _shuriken() -> Element:
    return group(
        star(0, 0, 19, 6.5, points=4, turn=18, fill=WHITE),
        circle(0, 0, 3.6, fill=COLOURS[Hero.TORI_JIMA]),
    )


def _key() -> Element:
    key = group(
        circle(0, -10, 8.5, fill=WHITE),
        circle(0, -10, 3.8, fill=COLOURS[Hero.RILDO]),
        path("M-2.500-3H2.500V19H-2.500ZM2 8H10V12.500H2ZM2 15H8V19H2Z", fill=WHITE),
    )
    return placed(key, 1.5, -1, 0.86, turn=40)


def _wing() -> Element:
    return group(
        path("M-15 15Q-17-2-2-11Q8-16 18-14Q17-8 10-6Q16-6 17-4Q15 2 8 3Q13 3 13 5Q9 11 1 10"
             "Q-7 10-9 18Z", fill=WHITE),
        path("M-10 8Q-6-2 10-6M-5 8Q0 3 8 3", fill="none",
             stroke=darker(COLOURS[Hero.HELENA], 0.2), stroke_width=2.2),
    )  # fmt: skip


def _mad_axe() -> Element:
    axe = group(
        rect(-2.4, -16, 4.8, 35, 2, fill=WHITE),
        path("M2-16Q12-19 17-12Q20 0 13 7Q10 1 2 0Z", fill=WHITE),
        path("M-2-12L-9-8L-2-3Z", fill=WHITE),
    )
    return group(
        placed(axe, -2, 0.5, 0.88, turn=24),
        path("M-16-7L-11-5M-17 1L-12 1M-14 9L-10 7", stroke="#ffd23f", stroke_width=2.8,
             stroke_linecap="round"),
    )  # fmt: skip


def _hood() -> Element:
    return group(
        path("M0-17Q13-14 11 1Q16 5 15 11Q0 23-15 11Q-16 5-11 1Q-13-14 0-17Z", fill=WHITE),
        ellipse(0, -1, 6.5, 9.5, fill=INK),
    )


def _sphere() -> Element:
    return group(
        star(0, 0, 20, 13, points=8, fill=WHITE),
        circle(0, 0, 9.5, fill=COLOURS[Hero.SERELLIA]),
        path("M0-8Q7-2 5 4Q3 8 0 8Q-5 8-5 3Q-5-1-2-2Q-1-5 0-8Z", fill="#ffe27a"),
    )


def _smaller(draw: Callable[[], Element]) -> Callable[[], Element]:
    return lambda: placed(draw(), 0, 0, _ROOM)


_ROOM = 0.86
"""What keeps an emblem with far corners within its circle."""

BADGES: Mapping[Hero, Callable[[], Element]] = MappingProxyType(
    {
        Hero.SIR_ROLAND: _shield,
        Hero.VIKAS: _smaller(_sabre),
        Hero.SIEGFRIED: _hammer,
        Hero.FARENDIL: _smaller(_leaf),
        Hero.IRONHAND: _smaller(_fist),
        Hero.THARGRIM: _smaller(_horned_helm),
        Hero.TORI_JIMA: _shuriken,
        Hero.RILDO: _key,
        Hero.HELENA: _wing,
        Hero.FHYLL: _mad_axe,
        Hero.AZOTH: _hood,
        Hero.SERELLIA: _sphere,
    }
)
"""What draws each of them."""
