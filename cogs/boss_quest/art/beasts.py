"""Four bosses of great weight, each in a box of 120 x 120."""

from bot.art.palette import GOLD, GOLD_DEEP, INK, WHITE
from bot.art.shapes import cloud, fluff, inked, polygon, sparkle, star
from bot.art.svg import Element, Linear, Radial, circle, ellipse, group, path, placed

_GILT = Linear(("#fff0b0", GOLD, GOLD_DEEP))
_BRASS = Linear(("#ffe0a0", "#c98a3a", "#7c4a1c"))
_IRON = Linear(("#b9c2d0", "#6a7388"))


def clockwork_ogre() -> Element:
    """Return an ogre of brass that somebody keeps winding up."""
    return group(
        placed(_gear(16), 16, 60, turn=8),
        placed(_gear(16), 104, 60, turn=-4),
        inked(
            path(
                "M52 20V8H44A8 8 0 0 1 44-4H76A8 8 0 0 1 76 8H68V20Z",
                fill=_GILT,
                transform="translate(0 6)",
            ),
            path("M8 120C8 102 24 96 40 96H80C96 96 112 102 112 120Z", fill=_BRASS),
            path(
                "M24 56C24 30 38 22 60 22C82 22 96 30 96 56V76C96 84 94 88 90 92H30"
                "C26 88 24 84 24 76Z",
                fill=_BRASS,
            ),
            path("M22 78H98V96C94 108 26 108 22 96Z", fill=_IRON),
            path("M30 82L36 64L44 82ZM90 82L84 64L76 82Z", fill=WHITE),
            path("M50 86H70M50 92H70M50 98H70", stroke_width=3),
            path("M60 22V46M26 50H94", stroke_width=2.2),
        ),
        *(circle(x, y, 2.6, fill="#5c3616") for x, y in ((31, 43), (89, 43), (27, 92), (93, 92))),
        inked(
            circle(43, 60, 13, fill="#4a2c14"),
            circle(77, 60, 11, fill="#4a2c14"),
            path("M28 46L56 52M92 47L64 52", stroke_width=6.4),
        ),
        circle(43, 60, 9, fill=Radial(("#fff6c4", (0.5, "#ffb53c"), "#d1571c"))),
        circle(77, 60, 7.4, fill=Radial(("#fff6c4", (0.5, "#ffb53c"), "#d1571c"))),
        circle(44, 61, 3, fill=INK),
        circle(76, 61, 2.6, fill=INK),
        inked(
            path("M54 72L60 66L66 72Z", fill="#8a5624", stroke_width=2.2),
            circle(60, 112, 11, fill="#fff3d0", stroke_width=2.6),
            path("M60 112V105M60 112L65 114", stroke_width=2.4),
        ),
        inked(
            cloud(101, 22, 9, 7, 7, fill="#f0eaf5"),
            cloud(112, 10, 6, 5, 6, fill="#f0eaf5"),
            width=2,
        ),
        path(
            "M33 34Q40 28 50 27",
            fill="none",
            stroke=WHITE,
            stroke_width=3.4,
            stroke_linecap="round",
        ),
    )


def _gear(reach: float) -> Element:
    return inked(
        star(0, 0, reach, reach * 0.78, 9, fill=_IRON),
        circle(0, 0, reach * 0.36, fill="#4a4f60"),
        width=2.6,
    )


