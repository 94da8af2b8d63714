"""The six attacks and the two defences, each in a box of 100 x 100."""

from collections.abc import Mapping
from math import cos, pi, sin
from types import MappingProxyType

from bot.art.palette import GOLD, GOLD_DEEP, INK, WHITE
from bot.art.shapes import fluff, inked, sparkle, star
from bot.art.svg import (
    Element,
    Linear,
    Radial,
    Value,
    circle,
    ellipse,
    group,
    number,
    path,
    placed,
    rect,
)
from cogs.calderos.art.cauldrons import padlock, pot
from cogs.calderos.art.style import EXTINGUISHED
from cogs.calderos.art.wands import whole_wand

_TWINKLE: Mapping[str, Value] = MappingProxyType(
    {"fill": "#fff6c4", "stroke": INK, "stroke_width": 1.8}
)


def enchantment() -> Element:
    """Return a wand that draws a sleep-giving spiral."""
    spiral = _spiral(46, 44, 36, 2.6)
    return group(
        circle(46, 44, 44, fill=Radial(("#f9c8ffdd", (0.6, "#c86bf599"), "#7b3fd000"))),
        path(spiral, fill="none", stroke=INK, stroke_width=13, stroke_linecap="round"),
        path(spiral, fill="none", stroke="#e58bff", stroke_width=7.6, stroke_linecap="round"),
        path(
            spiral,
            fill="none",
            stroke="#ffe3ff",
            stroke_width=2.2,
            stroke_linecap="round",
            stroke_dasharray="9 7",
        ),
        placed(whole_wand(), 69, 70, 0.74, turn=-135),
        *(
            sparkle(x, y, size, **_TWINKLE)
            for x, y, size in ((14, 84, 9), (89, 20, 10), (33, 93, 6))
        ),
        zeds(70, 26, 1),
    )


def zeds(x: float, y: float, scale: float) -> Element:
    """Return the rising letters of a sleeper, beginning at (x, y)."""
    letters = "M0 0H9L0 11H9M13-15H20L13-7H20"
    return group(
        path(letters, stroke=INK, stroke_width=7.4),
        path(letters, stroke=WHITE, stroke_width=3.4),
        fill="none",
        stroke_linejoin="round",
        stroke_linecap="round",
        transform=f"translate({number(x)} {number(y)}) scale({scale})",
    )


def possession() -> Element:
    """Return a card with a will not its own, hanging on a puppeteer's strings."""
    return group(
        ellipse(50, 58, 42, 42, fill=Radial(("#b5ff9acc", (0.55, "#6fdc8a66"), "#3fa07000"))),
        path("M21 17L31 49M50 14V42M79 20L69 44", fill="none", stroke="#f3ecff", stroke_width=2.4),
        inked(
            placed(rect(-40, -4.5, 80, 9, 4, fill=Linear(("#c98a52", "#7c4a2c"))), 50, 17, turn=5),
            placed(rect(-4.5, -14, 9, 28, 4, fill=Linear(("#b4774a", "#6d4127"))), 50, 15, turn=5),
        ),
        inked(
            placed(
                group(
                    rect(-23, -29, 46, 58, 7, fill=Linear(("#8c5cf0", "#4a2a94"))),
                    rect(-18, -24, 36, 48, 4, stroke="#d9c2ff", stroke_width=2),
                    path(
                        "M-15-11L-3-5Q-5 3-11 2Q-16-1-15-11ZM15-11L3-5Q5 3 11 2Q16-1 15-11Z",
                        fill=Linear(("#fbffb0", "#9dff5c")),
                        stroke_width=2.4,
                    ),
                    path(
                        "M-13 9L-9 13L-4.5 9L0 13L4.5 9L9 13L13 9Q12 20 0 20Q-12 20-13 9Z",
                        fill="#1c0f3a",
                        stroke_width=2.4,
                    ),
                ),
                50,
                66,
                turn=-7,
            ),
        ),
        circle(43, 63, 1.8, fill=INK),
        circle(57, 61.5, 1.8, fill=INK),
        *(
            sparkle(x, y, size, **_TWINKLE)
            for x, y, size in ((12, 38, 6), (90, 40, 7), (84, 91, 8))
        ),
    )


