"""What one cannot see, one cannot learn: not from a view, nor the feed, nor by who is asked.

In a copy of a game, all that a viewer cannot see is shuffled. The seats that are deciding keep
what they see, so that their questions stay true; then both games go on with the same answers.
"""

from rules.engine.randomness import Stream
from tests.battery.canon import asked, heard, seen, some_viewers
from tests.battery.games import AnyRulebook, every_table
from tests.battery.play import Run, choosers, places
from tests.battery.worlds import deciding, play_both, shuffle_unseen

MOST = 12
"""So many places of a game are shuffled, and as many more as there are kinds of questions."""


@every_table
def test_what_a_viewer_cannot_see_changes_nothing_it_sees(
    rulebook: AnyRulebook, seats: int
) -> None:
    for number, way in enumerate(choosers(rulebook).values()):
        run = Run(rulebook, seats, number, way)
        stream = Stream(run.seed, "hidden")
        for turn, count in enumerate(places(run, MOST)):
            game = run.again(count)
            for viewer in some_viewers(game, turn):
                before = seen(game, viewer), heard(game, viewer), asked(game, viewer)
                shuffle_unseen(game, frozenset((viewer,)), stream)
                after = seen(game, viewer), heard(game, viewer), asked(game, viewer)
                assert before == after, f"{viewer!r} after {count} answers"


@every_table
def test_what_a_viewer_cannot_see_changes_nothing_it_is_told(
    rulebook: AnyRulebook, seats: int
) -> None:
    shuffled = compared = 0
    for number, way in enumerate(choosers(rulebook).values()):
        run = Run(rulebook, seats, number, way)
        stream = Stream(run.seed, "hidden")
        for turn, count in enumerate(places(run, MOST)):
            for viewer in some_viewers(run.game, turn):
                one, other = run.again(count), run.again(count)
                blind = frozenset((viewer, *deciding(other)))
                if shuffle_unseen(other, blind, stream):
                    shuffled += 1
                    compared += play_both(one, other, viewer, way, stream)
    assert shuffled > 20, "hardly anything was hidden: does this game have no zones?"
    assert compared > shuffled, "the worlds part too soon to compare anything"
