"""The chest of the catacombs, which is opened outside ("Hoja de Referencia", Cartas)."""

from rules.dungeonquest.cards import CatacombCard
from rules.dungeonquest.catacombs import events
from rules.dungeonquest.dice import d12
from rules.dungeonquest.state import Character
from rules.engine.table import Table

GOLD = 100


def open_old_chest(table: Table, character: Character) -> None:
    """Open the chest that a hero brought out of the catacombs, if any: D12 times 100 pieces."""
    if CatacombCard.CHEST not in character.held:
        return
    roll = d12(table, "old-chest")
    gold = roll * GOLD
    character.windfall += gold
    opened = events.CatacombChestOpened(character.seat, roll, gold, character.gold)
    table.tell(everyone=opened)
