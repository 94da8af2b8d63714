"""The five fantastic ingredients, each in a box of 100 x 100."""

from bot.art.palette import INK, WHITE
from bot.art.shapes import cloud, fluff, inked, sparkle, star
from bot.art.svg import Clip, Element, Linear, Radial, circle, ellipse, group, path


def yeti_frost() -> Element:
    """Return a yeti breathing frost, with snowflakes."""
    return group(
        _snowflake(15, 17, 11),
        _snowflake(86, 22, 9),
        inked(
            path(
                "M27 26C20 20 19 11 23 6C27 13 34 15 38 19ZM73 26C80 20 81 11 77 6"
                "C73 13 66 15 62 19Z",
                fill=Linear((WHITE, "#b8a78f")),
            ),
            fluff(50, 53, 35, 34, 15, 8, fill=Radial(("#ffffff", (0.6, "#e6f4ff"), "#a9cdf0"))),
            path(
                "M50 31C64 26 76 36 74 53C73 70 63 78 50 78C37 78 27 70 26 53C24 36 36 26 50 31Z",
                fill=Linear(("#8fd4f7", "#5aa7e0")),
                stroke_width=2.4,
            ),
            circle(38, 49, 8.5, fill=WHITE, stroke_width=2.4),
            circle(62, 49, 8.5, fill=WHITE, stroke_width=2.4),
            path("M28 39L46 43M72 39L54 43", stroke="#eef8ff", stroke_width=6),
            path("M35 64Q50 58 65 64Q64 76 50 76Q36 76 35 64Z", fill="#2a3d6b", stroke_width=2.4),
            path("M39 63L42 71L45.5 62ZM61 63L58 71L54.5 62Z", fill=WHITE, stroke_width=1.6),
        ),
        circle(40, 50, 3.8, fill=INK),
        circle(60, 50, 3.8, fill=INK),
        circle(41.4, 48.4, 1.3, fill=WHITE),
        circle(61.4, 48.4, 1.3, fill=WHITE),
        inked(
            path(
                "M27 82L31 97L36 84L41 94L46 85L50 99L54 85L59 94L64 84L69 97L73 82Q50 92 27 82Z",
                fill=Linear(("#f4fcff", "#7cc9f5")),
            ),
            width=2.4,
        ),
    )


def unicorn_flatulence() -> Element:
    """Return a unicorn and the rainbow cloud that it leaves behind."""
    bands = ("#ff7a7a", "#ffb45c", "#fff07a", "#7fe09a", "#6fb8ff", "#b98bff")
    trail = "M52 54C66 44 78 44 88 28L98 44C90 62 78 66 56 72Z"
    mane = Linear(("#ff8fc8", "#9a62f0"))
    return group(
        inked(
            cloud(80, 63, 15, 25, 9, fill=Radial(("#ffffff", (0.5, "#ffe3f6"), "#f0a8f0"))),
        ),
        group(
            *(
                path(
                    f"M54 {56.5 + i * 2.4}C{67 + i * 0.8} {47.5 + i * 2.6} {80 + i} {46 + i * 2.7}"
                    f" {92 + i * 1.6} {26 + i * 2.1}",
                    fill="none",
                    stroke=colour,
                    stroke_width=4.2,
                )
                for i, colour in enumerate(bands)
            ),
            clip_path=Clip(path(trail)),
        ),
        inked(path(trail)),
        inked(
            path("M76 76Q84 68 89 76Q90 84 82 84", stroke_width=2.6),
            path("M24 68V90H33V70M46 66V90H55V64", fill="#d9d0ee"),
            path("M33 70V93H41V71M53 68V93H61V60", fill=WHITE),
            path("M33 88V93H41V88ZM53 88V93H61V88Z", fill="#c9a0f0"),
            path(
                "M12 40C9 47 11 52 18 52C19 65 28 77 44 75C58 77 67 66 64 55C59 47 48 49 41 50"
                "C41 40 38 30 28 28C20 28 14 33 12 40Z",
                fill=Linear((WHITE, "#e4d8f7")),
            ),
            path("M17 31L12 5L29 26Z", fill=Linear(("#fff3a8", "#f0a92e"), (0, 0), (1, 1))),
            path("M14.5 17L20.5 15.5M16 24L24.5 20.5", stroke_width=2),
            path("M31 28L37 17L39 31", fill=WHITE),
            path(
                "M25 27C36 21 46 30 44 39C51 40 52 50 46 54C40 56 38 50 41 46C34 47 31 41 34 37"
                "C28 37 24 32 25 27Z",
                fill=mane,
            ),
            path("M60 55C66 50 64 44 58 42C68 40 74 48 71 55C69 60 65 61 62 61Z", fill=mane),
            path("M13 47Q16 49 19 47", stroke_width=2),
        ),
        path(
            "M20 39Q23.5 35 27 39",
            fill="none",
            stroke=INK,
            stroke_width=2.8,
            stroke_linecap="round",
        ),
        ellipse(22.5, 45, 3.6, 2.4, fill="#ff9ab8", fill_opacity=0.8),
        sparkle(72, 22, 9, fill="#fff6c4", stroke=INK, stroke_width=1.6),
        sparkle(91, 12, 6, fill="#fff6c4", stroke=INK, stroke_width=1.6),
    )


