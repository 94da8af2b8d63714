"""A ghoul that creeps up on a hero who searches ("Surprise!")."""

from rules.dungeonquest.cards import Card
from rules.dungeonquest.catacombs import finds_events as told
from rules.dungeonquest.catacombs.creatures import burn, lose_round
from rules.dungeonquest.catacombs.curios import Creature
from rules.dungeonquest.catacombs.finds_questions import BurnGhoul
from rules.dungeonquest.dice import d6, d10
from rules.dungeonquest.heroes_expansion.berserk import rage
from rules.dungeonquest.heroes_expansion.flame_bright import lifting_strength
from rules.dungeonquest.heroes_expansion.magic import can_cast, time_stands_still
from rules.dungeonquest.heroes_expansion.moods import Trigger
from rules.dungeonquest.heroes_expansion.spellbook import Spell
from rules.dungeonquest.state import Cause, Character, DungeonQuest
from rules.engine.table import Table

HURT = 1
HURT_BY_RAGE = 2
"""What a hit costs the ghoul; twice as much if the hero is out of its mind."""


async def ghoul(table: Table, game: DungeonQuest, character: Character, _card: Card) -> None:
    """Wrestle with a ghoul until it or the hero is dead; nobody sees it coming.

    A fireball can be cast once a round is over ("Azoth el Sincara").

    Raises:
        HeroFell: it killed the hero.
    """
    if time_stands_still(table, character):
        return
    life = d6(table, "ghoul")
    table.tell(everyone=told.GhoulAttacked(character.seat, life, character.accompanied))
    rage(table, character, Trigger.COMBAT)
    while life := await ghoul_round(table, game, character, life):
        if can_cast(character, Spell.FIREBALL) and await table.ask(
            character.seat, BurnGhoul(life, character.life)
        ):
            burn(table, character, Creature.GHOUL)
            return
    table.tell(everyone=told.GhoulDied(character.seat))


async def ghoul_round(table: Table, game: DungeonQuest, character: Character, life: int) -> int:
    """Roll a D10 against Strength, and return the life points that the ghoul has left.

    Raises:
        HeroFell: it killed the hero.
    """
    companion, strength = character.accompanied, lifting_strength(character)
    roll = d10(table, "ghoul")
    hit = roll <= strength
    hurt = HURT_BY_RAGE if character.berserk else HURT
    left = max(0, life - hurt) if hit else life
    table.tell(everyone=told.GhoulRoundFought(character.seat, companion, roll, strength, hit, left))
    if not hit:
        await lose_round(table, game, character, Cause.GHOUL, HURT)
    return left
