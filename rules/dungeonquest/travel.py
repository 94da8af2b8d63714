"""Going from square to square, and what each kind of room does to whoever comes in.

Source: rulebook 5.2, 6, 9 and "Losetas y localizaciones".
"""

from collections.abc import Callable, Coroutine, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from rules.dungeonquest import events
from rules.dungeonquest.catacombs.amulet_cards import Amulet
from rules.dungeonquest.catacombs.amulets import amulet_acts, floats
from rules.dungeonquest.catacombs.bridge import come_to_bridge, land_on_bridge
from rules.dungeonquest.catacombs.chamber_spells import leave_spells_behind
from rules.dungeonquest.catacombs.control import turns_at_will
from rules.dungeonquest.catacombs.curios import Drop
from rules.dungeonquest.catacombs.teleporting import sweeps_off, teleport
from rules.dungeonquest.chamber import (
    chamber_left,
    dragon_wakes,
    flee_dragon,
    in_chamber,
    shuffle_dragon_tokens,
    take_treasure,
)
from rules.dungeonquest.dice import HeroFell, die, try_agility
from rules.dungeonquest.events import Trial
from rules.dungeonquest.heroes import Ability
from rules.dungeonquest.heroes_expansion import events as told
from rules.dungeonquest.heroes_expansion.flame_bright import abandon_companion, companion_at_pit
from rules.dungeonquest.heroes_expansion.looking_ahead import another_way, goes_in
from rules.dungeonquest.heroes_expansion.magic import time_stands_still
from rules.dungeonquest.heroes_expansion.questions import RunOn
from rules.dungeonquest.heroes_expansion.running import leads_on, runnable
from rules.dungeonquest.questions import Act, MoveOn
from rules.dungeonquest.rooms import draw_room_card
from rules.dungeonquest.rotating import turn_round
from rules.dungeonquest.squares import CHAMBER, TOWERS, Gate, Square
from rules.dungeonquest.state import Cause, Character, DungeonQuest, Fate, Plight
from rules.dungeonquest.tiles import Room, TileKind
from rules.dungeonquest.traps import draw_trap_card, warned
from rules.dungeonquest.ways import Gait, Step, behind, directions, gates, get_through, side_of
from rules.engine.questions import Branches, Key
from rules.engine.table import Table


@dataclass(slots=True)
class Journey:
    """One hero's way through one turn, or through one flight from the dragon.

    Attributes:
        cards: whether a room card is drawn where this step leads; not after an escape.
        passed: the corridors and towers that the hero has come through: it enters none of them
            twice in a turn, unless it has escaped from a monster meanwhile (ruling 8).
    """

    table: Table
    game: DungeonQuest
    character: Character
    cards: bool = True
    passed: set[Square] = field(default_factory=set)


async def travel(table: Table, game: DungeonQuest, character: Character, step: Step | None) -> None:
    """Take a step and all that follow from it.

    Raises:
        HeroFell: the hero died on the way.
    """
    journey = Journey(table, game, character)
    while step is not None:
        if step.gait is Gait.WALK and not await get_through(table, game, character, step.gate):
            return
        if step.gait in LOOKED_AHEAD and not await goes_in(table, game, character, step.gate):
            step = await another_way(table, game, character, step.gate, journey.passed)
            continue
        step = await enter(journey, step)


async def enter(journey: Journey, step: Step) -> Step | None:
    """Move the piece, lay a tile if there is none, and do what the place demands."""
    gate, gait = step
    game, character = journey.game, journey.character
    if gait is Gait.TELEPORT:
        await be_teleported(journey)
        return None
    journey.cards = gait in {Gait.WALK, Gait.SECRET_DOOR}
    if gait is Gait.RETREAT:
        journey.passed.clear()
    leaves_chamber = gate.square in CHAMBER
    laid = move_piece(journey, gate, gait)
    if leaves_chamber:
        leave_spells_behind(journey.table, game, character)
        chamber_left(journey.table, game)
    if gate.beyond in TOWERS:
        return await tower_room(journey)
    character.ventured = True
    if gate.beyond in CHAMBER:
        await treasure_chamber(journey.table, game, character, stayed=False)
        return None
    room = game.rooms[gate.beyond]
    if not laid and room.kind is not TileKind.NORMAL:
        place = gate.beyond.name
        journey.table.tell(everyone=events.RoomEntered(character.seat, room.tile, place))
    step_on = await ENTERING[room.kind](journey, room, laid)
    return await run_on(journey, step_on) if gait is Gait.RUN else step_on


