"""Whole games without people: bot players answer until the rules end the game."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

from pydantic import BaseModel, JsonValue

from rules.engine.game import Game
from rules.engine.randomness import Stream
from rules.engine.rulebook import Policy, Rulebook

RANDOM = "random"
"""The policy that every game has: any legal answer, with no look at the table."""


@dataclass(frozen=True, slots=True)
class Match:
    """What is played, again and again.

    Attributes:
        policies: one for each seat; None plays at random and is spared the view.
        options: as ``rulebook.options``, or its defaults.
        most_decisions: a game that takes more is given up as unfinished.
    """

    rulebook: Rulebook[Any, Any, Any]
    policies: Sequence[Policy | None]
    options: BaseModel | None = None
    most_decisions: int = 100_000


@dataclass(slots=True)
class Totals:
    """What came of many games.

    Attributes:
        wins: games won, by seat; a shared win counts for each winner.
        end_reasons: games by how they ended, with those that never occurred.
        own: the sums of what the game counts of its own; see `Rulebook.tally`.
    """

    wins: list[int]
    end_reasons: dict[str, int]
    games: int = 0
    finished: int = 0
    decisions: int = 0
    own: dict[str, int] = field(default_factory=dict)


def policies_by_name(
    rulebook: Rulebook[Any, Any, Any], names: Iterable[str]
) -> list[Policy | None]:
    """Return the policies of these names.

    Raises:
        KeyError: the game has no policy of that name.
    """
    return [None if name == RANDOM else rulebook.policies[name] for name in names]


def seeds(seed: str, games: int) -> Iterator[bytes]:
    """Yield the seeds of a number of games, all derived from one text."""
    for number in range(games):
        yield sha256(f"maese/simulate/{number}/{seed}".encode()).digest()


def play_out(match: Match, seed: bytes) -> tuple[Game, int]:
    """Play one game, to its end or to the limit, and return it with the number of decisions.

    The policies draw from a stream of their own, so that they shift none of the game's.
    """
    policies = match.policies
    game = Game(match.rulebook, len(policies), seed, match.options)
    stream = Stream(seed, "policies")
    waiting = game.open
    decisions = 0
    while waiting and decisions < match.most_decisions:
        number, asked = next(iter(waiting.items()))
        policy = policies[asked.seat]
        if policy is None:
            answer = asked.question.sample(stream)
        else:
            answer = policy(game.view(asked.seat), asked.question, stream)
        game.answer(asked.seat, number, answer)
        decisions += 1
    return game, decisions


def simulate(match: Match, seeds: Iterable[bytes]) -> Iterator[Totals]:
    """Play one game for each seed and yield the totals so far after each: one growing object."""
    tally = match.rulebook.tally
    totals = Totals(
        wins=[0] * len(match.policies),
        end_reasons=dict.fromkeys(match.rulebook.ends(len(match.policies)), 0),
    )
    for seed in seeds:
        game, decisions = play_out(match, seed)
        totals.games += 1
        totals.decisions += decisions
        if game.result is None:
            game.close()
        else:
            totals.finished += 1
            totals.end_reasons[game.result.reason] += 1
            for winner in game.result.winners:
                totals.wins[winner] += 1
            for name, count in tally(game.state).items() if tally else ():
                totals.own[name] = totals.own.get(name, 0) + count
        yield totals


def own_figures(rulebook: Rulebook[Any, Any, Any], totals: Totals) -> Mapping[str, JsonValue]:
    """Return what a game reports of its own about many games; empty if it counts nothing."""
    if rulebook.report is None:
        return dict(totals.own)
    return rulebook.report(totals.own, totals.finished)
