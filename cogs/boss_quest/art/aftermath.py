"""How the last combat ended, as a strip below the knights."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from bot.art.fonts import Face
from bot.art.lettering import Pen
from bot.art.palette import GOLD, MUTED, WHITE, mix
from bot.art.svg import Element, group, placed, rect
from bot.art.words import Words
from cogs.boss_quest.art.backdrop import panel
from cogs.boss_quest.art.boss_panel import boss_portrait
from cogs.boss_quest.art.people import knight
from cogs.boss_quest.art.style import DEEP, KNIGHTS
from cogs.boss_quest.art.tokens import bare_heart, broken_heart, cross, cup, key, shield, target
from rules.boss_quest.state import Combat, Fate, Outcome

STRIP_WIDTH, STRIP_HEIGHT = 1076, 96
LABEL = Pen(Face.STRONG, 28, MUTED, squeeze=0.75)
LABEL_WIDTH = 128
LIFE = Pen(Face.TITLE, 36, WHITE, anchor="middle")
ATTACK = Pen(Face.TITLE, 36, WHITE, anchor="middle")
GAINED = Pen(Face.TITLE, 28, GOLD)
_LEFT = 302
_FATES: Mapping[Fate, Callable[[], Element] | None] = MappingProxyType(
    {
        Fate.WON: cup,
        Fate.BEATEN: None,
        Fate.UNFIT: cross,
        Fate.INJURED: broken_heart,
        Fate.SPARED: shield,
    }
)


def aftermath(combat: Combat, words: Words) -> Element:
    """Return the strip of a combat, ``STRIP_WIDTH`` x ``STRIP_HEIGHT``."""
    pitch = (STRIP_WIDTH - _LEFT - 6) / max(len(combat.outcomes), 5)
    return group(
        panel(STRIP_WIDTH, STRIP_HEIGHT, "#8d83a3"),
        LABEL.block(words("art-last-combat"), 16, STRIP_HEIGHT / 2, LABEL_WIDTH, lines=2),
        placed(boss_portrait(combat.boss), 150, 9, 78 / 120),
        placed(bare_heart(), 262, STRIP_HEIGHT / 2, 1.9),
        LIFE.line(str(combat.life), 262, STRIP_HEIGHT / 2 + 11, 60),
        *(
            placed(_outcome(outcome, pitch - 8), _LEFT + i * pitch, 9)
            for i, outcome in enumerate(combat.outcomes)
        ),
    )


def _outcome(outcome: Outcome, width: float) -> Element:
    colour = KNIGHTS[outcome.seat]
    sign = _FATES[outcome.fate]
    height = STRIP_HEIGHT - 18
    return group(
        rect(0, 0, width, height, 12, fill=mix(colour, DEEP, 0.72)),
        placed(knight(outcome.seat), 0, 22, 0.54),
        ATTACK.line(str(outcome.attack), 80, 38, 46),
        placed(sign(), width - 20, 25, 0.94) if sign else "",
        placed(target(), width - 16, 58, 0.74) if outcome.perfect else "",
        *_gained(outcome.keys),
    )


def _gained(keys: int) -> tuple[Element, ...]:
    if not keys:
        return ()
    return (
        placed(key(), 66, 60, 0.6),
        *((GAINED.line(f"×{keys}", 76, 70, 36),) if keys > 1 else ()),
    )