LOOKED_AHEAD = frozenset({Gait.WALK, Gait.SECRET_DOOR})
"""How a hero goes who has the time to let Flame Bright look ahead ("Sarellia de Zimendell")."""

MOVED = {
    Gait.WALK: events.HeroMoved,
    Gait.SECRET_DOOR: events.SecretDoorPassed,
    Gait.FLIGHT: events.HeroMoved,
    Gait.RUN: events.HeroMoved,
}


async def run_on(journey: Journey, step_on: Step | None) -> Step | None:
    """Run on from a tile that a hero ran over ("Helena la Rápida").

    Corridors are free: the tile after them is still the first. A trapdoor ends the run, and so
    does what costs turns.
    """
    character = journey.character
    if step_on and step_on.gait is Gait.TELEPORT:
        return step_on
    if step_on:
        return Step(step_on.gate, Gait.RUN) if leads_on(journey.game, step_on.gate) else step_on
    if character.plight is not Plight.NONE or character.lost_turns or character.below:
        return None
    ways = [way for way in ways_on(journey) if way.direction is not character.came_by]
    if not ways:
        journey.table.tell(everyone=events.NoWayOn(character.seat))
        return None
    way = ways[0].direction
    if len(ways) > 1:
        way = await journey.table.ask(character.seat, RunOn(directions(ways), character.here.name))
    return Step(Gate(character.here, way))


def move_piece(journey: Journey, gate: Gate, gait: Gait) -> bool:
    """Move a hero's piece, and lay a tile where none lies; tell whether one was laid."""
    table, game, character = journey.table, journey.game, journey.character
    target = gate.beyond
    abandon_companion(table, character)
    character.square = target
    character.came_from, character.came_by = gate.square, gate.other_side.direction
    character.searches, character.peril, character.breach = 0, Plight.NONE, None
    character.crossed = False
    if gait is Gait.RETREAT:
        table.tell(everyone=events.Retreated(character.seat, target.name))
    else:
        moved = MOVED[gait](character.seat, gate.direction, target.name)
        table.tell(everyone=moved)
    laid = side_of(game, gate.other_side) is None
    if laid:
        lay_tile(journey, gate)
    character.came_through = behind(game, gate, gait)
    return laid


def lay_tile(journey: Journey, gate: Gate) -> None:
    """Draw a tile and lay it with its arrow where the hero comes in (rulebook 6.1 and 6.2)."""
    game, target = journey.game, gate.beyond
    face_down = game.face_down.pop(target, game.tiles)
    tile = face_down.draw()
    game.laid.put(tile)
    game.rooms[target] = Room(tile, gate.direction)
    laid = events.TileLaid(journey.character.seat, tile, target.name)
    journey.table.tell(everyone=laid)


async def ordinary_room(journey: Journey, _room: Room, _laid: bool) -> Step | None:  # noqa: FBT001  as `RoomKind` has it
    """Draw a room card (rulebook 6.3); also behind a portcullis and at the edge of a chasm."""
    if not journey.cards:
        return None
    return await draw_room_card(journey.table, journey.game, journey.character)


async def corridor(journey: Journey, _room: Room, _laid: bool) -> Step | None:  # noqa: FBT001
    """Move on at once ("Corredores"); where there is no way on, the turn ends (ruling 8)."""
    character = journey.character
    journey.passed.add(character.here)
    ways = ways_on(journey)
    if not ways:
        journey.table.tell(everyone=events.NoWayOn(character.seat))
        return None
    if len(ways) == 1:
        return Step(ways[0])
    question = MoveOn({Act.MOVE: directions(ways)}, character.here.name, tower=False)
    answer = await journey.table.ask(character.seat, question)
    return Step(Gate(character.here, answer[1]))


