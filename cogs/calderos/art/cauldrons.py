"""Cauldrons: magic ones lit or extinguished, and the golden one. All in a box of 100 x 100."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from bot.art.palette import GOLD, GOLD_DEEP, INK, WHITE, darker, lighter
from bot.art.shapes import inked, shade, sparkle, star
from bot.art.svg import (
    Element,
    Linear,
    Radial,
    Value,
    circle,
    ellipse,
    group,
    path,
    placed,
    rect,
)
from cogs.calderos.art.style import COLOURS, EXTINGUISHED
from rules.calderos.content import Student

_BODY = "M17 42C4 58 9 90 36 92H64C91 90 96 58 83 42Z"
_FLAME = "M0 0C-9-1-10-11-4-16C-4-12-1-12-1-20C6-16 10-6 4-1Q2 0 0 0Z"


def magic_cauldron(colour: Student, *, blocked: bool) -> Element:
    """Return a magic cauldron: bubbling over its fire, or grey, cold and padlocked."""
    if blocked:
        cold = pot(EXTINGUISHED, liquid="#5c5c66", emblem=colour)
        return group(_ashes(), cold, _smoke(), placed(_chain(), 50, 66), placed(padlock(), 50, 67))
    paint = COLOURS[colour]
    full = pot(paint, liquid=lighter(paint, 0.35), emblem=colour)
    return group(_embers(), full, _fire(), _bubbles(paint))


def golden_cauldron() -> Element:
    """Return the golden cauldron, gleaming."""
    gleam: dict[str, Value] = {"fill": WHITE, "stroke": INK, "stroke_width": 2}
    return group(
        pot("#f5b52c", liquid="#fff0a8", shine="#fff6c4"),
        inked(star(50, 67, 13, 6, fill=Linear(("#fff3b0", GOLD)), stroke=GOLD_DEEP), width=2),
        sparkle(20, 26, 11, **gleam),
        sparkle(80, 22, 14, **gleam),
        sparkle(51, 14, 9, **gleam),
        sparkle(86, 84, 8, **gleam),
    )


def pot(
    paint: str, *, liquid: str, emblem: Student | None = None, shine: str | None = None
) -> Element:
    """Return a round-bellied pot of a colour, with an emblem on its belly."""
    deep, pale = darker(paint, 0.5), shine or lighter(paint, 0.45)
    body = Radial((pale, (0.45, paint), deep), (0.34, 0.3), 0.78)
    return group(
        shade(50, 94, 42, 6),
        inked(
            path("M27 86L22 97H32L37 89ZM73 86L78 97H68L63 89Z", fill=deep),
            path(_BODY, fill=body),
            path("M14 52C3 51 3 66 13 67M86 52C97 51 97 66 87 67", stroke=INK, stroke_width=7),
            path("M14 52C3 51 3 66 13 67M86 52C97 51 97 66 87 67", stroke=paint, stroke_width=2.6),
            ellipse(50, 41, 39, 10, fill=Linear((pale, paint, deep), (0, 0), (1, 0))),
            ellipse(50, 40, 31, 6.4, fill=Linear((darker(liquid, 0.25), liquid))),
        ),
        path(
            "M21 58C19 72 25 82 34 85",
            fill="none",
            stroke=WHITE,
            stroke_width=4,
            stroke_linecap="round",
            stroke_opacity=0.45,
        ),
        _EMBLEMS[emblem](lighter(paint, 0.72)) if emblem else "",
    )


def padlock() -> Element:
    """Return a padlock about the origin, 32 wide."""
    return inked(
        path("M-9-6V-13A9 9 0 0 1 9-13V-6", stroke_width=9),
        path("M-9-6V-13A9 9 0 0 1 9-13V-6", stroke="#dfe4ec", stroke_width=4),
        rect(-16, -7, 32, 26, 5, fill=Linear(("#ffe08a", GOLD_DEEP))),
        circle(0, 3, 3.6, fill=INK),
        path("M0 4V11", stroke_width=4),
    )


def _chain() -> Element:
    links = [(-37, -14), (-27, -9), (-17, -4), (17, -4), (27, -9), (37, -14)]
    return group(
        *(
            ellipse(
                x,
                y,
                7,
                4.6,
                transform=f"rotate({26 if x < 0 else -26} {x} {y})",
                fill="none",
                stroke=edge,
                stroke_width=width,
            )
            for edge, width in ((INK, 6.4), ("#d3d9e4", 2.8))
            for x, y in links
        )
    )


def _fire() -> Element:
    flames = ((31, 101, 0.9), (69, 101, 0.9), (50, 102, 1.15), (41, 102.5, 0.7), (60, 102.5, 0.7))
    return group(
        *(
            path(
                _FLAME,
                fill=Linear(("#ffe27a", "#ff7a2e")),
                stroke=INK,
                stroke_width=2.2,
                stroke_linejoin="round",
                transform=f"translate({x} {y}) scale({s})",
            )
            for x, y, s in flames
        ),
    )


def _embers() -> Element:
    return ellipse(50, 95, 48, 16, fill=Radial(("#ff9a3ccc", "#ff6a2000")))


def _ashes() -> Element:
    return inked(
        path("M22 98L40 93M34 99L60 94M50 98L74 93", stroke_width=7),
        path("M22 98L40 93M34 99L60 94M50 98L74 93", stroke="#5d4a44", stroke_width=3),
    )


def _smoke() -> Element:
    wisps = "M40 32C34 26 46 22 40 14M58 32C52 25 65 20 58 9"
    return path(
        wisps,
        fill="none",
        stroke="#b8b8c4",
        stroke_width=4,
        stroke_linecap="round",
        stroke_opacity=0.7,
    )


def _bubbles(paint: str) -> Element:
    foam, drops = lighter(paint, 0.5), lighter(paint, 0.3)
    glass = Radial((WHITE, (0.35, foam), drops), (0.35, 0.3), 0.75)
    spots = ((34, 37, 7), (49, 33, 9), (64, 37, 6.5), (40, 19, 5), (60, 15, 6.5), (51, 5, 3.6))
    return group(
        ellipse(50, 26, 36, 26, fill=Radial((f"{foam}99", f"{foam}00"))),
        inked(*(circle(x, y, r, fill=glass) for x, y, r in spots), width=2.2),
        *(circle(x - r * 0.3, y - r * 0.35, r * 0.24, fill="#ffffff") for x, y, r in spots),
    )


def _star(fill: str) -> Element:
    return star(50, 68, 13, 5.6, fill=fill, stroke=INK, stroke_width=2, stroke_linejoin="round")


def _paw(fill: str) -> Element:
    toes = ((38, 66), (45.5, 60), (54.5, 60), (62, 66))
    return inked(
        *(ellipse(x, y, 3.8, 4.6, fill=fill) for x, y in toes),
        path(
            "M50 66C57 66 62 72 60 77C58 81 54 78 50 78C46 78 42 81 40 77C38 72 43 66 50 66Z",
            fill=fill,
        ),
        width=2,
    )


def _shield(fill: str) -> Element:
    return inked(
        path("M38 58Q50 58 50 55Q50 58 62 58C63 70 58 78 50 82C42 78 37 70 38 58Z", fill=fill),
        path("M50 58V78M40 66H60"),
        width=2,
    )


def _vial(fill: str) -> Element:
    return inked(
        path("M45 56H55M46 57V65L38 78Q37 81 41 81H59Q63 81 62 78L54 65V57", fill=fill),
        path("M42 72H58", stroke_width=2.4),
        width=2,
    )


def _feather(fill: str) -> Element:
    return inked(
        path("M40 82C38 68 44 58 60 54C64 68 58 77 46 78Z", fill=fill),
        path("M38 84L54 62M46 73L44 66M50 68L58 69"),
        width=2,
    )


_EMBLEMS: Mapping[Student, Callable[[str], Element]] = MappingProxyType(
    {
        Student.ALDRIC: _star,
        Student.LYRA: _paw,
        Student.MAGNUS: _shield,
        Student.CELESTIA: _vial,
        Student.CORVUS: _feather,
    }
)
"""So that colour is never the only thing that tells two cauldrons apart."""