def frost_giant() -> Element:
    """Return a giant who is as cold as he looks."""
    skin = Radial(("#c9ecff", (0.6, "#7cbcea"), "#4a85c4"), (0.42, 0.35), 0.75)
    return group(
        inked(
            path(
                "M28 40C14 40 4 28 6 8C14 18 24 22 34 24Z"
                "M92 40C106 40 116 28 114 8C106 18 96 22 86 24Z",
                fill=Linear((WHITE, "#b8a78f")),
            ),
            path("M4 120C4 102 20 94 40 94H80C100 94 116 102 116 120Z", fill=skin),
            fluff(60, 112, 46, 13, 17, 6, fill=Linear(("#ffffff", "#c9d6e6"))),
            path("M30 50C28 76 40 96 60 96C80 96 92 76 90 50Z", fill=skin),
            fluff(60, 33, 34, 15, 15, 5, fill=Linear(("#a8825c", "#6a4a30"))),
            path("M28 40Q60 28 92 40V49Q60 38 28 49Z", fill=_IRON),
            path("M54 30H66V46L60 52L54 46Z", fill=_GILT, stroke_width=2.4),
        ),
        inked(
            ellipse(46, 58, 7.4, 7, fill="#fffdf8", stroke_width=2.4),
            ellipse(74, 58, 7.4, 7, fill="#fffdf8", stroke_width=2.4),
        ),
        circle(47, 59, 4, fill="#1f5cb0"),
        circle(73, 59, 4, fill="#1f5cb0"),
        circle(48, 57.6, 1.4, fill=WHITE),
        circle(74, 57.6, 1.4, fill=WHITE),
        inked(
            path("M36 52Q46 46 56 54M84 52Q74 46 64 54", stroke="#f0faff", stroke_width=8),
            path("M36 52Q46 46 56 54M84 52Q74 46 64 54", stroke="#d4ecfb", stroke_width=4.4),
            path("M54 64Q60 58 66 64Q68 72 60 73Q52 72 54 64Z", fill="#8fc6f0", stroke_width=2.4),
            path(
                "M30 62C34 72 42 74 50 73Q60 80 70 73C78 74 86 72 90 62C94 82 88 92 84 104L79 94"
                "L74 114"
                "L68 98L60 120L52 98L46 114L41 94L36 104C32 92 26 82 30 62Z",
                fill=Linear(("#ffffff", "#9ad6f8")),
            ),
            path("M50 82Q60 77 70 82Q60 90 50 82Z", fill="#24457a", stroke_width=2.2),
            path("M38 84L41 94M79 84L77 96M60 92V104", stroke="#7cb8e0", stroke_width=2.2),
        ),
        *(
            sparkle(x, y, s, fill=WHITE, stroke=INK, stroke_width=1.2)
            for x, y, s in ((14, 66, 6), (107, 62, 7), (102, 84, 4.5))
        ),
        path("M38 66Q42 70 40 76", fill="none", stroke="#e8f8ff", stroke_width=2),
    )


def shadow_knight() -> Element:
    """Return an empty suit of armour that looks back."""
    steel = Linear(("#6c6690", "#2a2644"))
    return group(
        inked(
            path(
                "M62 26C58 8 74-2 92 6C106 12 112 26 104 34C114 34 118 46 110 54C104 46 96 46 90 48"
                "C90 36 78 26 62 26Z",
                fill=Linear(("#b07cff", "#4a2a9a")),
            ),
            path("M2 120C0 98 14 88 34 92L60 108L86 92C106 88 120 98 118 120Z", fill=steel),
            path(
                "M6 108C8 94 22 88 36 94C40 104 36 114 28 118C22 110 14 108 6 108Z"
                "M114 108C112 94 98 88 84 94C80 104 84 114 92 118C98 110 106 108 114 108Z",
                fill=Linear(("#8a83b4", "#3a355c")),
            ),
            path("M20 90L14 74L30 88M100 90L106 74L90 88", fill="#b9b2d9"),
            path("M30 56C28 32 42 18 60 18C78 18 92 32 90 56L86 88L60 106L34 88Z", fill=steel),
            path("M60 18V50M60 74V106", stroke_width=2.4),
            path("M30 54L56 60V72L34 68ZM90 54L64 60V72L86 68Z", fill="#0f0b1c"),
            path("M40 80V90M48 82V96M72 82V96M80 80V90", stroke="#0f0b1c", stroke_width=4),
        ),
        ellipse(45, 63.5, 8, 4, fill="#8a5cff", fill_opacity=0.7, transform="rotate(12 45 63.5)"),
        ellipse(75, 63.5, 8, 4, fill="#8a5cff", fill_opacity=0.7, transform="rotate(-12 75 63.5)"),
        ellipse(46, 64, 4, 2.6, fill="#f0e6ff"),
        ellipse(74, 64, 4, 2.6, fill="#f0e6ff"),
        path(
            "M38 44Q42 30 52 25",
            fill="none",
            stroke="#b9b2e6",
            stroke_width=3.4,
            stroke_linecap="round",
        ),
        inked(
            path("M30 46Q60 30 90 46L90 54Q60 40 30 54Z", fill="#8a83b4", stroke_width=2.4),
            path("M60 34L66 42L60 50L54 42Z", fill="#a06cff", stroke_width=2.2),
        ),
        *(
            circle(x, y, 1.8, fill="#d9d4f0")
            for x, y in ((38, 46), (82, 46), (16, 102), (104, 102))
        ),
        path(
            "M8 36Q16 30 10 20Q20 26 18 36Q26 44 14 50Q18 42 8 36Z",
            fill="#7a4fe0",
            fill_opacity=0.75,
        ),
        path(
            "M16 62Q21 58 18 51Q25 57 23 63Q22 68 16 69Q18 66 16 62Z",
            fill="#b08cff",
            fill_opacity=0.75,
        ),
    )


