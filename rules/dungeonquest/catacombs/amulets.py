"""The amulet that a hero wears: when it acts, and how it is taken off ("Los Amuletos Mágicos").

The player on the right alone knows it until then. When each acts is a house value (component
notes, section 13).
"""

from rules.dungeonquest.catacombs import finds_events as told
from rules.dungeonquest.catacombs.amulet_cards import Amulet
from rules.dungeonquest.catacombs.curios import Drop
from rules.dungeonquest.monsters import Monster
from rules.dungeonquest.state import Character, DungeonQuest
from rules.dungeonquest.tiles import TileKind
from rules.engine.table import Table

OBEDIENT = frozenset({Monster.ORC, Monster.CHAMPION_OF_CHAOS})
"""The monsters that the amulet of command rules."""


def amulet_acts(table: Table, game: DungeonQuest, character: Character, amulet: Amulet) -> bool:
    """Tell whether a hero wears this amulet; the first time, it begins to act for all to see."""
    if amulet in character.worn:
        return True
    if amulet not in character.amulet:
        return False
    character.worn.put(character.amulet.take(amulet))
    reader = game.on_the_right(character.seat)
    table.tell(everyone=told.AmuletActed(character.seat, reader, amulet))
    return True


def wears_amulet(character: Character) -> bool:
    """Tell whether a hero wears an amulet, whether it acts or not."""
    return bool(len(character.amulet) or len(character.worn))


def acting(character: Character) -> Amulet | None:
    """Return the amulet that a hero wears, if it acts."""
    return next(iter(character.worn), None)


def take_off(game: DungeonQuest, character: Character) -> None:
    """Put the amulet that a hero wears under the amulet cards (ruling 80)."""
    for zone in (character.amulet, character.worn):
        for amulet in zone.take_all():
            game.amulets.put_under(amulet)


def commands(table: Table, game: DungeonQuest, character: Character, monster: Monster) -> bool:
    """Tell whether a monster on a room card obeys the amulet of command ("Amuleto de Mando")."""
    if monster not in OBEDIENT or not amulet_acts(table, game, character, Amulet.COMMAND):
        return False
    table.tell(everyone=told.MonsterCommanded(character.seat, monster))
    return True


def escapes_for_sure(
    table: Table, game: DungeonQuest, character: Character, monster: Monster | None
) -> bool:
    """Tell whether the amulet of escape makes good a failed escape ("Amuleto de Fuga").

    It does so with the giant spider (None) too (ruling 84).
    """
    if not amulet_acts(table, game, character, Amulet.ESCAPE):
        return False
    table.tell(everyone=told.EscapedByAmulet(character.seat, monster))
    return True


def floats(table: Table, game: DungeonQuest, character: Character, drop: Drop) -> bool:
    """Tell whether the amulet of levitation carries a hero over ("Amuleto de Levitación")."""
    if not amulet_acts(table, game, character, Amulet.LEVITATION):
        return False
    table.tell(everyone=told.FloatedOver(character.seat, drop))
    return True


def has_no_depth(character: Character, kind: TileKind) -> bool:
    """Tell whether a pit or a bridge is a room like any other to a hero that floats."""
    return kind in {TileKind.PIT, TileKind.BRIDGE} and Amulet.LEVITATION in character.worn


def holds_spider_off(table: Table, game: DungeonQuest, character: Character) -> bool:
    """Tell whether the giant spider lets a hero be ("Amuleto del Dios Araña")."""
    if not amulet_acts(table, game, character, Amulet.SPIDER_GOD):
        return False
    table.tell(everyone=told.SpiderHeldOff(character.seat))
    return True
