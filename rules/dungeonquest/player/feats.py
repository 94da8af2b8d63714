"""What it is worth to do about a monster what only some heroes, or rings, can do."""

from collections.abc import Callable, Mapping

from rules.dungeonquest.heroes_expansion.helm import COST, DICE, FRIGHTENS_FROM, RECOVERING
from rules.dungeonquest.heroes_expansion.magic import COSTS as SPELL_COSTS
from rules.dungeonquest.heroes_expansion.spellbook import Spell
from rules.dungeonquest.monsters import Monster, MonsterCard, Stance
from rules.dungeonquest.player.odds import comes_to_blows, prospect, rolls, sum_at_least, worth
from rules.dungeonquest.questions import MeetMonster
from rules.dungeonquest.view import DungeonView

RING_KEPT = 0.1
"""What a ring is worth for later that is good against any monster."""

RAGES_FROM = 0.5
"""Rage is for monsters that fight so often."""

TURN_LOST = 0.05
"""What a turn is worth."""

DART_HITS = 11 / 12
DART_KEPT = 0.05
"""What the dart is worth for later."""


def ring(_view: DungeonView, question: MeetMonster) -> float:
    """Be rid of the monster, and of the ring."""
    return worth(question.life) - RING_KEPT


def helm(view: DungeonView, question: MeetMonster) -> float:
    """Frighten the monster, or be hurt and fight."""
    solo = len(view.characters) == 1
    frightened = sum_at_least(DICE, FRIGHTENS_FROM)
    life, hurt = question.life - COST, RECOVERING[question.monster]
    failed = sum(
        prospect(question.monster, Stance.ATTACK, life - max(0, roll + hurt.plus), solo=solo).worth
        for roll in rolls(hurt)
    ) / len(rolls(hurt))
    return frightened * worth(life) + (1 - frightened) * failed


def blowpipe(view: DungeonView, question: MeetMonster) -> float:
    """Use up the dart for a monster that will not be got rid of more cheaply."""
    solo = len(view.characters) == 1
    missed = prospect(question.monster, Stance.ATTACK, question.life, solo=solo).worth
    if question.monster is Monster.CHAMPION_OF_CHAOS:
        return (missed + worth(question.life)) / 2
    return DART_HITS * worth(question.life) + (1 - DART_HITS) * missed - DART_KEPT


def rage(_view: DungeonView, question: MeetMonster) -> float:
    """Go berserk against what fights; whatever flees is not worth it."""
    return 1.0 if comes_to_blows(question.monster) >= RAGES_FROM else 0.0


def eyes(_view: DungeonView, question: MeetMonster) -> float:
    """Frighten the monster, or burn it after all."""
    cards = [card.reaction(question.monster, Stance.ATTACK).life for card in MonsterCard]
    frightened = sum(1 - life / 10 if life else 1.0 for life in cards) / len(cards)
    return worth(question.life - SPELL_COSTS[Spell.EYES_OF_DOOM]) - (1 - frightened) * TURN_LOST


def fireball(_view: DungeonView, question: MeetMonster) -> float:
    """Be rid of it for a turn."""
    return worth(question.life) - TURN_LOST


def invisibility(_view: DungeonView, question: MeetMonster) -> float:
    """Pay for not being seen."""
    return worth(question.life - SPELL_COSTS[Spell.INVISIBILITY])


FEAT_WORTH: Mapping[Stance, Callable[[DungeonView, MeetMonster], float]] = {
    Stance.RING: ring,
    Stance.VANISH: ring,
    Stance.HELM: helm,
    Stance.BLOWPIPE: blowpipe,
    Stance.RAGE: rage,
    Stance.EYES: eyes,
    Stance.FIREBALL: fireball,
    Stance.INVISIBILITY: invisibility,
}
"""What life is worth after a feat."""