def cauldron_block() -> Element:
    """Return a cold cauldron chained and locked."""
    chain = [(17 + i * 11, 45 + i * 7) for i in range(7)]
    crossing = [(100 - x, y) for x, y in chain]
    return group(
        pot(EXTINGUISHED, liquid="#55555f"),
        *(
            ellipse(
                x,
                y,
                8,
                5,
                transform=f"rotate({turn} {x} {y})",
                fill="none",
                stroke=edge,
                stroke_width=width,
            )
            for turn, links in ((34, chain), (-34, crossing))
            for edge, width in ((INK, 7), ("#d3d9e4", 3.2))
            for x, y in links
        ),
        placed(padlock(), 50, 65, 1.3),
        path(
            "M40 30C33 23 46 18 39 9M59 29C53 22 65 16 58 5",
            fill="none",
            stroke="#d8d8e2",
            stroke_width=5,
            stroke_linecap="round",
            stroke_opacity=0.8,
        ),
    )


def wand_break() -> Element:
    """Return a wand snapping in two."""
    handle = group(
        path("M-42-6Q-28-8.5-12-6.5V6.5Q-28 8.5-42 6Z", fill=Linear(("#8a62b8", "#452c66"))),
        path("M-12-7.5H-6V7.5H-12Z", fill=GOLD_DEEP),
        path("M-6-5.6H18L9-2L19 1L12 5.6H-6Z", fill=Linear(("#d99a60", "#7c4a2c"))),
        circle(-43, 0, 7.6, fill=Linear((GOLD, GOLD_DEEP))),
    )
    tip = group(
        path("M-14-5.4H26Q31 0 26 4H-16L-9 2L-18-1Z", fill=Linear(("#d99a60", "#7c4a2c"))),
        circle(30, -0.6, 5.4, fill="#9a93ab"),
    )
    return group(
        inked(
            star(52, 46, 40, 18, 9, turn=8, fill=Radial(("#fff", (0.45, "#ffe27a"), "#ff8a3c"))),
            placed(handle, 39, 69, 0.92, turn=-34),
            placed(tip, 68, 46, 0.98, turn=38),
        ),
        inked(
            path("M50 34L44 22L53 27ZM64 28L68 14L72 27ZM38 44L25 40L37 37Z", fill="#d99a60"),
            width=2.2,
        ),
        path(
            "M70 66L78 74M60 72L63 83M30 54L20 56",
            stroke=WHITE,
            stroke_width=4,
            stroke_linecap="round",
        ),
    )


def cauldron_theft() -> Element:
    """Return two cauldrons changing places, one of them masked like a thief."""
    return group(
        inked(
            placed(pot("#3f93f2", liquid="#a9d4ff"), 1, 29, 0.47),
            placed(pot("#ee5548", liquid="#ffb3a8"), 52, 29, 0.47),
        ),
        _arrow("M17 28C22 8 66 4 79 17", "M75 5L90 21L70 26Z"),
        _arrow("M83 83C76 100 34 102 21 88", "M25 100L10 82L31 79Z"),
        inked(
            path(
                "M55 55Q76 49 97 55Q98 65 89 66Q81 66 76 60Q71 66 63 66Q54 65 55 55Z",
                fill="#2d2440",
            ),
            path("M97 56L103 52M97 59L103 63", stroke="#2d2440", stroke_width=4),
            ellipse(66.5, 59, 5, 4, fill=WHITE, stroke_width=1.6),
            ellipse(86, 59, 5, 4, fill=WHITE, stroke_width=1.6),
            width=2.4,
        ),
        circle(65, 59.4, 2.2, fill=INK),
        circle(84.4, 59.4, 2.2, fill=INK),
    )


def explosion() -> Element:
    """Return a cauldron bursting apart."""
    return group(
        inked(
            fluff(50, 50, 37, 36, 13, 11, fill=Radial(("#ffb53c", (0.7, "#ff6a2e"), "#d42c3c"))),
            star(50, 50, 36, 21, 11, turn=6, fill=Radial(("#fff6b8", (0.6, "#ffe04a"), "#ffa72e"))),
            star(50, 50, 19, 10, 9, fill=WHITE, stroke="#ffd257", stroke_width=2),
        ),
        inked(
            path("M10 26L24 20L30 31L17 36Z", fill=Linear(("#7a7490", "#3f3956"))),
            path("M76 15L91 20L86 35L72 28Z", fill=Linear(("#7a7490", "#3f3956"))),
            path("M13 74L28 68L32 82L20 88Z", fill=Linear(("#7a7490", "#3f3956"))),
            path("M71 73L84 66L92 78L78 86Z", fill=Linear(("#7a7490", "#3f3956"))),
            path("M46 4L57 3L55 15L47 14Z", fill=Linear(("#7a7490", "#3f3956"))),
            ellipse(49, 90, 8.5, 5, fill="#5a5470", stroke_width=2.6),
        ),
        path("M50 41V51", stroke=INK, stroke_width=5.4, stroke_linecap="round"),
        circle(50, 59, 3.1, fill=INK),
        path(
            "M14 27L22 23.5M78 19L86 22", stroke="#b9b2d0", stroke_width=2.4, stroke_linecap="round"
        ),
    )


