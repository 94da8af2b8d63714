"""Combat without arms ("Combate sin Armas")."""

from rules.dungeonquest.dice import d6, d10
from rules.dungeonquest.heroes import Ability, Supply
from rules.dungeonquest.heroes_expansion import events
from rules.dungeonquest.heroes_expansion.rings import shield
from rules.dungeonquest.monsters import Monster
from rules.dungeonquest.state import Cause, Character, Fight
from rules.engine.table import Table

WEAK = frozenset({Monster.GOBLIN, Monster.MOUNTAIN_TROLL})
"""Monsters that roll a D6; all others roll a D10."""


def is_unarmed(character: Character) -> bool:
    """Tell whether a hero has nothing to fight with, or nothing any more."""
    thrown_all = character.can(Ability.DAGGERS) and not character.supplies[Supply.DAGGERS]
    return thrown_all or character.can(Ability.UNARMED)


def monster_roll(table: Table, monster: Monster) -> int:
    """Roll for a monster in a combat by dice: a D6 for the weak, a D10 for all others."""
    return d6(table, "unarmed-monster") if monster in WEAK else d10(table, "unarmed-monster")


async def unarmed_round(table: Table, character: Character, fight: Fight) -> None:
    """Roll for both sides: whoever rolls lower loses a life point, in a tie both do."""
    its, mine = monster_roll(table, fight.monster), d6(table, "unarmed")
    hero_lost, monster_lost = int(mine <= its), int(mine >= its)
    character.life -= hero_lost
    fight.wounds += monster_lost
    told = events.UnarmedRoundFought(
        character.seat, fight.monster, mine, its, hero_lost, monster_lost,
        character.life, fight.wounds,
    )  # fmt: skip
    table.tell(everyone=told)
    await shield(table, character, Cause(fight.monster), hero_lost)
