"""What two games must have in common to be the same, as bytes."""

from hashlib import sha256

from pydantic_core import to_json

from rules.engine.events import Event, Told
from rules.engine.game import Game
from rules.engine.seats import Seat

Viewer = Seat | None

MOST_VIEWERS = 4
"""At a large table, so many viewers are compared at each place, in rotation."""


def viewers(game: Game) -> tuple[Viewer, ...]:
    """Return all who look at a game: its seats, and the public."""
    return (*game.table.seats, None)


def some_viewers(game: Game, turn: int) -> tuple[Viewer, ...]:
    """Return up to `MOST_VIEWERS` of those who look at a game, others at each turn."""
    every = viewers(game)
    around = (*every, *every)
    start = turn * MOST_VIEWERS % len(every)
    return around[start : start + min(MOST_VIEWERS, len(every))]


def seen(game: Game, viewer: Viewer) -> bytes:
    """Return what a viewer sees."""
    return to_json(game.view(viewer))


def spoken(event: Event | None) -> list[object]:
    """Return an event with its name, for `to_json`."""
    return [type(event).__name__, event]


def heard(game: Game, viewer: Viewer, since: int = 0) -> bytes:
    """Return what a viewer was told, from telling number ``since`` on."""
    return to_json([spoken(event) for told in game.feed[since:] for event in told.heard_by(viewer)])


def told_in_full(told: Told) -> list[object]:
    """Return a telling with all its private parts, for `to_json`."""
    besides = [[seat, spoken(event)] for seat, event in told.besides.items()]
    return [spoken(told.everyone), besides]


def asked(game: Game, viewer: Viewer = None) -> list[tuple[object, ...]]:
    """Return which questions are open, as a viewer knows them: its own with all options.

    Who is asked, and what kind of question, everybody may know.
    """
    return [
        (number, int(one.seat), one.question.kind, one.fingerprint() if one.seat == viewer else "")
        for number, one in game.open.items()
    ]


def state(game: Game) -> bytes:
    """Return all that can be known of a game: views, questions, feed, zones, streams, result."""
    streams = game.table._streams.items()
    return to_json(
        [
            [game.view(viewer) for viewer in viewers(game)],
            [[number, one.seat, one.fingerprint()] for number, one in game.open.items()],
            [told_in_full(told) for told in game.feed],
            [[name, zone.items] for name, zone in game.table.zones.items()],
            [[name, stream._block, stream._words] for name, stream in streams],
            [[seat, answer] for seat, answer in game._answers.items()],
            game.result,
        ]
    )


def digest(game: Game) -> str:
    """Return 64 hex digits that stand for all that can be known of a game."""
    return sha256(state(game)).hexdigest()
