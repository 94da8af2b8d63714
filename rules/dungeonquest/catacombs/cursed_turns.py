"""What curses do to a hero as its turn begins: the vampire's, the shadow, amulets."""

from rules.dungeonquest.catacombs.ill_omens import amulet_at_turn_start
from rules.dungeonquest.catacombs.shadow import shadow_strikes
from rules.dungeonquest.catacombs.vampire import curse_drains
from rules.dungeonquest.state import Character, DungeonQuest
from rules.engine.table import Table


async def begin_cursed_turn(table: Table, game: DungeonQuest, character: Character) -> None:
    """Suffer what lies upon a hero, one after the other.

    Raises:
        HeroFell: one of them killed the hero.
    """
    await curse_drains(table, game, character)
    await shadow_strikes(table, game, character)
    await amulet_at_turn_start(table, game, character)