def ways_on(journey: Journey) -> tuple[Gate, ...]:
    """Return the ways out but those into corridors and towers that were passed in this turn."""
    ways = gates(journey.game, journey.character)
    if journey.character.running:
        ways = runnable(journey.game, ways)
    return tuple([gate for gate in ways if gate.beyond not in journey.passed])


async def rotating_room(journey: Journey, _room: Room, laid: bool) -> None:  # noqa: FBT001
    """Turn half round as soon as it is laid, and never again ("Sala Giratoria").

    An amulet turns it as its wearer likes ("Amuleto de Control").

    Raises:
        HeroFell: its only exit now leads against a wall.
    """
    if await turns_at_will(journey.table, journey.game, journey.character) or not laid:
        return
    if journey.character.still:
        journey.character.unturned.append(journey.character.here)
        return
    turn_round(journey.table, journey.game, journey.character, journey.character.here)


async def trap_room(journey: Journey, _room: Room, _laid: bool) -> Step | None:  # noqa: FBT001
    """Draw a trap card, each time ("Trampa"), unless an amulet or the warning ring helps.

    Raises:
        HeroFell: the trap killed the hero.
    """
    if time_stands_still(journey.table, journey.character):
        return None
    if away := sweeps_off(journey.table, journey.game, journey.character):
        return away
    if not await warned(journey.table, journey.character):
        await draw_trap_card(journey.table, journey.game, journey.character)
    return None


async def dark_chamber(journey: Journey, _room: Room, _laid: bool) -> None:  # noqa: FBT001
    """Grope for an exit in the next turn ("Cámara Oscura"), but in the light of a sun sphere."""
    if journey.character.can(Ability.SUN_SPHERE):
        journey.table.tell(everyone=told.SunSphereShone(journey.character.seat))
        return
    journey.character.peril = Plight.DARK_CHAMBER


async def crumbling_room(journey: Journey, room: Room, laid: bool) -> Step | None:  # noqa: FBT001
    """Draw a room card; the ceiling comes down in the next turn ("Desplome del Techo")."""
    journey.character.peril = Plight.CAVE_IN
    return await ordinary_room(journey, room, laid)


async def bottomless_pit(journey: Journey, _room: Room, _laid: bool) -> None:  # noqa: FBT001
    """Get across with a D12 within Agility, or fall out of the game ("Pozo sin Fondo").

    An amulet may carry the hero ("Amuleto de Levitación"), but no companion.
    A companion rolls after the hero, whose Agility does not depend on what befalls it here.

    Raises:
        HeroFell: the hero fell.
    """
    floated = floats(journey.table, journey.game, journey.character, Drop.PIT)
    if not floated and not await try_agility(journey.table, journey.character, Trial.PIT):
        die(journey.table, journey.game, journey.character, Cause.PIT)
    companion_at_pit(journey.table, journey.character)


async def bridge_room(journey: Journey, _room: Room, _laid: bool) -> None:  # noqa: FBT001
    """Cross the bridge at once, or stay before it ("Nuevas Losetas").

    Raises:
        HeroFell: the fall killed the hero.
    """
    await come_to_bridge(journey.table, journey.game, journey.character)


async def web_room(journey: Journey, room: Room, _laid: bool) -> None:  # noqa: FBT001
    """Stay in the doorway of a web until the next turn ("Nuevas Losetas")."""
    if not room.burnt:
        journey.character.peril = Plight.WEB


async def tower_room(journey: Journey) -> Step | None:
    """Leave the castle, go on at once by the other exit, or stay for the turn.

    Source: "Salas de la Torre"; ruling 15.
    """
    character = journey.character
    here = character.here
    journey.passed.add(here)
    journey.table.tell(everyone=events.TowerEntered(character.seat, TOWERS[here]))
    branches: dict[Key, Branches | None] = {Act.LEAVE_CASTLE: None, Act.STAY: None}
    if ways := [way for way in ways_on(journey) if way.direction is not character.came_by]:
        branches[Act.MOVE] = directions(ways)
    question = MoveOn(branches, here.name, tower=True)
    answer = await journey.table.ask(character.seat, question)
    if answer[0] is Act.MOVE:
        return Step(Gate(here, answer[1]))
    if answer[0] is Act.LEAVE_CASTLE:
        leave_castle(journey.table, character)
    return None


