"""The ways out of the catacombs, and where heroes come up ("Las Catacumbas")."""

from collections.abc import Mapping
from typing import NamedTuple

from rules.dungeonquest import events as told
from rules.dungeonquest.catacombs import events
from rules.dungeonquest.catacombs.exits import Passage, passage
from rules.dungeonquest.catacombs.gathering import shuffle_back
from rules.dungeonquest.catacombs.going_below import gather_companion, has_entrance, sink
from rules.dungeonquest.catacombs.passages import Obstacle, PlaceName, WayDown
from rules.dungeonquest.catacombs.questions import (
    ChooseEntrance,
    GoBackDown,
    TakeWayUp,
    TurnTile,
)
from rules.dungeonquest.dice import d10
from rules.dungeonquest.heroes import Ability
from rules.dungeonquest.heroes_expansion.rings import rolls_again
from rules.dungeonquest.squares import CHAMBER, COMPASS, TOWERS, Direction, Square
from rules.dungeonquest.state import ROUNDS, Character, DungeonQuest, Plight, Way
from rules.dungeonquest.tiles import Room, Tile, TileKind
from rules.engine.table import Table

OBSTACLES: Mapping[TileKind, Obstacle] = {
    TileKind.PIT: Obstacle.PIT,
    TileKind.BRIDGE: Obstacle.BRIDGE,
}
"""Where nobody comes up."""

NEVER_LAID = frozenset({TileKind.PIT, TileKind.BRIDGE, TileKind.TRAP})
"""What is not laid where a hero comes up."""

PERILS: Mapping[TileKind, Plight] = {
    TileKind.CAVE_IN: Plight.CAVE_IN,
    TileKind.DARK_CHAMBER: Plight.DARK_CHAMBER,
    TileKind.WEB: Plight.WEB,
}
"""What a hero who comes up has to leave by the rules of the room."""


class Landing(NamedTuple):
    """Where a hero would come up; ``entrances`` those that would lead it up instead."""

    square: Square
    aside: int
    obstacle: Obstacle | None
    entrances: tuple[Square, ...]


async def find_exit(table: Table, game: DungeonQuest, character: Character) -> None:
    """Leave the catacombs by an exit, or go on."""
    if await takes_way_up(table, game, character, hole=False):
        await come_up(table, game, character)


async def find_hole(table: Table, game: DungeonQuest, character: Character) -> None:
    """Try to get out by a hole in the roof, or go on."""
    if await takes_way_up(table, game, character, hole=True):
        await try_hole(table, game, character)


async def takes_way_up(
    table: Table, game: DungeonQuest, character: Character, *, hole: bool
) -> bool:
    """Ask whether a hero takes a way up that it has found."""
    descent = character.descent
    if descent is None:
        return False
    question = TakeWayUp(
        hole=hole,
        cards=character.cards_below,
        heading=descent.heading,
        place=character.here.name,
        rounds_left=ROUNDS + 1 - game.sun,
    )
    if await table.ask(character.seat, question):
        return True
    table.tell(everyone=events.WayUpLeft(character.seat, hole))
    return False


async def try_hole(table: Table, game: DungeonQuest, character: Character) -> None:
    """Get out by a hole with a D10 within Agility; who stays below may try again next turn."""
    roll, agility = d10(table, "hole"), character.sheet.agility
    passed = roll <= agility
    table.tell(everyone=events.HoleTried(character.seat, roll, agility, passed))
    if character.descent is not None:
        character.descent.under_hole = True
    if passed:
        await come_up(table, game, character)
    elif await rolls_again(table, character, roll):
        await try_hole(table, game, character)


async def come_up(table: Table, game: DungeonQuest, character: Character) -> None:
    """Find out where the hero comes up, and lay a tile if none lies there; its turn is over.

    Where no square that the diagram allows will do, it stays below (ruling 66).
    """
    landing = find_landing(table, game, character)
    if landing is None:
        table.tell(everyone=events.NoWayUp(character.seat))
        return
    square, entrances = landing.square, landing.entrances
    if entrances:
        square = await choose_entrance(table, character, entrances)
    if is_empty(game, square) and not await lay_tile(table, game, character, square):
        table.tell(everyone=events.NoWayUp(character.seat))
        return
    emerge(game, character, square)
    table.tell(everyone=events.CameUp(character.seat, square.name, bool(entrances)))
    shuffle_back(table, game, character)
    character.descent = None
    await may_go_back(table, game, character)


def find_landing(table: Table, game: DungeonQuest, character: Character) -> Landing | None:
    """Roll on the exit diagram until a hero can come up; None if it never could."""
    descent, cards = character.descent, character.cards_below
    if descent is None:
        return None
    way = passage(character.here, descent.heading, cards)
    if all(landing_at(game, way, aside).obstacle for aside in way.row):
        return None
    while True:
        roll = d10(table, "exit")
        landing = landing_at(game, way, way.row[roll - 1])
        rolled = events.ExitRolled(
            character.seat, cards, way.forward, roll, landing.aside, landing.square.name,
            landing.obstacle,
        )  # fmt: skip
        table.tell(everyone=rolled)
        if landing.obstacle is None:
            return landing


