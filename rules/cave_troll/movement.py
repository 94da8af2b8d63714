"""Entering and leaving spaces (rulebook, "Movement" and the abilities that bear on it)."""

from collections.abc import Callable, Iterable, Mapping
from operator import attrgetter
from typing import TypeAlias

from rules.cave_troll import events
from rules.cave_troll.board import (
    ROOM_LIMIT,
    ROOMS,
    STAIRS,
    Space,
    board,
    doorways,
    is_pit,
    is_room,
)
from rules.cave_troll.content import Character
from rules.cave_troll.questions import Push
from rules.cave_troll.state import CaveTroll, Piece
from rules.engine.questions import Branches, Key
from rules.engine.seats import Seat
from rules.engine.table import Table

Levels: TypeAlias = dict[Key, Branches | None]
"""Options of a question, with what is to be chosen after each."""


def is_barred(game: CaveTroll, piece: Piece, room: Space) -> bool:
    """Tell whether a Cave Troll, or an opposing Knight, keeps a character out of a room.

    Source: rulebook, "Cave Troll" and "Knight"; ruling 6: rooms only.
    """
    knight = piece.character is Character.KNIGHT
    for other in game.occupants[room]:
        if other.character is Character.CAVE_TROLL:
            return True
        if other.character is Character.KNIGHT and other.owner != piece.owner and not knight:
            return True
    return False


def has_rival_knight(game: CaveTroll, piece: Piece, space: Space) -> bool:
    """Tell whether a Knight of another player stands on a space."""
    return any(knight.owner != piece.owner for knight in game.with_(space, Character.KNIGHT))


def has_space_for(game: CaveTroll, piece: Piece, space: Space) -> bool:
    """Tell whether a space holds one more character: five at most, but for a Berserker.

    Source: rulebook, "Movement" and "Berserker"; ruling 23.
    """
    there = game.at(space)
    if piece.character is Character.BERSERKER and len(there) == ROOM_LIMIT:
        return all(other.owner != piece.owner for other in there)
    return len(there) < ROOM_LIMIT


def may_enter(game: CaveTroll, piece: Piece, space: Space) -> bool:
    """Tell whether a character may come to a space, however it does.

    Source: rulebook, "Movement": no hero is ever in a pit; ruling 8 for pushes.
    """
    if not is_room(space) or space not in game.restricted:
        return not (piece.hero and is_pit(space))
    return not is_barred(game, piece, space) and has_space_for(game, piece, space)


def may_go(game: CaveTroll, piece: Piece, space: Space) -> bool:
    """Tell whether a character may come to a space by a move of its own.

    Source: rulebook, "Wraith": into a full room too, if it can push somebody out (ruling 8).
    """
    if may_enter(game, piece, space):
        return True
    if piece.character is not Character.WRAITH or is_barred(game, piece, space):
        return False
    with game.supposing(piece, space):
        return bool(pushes(game, piece, can_be_pushed_by_wraith))


def exits(game: CaveTroll, piece: Piece) -> tuple[Space, ...]:
    """Return the adjacent spaces that a character may be pushed to, or flee to."""
    assert piece.space is not None  # noqa: S101  only who is on the board is pushed
    near = doorways(piece.space, piece.hero)
    if game.restricted.isdisjoint(near):
        return near
    return tuple([space for space in near if may_enter(game, piece, space)])


def one_step(game: CaveTroll, piece: Piece) -> tuple[Space, ...]:
    """Return the adjacent spaces that a character may move to."""
    assert piece.space is not None  # noqa: S101  only who is on the board moves
    near = doorways(piece.space, piece.hero)
    if game.restricted.isdisjoint(near):
        return near
    return tuple([space for space in near if may_go(game, piece, space)])


def two_steps(game: CaveTroll, piece: Piece) -> tuple[Space, ...]:
    """Return where a Banshee may move: up to two spaces, each entered by the rules (ruling 26)."""
    near = one_step(game, piece)
    beyond = [
        other
        for space in near
        for other in board().doors(space)
        if other is not piece.space and may_go(game, piece, other)
    ]
    return tuple(dict.fromkeys((*near, *beyond)))


