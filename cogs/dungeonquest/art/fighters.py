"""Portraits of the expansion's fighters, each in a box of 100 x 110; see `heroes`."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from bot.art.palette import GOLD, INK, WHITE, darker, lighter
from bot.art.shapes import inked
from bot.art.svg import Element, circle, ellipse, group, path
from cogs.dungeonquest.art.faces import Look, face
from cogs.dungeonquest.art.style import COLOURS
from rules.dungeonquest.heroes import Hero


def _roland() -> Element:
    red = COLOURS[Hero.SIR_ROLAND]
    mail, hair = "#aab4c4", "#5a3a22"
    return group(
        inked(
            path("M18 62C12 28 28 8 50 8C72 8 88 28 82 62L86 90Q50 104 14 90Z", fill=mail),
            path("M4 109C6 94 18 88 32 84H68C82 88 94 94 96 109Z", fill="#f1ead8"),
            path("M50 90V109M38 99H62", stroke=red, stroke_width=8),
            width=2.6,
        ),
        path("M22 40Q34 26 46 25M20 50Q24 44 28 42M78 40Q66 26 54 25M80 50Q76 44 72 42"
             "M20 70L28 74M80 70L72 74M24 84L34 82M76 84L66 82", fill="none", stroke="#6d7789",
             stroke_width=2.4, stroke_dasharray="4 3"),
        face(Look("#e8b48c", "#7a5a2a", hair, "M35 46L46 44M54 44L65 46", "M44 73Q50 71 56 73")),
        inked(
            path("M31 58Q30 78 42 86Q50 90 58 86Q70 78 69 58Q66 68 58 67Q50 63 42 67Q34 68 31 58Z"
                 "M44 73Q50 77 56 73Q50 70 44 73Z", fill=hair, fill_rule="evenodd"),
            path("M27 42Q30 24 50 23Q70 24 73 42L75 34Q70 14 50 13Q30 14 25 34Z", fill=GOLD),
            path("M46 15L50 9L54 15L50 23Z", fill=red, stroke_width=2),
            circle(36, 22, 2.6, fill=red, stroke_width=1.6),
            circle(64, 22, 2.6, fill=red, stroke_width=1.6),
            width=2.6,
        ),
    )  # fmt: skip


def _vikas() -> Element:
    orange = COLOURS[Hero.VIKAS]
    skin, hair = "#a86b42", "#221a20"
    return group(
        inked(
            path("M86 6L92 3L97 8L70 92L62 90Z", fill="#d9e2ee"),
            path("M6 109C8 94 20 88 36 83H64C80 88 92 94 94 109Z", fill=darker(orange, 0.5)),
            path("M36 83L50 100L64 83L70 88L52 109H48L30 88Z", fill=orange),
            path("M14 98L46 109", stroke=GOLD, stroke_width=5),
            width=2.6,
        ),
        face(Look(skin, "#3a2a1a", hair, "M35 46Q41 41 46 46M54 46Q59 41 65 46",
                  "M43 71Q50 76 58 69")),
        inked(
            path("M42 68Q50 64 58 68L60 66Q52 61 50 63Q48 61 40 66Z", fill=hair, stroke_width=1.4),
            path("M44 79Q50 76 56 79L50 90Z", fill=hair, stroke_width=1.6),
            circle(70, 64, 3.4, fill="none", stroke=GOLD, stroke_width=2.6),
            path("M26 42Q20 14 50 10Q80 14 74 42Q62 34 50 35Q38 34 26 42Z", fill=orange),
            path("M26 30Q46 18 76 36M30 20Q52 12 74 26M26 42Q38 32 58 35",
                 stroke=darker(orange, 0.35), stroke_width=2.2),
            path("M72 34Q88 38 84 62Q92 58 88 76Q78 66 76 52Q76 42 70 40Z", fill=orange),
            path("M50 20L55 27L50 34L45 27Z", fill="#36b7d8", stroke_width=2),
            width=2.6,
        ),
    )  # fmt: skip


def _siegfried() -> Element:
    hair, skin = "#ffd75e", "#f3c49c"
    return group(
        inked(
            path("M30 30Q10 50 16 78Q12 90 20 102L38 92V36ZM70 30Q90 50 84 78Q88 90 80 102"
                 "L62 92V36Z", fill=hair),
            path("M8 109C10 96 22 90 38 84H62C78 90 90 96 92 109Z", fill=skin),
            path("M38 92Q50 100 62 92M50 98V109", stroke_width=2),
            path("M62 84L84 92L50 109H36Z", fill="#7a5230"),
            path("M60 96L74 90", stroke=GOLD, stroke_width=3),
            width=2.6,
        ),
        path("M24 54Q20 74 24 94M76 54Q80 74 76 94", fill="none", stroke="#c8932a",
             stroke_width=2.4),
        face(Look(skin, "#2f7fd0", "#b98420", "M35 46L46 45M54 45L65 46", "M42 70Q50 76 58 70")),
        inked(
            path("M28 54Q24 26 38 18Q44 10 54 14Q70 12 74 30Q76 42 72 54Q70 40 60 34Q56 30 54 24"
                 "Q50 34 40 36Q30 40 28 54Z", fill=hair),
            path("M27 40Q50 26 73 40L72 34Q50 20 28 34Z", fill="#8a5a2a", stroke_width=2),
            circle(50, 28, 4, fill="#e0362e", stroke_width=2),
            path("M20 76L30 80L26 90L18 86ZM80 76L70 80L74 90L82 86Z", fill="#8a5a2a",
                 stroke_width=2),
            width=2.6,
        ),
        path("M40 22Q36 28 34 34M62 20Q66 26 68 32", fill="none", stroke="#c8932a",
             stroke_width=2),
        path("M36 62L44 60M56 60L64 62", stroke="#3f78c0", stroke_width=3),
    )  # fmt: skip


def _farendil() -> Element:
    green = COLOURS[Hero.FARENDIL]
    hair, skin = "#6b3f1e", "#f0cfae"
    return group(
        inked(
            path("M30 34Q14 60 22 96L40 90V36ZM70 34Q86 60 78 96L60 90V36Z", fill=hair),
            path("M10 62L4 40L14 48L16 30L24 58ZM16 70L6 58", fill="#e9e2c8", stroke_width=2),
            path("M18 100L10 48", stroke="#a9713a", stroke_width=4),
            path("M6 109C8 94 22 88 38 83H62C78 88 92 94 94 109Z", fill=green),
            path("M38 83L50 98L62 83L76 90Q72 104 50 106Q28 104 24 90Z", fill=darker(green, 0.4)),
            path("M32 98L40 92M68 98L60 92M50 98V106", stroke=lighter(green, 0.4),
                 stroke_width=2.4),
            width=2.6,
        ),
        face(Look(skin, "#6a8f1a", hair, "M36 46L46 44M54 44L64 46", "M44 71Q50 74 56 71")),
        inked(
            path("M30 54L14 42L30 66ZM70 54L86 42L70 66Z", fill=skin, stroke_width=2),
            path("M28 56Q26 22 50 18Q74 22 72 56Q72 40 58 32Q52 38 44 40Q32 42 28 56Z", fill=hair),
            path("M29 39Q40 33 50 34Q60 33 71 39", stroke=GOLD, stroke_width=3.4),
            path("M50 26Q57 33 50 42Q43 33 50 26Z", fill=lighter(green, 0.2), stroke_width=2),
            path("M74 40Q80 60 74 78M26 40Q20 60 26 78", stroke=hair, stroke_width=3.4),
            width=2.6,
        ),
    )  # fmt: skip


def _ironhand() -> Element:
    iron, skin = "#8e9bab", "#c98a5e"
    dark = "#56636f"
    return group(
        inked(
            path("M2 109C2 92 16 84 34 82H66C84 84 98 92 98 109Z", fill=skin),
            path("M66 82C84 84 98 92 98 109H70Q62 94 66 82Z", fill=iron),
            path("M72 96Q84 90 94 98M72 104Q84 98 96 106", stroke=dark, stroke_width=2.4),
            path("M34 84L66 109M30 92L52 109", stroke="#6b4526", stroke_width=6),
            path("M34 84Q50 98 66 84", stroke_width=2),
            width=2.6,
        ),
        face(Look(skin, "#4a5a3a", "#3a2a20", "M34 45L46 49M54 49L66 45", "M42 72H58")),
        inked(
            path("M26 50Q24 24 50 20Q76 24 74 50Q62 42 50 44Q38 42 26 50Z", fill=iron),
            path("M26 48L22 72Q28 80 36 78L34 56ZM74 48L78 72Q72 80 64 78L66 56Z", fill=iron),
            path("M46 44V62H54V44Z", fill=iron, stroke_width=2.2),
            path("M44 6Q50-2 56 6V26H44Z", fill="#d8392f"),
            path("M44 12H56M44 18H56", stroke="#8f1d18", stroke_width=2),
            path("M25 46Q50 34 75 46L74 40Q50 27 26 40Z", fill=GOLD, stroke_width=2),
            circle(28, 66, 1.8, fill=INK, stroke="none"),
            circle(72, 66, 1.8, fill=INK, stroke="none"),
            width=2.6,
        ),
        path("M36 30Q42 26 44 26", fill="none", stroke=WHITE, stroke_width=3),
        path("M38 76Q50 82 62 76M42 80L44 78M56 78L58 80", fill="none", stroke="#7a4a30",
             stroke_width=2),
        path("M62 62L68 70", stroke="#8f3a2a", stroke_width=2.4),
    )  # fmt: skip


def _thargrim() -> Element:
    steel, edge = "#453c54", "#7c6c96"
    return group(
        inked(
            path("M4 109Q-2 84 14 74L20 88L28 70L36 88H64L72 70L80 88L86 74Q102 84 96 109Z",
                 fill="#2a2434"),
            path("M24 38Q0 36 4 2Q14 20 32 22ZM76 38Q100 36 96 2Q86 20 68 22Z", fill="#d9cba4"),
            path("M6 16L14 12M10 26L20 20M94 16L86 12M90 26L80 20", stroke="#8a7a52",
                 stroke_width=2.4),
            path("M22 60Q18 20 50 12Q82 20 78 60L72 92L50 106L28 92Z", fill=steel),
            path("M50 12L58 34L50 106L42 34Z", fill=edge, stroke_width=2),
            path("M27 50L47 58V66L30 62ZM73 50L53 58V66L70 62Z", fill="#ff3b30"),
            path("M34 72V88M41 74V96M59 74V96M66 72V88", stroke_width=4),
            path("M26 46Q36 42 46 52M74 46Q64 42 54 52", stroke=edge, stroke_width=3),
            path("M50 20L55 28L50 37L45 28Z", fill="#b06cf5", stroke_width=2),
            width=2.6,
        ),
        circle(39, 59.500, 2.4, fill="#ffe9a0"),
        circle(61, 59.500, 2.4, fill="#ffe9a0"),
    )  # fmt: skip


def _tori_jima() -> Element:
    cloth, skin = "#2b2f55", "#f0c79a"
    band = "#e0362e"
    return group(
        inked(
            path("M88 0L95 4L58 70L52 66Z", fill="#b9c3d4"),
            path("M80 10L92 18M84 4L96 12", stroke=GOLD, stroke_width=3.4),
            path("M74 34Q94 30 98 44Q90 42 88 50Q84 42 72 42Z", fill=band),
            path("M6 109C8 92 22 86 36 82H64C78 86 92 92 94 109Z", fill=cloth),
            path("M34 84L50 104L66 84L72 88L54 109H46L28 88Z", fill=darker(cloth, 0.4)),
            path("M24 50C22 22 34 10 50 10C66 10 78 22 76 50C78 72 66 88 50 88C34 88 22 72 24 50Z",
                 fill=cloth),
            path("M27 46Q50 38 73 46Q75 54 71 61Q50 68 29 61Q25 54 27 46Z", fill=skin),
            path("M34 48L46 51M54 51L66 48", stroke="#1d1820", stroke_width=4),
            path("M26 40Q50 28 74 40L75 32Q50 19 25 32Z", fill=band),
            path("M30 72Q42 76 50 74Q58 76 70 72M34 80Q50 84 66 80",
                 stroke=lighter(cloth, 0.25), stroke_width=2),
            width=2.6,
        ),
        *(
            group(
                path(f"M{x - 6} 56Q{x} 51 {x + 6} 56Q{x} 60 {x - 6} 56Z", fill=WHITE, stroke=INK,
                     stroke_width=1.8),
                circle(x, 56, 2.6, fill="#1d1820"),
            )
            for x in (40, 60)
        ),
        circle(50, 30, 5, fill=WHITE, stroke=INK, stroke_width=2),
        circle(50, 30, 2, fill=band),
    )  # fmt: skip


def _fhyll() -> Element:
    return _dwarf("#c9a227", "#e2a27c", ("M35 43L46 45M54 45L65 43", "M42 71Q50 77 58 71"))


def berserk_portrait() -> Element:
    """Return Fhyll in a frenzy."""
    raging = _dwarf("#ff6a1f", "#e8603f", ("M33 40L47 49M53 49L67 40", "M40 68H60"))
    return group(
        raging,
        *(
            group(
                ellipse(x, 52, 7, 6.5, fill=WHITE, stroke=INK, stroke_width=2),
                circle(x + lean, 52 + lean, 2, fill="#c4161c"),
            )
            for x, lean in ((40, 1.5), (60, -1.5))
        ),
        inked(
            path("M38 67Q50 60 62 67Q64 82 50 84Q36 82 38 67Z", fill="#4a0f16"),
            path("M40 68L44 73L48 67L52 67L56 73L60 68Q50 62 40 68Z", fill=WHITE, stroke_width=1.6),
            path("M44 81L47 77L50 81L53 77L56 81", stroke=WHITE, stroke_width=2.2),
            width=2.4,
        ),
        path("M28 38L20 30M72 38L80 30M24 52L14 50M76 52L86 50", stroke="#ffd23f",
             stroke_width=3.4, stroke_linecap="round"),
    )  # fmt: skip


def _dwarf(hair: str, skin: str, mien: tuple[str, str]) -> Element:
    brows, mouth = mien
    return group(
        inked(
            path("M94 8Q100 26 92 42L80 36V16Z", fill="#cdd6e4"),
            path("M80 4L76 100", stroke="#7a4a22", stroke_width=6),
            path("M4 109C4 96 16 88 32 86H68C84 88 96 96 96 109Z", fill=skin),
            path("M20 96Q26 102 24 109M28 92Q36 100 34 109", stroke="#3f6fb0", stroke_width=3),
            width=2.6,
        ),
        face(Look(skin, "#3f6a3a", darker(hair, 0.45), brows, mouth)),
        inked(
            path("M40 32Q34 12 42 2Q44 10 48 0Q52 10 55 0Q58 10 62 4Q68 14 60 32Q50 26 40 32Z",
                 fill=hair),
            path("M30 60Q30 66 40 67Q46 62 50 64Q54 62 60 67Q70 66 70 60Q80 88 64 104Q58 98 56 109"
                 "Q50 100 44 109Q42 98 36 104Q20 88 30 60ZM41 72Q50 80 59 72Q50 68 41 72Z",
                 fill=hair, fill_rule="evenodd"),
            path("M46 56Q50 52 54 56Q57 64 50 65Q43 64 46 56Z", fill=lighter(skin, 0.15),
                 stroke_width=2),
            path("M40 86Q42 94 44 98M60 86Q58 94 56 98M50 84V94", stroke_width=1.8),
            path("M28 52Q22 52 24 60Q26 66 31 64M72 52Q78 52 76 60Q74 66 69 64", fill=skin,
                 stroke_width=2),
            circle(26, 67, 3, fill="none", stroke=GOLD, stroke_width=2.4),
            width=2.6,
        ),
        path("M33 36L40 34M60 34L67 36", stroke="#3f6fb0", stroke_width=3),
    )  # fmt: skip


FIGHTERS: Mapping[Hero, Callable[[], Element]] = MappingProxyType(
    {
        Hero.SIR_ROLAND: _roland,
        Hero.VIKAS: _vikas,
        Hero.SIEGFRIED: _siegfried,
        Hero.FARENDIL: _farendil,
        Hero.IRONHAND: _ironhand,
        Hero.THARGRIM: _thargrim,
        Hero.TORI_JIMA: _tori_jima,
        Hero.FHYLL: _fhyll,
    }
)
"""What draws each of them."""
