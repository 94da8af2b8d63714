"""Two processes and one file: only one of them works with it at a time."""

import asyncio
import os
import socket
import sqlite3
import sys
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from db import Store
from db.errors import LeaseHeld, LeaseLost
from db.lease import EXPIRES_AFTER, RENEW_EVERY, Holder
from tests.db.support import ANA, Clock, answer, back_to, playing


def elsewhere(name: str) -> Holder:
    """Return a process on another machine, of which nobody here can tell whether it lives."""
    return Holder(name, f"{name}-host", 4711, "")


FIRST, SECOND = elsewhere("first"), elsewhere("second")


async def test_a_second_copy_is_told_who_works_with_the_file(path: Path, clock: Clock) -> None:
    async with await Store.open(path, clock, FIRST):
        clock.now += 12
        with pytest.raises(LeaseHeld) as refused:
            await Store.open(path, clock, SECOND)

    line = str(refused.value)
    assert "\n" not in line
    for part in (str(path), "process 4711 on first-host", "12 seconds ago"):
        assert part in line


async def test_a_second_copy_touches_nothing(path: Path, clock: Clock) -> None:
    """Not even a newer version, which would bring the file up to date."""
    await (await Store.open(path, clock)).close()
    back_to(path, "0003")
    async with await Store.open(path, clock, FIRST):
        pass
    back_to(path, "0003")
    _write_lease(path, clock)
    before, changed = path.read_bytes(), path.stat().st_mtime_ns

    with pytest.raises(LeaseHeld):
        await Store.open(path, clock, SECOND)

    assert (path.read_bytes(), path.stat().st_mtime_ns) == (before, changed)


def _write_lease(path: Path, clock: Clock) -> None:

    value = (
        '{"holder": {"id": "first", "host": "first-host", "pid": 4711, "place": ""}, '
        f'"renewed_at": {clock.now}}}'
    )
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("INSERT INTO key_values VALUES ('lease', ?)", (value,))


async def test_who_closes_in_order_leaves_the_file_free(path: Path, clock: Clock) -> None:
    await (await Store.open(path, clock, FIRST)).close()

    async with await Store.open(path, clock, SECOND) as store:
        lease = await store.lease()
        assert lease is not None
        assert lease.holder == SECOND


async def test_who_renews_in_time_keeps_the_file(path: Path, clock: Clock) -> None:
    async with await Store.open(path, clock, FIRST) as store:
        for _ in range(10):
            clock.now += RENEW_EVERY
            await store.renew_lease()
            with pytest.raises(LeaseHeld):
                await Store.open(path, clock, SECOND)


async def test_what_nobody_renews_is_anybodys_after_a_minute(path: Path, clock: Clock) -> None:
    first = await Store.open(path, clock, FIRST)
    clock.now += EXPIRES_AFTER
    with pytest.raises(LeaseHeld):
        await Store.open(path, clock, SECOND)

    clock.now += 1
    async with await Store.open(path, clock, SECOND):
        pass
    await first.close()


async def test_who_was_taken_for_dead_changes_nothing_any_more(path: Path, clock: Clock) -> None:
    first = await Store.open(path, clock, FIRST)
    game = await playing(first, ANA)
    clock.now += EXPIRES_AFTER + 1
    async with await Store.open(path, clock, SECOND) as second:
        await second.journal.append(game, expected_number=0, entries=[answer(1)])

        with pytest.raises(LeaseLost, match="process 4711 on second-host"):
            await first.journal.append(game, expected_number=1, entries=[answer(2)])
        with pytest.raises(LeaseLost):
            await first.renew_lease()
        with pytest.raises(LeaseLost):
            await first.outbox.games_due(clock.now)
        await first.close()

        assert [one.interaction_id for one in await second.journal.entries(game)] == [1]
        await second.renew_lease()


async def test_who_slept_long_and_was_not_replaced_goes_on(path: Path, clock: Clock) -> None:
    async with await Store.open(path, clock, FIRST) as store:
        clock.now += 10 * EXPIRES_AFTER
        await store.renew_lease()
        await store.values.set("key", "value")
        with pytest.raises(LeaseHeld):
            await Store.open(path, clock, SECOND)


async def test_a_process_that_is_known_to_be_dead_is_not_waited_for(
    path: Path, clock: Clock
) -> None:
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", "")
    await process.wait()
    here = Holder.here()
    dead = replace(here, id="dead", pid=process.pid)
    killed = await Store.open(path, clock, dead)

    async with await Store.open(path, clock, here) as store:
        await store.values.set("key", "value")
    await killed.close()


async def test_another_process_on_this_machine_is_respected_while_it_lives(
    path: Path, clock: Clock
) -> None:
    parent = replace(Holder.here(), id="parent", pid=os.getppid())
    async with await Store.open(path, clock, parent):
        with pytest.raises(LeaseHeld, match=f"process {os.getppid()} on {socket.gethostname()}"):
            await Store.open(path, clock, Holder.here())


async def test_of_several_that_start_at_once_one_works(path: Path, clock: Clock) -> None:
    """The file is new: they also race to make its tables."""
    opened = await asyncio.gather(
        *(Store.open(path, clock, elsewhere(f"copy{number}")) for number in range(4)),
        return_exceptions=True,
    )
    stores = [one for one in opened if isinstance(one, Store)]
    assert len(stores) == 1
    assert all(isinstance(one, Store | LeaseHeld) for one in opened)
    await stores[0].values.set("key", "value")
    await stores[0].close()


async def test_a_store_without_a_lease_works_as_ever(path: Path, clock: Clock) -> None:
    async with await Store.open(path, clock) as store:
        await store.renew_lease()
        assert await store.lease() is None
