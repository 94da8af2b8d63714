"""What is drawn on each spell, in a box of 100 x 100."""

from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType

from bot.art.palette import GOLD, INK, WHITE
from bot.art.shapes import inked, sparkle
from bot.art.svg import Element, Linear, circle, group, path, placed, rect
from cogs.boss_quest.art.style import WEAPONS
from cogs.boss_quest.art.tokens import heart, hourglass, key, shield, sword
from cogs.boss_quest.art.weapons import weapon_drawing
from rules.boss_quest.content import Colour, Spell, Weapon, box

_DECREED = {
    Colour.RED: Weapon.RED_5,
    Colour.BLUE: Weapon.BLUE_4,
    Colour.GREEN: Weapon.GREEN_4,
    Colour.YELLOW: Weapon.YELLOW_5,
    Colour.PURPLE: Weapon.PURPLE_5,
}


def spell_sign(spell: Spell) -> Element:
    """Return a spell's drawing; what it adds is written below it, on the card."""
    return _SIGNS[spell]()


def addition(spell: Spell) -> str:
    """Return what a spell adds to an attack, a life or a prize, with its sign; or nothing."""
    card = box().spells[spell]
    by = card.attack or card.life or (1 if spell is Spell.EXTRA_KEY else 0)
    return f"{by:+d}".replace("-", "\u2212") if by else ""


def _attack() -> Element:
    return placed(sword(), 50, 50, 2.3)


def _life() -> Element:
    return placed(heart(), 50, 50, 2.3)


def _key() -> Element:
    return placed(key(), 50, 50, 2.4, turn=-30)


def _spared() -> Element:
    return group(placed(shield(), 50, 50, 2.7), placed(heart(), 50, 50, 1.15))


def _hourglass() -> Element:
    return placed(hourglass(), 50, 50, 2.6)


def _decree(colour: Colour) -> Element:
    """Return a roll of parchment with a weapon of the colour that is demanded."""
    return group(
        _parchment(),
        circle(50, 49, 29, fill=WEAPONS[colour], stroke=INK, stroke_width=2.6),
        placed(weapon_drawing(_DECREED[colour]), 24, 22, 0.54),
    )


def _parchment() -> Element:
    return inked(
        path("M16 14H84V86H16Z", fill=Linear(("#fff8e6", "#e6cf9c"))),
        rect(10, 8, 80, 12, 6, fill="#d9b878"),
        rect(10, 80, 80, 12, 6, fill="#d9b878"),
        width=3,
    )


def _pair() -> Element:
    cards = (
        placed(_blank("#f3f0fa"), 32, 48, turn=-9),
        placed(_blank("#f3f0fa"), 68, 48, turn=9),
    )
    equal = inked(
        path("M42 44H58M42 54H58", stroke_width=12),
        path("M42 44H58M42 54H58", stroke=GOLD, stroke_width=6),
    )
    return group(_parchment(), *cards, equal)


def _blank(fill: str) -> Element:
    """Return a card of no colour, about the origin."""
    return group(
        rect(-17, -25, 34, 50, 5, fill=fill, stroke=INK, stroke_width=3),
        placed(sword(), 0, 0, 0.8),
    )


def _hidden(x: float, y: float, turn: float) -> Element:
    return placed(
        group(
            rect(
                -17, -26, 34, 52, 5, fill=Linear(("#8792ad", "#47506a")), stroke=INK, stroke_width=3
            ),
            rect(-11, -20, 22, 40, 3, fill="none", stroke=GOLD, stroke_width=2),
            sparkle(0, 0, 9, fill=GOLD),
        ),
        x,
        y,
        turn=turn,
    )


def _swap() -> Element:
    return group(
        _hidden(29, 50, -8),
        _hidden(71, 50, 8),
        _arrow("M28 20Q50 4 70 16", "M60 8L73 17L60 25"),
        _arrow("M72 80Q50 96 30 84", "M40 92L27 83L40 75"),
    )


def _change() -> Element:
    return group(
        _hidden(66, 44, 0),
        _hidden(70, 48, 0),
        _hidden(74, 52, 0),
        placed(_blank("#fff3d0"), 26, 54, turn=-10),
        _arrow("M64 16Q42 4 26 18", "M36 8L23 20L39 26"),
        _arrow("M34 86Q52 96 68 86", "M60 78L72 84L62 96"),
    )


def _arrow(line: str, tip: str) -> Element:
    both = f"{line}{tip}"
    return inked(
        path(both, stroke_width=10), path(both, stroke="#7fe0a0", stroke_width=5), width=10
    )


def _cancel() -> Element:
    return group(
        _parchment(),
        path(
            "M30 36H70M30 48H64M30 60H70", stroke="#b59a66", stroke_width=4, stroke_linecap="round"
        ),
        inked(
            path("M26 24L74 76M74 24L26 76", stroke_width=18),
            path("M26 24L74 76M74 24L26 76", stroke="#e2483f", stroke_width=11),
        ),
    )


def _second() -> Element:
    return group(
        inked(
            path("M30 6H46L56 44H42ZM70 6H54L44 44H58Z", fill="#3d86e8"),
            circle(50, 62, 29, fill=Linear((WHITE, "#9aa6bd"))),
            circle(50, 62, 21, fill=Linear(("#c6cfdf", "#eef2f8")), stroke_width=2),
            width=3.4,
        ),
        path(
            "M42 56C42 46 58 46 58 56C58 63 46 66 43 74H59",
            fill="none",
            stroke=INK,
            stroke_width=6,
            stroke_linecap="round",
            stroke_linejoin="round",
        ),
    )


_SIGNS: Mapping[Spell, Callable[[], Element]] = MappingProxyType(
    {
        **{spell: _attack for spell, card in box().spells.items() if card.attack},
        **{spell: _life for spell, card in box().spells.items() if card.life},
        **{
            spell: partial(_decree, card.colour)
            for spell, card in box().spells.items()
            if card.colour
        },
        Spell.SWAP_HIDDEN: _swap,
        Spell.CHANGE_WEAPON: _change,
        Spell.NEEDS_PAIR: _pair,
        Spell.NO_HEART_LOST: _spared,
        Spell.CANCEL: _cancel,
        Spell.EXTRA_KEY: _key,
        Spell.SECOND_CLOSEST: _second,
        Spell.LAST_TURN: _hourglass,
    }
)
