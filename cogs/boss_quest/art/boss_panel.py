"""The boss of the round: its portrait, its life and what has changed it, the spells beside it."""

from bot.art.fonts import Face
from bot.art.lettering import Pen
from bot.art.palette import GOLD, INK, MUTED, WHITE, lighter, mix
from bot.art.svg import Clip, Element, Linear, circle, group, path, placed, rect
from bot.art.words import Words
from cogs.boss_quest.art.backdrop import panel
from cogs.boss_quest.art.bosses import BOSSES, SKIES
from cogs.boss_quest.art.cards import SPELL_HEIGHT, SPELL_WIDTH, spell_card
from cogs.boss_quest.art.style import DEEP
from rules.boss_quest.content import Boss, box
from rules.boss_quest.view import BossView

BOSS_WIDTH, BOSS_HEIGHT = 424, 356
NAME = Pen(Face.TITLE, 34, WHITE, squeeze=0.85)
NAME_WIDTH = BOSS_WIDTH - 32
ROUND = Pen(Face.STRONG, 28, MUTED, anchor="middle", squeeze=0.8)
LIFE = Pen(Face.TITLE, 76, WHITE, anchor="middle")
EMPTY = Pen(Face.TEXT, 28, MUTED, anchor="middle", squeeze=0.8)
CHANGED = Pen(Face.TITLE, 30, GOLD, anchor="middle", squeeze=0.8)
_SIDE = 178
_HEART = "M0 74C-96-4-70-74-32-74C-14-74 0-60 0-44C0-60 14-74 32-74C70-74 96-4 0 74Z"
_SPELL_SCALE = 0.66
_TRAY = 92


def boss_panel(boss: BossView, number: int, words: Words) -> Element:
    """Return the boss of a round, ``BOSS_WIDTH`` x ``BOSS_HEIGHT``.

    Args:
        boss: the boss.
        number: which round it is.
        words: says the game's messages.
    """
    sky = SKIES[boss.boss]
    band = f"M3 54V20A17 17 0 0 1 20 3H{BOSS_WIDTH - 20}A17 17 0 0 1 {BOSS_WIDTH - 3} 20V54Z"
    middle = (BOSS_WIDTH + _SIDE + 22) / 2
    return group(
        panel(BOSS_WIDTH, BOSS_HEIGHT, sky),
        path(band, fill=mix(sky, INK, 0.35)),
        NAME.line(words(f"boss-{boss.boss.value}"), 16, 40, NAME_WIDTH),
        placed(boss_portrait(boss.boss), 14, 66, _SIDE / 120),
        ROUND.line(words("art-round", number=number), middle, 86, BOSS_WIDTH - _SIDE - 34),
        placed(
            path(_HEART, fill=Linear(("#ff7a7a", "#c02440")), stroke=INK, stroke_width=4),
            middle,
            158,
            0.86,
        ),
        LIFE.line(str(boss.life), middle, 182, 150),
        _sum(boss, middle),
        _beside(boss, words),
    )


def boss_portrait(boss: Boss) -> Element:
    """Return a boss's portrait in a frame, 120 x 120."""
    sky = SKIES[boss]
    return group(
        group(
            rect(0, 0, 120, 120, fill=sky),
            circle(60, 62, 56, fill=lighter(sky, 0.18)),
            BOSSES[boss](),
            clip_path=Clip(rect(0, 0, 120, 120, 12)),
        ),
        rect(0, 0, 120, 120, 12, fill="none", stroke=INK, stroke_width=4),
        rect(0, 0, 120, 120, 12, fill="none", stroke=lighter(sky, 0.4), stroke_width=1.6),
    )


def _sum(boss: BossView, middle: float) -> Element | str:
    """Return how the life comes about: "18 +2 −1"; nothing if it is that on the card."""
    changes = [
        f"{by:+d}".replace("-", "\u2212") for s in boss.spells if (by := box().spells[s].life)
    ]
    if not changes:
        return ""
    return CHANGED.line(" ".join((str(boss.printed), *changes)), middle, 244, 208)


def _beside(boss: BossView, words: Words) -> Element:
    """Return the active spells beside the boss, or a word that there is none."""
    top, width = BOSS_HEIGHT - _TRAY - 11, BOSS_WIDTH - 28
    size = SPELL_WIDTH * _SPELL_SCALE
    pitch = min(size + 8, (width - size - 16) / max(len(boss.spells) - 1, 1))
    inset = (_TRAY - SPELL_HEIGHT * _SPELL_SCALE) / 2
    return group(
        rect(14, top, width, _TRAY, 12, fill=DEEP),
        ""
        if boss.spells
        else EMPTY.line(words("art-no-spells"), BOSS_WIDTH / 2, top + _TRAY / 2 + 9, width - 20),
        *(
            placed(spell_card(spell), 22 + i * pitch, top + inset, _SPELL_SCALE)
            for i, spell in enumerate(boss.spells)
        ),
    )
