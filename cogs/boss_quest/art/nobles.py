"""Four bosses of doubtful breeding, each in a box of 120 x 120."""

from bot.art.palette import GOLD, GOLD_DEEP, INK, WHITE
from bot.art.shapes import cloud, inked, sparkle
from bot.art.svg import Element, Linear, Node, Radial, circle, ellipse, group, path, rect

_GILT = Linear(("#fff0b0", GOLD, GOLD_DEEP))


def mud_baron() -> Element:
    """Return a heap of mud with a top hat, a monocle and manners."""
    mud = Radial(("#b98a56", (0.6, "#8a5c34"), "#5c3a20"), (0.4, 0.35), 0.75)
    return group(
        inked(
            path(
                "M6 120C2 104 12 96 18 92C14 70 26 46 60 46C94 46 106 70 102 92"
                "C108 96 118 104 114 120Z",
                fill=mud,
            ),
            path("M38 120L60 100L82 120Z", fill=WHITE),
            path("M60 104L44 96V114ZM60 104L76 96V114Z", fill="#d9483f"),
            circle(60, 105, 4.6, fill="#a82f33"),
        ),
        _eye(44, 66, 9, (1, 1)),
        inked(
            circle(77, 66, 11.5, fill="#fffdf0"),
            circle(77, 66, 12.5, stroke=INK, stroke_width=7),
            circle(77, 66, 12.5, stroke=GOLD, stroke_width=3.4),
            path("M88 74Q96 90 90 112", stroke=INK, stroke_width=4.6),
            path("M88 74Q96 90 90 112", stroke=GOLD, stroke_width=2),
        ),
        circle(77, 67, 4.8, fill=INK),
        circle(79, 65, 1.7, fill=WHITE),
        inked(
            path("M32 55Q42 48 54 56M68 50Q79 43 90 50", stroke_width=4.6),
            path(
                "M60 83C52 76 38 78 34 90C28 92 24 88 26 82C20 92 30 102 42 96C50 94 56 92 60 87"
                "C64 92 70 94 78 96C90 102 100 92 94 82C96 88 92 92 86 90C82 78 68 76 60 83Z",
                fill=Linear(("#4a2c18", "#2c180c")),
            ),
            path("M53 95Q60 100 67 95", stroke_width=2.6),
            path(
                "M28 42C40 34 80 32 94 38C100 42 96 48 88 47C70 44 50 46 34 50C24 52 22 46 28 42Z",
                fill="#3a3348",
            ),
            path("M38 40L34 8Q58 0 86 4L84 37Q60 34 38 40Z", fill=Linear(("#5a506e", "#2c2638"))),
            path("M37 32Q60 25 84.500 29V37Q60 34 38 40Z", fill="#d9483f"),
        ),
        path("M44 12L46 26", stroke="#8d83a3", stroke_width=3, stroke_linecap="round"),
        ellipse(15, 104, 5, 3, fill="#d8b080", fill_opacity=0.6),
        ellipse(104, 106, 4, 2.4, fill="#d8b080", fill_opacity=0.6),
    )


def bog_witch() -> Element:
    """Return a witch up to her neck in the bog, with a frog on her hat."""
    skin = Radial(("#cdeb8a", (0.6, "#8cc152"), "#5a8f38"), (0.42, 0.35), 0.75)
    hat = Linear(("#7a4fb0", "#3c2468"))
    return group(
        inked(
            path(
                "M28 52C18 72 12 100 20 120H100C108 100 102 72 92 52Z",
                fill=Linear(("#5c6a3c", "#2f3d24")),
            ),
            path("M20 120C24 104 38 98 60 98C82 98 96 104 100 120Z", fill="#4a3370"),
            path("M36 54C34 78 44 102 60 108C76 102 86 78 84 54Z", fill=skin),
            path(
                "M30 76C28 92 22 104 16 112M90 76C92 92 98 104 104 112",
                stroke="#7c8f4c",
                stroke_width=5,
            ),
        ),
        _eye(47, 64, 8, (1.6, 1), iris="#e0a020"),
        _eye(73, 64, 8, (-1.6, 1), iris="#e0a020"),
        inked(
            path("M38 55L55 60M82 55L65 60", stroke_width=4.6),
            path(
                "M58 64C56 76 48 82 50 88C56 94 66 90 66 82C64 76 62 70 62 64",
                fill="#a6d665",
                stroke_width=2.6,
            ),
            path(
                "M44 94Q60 103 78 90Q76 101 62 103Q50 103 44 94Z", fill="#4a1f3a", stroke_width=2.4
            ),
            path("M66 97L69 103L72 95", fill=WHITE, stroke_width=1.6),
        ),
        circle(51.5, 84, 2.6, fill="#5a7f30", stroke=INK, stroke_width=1.4),
        inked(
            path(
                "M8 54C24 40 96 38 114 50C116 58 104 60 92 56C72 50 46 52 28 60C16 64 6 62 8 54Z",
                fill=hat,
            ),
            path(
                "M30 50C36 30 42 14 70 4C82 2 92 8 96 18C88 14 82 16 80 20C82 30 86 40 90 47"
                "Q60 42 30 50Z",
                fill=hat,
            ),
            path("M31 47Q60 38 88 43L90 48Q60 42 29 52Z", fill="#d9a52e"),
            rect(52, 39, 12, 10, 2, fill="#8a6a1a", stroke=GOLD, stroke_width=2.4),
        ),
        _frog(),
        inked(
            cloud(12, 114, 16, 9, 6, fill="#6f9a4a"),
            cloud(108, 115, 16, 8, 6, fill="#5f8a40"),
            width=2.4,
        ),
        circle(20, 96, 4, fill="none", stroke="#e0f5b0", stroke_width=2),
        circle(106, 92, 3, fill="none", stroke="#e0f5b0", stroke_width=2),
    )


