"""The five students' portraits, each in a box of 120 x 140 whose lower edge cuts the bust."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from bot.art.palette import INK, WHITE, darker, lighter
from bot.art.shapes import cloud, inked, sparkle, star
from bot.art.svg import Element, Linear, Node, Radial, circle, ellipse, group, path
from cogs.calderos.art.style import COLOURS, NOBODY
from rules.calderos.content import Student

_FINE = 2.2


@dataclass(frozen=True, slots=True)
class _Face:
    """What tells one face from another: skin, iris, where it looks, brows and mouth."""

    skin: str
    iris: str
    gaze: tuple[float, float] = (0, 0)
    brows: str = ""
    brow_colour: str = INK
    mouth: str = "M52 80Q60 86 68 80"
    mouth_fill: str = "none"
    jaw: str = "M36 56C35 76 46 91 60 91C74 91 85 76 84 56C84 38 74 31 60 31C46 31 36 38 36 56Z"


def portrait(student: Student | None) -> Element:
    """Return a student's bust, or a hooded stranger's where none is chosen yet."""
    return _PORTRAITS[student]() if student else _stranger()


def _aldric() -> Element:
    hair = Linear(("#f2b45c", "#c27a30"))
    face = _Face(
        "#f8cfa6",
        "#3c8fe0",
        (-0.9, -2),
        "M43 52Q48 47 54 50M66 50Q72 47 77 52",
        "#a8662a",
        "M50 77Q60 90 70 77Q60 79 50 77Z",
        "#8c2f3c",
    )
    return group(
        _robe(COLOURS[Student.ALDRIC]),
        _head(face),
        _freckles(),
        inked(
            path(
                "M32 60C26 36 36 18 58 17C62 10 70 10 72 14C84 14 94 30 88 58C86 52 84 46 80 42"
                "C76 46 68 46 64 41C58 47 46 48 42 44C38 48 36 54 35 60Z",
                fill=hair,
            ),
            path("M58 17C52 14 50 9 52 6C58 7 62 11 64 16", fill="#f2b45c"),
            path("M52 28Q58 24 66 26M44 34Q48 29 53 29", stroke="#ffdc9a", stroke_width=3),
            path(
                "M34 100C44 110 76 110 86 100L90 112C76 122 44 122 30 112Z",
                fill=Linear(("#ff7a5c", "#c93a3a")),
            ),
            path("M72 114L80 138L90 134L84 110Z", fill="#d9483f"),
            path("M76 126L86 123", stroke="#ffd257", stroke_width=3),
        ),
        _dream(),
    )


def _dream() -> Element:
    return group(
        circle(29, 37, 2.4, fill=WHITE, stroke=INK, stroke_width=1.6),
        circle(22, 30, 3.2, fill=WHITE, stroke=INK, stroke_width=1.6),
        inked(cloud(15, 15, 9, 7, 7, fill=WHITE), width=1.8),
        star(15, 15, 6.4, 2.8, fill="#ffd257", stroke=INK, stroke_width=1.4),
    )


def _lyra() -> Element:
    hair = Linear(("#8a3fb0", "#52257d"))
    face = _Face(
        "#f3c3a0",
        "#2f9a5c",
        (-1.2, 0),
        "M43 51Q48 46 54 49M66 48Q72 44 78 49",
        "#4a2170",
        "M51 79Q60 86 70 77",
        "none",
    )
    return group(
        inked(path("M30 50C20 90 24 110 30 124H90C98 110 98 86 90 50Z", fill=hair)),
        _robe(COLOURS[Student.LYRA]),
        _head(face, lashes=True),
        inked(
            path(
                "M34 62C32 48 40 38 60 37C80 38 88 48 86 62C82 54 76 47 70 45C62 52 44 50 40 50"
                "C37 54 35 58 34 62Z",
                fill=hair,
            ),
            path("M32 64C26 80 26 94 32 104M88 64C94 78 94 90 90 98", stroke_width=2),
            path(
                "M36 40C46 22 56 6 74 3C72 12 80 26 88 40Q62 30 36 40Z",
                fill=Linear(("#58d98a", "#1f7d4a")),
            ),
            path("M74 3C80 4 84 9 84 15C80 12 76 12 74 12Z", fill="#2f9a5c"),
            path(
                "M22 44C36 30 88 30 102 44C104 50 96 50 90 48C72 40 50 40 32 48C26 50 20 50 22 44Z",
                fill=Linear(("#3dbb6c", "#1a6b40")),
            ),
            path("M39 37Q62 27 85 36L83 31Q62 23 43 31Z", fill="#ffd257", stroke_width=_FINE),
        ),
        _milo(),
    )


def _milo() -> Element:
    """Return Lyra's cat, on her shoulder."""
    fur = Linear(("#ffb45c", "#e07f2a"))
    return group(
        inked(
            path("M98 140C92 126 94 116 102 112C112 112 120 118 120 140Z", fill=fur),
            path(
                "M82 106C80 96 80 90 83 86L92 93Q100 90 107 93L116 86C119 92 118 100 117 106"
                "C116 116 108 120 99.5 120C91 120 83 116 82 106Z",
                fill=fur,
                stroke_width=2.6,
            ),
            path("M99 93V98M94 93.5L95 97M104 93.5L103 97", stroke="#a8541c", stroke_width=2.4),
            ellipse(92, 104, 4, 4.8, fill="#e8ff9a", stroke_width=1.8),
            ellipse(107, 104, 4, 4.8, fill="#e8ff9a", stroke_width=1.8),
            path("M96 111Q97.5 114 99.5 111Q101.5 114 103 111", stroke_width=1.8),
            path("M82 109L76 107M83 113L77 114", stroke_width=1.6),
        ),
        ellipse(92, 104.4, 1.5, 3.6, fill=INK),
        ellipse(107, 104.4, 1.5, 3.6, fill=INK),
        path("M97.400 108H101.600L99.5 110.400Z", fill="#ff7a8c", stroke=INK, stroke_width=1.2),
    )


