"""Chests, which are opened in the daylight ("Fichas de Tesoro"), and curses that end there."""

from rules.dungeonquest.cards import Treasure
from rules.dungeonquest.catacombs import finds_events as told
from rules.dungeonquest.catacombs.finds_questions import OpenChest
from rules.dungeonquest.catacombs.old_chest import open_old_chest
from rules.dungeonquest.catacombs.spilling import lose_at_random, treasures_of
from rules.dungeonquest.dice import d12, lay_down_curses
from rules.dungeonquest.state import Character, DungeonQuest
from rules.engine.table import Table

GOLD_FROM = 5
GOLD = 100


async def see_daylight(table: Table, game: DungeonQuest, character: Character) -> None:
    """Do what is done outside the castle, by whatever way a hero came out (ruling 96)."""
    lay_down_curses(game, character)
    if Treasure.CHEST in character.treasure:
        await meet_chest(table, game, character)
    open_old_chest(table, character)


async def meet_chest(table: Table, game: DungeonQuest, character: Character) -> None:
    """Open the chest from the treasure chamber, or throw it away.

    A D12 from 5 on is worth a hundred gold pieces a point; with any other the chest explodes, and
    the player on the right takes one of the hero's other treasures blindly.
    """
    others = len(treasures_of(character)) - 1
    if not await table.ask(character.seat, OpenChest(others)):
        throw_away(table, game, character)
        table.tell(everyone=told.ChestLeftShut(character.seat))
        return
    roll = d12(table, "chest")
    exploded = roll < GOLD_FROM
    gold = 0 if exploded else roll * GOLD
    character.windfall += gold
    opened = told.ChestOpened(character.seat, roll, exploded, gold, character.gold)
    table.tell(everyone=opened)
    if exploded:
        throw_away(table, game, character)
        lose_at_random(table, game, character, 1)


def throw_away(table: Table, game: DungeonQuest, character: Character) -> None:
    """Put the chest back into the cup."""
    game.cup.put(character.treasure.take(Treasure.CHEST))
    game.cup.shuffle(table.stream("cup"))
