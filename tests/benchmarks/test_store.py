"""How many answers a second the store takes, beside a bare loop of single inserts and commits.

The figures mean something only where the temporary folder lies on a disk.
"""

from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from db import NewEntry, NewOutbox, Target
from tests.benchmarks.service_support import ROW, Bench, bench_on
from tests.db.support import ANA, BEN, playing, question

IN_A_ROUND = 5


@pytest.fixture
def bench(tmp_path: Path) -> Iterator[Bench]:
    """Return a bench on a disk."""
    with bench_on(tmp_path) as bench:
        yield bench


@pytest.mark.benchmark(group="durable writes")
def test_appends_to_a_journal(benchmark: BenchmarkFixture, bench: Bench) -> None:
    """Each with an entry, two questions and three messages."""
    game = bench.run(playing(bench.store, ANA, BEN))
    numbers = count()

    async def append() -> None:
        for _ in range(IN_A_ROUND):
            number = next(numbers)
            await bench.store.journal.append(
                game,
                expected_number=number,
                entries=[NewEntry("answer", ROW, number)],
                questions=[question(2 * number, 0), question(2 * number + 1, 1)],
                outbox=[
                    NewOutbox(Target.FEED, ROW),
                    NewOutbox(Target.BOARD, ROW),
                    NewOutbox(Target.SEAT, ROW, 0),
                ],
            )

    bench.beside_a_bare_loop(benchmark, append, IN_A_ROUND)
