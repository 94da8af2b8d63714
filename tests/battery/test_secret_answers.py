"""A secret answer changes nothing for the others until the rules reveal it.

What of an answer may show at once is for its question to say; see `Question.shown`.
"""

from itertools import combinations

from pydantic import JsonValue
from pydantic_core import to_json

from rules.engine.game import Game
from rules.engine.questions import OpenQuestion
from rules.engine.randomness import Stream
from tests.battery.canon import asked, heard, seen, some_viewers, viewers
from tests.battery.games import AnyRulebook, every_table
from tests.battery.play import MOST_PLACES, Run, choosers, legal, places, spread
from tests.battery.worlds import compare_feeds, play_both

MOST_ALIKE = 3
"""Of the answers that show the same, so many are compared."""


def alike(question: OpenQuestion, stream: Stream) -> list[list[JsonValue]]:
    """Return groups of different answers of which others must not know which was given."""
    groups: dict[bytes, list[JsonValue]] = {}
    answers = legal(question.question)
    stream.shuffle(answers)
    for raw in answers:
        shown = question.question.shown(question.question.accept(raw))
        groups.setdefault(to_json(shown), []).append(raw)
    return [group[:MOST_ALIKE] for group in groups.values() if len(group) > 1]


def others(game: Game, question: OpenQuestion) -> list[object]:
    """Return all that others than the one asked know of a game, but who answered yet."""
    return [
        (
            seen(game, viewer),
            heard(game, viewer),
            [one for one in asked(game, viewer) if one[0] != question.number],
        )
        for viewer in viewers(game)
        if viewer != question.seat
    ]


@every_table
def test_answers_that_show_the_same_tell_the_others_nothing(
    rulebook: AnyRulebook, seats: int
) -> None:
    secret = compared = 0
    for number, way in enumerate(choosers(rulebook).values()):
        run = Run(rulebook, seats, number, way)
        stream = Stream(run.seed, "secret")
        for count in places(run):
            question = stream.pick(tuple(run.again(count).open.values()))
            for group in alike(question, stream):
                for pair in combinations(group, 2):
                    secret += 1
                    for viewer in some_viewers(run.game, secret):
                        if viewer == question.seat:
                            continue
                        one, other = run.again(count), run.again(count)
                        told = len(one.feed)
                        for game, raw in zip((one, other), pair, strict=True):
                            game.answer(question.seat, question.number, raw)
                        if compare_feeds(one.feed[told:], other.feed[told:], viewer):
                            compared += 1 + play_both(one, other, viewer, way, stream)
    assert compared or not secret, "no secret answer was ever kept"


@every_table
def test_simultaneous_answers_show_nothing_before_the_last_is_in(
    rulebook: AnyRulebook, seats: int
) -> None:
    run = Run(rulebook, seats, 6)
    stream = Stream(run.seed, "together")
    together = [count for count, game in enumerate(run.states()) if len(game.open) > 1]
    for number in spread(len(together), MOST_PLACES):
        game = run.again(together[number])
        while len(game.open) > 1:
            question = stream.pick(tuple(game.open.values()))
            before = others(game, question)
            game.answer(question.seat, question.number, question.question.sample(stream))
            assert others(game, question) == before, question.question.kind
