"""One's own weapons as a picture: a secret, for that player only."""

from math import ceil

from bot.art import Picture, Words
from bot.art.fonts import Face
from bot.art.lettering import Pen
from bot.art.palette import DANGER, GOLD, INK, MUTED, WHITE
from bot.art.svg import Element, document, group, path, placed, rect
from cogs.boss_quest.art.alt import hand_alt
from cogs.boss_quest.art.backdrop import backdrop, panel
from cogs.boss_quest.art.boss_panel import boss_portrait
from cogs.boss_quest.art.cards import (
    LARGE_HEIGHT,
    LARGE_WIDTH,
    SPELL_HEIGHT,
    large_weapon,
    spell_card,
)
from cogs.boss_quest.art.style import DEEP
from cogs.boss_quest.art.tokens import bare_heart, sword
from rules.boss_quest.content import Spell, Weapon
from rules.boss_quest.view import BossQuestView, BossView

WIDTH = 1100
_EDGE = 16
_PER_ROW = 6
_PITCH = (WIDTH - 2 * _EDGE - 4) / _PER_ROW
_STEP = LARGE_HEIGHT + 52
_BAR = 116
LABEL = Pen(Face.STRONG, 28, MUTED, anchor="middle", squeeze=0.78)
SECRET = Pen(Face.STRONG, 28, GOLD, anchor="middle", squeeze=0.78)
LABEL_WIDTH = _PITCH - 8
TOTAL = Pen(Face.TITLE, 72, WHITE, anchor="middle")
LIFE = Pen(Face.TITLE, 52, WHITE, anchor="middle")
VERDICT = Pen(Face.TITLE, 40, WHITE, squeeze=0.8)
VERDICT_WIDTH = 540


def hand_picture(view: BossQuestView, words: Words) -> Picture:
    """Return a knight's weapons, the hidden one first, and what they count against the boss.

    Args:
        view: the view of the one who holds them.
        words: says the game's messages.

    Raises:
        ValueError: the public holds nothing.
    """
    if view.viewer is None:
        raise ValueError
    own = view.knights[view.viewer]
    cards: list[Element] = []
    if view.hidden:
        cards.append(_hidden(view.hidden, words))
    cards += [_labelled(large_weapon(weapon, words), "art-open", words) for weapon in own.open]
    cards += [_spell(spell, words) for spell in own.spells]
    rows = max(1, ceil(len(cards) / _PER_ROW))
    per_row = ceil(len(cards) / rows)
    top = _EDGE + (_BAR + 14 if view.boss else 0)
    height = top + rows * _STEP + 4
    left = (WIDTH - per_row * _PITCH) / 2
    drawn = [
        placed(
            card,
            left + i % per_row * _PITCH + (_PITCH - LARGE_WIDTH) / 2,
            top + i // per_row * _STEP,
        )
        for i, card in enumerate(cards)
    ]
    bar = placed(_balance(view.boss, view.attack or 0, words), _EDGE, _EDGE) if view.boss else ""
    svg = document(WIDTH, height, backdrop(WIDTH, height), bar, *drawn)
    return Picture(svg, hand_alt(view, own, words), WIDTH, height)


def _hidden(weapon: Weapon, words: Words) -> Element:
    edge = rect(-6, -6, LARGE_WIDTH + 12, LARGE_HEIGHT + 12, 21, fill=GOLD)
    return _labelled(group(edge, large_weapon(weapon, words)), "art-hidden", words, SECRET)


def _spell(spell: Spell, words: Words) -> Element:
    card = placed(spell_card(spell), 0, 0, LARGE_HEIGHT / SPELL_HEIGHT)
    return _labelled(placed(card, -5, 0), "art-spell-here", words)


def _labelled(card: Element, message: str, words: Words, pen: Pen = LABEL) -> Element:
    return group(card, pen.line(words(message), LARGE_WIDTH / 2, LARGE_HEIGHT + 36, LABEL_WIDTH))


def _balance(boss: BossView, attack: int, words: Words) -> Element:
    """Return the own total beside the boss's life, and what is missing or too much."""
    width = WIDTH - 2 * _EDGE
    over = attack - boss.life
    fill = DANGER if over > 0 else GOLD if not over else "#4fc47a"
    share = min(1.0, attack / max(boss.life, 1))
    left, long = 196, 560
    verdict = words(
        "art-over" if over > 0 else "art-perfect" if not over else "art-short", by=abs(over)
    )
    return group(
        panel(width, _BAR, "#8d83a3"),
        placed(sword(), 46, _BAR / 2, 1.9),
        TOTAL.line(str(attack), 128, _BAR / 2 + 26, 100),
        VERDICT.line(verdict, left, 50, VERDICT_WIDTH),
        rect(left, 66, long, 30, 15, fill=DEEP, stroke=INK, stroke_width=3),
        rect(left + 3, 69, max(24.0, (long - 6) * share), 24, 12, fill=fill),
        path(
            f"M{left + 16} 75H{left + max(16, (long - 6) * share - 10):.0f}",
            stroke=WHITE,
            stroke_width=4,
            stroke_opacity=0.5,
            stroke_linecap="round",
        ),
        placed(bare_heart(), left + long + 76, _BAR / 2, 2.9),
        LIFE.line(str(boss.life), left + long + 76, _BAR / 2 + 15, 100),
        placed(boss_portrait(boss.boss), width - 112, 8, 100 / 120),
    )
