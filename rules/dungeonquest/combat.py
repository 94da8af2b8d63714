"""Combat to the death (rulebook 8.2); each hero fights its rounds in its own way."""

from collections.abc import Callable, Coroutine
from typing import Any, TypeAlias

from rules.dungeonquest.blows import armed_round, monster_dies
from rules.dungeonquest.catacombs.destruction import amulet_bursts
from rules.dungeonquest.dice import die
from rules.dungeonquest.heroes import Ability
from rules.dungeonquest.heroes_expansion.berserk import rage
from rules.dungeonquest.heroes_expansion.daggers import round_with_daggers
from rules.dungeonquest.heroes_expansion.flame_bright import companion_round
from rules.dungeonquest.heroes_expansion.moods import Trigger
from rules.dungeonquest.heroes_expansion.unarmed import is_unarmed, unarmed_round
from rules.dungeonquest.state import Cause, Character, DungeonQuest, Fight
from rules.engine.table import Table

FightRound: TypeAlias = Callable[[Table, Character, Fight], Coroutine[Any, Any, None]]
"""A round of combat, which costs life points on either side."""


async def combat(table: Table, game: DungeonQuest, character: Character, fight: Fight) -> None:
    """Fight round after round until the monster or the hero is dead (rulebook 8.2).

    Raises:
        HeroFell: it was the hero; the monster may be dead too.
    """
    rage(table, character, Trigger.COMBAT)
    await amulet_bursts(table, game, character, fight)
    while not fight.is_slain():
        await way_to_fight(character)(table, character, fight)
        if fight.is_slain():
            monster_dies(table, fight)
        if not character.life:
            die(table, game, character, Cause(fight.monster))


def way_to_fight(character: Character) -> FightRound:
    """Return how a hero fights its next round."""
    if character.accompanied:
        return companion_round
    if is_unarmed(character):
        return unarmed_round
    if character.can(Ability.DAGGERS):
        return round_with_daggers
    return armed_round
