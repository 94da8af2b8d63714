"""Moves offered in random games, held against the rulebook's limits as seen on the board.

The limits are written down here a second time, from what everybody sees and without a thought
for speed.
"""

from collections.abc import Iterator
from typing import Any

import pytest

from rules.cave_troll import RULEBOOK
from rules.cave_troll.board import PITS, ROOMS, STAIRS, Space, board
from rules.cave_troll.content import Character, Figure, heroes
from rules.cave_troll.options import CaveTrollOptions, CharacterSet
from rules.cave_troll.questions import Act, TakeAction
from rules.cave_troll.view import CaveTrollView, PieceView
from rules.engine.game import Game
from rules.engine.randomness import Stream

UNUSUAL = {Character.WRAITH, Character.BANSHEE, Character.THIEF, Character.RAMPAGING_TROLL}
"""Characters that move in ways of their own, which their own tests show."""


def random_game(which: CharacterSet, seats: int) -> Iterator[Game]:
    """Play a game at random and yield it before each answer."""
    seed = bytes([seats]) * 32
    game = Game(RULEBOOK, seats, seed, CaveTrollOptions(characters=which))
    stream = Stream(seed, "answers")
    while game.open:
        yield game
        (asked,) = game.open.values()
        game.answer(asked.seat, asked.number, asked.question.sample(stream))


def characters(view: CaveTrollView, space: Space) -> list[PieceView]:
    """Return who stands on a space."""
    (shown,) = [one for one in view.spaces if one.space is space]
    return [piece for piece in shown.pieces if piece.character is not None]


def may_enter(view: CaveTrollView, piece: PieceView, space: Space) -> bool:
    """Tell whether the rulebook lets a character into a space."""
    if space in PITS:
        return piece.character not in heroes()
    if space in STAIRS:
        return True
    there = characters(view, space)
    kinds = [other.character for other in there]
    enemies = [other.character for other in there if other.owner != piece.owner]
    if Character.CAVE_TROLL in kinds:
        return False
    if Character.KNIGHT in enemies and piece.character is not Character.KNIGHT:
        return False
    if piece.character is Character.BERSERKER and len(there) == len(enemies) == 5:
        return True
    return len(there) < 5


def moves(answers: list[Any], figure: str) -> list[Space]:
    """Return where a figure may move by these answers."""
    return [one[1] for one in answers if one[0] == figure and isinstance(one[1], Space)]


def alike(view: CaveTrollView, piece: PieceView, space: Space) -> list[PieceView]:
    """Return the characters on a space that differ from one by their number at most."""
    there = characters(view, space)
    return [p for p in there if (p.owner, p.character) == (piece.owner, piece.character)]


@pytest.mark.parametrize("which", CharacterSet)
@pytest.mark.parametrize("seats", [2, 4])
def test_characters_may_move_where_the_rulebook_lets_them(which: CharacterSet, seats: int) -> None:
    compared = refused = 0
    for game in random_game(which, seats):
        ((_, seat, question),) = game.open.values()
        if not isinstance(question, TakeAction):
            continue
        view: CaveTrollView = game.view(None)
        answers: list[Any] = [*question.every()]
        for shown in view.spaces:
            own = {p.character: p for p in reversed(characters(view, shown.space))}
            for piece in own.values():
                if piece.owner != seat or piece.character in {*UNUSUAL, Character.CAVE_TROLL}:
                    continue
                near = board().doors(shown.space)
                legal = [space for space in near if may_enter(view, piece, space)]
                offered = [
                    moves(answers, other.figure) for other in alike(view, piece, shown.space)
                ]
                assert legal in offered or legal == [], (piece, shown.space)
                assert all(ends in ([], legal) for ends in offered), (piece, shown.space)
                compared += 1
                refused += len(near) - len(legal)
    assert compared > 200
    assert refused > 20


@pytest.mark.parametrize("which", CharacterSet)
@pytest.mark.parametrize("seats", [2, 4])
def test_no_hero_is_in_a_pit_and_no_room_holds_too_many(which: CharacterSet, seats: int) -> None:
    for game in random_game(which, seats):
        ((_, _, question),) = game.open.values()
        if not isinstance(question, TakeAction):
            continue
        view = game.view(None)
        for pit in PITS:
            assert not heroes() & {piece.character for piece in characters(view, pit)}
        for room in ROOMS:
            there = [piece.character for piece in characters(view, room)]
            assert len(there) <= 5 + there.count(Character.BERSERKER)
            assert there.count(Character.CAVE_TROLL) < 2


@pytest.mark.parametrize("which", CharacterSet)
def test_whatever_may_be_taken_back_is_as_if_it_had_never_been_done(which: CharacterSet) -> None:
    """The removed, the gold, the order on each space, the limits of the turn: all is as before."""
    taken_back = 0
    for game in random_game(which, 3):
        ((number, seat, question),) = game.open.values()
        if not isinstance(question, TakeAction) or question.actions == 1:
            continue
        before = game.view(None), question.shape()
        deeds = [raw for raw in question.every() if is_deed(raw)]
        if not deeds:
            continue
        game.answer(seat, number, Stream(bytes(32), str(number)).pick(deeds))
        ((number, seat, question),) = game.open.values()
        while not isinstance(question, TakeAction):
            game.answer(seat, number, next(question.every()))
            ((number, seat, question),) = game.open.values()
        game.answer(seat, number, [Act.UNDO])
        ((_, _, question),) = game.open.values()
        assert (game.view(None), question.shape()) == before
        taken_back += 1
    assert taken_back > 100


def is_deed(raw: Any) -> bool:
    """Tell whether an answer is a move or an ability: an artifact shows something hidden."""
    return raw[0] in set(Figure)
