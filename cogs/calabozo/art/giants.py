"""The gigantic monsters, each in a box of 100 x 100."""

from bot.art.palette import INK, WHITE
from bot.art.svg import Element, circle, ellipse, group, path
from cogs.calabozo.art.strokes import drawn, eyes, glowing, line, scowl, slits, teeth


def ogre() -> Element:
    """Return an ogre."""
    skin = "#b58a5a"
    return group(
        drawn(
            path("M2 100C4 82 20 76 36 74H64C80 76 96 82 98 100Z", fill="#6a4a8a"),
            path("M20 44Q10 40 12 54Q14 62 24 60ZM80 44Q90 40 88 54Q86 62 76 60Z", fill=skin),
            path(
                "M22 40C22 18 34 8 50 8C66 8 78 18 78 40C78 48 82 54 82 66C82 82 66 88 50 88"
                "C34 88 18 82 18 66C18 54 22 48 22 40Z",
                fill=skin,
            ),
            path("M30 66Q50 58 70 66Q68 80 50 80Q32 80 30 66Z", fill="#4a1c1c"),
            path("M42 44Q34 60 42 60H58Q66 60 58 44Z", fill="#c99d6c"),
        ),
        path("M34 80L37 62L43 79ZM66 80L63 62L57 79Z", fill=WHITE, stroke=INK, stroke_width=1.8),
        eyes(36, 64, 42, 5.6, "#a8321c"),
        line("M24 32Q36 30 46 38M76 32Q64 30 54 38", "#4a3018", 7),
        drawn(path("M40 10Q42-2 50 4Q58-2 60 10Q50 6 40 10Z", fill="#2a1c14")),
        circle(30, 58, 2.6, fill="#8f6838"),
        circle(72, 56, 2.2, fill="#8f6838"),
        line("M70 22L62 30M64 20L70 28", "#7a3a2a", 2.4),
    )


def giant_spider() -> Element:
    """Return a giant spider."""
    legs = (
        "M32 52L12 30L2 44M32 58L8 52L0 72M34 64L14 72L8 94M68 52L88 30L98 44M68 58L92 52L100 72"
        "M66 64L86 72L92 94M38 46L26 16L14 10M62 46L74 16L86 10"
    )
    return group(
        line(legs, INK, 9),
        line(legs, "#6a4a78", 4.6),
        drawn(
            ellipse(50, 38, 25, 24, fill="#5a3a6a"),
            ellipse(50, 66, 21, 19, fill="#7a5590"),
            path("M42 78Q36 92 44 96Q50 90 48 80ZM58 78Q64 92 56 96Q50 90 52 80Z", fill="#e8e2d0"),
        ),
        path("M50 18L57 30L50 42L43 30Z", fill="#ff5a4e", stroke=INK, stroke_width=1.8),
        *(
            circle(x, y, r, fill="#ff4438", stroke=INK, stroke_width=1.6)
            for x, y, r in (
                (42, 65, 5.4), (58, 65, 5.4), (34, 60, 3.4), (66, 60, 3.4), (45, 55, 3), (55, 55, 3)
            )
        ),
        *(circle(x, 63, 1.6, fill=WHITE) for x in (41, 57)),
    )  # fmt: skip


def cyclops() -> Element:
    """Return a cyclops."""
    skin = "#8fb3c4"
    return group(
        drawn(
            path("M4 100C6 84 22 78 36 76H64C78 78 94 84 96 100Z", fill="#8a6a42"),
            path("M22 48Q12 46 14 58Q16 66 25 64ZM78 48Q88 46 86 58Q84 66 75 64Z", fill=skin),
            path("M22 44C22 20 34 8 50 8C66 8 78 20 78 44C78 56 76 60 74 68C70 84 62 88 50 88"
                 "C38 88 30 84 26 68C24 60 22 56 22 44Z", fill=skin),
            path("M44 12L50-2L56 12Z", fill="#f0e2c0"),
            path("M34 72Q50 64 66 72Q62 82 50 82Q38 82 34 72Z", fill="#3a1c2a"),
            ellipse(50, 40, 18, 15, fill="#fff8e4"),
        ),
        circle(50, 41, 9, fill="#d8912a", stroke=INK, stroke_width=2),
        circle(50, 41, 4.4, fill=INK),
        circle(53, 38, 2, fill=WHITE),
        line("M26 30Q50 14 74 30", "#4a6470", 7),
        line("M46 58Q42 66 50 66Q58 66 54 58", "#56788a", 2.6),
        teeth(42, 71, 2, 7, 6),
        line("M36 96Q40 86 38 80M64 96Q60 86 62 80", "#5c4424", 2.4),
    )  # fmt: skip


