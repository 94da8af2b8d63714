"""How many answers a second the store takes, next to the least that SQLite asks for."""

import time
from pathlib import Path

import aiosqlite
import pytest

from db import NewEntry, NewOutbox, Store, Target
from tests.db.support import ANA, BEN, playing, question

ROUNDS = 10
IN_A_ROUND = 50
ENTRY = "x" * 200
NO_DISK = 4000  # commits a second


async def bare(connection: aiosqlite.Connection) -> float:
    """Seconds for a round of single rows, each with its own durable commit."""
    begun = time.perf_counter()
    for _ in range(IN_A_ROUND):
        await connection.execute("INSERT INTO entries (entry) VALUES (?)", (ENTRY,))
        await connection.commit()
    return time.perf_counter() - begun


async def append(store: Store, game: int, number: int) -> float:
    """Seconds for a round of answers: an entry, two questions and three messages each."""
    begun = time.perf_counter()
    for one in range(number, number + IN_A_ROUND):
        await store.journal.append(
            game,
            expected_number=one,
            entries=[NewEntry("answer", ENTRY, one)],
            questions=[question(2 * one, 0), question(2 * one + 1, 1)],
            outbox=[
                NewOutbox(Target.FEED, ENTRY),
                NewOutbox(Target.BOARD, ENTRY),
                NewOutbox(Target.SEAT, ENTRY, 0),
            ],
        )
    return time.perf_counter() - begun


@pytest.mark.slow
async def test_an_answer_costs_at_most_twice_a_bare_commit(
    store: Store, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = await playing(store, ANA, BEN)
    async with aiosqlite.connect(tmp_path / "bare.sqlite3") as connection:
        for pragma in ("journal_mode=WAL", "synchronous=FULL"):
            await connection.execute(f"PRAGMA {pragma}")
        await connection.execute("CREATE TABLE entries (number INTEGER PRIMARY KEY, entry TEXT)")
        # In turns, so that whatever else the machine does burdens both; and the best round of
        # each, because only delays are chance.
        rounds = [
            (await bare(connection), await append(store, game, number * IN_A_ROUND))
            for number in range(ROUNDS)
        ]

    least, ours = (IN_A_ROUND / min(times) for times in zip(*rounds, strict=True))
    with capsys.disabled():
        print(f"\nbare commits {least:.0f}/s, answers {ours:.0f}/s, ratio {ours / least:.2f}")  # noqa: T201
    if least > NO_DISK:
        pytest.skip("the temporary folder is not on a disk, so a commit costs nothing to compare")
    assert ours >= least / 2