async def be_teleported(journey: Journey) -> None:
    """Be elsewhere at once; in the treasure chamber, turn over a dragon token.

    Source: "Amuleto de Teletransportación".

    Raises:
        HeroFell: it killed the hero.
    """
    table, game, character = journey.table, journey.game, journey.character
    await teleport(table, game, character)
    chamber_left(table, game)
    room = None if character.below else game.rooms.get(character.here)
    if room and room.kind is TileKind.BRIDGE:
        await land_on_bridge(table, game, character)
    if character.in_chamber and dragon_wakes(table, game, character):
        await dragon_rages(table, game, character)


def leave_castle(table: Table, character: Character) -> None:
    """Go out into the daylight for good (rulebook 10)."""
    character.fate = Fate.OUT
    tower = TOWERS[character.here]
    table.tell(everyone=events.CastleLeft(character.seat, character.played, tower, character.gold))


async def treasure_chamber(
    table: Table, game: DungeonQuest, character: Character, *, stayed: bool
) -> None:
    """Take treasure, and see whether the dragon wakes (rulebook 9.1 and 9.2).

    It wakes at once when the amulet of dragonfire comes in (component notes, section 13).
    Who has stopped the time turns over no dragon token ("Azoth el Sincara"). Who is berserk
    takes none, and turns over two dragon tokens ("Fhyll Hachaloca").
    """
    table.tell(everyone=events.ChamberEntered(character.seat, stayed))
    if not stayed and await amulet_wakes_dragon(table, game, character):
        return
    if character.still:
        await take_treasure(table, game, character)
        return
    if character.berserk:
        awake = dragon_wakes(table, game, character) or dragon_wakes(table, game, character)
    else:
        await take_treasure(table, game, character)
        awake = dragon_wakes(table, game, character)
    if awake:
        await dragon_rages(table, game, character)


async def amulet_wakes_dragon(table: Table, game: DungeonQuest, character: Character) -> bool:
    """Tell whether the amulet of dragonfire wakes the dragon as its wearer comes in; it rages.

    Source: component notes, section 13.
    """
    if not amulet_acts(table, game, character, Amulet.DRAGONFIRE):
        return False
    table.tell(everyone=events.DragonWoke(character.seat))
    await dragon_rages(table, game, character)
    return True


async def dragon_rages(table: Table, game: DungeonQuest, character: Character) -> None:
    """Have all who are in the chamber burn and run, from one hero on clockwise (rulebook 9.2)."""
    for one in in_chamber(game, character):
        # A corridor may lead whoever runs first back in, to wake the dragon for all once more.
        if not (one.inside and one.in_chamber):
            continue
        try:
            await travel(table, game, one, await flee_dragon(table, game, one))
        except HeroFell:
            continue
    if game.shown:
        shuffle_dragon_tokens(table, game)


RoomKind: TypeAlias = Callable[[Journey, Room, bool], Coroutine[Any, Any, Step | None]]

ENTERING: Mapping[TileKind, RoomKind] = {
    TileKind.NORMAL: ordinary_room,
    TileKind.PORTCULLIS: ordinary_room,
    TileKind.CHASM: ordinary_room,
    TileKind.CORRIDOR: corridor,
    TileKind.ROTATING_ROOM: rotating_room,
    TileKind.TRAP: trap_room,
    TileKind.DARK_CHAMBER: dark_chamber,
    TileKind.CAVE_IN: crumbling_room,
    TileKind.PIT: bottomless_pit,
    TileKind.BRIDGE: bridge_room,
    TileKind.PASSAGE: ordinary_room,
    TileKind.WEB: web_room,
}
"""What happens to a hero who enters a room, by the colour of its arrow."""
