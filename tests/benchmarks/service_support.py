"""A room to answer in, stored games, and a bare loop to compare with."""

import asyncio
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any, TypeVar

import aiosqlite
from pytest_benchmark.fixture import BenchmarkFixture

from bot.tables.change import journal_entry
from db import NewSeat, Store
from rules.engine.randomness import Stream
from rules.engine.record import GameRecord
from tests.bot.tables.support import PEOPLE, Room

T = TypeVar("T")

WRITES = 1500
ROW = "x" * 200


class Bench:
    """An event loop with a store on a disk, for functions that are timed one after another.

    Attributes:
        store: the store.
        room: people, and the service on top of the store.
    """

    def __init__(self, runner: asyncio.Runner, store: Store, bare: aiosqlite.Connection) -> None:
        self._runner = runner
        self._bare = bare
        self._bare_rounds: list[float] = []
        self.store = store
        self.room = Room(store, time.time)

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Run something to its end."""
        return self._runner.run(work)

    def beside_a_bare_loop(
        self,
        benchmark: BenchmarkFixture,
        work: Callable[[], Coroutine[Any, Any, None]],
        in_a_round: int,
        prepare: Callable[[], Coroutine[Any, Any, None]] | None = None,
    ) -> None:
        """Time rounds of durable writes in turns with rounds of the least that SQLite asks for.

        In turns, so that whatever else the machine does burdens both. The percentages compare
        the median rounds, and the best ones: there the disk costs least and our own work most.

        Args:
            benchmark: notes writes per second, and what that is of the bare loop's.
            work: makes the writes of one round.
            prepare: done before each round, and not timed.
            in_a_round: how many; the fewer, the more evenly the disk's moods burden both.
        """
        rounds = WRITES // in_a_round

        def set_up() -> None:
            if prepare:
                self.run(prepare())
            self.run(self._bare_round(in_a_round))

        benchmark.pedantic(  # type: ignore[no-untyped-call]  # it has no types
            lambda: self.run(work()), setup=set_up, rounds=rounds, warmup_rounds=1
        )
        assert benchmark.stats is not None
        ours, bare = benchmark.stats.stats, self._bare_rounds[-rounds:]
        benchmark.extra_info["a_second"] = round(in_a_round / ours.median)
        benchmark.extra_info["bare_commits"] = round(in_a_round / median(bare))
        benchmark.extra_info["percent_of_bare"] = round(100 * median(bare) / ours.median)
        benchmark.extra_info["percent_at_best"] = round(100 * min(bare) / ours.min)

    async def _bare_round(self, commits: int) -> None:
        begun = perf_counter()
        for _ in range(commits):
            await self._bare.execute("INSERT INTO entries (entry) VALUES (?)", (ROW,))
            await self._bare.commit()
        self._bare_rounds.append(perf_counter() - begun)

    async def keep(self, record: GameRecord) -> int:
        """Store a game that was played elsewhere; return its number."""
        seats = [
            NewSeat(person.id, person.name, person.locale)
            for person in PEOPLE[: len(record.players)]
        ]
        row = await self.store.lobbies.create(
            game=record.game,
            host_id=PEOPLE[0].id,
            guild_id=10,
            channel_id=20,
            locale="en",
            options=record.options,
            expires_at=None,
            seats=seats,
        )
        await self.store.lobbies.start(
            row.id,
            seed=bytes.fromhex(record.seed),
            commitment=record.commitment,
            rules_version=record.rules_version,
            thread_id=None,
            seats=seats,
            questions=[],
        )
        entries = [journal_entry(entry) for entry in record.entries]
        await self.store.journal.append(row.id, expected_number=0, entries=entries)
        return row.id


@contextmanager
def bench_on(folder: Path) -> Iterator[Bench]:
    """Open a bench whose files lie in a folder."""
    with asyncio.Runner() as runner:
        store = runner.run(Store.open(folder / "maese.sqlite3"))
        bare = runner.run(_open_bare(folder / "bare.sqlite3"))
        try:
            yield Bench(runner, store, bare)
        finally:
            runner.run(bare.close())
            runner.run(store.close())


async def _open_bare(path: Path) -> aiosqlite.Connection:
    connection = await aiosqlite.connect(path)
    for pragma in ("journal_mode=WAL", "synchronous=FULL"):
        await connection.execute(f"PRAGMA {pragma}")
    await connection.execute("CREATE TABLE entries (number INTEGER PRIMARY KEY, entry TEXT)")
    return connection


class Table:
    """One game after another, in which the same people answer at random."""

    def __init__(self, room: Room, seats: int, seed: bytes) -> None:
        self._room = room
        self._people = PEOPLE[:seats]
        self._stream = Stream(seed, "people")
        self._games: list[int] = []

    async def prepare(self) -> None:
        """Begin a game in reserve, so that none has to begin while answers are timed."""
        while len(self._games) < 2:
            game = await self._room.begin(*self._people)
            await self._room.asked(game)
            self._games.append(game)

    async def answer(self) -> None:
        """Answer the open question; where the game is over, of the next one."""
        asked = await self._room.asked(self._games[0])
        if not asked:
            del self._games[0]
            asked = await self._room.asked(self._games[0])
        raw = asked[0].question.sample(self._stream)
        person = self._people[asked[0].seat]
        await self._room.tables.answer(self._games[0], person, asked[0].number, raw)
