"""Where a hero can go from where it stands, and what is in the way (rulebook 5.2 and 6)."""

from collections.abc import Iterable
from enum import Enum, auto
from typing import NamedTuple

from rules.dungeonquest import events
from rules.dungeonquest.cards import DoorCard, card_faces
from rules.dungeonquest.dice import d12, suffer
from rules.dungeonquest.heroes import Dice, Ring
from rules.dungeonquest.heroes_expansion.berserk import hew_doors, rage
from rules.dungeonquest.heroes_expansion.flame_bright import (
    companion_opens,
    lifting_strength,
    senses_trap,
)
from rules.dungeonquest.heroes_expansion.keys import opens
from rules.dungeonquest.heroes_expansion.magic import blasts_way, time_stands_still
from rules.dungeonquest.heroes_expansion.moods import Trigger
from rules.dungeonquest.heroes_expansion.rings import rolls_again
from rules.dungeonquest.piles import draw, put_back
from rules.dungeonquest.questions import UseOpeningRing
from rules.dungeonquest.squares import (
    CHAMBER,
    COMPASS,
    TOWERS,
    ChamberExit,
    Direction,
    Gate,
    Square,
)
from rules.dungeonquest.state import Cause, Character, DungeonQuest, Way
from rules.dungeonquest.tiles import Side
from rules.engine.table import Table


class Gait(Enum):
    """How a hero gets to the next square.

    Attributes:
        WALK: a move, with all that is in the way.
        SECRET_DOOR: through the wall.
        RETREAT: back to the square before, from a monster; nothing is in the way.
        RUN: over a tile and on, where nothing is in the way ("Helena la Rápida").
        FLIGHT: out of the treasure chamber, from the dragon; nothing is in the way.
        TELEPORT: through the air, to where a die says.
    """

    WALK = auto()
    SECRET_DOOR = auto()
    RETREAT = auto()
    FLIGHT = auto()
    RUN = auto()
    TELEPORT = auto()


class Step(NamedTuple):
    """Where a rule sends a hero next."""

    gate: Gate
    gait: Gait = Gait.WALK


def side_of(game: DungeonQuest, gate: Gate) -> Side | None:
    """Return what one side of a square is; None where no tile lies yet.

    Towers and the treasure chamber act as tiles that are fixed in their places (reference sheet,
    "Salas de Torre y Cámara del Tesoro").
    """
    if not gate.square.on_board:
        return Side.WALL
    if gate.square in TOWERS or gate.square in CHAMBER:
        return Side.OPENING
    room = game.rooms.get(gate.square)
    return room.side(gate.direction) if room else None


def is_free(game: DungeonQuest, square: Square) -> bool:
    """Tell whether a hero can come to a square, walls aside.

    Source: rulebook 5.2 (a room takes one hero, the treasure chamber any number); ruling 9 (where
    no tile lies and none is left there is rock).
    """
    if not square.on_board:
        return False
    if square in CHAMBER:
        return True
    unknown = square not in TOWERS and square not in game.rooms
    if unknown and square not in game.face_down and not game.tiles:
        return False
    return not game.at(square)


def is_open(game: DungeonQuest, gate: Gate) -> bool:
    """Tell whether a hero can go that way; doors and portcullises are tried only then."""
    if not is_free(game, gate.beyond) or side_of(game, gate) is Side.WALL:
        return False
    return side_of(game, gate.other_side) is not Side.WALL


def gates(game: DungeonQuest, character: Character) -> tuple[Gate, ...]:
    """Return the ways out that are open to a hero, clockwise from north.

    Source: rulebook 5.2 and 6.6; "Abismo": only by exits on the side that the hero came to.
    """
    here = character.here
    if here in CHAMBER:
        every: Iterable[Gate] = (way.gate for way in ChamberExit)
    elif (room := game.rooms.get(here)) and character.stands_by:
        every = (Gate(here, way) for way in COMPASS if way in room.bank(character.stands_by))
    else:
        every = (Gate(here, way) for way in COMPASS)
    return tuple([gate for gate in every if is_open(game, gate)])


def directions(ways: Iterable[Gate]) -> tuple[Direction, ...]:
    """Return the directions of ways out."""
    return tuple([gate.direction for gate in ways])