def hideouts(game: CaveTroll, piece: Piece) -> tuple[Space, ...]:
    """Return the rooms and stairs that a Thief's ability leads to.

    Source: rulebook, "Thief"; ruling 6: an opposing Knight on stairs stops it too.
    """
    return tuple(
        [
            space
            for space in (*STAIRS, *ROOMS)
            if space is not piece.space
            and (
                space not in game.restricted
                or (may_enter(game, piece, space) and not has_rival_knight(game, piece, space))
            )
        ]
    )


def no_step(_game: CaveTroll, _piece: Piece) -> tuple[Space, ...]:
    """Return nothing: a Cave Troll cannot move (rulebook, "Cave Troll")."""
    return ()


def one_step_a_turn(game: CaveTroll, piece: Piece) -> tuple[Space, ...]:
    """Return where a Rampaging Troll may move: it does so once a turn (ruling 25)."""
    return () if game.troll_moved else one_step(game, piece)


Steps: TypeAlias = Callable[[CaveTroll, Piece], tuple[Space, ...]]

_STEPS: Mapping[Character | None, Steps] = {
    Character.BANSHEE: two_steps,
    Character.CAVE_TROLL: no_step,
    Character.RAMPAGING_TROLL: one_step_a_turn,
}


def steps(game: CaveTroll, piece: Piece) -> tuple[Space, ...]:
    """Return where a character may move now (rulebook, "Move a Character")."""
    return _STEPS.get(piece.character, one_step)(game, piece)


def step_or_hideout(game: CaveTroll, thief: Piece) -> tuple[Space, ...]:
    """Return where a Thief gets by a move or by its ability: each takes an action."""
    return tuple(dict.fromkeys((*one_step(game, thief), *hideouts(game, thief))))


_ENDS: Mapping[Character | None, Steps] = {**_STEPS, Character.THIEF: step_or_hideout}


def destinations(game: CaveTroll, piece: Piece) -> tuple[Space, ...]:
    """Return where one action takes a character: by a move, or as a Thief by its ability too."""
    return _ENDS.get(piece.character, one_step)(game, piece)


def through_walls(game: CaveTroll, piece: Piece) -> tuple[Space, ...]:
    """Return where the Skeleton Key leads a character: behind one wall, by all other limits."""
    if not steps_are_left(game, piece):
        return ()
    assert piece.space is not None  # noqa: S101  only who is on the board moves
    return tuple([space for space in board().walls(piece.space) if may_go(game, piece, space)])


def steps_are_left(game: CaveTroll, piece: Piece) -> bool:
    """Tell whether a character may move at all: not a Cave Troll, nor a Troll that has moved."""
    if piece.character is Character.RAMPAGING_TROLL:
        return not game.troll_moved
    return piece.character is not Character.CAVE_TROLL


def arrive(table: Table, game: CaveTroll, piece: Piece, space: Space) -> None:
    """Set a character on a space; a Knight removes all Orcs there, its own too.

    Source: rulebook, "Knight"; rulings 4 and 5: however it comes there.
    """
    game.put(piece, space)
    if piece.character is Character.KNIGHT:
        for orc in game.with_(space, Character.ORC):
            game.remove(orc)
            table.tell(everyone=events.OrcSlain(piece.owner, orc.owner, space))


async def go(table: Table, game: CaveTroll, piece: Piece, space: Space) -> None:
    """Bring a character to a space by a move of its own, with all that this sets off.

    Source: rulebook, "Wraith", "Giant Slayer" and "Rampaging Troll"; rulings 4 and 20.
    """
    was_empty = is_room(space) and not game.at(space)
    arrive(table, game, piece, space)
    if piece.character is Character.GIANT_SLAYER and was_empty and not game.slayer_paid:
        game.slayer_paid = True
        game.places[piece.owner].gold += 1
        table.tell(everyone=events.GoldFound(piece.owner, space))
    elif piece.character is Character.RAMPAGING_TROLL:
        game.troll_moved = True
    elif piece.character is Character.WRAITH and is_room(space):
        await push_on_entering(table, game, piece)


