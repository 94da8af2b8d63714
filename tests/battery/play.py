"""Playing games for the battery, and rebuilding them at any point."""

import json
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import islice
from typing import Any, NamedTuple, TypeAlias

from pydantic import BaseModel, JsonValue
from pydantic_core import to_json

from rules.engine.game import Game
from rules.engine.questions import OpenQuestion, Question
from rules.engine.randomness import Stream, commitment
from rules.engine.record import Answered, Entry, GameRecord, KeptResult
from rules.engine.rulebook import Policy
from rules.engine.simulate import seeds
from tests.battery.games import AnyRulebook, option_sets

MOST_DECISIONS = 20_000
"""No random game may take more; those of all games so far take a few hundred."""

MOST_PLACES, LEAST_PLACES = 30, 8
"""So many places of a game are looked at: see `places`."""

MOST_REPLAYED = 4_000
"""To look at a place is to play up to it once more; to all places of a game, about half of this."""

Chooser: TypeAlias = Callable[[Game, OpenQuestion, Stream], JsonValue]
"""Decides a seat's answer."""


def at_random(_game: Game, asked: OpenQuestion, stream: Stream) -> JsonValue:
    """Give any legal answer."""
    return asked.question.sample(stream)


def _by_policy(policy: Policy, game: Game, asked: OpenQuestion, stream: Stream) -> JsonValue:
    return policy(game.view(asked.seat), asked.question, stream)


def choosers(rulebook: AnyRulebook) -> dict[str, Chooser]:
    """Return all ways to play a game by itself, by name."""
    policies = {name: partial(_by_policy, policy) for name, policy in rulebook.policies.items()}
    return {"random": at_random, **policies}


def mixed(first: Chooser, rest: Chooser) -> Chooser:
    """Let seat 0 play one way and the others another."""

    def choose(game: Game, asked: OpenQuestion, stream: Stream) -> JsonValue:
        return (rest if asked.seat else first)(game, asked, stream)

    return choose


class Explorer:
    """Steers towards answers that were seldom given, so that rare rules come up.

    Args:
        most_answers: of a question with more answers, so many are considered.
        most_questions: a game in which more is asked is brought to its end at random: what ends
            it may be one answer among thousands.
    """

    def __init__(self, most_answers: int = 500, most_questions: int = 500) -> None:
        self._given: Counter[tuple[str, bytes]] = Counter()
        self._most = most_answers
        self._most_questions = most_questions

    def __call__(self, _game: Game, asked: OpenQuestion, stream: Stream) -> JsonValue:
        """Give one of the answers that were given least often so far."""
        if asked.number >= self._most_questions:
            return asked.question.sample(stream)
        kind = asked.question.kind
        answers = [(to_json(raw), raw) for raw in islice(asked.question.every(), self._most)]
        least = min(self._given[kind, text] for text, _ in answers)
        text, raw = stream.pick([one for one in answers if self._given[kind, one[0]] == least])
        self._given[kind, text] += 1
        return raw


class Move(NamedTuple):
    """One answer of a game."""

    asked: OpenQuestion
    raw: JsonValue


def move_entry(move: Move) -> Answered:
    """Return an answer as the journal keeps it."""
    asked, raw = move
    return Answered(
        question=asked.number, seat=asked.seat, fingerprint=asked.fingerprint(), answer=raw
    )


class Run:
    """One game with the journal of its answers.

    Args:
        rulebook: the game.
        seats: the number of players.
        number: tells one run of a table from another; it decides the seed and the options.
        choose: decides the answers.
    """

    def __init__(
        self, rulebook: AnyRulebook, seats: int, number: int = 0, choose: Chooser = at_random
    ) -> None:
        every = option_sets(rulebook)
        self.rulebook = rulebook
        self.seats = seats
        self.seed = next(seeds(f"battery/{rulebook.key}/{seats}/{number}", 1))
        self.options: BaseModel = every[number % len(every)]
        self.game = self.begin()
        self.moves: list[Move] = []
        self._choose = choose
        self._stream = Stream(self.seed, "battery")

    def begin(self) -> Game:
        """Return the same game before its first answer."""
        return Game(self.rulebook, self.seats, self.seed, self.options)

    def step(self) -> bool:
        """Answer one of the open questions, whichever; tell whether there was one."""
        if not self.game.open or len(self.moves) >= MOST_DECISIONS:
            return False
        asked = self._stream.pick(tuple(self.game.open.values()))
        raw = self._choose(self.game, asked, self._stream)
        self.moves.append(Move(asked, raw))
        self.game.answer(asked.seat, asked.number, raw)
        return True

    def states(self) -> Iterator[Game]:
        """Yield the game before its first answer and after each, to its end."""
        yield self.game
        while self.step():
            yield self.game

    def finish(self) -> "Run":
        """Play to the end."""
        while self.step():
            pass
        return self

    def again(self, moves: int | None = None) -> Game:
        """Return another copy of the game as it stood after so many answers."""
        game = self.begin()
        for asked, raw in self.moves[:moves]:
            game.answer(asked.seat, asked.number, raw)
        return game

    def entries(self) -> list[Entry]:
        """Return the journal."""
        return [move_entry(move) for move in self.moves]

    def record(self) -> GameRecord:
        """Return the game as it is kept."""
        return keep(self.rulebook, self.seats, self.seed, self.options, self.entries(), self.game)


def keep(
    rulebook: AnyRulebook,
    seats: int,
    seed: bytes,
    options: BaseModel,
    entries: Sequence[Entry],
    game: Game,
) -> GameRecord:
    """Return the record of a game, as it would be read from a file."""
    return GameRecord.model_validate(
        {
            "game": rulebook.key,
            "rules_version": rulebook.version,
            "players": tuple(f"Player {seat + 1}" for seat in range(seats)),
            "options": options.model_dump(mode="json"),
            "seed": seed.hex(),
            "commitment": commitment(seed),
            "entries": [entry.model_dump(mode="json") for entry in entries],
            "result": KeptResult.of(game.result) if game.result else None,
        }
    )


def spread(count: int, most: int) -> list[int]:
    """Return the numbers below ``count``, or ``most`` of them, the first and the last included."""
    if count <= most:
        return [*range(count)]
    return [step * (count - 1) // (most - 1) for step in range(most)]


def places(run: Run, most: int = MOST_PLACES) -> list[int]:
    """Play a run to its end and return the numbers of answers after which to look at it.

    A short game is looked at after each answer but the last. Of a longer one, the places are
    spread evenly from the first to the last, and one more is where each kind of question was
    first asked. The longer the game, the fewer there are, since each means to play up to it again.
    """
    asked = [move.asked.question.kind for move in run.finish().moves]
    few = max(LEAST_PLACES, min(most, MOST_REPLAYED // len(asked)))
    return sorted({*spread(len(asked), few), *map(asked.index, dict.fromkeys(asked))})


def legal(question: Question[Any], most: int = 2_000) -> list[JsonValue]:
    """Return all legal answers, or many of them."""
    return list(islice(question.every(), most))


def through_json(raw: JsonValue) -> JsonValue:
    """Return an answer as it comes back from the journal or from Discord."""
    back: JsonValue = json.loads(to_json(raw))
    return back
