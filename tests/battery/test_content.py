"""Every card, tile and row of a table comes up, and every way to end the game.

Random and sensible players meet most of it by themselves; for what is too rare, one more player
steers towards answers that were seldom given.
"""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import fields

from rules.engine.events import Event, occurrences
from rules.engine.game import Game
from tests.battery.games import AnyRulebook, every_game, seat_counts
from tests.battery.play import Chooser, Explorer, Run, choosers, mixed

GAMES = 24
"""So many games are played in each way at each number of seats."""


def met_in(game: Game, met: Counter[str]) -> None:
    """Count what occurred in a game."""
    for told in game.feed:
        for event in (told.everyone, *told.besides.values()):
            if event is not None:
                met.update(occurrences(event))


def ways_to_play(rulebook: AnyRulebook) -> list[Chooser]:
    """Return random, policies, each of them against random players, and the explorer."""
    ways = choosers(rulebook)
    among = [mixed(way, ways["random"]) for name, way in ways.items() if name != "random"]
    return [*ways.values(), *among, Explorer()]


@every_game
def test_every_piece_of_content_and_every_end_occurs(rulebook: AnyRulebook) -> None:
    met: Counter[str] = Counter()
    ends: Counter[str] = Counter()
    for way in ways_to_play(rulebook):
        for seats in seat_counts(rulebook):
            for number in range(GAMES):
                game = Run(rulebook, seats, number, way).finish().game
                met_in(game, met)
                ends[game.result.reason if game.result else "no end"] += 1
    never = sorted(rulebook.content - set(met))
    assert not never, f"never occurred: {', '.join(never)}"
    assert set(ends) == set(rulebook.end_reasons)


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