def dragon_empress() -> Element:
    """Return a dragon who has never been told no."""
    scale = Radial(("#ff8a6a", (0.6, "#d8402f"), "#8a1c28"), (0.42, 0.32), 0.8)
    frill = Linear(("#ffb04a", "#c23a2a"))
    return group(
        inked(
            path(
                "M34 60L4 34L14 60L0 66L14 76L4 92L26 90L34 100Z"
                "M86 60L116 34L106 60L120 66L106 76L116 92L94 90L86 100Z",
                fill=frill,
            ),
            path(
                "M8 42L30 66M6 67H28M10 88L30 78M112 42L90 66M114 67H92M110 88L90 78",
                stroke="#8a2a1c",
                stroke_width=2,
            ),
            path("M20 120C20 104 36 98 60 98C84 98 100 104 100 120Z", fill=scale),
            path("M44 100H76L80 120H40Z", fill="#ffdf9a"),
            path("M42 106H78M41 113H79", stroke="#c98a3a", stroke_width=2.2),
            path(
                "M36 40C22 36 18 22 24 10C30 20 38 24 46 28Z"
                "M84 40C98 36 102 22 96 10C90 20 82 24 74 28Z",
                fill=Linear(("#fff3d0", "#c9a070")),
            ),
            path(
                "M30 56C28 38 42 28 60 28C78 28 92 38 90 56C92 66 86 70 82 74C86 86 78 98 60 98"
                "C42 98 34 86 38 74C34 70 28 66 30 56Z",
                fill=scale,
            ),
        ),
        inked(
            path(
                "M34 54Q46 48 56 60Q44 66 34 54ZM86 54Q74 48 64 60Q76 66 86 54Z",
                fill="#fff2a0",
                stroke_width=2.6,
            ),
            path("M32 50L56 57M88 50L64 57", stroke_width=4.8),
        ),
        ellipse(47, 57.6, 2, 4.4, fill=INK),
        ellipse(73, 57.6, 2, 4.4, fill=INK),
        path(
            "M33 50Q40 44 50 48M87 50Q80 44 70 48",
            fill="none",
            stroke="#ffb04a",
            stroke_width=3,
            stroke_linecap="round",
        ),
        inked(
            path("M40 78C46 70 74 70 80 78C80 90 72 96 60 96C48 96 40 90 40 78Z", fill="#ee6a4c"),
            path("M42 85Q60 92 78 85", stroke_width=2.6),
            path("M46 86L49 93L53 88ZM74 86L71 93L67 88Z", fill=WHITE, stroke_width=1.8),
            ellipse(52, 77, 2.6, 1.8, fill=INK, stroke="none"),
            ellipse(68, 77, 2.6, 1.8, fill=INK, stroke="none"),
            path("M36 34L32 8L46 20L60 2L74 20L88 8L84 34Q60 24 36 34Z", fill=_GILT),
            path("M37 31Q60 21 83 31", stroke="#a86a14", stroke_width=2.2),
            polygon([(60, 12), (64, 17), (60, 22), (56, 17)], fill="#4ac8e8", stroke_width=1.8),
            circle(43, 24, 2.6, fill="#4fd08a", stroke_width=1.6),
            circle(77, 24, 2.6, fill="#4fd08a", stroke_width=1.6),
        ),
        *(
            path(
                "M50 64Q60 60 70 64"
                if i == 0
                else f"M{52 + i} {64 + i * 3}Q60 {61 + i * 3} {68 - i} {64 + i * 3}",
                fill="none",
                stroke="#a82a28",
                stroke_width=2,
            )
            for i in range(2)
        ),
        path(
            "M80 92Q92 90 94 80Q102 88 98 96Q106 100 98 108Q88 112 82 102Z",
            fill=Linear(("#fff6b0", "#ff9a2e")),
            stroke=INK,
            stroke_width=2.4,
        ),
    )
