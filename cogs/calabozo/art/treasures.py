"""What is drawn on each treasure card, about the origin, within a circle of 46."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from bot.art.palette import GOLD, GOLD_DEEP, INK, WHITE
from bot.art.shapes import inked, sparkle, star
from bot.art.svg import Element, circle, ellipse, group, path, placed, rect
from cogs.calabozo.art.strokes import line
from rules.calabozo.content import Treasure

_LINE = 3.4
_WOOD = "#9a5f2c"
_STEEL, _STEEL_DARK = "#dbe4f0", "#8e9ab0"


def treasure_drawing(treasure: Treasure) -> Element:
    """Return a treasure's drawing."""
    return _DRAWINGS[treasure]()


def ring() -> Element:
    """Return a ring of power."""
    return group(
        circle(0, 12, 24, fill="none", stroke=INK, stroke_width=16),
        circle(0, 12, 24, fill="none", stroke=GOLD, stroke_width=9.5),
        line("M-20 22A24 24 0 0 0 10 34", GOLD_DEEP, 5),
        line("M-21 4A24 24 0 0 1-10-9", "#fff3c0", 3.4),
        inked(
            path("M-13-12H13L18-24L8-38H-8L-18-24Z", fill="#ff5a4e"),
            path("M-18-24H18M-8-38L-5-24L0-12L5-24L8-38", stroke_width=2),
            path("M-18-10L-13-16H13L18-10L12-4H-12Z", fill=GOLD),
            width=_LINE,
        ),
        sparkle(-8, -30, 6, fill=WHITE),
    )


def _turned(child: Element, degrees: float = 35) -> Element:
    return placed(child, 0, 0, turn=degrees)


def _axe() -> Element:
    return _turned(
        inked(
            path("M-4-40H4V44H-4Z", fill=_WOOD),
            path("M4-30Q26-42 40-22Q36 4 4-4Q14-18 4-30ZM-4-30Q-26-42-40-22Q-36 4-4-4Q-14-18-4-30Z",
                 fill=_STEEL),
            path("M36-24Q31-6 10-5M-36-24Q-31-6-10-5", stroke=_STEEL_DARK, stroke_width=4),
            path("M-6-34H6V0H-6Z", fill=GOLD),
            path("M-6 34H6V44H-6Z", fill=GOLD),
            width=_LINE,
        )
    )  # fmt: skip


def _bow() -> Element:
    return _turned(
        group(
            line("M-6-42L-6 42", INK, 4.6),
            line("M-6-42L-6 42", "#f0e8d4", 2),
            line("M-6-42Q0-34 12-28Q30-14 26 0Q30 14 12 28Q0 34-6 42", INK, 12),
            line("M-6-42Q0-34 12-28Q30-14 26 0Q30 14 12 28Q0 34-6 42", "#2f9a57", 6),
            line("M26-10V10", INK, 12),
            line("M26-9V9", GOLD, 7),
            line("M-34 0H34", INK, 7),
            line("M-34 0H34", "#e9d2a0", 3),
            inked(
                path("M46 0L32-8V8Z", fill=_STEEL),
                path("M-42-8L-30-0L-42 8L-36 0Z", fill="#ff6b5e"),
                width=2.4,
            ),
        ),
        -40,
    )


def _sword() -> Element:
    return _turned(
        inked(
            path("M0-46L8-36V16H-8V-36Z", fill=_STEEL),
            path("M0-46L8-36V16H0Z", fill=_STEEL_DARK, stroke_width=0),
            path("M0-46L8-36V16H-8V-36Z"),
            path("M-24 14Q0 22 24 14L22 24Q0 30-22 24Z", fill=GOLD),
            path("M-5 24H5V38H-5Z", fill="#7a3520"),
            circle(0, 42, 6, fill=GOLD),
            circle(0, 20, 4, fill="#3fa9ff", stroke_width=2),
            width=_LINE,
        )
    )