def landing_at(game: DungeonQuest, way: Passage, aside: int) -> Landing:
    """Return where a way leads up with a number of the diagram.

    An entrance on the square itself, or else any beside it, also diagonally, leads up instead,
    unless a hero stands there (ruling 65).
    """
    square, went = way.end(aside)
    entrances = usable_entrances(game, square)
    obstacle = None if entrances else obstacle_at(game, square)
    return Landing(square, went, obstacle, entrances)


def usable_entrances(game: DungeonQuest, square: Square) -> tuple[Square, ...]:
    """Return the free entrance on a square, or else those on the eight squares around it."""
    around = [
        Square(square.row + down, square.column + right)
        for down in (-1, 0, 1)
        for right in (-1, 0, 1)
    ]
    free = [one for one in around if has_entrance(game, one) and not game.at(one)]
    return (square,) if square in free else tuple(free)


def obstacle_at(game: DungeonQuest, square: Square) -> Obstacle | None:
    """Return why nobody can come up on a square, if so."""
    if square in CHAMBER:
        return None
    if game.at(square):
        return Obstacle.HERO
    if is_empty(game, square):
        some = game.tiles or square in game.face_down
        return None if some else Obstacle.ROCK
    room = game.rooms.get(square)
    return OBSTACLES.get(room.kind) if room else None


def is_empty(game: DungeonQuest, square: Square) -> bool:
    """Tell whether no tile lies on a square, or none that is turned up."""
    return square not in game.rooms and square not in CHAMBER and square not in TOWERS


async def choose_entrance(
    table: Table, character: Character, entrances: tuple[Square, ...]
) -> Square:
    """Choose by which entrance to come up, if there are several."""
    if len(entrances) == 1:
        return entrances[0]
    named = {PlaceName(square.name): square for square in entrances}
    return named[await table.ask(character.seat, ChooseEntrance(tuple(named)))]


async def lay_tile(table: Table, game: DungeonQuest, character: Character, square: Square) -> bool:
    """Draw a tile and lay it as the hero likes; tell whether there was one that will do.

    Others go back into the box (ruling 67).
    """
    tile = draw_tile(table, game, character, square)
    if tile is None:
        return False
    game.laid.put(tile)
    # All see the tile before its finder turns it: the question shows it too.
    table.tell(everyone=told.TileLaid(character.seat, tile, square.name))
    heading = await turn_tile(table, character, tile, square)
    game.rooms[square] = Room(tile, heading, turned=tile.face.kind is TileKind.ROTATING_ROOM)
    return True


def draw_tile(
    table: Table, game: DungeonQuest, character: Character, square: Square
) -> Tile | None:
    """Draw tiles until one may lie where a hero comes up; what lies face down there first."""
    face_down = game.face_down.pop(square, None)
    refused: list[Tile] = []
    found = None
    while found is None and (face_down or game.tiles):
        tile = (face_down or game.tiles).draw()
        if tile.face.kind in NEVER_LAID:
            refused.append(tile)
            table.tell(everyone=events.TileDiscarded(character.seat, tile))
        else:
            found = tile
    if refused:
        game.tiles.items.extend(refused)
        game.tiles.shuffle(table.stream("tiles"))
    return found


async def turn_tile(table: Table, character: Character, tile: Tile, square: Square) -> Direction:
    """Choose how a tile lies, if that makes a difference."""
    faces = {tuple(Room(tile, way).side(side) for side in COMPASS): way for way in COMPASS[::-1]}
    banks = {Room(tile, way).bank(side) for way in COMPASS for side in COMPASS}
    if len(faces) == 1 and len(banks) == 1:
        return COMPASS[0]
    return await table.ask(character.seat, TurnTile(COMPASS, tile, square.name))


def emerge(game: DungeonQuest, character: Character, square: Square) -> None:
    """Put the piece back on the board.

    Whoever comes up has no room behind it: it can neither retreat nor escape thither. In a dark
    chamber it gropes as if it had come in over the arrow (ruling 68).
    """
    character.square = square
    character.came_from = character.came_by = None
    character.came_through = Way.OPENING
    character.crossed = False
    character.searches, character.ventured = 0, True
    gather_companion(character)
    room = game.rooms.get(square)
    character.peril = PERILS.get(room.kind, Plight.NONE) if room and not room.burnt else Plight.NONE
    if room and character.peril is Plight.DARK_CHAMBER:
        lit = character.can(Ability.SUN_SPHERE)
        character.peril = Plight.NONE if lit else Plight.DARK_CHAMBER
        character.came_by = room.heading.opposite


async def may_go_back(table: Table, game: DungeonQuest, character: Character) -> None:
    """Let a hero who does not like where it came up go back below at once.

    It chooses a direction anew, and draws cards from its next turn on. Who is berserk does not
    go down by choice.
    """
    question = GoBackDown(character.here.name, ROUNDS + 1 - game.sun)
    if character.berserk or not await table.ask(character.seat, question):
        return
    await sink(table, game, character, WayDown.BACK)
