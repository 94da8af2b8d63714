"""The small magical monsters, each in a box of 100 x 100."""

from bot.art.palette import INK, WHITE
from bot.art.svg import Element, circle, ellipse, group, path
from cogs.calabozo.art.strokes import drawn, eyes, glowing, line, scowl, slits, teeth


def zombie() -> Element:
    """Return a zombie."""
    skin = "#9ab06a"
    return group(
        drawn(
            path("M10 100C12 88 26 84 36 82H64C76 84 88 90 90 100Z", fill="#6a5a48"),
            path("M38 74H60V90L50 96L40 88Z", fill="#7f9654"),
            path("M24 46C22 22 34 10 50 10C68 10 78 22 76 46C76 58 72 62 70 70C66 84 60 86 50 86"
                 "C40 86 32 82 30 70C28 62 24 58 24 46Z", fill=skin),
            path("M24 42C20 22 30 8 46 8L42 16L52 10L54 18L64 12L62 20L74 24Q70 26 66 26"
                 "Q46 22 34 30Q28 34 24 42Z", fill="#4a4238"),
            path("M36 70Q50 62 64 72L62 80Q50 84 40 78Z", fill="#3a1c1c"),
            path("M22 50Q16 50 18 58Q20 64 27 62ZM78 50Q84 50 82 58Q80 64 73 62Z", fill=skin),
        ),
        teeth(42, 69, 3, 6, 5),
        path("M56 79h4v-4h-4zM44 79h4v-4h-4z", fill=WHITE),
        eyes(39, 62, 48, 8, "#d8d29a", "#f2e8b0"),
        line("M30 38L46 42M72 36L56 42", "#3d4628", 4),
        line("M64 24L72 34M63 31L69 26M66 34L72 29", "#5a2a2a", 2.4),
        line("M48 54L46 62H52", "#5f7040", 2.4),
        line("M30 60L36 64", "#5f7040", 2.4),
    )  # fmt: skip


def goblin() -> Element:
    """Return a goblin."""
    skin = "#6fae3c"
    return group(
        drawn(
            path("M30 40L0 28Q6 54 32 60ZM70 40L100 28Q94 54 68 60Z", fill=skin),
            path("M28 46L10 36Q16 50 30 54ZM72 46L90 36Q84 50 70 54Z", fill="#c9e08a",
                 stroke_width=1.4),
            path("M16 100C18 86 34 82 50 82C66 82 82 86 84 100Z", fill="#7a4a2a"),
            path("M26 48C26 26 36 16 50 16C64 16 74 26 74 48C74 68 62 88 50 88C38 88 26 68 26 48Z",
                 fill=skin),
            path("M24 34C26 16 38 8 50 8C62 8 74 16 76 34Q50 22 24 34Z", fill="#8a5a34"),
            path("M46 46Q40 64 46 66H54Q60 64 54 46Z", fill="#8cc653"),
            path("M34 72Q50 66 66 70Q62 82 50 83Q40 82 34 72Z", fill="#3a1c1c"),
        ),
        teeth(40, 70, 3, 7, 6),
        slits(38, 62, 46, 8, "#ffd94a"),
        scowl(38, 62, 38, "#39601c", 5),
        line("M32 22Q40 14 48 14", "#c99a64", 3),
    )  # fmt: skip


def imp() -> Element:
    """Return an imp."""
    skin = "#d8452f"
    return group(
        drawn(
            path(
                "M32 70C10 70 2 52 0 34Q12 42 16 38Q20 48 28 46ZM68 70C90 70 98 52 100 34"
                "Q88 42 84 38Q80 48 72 46Z",
                fill="#7a1f2c",
            ),
            path("M34 30Q20 26 22 4Q30 18 44 22ZM66 30Q80 26 78 4Q70 18 56 22Z", fill="#f0e2c0"),
            path(
                "M26 52C24 32 36 20 50 20C64 20 76 32 74 52C74 72 62 92 50 92C38 92 26 72 26 52Z",
                fill=skin,
            ),
            path("M44 90L50 100L56 90Z", fill="#3a1420"),
            path("M34 70Q50 80 66 70Q62 84 50 84Q38 84 34 70Z", fill="#3a1420"),
        ),
        teeth(38, 73, 4, 6, 5),
        slits(39, 61, 52, 8, "#fff06a"),
        scowl(39, 61, 43, "#6a1420", 5),
        line("M47 62H53M36 30Q42 26 48 26", "#8a2018", 2.6),
        line("M36 34Q40 28 46 27", "#ff8a70", 3),
    )


def gremlin() -> Element:
    """Return a gremlin."""
    skin = "#5f8f86"
    return group(
        drawn(
            path("M30 34Q18 10 2 6Q2 40 26 56ZM70 34Q82 10 98 6Q98 40 74 56Z", fill=skin),
            path("M26 36Q18 20 8 14Q10 36 25 48ZM74 36Q82 20 92 14Q90 36 75 48Z", fill="#e3a0a8",
                 stroke_width=1.6),
            path("M22 56C22 36 34 26 50 26C66 26 78 36 78 56C78 78 66 92 50 92C34 92 22 78 22 56Z",
                 fill=skin),
            path("M40 28Q44 10 50 22Q54 8 58 20Q64 14 62 30Z", fill="#e8e2d0"),
            path("M26 68Q50 90 74 68Q70 88 50 90Q30 88 26 68Z", fill="#2a1424"),
        ),
        teeth(31, 74, 6, 6.4, 7),
        eyes(37, 63, 52, 11, "#ff9a2e"),
        line("M46 68H47M53 68H54", INK, 3.4),
        line("M26 42Q34 36 44 42M74 42Q66 36 56 42", "#34564f", 4),
        *(circle(x, y, 2.4, fill="#41695f") for x, y in ((30, 64), (70, 64), (50, 36))),
    )  # fmt: skip