def _frog() -> Element:
    return group(
        inked(
            path(
                "M82 22C82 12 90 8 97 8C106 8 112 13 112 22C112 28 82 28 82 22Z",
                fill=Linear(("#7ee07a", "#2f9a52")),
            ),
            circle(89, 8, 5, fill="#7ee07a"),
            circle(105, 8, 5, fill="#7ee07a"),
            path("M88 18Q97 24 106 18", stroke_width=2),
            width=2.2,
        ),
        circle(89.500, 8, 2.2, fill=INK),
        circle(105.500, 8, 2.2, fill=INK),
    )


def bone_captain() -> Element:
    """Return a pirate of nothing but bones and an eye patch."""
    bone = Radial(("#ffffff", (0.55, "#f3ead2"), "#c9b88e"), (0.42, 0.32), 0.75)
    coat = Linear(("#b8323f", "#6a1830"))
    return group(
        inked(
            path("M10 120C10 106 24 98 44 98H76C96 98 110 106 110 120Z", fill=coat),
            path("M44 98L60 120L76 98Q60 106 44 98Z", fill=WHITE),
            path("M52 88H68V104H52Z", fill="#e0d3b0"),
            path("M52 94H68M52 99H68", stroke_width=2.2),
            path("M10 112Q22 100 36 106M110 112Q98 100 84 106", stroke=GOLD, stroke_width=4.4),
            path(
                "M30 62C28 40 40 30 60 30C80 30 92 40 90 62C90 70 86 74 82 77V88Q60 98 38 88V77"
                "C34 74 30 70 30 62Z",
                fill=bone,
            ),
            ellipse(46, 62, 9.5, 10.5, fill="#3a2638"),
            path("M58 76L61 69L65 76Z", fill="#3a2638", stroke_width=2),
            path(
                "M40 82Q60 90 80 82M46 80V90M53 82V93M60 83V94M67 82V93M74 80V90", stroke_width=2.2
            ),
            path("M64 54Q76 50 86 54Q88 68 78 72Q66 70 64 54Z", fill="#2a2438"),
            path("M30 50L90 62", stroke_width=4),
        ),
        circle(47, 63, 4.2, fill="#ffb53c"),
        circle(47, 63, 1.8, fill="#fff6c4"),
        inked(
            path(
                "M10 44C18 40 24 26 34 16C44 8 52 12 60 16C68 12 76 8 86 16C96 26 102 40 110 44"
                "C104 54 88 46 60 44C32 46 16 54 10 44Z",
                fill=Linear(("#4c4468", "#221c36")),
            ),
            path("M14 44C32 40 46 37 60 37C74 37 88 40 106 44", stroke=GOLD, stroke_width=3.4),
            path(
                "M84 18C94 4 108 6 114 14C106 12 102 16 104 22C98 20 92 24 90 28Z",
                fill=Linear(("#ff8a6a", "#d13f3f")),
            ),
        ),
        circle(60, 26, 5.6, fill=WHITE, stroke=INK, stroke_width=2),
        circle(58, 25.500, 1.3, fill=INK),
        circle(62, 25.500, 1.3, fill=INK),
        path("M54 33L66 29M54 29L66 33", stroke=WHITE, stroke_width=2.4, stroke_linecap="round"),
        inked(
            circle(89, 78, 5, stroke=INK, stroke_width=5.6),
            circle(89, 78, 5, stroke=GOLD, stroke_width=2.6),
        ),
    )


