"""Who looks on sees what is public: boards, their words and close-ups, in every game.

In a copy of a game all that the public cannot see is shuffled; what an onlooker is shown must be
the same to the last byte. Hands are not shown to onlookers at all; that who asks gets no hand but
their own is tested at the club.
"""

from asyncio import Runner
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec

import pytest

from bot.closeups import CloseUp
from bot.face import Face, Faces
from bot.speech import Speaker
from bot.text import Locale
from rules.engine.game import Game
from rules.engine.randomness import Stream
from rules.engine.rulebook import all_games
from rules.engine.seats import Seat
from tests.battery.play import Run, choosers, places
from tests.battery.worlds import shuffle_unseen
from tests.docs.commands import faces as load_faces

PLACES = 6
"""So many moments of a game are looked at; drawing takes its time."""

PUBLIC = frozenset({None})


@pytest.fixture(scope="module")
def faces() -> Faces:
    """Return the faces of all games."""
    with Runner() as runner:
        return runner.run(load_faces())


def close_ups(game: str) -> list[CloseUp]:
    """Return the ways in which a game shows its board close up."""
    name = f"cogs.{game.replace('-', '_')}.map"
    module = import_module(name) if find_spec(name) else None
    return [one for one in vars(module).values() if isinstance(one, CloseUp)] if module else []


def shown(face: Face, game: Game, speaker: Speaker) -> Iterator[str]:
    """Yield all that an onlooker can be shown of a game."""
    view = game.view(None)
    names = {seat: f"Player {seat + 1}" for seat in game.table.seats}
    yield face.describe_table(view, speaker)
    board = face.draw_table(view, names, speaker.plain())
    yield from (board.svg, board.alt)
    if face.describe_seat:
        yield from (str(face.describe_seat(view, seat, speaker)) for seat in names)
    say: Callable[..., str] = speaker.plain().say
    for closeup in close_ups(face.key):
        for seat in names:
            yield closeup.name(view, seat, speaker)
            if closeup.piece(view, seat) is not None:
                picture = closeup.draw(view, seat, names, say)
                yield from (picture.svg, picture.alt)


@pytest.mark.parametrize("game", [rulebook.key for rulebook in all_games()])
def test_what_an_onlooker_is_shown_does_not_depend_on_what_is_hidden(
    faces: Faces, game: str
) -> None:
    rulebook = all_games()[game]
    run = Run(rulebook, rulebook.seats[1], 1, choosers(rulebook)["sensible"])
    stream = Stream(run.seed, "onlooking")
    names = {Seat(seat): f"Player {seat + 1}" for seat in range(run.seats)}
    shuffled = 0
    for turn, count in enumerate(places(run, PLACES)[: 2 * PLACES]):
        copy = run.again(count)
        speaker = Speaker(faces[game].texts, list(Locale)[turn % 2], names)
        before = [*shown(faces[game], copy, speaker)]
        shuffled += shuffle_unseen(copy, PUBLIC, stream)
        assert [*shown(faces[game], copy, speaker)] == before
    assert shuffled > 2


def test_the_games_with_close_ups_are_found() -> None:
    assert {rulebook.key for rulebook in all_games() if close_ups(rulebook.key)} == {
        "calabozo",
        "dungeonquest",
    }
