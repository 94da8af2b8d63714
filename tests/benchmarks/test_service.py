"""How fast the table service is: answers with a durable commit each, rebuilding, memory.

Nothing here can fail for being slow. Answers mean something only where the temporary folder
lies on a disk.
"""

import asyncio
import tracemalloc
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from rules.engine.simulate import seeds
from tests.benchmarks.service_support import Bench, Table, bench_on
from tests.bot.cli.exported import exported
from tests.bot.tables.support import PEOPLE

SEATS = 4
IN_A_ROUND = 5
TABLES = 50
IDLE_GAMES = 1000
HALF_WAY = 35
"""Decisions after which a random game of Calderos is about half over."""


@pytest.fixture
def bench(tmp_path: Path) -> Iterator[Bench]:
    """Return a bench on a disk."""
    with bench_on(tmp_path) as bench:
        yield bench


@pytest.mark.benchmark(group="durable writes")
def test_answers_of_one_table(benchmark: BenchmarkFixture, bench: Bench) -> None:
    table = Table(bench.room, SEATS, b"one")

    async def answer() -> None:
        for _ in range(IN_A_ROUND):
            await table.answer()

    bench.beside_a_bare_loop(benchmark, answer, IN_A_ROUND, table.prepare)


@pytest.mark.benchmark(group="durable writes")
def test_answers_of_many_tables_at_once(benchmark: BenchmarkFixture, bench: Bench) -> None:
    tables = [Table(bench.room, SEATS, seed) for seed in seeds("many", TABLES)]

    async def prepare() -> None:
        for table in tables:
            await table.prepare()

    async def answer() -> None:
        await asyncio.gather(*(table.answer() for table in tables))

    bench.beside_a_bare_loop(benchmark, answer, TABLES, prepare)


@pytest.mark.benchmark(group="rebuild")
def test_rebuild_the_longest_of_1000_games_from_the_store(
    benchmark: BenchmarkFixture, bench: Bench
) -> None:
    """What the first click after a restart waits for."""
    players = tuple(person.name for person in PEOPLE)
    records = (exported(seed, players=players) for seed in seeds("longest", 1000))
    longest = max(records, key=lambda record: len(record.entries))
    unfinished = longest.model_copy(update={"entries": longest.entries[:-1], "result": None})
    game = bench.run(bench.keep(unfinished))

    async def rebuild() -> int:
        bench.room.games.drop(game)
        async with bench.room.games.hold(game) as live:
            return live.entries

    assert benchmark(lambda: bench.run(rebuild())) == len(unfinished.entries)
    assert benchmark.stats is not None
    benchmark.extra_info["decisions"] = len(unfinished.entries)
    benchmark.extra_info["milliseconds"] = round(benchmark.stats.stats.min * 1000, 2)


@pytest.mark.benchmark(group="memory")
def test_1000_idle_games_in_memory(benchmark: BenchmarkFixture, bench: Bench) -> None:
    """Games of the service that wait for an answer half-way, as rebuilt after a restart."""
    players = tuple(person.name for person in PEOPLE[:SEATS])

    async def keep() -> list[int]:
        return [
            await bench.keep(exported(seed, HALF_WAY, players))
            for seed in seeds("idle", IDLE_GAMES)
        ]

    games = bench.run(keep())

    async def fill() -> None:
        for game in games:
            bench.room.games.drop(game)
            async with bench.room.games.hold(game):
                pass

    bench.run(fill())
    for game in games:
        bench.room.games.drop(game)
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    benchmark.pedantic(lambda: bench.run(fill()), rounds=1)  # type: ignore[no-untyped-call]  # it has no types
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    benchmark.extra_info["megabytes"] = round((after - before) / 1e6, 1)
    benchmark.extra_info["bytes_per_game"] = (after - before) // len(games)