def _magnus() -> Element:
    face = _Face(
        "#c98d62",
        "#7a4420",
        (0, 0),
        "M41 49L55 53M79 49L65 53",
        "#2c1a14",
        "M48 79Q58 86 72 76",
        "none",
        "M35 52C34 70 36 82 46 90Q60 97 74 90C84 82 86 70 85 52C85 38 76 30 60 30"
        "C44 30 35 38 35 52Z",
    )
    gilt = Linear(("#ffe39a", "#c98a24"))
    return group(
        inked(
            path(
                "M14 140C12 110 24 98 44 96H76C96 98 108 110 106 140Z",
                fill=Linear(("#ee5548", "#8c2434")),
            )
        ),
        inked(
            path("M40 98L60 122L80 98L76 140H44Z", fill=Linear(("#8c5a3c", "#5c3626"))),
            path("M42 106L72 138M78 106L56 132", stroke="#d9a05c", stroke_width=4),
        ),
        _head(face, thick_neck=True),
        inked(
            path(
                "M34 58C30 36 40 19 60 18C80 19 90 36 86 58L82 56C82 48 80 43 76 40L70 44L64 38"
                "L56 44L48 39L43 42C40 46 38 50 38 56Z",
                fill=Linear(("#5c3a2c", "#2c1a16")),
            ),
            path("M33 44Q60 30 87 44L87 51Q60 38 33 51Z", fill=gilt, stroke_width=_FINE),
            path("M60 33L66 40L60 48L54 40Z", fill="#ff6b5e", stroke_width=_FINE),
            path(
                "M48 86Q60 80 72 86Q72 93 60 95Q48 93 48 86Z",
                fill="#2c1a16",
                stroke="none",
                fill_opacity=0.45,
            ),
            path("M4 124C2 104 14 96 34 98C40 104 40 116 36 124C26 116 14 118 4 124Z", fill=gilt),
            path(
                "M116 124C118 104 106 96 86 98C80 104 80 116 84 124C94 116 106 118 116 124Z",
                fill=gilt,
            ),
            path("M12 112Q22 104 34 108M108 112Q98 104 86 108", stroke_width=_FINE),
        ),
        path(
            "M71 73L77 82M72 79L76 75.5",
            fill="none",
            stroke="#f5c9a0",
            stroke_width=2.6,
            stroke_linecap="round",
        ),
        path(
            "M10 110Q15 103 24 102M96 102Q106 103 110 110",
            fill="none",
            stroke=WHITE,
            stroke_width=2.4,
            stroke_linecap="round",
            stroke_opacity=0.8,
        ),
    )