def secret_doors(game: DungeonQuest, character: Character) -> tuple[Direction, ...]:
    """Return the directions in which a secret door may lead: any but out of the dungeon."""
    here = character.here
    return tuple([way for way in COMPASS if is_free(game, here.beside(way))])


def way_back(game: DungeonQuest, character: Character) -> Gate | None:
    """Return the way by which a hero came in, if nobody stands on the square before."""
    if character.came_by is None:
        return None
    gate = Gate(character.here, character.came_by)
    return gate if is_free(game, gate.beyond) else None


def can_escape(game: DungeonQuest, character: Character) -> bool:
    """Tell whether a hero may escape from a monster.

    Source: rulebook 8.1: not with a portcullis behind, nor after a secret door.
    """
    clear = character.came_through is Way.OPENING
    return clear and way_back(game, character) is not None


def behind(game: DungeonQuest, gate: Gate, gait: Gait) -> Way:
    """Return what a hero has behind who passed a gate."""
    if gait is Gait.SECRET_DOOR:
        return Way.SECRET_DOOR
    sides = (side_of(game, gate), side_of(game, gate.other_side))
    return Way.PORTCULLIS if Side.PORTCULLIS in sides else Way.OPENING


async def get_through(table: Table, game: DungeonQuest, character: Character, gate: Gate) -> bool:
    """Open the doors and lift the portcullises in the way, and tell whether the way is clear.

    Doors come first (ruling 11). Source: rulebook 6.5; "Rastrillo"; "Anillo Abridor".

    Raises:
        HeroFell: a trap in a door killed the hero.
    """
    sides = (side_of(game, gate), side_of(game, gate.other_side))
    doors, portcullises = sides.count(Side.DOOR), sides.count(Side.PORTCULLIS)
    if (not doors and not portcullises) or character.breach == gate:
        return True
    if character.has(Ring.OPENING) and await table.ask(
        character.seat, UseOpeningRing(doors, portcullises)
    ):
        character.ring_used = True
        table.tell(everyone=events.OpeningRingUsed(character.seat))
        return True
    if await blasts_way(table, character, gate, doors, portcullises):
        return False
    if not await get_through_doors(table, game, character, doors):
        return False
    for _ in range(portcullises):
        if not await lift_portcullis(table, character):
            return False
    return True


async def get_through_doors(
    table: Table, game: DungeonQuest, character: Character, doors: int
) -> bool:
    """Open the doors in the way; who is berserk, or goes berserk of them, hews them down.

    Raises:
        HeroFell: a trap killed the hero.
    """
    if (opened := await companion_opens(table, character, doors)) is not None:
        return opened
    if not character.berserk and await open_doors(table, game, character, doors):
        return True
    return character.berserk and await hew_doors(table, character, doors)


async def open_doors(table: Table, game: DungeonQuest, character: Character, doors: int) -> bool:
    """Draw a card for each door; all must say that it opens (rulebook 6.5, "Cartas Door").

    Raises:
        HeroFell: a trap killed the hero.
    """
    cards = [draw(table, game, DoorCard) for _ in range(doors)]
    for card in cards:
        put_back(game, card)
        table.tell(everyone=events.DoorTried(character.seat, card))
        harm = card_faces()[card].harm
        if harm and not averted(table, character, harm):
            before = character.life
            await suffer(table, game, character, Cause.DOOR_TRAP, harm)
            if character.life < before:
                rage(table, character, Trigger.DOOR_TRAP)
    return all(opens(table, character, card) for card in cards)


def averted(table: Table, character: Character, harm: Dice) -> bool:
    """Tell whether a trap in a door does nothing to a hero out of time, or warned of it."""
    still = time_stands_still(table, character)
    return still or senses_trap(table, character, Cause.DOOR_TRAP, harm)


async def lift_portcullis(table: Table, character: Character) -> bool:
    """Roll a D12 against Strength ("Rastrillo")."""
    roll, strength = d12(table, "portcullis"), lifting_strength(character)
    lifted = roll <= strength
    table.tell(everyone=events.PortcullisTried(character.seat, roll, strength, lifted))
    if lifted or not await rolls_again(table, character, roll):
        return lifted
    return await lift_portcullis(table, character)
