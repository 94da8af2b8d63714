"""Turning a rotating room, at once or when time runs again ("Sala Giratoria", "Azoth")."""

from rules.dungeonquest import events
from rules.dungeonquest.dice import die
from rules.dungeonquest.squares import CHAMBER, TOWERS, Gate, Square
from rules.dungeonquest.state import Cause, Character, DungeonQuest
from rules.dungeonquest.tiles import Side
from rules.dungeonquest.ways import side_of
from rules.engine.table import Table


def turn_round(table: Table, game: DungeonQuest, character: Character, square: Square) -> None:
    """Turn a room half round.

    Raises:
        HeroFell: the hero is in it, and its only exit now leads against a wall.
    """
    room = game.rooms[square]
    room.rotate(2)
    room.turned = True
    exit_ = Gate(square, room.exits()[0])
    table.tell(everyone=events.RoomRotated(character.seat, exit_.direction))
    if leads_nowhere(game, exit_) and character in game.at(square):
        die(table, game, character, Cause.ROTATING_ROOM)


def leads_nowhere(game: DungeonQuest, exit_: Gate) -> bool:
    """Tell whether there is a wall or rock beyond an exit (ruling 31)."""
    return side_of(game, exit_.other_side) is Side.WALL or is_rock(game, exit_.beyond)


def is_rock(game: DungeonQuest, square: Square) -> bool:
    """Tell whether no tile lies on a square, and none is left to be laid (ruling 9)."""
    fixed = square in TOWERS or square in CHAMBER
    return not game.tiles and not fixed and square not in (*game.rooms, *game.face_down)