def _celestia() -> Element:
    hair = Linear(("#fff0a8", "#eebc52"))
    face = _Face(
        "#ffe0cc",
        "#b04aa8",
        (1, 1.4),
        "M43 52Q48 49 54 51M66 51Q72 48 77 51",
        "#b8862c",
        "M51 78Q60 89 69 78Q60 80 51 78Z",
        "#a83a5c",
    )
    return group(
        inked(circle(40, 18, 12, fill=hair), circle(80, 18, 12, fill=hair)),
        inked(
            path(
                "M33 50C26 74 28 88 34 98L46 92L42 56ZM87 50C94 74 92 88 86 98L74 92L78 56Z",
                fill=hair,
            )
        ),
        _robe(COLOURS[Student.CELESTIA]),
        inked(path("M44 104H76L80 140H40Z", fill=Linear((WHITE, "#d9cfe2")))),
        _head(face, lashes=True),
        inked(
            path(
                "M33 62C28 38 40 22 60 22C80 22 92 38 87 62C85 52 80 46 72 43C64 51 46 51 39 49"
                "C36 53 34 57 33 62Z",
                fill=hair,
            ),
            path("M34 36Q60 22 86 36", stroke_width=7),
            path("M34 36Q60 22 86 36", stroke="#8c5a3c", stroke_width=3),
            circle(49, 31, 9.5, fill=Radial(("#e8fbff", "#6fc8e8"), (0.35, 0.3), 0.8)),
            circle(71, 31, 9.5, fill=Radial(("#e8fbff", "#6fc8e8"), (0.35, 0.3), 0.8)),
        ),
        ellipse(76, 76, 6, 3.4, fill="#5c4a5c", fill_opacity=0.4, transform="rotate(-18 76 76)"),
        _vial(16, 112, "#5ce0e8", -10),
        _vial(104, 110, "#ffb53c", 12),
        sparkle(14, 84, 5.4, fill=WHITE, stroke=INK, stroke_width=1.2),
        sparkle(108, 80, 6, fill=WHITE, stroke=INK, stroke_width=1.2),
    )


def _vial(x: float, y: float, potion: str, turn: float) -> Element:
    return inked(
        path("M-5-18H5M-4-17V-6L-12 8Q-14 14-8 14H8Q14 14 12 8L4-6V-17", fill="#f0fbffcc"),
        path(
            "M-8.5 2L-12 9Q-13.5 13.5-8 13.500H8Q13.5 13.5 12 9L8.5 2Z", fill=potion, stroke_width=2
        ),
        path("M-4-23H4V-17H-4Z", fill="#b4774a", stroke_width=2),
        circle(-2, 8, 1.8, fill=WHITE, stroke="none"),
        circle(4, 5, 1.3, fill=WHITE, stroke="none"),
        width=2.6,
        transform=f"translate({x} {y}) rotate({turn})",
    )


def _corvus() -> Element:
    hair = Linear(("#4a4468", "#1c1830"))
    face = _Face(
        "#e6dcea",
        "#9167f0",
        (-1.4, 0),
        "M42 53L54 55M78 53L66 55",
        "#1c1830",
        "M54 81Q60 79.5 66 81",
        "none",
        "M37 56C37 76 50 92 60 93C70 92 83 76 83 56C83 38 74 31 60 31C46 31 37 38 37 56Z",
    )
    return group(
        inked(path("M30 52C24 76 28 96 34 106H86C92 96 96 76 90 52Z", fill=hair)),
        _robe("#5c46a0"),
        inked(
            path(
                "M26 112C24 98 26 88 32 82C38 96 48 102 60 110C72 102 82 96 88 82"
                "C94 88 96 98 94 112"
                "L60 132Z",
                fill=Linear(("#4a3788", "#241a48")),
            ),
            path("M60 110V132", stroke_width=_FINE),
        ),
        _head(face),
        inked(
            path(
                "M28 112C26 100 28 92 33 88C38 100 48 106 60 116C72 106 82 100 87 88"
                "C92 92 94 100 92 112"
                "L60 136Z",
                fill=Linear(("#6a50c0", "#30225c")),
            )
        ),
        inked(
            path(
                "M33 72C26 44 36 20 60 19C84 20 94 44 87 72C84 66 83 58 82 52C78 44 70 38 62 36"
                "C66 48 62 66 48 74C44 66 42 60 40 52C37 58 36 64 33 72Z",
                fill=hair,
            ),
            path("M44 30Q50 25 58 25", stroke="#8a80b8", stroke_width=3),
            circle(60, 122, 5.4, fill=Radial(("#e0c8ff", "#9167f0")), stroke_width=_FINE),
        ),
        _raven(),
    )


