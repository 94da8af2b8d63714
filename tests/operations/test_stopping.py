"""The bot stops: in good order at the first signal, at once at the second, and never twice."""

import asyncio
import json
import signal
import sqlite3
import sys
from asyncio.subprocess import PIPE, Process
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest

from bot.main import HELD
from bot.operations.stopping import Stop, run_until
from db import GameStatus, Store
from db.lease import Holder
from tests.operations.offline import LOG, STORE

SOON = 60.0
"""Seconds that a test waits for a process at the most."""

ROOT = Path(__file__).parents[2]
ANSWERS = 25


@asynccontextmanager
async def running(folder: Path, *words: str) -> AsyncIterator[Process]:
    """Run the bot in a process of its own; whatever happens, it does not outlive the block."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.operations.offline", str(folder), *words,
        cwd=ROOT, stdout=PIPE, stderr=PIPE,
    )  # fmt: skip
    try:
        yield process
    finally:
        if process.returncode is None:
            process.kill()
            await process.communicate()


async def answers(process: Process, least: int) -> list[int]:
    """Read on until so many answers were acknowledged; return their interactions."""
    assert process.stdout is not None
    found: list[int] = []
    async with asyncio.timeout(SOON):
        while len(found) < least:
            line = (await process.stdout.readline()).split()
            assert line, (await process.communicate())[1].decode()
            if line[0] == b"answered":
                found.append(int(line[2]))
    return found


async def ended(process: Process) -> tuple[int, list[list[bytes]], str]:
    """Wait for the end; return the exit code, what was told until then, and what was logged.

    The output ends only when the processes that paint have ended too.
    """
    async with asyncio.timeout(SOON):
        out, err = await process.communicate()
    assert process.returncode is not None
    return process.returncode, [line.split() for line in out.splitlines()], err.decode()


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
async def test_at_a_signal_everything_under_way_is_finished(tmp_path: Path, number: int) -> None:
    async with running(tmp_path) as process:
        acknowledged = await answers(process, ANSWERS)
        process.send_signal(number)
        code, told, log = await ended(process)

    assert (code, log.count("Traceback")) == (0, 0), log
    assert "stopped" in log
    # Who acted after the signal was told so, at each of the three tables.
    assert [line[0] for line in told].count(b"restarting") == 3
    acknowledged += [int(line[2]) for line in told if line[0] == b"answered"]
    # The file is closed, and free.
    assert not (tmp_path / f"{STORE}-wal").exists()
    async with await Store.open(tmp_path / STORE, holder=Holder.here()) as store:
        journal = [
            line.interaction_id
            for row in await store.games.with_status(list(GameStatus))
            for line in await store.journal.entries(row.id)
        ]
    assert sorted(acknowledged) == sorted(one for one in journal if one is not None)
    # No letter was left half-sent: each that reached Discord has left the outbox.
    sent = [line.split()[2] for line in (tmp_path / LOG).read_text().splitlines()]
    letters = Counter(nonce.partition("-")[0] for nonce in sent if nonce != "-")
    with closing(sqlite3.connect(tmp_path / STORE)) as connection:
        waiting = {str(row[0]) for row in connection.execute("SELECT id FROM outbox")}
    assert max(letters.values()) == 1
    assert waiting & letters.keys() == set()


async def test_a_second_signal_ends_it_at_once_and_loses_nothing(tmp_path: Path) -> None:
    async with running(tmp_path, "stuck") as process:
        acknowledged = await answers(process, ANSWERS)
        process.send_signal(signal.SIGTERM)
        assert process.stderr is not None
        async with asyncio.timeout(SOON):
            while b"stopping" not in (await process.stderr.readline()):
                pass
        process.send_signal(signal.SIGTERM)
        code, told, _ = await ended(process)
    assert code == 128 + signal.SIGTERM
    acknowledged += [int(line[2]) for line in told if line[0] == b"answered"]
    async with await Store.open(tmp_path / STORE, holder=Holder.here()) as store:
        journal = {
            line.interaction_id
            for row in await store.games.with_status(list(GameStatus))
            for line in await store.journal.entries(row.id)
        }
    assert set(acknowledged) <= journal


async def test_a_second_copy_stops_with_one_line_and_the_first_plays_on(tmp_path: Path) -> None:
    async with running(tmp_path) as first:
        await answers(first, 1)
        async with running(tmp_path) as second:
            code, told, log = await ended(second)
        assert (code, told) == (HELD, [])
        assert log.count("\n") == 1
        assert f"process {first.pid} on" in log
        await answers(first, ANSWERS)
        first.send_signal(signal.SIGTERM)
        assert (await ended(first))[0] == 0


async def test_after_a_crash_the_next_copy_starts_at_once(tmp_path: Path) -> None:
    async with running(tmp_path) as first:
        await answers(first, 1)
        first.kill()
        await ended(first)
    async with running(tmp_path) as second:
        await answers(second, 1)


async def test_a_copy_that_was_taken_for_dead_stops_by_itself(tmp_path: Path) -> None:
    """As after a long sleep of its machine: another has the lease when it wakes up."""
    async with running(tmp_path) as process:
        await answers(process, 1)
        with closing(sqlite3.connect(tmp_path / STORE)) as connection, connection:
            other = {"id": "other", "host": "elsewhere", "pid": 4711, "place": ""}
            value = json.dumps({"holder": other, "renewed_at": 9e9})
            connection.execute("UPDATE key_values SET value = ? WHERE key = 'lease'", (value,))
        code, _, log = await ended(process)
    assert code == HELD
    assert log.splitlines()[-1].startswith("maese: ")
    assert "taken over by process 4711 on elsewhere" in log.splitlines()[-1]


async def forever() -> None:
    await asyncio.Event().wait()


class Closing:
    """Counts how often the works were closed."""

    def __init__(self, work: Callable[[], Awaitable[None]] | None = None) -> None:
        self.times = 0
        self._work = work

    async def __call__(self) -> None:
        """Close."""
        self.times += 1
        if self._work:
            await self._work()


async def test_what_a_work_raises_is_raised_after_the_others_were_closed() -> None:
    close = Closing()

    async def fail() -> None:
        raise OSError("no network")

    with pytest.raises(OSError, match="no network"):
        await run_until(Stop(), close, forever(), fail())
    assert close.times == 1


async def test_a_stop_that_was_asked_for_closes_once_and_raises_nothing() -> None:
    stop, close = Stop(), Closing()
    running_works = asyncio.create_task(run_until(stop, close, forever(), forever()))
    await asyncio.sleep(0)
    stop.ask(signal.SIGTERM)
    await running_works
    assert close.times == 1


async def test_closing_that_takes_too_long_is_given_up() -> None:
    stop, close = Stop(), Closing(forever)
    stop.ask(signal.SIGTERM)
    await run_until(stop, close, forever(), patience=0.01)
    assert close.times == 1


async def test_whoever_is_cancelled_takes_the_works_along() -> None:
    ended_works: list[str] = []

    async def work() -> None:
        try:
            await forever()
        finally:
            ended_works.append("work")

    task = asyncio.create_task(run_until(Stop(), None, work()))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert ended_works == ["work"]
