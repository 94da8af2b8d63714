"""Being teleported: by the amulet when there is a trap, or by the ring in place of a turn.

Source: "Amuleto de Teletransportación". North of the amulet's compass is north on the map: all
players look at it from the south (ruling 86).
"""

from rules.dungeonquest import events
from rules.dungeonquest.catacombs import finds_events as told
from rules.dungeonquest.catacombs.amulet_cards import Amulet
from rules.dungeonquest.catacombs.amulets import amulet_acts, floats
from rules.dungeonquest.catacombs.chamber_spells import leave_spells_behind
from rules.dungeonquest.catacombs.coming_up import emerge, is_empty
from rules.dungeonquest.catacombs.curios import Bearing, Drop, Landing
from rules.dungeonquest.catacombs.going_below import sink
from rules.dungeonquest.catacombs.passages import WayDown
from rules.dungeonquest.catacombs.shadow import shadow_left_behind
from rules.dungeonquest.dice import d10, die
from rules.dungeonquest.heroes import Ring
from rules.dungeonquest.heroes_expansion.flame_bright import abandon_companion
from rules.dungeonquest.rotating import is_rock
from rules.dungeonquest.squares import CHAMBER, Direction, Gate, Square
from rules.dungeonquest.state import Cause, Character, DungeonQuest
from rules.dungeonquest.tiles import Room, TileKind
from rules.dungeonquest.ways import Gait, Step
from rules.engine.table import Table

FAR = 3
BEARINGS = (
    Bearing.NORTH, Bearing.NORTH, Bearing.EAST, Bearing.EAST, Bearing.WEST, Bearing.WEST,
    Bearing.SOUTH, Bearing.SOUTH, Bearing.GROUND, Bearing.CATACOMBS,
)  # fmt: skip
"""The table of teleportation, by D10."""


def sweeps_off(table: Table, game: DungeonQuest, character: Character) -> Step | None:
    """Return the step by which the amulet of teleportation saves a hero from a trap, if it does.

    It does from the traps of which the warning ring warns (rulings 22 and 85).
    """
    if not amulet_acts(table, game, character, Amulet.TELEPORTATION):
        return None
    table.tell(everyone=told.SweptOffByAmulet(character.seat))
    return by_magic(character)


def by_magic(character: Character) -> Step:
    """Return the step that teleports a hero; its direction says nothing."""
    return Step(Gate(character.here, Direction.NORTH), Gait.TELEPORT)


def use_teleportation_ring(table: Table, character: Character) -> Step:
    """Use the ring of teleportation in place of a turn (component notes, section 13)."""
    character.ring_used = True
    table.tell(everyone=told.TeleportationRingUsed(character.seat))
    return by_magic(character)


def can_teleport(character: Character) -> bool:
    """Tell whether a hero can use the ring of teleportation."""
    return character.has(Ring.TELEPORTATION)


async def teleport(table: Table, game: DungeonQuest, character: Character) -> None:
    """Roll a D10 for where a hero is teleported, until no other hero stands there.

    Raises:
        HeroFell: it was rock, or something to fall into.
    """
    while True:
        roll = d10(table, "teleport")
        bearing = BEARINGS[roll - 1]
        target = target_of(character, bearing)
        landing = landing_on(game, bearing, target)
        place = target.name if target and landing in ON_BOARD else ""
        table.tell(everyone=told.HeroTeleported(character.seat, roll, bearing, landing, place))
        if landing is not Landing.TAKEN:
            break
    if landing is Landing.ROCK or (target is None and landing is not Landing.BELOW):
        die(table, game, character, Cause.TELEPORTATION)
    abandon_companion(table, character)
    leave_spells_behind(table, game, character)
    shadow_left_behind(table, game, character)
    if target is None:
        await sink(table, game, character, WayDown.TELEPORT)
    else:
        await land(table, game, character, target, Direction(bearing.value))


ON_BOARD = frozenset({Landing.SQUARE, Landing.TAKEN})


def target_of(character: Character, bearing: Bearing) -> Square | None:
    """Return the square that a row of the table leads to; it may lie outside the board."""
    if bearing in {Bearing.GROUND, Bearing.CATACOMBS}:
        return None
    target, direction = character.here, Direction(bearing.value)
    for _ in range(FAR):
        target = target.beside(direction)
    return target


def landing_on(game: DungeonQuest, bearing: Bearing, target: Square | None) -> Landing:
    """Return where a teleportation ends.

    Beyond the walls, and where no tile can be laid any more, is rock (ruling 9).
    """
    if bearing is Bearing.CATACOMBS:
        return Landing.BELOW
    if target is None or not target.on_board or is_rock(game, target):
        return Landing.ROCK
    taken = target not in CHAMBER and game.at(target)
    return Landing.TAKEN if taken else Landing.SQUARE


async def land(
    table: Table, game: DungeonQuest, character: Character, target: Square, heading: Direction
) -> None:
    """Put a hero on a square, laying a tile there if there is none; no room card is drawn.

    A tile is laid as if the hero had walked in with this heading. What holds heroes in a room
    holds this one from its next turn on; no card is drawn, no corridor leads on, and no room
    rotates (ruling 86).

    Raises:
        HeroFell: there was something to fall into.
    """
    if is_empty(game, target):
        lay_tile(table, game, character, target, heading)
    character.breach = None
    emerge(game, character, target)
    room = game.rooms.get(target)
    if room and room.kind is TileKind.PIT:
        await into_pit(table, game, character)


def lay_tile(
    table: Table, game: DungeonQuest, character: Character, target: Square, heading: Direction
) -> None:
    """Draw a tile and lay it on an empty square; one that lies there face down is turned up."""
    tile = game.face_down.pop(target, game.tiles).draw()
    game.laid.put(tile)
    game.rooms[target] = Room(tile, heading)
    table.tell(everyone=events.TileLaid(character.seat, tile, target.name))


async def into_pit(table: Table, game: DungeonQuest, character: Character) -> None:
    """Fall into a bottomless pit, unless the amulet of levitation carries the hero.

    Raises:
        HeroFell: it does not.
    """
    if not floats(table, game, character, Drop.PIT):
        die(table, game, character, Cause.PIT)
