"""Every card, tile and row of a table comes up, and every way to end the game.

Random and sensible players meet most of it by themselves; for what is too rare, one more player
steers towards answers that were seldom given.
"""

import re
from collections.abc import Iterator
from dataclasses import fields
from itertools import product

from rules.engine.events import Event, occurrences
from rules.engine.game import Game
from tests.battery.games import AnyRulebook, every_game, option_sets, seat_counts
from tests.battery.play import Chooser, Explorer, Run, at_random, choosers, mixed

MOST_GAMES = 24
"""At most so many games are played in each way at each number of seats, or `WITH_OPTIONS`."""

WITH_OPTIONS = 8
"""So many with each set of options, where a game has many: content may come with one alone."""


def met_in(game: Game) -> Iterator[str]:
    """Yield what occurred in a game."""
    for told in game.feed:
        for event in (told.everyone, *told.besides.values()):
            if event is not None:
                yield from occurrences(event)


def ways_to_play(rulebook: AnyRulebook) -> list[Chooser]:
    """Return random, policies, each of them against random players, and the explorer."""
    ways = choosers(rulebook).values()
    among = [mixed(way, at_random) for way in ways if way is not at_random]
    return [*ways, *among, Explorer()]


def games_played(rulebook: AnyRulebook) -> Iterator[Game]:
    """Yield finished games, played in all ways in turn."""
    ways = ways_to_play(rulebook)
    for number in range(max(MOST_GAMES, WITH_OPTIONS * len(option_sets(rulebook)))):
        for way, seats in product(ways, seat_counts(rulebook)):
            yield Run(rulebook, seats, number, way).finish().game


@every_game
def test_every_piece_of_content_and_every_end_occurs(rulebook: AnyRulebook) -> None:
    never, not_yet = set(rulebook.content), set(rulebook.end_reasons)
    for game in games_played(rulebook):
        never.difference_update(met_in(game))
        assert game.result, "the game did not end"
        assert game.result.reason in rulebook.end_reasons
        not_yet.discard(game.result.reason)
        if not never and not not_yet:
            break
    assert not never, f"never occurred: {', '.join(sorted(never))}"
    assert not not_yet, f"no game ended so: {', '.join(sorted(not_yet))}"


def kinds_of(root: type[Event]) -> Iterator[type[Event]]:
    """Yield all classes below a class of events."""
    for kind in root.__subclasses__():
        yield kind
        yield from kinds_of(kind)


def events_of(rulebook: AnyRulebook) -> dict[str, type[Event]]:
    """Return a game's classes of events by name: those of its own package."""
    package = rulebook.play.__module__.rpartition(".")[0]
    return {
        kind.__name__: kind for kind in kinds_of(Event) if kind.__module__.startswith(f"{package}.")
    }


@every_game
def test_content_names_events_and_fields_that_there_are(rulebook: AnyRulebook) -> None:
    events = events_of(rulebook)
    for piece in sorted(rulebook.content):
        match = re.fullmatch(r"(?P<event>\w+)(\.(?P<field>\w+):(?P<value>\S+))?", piece)
        assert match, f"{piece!r} is neither Event nor Event.field:value"
        event, field = match["event"], match["field"]
        assert event in events, piece
        assert field is None or field in {one.name for one in fields(events[event])}, piece