def counterspell() -> Element:
    """Return a rune shield that breaks a bolt."""
    return group(
        circle(46, 54, 44, fill=Radial(("#d8f4ffee", (0.6, "#6fc0ff77"), "#3f8fe000"))),
        inked(
            path(
                "M10 22Q40 26 46 14Q52 26 82 22C84 56 74 82 46 95C18 82 8 56 10 22Z",
                fill=Linear(("#8fb4d8", "#4a6591")),
            ),
            path(
                "M18 30Q40 32 46 23Q52 32 74 30C75 56 67 75 46 86C25 75 17 56 18 30Z",
                fill=Linear(("#7cd0ff", "#2c6ddb")),
                stroke_width=2.4,
            ),
            star(46, 54, 19, 8.4, 6, fill=Radial((WHITE, "#bfe8ff")), stroke_width=2.4),
            circle(46, 54, 5, fill="#2c6ddb", stroke_width=2.2),
        ),
        path(
            "M24 36Q34 37 41 33",
            fill="none",
            stroke=WHITE,
            stroke_width=4,
            stroke_linecap="round",
            stroke_opacity=0.7,
        ),
        inked(
            path("M98 3L72 12L80 20L61 40L91 27L83 19Z", fill=Linear(("#fff3a8", "#ff9a3c"))),
            width=2.6,
        ),
        inked(
            path("M54 42L46 45M62 47L60 55M55 34L51 28", stroke="#fff3a8", stroke_width=4),
        ),
    )


def mirror() -> Element:
    """Return a gilded hand mirror that throws a bolt back."""
    gilt = Linear(("#ffe89a", GOLD, GOLD_DEEP), (0, 0), (1, 1))
    glass = Linear(("#eaf8ff", "#8fc8f5", "#5a86d8"), (0, 0), (1, 1))
    looking_glass = group(
        path("M-6 30H6L8 58Q0 66-8 58Z", fill=gilt),
        circle(0, 60, 6, fill=gilt),
        ellipse(0, 0, 33, 37, fill=gilt),
        ellipse(0, 0, 25, 29, fill=glass),
        path("M-7-37Q0-48 7-37Z", fill="#ff7ab8"),
    )
    return group(
        inked(placed(looking_glass, 42, 46, 0.9, turn=14)),
        path(
            "M25 42L46 22M28 56L56 30M37 60L58 42",
            stroke="#ffffff",
            stroke_width=4,
            stroke_linecap="round",
            stroke_opacity=0.75,
        ),
        inked(
            path("M97 96L70 85L78 78L51 52L90 70L82 78Z", fill=Linear(("#fff3a8", "#ff9a3c"))),
            path(
                "M52 48L78 30L75 25L95 14L88 36L84 33L58 53Z", fill=Linear(("#bff0ff", "#3fa0ff"))
            ),
            width=2.4,
        ),
        star(51, 50, 12, 5, 7, fill=WHITE, stroke=INK, stroke_width=2, stroke_linejoin="round"),
        sparkle(12, 20, 8, **_TWINKLE),
        sparkle(16, 82, 6, **_TWINKLE),
    )


def _arrow(shaft: str, head: str) -> Element:
    return group(
        path(shaft, fill="none", stroke=INK, stroke_width=12, stroke_linecap="round"),
        path(head, fill=GOLD, stroke=INK, stroke_width=6, stroke_linejoin="round"),
        path(shaft, fill="none", stroke=GOLD, stroke_width=6.4, stroke_linecap="round"),
        path(head, fill=GOLD),
    )


def _spiral(cx: float, cy: float, reach: float, turns: float) -> str:
    steps = round(turns * 24)
    points = []
    for i in range(steps + 1):
        share = i / steps
        angle = share * turns * 2 * pi + 0.9
        points.append(
            f"{number(cx + cos(angle) * reach * share)} {number(cy + sin(angle) * reach * share)}"
        )
    return "M" + "L".join(points)
