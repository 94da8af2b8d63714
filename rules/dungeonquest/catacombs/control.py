"""The amulet of control, which turns rotating rooms as its wearer likes ("Amuleto de Control")."""

from rules.dungeonquest.catacombs import finds_events as told
from rules.dungeonquest.catacombs.amulet_cards import Amulet
from rules.dungeonquest.catacombs.amulets import amulet_acts
from rules.dungeonquest.catacombs.finds_questions import TurnRoom
from rules.dungeonquest.rotating import leads_nowhere
from rules.dungeonquest.squares import COMPASS, Direction, Gate
from rules.dungeonquest.state import Character, DungeonQuest
from rules.engine.table import Table


async def turns_at_will(table: Table, game: DungeonQuest, character: Character) -> bool:
    """Let a hero turn the rotating room that it enters, and tell whether it did.

    The room has one exit; it can be turned to any side but a wall. If there are only walls, it
    turns as rotating rooms do.
    """
    if not amulet_acts(table, game, character, Amulet.CONTROL):
        return False
    here = character.here
    ways = tuple([way for way in COMPASS if not leads_nowhere(game, Gate(here, way))])
    if not ways:
        return False
    way: Direction = await table.ask(character.seat, TurnRoom(ways, here.name))
    room = game.rooms[here]
    room.rotate(room.exits()[0].quarters_to(way))
    room.turned = True
    table.tell(everyone=told.RoomTurnedAtWill(character.seat, way))
    return True
