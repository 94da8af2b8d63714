"""The Mage, the spells that he offers, who is with him, and the decks."""

from collections.abc import Sequence

from bot.art.fonts import Face
from bot.art.lettering import Pen
from bot.art.palette import GOLD, INK, WHITE, faded
from bot.art.svg import Element, Linear, circle, group, placed, rect
from cogs.boss_quest.art.backdrop import panel
from cogs.boss_quest.art.cards import (
    SPELL_HEIGHT,
    SPELL_WIDTH,
    WEAPON_HEIGHT,
    WEAPON_WIDTH,
    mystery_back,
    spell_card,
    weapon_back,
)
from cogs.boss_quest.art.people import knight, mage
from cogs.boss_quest.art.style import DEEP
from rules.boss_quest.view import BossQuestView
from rules.engine.seats import Seat

MAGE_WIDTH, MAGE_HEIGHT = 644, 356
COUNT = Pen(Face.TITLE, 28, INK, anchor="middle")
_ROW = 190
_PITCH = 104
_DECKS = 76
_DECK_SCALE = 0.82
_GUESTS = (140, 250)
_GUEST = 0.66


def mage_panel(view: BossQuestView) -> Element:
    """Return the Mage's side of the table, ``MAGE_WIDTH`` x ``MAGE_HEIGHT``."""
    return group(
        panel(MAGE_WIDTH, MAGE_HEIGHT, "#6f7cf0"),
        rect(10, 10, MAGE_WIDTH - 20, _ROW - 14, 12, fill=DEEP),
        _row(view),
        placed(mage(), 8, MAGE_HEIGHT - 141, 1.14),
        _guests(view.mage),
        _decks(view),
    )


def _row(view: BossQuestView) -> Element:
    """Return what is offered, the mystery last; what is being cast shines in its place."""
    offered = [spell_card(spell) for spell in view.row]
    if view.mystery:
        offered.append(mystery_back())
    if view.cast:
        glow = (
            rect(-i, -i, SPELL_WIDTH + 2 * i, SPELL_HEIGHT + 2 * i, 12 + i, fill=faded(GOLD, 0.28))
            for i in (12, 8, 4)
        )
        offered.append(group(*glow, spell_card(view.cast)))
    left = (MAGE_WIDTH - _PITCH * len(offered) + _PITCH - SPELL_WIDTH) / 2
    top = 10 + (_ROW - 14 - SPELL_HEIGHT) / 2
    return group(*(placed(card, left + i * _PITCH, top) for i, card in enumerate(offered)))


def _guests(seats: Sequence[Seat]) -> Element:
    """Return who is at the Mage's, in the order in which they came."""
    left, width = _GUESTS
    size = 100 * _GUEST
    pitch = min(size, (width - size) / max(len(seats) - 1, 1))
    return group(
        *(
            placed(knight(seat), left + i * pitch, MAGE_HEIGHT - 10 - size, _GUEST)
            for i, seat in enumerate(seats)
        )
    )


def _decks(view: BossQuestView) -> Element:
    """Return the decks of bosses, weapons and spells, each with the number of its cards."""
    piles = (
        (_boss_back(), view.boss_deck),
        (weapon_back(), view.weapon_deck),
        (placed(mystery_back(), 0, 0, WEAPON_WIDTH / SPELL_WIDTH), view.spell_deck),
    )
    left = MAGE_WIDTH - len(piles) * _DECKS - 8
    top = MAGE_HEIGHT - WEAPON_HEIGHT * _DECK_SCALE - 24
    return group(
        *(
            placed(_pile(back, count), left + i * _DECKS, top)
            for i, (back, count) in enumerate(piles)
        )
    )


def _pile(back: Element, count: int) -> Element:
    width, height = WEAPON_WIDTH * _DECK_SCALE, WEAPON_HEIGHT * _DECK_SCALE
    layers = min(3, -(-count // 8))
    return group(
        rect(0, 0, width, height, 9, fill=DEEP, stroke="#5d566f", stroke_width=2),
        *(placed(back, 0, -4 * i, _DECK_SCALE) for i in range(layers)),
        circle(
            width - 4,
            height - 4,
            22,
            fill=Linear(("#fff6dc", "#e5d3ac")),
            stroke=INK,
            stroke_width=3,
        ),
        COUNT.line(str(count), width - 4, height + 6, 40),
    )


def _boss_back() -> Element:
    width, height = WEAPON_WIDTH, WEAPON_HEIGHT
    return group(
        rect(0, 0, width, height, 9, fill="#8a2f3c", stroke=INK, stroke_width=3),
        rect(5, 5, width - 10, height - 10, 6, fill="none", stroke="#ff9a8a", stroke_width=2),
        circle(width / 2, 42, 19, fill=WHITE, stroke=INK, stroke_width=2.6),
        rect(width / 2 - 10, 54, 20, 15, 4, fill=WHITE, stroke=INK, stroke_width=2.6),
        rect(width / 2 - 11, 50, 22, 9, 2, fill=WHITE),
        circle(width / 2 - 8, 43, 5.5, fill=INK),
        circle(width / 2 + 8, 43, 5.5, fill=INK),
    )
