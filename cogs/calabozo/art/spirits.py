"""The supernatural monsters, each in a box of 100 x 100."""

from bot.art.palette import GOLD, INK, WHITE
from bot.art.svg import Element, circle, ellipse, group, path
from cogs.calabozo.art.strokes import drawn, eyes, glowing, line, scowl


def ghost() -> Element:
    """Return a ghost."""
    return group(
        drawn(
            path("M50 6C26 6 16 24 16 46V78Q10 88 4 92Q14 98 24 90Q28 100 38 94Q44 88 50 94Q56 100"
                 " 62 94Q72 100 76 90Q86 98 96 92Q90 88 84 78V46C84 24 74 6 50 6Z", fill="#dfeaf8"),
            path("M16 56Q4 56 6 70Q14 74 22 66ZM84 56Q96 56 94 70Q86 74 78 66Z", fill="#dfeaf8"),
        ),
        path("M30 84Q30 44 26 30Q18 50 22 82ZM66 90Q72 70 70 50Q78 70 76 84Z", fill="#b9cbe4"),
        ellipse(38, 42, 8, 10, fill=INK),
        ellipse(62, 42, 8, 10, fill=INK),
        circle(40, 40, 2.6, fill="#7ae0ff"),
        circle(64, 40, 2.6, fill="#7ae0ff"),
        ellipse(50, 66, 8, 11, fill=INK),
        line("M30 28L42 26M70 28L58 26", "#8fa6c6", 3.4),
    )  # fmt: skip


def banshee() -> Element:
    """Return a banshee."""
    hair = "#4a6a8a"
    return group(
        drawn(
            path("M50 6C24 6 18 30 20 50C16 70 8 80 0 90Q12 90 18 84Q18 94 12 100H88Q82 94 82 84"
                 "Q88 90 100 90C92 80 84 70 80 50C82 30 76 6 50 6Z", fill=hair),
            path("M30 46C30 28 38 20 50 20C62 20 70 28 70 46C70 70 62 92 50 92C38 92 30 70 30 46Z",
                 fill="#cfe8dc"),
            ellipse(50, 74, 9, 14, fill="#2a1430"),
        ),
        ellipse(40, 46, 7.4, 8.4, fill="#1f3040"),
        ellipse(60, 46, 7.4, 8.4, fill="#1f3040"),
        glowing(40, 60, 47, 5, "#b6ffda"),
        line("M32 36L46 34M68 36L54 34", "#35506a", 3.6),
        line("M36 56Q34 68 36 78M64 56Q66 68 64 78", "#6ab0a0", 2.6),
        line("M50 8V20M38 12Q30 26 28 44M62 12Q70 26 72 44", "#86a6c4", 2.6),
        line("M2 40Q-2 50 2 60M10 44Q7 50 10 56M98 40Q102 50 98 60M90 44Q93 50 90 56",
             "#b6ffda", 3),
    )  # fmt: skip


def vampire() -> Element:
    """Return a vampire."""
    return group(
        drawn(
            path("M2 100L4 40L28 62V100ZM98 100L96 40L72 62V100Z", fill="#a8242c"),
            path("M16 100C18 86 34 82 50 82C66 82 82 86 84 100Z", fill="#221e2a"),
            path("M28 48L16 38L22 58L30 60ZM72 48L84 38L78 58L70 60Z", fill="#e2dcea"),
            path("M28 44C28 24 38 16 50 16C62 16 72 24 72 44C72 66 60 88 50 88C40 88 28 66 28 44Z",
                 fill="#e2dcea"),
            path("M26 44C24 18 36 8 50 8C64 8 76 18 74 44Q70 30 60 28L50 40L40 28Q30 30 26 44Z",
                 fill="#221e2a"),
            path("M38 70Q50 78 62 70Q58 76 50 77Q42 76 38 70Z", fill="#7a1420"),
        ),
        path("M42 72L44 82L47 74ZM58 72L56 82L53 74Z", fill=WHITE, stroke=INK, stroke_width=1.4),
        eyes(41, 59, 50, 5.6, "#e0342a"),
        scowl(41, 59, 43, "#221e2a", 3.6),
        line("M50 54L48 63H52", "#8f86a0", 2),
        line("M56 81V86", "#d8242c", 2.6),
        path("M50 88L42 82L40 92ZM50 88L58 82L60 92Z", fill="#d8242c", stroke=INK,
             stroke_width=1.8),
        line("M34 22Q40 14 48 13", "#6a6280", 3),
    )  # fmt: skip


def lich() -> Element:
    """Return a lich."""
    bone = "#d6d8b0"
    return group(
        drawn(
            path("M4 100C6 70 14 20 50 18C86 20 94 70 96 100Z", fill="#4a2a6a"),
            path("M22 96C22 60 28 34 50 32C72 34 78 60 78 96Z", fill="#1f1430"),
            path(
                "M50 26C34 26 28 38 30 52C31 58 36 60 36 66V80L44 86H56L64 80V66C64 60 69 58 70 52"
                "C72 38 66 26 50 26Z",
                fill=bone,
            ),
            path("M24 28L22 4L36 16L50 0L64 16L78 4L76 28Q50 18 24 28Z", fill=GOLD),
        ),
        ellipse(41, 51, 7.4, 8, fill=INK),
        ellipse(59, 51, 7.4, 8, fill=INK),
        glowing(41, 59, 52, 5, "#8cff5a"),
        path("M50 58L46 66H54Z", fill=INK),
        line("M38 72H62M43 69V80M50 69V82M57 69V80", INK, 2.2),
        *(
            circle(x, y, 3.2, fill=c, stroke=INK, stroke_width=1.6)
            for x, y, c in ((50, 14, "#8cff5a"), (32, 20, "#ff5a9e"), (68, 20, "#ff5a9e"))
        ),
        line("M34 44L46 47M66 44L54 47", INK, 3),
    )


def djinn() -> Element:
    """Return a djinn."""
    skin = "#3f8fd8"
    return group(
        drawn(
            path("M30 100C18 92 6 88 4 76Q14 82 26 78H74Q86 82 96 76C94 88 82 92 70 100Z",
                 fill="#7ac4f0"),
            path("M10 86C12 76 28 72 38 72H62C72 72 88 76 90 86Q70 92 50 88Q30 92 10 86Z",
                 fill=skin),
            path("M28 46Q18 44 20 56Q22 62 30 60ZM72 46Q82 44 80 56Q78 62 70 60Z", fill=skin),
            path("M28 44C28 26 38 18 50 18C62 18 72 26 72 44C72 64 62 80 50 80C38 80 28 64 28 44Z",
                 fill=skin),
            path("M26 36Q22 12 50 10Q78 12 74 36Q62 26 50 28Q38 26 26 36Z", fill="#f4efe2"),
            path("M46 22L50-2L54 22Z", fill="#ff7a3a"),
            path("M40 66Q50 74 60 66L56 80L50 90L44 80Z", fill="#1f2438"),
            path("M50 64Q42 58 34 66Q38 70 50 67Q62 70 66 66Q58 58 50 64Z", fill="#1f2438",
                 stroke_width=1.6),
        ),
        eyes(41, 59, 47, 5.4, "#ffb02e"),
        scowl(41, 59, 41, "#1f2438", 4),
        line("M50 50Q47 57 51 57", "#1f4a80", 2),
        circle(50, 24, 5.4, fill="#ff4a6a", stroke=INK, stroke_width=2),
        circle(24, 62, 4, fill="none", stroke=GOLD, stroke_width=2.6),
        circle(76, 62, 4, fill="none", stroke=GOLD, stroke_width=2.6),
    )  # fmt: skip