async def move(table: Table, game: CaveTroll, piece: Piece, space: Space) -> None:
    """Move a character, or put a Thief elsewhere by its ability (rulebook, "Movement")."""
    start = piece.space
    assert start is not None  # noqa: S101  only who is on the board moves
    if piece.character is Character.THIEF and space not in board().doors(start):
        table.tell(everyone=events.ThiefSneaked(piece.owner, start, space))
    else:
        table.tell(everyone=events.FigureMoved(piece.owner, piece.figure, start, space))
    await go(table, game, piece, space)


def one_of_each(pieces: Iterable[Piece]) -> list[Piece]:
    """Return the pieces without those that differ from an earlier one by their number only.

    Adventurers of one colour on one space are alike; so are those beside the board.
    """
    alike: dict[tuple[Seat, Space | None, Character | None], Piece] = {}
    for piece in pieces:
        alike.setdefault((piece.owner, piece.space, piece.character), piece)
    return [*alike.values()]


def by_owner(
    pieces: Iterable[Piece], below: Callable[[Piece], tuple[Space, ...]] | None = None
) -> Levels:
    """Return pieces as two levels of a question, whose and which; then where to, if need be.

    A piece without a place to go to is left out.
    """
    owners: dict[Key, Levels] = {}
    for piece in sorted(one_of_each(pieces), key=attrgetter("owner")):
        places = below(piece) if below else None
        if places != ():
            owners.setdefault(piece.owner, {})[piece.figure] = places
    return {**owners}


def can_be_pushed_by_wraith(piece: Piece) -> bool:
    """Tell whether Wraiths can push a character (rulebook, "Barbarian" and "Cave Troll")."""
    return piece.character not in {Character.BARBARIAN, Character.CAVE_TROLL, None}


def can_be_pushed(piece: Piece) -> bool:
    """Tell whether a Rampaging Troll can push a figure: any character."""
    return piece.character is not None


def others_there(game: CaveTroll, piece: Piece) -> list[Piece]:
    """Return all other figures on a figure's space, chests too."""
    assert piece.space is not None  # noqa: S101  only for figures on the board
    return [other for other in game.occupants[piece.space] if other is not piece]


def pushes(game: CaveTroll, pusher: Piece, can_be: Callable[[Piece], bool]) -> Levels:
    """Return all pushes out of the pusher's room: anybody's character but itself (ruling 8)."""
    pushed = [piece for piece in others_there(game, pusher) if can_be(piece)]
    return by_owner(pushed, lambda piece: exits(game, piece))


async def push_on_entering(table: Table, game: CaveTroll, wraith: Piece) -> None:
    """Have a Wraith push somebody out of the room that it entered, if it can.

    Source: rulebook, "Wraith"; ruling 8: it must.
    """
    possible = pushes(game, wraith, can_be_pushed_by_wraith)
    if possible:
        assert wraith.space is not None  # noqa: S101  it has just entered
        question = Push(possible, Character.WRAITH, wraith.space)
        owner, figure, space = await table.ask(wraith.owner, question)
        wraith_pushes(table, game, wraith, game.places[owner].piece(figure), space)


def wraith_pushes(
    table: Table, game: CaveTroll, wraith: Piece, pushed: Piece, space: Space
) -> None:
    """Carry out a Wraith's push (rulebook, "Wraith")."""
    start = pushed.space
    assert start is not None  # noqa: S101  it stands in the Wraith's room
    table.tell(
        everyone=events.WraithPushed(wraith.owner, pushed.owner, pushed.figure, start, space)
    )
    arrive(table, game, pushed, space)
