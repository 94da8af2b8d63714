"""Taking back: nothing that anybody saw of chance ever changes, and nobody has learned anything.

After each of many places of a game, each seat that has answered would like to take its last answer
back. Where the engine allows it, the game goes back, and the same answers lead to the same game.
"""

from contextlib import suppress
from functools import cache
from itertools import islice
from typing import NamedTuple

from rules.engine.errors import CannotUndo
from rules.engine.game import Game
from rules.engine.randomness import Stream
from rules.engine.record import Entry, Rewound, standing
from rules.engine.replay import new_game, play_entries
from rules.engine.seats import Seat
from rules.engine.undo import Undo, look_back
from tests.battery.canon import digest, heard, seen, viewers
from tests.battery.games import AnyRulebook, every_table, games
from tests.battery.play import Run, choosers, spread
from tests.battery.worlds import allows, deciding, shuffle_unseen

MOST = 16
"""So many places of a game are looked at, spread evenly over it."""


class Found(NamedTuple):
    """Something that can be taken back.

    Attributes:
        after: how many answers of the run were given.
        seat: whose answer it is.
    """

    run: Run
    after: int
    seat: Seat
    undo: Undo


@cache
def _undos(key: str, seats: int) -> list[Found]:
    rulebook = games()[key]
    found = []
    for number, way in enumerate(choosers(rulebook).values()):
        run = Run(rulebook, seats, number, way).finish()
        record, entries = run.record(), run.entries()
        for count in spread(len(entries), MOST):
            # Who answered long ago can hardly ever take it back: only the latest are looked at.
            latest = dict.fromkeys(move.asked.seat for move in reversed(run.moves[:count]))
            for seat in islice(latest, 2):
                with suppress(CannotUndo):
                    undo = look_back(rulebook, record, entries[:count], seat)
                    found.append(Found(run, count, seat, undo))
    return found


def undos(rulebook: AnyRulebook, seats: int) -> list[Found]:
    """Return what can be taken back in some games."""
    return _undos(rulebook.key, seats)


def gone_back(run: Run, count: int, undo: Undo) -> Game:
    """Return a game after so many answers, of which some were taken back, from its journal."""
    entries: list[Entry] = [*run.entries()[:count], Rewound(to=undo.to)]
    game = new_game(run.rulebook, run.record())
    play_entries(game, standing(entries))
    return game


@every_table
def test_what_is_taken_back_changes_no_die_and_no_draw(rulebook: AnyRulebook, seats: int) -> None:
    found = 0
    for run, count, seat, undo in undos(rulebook, seats):
        found += 1
        now, back = run.again(count), gone_back(run, count, undo)
        assert run.moves[undo.to].asked.seat == seat
        assert digest(back) == digest(run.again(undo.to)), "it is another game than before"
        assert back.table.chance_used == now.table.chance_used
        for viewer in viewers(now):
            assert heard(now, viewer).startswith(heard(back, viewer)[:-1])
        for told in now.feed[len(back.feed) :]:
            assert not told.besides
            assert told.everyone is None or not told.everyone.reveals
        for asked, raw in run.moves[undo.to : count]:
            back.answer(asked.seat, asked.number, raw)
        assert digest(back) == digest(now), "the same answers lead to another game"
    assert found, "nothing can ever be taken back"


@every_table
def test_nobody_has_learned_anything_hidden_by_what_is_taken_back(
    rulebook: AnyRulebook, seats: int
) -> None:
    compared = 0
    for run, count, _, undo in undos(rulebook, seats):
        stream = Stream(run.seed, "undo")
        for viewer in viewers(run.game):
            one, other = run.again(undo.to), run.again(undo.to)
            if not shuffle_unseen(other, frozenset((viewer, *deciding(other))), stream):
                continue
            moves = run.moves[undo.to : count]
            for asked, raw in moves:
                if asked.number not in other.open or not allows(other, asked, raw):
                    break
                for game in (one, other):
                    game.answer(asked.seat, asked.number, raw)
            else:
                compared += 1
                assert seen(one, viewer) == seen(other, viewer), f"{viewer!r} has seen something"
                assert heard(one, viewer) == heard(other, viewer), f"{viewer!r} was told something"
    assert compared


@every_table
def test_whoever_sees_a_difference_is_asked_for_consent(rulebook: AnyRulebook, seats: int) -> None:
    for run, count, seat, undo in undos(rulebook, seats):
        now, back = run.again(count), run.again(undo.to)
        for other in now.table.seats:
            if other in {seat, *undo.affected}:
                continue
            assert seen(now, other) == seen(back, other)
            marks = [
                [one.mark for one in game.open.values() if one.seat == other]
                for game in (now, back)
            ]
            assert marks[0] == marks[1]
            assert all(move.asked.seat != other for move in run.moves[undo.to : count])
