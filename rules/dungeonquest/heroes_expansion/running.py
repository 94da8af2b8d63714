"""Helena: running over two tiles in one turn, and what that costs ("Helena la Rápida")."""

from collections.abc import Iterable

from rules.dungeonquest.cards import is_treasure
from rules.dungeonquest.dice import suffer
from rules.dungeonquest.heroes import Ability, Dice
from rules.dungeonquest.squares import CHAMBER, COMPASS, TOWERS, ChamberExit, Direction, Gate
from rules.dungeonquest.state import Cause, Character, DungeonQuest
from rules.dungeonquest.tiles import Side, TileKind
from rules.dungeonquest.ways import directions, gates, is_open, side_of
from rules.engine.table import Table

MOST_TREASURES = 8
STUMBLE = Dice(0, 2)
SHUT = frozenset({Side.DOOR, Side.PORTCULLIS, None})
"""What a runner does not go through; None is where no tile lies yet."""

NEVER_RUN_THROUGH = frozenset({TileKind.DARK_CHAMBER, TileKind.CAVE_IN, TileKind.WEB})


def runnable(game: DungeonQuest, ways: Iterable[Gate]) -> tuple[Gate, ...]:
    """Return the ways that one can run: onto tiles that lie, by no door and no portcullis.

    A run does not lead into the treasure chamber (ruling 44).
    """
    return tuple(
        [
            gate
            for gate in ways
            if gate.beyond not in CHAMBER
            and not {side_of(game, gate), side_of(game, gate.other_side)} & SHUT
        ]
    )


def runs(game: DungeonQuest, character: Character) -> tuple[Direction | ChamberExit, ...]:
    """Return the ways in which a hero can run: over one tile and on to another.

    They are directions, or exits for a hero in the treasure chamber.
    """
    if not character.can(Ability.RUNNING) or treasures(character) > MOST_TREASURES:
        return ()
    ways = [way for way in runnable(game, gates(game, character)) if leads_on(game, way)]
    if character.in_chamber:
        return tuple([exit_ for exit_ in ChamberExit if exit_.gate in ways])
    return directions(ways)


def leads_on(game: DungeonQuest, gate: Gate) -> bool:
    """Tell whether one can run over the tile beyond, and on from there."""
    room = game.rooms.get(gate.beyond)
    if room is None or gate.beyond in TOWERS or room.kind in NEVER_RUN_THROUGH:
        return False
    came_by = gate.other_side.direction
    bank = room.bank(came_by)
    if room.kind is TileKind.BRIDGE:
        bank |= room.bank(came_by.opposite)
    on = [Gate(gate.beyond, way) for way in COMPASS if way in bank and way is not came_by]
    return bool(runnable(game, [way for way in on if is_open(game, way)]))


def treasures(character: Character) -> int:
    """Count the treasure tokens and treasure cards that a hero carries."""
    return len(character.treasure) + sum(map(is_treasure, character.held))


async def stumble(table: Table, game: DungeonQuest, character: Character) -> None:
    """Lose two more life points by a trap that one runs into.

    Raises:
        HeroFell: none is left.
    """
    if character.running:
        await suffer(table, game, character, Cause.RUNNING, STUMBLE)
