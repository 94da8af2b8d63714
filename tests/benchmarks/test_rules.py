"""How fast the rules are, on one core. Nothing here can fail for being slow.

Times are processor time: one thread works, and what else the machine does should not count.
"""

import random
import tracemalloc
from collections.abc import Callable
from itertools import islice
from time import process_time
from typing import Any, TypeVar

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from rules.calderos import RULEBOOK
from rules.engine.game import Game
from rules.engine.randomness import Stream
from rules.engine.record import GameRecord
from rules.engine.replay import replay
from rules.engine.rulebook import Rulebook, all_games
from rules.engine.simulate import Match, policies_by_name, seeds, simulate
from tests.bot.cli.exported import exported

T = TypeVar("T")

GAMES = 200
ROUNDS = 7
FEWER_GAMES = 20
FEWER_ROUNDS = 3
"""For games that take longer than Calderos, which is measured beside another library's game."""

IDLE_GAMES = 1000
HALF_WAY = 35
"""Decisions after which a random game of Calderos is about half over."""

SEATS = pytest.mark.parametrize("seats", [2, 3, 4, 5])

TABLES = pytest.mark.parametrize(
    ("rulebook", "seats"),
    [
        pytest.param(rulebook, seats, id=f"{rulebook.key}-{seats}")
        for rulebook in all_games()
        for seats in range(rulebook.seats[0], rulebook.seats[1] + 1)
    ],
)
"""Each game at each number of seats."""


def measure(benchmark: BenchmarkFixture, play: Callable[[], T], rounds: int = 1) -> T:
    """Time a function as often as told, after a first time that does not count."""
    result: T = benchmark.pedantic(  # type: ignore[no-untyped-call] # it has no types
        play, rounds=rounds, warmup_rounds=1
    )
    return result


def note_speed(benchmark: BenchmarkFixture, games: int, decisions: int) -> None:
    """Note what so many games and decisions come to in the round that was least disturbed."""
    assert benchmark.stats is not None
    seconds = benchmark.stats.stats.min
    benchmark.extra_info["decisions_per_second"] = round(decisions / seconds)
    benchmark.extra_info["games_per_second"] = round(games / seconds)


@TABLES
@pytest.mark.parametrize("policy", ["random", "sensible"])
@pytest.mark.benchmark(group="whole games", timer=process_time)
def test_games(
    benchmark: BenchmarkFixture, policy: str, rulebook: Rulebook[Any, Any, Any], seats: int
) -> None:
    """Whole games of each kind at each number of seats."""
    match = Match(rulebook, policies_by_name(rulebook, [policy] * seats))
    short = rulebook is RULEBOOK
    games = GAMES if short else FEWER_GAMES

    def play() -> int:
        *_, totals = simulate(match, seeds("benchmark", games))
        assert totals.finished == games
        return totals.decisions

    decisions = measure(benchmark, play, ROUNDS if short else FEWER_ROUNDS)
    note_speed(benchmark, games, decisions)


@SEATS
@pytest.mark.parametrize("choice", ["cheapest", "its-own"])
@pytest.mark.benchmark(group="whole games", timer=process_time)
def test_uno_of_rlcard(benchmark: BenchmarkFixture, choice: str, seats: int) -> None:
    """Random games of UNO by rlcard's bare game, for comparison.

    Its own random player chooses with numpy, which takes longer than the move itself.
    """
    uno: Any = pytest.importorskip("rlcard.games.uno", reason="rlcard is in the group `bench`")
    numpy: Any = pytest.importorskip("numpy")
    choose = random.Random(0).choice if choice == "cheapest" else numpy.random.choice

    def play() -> int:
        decisions = 0
        for seed in range(GAMES):
            game = uno.Game(num_players=seats)
            game.np_random = numpy.random.RandomState(seed)
            game.init_game()
            while not game.is_over():
                game.step(choose(game.get_legal_actions()))
                decisions += 1
        return decisions

    decisions = measure(benchmark, play, ROUNDS)
    note_speed(benchmark, GAMES, decisions)


@pytest.mark.benchmark(group="rebuild", timer=process_time)
def test_rebuild_the_longest_of_1000_games(benchmark: BenchmarkFixture) -> None:
    """From the stored JSON to a game that could be played on."""
    players = ("Ana", "Bo", "Cid", "Dora", "Eva")
    records = (exported(seed, players=players) for seed in seeds("longest", 1000))
    longest = max(records, key=lambda record: len(record.entries))
    stored = longest.model_dump_json()

    def rebuild() -> Game:
        return replay(RULEBOOK, GameRecord.model_validate_json(stored))

    game = benchmark(rebuild)
    assert game.result is not None
    assert benchmark.stats is not None
    benchmark.extra_info["decisions"] = len(longest.entries)
    benchmark.extra_info["milliseconds"] = round(benchmark.stats.stats.min * 1000, 2)


@SEATS
@pytest.mark.benchmark(group="memory")
def test_1000_idle_games(benchmark: BenchmarkFixture, seats: int) -> None:
    """Games that wait for an answer half-way."""

    def half_way(seed: bytes) -> Game:
        game = Game(RULEBOOK, seats, seed)
        stream = Stream(seed, "policies")
        for _ in range(HALF_WAY):
            for number, asked in islice(game.open.items(), 1):
                game.answer(asked.seat, number, asked.question.sample(stream))
        return game

    def fill() -> list[Game]:
        return [half_way(seed) for seed in seeds("idle", IDLE_GAMES)]

    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    games = measure(benchmark, fill)
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    benchmark.extra_info["megabytes"] = round((after - before) / 1e6, 1)
    benchmark.extra_info["bytes_per_game"] = (after - before) // len(games)
