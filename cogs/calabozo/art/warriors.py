"""The martial monsters, each in a box of 100 x 100."""

from bot.art.palette import INK, WHITE
from bot.art.svg import Element, circle, ellipse, group, path
from cogs.calabozo.art.strokes import drawn, glowing, line, scowl, slits, teeth


def skeleton_guard() -> Element:
    """Return a skeleton guard."""
    bone = "#efe6cf"
    return group(
        line("M88 10V100", INK, 7),
        line("M88 10V100", "#8a5a30", 3.6),
        drawn(
            path("M88-2L96 16H80Z", fill="#cfd8e8"),
            path("M8 100C10 88 22 84 34 82H66C74 84 84 90 86 100Z", fill="#7a3530"),
            path("M40 72H60V88H40Z", fill="#c9bd9c"),
            path("M50 18C32 18 24 32 26 48C27 56 34 58 34 64V74L42 80H58L66 74V64C66 58 73 56 74 48"
                 "C76 32 68 18 50 18Z", fill=bone),
            path("M22 44C20 20 32 8 50 8C68 8 80 20 78 44L70 40Q50 30 30 40Z", fill="#8d97aa"),
            path("M46 2H54V40L50 44L46 40Z", fill="#c9503a"),
        ),
        ellipse(40, 50, 8, 8.6, fill=INK),
        ellipse(60, 50, 8, 8.6, fill=INK),
        glowing(40, 60, 51, 4.4, "#7ae0ff"),
        path("M50 56L46 64H54Z", fill=INK),
        line("M36 68H64M42 65V76M50 65V78M58 65V76", INK, 2.2),
        line("M28 34Q32 20 42 16", "#cfd8e8", 3),
    )  # fmt: skip


def orc_raider() -> Element:
    """Return an orc raider."""
    skin = "#5f8a4a"
    return group(
        drawn(
            path("M2 100C4 84 20 80 34 78H66C80 80 96 84 98 100Z", fill="#4a3a34"),
            path("M8 90L14 72L24 84ZM92 90L86 72L76 84Z", fill="#cfd8e8"),
            path("M24 46L6 36L14 58L26 62ZM76 46L94 36L86 58L74 62Z", fill=skin),
            path("M24 44C24 22 34 12 50 12C66 12 76 22 76 44C76 54 80 58 78 68C76 82 64 88 50 88"
                 "C36 88 24 82 22 68C20 58 24 54 24 44Z", fill=skin),
            path("M40 14Q38-2 50-2Q62-2 60 14L54 24H46Z", fill="#2a1c1c"),
            path("M32 66Q50 60 68 66Q66 80 50 80Q34 80 32 66Z", fill="#3a1414"),
            path("M40 48Q36 60 44 60H56Q64 60 60 48L50 44Z", fill="#74a05c"),
        ),
        path("M35 78L34 58L43 77ZM65 78L66 58L57 77Z", fill=WHITE, stroke=INK, stroke_width=1.8),
        slits(38, 62, 44, 6.4, "#ff6a3a"),
        scowl(38, 62, 36, "#2c4a20", 6),
        line("M26 52L36 58M28 58L36 63M74 52L64 58M72 58L64 63", "#d8392f", 3.4),
        circle(88, 54, 3.6, fill="none", stroke="#ffd257", stroke_width=2.4),
    )  # fmt: skip


def minotaur() -> Element:
    """Return a minotaur."""
    hide = "#7a4a2c"
    return group(
        drawn(
            path("M28 34C8 36 0 22 2 4Q12 20 36 20ZM72 34C92 36 100 22 98 4Q88 20 64 20Z",
                 fill="#f0e2c0"),
            path("M28 40L8 42L14 54L30 52ZM72 40L92 42L86 54L70 52Z", fill=hide),
            path("M50 12C34 12 24 24 26 42C28 56 32 60 32 74C32 88 40 96 50 96C60 96 68 88 68 74"
                 "C68 60 72 56 74 42C76 24 66 12 50 12Z", fill=hide),
            path("M30 72C30 60 40 58 50 58C60 58 70 60 70 72C70 88 60 96 50 96C40 96 30 88 30 72Z",
                 fill="#c99b78"),
            path("M34 18Q42 2 50 12Q58 2 66 18Q60 30 56 26L50 36L44 26Q40 30 34 18Z",
                 fill="#3a2014"),
        ),
        ellipse(42, 72, 4, 5, fill=INK),
        ellipse(58, 72, 4, 5, fill=INK),
        circle(50, 84, 7, fill="none", stroke=INK, stroke_width=6.4),
        circle(50, 84, 7, fill="none", stroke="#ffd257", stroke_width=3.2),
        slits(38, 62, 46, 6.4, "#ff4a3a"),
        scowl(38, 62, 38, "#2a140c", 6),
    )  # fmt: skip


def black_knight() -> Element:
    """Return a black knight."""
    steel = "#3f3b4e"
    return group(
        drawn(
            path("M50 14C58-4 84-4 90 16Q92 30 80 40Q78 22 58 20Z", fill="#a8242c"),
            path("M0 100C2 82 18 76 34 76H66C82 76 98 82 100 100Z", fill=steel),
            path("M24 46C22 22 34 10 50 10C66 10 78 22 76 46V74L62 90H38L24 74Z", fill=steel),
            path("M24 46Q50 32 76 46L74 58L54 62L50 70L46 62L26 58Z", fill="#5a5570"),
            path("M30 50L47 53V58L31 56ZM70 50L53 53V58L69 56Z", fill="#0d0912"),
            path("M47 10H53V40L50 44L47 40Z", fill="#77718f"),
            path("M6 90L2 68L22 78ZM94 90L98 68L78 78Z", fill="#77718f"),
        ),
        glowing(39, 61, 54.5, 4, "#ff4a3a"),
        line("M36 68V80M43 72V84M57 72V84M64 68V80", INK, 3.4),
        line("M30 38Q32 22 42 16", "#8d87a6", 3),
        line("M24 46Q50 32 76 46", "#8d87a6", 1.8),
        *(circle(x, y, 2.2, fill="#b9b2d0") for x, y in ((28, 62), (72, 62), (20, 92), (80, 92))),
    )


def lizard_man() -> Element:
    """Return a lizard man."""
    scales = "#4a9a8a"
    return group(
        line("M12 20V100", INK, 7),
        line("M12 20V100", "#8a5a30", 3.6),
        drawn(
            path("M12 2L20 26H4Z", fill="#cfd8e8"),
            path("M18 100C20 86 36 82 52 82C70 82 86 86 90 100Z", fill="#a5622a"),
            path("M38 20L44 4L50 16L58 2L62 18L74 10L72 26L86 26L78 40Z", fill="#e8703a"),
            path("M52 16C36 16 26 28 28 44C30 54 36 56 38 66C38 84 44 90 52 90C60 90 66 84 66 66"
                 "C68 56 78 54 80 42C80 26 68 16 52 16Z", fill=scales),
            path("M40 64Q52 58 64 64Q64 82 58 86Q52 90 46 86Q40 82 40 64Z", fill="#b6dc9a"),
            path("M41 74Q52 82 63 74L61 82Q52 90 43 82Z", fill="#4a1c2a"),
        ),
        teeth(44, 76, 4, 4.4, 4.4),
        circle(48, 67, 1.8, fill=INK),
        circle(57, 67, 1.8, fill=INK),
        slits(38, 67, 44, 7.4, "#ffe04a"),
        scowl(38, 67, 36, "#235248", 5),
        *(circle(x, y, 2.4, fill="#34776a") for x, y in ((48, 30), (58, 28), (53, 40), (53, 50))),
    )  # fmt: skip