def _raven() -> Element:
    return group(
        inked(
            path(
                "M84 118C86 104 94 92 104 92C114 94 118 106 116 122L120 136L106 126"
                "C98 130 88 128 84 118Z",
                fill=Linear(("#4c4670", "#14101f")),
            ),
            path(
                "M90 92C90 82 98 76 106 79C113 82 114 90 111 96C104 102 94 100 90 92Z",
                fill=Linear(("#5a5480", "#221c36")),
            ),
            path("M91 86L78 91L91 94Z", fill=Linear(("#ffd257", "#d98a24")), stroke_width=_FINE),
            path(
                "M100 106Q110 110 112 122M96 110Q104 116 106 124",
                stroke="#7c74a8",
                stroke_width=_FINE,
            ),
        ),
        circle(98.5, 87, 3, fill="#ffe27a", stroke=INK, stroke_width=1.2),
        circle(98, 87, 1.3, fill=INK),
    )


def _stranger() -> Element:
    return group(
        inked(
            path(
                "M18 140C18 96 26 30 60 20C94 30 102 96 102 140Z",
                fill=Linear((lighter(NOBODY, 0.2), darker(NOBODY, 0.5))),
            ),
            path(
                "M34 64C34 44 46 34 60 34C74 34 86 44 86 64C86 84 74 100 60 102"
                "C46 100 34 84 34 64Z",
                fill="#2a2238",
            ),
        ),
        path(
            "M50 60C50 48 71 48 71 60C71 68 60 68 60 77M60 86V87",
            fill="none",
            stroke="#e8e2f4",
            stroke_width=6,
            stroke_linecap="round",
            stroke_linejoin="round",
        ),
    )


def _robe(colour: str) -> Element:
    cloth = Linear((colour, darker(colour, 0.55)))
    return inked(
        path("M16 140C16 114 28 102 48 98H72C92 102 104 114 104 140Z", fill=cloth),
        path(
            "M46 99C48 112 54 120 60 126C66 120 72 112 74 99Q60 104 46 99Z",
            fill=lighter(colour, 0.55),
        ),
        path("M60 126V140M32 118Q30 128 32 140M88 118Q90 128 88 140", stroke_width=_FINE),
    )


def _head(face: _Face, *, lashes: bool = False, thick_neck: bool = False) -> Element:
    skin = Radial(
        (lighter(face.skin, 0.3), (0.55, face.skin), darker(face.skin, 0.22)), (0.42, 0.35), 0.75
    )
    half = 16 if thick_neck else 11
    dx, dy = face.gaze
    eyes: list[Node] = []
    for x in (49, 71):
        eyes += [
            inked(ellipse(x, 62, 6.4, 7.6, fill="#fffdf8"), width=_FINE),
            circle(x + dx, 63 + dy, 4.5, fill=Linear((darker(face.iris, 0.45), face.iris))),
            circle(x + dx, 63 + dy, 2.1, fill=INK),
            circle(x + dx + 1.6, 61 + dy, 1.5, fill="#ffffff"),
            path(
                f"M{x - 6.4} 59Q{x} 52 {x + 6.4} 59",
                fill="none",
                stroke=INK,
                stroke_width=3,
                stroke_linecap="round",
            ),
        ]
    if lashes:
        eyes.append(
            path(
                "M43 58L39 55M77 58L81 55",
                fill="none",
                stroke=INK,
                stroke_width=2.6,
                stroke_linecap="round",
            )
        )
    return group(
        inked(
            path(f"M{60 - half} 84V102Q60 112 {60 + half} 102V84Z", fill=darker(face.skin, 0.18)),
            ellipse(36, 65, 5.4, 7, fill=face.skin),
            ellipse(84, 65, 5.4, 7, fill=face.skin),
            path(face.jaw, fill=skin),
        ),
        ellipse(45.5, 75, 4.8, 3, fill="#ff7a6a", fill_opacity=0.34),
        ellipse(74.5, 75, 4.8, 3, fill="#ff7a6a", fill_opacity=0.34),
        *eyes,
        path(
            "M59 68Q57.5 73 61 73.5",
            fill="none",
            stroke=darker(face.skin, 0.5),
            stroke_width=2.2,
            stroke_linecap="round",
        ),
        path(
            face.brows,
            fill="none",
            stroke=face.brow_colour,
            stroke_width=3.6,
            stroke_linecap="round",
        ),
        inked(path(face.mouth, fill=face.mouth_fill), width=2.6),
    )


def _freckles() -> Element:
    spots = ((45, 73), (49, 75), (53, 73.5), (67, 73.5), (71, 75), (75, 73))
    return group(*(circle(x, y, 0.9, fill="#c97f4a") for x, y in spots))


_PORTRAITS: Mapping[Student, Callable[[], Element]] = MappingProxyType(
    {
        Student.ALDRIC: _aldric,
        Student.LYRA: _lyra,
        Student.MAGNUS: _magnus,
        Student.CELESTIA: _celestia,
        Student.CORVUS: _corvus,
    }
)
