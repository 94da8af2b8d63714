"""The four types of adventurer: portraits in a box of 100 x 110, and emblems about the origin."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from bot.art.palette import GOLD, GOLD_DEEP, INK, WHITE, darker, lighter
from bot.art.shapes import sparkle, star
from bot.art.svg import Element, circle, ellipse, group, path, placed, rect
from cogs.calabozo.art.strokes import drawn, eyes, line
from cogs.calabozo.art.style import FIGURES
from rules.calabozo.content import Figure

WIDTH, HEIGHT = 100, 110
_NOBODY = "#5a5568"


def portrait(figure: Figure | None) -> Element:
    """Return the bust of an adventurer, or of a hooded stranger before one is chosen."""
    return _PORTRAITS[figure]() if figure else _stranger()


def emblem(figure: Figure | None) -> Element:
    """Return what an adventurer is known by, white, within a circle of 20."""
    return _EMBLEMS[figure]() if figure else group()


def framed(figure: Figure | None, colour: str, *, dead: bool = False) -> Element:
    """Return a portrait in a frame of 100 x 110; ``colour`` is the colour of the frame."""
    sky = darker(FIGURES[figure] if figure else _NOBODY, 0.45)
    # Clipping costs a third of a portrait, so the busts stay inside by themselves.
    return group(
        rect(0, 0, WIDTH, HEIGHT, 10, fill=sky),
        circle(50, 54, 46, fill=lighter(sky, 0.14)),
        circle(50, 54, 35, fill=lighter(sky, 0.28)),
        portrait(figure),
        rect(0, 0, WIDTH, HEIGHT, 10, fill="#0d0912b8") if dead else "",
        rect(0, 0, WIDTH, HEIGHT, 10, fill="none", stroke=INK, stroke_width=7),
        rect(0, 0, WIDTH, HEIGHT, 10, fill="none", stroke=lighter(colour, 0.2), stroke_width=3.4),
        placed(skull(), 50, 56, 2.5) if dead else "",
    )


def skull() -> Element:
    """Return a skull about the origin, within a circle of 14."""
    return group(
        drawn(
            path("M0-13C9-13 13-7 13-1C13 3 11 5 8 6V12H-8V6C-11 5-13 3-13-1C-13-7-9-13 0-13Z",
                 fill="#f4efe2"),
        ),
        circle(-5, -1, 3.6, fill=INK),
        circle(5, -1, 3.6, fill=INK),
        path("M0 2L-2 6H2ZM-3.500 8.500h1.600v3.500h-1.600zM2 8.500h1.600v3.500h-1.600z", fill=INK),
    )  # fmt: skip


def _face(skin: str) -> Element:
    return path(
        "M30 50C29 70 39 84 50 84C61 84 71 70 70 50C70 36 62 29 50 29C38 29 30 36 30 50Z",
        fill=skin,
    )


def _dwarf() -> Element:
    beard, mail = "#b34a1c", "#7d8798"
    return group(
        drawn(
            path("M2 109C2 90 18 80 32 80H68C82 80 98 90 98 109Z", fill="#6a4a32"),
            path("M4 109C6 96 14 88 24 84L34 109ZM96 109C94 96 86 88 76 84L66 109Z", fill=mail),
            _face("#e2a47c"),
            ellipse(27, 60, 6, 8, fill="#e2a47c"),
            ellipse(73, 60, 6, 8, fill="#e2a47c"),
        ),
        eyes(41, 59, 52, 4.8, "#3a6a8a"),
        drawn(
            path("M33 46Q40 39 47 46L46 49Q39 45 34 50ZM67 46Q60 39 53 46L54 49Q61 45 66 50Z",
                 fill=beard),
            path("M27 56C26 66 30 70 38 68Q46 64 50 69Q54 64 62 68C70 70 74 66 73 56"
                 "C82 72 78 92 66 100L62 109H56L50 104L44 109H38L34 100C22 92 18 72 27 56Z",
                 fill=beard),
            path("M44 76Q50 80 56 76Q54 82 50 82Q46 82 44 76Z", fill="#5a1c14"),
            path("M44 52Q40 65 46 66Q50 69 54 66Q60 65 56 52Z", fill="#eab48c"),
            path("M22 48C22 22 34 12 50 12C66 12 78 22 78 48L70 44Q50 36 30 44Z", fill=mail),
            path("M20 50Q50 34 80 50L79 42Q50 27 21 42Z", fill=GOLD_DEEP),
            path("M46 10H54V40L50 44L46 40Z", fill=GOLD_DEEP),
        ),
        line("M32 84Q36 92 40 98M68 84Q64 92 60 98M50 86V98", "#7a2c10", 2),
        line("M30 34Q34 24 42 20", "#c9d2e0", 3),
        *(circle(x, y, 2, fill="#fff0b0") for x, y in ((30, 41), (70, 41), (50, 16))),
    )  # fmt: skip


def _elf() -> Element:
    hair, cloth = "#f0d27a", "#2c7a4a"
    return group(
        drawn(
            path("M22 40C14 70 18 96 26 109H74C82 96 86 70 78 40Z", fill=darker(hair, 0.12)),
            path("M6 109C8 96 22 90 38 86H62C78 90 92 96 94 109Z", fill=cloth),
            path("M42 78H58V92L50 98L42 92Z", fill="#e8bd94"),
            path("M31 58L8 40Q10 56 31 68ZM69 58L92 40Q90 56 69 68Z", fill="#f4d0a8"),
            _face("#f4d0a8"),
        ),
        eyes(41, 59, 54, 5, "#2f9a57"),
        drawn(
            path("M24 76C22 44 26 18 50 16C74 18 78 44 76 76Q72 58 68 46Q58 42 52 30Q44 44 32 46"
                 "Q28 58 24 76Z", fill=hair),
            path("M36 92L50 102L64 92L66 98L50 109L34 98Z", fill=lighter(cloth, 0.3)),
        ),
        line("M27 40Q50 30 73 40", INK, 5.6),
        line("M27 40Q50 30 73 40", GOLD, 2.8),
        path("M50 28L55 35L50 43L45 35Z", fill="#6be0a4", stroke=INK, stroke_width=1.8),
        line("M35 46Q41 43 46 47M54 47Q59 43 65 46", "#a8822c", 2.6),
        line("M50 56Q47 64 51 64", INK, 1.6),
        line("M44 72Q51 77 57 71", "#a34a3a", 2.4),
        line("M34 26Q38 20 46 20", "#fff3c4", 2.6),
        line("M86 12Q98 56 84 108", INK, 7),
        line("M86 12Q98 56 84 108", "#9a6230", 3.6),
        line("M86 12L84 108", "#e9dfc8", 1.4),
    )  # fmt: skip


def _warrior() -> Element:
    steel, cloth = "#bcc6d6", "#3a66b8"
    return group(
        drawn(
            path("M2 109C2 92 16 84 34 80H66C84 84 98 92 98 109Z", fill=steel),
            path("M36 82H64L70 109H30Z", fill=cloth),
            path("M30 38C24 60 26 78 36 86H64C74 78 76 60 70 38Z", fill="#8d97aa"),
            _face("#c98d62"),
        ),
        eyes(41, 59, 53, 4.8, "#4a3424"),
        drawn(
            path("M33 60Q36 70 42 67Q50 63 58 67Q64 70 67 60C70 74 62 86 50 86C38 86 30 74 33 60Z",
                 fill="#3a281e"),
            path("M43 73Q50 70 57 73Q50 78 43 73Z", fill="#9a4a3a"),
            path("M24 52C22 22 34 10 50 10C66 10 78 22 76 52L70 60V46Q50 40 30 46V60Z",
                 fill=steel),
            path("M46 9H54L53 58L50 61L47 58Z", fill="#8d97aa"),
            path("M50 12C40 6 44-2 56 0C72 2 84 14 82 34C76 22 66 14 50 12Z", fill="#d8433a"),
        ),
        line("M34 45L46 48M66 45L54 48", "#3a281e", 3.6),
        line("M28 40Q30 24 40 18", "#eef3fa", 3),
        path("M50 86l4 8l9 1l-6.500 6l2 8H41.500l2-8L37 95l9-1Z", fill=GOLD, stroke=INK,
             stroke_width=1.8),
        *(circle(x, y, 2.2, fill="#5c6678") for x, y in ((16, 96), (84, 96), (30, 50), (70, 50))),
    )  # fmt: skip


def _mage() -> Element:
    robe, beard = "#6a3aa0", "#e9e6f2"
    return group(
        drawn(
            path("M2 109C4 92 20 84 34 82H66C80 84 96 92 98 109Z", fill=robe),
            path(
                "M26 44C20 64 24 84 32 92L42 80V44ZM74 44C80 64 76 84 68 92L58 80V44Z", fill=beard
            ),
            _face("#eac3a0"),
        ),
        eyes(41, 59, 55, 4.8, "#7a3fd0"),
        drawn(
            path(
                "M34 50Q41 44 47 50L46 53Q40 49 33 55ZM66 50Q59 44 53 50L54 53Q60 49 67 55Z",
                fill=beard,
            ),
            path(
                "M29 62Q34 72 42 69Q48 66 50 70Q52 66 58 69Q66 72 71 62C74 82 64 92 58 96L50 109"
                "L42 96C36 92 26 82 29 62Z",
                fill=beard,
            ),
            path("M44 76Q50 80 56 76Q50 82 44 76Z", fill="#7a3a3a"),
            path("M46 56Q43 66 50 66Q57 66 54 56", fill="#eac3a0"),
            path("M26 42C30 26 40 12 44-0Q56-6 66 4Q60 4 58 8C62 22 70 34 74 42Z", fill=robe),
            path("M10 44Q28 32 50 33Q72 32 90 44Q70 52 50 46Q30 52 10 44Z", fill=darker(robe, 0.2)),
            path("M28 37Q50 28 72 37L74 42Q50 35 26 42Z", fill=GOLD),
        ),
        star(50, 20, 7, 3, fill=GOLD, stroke=INK, stroke_width=1.4),
        line("M36 82Q40 92 46 98M64 82Q60 92 54 98", "#b7b0cc", 2),
        line("M90 50V109", INK, 7.6),
        line("M90 50V109", "#8a5a30", 4),
        circle(90, 42, 9, fill="#7ae0ff", stroke=INK, stroke_width=2.4),
        sparkle(88, 40, 5, fill=WHITE),
    )


def _stranger() -> Element:
    return group(
        drawn(
            path("M4 109C4 90 18 84 24 74C16 40 28 14 50 10C72 14 84 40 76 74C82 84 96 90 96 109Z",
                 fill="#565268"),
            path("M32 70C26 44 36 26 50 24C64 26 74 44 68 70Q50 82 32 70Z", fill="#171420"),
        ),
        line("M42 46Q42 36 51 36Q60 37 59 46Q58 51 51 54V59M51 66V67", "#b9b2c9", 5),
    )  # fmt: skip


_PORTRAITS: Mapping[Figure, Callable[[], Element]] = MappingProxyType(
    {Figure.DWARF: _dwarf, Figure.ELF: _elf, Figure.WARRIOR: _warrior, Figure.MAGE: _mage}
)


def _axe() -> Element:
    return group(
        path("M-1.800-14h3.600v30h-3.600z", fill=WHITE),
        path("M2.500-12Q13-16 15-6Q15 4 2.500 1Q6-5 2.500-12Z"
             "M-2.500-12Q-13-16-15-6Q-15 4-2.500 1Q-6-5-2.500-12Z", fill=WHITE),
    )  # fmt: skip


def _bow() -> Element:
    return group(
        line("M-4-15Q16-8 14 0Q16 8-4 15", WHITE, 3.6),
        line("M-4-15V15", WHITE, 1.4),
        line("M-15 0H10", WHITE, 2.6),
        path("M16 0L7-5V5ZM-16-4L-10 0L-16 4L-12 0Z", fill=WHITE),
    )


def _sword() -> Element:
    return path(
        "M0-17L3.500-12V4H9V8H2.500V13Q4 17 0 17Q-4 17-2.500 13V8H-9V4H-3.500V-12Z", fill=WHITE
    )


def _star() -> Element:
    return group(
        star(0, -3, 13, 5.4, fill=WHITE),
        path("M-13 10Q0 4 13 10L11 15Q0 9-11 15Z", fill=WHITE),
    )


_EMBLEMS: Mapping[Figure, Callable[[], Element]] = MappingProxyType(
    {Figure.DWARF: _axe, Figure.ELF: _bow, Figure.WARRIOR: _sword, Figure.MAGE: _star}
)