def crocodile_tears() -> Element:
    """Return a crocodile weeping."""
    skin = Linear(("#9ddb5c", "#3f9a48"))
    return group(
        inked(
            path("M58 92C52 78 62 60 84 62C96 66 97 84 92 96H60Z", fill="#3c8f46"),
            path("M6 66C4 74 8 80 16 80H66C84 80 92 68 88 56L78 66Z", fill="#d8e28a"),
            path(
                "M5 60C2 52 8 45 15 46C20 40 26 42 28 46L48 40C48 22 60 13 72 16C88 18 96 36 92 54"
                "C90 66 80 70 70 68L12 68C7 67 5 64 5 60Z",
                fill=skin,
            ),
            path(
                "M12 68L16 75L21 68L26 75L31 68L36 75L41 68L46 75L51 68L56 75L61 68",
                fill=WHITE,
                stroke_width=2.2,
            ),
            circle(65, 31, 13, fill=WHITE),
            path("M52 26C55 16 74 14 79 26", stroke_width=4),
            path("M76 15L81 7L84 18L91 13L90 25L97 25L93 35", fill="#2f7d43", stroke_width=2.4),
        ),
        circle(62, 34, 6.2, fill=INK),
        circle(64.4, 31, 2.2, fill=WHITE),
        path(
            "M54 38Q65 46 77 37",
            fill="none",
            stroke="#8fdcff",
            stroke_width=3.4,
            stroke_linecap="round",
        ),
        ellipse(14, 51, 2.4, 1.8, fill=INK),
        ellipse(23, 50, 2.4, 1.8, fill=INK),
        path(
            "M72 60Q80 62 86 56", fill="none", stroke=INK, stroke_width=2.4, stroke_linecap="round"
        ),
        inked(
            _drop(56, 50, 1.15),
            _drop(71, 47, 0.85),
            _drop(40, 86, 1.2),
            _drop(25, 88, 0.8),
            width=2.2,
        ),
    )


def ghost_laughter() -> Element:
    """Return a ghost laughing until it cries."""
    return group(
        inked(
            path(
                "M8 34L17 39M5 51L15 51M10 68L18 63M92 34L83 39M95 51L85 51M90 68L82 63",
                stroke="#fff0a8",
                stroke_width=4.5,
            ),
        ),
        inked(
            path(
                "M23 50C23 22 36 8 50 8C64 8 77 22 77 50V84C74 94 68 94 64 87C61 96 54 97 50 88"
                "C46 97 39 96 36 87C32 94 26 94 23 84Z",
                fill=Radial(("#ffffff", (0.6, "#ece8ff"), "#b3a8ee"), (0.42, 0.3), 0.75),
            ),
            path(
                "M24 58C16 60 14 70 20 74C26 74 32 72 34 68M76 58C84 60 86 70 80 74"
                "C74 74 68 72 66 68",
                fill="#e2dcff",
            ),
            path("M31 38L42 33L33 29M69 38L58 33L67 29", stroke_width=3.6),
            path("M32 46Q50 42 68 46C68 64 60 71 50 71C40 71 32 64 32 46Z", fill="#5b2350"),
            path("M36 47Q50 44 64 47L63 51Q50 48 37 51Z", fill=WHITE, stroke_width=1.4),
            path(
                "M39 63Q50 53 61 63Q57 69.5 50 69.5Q43 69.5 39 63Z",
                fill="#ff7d9c",
                stroke_width=1.8,
            ),
        ),
        ellipse(29, 46, 4.6, 3, fill="#ff9ac2", fill_opacity=0.8),
        ellipse(71, 46, 4.6, 3, fill="#ff9ac2", fill_opacity=0.8),
        inked(_drop(25, 33, 0.66), _drop(75, 33, 0.66), width=1.8),
    )


