"""The heads of the six dragons, each in a box of 100 x 100."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from bot.art.palette import INK, WHITE, darker, lighter
from bot.art.svg import Element, Node, circle, group, path
from cogs.calabozo.art.strokes import drawn, line, slits, teeth
from rules.calabozo.content import Dragon


@dataclass(frozen=True, slots=True)
class _Look:
    """What tells one dragon from another.

    Attributes:
        scales: the colour of its scales.
        eye: the colour of its eyes.
        horns: the outline of its left horn; the right one is its mirror image.
        breath: the colour of what it breathes.
    """

    scales: str
    eye: str
    horns: str
    breath: str
    horn: str = "#efe3c4"


_SWEPT = "M30 36Q10 32 4 6Q16 22 38 26Z"
_RAM = "M32 36Q6 40 4 22Q4 8 18 8Q28 12 22 20Q14 16 14 24Q20 32 38 24Z"
_ANTLER = "M32 34Q18 24 16 14L6 16L15 8L14 0L21 8Q24 18 40 24Z"
_UP = "M30 34Q16 20 26 0Q28 16 42 24Z"
_FAN = "M34 44L4 40L14 34L0 24L16 24L8 8L26 20L30 4L42 28Z"
_CROWN = "M28 38L10 14L24 22L24 2L36 20L42 8L46 28Z"


def dragon_head(dragon: Dragon) -> Element:
    """Return a dragon that looks ahead."""
    look = _LOOKS[dragon]
    deep, light = darker(look.scales, 0.35), lighter(look.scales, 0.3)
    return group(
        drawn(
            *_mirrored(look.horns, look.horn),
            *_mirrored("M26 52L2 46L12 56L4 64L16 66L14 76L30 72Z", deep),
            path("M50 22C34 22 24 34 24 50C24 60 30 64 32 72C34 90 40 96 50 96C60 96 66 90 68 72"
                 "C70 64 76 60 76 50C76 34 66 22 50 22Z", fill=look.scales),
            path("M50 24L56 44L54 74H46L44 44Z", fill=light, stroke_width=1.6),
            path("M34 74Q50 64 66 74Q66 88 58 93Q50 96 42 93Q34 88 34 74Z", fill=light),
            path("M35 82Q50 90 65 82L62 92Q50 97 38 92Z", fill="#4a1220"),
        ),
        teeth(37, 83.5, 4, 6.6, 7),
        *(circle(x, 76, 2.6, fill=INK) for x in (44, 56)),
        slits(36, 64, 52, 7, look.eye),
        line("M24 42L45 50M76 42L55 50", deep, 6.4),
        line("M24 41L45 49M76 41L55 49", INK, 2),
        line("M46 32H54M45 38H55M44 46H56", deep, 2),
        path("M40 97Q36 104 42 100Q44 108 50 101Q56 108 58 100Q64 104 60 97Q50 100 40 97Z",
             fill=look.breath, stroke=INK, stroke_width=1.6, transform="translate(0 -6)"),
    )  # fmt: skip


def dragon_sign(fill: str = WHITE, eye: str = INK) -> Element:
    """Return the sign of an unknown dragon, about the origin, within a circle of 20."""
    return group(
        path(
            "M-6-6Q-13-9-17-18Q-6-14-2-8ZM6-6Q13-9 17-18Q6-14 2-8Z"
            "M-7-2L-18-6L-15 0L-19 4L-13 6L-14 11L-6 8ZM7-2L18-6L15 0L19 4L13 6L14 11L6 8Z"
            "M0-10C6-10 9-6 9 0C9 4 6 6 6 9L7 14L3 12L0 17L-3 12L-7 14L-6 9C-6 6-9 4-9 0"
            "C-9-6-6-10 0-10Z",
            fill=fill,
        ),
        path("M-8-3L-1 1L-3 4Q-7 3-8-3ZM8-3L1 1L3 4Q7 3 8-3ZM-2 9h1.400v2h-1.400z"
             "M.600 9h1.400v2h-1.400z", fill=eye),
    )  # fmt: skip


def _mirrored(d: str, fill: str) -> tuple[Node, Node]:
    return (
        path(d, fill=fill),
        path(d, fill=fill, transform="translate(100 0) scale(-1 1)"),
    )


_LOOKS: Mapping[Dragon, _Look] = MappingProxyType(
    {
        Dragon.RED: _Look("#d63a2c", "#ffd94a", _SWEPT, "#ff9a2e"),
        Dragon.BLUE: _Look("#2f74d8", "#d8f4ff", _UP, "#9fe4ff"),
        Dragon.GREEN: _Look("#2f9a4a", "#e8ff5a", _ANTLER, "#b6f04a"),
        Dragon.BLACK: _Look("#4a4458", "#ff5a4e", _RAM, "#a05cf0", horn="#8b8598"),
        Dragon.WHITE: _Look("#d5dcea", "#58b8ff", _FAN, "#d8f4ff", horn="#9fc4e6"),
        Dragon.GOLD: _Look("#e0a62c", "#7a2ad0", _CROWN, "#fff0a0", horn="#fff3c8"),
    }
)
