"""A vampire's bite, and the curse that drains whoever was bitten ("Vampiro")."""

from rules.dungeonquest.cards import Card, RoomCard
from rules.dungeonquest.catacombs import finds_events as told
from rules.dungeonquest.dice import d12, suffer
from rules.dungeonquest.heroes import Dice
from rules.dungeonquest.heroes_expansion.magic import time_stands_still
from rules.dungeonquest.heroes_expansion.rings import rolls_again
from rules.dungeonquest.piles import keep
from rules.dungeonquest.state import Cause, Character, DungeonQuest
from rules.engine.table import Table

BITE = Dice(0, 1)


async def vampire(table: Table, game: DungeonQuest, character: Character, card: Card) -> None:
    """Be bitten unless a D12 is within the greater of Agility and Armour.

    A second bite costs its life point, but the curse is no worse for it (ruling 91).

    Raises:
        HeroFell: it killed the hero.
    """
    if time_stands_still(table, character) or not await is_bitten(table, character):
        return
    if not is_cursed(character):
        keep(game, character, card)
    await suffer(table, game, character, Cause.VAMPIRE, BITE)


async def is_bitten(table: Table, character: Character) -> bool:
    """Roll whether a vampire bites."""
    sheet = character.sheet
    roll, limit = d12(table, "vampire"), max(sheet.agility, sheet.armour)
    bitten = roll > limit
    again = is_cursed(character)
    table.tell(everyone=told.VampireAttacked(character.seat, roll, limit, bitten, again))
    if not bitten or not await rolls_again(table, character, roll):
        return bitten
    return await is_bitten(table, character)


def is_cursed(character: Character) -> bool:
    """Tell whether a hero is under the curse of the undead."""
    return RoomCard.VAMPIRE in character.held


async def curse_drains(table: Table, game: DungeonQuest, character: Character) -> None:
    """Lose a life point as a turn begins; only daylight ends it.

    Raises:
        HeroFell: it was the last.
    """
    if is_cursed(character):
        await suffer(table, game, character, Cause.VAMPIRE, BITE)