def spider_countess() -> Element:
    """Return a lady with six eyes and as many arms as her collar has points."""
    skin = Radial(("#e6d6f5", (0.6, "#b79ad6"), "#7d5ca8"), (0.42, 0.35), 0.75)
    legs = (
        "M32 96C18 84 10 70 4 48M34 104C20 100 10 94 2 80M88 96C102 84 110 70 116 48"
        "M86 104C100 100 110 94 118 80"
    )
    return group(
        path(legs, fill="none", stroke=INK, stroke_width=9, stroke_linecap="round"),
        path(legs, fill="none", stroke="#6a4a86", stroke_width=4.6, stroke_linecap="round"),
        inked(
            path(
                "M22 120C14 92 18 68 26 52L40 74L60 92L80 74L94 52C102 68 106 92 98 120Z",
                fill=Linear(("#d13f6a", "#7a1c48")),
            ),
            path(
                "M30 62L40 82M90 62L80 82M24 84L38 96M96 84L82 96",
                stroke="#ff9ab8",
                stroke_width=2.2,
            ),
            path("M40 120C40 106 48 98 60 98C72 98 80 106 80 120Z", fill="#3c2450"),
            path(
                "M30 52C26 26 40 16 60 16C80 16 94 26 90 52C88 40 84 36 78 34H42C36 36 32 40 30 52"
                "Z",
                fill=Linear(("#4a2c60", "#1f122e")),
            ),
            path(
                "M36 48C34 70 46 92 60 96C74 92 86 70 84 48C82 32 72 28 60 28C48 28 38 32 36 48Z",
                fill=skin,
            ),
            path(
                "M36 46C34 26 44 20 60 20C76 20 86 26 84 46C78 34 68 32 60 38C52 32 42 34 36 46Z",
                fill="#2c1a40",
            ),
        ),
        _eye(48, 62, 7.4, (0.8, 0.6), iris="#d13f6a"),
        _eye(72, 62, 7.4, (-0.8, 0.6), iris="#d13f6a"),
        *(
            _bead(x, y, r)
            for x, y, r in ((51, 49, 3.6), (69, 49, 3.6), (43, 52, 2.8), (77, 52, 2.8))
        ),
        inked(
            path("M40 58Q47 52 55 57M80 58Q73 52 65 57", stroke_width=3.4),
            path("M59 68Q57 73 61 74", stroke_width=2.2),
            path("M50 80Q55 77 60 79Q65 77 70 80Q60 88 50 80Z", fill="#c22a55", stroke_width=2.2),
            path("M54 82L56 88L58 83M62 83L64 88L66 82", fill=WHITE, stroke_width=1.6),
            path("M38 26L36 8L48 18L60 2L72 18L84 8L82 26Q60 16 38 26Z", fill=_GILT),
            circle(60, 14, 3.4, fill="#d13f6a", stroke_width=1.8),
        ),
        path("M112 0V20", stroke="#e8e0f5", stroke_width=1.6),
        inked(
            circle(112, 25, 5.4, fill="#3c2450"),
            path("M107 22L102 18M107 26H101M117 22L120 18M117 26H120", stroke_width=1.8),
            width=2,
        ),
        circle(110.5, 24, 1.3, fill=WHITE),
        circle(113.5, 24, 1.3, fill=WHITE),
        path("M60 100V110", stroke=GOLD, stroke_width=2),
        inked(path("M60 108L65 113L60 119L55 113Z", fill="#ff6a8c"), width=1.8),
        sparkle(22, 40, 5, fill=WHITE, fill_opacity=0.8),
    )


def _bead(x: float, y: float, r: float) -> Node:
    return group(
        circle(x, y, r, fill="#d13f6a", stroke=INK, stroke_width=1.8),
        circle(x + r / 3, y - r / 3, r / 3, fill=WHITE),
    )


def _eye(x: float, y: float, r: float, gaze: tuple[float, float], iris: str = "#5c3a20") -> Element:
    dx, dy = gaze
    return group(
        inked(ellipse(x, y, r, r * 1.1, fill="#fffdf0"), width=2.4),
        circle(x + dx, y + dy, r * 0.58, fill=iris),
        circle(x + dx, y + dy, r * 0.34, fill=INK),
        circle(x + dx + r * 0.2, y + dy - r * 0.22, r * 0.17, fill=WHITE),
    )