def hill_giant() -> Element:
    """Return a hill giant."""
    skin, beard = "#d6a074", "#6a7a3a"
    return group(
        drawn(
            path("M2 100C4 82 22 76 36 74H64C78 76 96 82 98 100Z", fill="#7a7a6a"),
            path("M24 44C24 22 34 12 50 12C66 12 76 22 76 44C76 70 66 80 50 80C34 80 24 70 24 44Z",
                 fill=skin),
            path("M22 50Q14 48 16 58Q18 66 26 62ZM78 50Q86 48 84 58Q82 66 74 62Z", fill=skin),
            path("M22 54C26 62 32 64 42 62Q50 58 58 62C68 64 74 62 78 54C86 74 80 90 68 92L60 98"
                 "L50 92L40 98L32 92C20 90 14 74 22 54Z", fill=beard),
            path("M40 68Q50 62 60 68Q56 76 50 76Q44 76 40 68Z", fill="#4a1c1c"),
            path("M43 44Q36 60 46 60H54Q64 60 57 44Z", fill="#e3b48a"),
            path("M12 30L22 12L34 18L42 4L54 14L66 4L74 18L86 14L88 32Q50 18 12 30Z",
                 fill="#5f9a45"),
        ),
        eyes(38, 62, 42, 5.4, "#3a6a2a"),
        scowl(38, 62, 36, "#4a5a24", 5.4),
        line("M34 80L38 86M66 80L62 86M50 82V88", "#47551f", 2.8),
        *(circle(x, y, 3.4, fill=c, stroke=INK, stroke_width=1.4)
          for x, y, c in ((28, 22, "#ffd94a"), (70, 22, "#ff7ab0"), (48, 18, "#ffffff"))),
    )  # fmt: skip


def giant_serpent() -> Element:
    """Return a giant serpent."""
    scales = "#3f9a6a"
    return group(
        line("M50 96C84 100 98 80 90 62C84 46 66 52 68 64", INK, 19),
        line("M50 96C84 100 98 80 90 62C84 46 66 52 68 64", "#2f7a54", 14),
        line("M50 96C16 100 4 82 10 66", INK, 19),
        line("M50 96C16 100 4 82 10 66", "#2f7a54", 14),
        drawn(
            path("M20 46C8 26 20 4 50 4C80 4 92 26 80 46C74 58 66 60 64 74V92H36V74C34 60 26 58 20"
                 " 46Z", fill="#2f7a54"),
            path("M40 60H60V92H40Z", fill="#e6dc9a", stroke_width=1.8),
            path("M50 12C36 12 28 22 30 36C32 48 40 58 50 58C60 58 68 48 70 36C72 22 64 12 50 12Z",
                 fill=scales),
            path("M37 46Q50 54 63 46Q60 60 50 62Q40 60 37 46Z", fill="#5a1220"),
        ),
        line("M40 68H60M40 76H60M40 84H60", "#b09a4a", 2.4),
        path("M41 48L44 58L47 50ZM59 48L56 58L53 50Z", fill=WHITE, stroke=INK, stroke_width=1.4),
        line("M50 58V70L45 76M50 70L55 76", INK, 5),
        line("M50 58V70L45 76M50 70L55 76", "#ff4a6a", 2.6),
        slits(41, 59, 32, 6.6, "#ffe04a"),
        line("M33 25L46 30M67 25L54 30", "#1f5238", 4),
        *(circle(x, y, 3, fill="#235c40") for x, y in ((24, 22), (76, 22), (20, 34), (80, 34))),
    )  # fmt: skip


def stone_golem() -> Element:
    """Return a stone golem."""
    return group(
        drawn(
            path("M0 100V80L14 70H34L40 80H60L66 70H86L100 80V100Z", fill="#7d786e"),
            path("M26 16L42 6L62 8L76 18L80 44L76 66L62 78H38L24 68L20 42Z", fill="#a39d90"),
            path("M26 16L42 6L62 8L56 22L36 26Z", fill="#bcb6a8", stroke_width=1.8),
            path("M20 42L36 38L40 54L24 68Z", fill="#8f897d", stroke_width=1.8),
            path("M80 44L64 38L60 54L76 66Z", fill="#8f897d", stroke_width=1.8),
            path("M26 32H46L48 44H30ZM74 32H54L52 44H70Z", fill="#2a2630", stroke_width=2),
            path("M36 60H64L60 72H40Z", fill="#2a2630"),
        ),
        glowing(38, 62, 39, 6.4, "#ff9a2e"),
        path("M40 60h5v6h-5zM48 60h5v5h-5zM56 60h5v6h-5z", fill="#bcb6a8"),
        line("M56 22L52 30M68 54L72 60L66 66M44 8L46 16M14 70L20 82L16 92M84 78L78 88",
             "#544f48", 2.4),
        path("M22 66Q30 60 34 70Q30 78 24 74ZM62 8Q70 4 76 18Q70 20 62 8Z", fill="#6fa045"),
    )  # fmt: skip