def _scepter() -> Element:
    return _turned(
        group(
            inked(
                path("M-4-8H4V44H-4Z", fill=GOLD_DEEP),
                path("M-20-14Q-24-34-10-42L-8-30M20-14Q24-34 10-42L8-30", stroke=INK,
                     stroke_width=9),
                path("M-20-14Q-24-34-10-42M20-14Q24-34 10-42", stroke=GOLD, stroke_width=4),
                path("M-22-16Q0-2 22-16L12-4Q0 4-12-4Z", fill=GOLD),
                circle(0, -24, 14, fill="#b06cf5"),
                path("M-7 10H7V18H-7ZM-7 36H7V46H-7Z", fill=GOLD),
                width=_LINE,
            ),
            sparkle(-4, -28, 8, fill=WHITE),
        )
    )  # fmt: skip


def _shuriken() -> Element:
    return group(
        inked(
            path("M0-46Q4-18 18-18Q18-4 46 0Q18 4 18 18Q4 18 0 46Q-4 18-18 18Q-18 4-46 0"
                 "Q-18-4-18-18"
                 "Q-4-18 0-46Z", fill=_STEEL_DARK, transform="rotate(20)"),
            path("M0-46L0 46M-46 0H46", stroke=_STEEL, stroke_width=4, transform="rotate(20)"),
            circle(0, 0, 13, fill=_STEEL),
            circle(0, 0, 6, fill=INK),
            width=_LINE,
        ),
        line("M-30-32Q-22-40-12-42M30 32Q22 40 12 42", "#ffffff", 3),
    )  # fmt: skip


def _gauntlet() -> Element:
    return inked(
        path("M-22 16L-26 44H26L22 16Z", fill=_STEEL),
        path("M-24 26H24M-25 36H25", stroke=_STEEL_DARK, stroke_width=4),
        path("M-24-6Q-26-14-22-16V-32Q-17-38-12-32V-38Q-6-44-1-38V-40Q5-46 10-38V-32Q16-38 21-30V2"
             "Q22 12 22 18H-22Q-26 8-24-6Z", fill=_STEEL),
        path("M-24-4Q-38-14-34 0Q-30 12-20 16", fill=_STEEL_DARK),
        path("M-12-32V-12M-1-38V-12M10-36V-12M-22-12H21", stroke_width=2.6),
        path("M-25 16H25V24H-25Z", fill=GOLD),
        circle(0, 2, 7, fill="#ff5a4e"),
        width=_LINE,
    )  # fmt: skip


def _elixir() -> Element:
    return group(
        inked(
            path("M-9-34H9V-14L30 20Q36 42 16 44H-16Q-36 42-30 20L-9-14Z", fill="#e4f7ff"),
            path("M-24 10Q0 4 24 10L30 22Q34 41 16 42H-16Q-34 41-30 22Z", fill="#ff5f9e",
                 stroke_width=2),
            path("M-13-42H13V-30H-13Z", fill=_WOOD),
            width=_LINE,
        ),
        path("M0 36Q-16 26-14 19Q-10 14-4 17L0 21L4 17Q10 14 14 19Q16 26 0 36Z", fill=WHITE),
        line("M-20 16Q-12-2-4-10", WHITE, 4),
        *(circle(x, y, 2.6, fill="#ffd0e4") for x, y in ((-18, 30), (20, 28), (14, 14))),
    )  # fmt: skip


def _teleportation() -> Element:
    swirl = "M0-30C34-30 34 26 0 26C-26 26-26-16-2-16C16-16 16 12 0 12C-10 12-10-4-1-4"
    return group(
        ellipse(0, 0, 42, 44, fill=INK),
        ellipse(0, 0, 38, 40, fill="#3b2a86"),
        line(swirl, "#59d8ff", 7),
        line(swirl, "#d8f6ff", 2.4),
        *(sparkle(x, y, s, fill=WHITE) for x, y, s in ((-24, -24, 7), (27, 20, 6), (-20, 28, 5))),
    )  # fmt: skip