def gnome_vomit() -> Element:
    """Return a gnome that ate something it should not have."""
    slime = Linear(("#c8f05a", "#6fb52a"))
    return group(
        inked(
            path("M24 60C18 78 28 96 50 97C72 96 82 78 76 60Z", fill=Linear((WHITE, "#cfc8da"))),
            path(
                "M29 50C28 40 38 36 50 36C62 36 72 40 71 50C72 64 62 70 50 70C38 70 28 64 29 50Z",
                fill=Linear(("#cfe39a", "#a6c56c")),
            ),
            path(
                "M25 48C22 40 14 42 15 50C16 57 22 58 26 56ZM75 48C78 40 86 42 85 50"
                "C84 57 78 58 74 56Z",
                fill="#bcd482",
            ),
            path(
                "M20 42C28 26 40 14 47 3C52 1 57 6 60 12C66 22 74 30 80 42C64 34 36 34 20 42Z",
                fill=Linear(("#ff7a63", "#c42b45")),
            ),
            path(
                "M18 45C28 34 72 34 82 45C84 40 82 36 78 34C64 28 36 28 22 34C18 36 16 40 18 45Z",
                fill="#8f1f3a",
            ),
            path(
                "M41 66C38 78 34 86 22 92C18 98 26 99 36 98H68C80 99 84 97 78 92C66 86 62 78 59 66"
                "Q50 58 41 66Z",
                fill=slime,
            ),
        ),
        path(
            "M47 70C46 82 42 88 36 93M54 72C55 82 58 88 62 92",
            fill="none",
            stroke="#eaffa0",
            stroke_width=3,
            stroke_linecap="round",
        ),
        inked(
            ellipse(50, 56, 8.5, 6.8, fill=Radial(("#f0c8a0", "#d99a78"), (0.35, 0.3), 0.8)),
            path(
                "M31 61C36 58 40 62 44 63C40 70 32 70 28 64ZM69 61C64 58 60 62 56 63"
                "C60 70 68 70 72 64Z",
                fill=WHITE,
                stroke_width=2.2,
            ),
            circle(39, 49, 5.2, fill=WHITE, stroke_width=2.2),
            circle(61, 49, 5.2, fill=WHITE, stroke_width=2.2),
            path(
                "M36.5 46.5L41.5 51.5M41.5 46.5L36.5 51.5M58.5 46.5L63.5 51.5M63.5 46.5L58.5 51.5",
                stroke_width=2,
            ),
            circle(30, 94, 3, fill="#e0f78a", stroke_width=1.8),
            circle(70, 93, 2.4, fill="#e0f78a", stroke_width=1.8),
            circle(86, 80, 3, fill=slime, stroke_width=1.8),
            circle(14, 82, 2.4, fill=slime, stroke_width=1.8),
        ),
        star(62, 20, 4.6, 2, fill="#ffd257", stroke=INK, stroke_width=1.4),
    )


def _snowflake(x: float, y: float, size: float) -> Element:
    arms = "".join(
        f"M{x} {y}L{x + dx * size:.2f} {y + dy * size:.2f}"
        for dx, dy in ((0, 1), (0, -1), (0.87, 0.5), (-0.87, 0.5), (0.87, -0.5), (-0.87, -0.5))
    )
    return group(
        path(arms, stroke=INK, stroke_width=6.4, stroke_linecap="round"),
        path(arms, stroke="#e8f9ff", stroke_width=3, stroke_linecap="round"),
    )


def _drop(x: float, y: float, scale: float) -> Element:
    return path(
        "M0-9C4-3 7 1 7 5A7 7 0 0 1-7 5C-7 1-4-3 0-9Z",
        fill=Linear(("#e2f8ff", "#4aaef0")),
        transform=f"translate({x} {y}) scale({scale})",
    )
