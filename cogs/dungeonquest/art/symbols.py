"""Small signs for what a hero has and what lies beside the board, about the origin, 32 high."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from bot.art.palette import GOLD, GOLD_DEEP, INK, WHITE, lighter
from bot.art.shapes import inked, star
from bot.art.svg import Element, circle, ellipse, group, path, placed, rect
from cogs.dungeonquest.art.style import FLOOR, MORTAR, STONE, STONE_LIGHT
from rules.dungeonquest.cards import Dragon
from rules.dungeonquest.heroes import Characteristic, Ring

_THIN = 2.2


def heart(fill: str = "#ff5562") -> Element:
    """Return a heart, for a life point."""
    return inked(
        path("M0 14Q-16 3-15-6Q-13-15-5-14Q0-13 0-8Q0-13 5-14Q13-15 15-6Q16 3 0 14Z", fill=fill),
        path("M-10-6Q-9-10-5-10", stroke=WHITE, stroke_width=_THIN),
        width=_THIN,
    )


def drop() -> Element:
    """Return a drop of blood, for a wound."""
    return inked(
        path("M0-15Q13 2 11 7Q8 15 0 15Q-8 15-11 7Q-13 2 0-15Z", fill="#ff3b40"),
        path("M-5 6Q-4 10 0 10", stroke=WHITE, stroke_width=_THIN),
        width=_THIN,
    )


def coin() -> Element:
    """Return a pile of gold pieces."""
    return inked(
        *(ellipse(0, y, 14, 6.5, fill=GOLD_DEEP) for y in (9, 4)),
        ellipse(0, -2, 14, 6.5, fill=GOLD),
        path("M-6-3Q0-6 6-3", stroke=WHITE, stroke_width=_THIN),
        width=_THIN,
    )


def potion() -> Element:
    """Return a potion."""
    return inked(
        path("M-4-14H4V-5L12 7Q14 14 7 14H-7Q-14 14-12 7L-4-5Z", fill="#dff4ff"),
        path("M-9 3H9L12 8Q13 13 7 13H-7Q-13 13-12 8Z", fill="#c05cf0", stroke_width=1.4),
        path("M-6-15H6V-11H-6Z", fill="#b8722f", stroke_width=1.8),
        width=_THIN,
    )


def rope() -> Element:
    """Return a coil of rope."""
    return inked(
        ellipse(0, 0, 14, 12, fill="#c99b5a"),
        ellipse(0, 0, 5.5, 4.5, fill="#3a2c1c"),
        path("M-11-3Q0-12 11-3M-11 4Q0 12 11 4M8 8L14 14", stroke="#6b4a22", stroke_width=2.4),
        width=_THIN,
    )


def arrows() -> Element:
    """Return an arrow."""
    return inked(
        path("M-10 12L9-9", stroke=INK, stroke_width=6.4),
        path("M-10 12L9-9", stroke="#e9d2a0", stroke_width=3),
        path("M13-14L2-9L9-2Z", fill="#dfe6f2"),
        path("M-14 8L-7 6L-9 14L-13 15Z", fill="#5fd07f"),
        width=1.8,
    )


def ring(which: Ring, *, used: bool) -> Element:
    """Return a magic ring with the sign of what it does; grey and struck out once it is used."""
    gem = "#77727f" if used else _GEMS[which]
    band = "#8b8793" if used else GOLD
    return group(
        circle(0, 5, 9.5, fill="none", stroke=INK, stroke_width=7.5),
        circle(0, 5, 9.5, fill="none", stroke=band, stroke_width=3.6),
        circle(0, -6, 10.5, fill=gem, stroke=INK, stroke_width=_THIN),
        _SIGNS[which](),
        path("M-14 14L14-14", stroke=INK, stroke_width=7) if used else "",
        path("M-14 14L14-14", stroke="#ff6b5e", stroke_width=3.4) if used else "",
    )


_GEMS: Mapping[Ring, str] = MappingProxyType(
    {
        Ring.DAZZLING: "#f0b400",
        Ring.HEALING: "#e33c4c",
        Ring.OPENING: "#2f86e6",
        Ring.WARNING: "#8c4fe0",
        Ring.VANISHING: "#5f6f86",
        Ring.SHIELDING: "#c4622a",
        Ring.FORTUNE: "#1f9a52",
        Ring.TELEPORTATION: "#4a3fd0",
    }
)


def _cross() -> Element:
    cross = "M-1.800-12.500h3.600v4.700h4.700v3.600h-4.700v4.700h-3.600v-4.700h-4.700v-3.600h4.700z"
    return path(cross, fill=WHITE)


def _keyhole() -> Element:
    hole = "M0-12a3.800 3.800 0 0 1 2 7.100L3.500 1H-3.500L-2-4.900A3.800 3.800 0 0 1 0-12Z"
    return path(hole, fill=WHITE)


def _alarm() -> Element:
    return path("M-1.900-13h3.800l-.700 8.200h-2.400zM-1.700-3.200h3.400v3.400h-3.400z", fill=WHITE)


def _flash() -> Element:
    return star(0, -6, 8, 3.2, points=8, fill=WHITE)


def _ghost() -> Element:
    outline = "M-5.500.500V-7Q-5.500-13 0-13Q5.500-13 5.500-7V.500L2.800-2L0 .500L-2.800-2Z"
    return group(
        path(outline, fill=WHITE),
        circle(-2.200, -7.5, 1.3, fill=INK),
        circle(2.200, -7.5, 1.3, fill=INK),
    )


def _buckler() -> Element:
    return path("M0-13.500Q3-11 6-11.500Q7-3 0 1.500Q-7-3-6-11.500Q-3-11 0-13.500Z", fill=WHITE)


def _clover() -> Element:
    leaf = path("M0 0Q-5-1.500-4-5Q-2-7.500 0-4.500Q2-7.500 4-5Q5-1.500 0 0Z", fill=WHITE)
    return group(*(placed(leaf, 0, -6, 0.95, turn=at) for at in (45, 135, 225, 315)))


def _vortex() -> Element:
    dashed = "3.200 2.400"
    return group(
        circle(0, -6, 7.2, fill="none", stroke=WHITE, stroke_width=2, stroke_dasharray=dashed),
        star(0, -6, 5, 1.6, points=4, fill=WHITE),
    )


_SIGNS: Mapping[Ring, Callable[[], Element]] = MappingProxyType(
    {
        Ring.DAZZLING: _flash,
        Ring.HEALING: _cross,
        Ring.OPENING: _keyhole,
        Ring.WARNING: _alarm,
        Ring.VANISHING: _ghost,
        Ring.SHIELDING: _buckler,
        Ring.FORTUNE: _clover,
        Ring.TELEPORTATION: _vortex,
    }
)


def characteristic(which: Characteristic) -> Element:
    """Return the sign of a characteristic."""
    return _CHARACTERISTICS[which]()


def _strength() -> Element:
    return inked(
        path("M-12-2Q-13-9-8-9Q-6-13-2-11Q2-14 5-10Q10-11 11-6L12 2Q12 9 5 10V15H-6V9Q-12 6-12-2Z",
             fill="#f2b98c"),
        path("M-8-9L-7-3M-2-11L-1.500-4M5-10L4-4M-12 0Q-4-4 4 0Q4 5-2 5", stroke_width=1.8),
        width=_THIN,
    )  # fmt: skip


def _agility() -> Element:
    return inked(
        path("M-9-14H3V-1Q4 4 11 5Q15 7 14 13H-9Z", fill="#6fc0ff"),
        path("M-9-8H3M-9 9H14", stroke_width=1.8),
        path("M-9-2Q-17-4-15-10M-9 3Q-16 3-16-1", stroke=WHITE, stroke_width=2.4),
        width=_THIN,
    )


def _armour() -> Element:
    return inked(
        path("M0-15Q6-10 13-11Q15 7 0 15Q-15 7-13-11Q-6-10 0-15Z", fill="#cfd8e8"),
        path("M0-15Q6-10 13-11Q15 7 0 15Z", fill="#93a2bb", stroke_width=1.6),
        width=_THIN,
    )


def _luck() -> Element:
    leaf = path("M0 0Q-9-3-7-9Q-4-13 0-8Q4-13 7-9Q9-3 0 0Z", fill="#5fd07f")
    return inked(
        path("M1 2Q3 10 9 14", stroke_width=3.4),
        *(placed(leaf, 0, -1, turn=at) for at in (0, 90, 180, 270)),
        width=1.8,
    )


_CHARACTERISTICS: Mapping[Characteristic, Callable[[], Element]] = MappingProxyType(
    {
        Characteristic.STRENGTH: _strength,
        Characteristic.AGILITY: _agility,
        Characteristic.ARMOUR: _armour,
        Characteristic.LUCK: _luck,
    }
)


def tiles() -> Element:
    """Return a pile of tiles, face down."""
    return group(
        rect(-15, -14, 26, 26, 3, fill=INK),
        rect(-13, -12, 22, 22, 2, fill=STONE_LIGHT),
        rect(-11, -18, 26, 26, 3, fill=INK),
        rect(-9, -16, 22, 22, 2, fill=FLOOR),
        path("M-5-9h14v2h-14zM-5-2h14v2h-14zM1-14h2v5h-2zM5-7h2v5h-2z", fill=MORTAR),
        rect(-9, 6, 14, 2, fill=STONE),
    )


def chest() -> Element:
    """Return a treasure chest."""
    return inked(
        path("M-16-2Q-16-14-6-14H6Q16-14 16-2Z", fill="#c9803c"),
        rect(-16, -2, 32, 15, 2, fill="#a5622a"),
        path("M-16-2H16", stroke_width=2.6),
        path("M-9-13V13M9-13V13", stroke=GOLD, stroke_width=3),
        rect(-4, -5, 8, 9, 2, fill=GOLD, stroke_width=1.8),
        width=_THIN,
    )


def dragon_token(shown: Dragon | None) -> Element:
    """Return a dragon token: face down if there is nothing to show."""
    if shown is None:
        return group(
            circle(0, 0, 15.5, fill=INK),
            circle(0, 0, 13.5, fill="#5f5570"),
            path("M-8-2L-4-6L0-2L4-6L8-2V2L4-2L0 2L-4-2L-8 2ZM-5 7L0 2L5 7Z", fill="#8f84a5"),
        )
    if shown is Dragon.SLEEPING:
        return group(
            circle(0, 0, 15.5, fill=INK),
            circle(0, 0, 13.5, fill="#4fb873"),
            path("M-9-1Q-5 4-1-1M2-1Q6 4 10-1", fill="none", stroke=INK, stroke_width=2.8),
            path("M-5 7Q0 10 6 7", fill="none", stroke=INK, stroke_width=_THIN),
        )
    return group(
        circle(0, 0, 15.5, fill=INK),
        circle(0, 0, 13.5, fill="#ff7a1f"),
        path("M-6 10Q-12 0-4-9Q-4-2 0-4Q0-12 5-13Q4-6 8-3Q12 4 6 10Q0 13-6 10Z", fill="#ffe27a"),
        path("M-3 10Q-5 4 0 0Q5 5 3 10Q0 12-3 10Z", fill="#f0402e"),
    )


def sun(colour: str, *, large: bool = False) -> Element:
    """Return a sun of the sun track."""
    size = 19.5 if large else 12.5
    return group(
        star(
            0,
            0,
            size,
            size * 0.66,
            points=10 if large else 8,
            fill=colour,
            stroke=INK if large else None,
        ),
        circle(0, 0, size * 0.52, fill=lighter(colour, 0.45)) if large else "",
    )