def _magic_key() -> Element:
    return _turned(
        group(
            line("M0-10V42M0 22H16M0 36H20", INK, 15),
            circle(0, -24, 15, fill="none", stroke=INK, stroke_width=16),
            line("M0-10V42M0 22H16M0 36H20", GOLD, 8),
            circle(0, -24, 15, fill="none", stroke=GOLD, stroke_width=9),
            circle(0, -24, 7, fill="#3fd0a0", stroke=INK, stroke_width=2.4),
            line("M-2-6V38", "#fff3c0", 2.4),
        ),
        38,
    )


def _speed() -> Element:
    return inked(
        path("M-14-34H14V4Q16 14 32 16Q42 20 40 36H-14Z", fill="#c9502a"),
        path("M-18-36H18V-22H-18Z", fill=GOLD),
        path("M-16 34H42V42H-16Z", fill="#5c2a18"),
        path("M-10-18Q-44-34-46-14Q-40-10-30-10Q-42-6-40 4Q-32 8-24 4Q-32 12-26 18Q-16 18-10 8Z",
             fill=WHITE),
        path("M-38-18Q-24-18-14-10M-32 0Q-22-2-14-2", stroke_width=2.2),
        path("M14 2Q6 6-14 4", stroke_width=2.4),
        width=_LINE,
    )  # fmt: skip


def _magic_medallion() -> Element:
    return group(
        line("M-30-44Q-24-14 0-10Q24-14 30-44", INK, 8),
        line("M-30-44Q-24-14 0-10Q24-14 30-44", GOLD, 3.6),
        circle(0, 16, 30, fill=INK),
        circle(0, 16, 26.5, fill=GOLD),
        star(0, 16, 24, 18, points=12, fill=GOLD_DEEP),
        inked(
            path("M-19 16Q0-4 19 16Q0 36-19 16Z", fill=WHITE),
            circle(0, 16, 8, fill="#8c4fe0"),
            width=2.6,
        ),
        circle(0, 16, 3.6, fill=INK),
        circle(3, 13, 2, fill=WHITE),
    )


def _energy_gem() -> Element:
    return group(
        inked(
            path("M-18-34H18L40-8L0 42L-40-8Z", fill="#35c878"),
            path("M-18-34L-14-8L0-34L14-8L18-34L40-8H-40Z", fill="#7cf0b0", stroke_width=2.2),
            path("M-14-8L0 42L14-8Z", fill="#22a05c", stroke_width=2.2),
            width=_LINE,
        ),
        sparkle(-20, -20, 9, fill=WHITE),
        line("M-30-4L-10 22", "#c8ffe0", 3),
    )


def chest() -> Element:
    """Return a chest for treasures that nobody else sees, within a circle of 46."""
    return inked(
        path("M-42-4Q-42-34-20-34H20Q42-34 42-4Z", fill="#c9803c"),
        rect(-42, -4, 84, 40, 4, fill="#a5622a"),
        path("M-42-4H42", stroke_width=5),
        path("M-24-32V36M24-32V36", stroke=GOLD, stroke_width=8),
        rect(-10, -12, 20, 24, 5, fill=GOLD),
        circle(0, -2, 4, fill=INK),
        width=4.4,
    )


_DRAWINGS: Mapping[Treasure, Callable[[], Element]] = MappingProxyType(
    {
        Treasure.RING: ring,
        Treasure.AXE: _axe,
        Treasure.BOW: _bow,
        Treasure.SWORD: _sword,
        Treasure.SCEPTER: _scepter,
        Treasure.SHURIKEN: _shuriken,
        Treasure.GAUNTLET: _gauntlet,
        Treasure.ELIXIR: _elixir,
        Treasure.TELEPORTATION: _teleportation,
        Treasure.MAGIC_KEY: _magic_key,
        Treasure.SPEED: _speed,
        Treasure.MAGIC_MEDALLION: _magic_medallion,
        Treasure.ENERGY_GEM: _energy_gem,
    }
)
