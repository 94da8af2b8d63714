"""Serellia: Flame Bright warns of what lies ahead, or fails to ("Sarellia de Zimendell").

The player on the right looks at the tile and rolls in secret. What lies face down is in a zone
that this player alone sees into; in solo play nobody does.
"""

from collections.abc import Collection

from rules.dungeonquest.dice import d10
from rules.dungeonquest.heroes_expansion import events
from rules.dungeonquest.heroes_expansion.questions import EnterTile, TryAnotherWay
from rules.dungeonquest.questions import Act, TakeTurn
from rules.dungeonquest.squares import TOWERS, ChamberExit, Gate, Square
from rules.dungeonquest.state import ROUNDS, Character, DungeonQuest
from rules.dungeonquest.tiles import Tile, TileKind
from rules.dungeonquest.ways import Gait, Step, directions, gates, side_of
from rules.engine.seats import Seat
from rules.engine.table import Table
from rules.engine.zones import NOBODY, Zone

DANGERS = frozenset({TileKind.TRAP, TileKind.PIT, TileKind.ROTATING_ROOM})
WRONG_BY = 1
"""The D10 with which Flame Bright is wrong."""


async def goes_in(table: Table, game: DungeonQuest, character: Character, gate: Gate) -> bool:
    """Look ahead before a hero steps onto an empty square, and ask whether it goes in.

    Whom another sends goes in, warned or not.
    """
    known = side_of(game, gate.other_side) is not None or gate.beyond in game.face_down
    if known or not character.accompanied:
        return True
    warned = look(table, game, character, gate)
    if character.led:
        return True
    place = gate.beyond.name
    if await table.ask(character.seat, EnterTile(place, warned)):
        return True
    table.tell(everyone=events.TileRefused(character.seat, place))
    return False


def look(table: Table, game: DungeonQuest, character: Character, gate: Gate) -> bool:
    """Have a tile looked at and laid face down, and tell whether Flame Bright warns of it."""
    looker = game.on_the_right(character.seat)
    tile = game.tiles.draw()
    place = gate.beyond.name
    zone = face_down_zone(table, looker, place)
    zone.put(tile)
    game.face_down[gate.beyond] = zone
    roll = d10(table, "warning")
    warned = (tile.face.kind in DANGERS) is not (roll == WRONG_BY)
    told = events.CompanionWarned(character.seat, looker, place, warned)
    if looker is None:
        table.tell(everyone=told)
    else:
        looked = events.TileLookedAt(character.seat, tile, place, roll)
        table.tell(everyone=told, besides={looker: looked})
    return warned


def face_down_zone(table: Table, looker: Seat | None, place: str) -> Zone[Tile]:
    """Return where a tile lies face down on a square.

    One may have lain there before, which nobody could lay when it was turned up (ruling 67).
    """
    name = f"face-down/{place}"
    if (zone := table.zones.get(name)) is not None:
        return zone
    seers = NOBODY if looker is None else frozenset((looker,))
    return table.zone(name, seers=seers, back="tile")


async def another_way(
    table: Table,
    game: DungeonQuest,
    character: Character,
    refused: Gate,
    passed: Collection[Square],
) -> Step | None:
    """Let a hero who did not go in try another way out of the same tile, once in a turn.

    Corridors and towers that it has come through in this turn stay behind it (rulings 8 and 15).
    """
    if character.refused:
        return None
    character.refused = True
    left = [way for way in gates(game, character) if way != refused and way.beyond not in passed]
    if character.in_chamber:
        return await another_exit(table, game, character, left)
    if character.here in passed and character.here in TOWERS:
        left = [way for way in left if way.direction is not character.came_by]
    if not left:
        return None
    question = TryAnotherWay({Act.MOVE: directions(left), Act.STAY: None}, character.here.name)
    answer = await table.ask(character.seat, question)
    return Step(Gate(character.here, answer[1]), Gait.WALK) if answer[0] is Act.MOVE else None


async def another_exit(
    table: Table, game: DungeonQuest, character: Character, left: Collection[Gate]
) -> Step | None:
    """Let a hero try another exit of the treasure chamber, or stay and take nothing."""
    exits = tuple([exit_ for exit_ in ChamberExit if exit_.gate in left])
    if not exits:
        return None
    question = TakeTurn(
        {Act.LEAVE_CHAMBER: exits, Act.WAIT: None},
        plight=character.plight,
        place=character.here.name,
        chamber=True,
        searches=character.searches,
        rounds_left=ROUNDS + 1 - game.sun,
        life=character.life,
    )
    answer = await table.ask(character.seat, question)
    return Step(answer[1].gate, Gait.WALK) if answer[0] is Act.LEAVE_CHAMBER else None
