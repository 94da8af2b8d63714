"""The magic amulets as medallions, about the origin, 32 high."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from bot.art.palette import GOLD, INK, WHITE
from bot.art.shapes import star
from bot.art.svg import Element, circle, ellipse, group, path, placed
from rules.dungeonquest.catacombs.amulet_cards import Amulet
from rules.dungeonquest.view import CharacterView

_THIN = 2.2
_LOW = 3
"""How far the medallion hangs below the origin."""


def amulet(which: Amulet | None) -> Element:
    """Return an amulet; with a question mark as long as nobody may know which it is."""
    gem, sign = _AMULETS[which] if which else ("#6d6480", _unknown)
    return group(
        path("M-10-4L-13-16M10-4L13-16", stroke=INK, stroke_width=5.6),
        path("M-10-4L-13-16M10-4L13-16", stroke=GOLD if which else "#b9b2c9", stroke_width=2.4),
        circle(0, _LOW, 14, fill=INK),
        circle(0, _LOW, 12, fill=GOLD if which else "#b9b2c9"),
        circle(0, _LOW, 9.5, fill=gem),
        placed(sign(), 0, _LOW),
    )


def shown_amulet(one: CharacterView) -> Amulet | None:
    """Return the amulet that everybody sees a hero wear: none before it acts."""
    return one.amulet if one.amulet_acts else None


def _unknown() -> Element:
    return group(
        path("M-4-2.500Q-4-6.500 0-6.500Q4.500-6.500 4.500-3Q4.500-.500 0 1V2.500", fill="none",
             stroke=WHITE, stroke_width=3),
        circle(0, 6, 1.9, fill=WHITE),
    )  # fmt: skip


def _command() -> Element:
    return path("M-7 5L-8-5L-3.500-1L0-7L3.500-1L8-5L7 5Z", fill=WHITE)


def _control() -> Element:
    return group(
        path("M-6 2A6 6 0 1 1 2 5.600", fill="none", stroke=WHITE, stroke_width=3),
        path("M5.500 9L-2 7.500L3.500 2.200Z", fill=WHITE),
    )


def _death() -> Element:
    return group(
        path("M0-7Q7-7 7-1Q7 3 4 4V7H-4V4Q-7 3-7-1Q-7-7 0-7Z", fill=WHITE),
        circle(-2.800, -0.5, 2, fill=INK),
        circle(2.800, -0.5, 2, fill=INK),
        path("M-1.400 4H-.400V7H-1.400ZM.600 4H1.600V7H.600Z", fill=INK),
    )


def _destruction() -> Element:
    return group(
        star(0, 0, 8.5, 4, points=8, fill=WHITE),
        path("M-1-4L2-1L-1.500 1L1.500 4", fill="none", stroke=INK, stroke_width=1.8),
    )


def _dragonfire() -> Element:
    return path(
        "M-4.500 7.500Q-8 2-4-2Q-3 1-2 0Q-3-5 2-8Q1.500-4 4-2Q8 2 4.500 7Q0 9-4.500 7.500Z",
        fill=WHITE,
    )


def _escape() -> Element:
    return group(
        path("M-7-7H0V-4H-4V4H0V7H-7Z", fill=WHITE),
        path("M-2-1.700H3V-5L8.500 0L3 5V1.700H-2Z", fill=WHITE),
    )


def _levitation() -> Element:
    up = path("M0-5L6.500 1.500H3L0-1.500L-3 1.500H-6.500Z", fill=WHITE)
    return group(placed(up, 0, -3), placed(up, 0, 4))


def _luck() -> Element:
    leaf = path("M0 0Q-5-1.500-4-5Q-2-7.500 0-4.500Q2-7.500 4-5Q5-1.500 0 0Z", fill=WHITE)
    return group(*(placed(leaf, 0, 0, 1.05, turn=at) for at in (45, 135, 225, 315)))


def _madness() -> Element:
    spiral = "M0 0A1.800 1.800 0 0 1 3 1A4 4 0 0 1-4 1A5.500 5.500 0 0 1 6.500-1.500A7 7 0 0 0-6-5"
    return path(spiral, fill="none", stroke=WHITE, stroke_width=2.2)


def _spider_god() -> Element:
    return group(
        path("M-2 0L-7-4L-8 1M-2 2L-6 3L-7 8M2 0L7-4L8 1M2 2L6 3L7 8", fill="none", stroke=WHITE,
             stroke_width=1.7),
        ellipse(0, 2.5, 3.4, 4.2, fill=WHITE),
        circle(0, -3.5, 2.6, fill=WHITE),
    )  # fmt: skip


def _teleportation() -> Element:
    return group(
        circle(0, 0, 6.8, fill="none", stroke=WHITE, stroke_width=1.8, stroke_dasharray="3 2.300"),
        star(0, 0, 5.5, 1.8, points=4, fill=WHITE),
    )


_AMULETS: Mapping[Amulet, tuple[str, Callable[[], Element]]] = MappingProxyType(
    {
        Amulet.COMMAND: ("#8f1d45", _command),
        Amulet.CONTROL: ("#2f86e6", _control),
        Amulet.DEATH: ("#231c2b", _death),
        Amulet.DESTRUCTION: ("#d8392f", _destruction),
        Amulet.DRAGONFIRE: ("#e06a12", _dragonfire),
        Amulet.ESCAPE: ("#1d8f8a", _escape),
        Amulet.LEVITATION: ("#4d7fb8", _levitation),
        Amulet.LUCK: ("#1f9a52", _luck),
        Amulet.MADNESS: ("#a82fc0", _madness),
        Amulet.SPIDER_GOD: ("#4a5a1c", _spider_god),
        Amulet.TELEPORTATION: ("#4a3fd0", _teleportation),
    }
)
