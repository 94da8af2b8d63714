"""The amulet of destruction, which bursts in combat (component notes, section 13)."""

from rules.dungeonquest.blows import monster_dies
from rules.dungeonquest.catacombs import finds_events as told
from rules.dungeonquest.catacombs.amulet_cards import Amulet
from rules.dungeonquest.catacombs.amulets import amulet_acts, take_off
from rules.dungeonquest.dice import d6, suffer
from rules.dungeonquest.heroes import Dice
from rules.dungeonquest.state import Cause, Character, DungeonQuest, Fight
from rules.engine.table import Table

BURST = Dice(6)


async def amulet_bursts(
    table: Table, game: DungeonQuest, character: Character, fight: Fight
) -> None:
    """Cost monster and wearer D6 life points each, before the first round; then it is gone.

    Raises:
        HeroFell: it killed the hero; the monster may be dead too (ruling 27).
    """
    if not amulet_acts(table, game, character, Amulet.DESTRUCTION):
        return
    roll = d6(table, "destruction")
    fight.wounds += roll
    burst = told.AmuletBurst(character.seat, fight.monster, roll, fight.wounds)
    table.tell(everyone=burst)
    take_off(game, character)
    if fight.is_slain():
        monster_dies(table, fight)
    await suffer(table, game, character, Cause.AMULET_OF_DESTRUCTION, BURST)
