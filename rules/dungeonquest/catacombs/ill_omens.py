"""The amulets of death and madness, which act as turns begin (component notes, section 13).

No source gives what they do; the effects are house values.
"""

from rules.dungeonquest.catacombs import finds_events as told
from rules.dungeonquest.catacombs.amulet_cards import Amulet
from rules.dungeonquest.catacombs.amulets import amulet_acts, take_off, wears_amulet
from rules.dungeonquest.catacombs.deadly_rolls import roll_for_death
from rules.dungeonquest.dice import d6, d12
from rules.dungeonquest.heroes_expansion.rings import rolls_again
from rules.dungeonquest.state import Cause, Character, DungeonQuest
from rules.engine.table import Table

DEATH_FROM = 3
MADNESS_FROM = 2
"""The turn, of those that begin while it is worn, at the start of which an amulet acts."""

LED_TO = 2
"""The D6 up to which another chooses the way of a hero whom an amulet maddens."""


async def amulet_at_turn_start(table: Table, game: DungeonQuest, character: Character) -> None:
    """Do what an amulet does as its wearer's turn begins.

    Raises:
        HeroFell: it killed its wearer.
    """
    if not wears_amulet(character):
        return
    character.turns_worn += 1
    if begins_turns(table, game, character, Amulet.DEATH, DEATH_FROM):
        await death_beckons(table, game, character)
    if begins_turns(table, game, character, Amulet.MADNESS, MADNESS_FROM):
        madden(table, character)


def begins_turns(
    table: Table, game: DungeonQuest, character: Character, amulet: Amulet, since: int
) -> bool:
    """Tell whether an amulet acts as this turn begins: it does from a certain turn on."""
    due = amulet in character.worn or character.turns_worn >= since
    return due and amulet_acts(table, game, character, amulet)


async def death_beckons(table: Table, game: DungeonQuest, character: Character) -> None:
    """Roll a D12: on 1 the amulet of death kills.

    Raises:
        HeroFell: it did.
    """
    await roll_for_death(
        table, game, character, Cause.AMULET_OF_DEATH, "amulet-of-death", told.DeathAmuletRolled
    )


def can_tear_off(character: Character) -> bool:
    """Tell whether a hero wears the amulet of death, and knows it."""
    return Amulet.DEATH in character.worn


async def tear_off(table: Table, game: DungeonQuest, character: Character) -> None:
    """Tear the amulet of death off, in place of a turn, by a D12 within Strength."""
    roll, strength = d12(table, "tear-off"), character.sheet.strength
    torn_off = roll <= strength
    table.tell(everyone=told.AmuletTornAt(character.seat, roll, strength, torn_off))
    if torn_off:
        take_off(game, character)
    elif await rolls_again(table, character, roll):
        await tear_off(table, game, character)


def madden(table: Table, character: Character) -> None:
    """Roll a D6: on 1 and 2 the player on the right chooses the hero's way in this turn."""
    roll = d6(table, "madness")
    led = roll <= LED_TO
    character.led = character.led or led
    table.tell(everyone=told.MadnessRolled(character.seat, roll, led))