def kobold() -> Element:
    """Return a kobold."""
    scales = "#c9803c"
    return group(
        drawn(
            path("M34 26L22 4L42 18ZM66 26L78 4L58 18Z", fill="#f0e2c0"),
            path("M20 100C22 84 36 80 50 80C64 80 78 84 80 100Z", fill="#4f6a8a"),
            path("M24 44L8 34L12 54L28 58ZM76 44L92 34L88 54L72 58Z", fill="#a5622a"),
            path(
                "M50 16C34 16 24 28 26 44C28 56 34 60 38 70C40 84 44 90 50 90C56 90 60 84 62 70"
                "C66 60 72 56 74 44C76 28 66 16 50 16Z",
                fill=scales,
            ),
            path("M40 62Q50 56 60 62L58 82Q50 92 42 82Z", fill="#e6b476"),
            path("M42 78Q50 84 58 78L55 87Q50 90 45 87Z", fill="#4a1c1c"),
        ),
        teeth(44, 80, 2, 6, 5),
        circle(46, 68, 2, fill=INK),
        circle(54, 68, 2, fill=INK),
        slits(37, 63, 45, 7.6, "#d4ff5a"),
        scowl(37, 63, 37, "#6a3a14", 5),
        line("M44 24H56M45 31H55M47 38H53", "#8a5220", 2.6),
    )


def hobthrush() -> Element:
    """Return a hobthrush: a shaggy house sprite gone wild."""
    hair = "#8a6a3a"
    return group(
        drawn(
            path("M50 6L58 14L68 8L70 20L82 20L80 32L92 38L84 48L94 60L84 66L88 80L76 82L74 94"
                 "L62 90L50 98L38 90L26 94L24 82L12 80L16 66L6 60L16 48L8 38L20 32L18 20L30 20L32 8"
                 "L42 14Z",
                 fill=hair),
            path("M30 52C30 38 38 32 50 32C62 32 70 38 70 52C70 66 62 76 50 76C38 76 30 66 30 52Z",
                 fill="#e0b080"),
            path("M44 52Q36 66 50 68Q64 66 56 52Z", fill="#d8866a"),
            path("M38 68Q50 78 62 68Q60 78 50 79Q40 78 38 68Z", fill="#4a1c1c"),
            path("M26 34Q50 20 74 34Q64 36 58 42L54 34L50 44L46 34L42 42Q36 36 26 34Z", fill=hair),
        ),
        eyes(40, 60, 49, 6.4, "#5a8a2a"),
        line("M44 20L46 28M56 18L55 27M24 60L30 64M76 60L70 64M34 82L38 76M66 82L62 76",
             "#5c4420", 3),
        path("M43 70.500h5v5h-5zM52 70.500h5v5h-5z", fill=WHITE),
        ellipse(36, 60, 4, 2.6, fill="#d8866a"),
        ellipse(64, 60, 4, 2.6, fill="#d8866a"),
    )  # fmt: skip


def jail() -> Element:
    """Return the trap of the jail: a cage."""
    bars = "M22 36V84M36 32V86M50 30V87M64 32V86M78 36V84"
    return group(
        ellipse(50, 60, 32, 28, fill="#1a1420"),
        glowing(42, 58, 60, 6, "#ffe27a"),
        line("M50 2V14", INK, 8),
        line("M50 2V14", "#8e9ab0", 4),
        line(bars, INK, 8.4),
        line(bars, "#aab4c6", 4.4),
        drawn(
            path("M14 38Q16 14 50 12Q84 14 86 38Q50 28 14 38Z", fill="#7d8798"),
            path("M14 80Q50 92 86 80V92Q50 104 14 92Z", fill="#7d8798"),
            path("M42 50H58V68H42Z", fill="#e0a62c"),
            path("M46 50V44Q50 38 54 44V50", stroke_width=3.4),
        ),
        circle(50, 58, 2.8, fill=INK),
        path("M49 58H51V64H49Z", fill=INK),
    )


def portal() -> Element:
    """Return the trap of the portal."""
    swirl = "M50 26C76 26 76 76 50 76C30 76 30 38 50 38C62 38 62 62 50 62C44 62 44 52 50 50"
    return group(
        drawn(
            path("M8 98V46C8 18 28 4 50 4C72 4 92 18 92 46V98H76V48C76 30 64 20 50 20C36 20 24 30"
                 " 24 48V98Z", fill="#7d8798"),
            path("M24 98V48C24 30 36 20 50 20C64 20 76 30 76 48V98Z", fill="#25308a"),
        ),
        line(swirl, "#59d8ff", 7),
        line(swirl, "#d8f6ff", 2.4),
        line("M10 70H23M77 70H90M14 34L26 42M86 34L74 42M50 5V19M30 11L36 23M70 11L64 23",
             INK, 2.4),
        *(circle(x, y, 2.4, fill=WHITE) for x, y in ((34, 86), (66, 82), (30, 60), (70, 54))),
    )  # fmt: skip
