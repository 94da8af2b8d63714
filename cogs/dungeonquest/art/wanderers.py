"""Portraits of the expansion's wanderers: no great fighters, but of many talents; see `heroes`."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from bot.art.palette import GOLD, INK, darker
from bot.art.shapes import inked, sparkle, star
from bot.art.svg import Element, circle, ellipse, group, path
from cogs.dungeonquest.art.faces import Look, face
from cogs.dungeonquest.art.style import COLOURS
from rules.dungeonquest.heroes import Hero


def _rildo() -> Element:
    teal = COLOURS[Hero.RILDO]
    skin, hair = "#e4b184", "#8a4a24"
    return group(
        inked(
            path("M4 109C4 92 14 86 20 76C8 40 24 8 52 4C78 8 92 40 80 76C86 86 96 92 96 109Z",
                 fill=teal),
            path("M24 74C16 44 30 20 50 18C70 20 84 44 76 74Q50 96 24 74Z", fill=darker(teal, 0.6)),
            path("M30 88Q50 100 70 88L66 109H34Z", fill="#5a4030"),
            width=2.6,
        ),
        face(Look(skin, "#2a7a50", hair, "M35 44Q41 42 46 47M54 44Q60 39 65 44",
                  "M42 70Q52 78 60 66")),
        inked(
            path("M30 50Q28 32 44 27Q60 24 70 40Q62 40 58 34Q50 44 40 40Q34 42 30 50Z", fill=hair),
            path("M44 82Q50 79 54 82L49 88Z", fill=hair, stroke_width=1.6),
            path("M20 76C8 40 24 8 52 4C78 8 92 40 80 76Q80 40 66 28Q50 18 34 28Q20 40 20 76Z",
                 fill=teal),
            path("M52 4Q46 14 48 22M30 20Q26 28 25 36M72 20Q76 28 77 36", stroke_width=1.8),
            path("M74 94L86 82L90 86L78 98Z", fill="#dfe6f2", stroke_width=2),
            path("M70 92L80 102M66 104L74 98", stroke="#8a5a2a", stroke_width=4.4),
            width=2.6,
        ),
        path("M60 62L66 58", stroke="#a3563a", stroke_width=2.2),
        circle(20, 100, 6, fill="none", stroke=GOLD, stroke_width=3.4),
        path("M23 105L30 109M14 104L10 109", stroke=GOLD, stroke_width=3.4),
    )  # fmt: skip


def _helena() -> Element:
    sky = COLOURS[Hero.HELENA]
    hair, skin = "#a8381f", "#f5cfae"
    return group(
        inked(
            path("M66 16Q92 6 98 34Q86 26 90 48Q98 62 84 78Q86 60 74 48Q76 30 62 26Z", fill=hair),
            path("M28 40Q22 60 26 78L38 74V40Z", fill=hair),
            path("M8 109C10 96 24 90 38 84H62C76 90 90 96 92 109Z", fill=sky),
            path("M38 84Q50 98 62 84L58 80H42Z", fill=skin, stroke_width=2),
            path("M22 93L58 109M78 93Q70 100 66 109", stroke="#7a5230", stroke_width=5),
            width=2.6,
        ),
        path("M76 24Q86 28 84 44M78 52Q84 58 84 66", fill="none", stroke="#e07a4a",
             stroke_width=2.4),
        face(Look(skin, "#2f9fd0", "#8a2f1a", "M36 46Q41 42 46 45M54 45Q59 42 64 46",
                  "M43 70Q50 76 57 70")),
        inked(
            path("M28 54Q24 22 48 18Q72 16 73 52Q70 38 60 31Q46 40 34 38Q29 44 28 54Z", fill=hair),
            path("M27 38Q48 34 62 24Q70 28 74 38L73 30Q64 17 48 19Q34 24 27 38Z", fill=sky,
                 stroke_width=2),
            path("M44 71Q50 77 56 71Q50 69 44 71Z", fill="#c8423f", stroke_width=1.4),
            path("M36 49L33 47M64 49L67 47", stroke_width=2),
            path("M30 66L27 74", stroke=GOLD, stroke_width=3),
            width=2.6,
        ),
        circle(38, 62, 1.3, fill="#c98a5e"),
        circle(43, 64, 1.3, fill="#c98a5e"),
        circle(57, 64, 1.3, fill="#c98a5e"),
        circle(62, 62, 1.3, fill="#c98a5e"),
    )  # fmt: skip


def _azoth() -> Element:
    violet = COLOURS[Hero.AZOTH]
    cloak = darker(violet, 0.35)
    return group(
        inked(
            path("M2 109C4 86 16 82 22 70C10 36 26 6 50 2C74 6 90 36 78 70C84 82 96 86 98 109Z",
                 fill=cloak),
            path("M28 72C20 44 32 20 50 18C68 20 80 44 72 72Q62 86 50 88Q38 86 28 72Z",
                 fill="#0c0812"),
            path("M22 70C10 36 26 6 50 2C74 6 90 36 78 70Q80 40 66 26Q50 12 34 26Q20 40 22 70Z",
                 fill=violet),
            path("M50 2V15M30 16L37 24M70 16L63 24", stroke=GOLD, stroke_width=2.6),
            path("M28 88Q50 104 72 88L68 109H32Z", fill=darker(violet, 0.55)),
            path("M50 92L56 99L50 106L44 99Z", fill="#5ff0d0", stroke_width=2),
            width=2.6,
        ),
        ellipse(50, 54, 15, 22, fill="#1d1230"),
        ellipse(50, 56, 9, 14, fill="#2b1848"),
        sparkle(40, 46, 4, fill="#b79af5"),
        sparkle(59, 64, 3.4, fill="#b79af5"),
        sparkle(54, 38, 2.6, fill="#e8dcff"),
        path("M14 88Q8 76 16 66Q14 76 22 78Q26 86 20 92Z", fill="#5ff0d0", stroke=INK,
             stroke_width=2),
        path("M84 96Q76 90 80 80Q82 86 88 84Q94 92 88 98Z", fill="#5ff0d0", stroke=INK,
             stroke_width=2),
    )  # fmt: skip


def _serellia() -> Element:
    mint = COLOURS[Hero.SERELLIA]
    hair, skin = "#e8ecff", "#f8dcc4"
    return group(
        inked(
            path("M30 30Q12 56 20 104L40 96V36ZM70 30Q88 56 80 104L60 96V36Z", fill=hair),
            path("M10 109C12 96 26 90 40 84H60C74 90 88 96 90 109Z", fill=darker(mint, 0.3)),
            path("M40 84Q50 94 60 84L70 89Q64 104 50 105Q36 104 30 89Z", fill=mint),
            width=2.6,
        ),
        path("M24 60Q22 80 26 98M76 60Q78 80 74 98", fill="none", stroke="#a8b0dc",
             stroke_width=2.2),
        face(Look(skin, "#0f9a80", "#9aa0c8", "M36 46Q41 42 46 44M54 44Q59 42 64 46",
                  "M44 71Q50 75 56 71")),
        inked(
            path("M30 54L12 44L30 66ZM70 54L88 44L70 66Z", fill=skin, stroke_width=2),
            path("M28 58Q24 22 50 18Q76 22 72 58Q70 40 50 24Q30 40 28 58Z", fill=hair),
            path("M28 40Q40 32 50 36Q60 32 72 40", stroke=GOLD, stroke_width=3),
            circle(50, 34, 4, fill=mint, stroke_width=2),
            path("M45 71Q50 76 55 71Q50 69 45 71Z", fill="#d05a6a", stroke_width=1.4),
            path("M36 49L33 47M64 49L67 47", stroke_width=2),
            width=2.6,
        ),
        star(22, 22, 17, 11, points=10, fill="#ffe27a", stroke=INK, stroke_width=2),
        circle(22, 22, 8.5, fill="#fff7d0", stroke=INK, stroke_width=2),
    )  # fmt: skip


def companion_head() -> Element:
    """Return the head of Flame Bright, a great cat with a mane of fire, within a circle of 30."""
    return group(
        star(0, 0, 30, 22, points=12, fill="#ff7a1f", stroke=INK, stroke_width=2.4),
        star(0, 0, 24.5, 18, points=12, turn=15, fill="#ffc83a"),
        inked(
            path("M-14-10L-17-22L-5-16ZM14-10L17-22L5-16Z", fill="#f3a24a"),
            path("M-15-4Q-15-16 0-16Q15-16 15-4Q16 8 8 15Q0 20-8 15Q-16 8-15-4Z", fill="#f7b763"),
            path("M-8 6Q0 2 8 6Q10 14 0 17Q-10 14-8 6Z", fill="#fff1d6", stroke_width=1.8),
            path("M-3.500 4H3.500L0 8ZM0 8V11M-4 13Q0 10 4 13", fill=INK, stroke_width=1.6),
            path("M0-15V-8M-5-14L-3-9M5-14L3-9", stroke="#b0561a", stroke_width=2.4),
            width=2.2,
        ),
        *(
            group(
                ellipse(x, -2, 4, 3.6, fill="#c9ff6a", stroke=INK, stroke_width=1.6),
                ellipse(x, -2, 1.3, 3, fill=INK),
            )
            for x in (-7, 7)
        ),
    )  # fmt: skip


WANDERERS: Mapping[Hero, Callable[[], Element]] = MappingProxyType(
    {
        Hero.RILDO: _rildo,
        Hero.HELENA: _helena,
        Hero.AZOTH: _azoth,
        Hero.SERELLIA: _serellia,
    }
)
"""What draws each of them."""
