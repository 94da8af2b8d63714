"""One knight's row: who it is, what it has won and lost, what lies before it."""

from bot.art.fonts import Face
from bot.art.lettering import Pen
from bot.art.palette import GOLD, INK, WHITE, mix
from bot.art.svg import Element, circle, group, placed, rect
from cogs.boss_quest.art.backdrop import panel
from cogs.boss_quest.art.cards import (
    SPELL_HEIGHT,
    WEAPON_HEIGHT,
    WEAPON_WIDTH,
    spell_card,
    weapon_back,
    weapon_card,
)
from cogs.boss_quest.art.people import knight
from cogs.boss_quest.art.style import DEEP, KNIGHTS
from cogs.boss_quest.art.tokens import anvil, crown, heart, hourglass, key, wizard_hat
from rules.boss_quest.content import box
from rules.boss_quest.view import BossQuestView, KnightView

ROW_WIDTH, ROW_HEIGHT = 1076, 112
NAME_WIDTH = 262
NAME_SIZES = (34, 31, 28)
SHOWN = Pen(Face.TITLE, 44, WHITE, anchor="middle", squeeze=0.8)
_LEFT, _RIGHT = 394, 886
_SUM_WIDTH = 116
_CROWDED = 54
_OVER = "#c8323f"


def knight_row(view: BossQuestView, one: KnightView, name: str) -> Element:
    """Return a knight's row, ``ROW_WIDTH`` x ``ROW_HEIGHT``.

    Args:
        view: the table.
        one: the knight.
        name: the player's name, already fit to be drawn.
    """
    colour = KNIGHTS[one.seat]
    won = one.seat in view.winners
    over = one.exceeded and not view.winners
    lit = won or (one.seat == view.turn and not view.winners)
    return group(
        panel(ROW_WIDTH, ROW_HEIGHT, colour, lit=lit),
        rect(10, 10, 92, 92, 14, fill=mix(colour, DEEP, 0.62)),
        placed(knight(one.seat), 10, 9, 0.92),
        placed(crown(), 56, 18, 1.3, turn=-6) if won else "",
        _anvil() if one.seat == view.armourer else "",
        _name(name),
        _standing(one, view.keys_to_win),
        _before(one),
        _shown(one, over=over),
        "" if view.winners else _state(view, one),
    )


def _name(name: str) -> Element:
    face = Face.TITLE if Face.TITLE.covers(name) else Face.STRONG
    size = next((s for s in NAME_SIZES if face.width(name, s) <= NAME_WIDTH), NAME_SIZES[-1])
    return Pen(face, size, WHITE, squeeze=0.92).line(name, 114, 32 + size * 0.36, NAME_WIDTH)


def _anvil() -> Element:
    return group(
        circle(88, 88, 21, fill=DEEP, stroke=GOLD, stroke_width=2.4), placed(anvil(), 88, 87, 0.9)
    )


def _standing(one: KnightView, needed: int) -> Element:
    """Return hearts and keys, with the places of those that are lost or still to be won."""
    hearts, slots = box().hearts, max(needed, one.keys)
    pitch = min(34.0, 130 / max(slots - 1, 1))
    return group(
        *(placed(heart(there=i < one.hearts), 130 + i * 32, 82, 0.88) for i in range(hearts)),
        *(
            placed(key(there=i < one.keys), 230 + i * pitch, 82, 0.86, turn=-58)
            for i in range(slots)
        ),
    )


def _before(one: KnightView) -> Element:
    """Return the weapons, those face down first, and the spells that lie at the knight.

    Where it gets crowded, weapons overlap more than spells, whose number is in their middle.
    """
    weapons = [*(weapon_back() for _ in range(one.hidden)), *map(weapon_card, one.open)]
    roomy, reach = WEAPON_WIDTH + 5, _RIGHT - _LEFT
    crowded = (len(weapons) + len(one.spells)) * roomy > reach
    step = _CROWDED if crowded else roomy
    left = reach - len(one.spells) * step - WEAPON_WIDTH
    pitch = min(roomy, left / max(len(weapons) - 1, 1)) if crowded else roomy
    first = max(len(weapons) - 1, 0) * pitch + (step if weapons else 0)
    scale = WEAPON_HEIGHT / SPELL_HEIGHT
    top = (ROW_HEIGHT - WEAPON_HEIGHT) / 2
    return group(
        *(placed(card, _LEFT + i * pitch, top) for i, card in enumerate(weapons)),
        *(
            placed(spell_card(spell), _LEFT + first + i * step, top, scale)
            for i, spell in enumerate(one.spells)
        ),
    )


def _shown(one: KnightView, *, over: bool) -> Element:
    """Return what lies open counts together; what is face down is a question mark."""
    text = f"{one.shown}+?" if one.hidden else str(one.shown)
    return group(
        rect(
            _RIGHT + 10,
            26,
            _SUM_WIDTH,
            60,
            16,
            fill=_OVER if over else DEEP,
            stroke=INK,
            stroke_width=3,
        ),
        SHOWN.line(text, _RIGHT + 10 + _SUM_WIDTH / 2, 72, _SUM_WIDTH - 14),
    )


def _state(view: BossQuestView, one: KnightView) -> Element:
    """Return the signs of who is at the Mage's, is over the life, or has one action left."""
    x = _RIGHT + _SUM_WIDTH + 38
    owes = view.owing is not None and one.seat in view.owing
    return group(
        placed(wizard_hat(), x, ROW_HEIGHT / 2, 1.25) if one.at_mage else "",
        placed(hourglass(), x, ROW_HEIGHT / 2, 1.4) if owes and not one.at_mage else "",
        _alarm(_RIGHT + _SUM_WIDTH + 8, 28) if one.exceeded else "",
    )


def _alarm(x: float, y: float) -> Element:
    return group(
        circle(x, y, 18, fill=GOLD, stroke=INK, stroke_width=3),
        Pen(Face.TITLE, 28, INK, anchor="middle").line("!", x, y + 10, 24),
    )
