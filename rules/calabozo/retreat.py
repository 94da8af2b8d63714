"""Retreats from monsters and dragons (rulebook, "Retreat")."""

from rules.calabozo import events
from rules.calabozo.board import Square, board
from rules.calabozo.questions import Retreat
from rules.calabozo.state import Adventurer, Calabozo
from rules.engine.table import Table


async def retreat(table: Table, game: Calabozo, adventurer: Adventurer, spaces: int) -> None:
    """Go back so many spaces by the way of arrival, or as near to that as monsters allow.

    Source: rulebook, "Retreat"; rulings 24 and 25.
    """
    path: list[Square] = []
    while len(path) < spaces:
        square = await step_back(table, game, adventurer, path)
        if square is None:
            break
        path.append(square)
    end_retreat(table, game, adventurer, path)


async def step_back(
    table: Table, game: Calabozo, adventurer: Adventurer, path: list[Square]
) -> Square | None:
    """Return the next square of a retreat; None if only monsters are around.

    It is the one by which the adventurer came, whatever door lay between, unless a monster is
    there or it is not known: then the player chooses among the others.
    """
    back = adventurer.trail[::-1]
    if path == back[: len(path)] and len(back) > len(path) and back[len(path)] not in game.guarded:
        return back[len(path)]
    here = path[-1] if path else adventurer.square
    avoid = (adventurer.square, *path)
    free = [one for one in board().ways[here] if one not in game.guarded and one not in avoid]
    if len(free) > 1:
        chosen: Square = await table.ask(adventurer.seat, Retreat(tuple(free)))
        return chosen
    return free[0] if free else None


def end_retreat(table: Table, game: Calabozo, adventurer: Adventurer, path: list[Square]) -> None:
    """Stop at the end of the way, or before it as long as somebody stands there.

    Who has nowhere to go but to monsters stays and must fight in its next turn.
    """
    origin, seat = adventurer.square, adventurer.seat
    taken = game.occupied(by_others_than=adventurer)
    reached = path.copy()
    while reached and reached[-1] in taken:
        reached.pop()
    if not reached:
        adventurer.bound = not path
        table.tell(everyone=events.RetreatBarred(seat, origin, bound=not path))
        return
    back = adventurer.trail[::-1]
    came_this_way = reached == back[: len(reached)]
    adventurer.trail = adventurer.trail[: -len(reached)] if came_this_way else []
    adventurer.square = reached[-1]
    table.tell(everyone=events.Retreated(seat, origin, adventurer.square, tuple(reached)))
