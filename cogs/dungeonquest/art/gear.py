"""Small signs for what the expansion's heroes bring along, about the origin, 32 high."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from bot.art.palette import GOLD, INK, WHITE
from bot.art.shapes import inked, sparkle, star
from bot.art.svg import Element, circle, ellipse, group, path, placed, rect
from rules.dungeonquest.heroes import Ability, Supply
from rules.dungeonquest.heroes_expansion.spellbook import Spell

_THIN = 2.2


def struck_out() -> Element:
    """Return the stroke through a sign for what is used up."""
    return group(
        path("M-14 14L14-14", stroke=INK, stroke_width=7),
        path("M-14 14L14-14", stroke="#ff6b5e", stroke_width=3.4),
    )


def supply(which: Supply, left: int) -> Element:
    """Return the sign of a supply, struck out where nothing is left of it."""
    # The things lie from corner to corner, so the stroke goes across them.
    across = placed(struck_out(), 0, 0, turn=90)
    return group(_SUPPLIES[which](), across if not left else "")


def tool(which: Ability) -> Element:
    """Return the sign of a thing that is never used up; see `TOOLS`."""
    return TOOLS[which]()


def spell(which: Spell, *, spent: bool = False, lit: bool = False) -> Element:
    """Return the sign of a spell: framed in gold while it works, struck out if it is spent."""
    ground, sign = _SPELLS[which]
    return group(
        rect(-13.500, -16, 27, 32, 4, fill=GOLD if lit else INK),
        rect(-11, -13.500, 22, 27, 2.500, fill="#5b5565" if spent else ground),
        sign(),
        struck_out() if spent else "",
    )


def spellbook() -> Element:
    """Return a book of spells."""
    return group(
        inked(
            path("M-13-13Q-4-16 0-11Q4-16 13-13V12Q4 9 0 14Q-4 9-13 12Z", fill="#8a5cf0"),
            path("M-9-11Q-3-12 0-8Q3-12 9-11V7Q3 6 0 10Q-3 6-9 7Z", fill="#f4efe2",
                 stroke_width=1.6),
            path("M0-9V10", stroke_width=1.8),
            width=_THIN,
        ),
        sparkle(-4.500, -2, 3.4, fill="#8a5cf0"),
        sparkle(4.500, 1, 3.4, fill="#8a5cf0"),
    )  # fmt: skip


def _arrow() -> Element:
    return inked(
        path("M-10 12L9-9", stroke_width=6.4),
        path("M-10 12L9-9", stroke="#e9d2a0", stroke_width=3),
        path("M13-14L2-9L9-2Z", fill="#dfe6f2"),
        width=1.8,
    )


def _shuriken() -> Element:
    return group(
        star(0, 0, 17.5, 6.5, points=4, turn=18, fill="#dfe6f2", stroke=INK, stroke_width=_THIN),
        circle(0, 0, 3, fill=INK),
    )


def _blowpipe() -> Element:
    return group(
        path("M-14 12L8-10", stroke=INK, stroke_width=9),
        path("M-14 12L8-10", stroke="#d8b36a", stroke_width=5),
        path("M-8 8L-4 4M0-2L4-6", stroke="#7a5a22", stroke_width=5),
        inked(path("M9-4L16-11M11-14L17-9L10-8Z", fill="#ff6b5e"), width=1.8),
    )


def _dagger() -> Element:
    return inked(
        path("M14-14L11-3L-3 9L-8 4L3-11Z", fill="#dfe6f2"),
        path("M-9-1L2 10", stroke=GOLD, stroke_width=4.4),
        path("M-5 6L-13 14", stroke="#a5622a", stroke_width=5),
        width=_THIN,
    )


def _salve() -> Element:
    return inked(
        path("M-13-3H13L11 12Q10 15 6 15H-6Q-10 15-11 12Z", fill="#6fd0c0"),
        path("M-14-9Q0-17 14-9V-3H-14Z", fill="#f4efe2"),
        path("M-2-1H2V4H7V8H2V13H-2V8H-7V4H-2Z", fill="#e33c4c", stroke_width=1.2),
        width=_THIN,
    )


def _helm() -> Element:
    return inked(
        path("M-8-5Q-17-5-16-15Q-11-9-5-9ZM8-5Q17-5 16-15Q11-9 5-9Z", fill="#d9cba4"),
        path("M-11 2Q-12-12 0-12Q12-12 11 2L8 13L0 16L-8 13Z", fill="#7c6c96"),
        path("M-8-1L-2 3V6L-7 4ZM8-1L2 3V6L7 4Z", fill="#ff3b30", stroke_width=1.4),
        width=_THIN,
    )


def _keys() -> Element:
    one = inked(
        circle(0, -9, 5, fill="none", stroke_width=6.4),
        path("M0-4V14M0 9H6M0 13H5", stroke_width=6),
        circle(0, -9, 5, fill="none", stroke="#ffe08a", stroke_width=3),
        path("M0-4V14M0 9H6M0 13H5", stroke="#ffe08a", stroke_width=2.8),
        width=1.8,
    )
    return group(placed(one, -3, 1, 0.9, turn=28), placed(one, 3, 1, 0.9, turn=-24))


def _sling() -> Element:
    return inked(
        path("M-13-14Q-13 4-7 6M13-14Q13 4 7 6", stroke_width=6.4),
        path("M-13-14Q-13 4-7 6M13-14Q13 4 7 6", stroke="#e0b27c", stroke_width=3.2),
        path("M-11 2Q0 24 11 2Q0 11-11 2Z", fill="#b8722f"),
        circle(0, 2, 7.5, fill="#cfccd8"),
        path("M-3-1Q-1-3 1-3", stroke=WHITE, stroke_width=2),
        width=_THIN,
    )


def _sun_sphere() -> Element:
    return group(
        star(0, 0, 16.5, 11, points=10, fill=GOLD, stroke=INK, stroke_width=1.8),
        circle(0, 0, 9, fill="#fff7d0", stroke=INK, stroke_width=1.8),
        path("M-5-2Q-4-6 0-6", fill="none", stroke=WHITE, stroke_width=_THIN),
    )


def _dark_force() -> Element:
    return group(
        path("M0 10Q-10 3-9-3Q-8-8-3-7Q0-6 0-4Q0-6 3-7Q8-8 9-3Q10 3 0 10Z", fill="#ff5a8a"),
        sparkle(0, 0, 4, fill=WHITE),
    )


def _eyes_of_doom() -> Element:
    return group(
        path("M-10 0Q0-11 10 0Q0 11-10 0Z", fill=WHITE, stroke=INK, stroke_width=1.6),
        circle(0, 0, 5, fill="#e0362e"),
        ellipse(0, 0, 1.6, 4, fill=INK),
    )


def _fireball() -> Element:
    return group(
        path("M-4 11Q-11 5-7-3Q-5 1-3 0Q-4-8 3-12Q2-5 6-3Q11 4 5 11Q0 13-4 11Z", fill="#ffc83a"),
        path("M-2 11Q-5 6 0 1Q5 6 2 11Z", fill="#f0402e"),
    )


def _invisibility() -> Element:
    return path(
        "M-8 11V-3Q-8-11 0-11Q8-11 8-3V11L4 7L0 11L-4 7ZM-5-4V0H-2V-4ZM2-4V0H5V-4Z",
        fill="#ffffffb8", fill_rule="evenodd", stroke=WHITE, stroke_width=1.6,
        stroke_dasharray="3 2",
    )  # fmt: skip


def _stasis() -> Element:
    return group(
        path("M-7-10H7Q7-3 1.500 0Q7 3 7 10H-7Q-7 3-1.500 0Q-7-3-7-10Z", fill="#dff4ff",
             stroke=INK, stroke_width=1.6),
        path("M-4 9Q0 3 4 9ZM-3-5H3L0-1Z", fill=GOLD),
    )  # fmt: skip


def _passwall() -> Element:
    return group(
        path("M-9-10H9V10H-9Z", fill="#a89a86"),
        path("M-9-3H9M-9 4H9M-3-10V-3M4-3V4M-3 4V10", stroke="#5b5147", stroke_width=1.8),
        path("M-5 10V-2Q0-9 5-2V10Z", fill="#1a1721"),
    )


_SUPPLIES: Mapping[Supply, Callable[[], Element]] = MappingProxyType(
    {
        Supply.ARROWS: _arrow,
        Supply.SHURIKEN: _shuriken,
        Supply.BLOWPIPE: _blowpipe,
        Supply.DAGGERS: _dagger,
        Supply.SALVE: _salve,
    }
)
TOOLS: Mapping[Ability, Callable[[], Element]] = MappingProxyType(
    {
        Ability.HELM: _helm,
        Ability.SKELETON_KEYS: _keys,
        Ability.SLING: _sling,
        Ability.SUN_SPHERE: _sun_sphere,
    }
)
"""The abilities that are things, and what draws them."""

_SPELLS: Mapping[Spell, tuple[str, Callable[[], Element]]] = MappingProxyType(
    {
        Spell.DARK_FORCE: ("#4a1c48", _dark_force),
        Spell.EYES_OF_DOOM: ("#3c1420", _eyes_of_doom),
        Spell.FIREBALL: ("#7a2412", _fireball),
        Spell.INVISIBILITY: ("#2c4a7a", _invisibility),
        Spell.STASIS: ("#1d5f6a", _stasis),
        Spell.PASSWALL: ("#4a4038", _passwall),
    }
)
