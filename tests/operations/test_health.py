"""Health: what is wrong is found out, and only what is wrong."""

import sqlite3
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.operations.door import Door
from bot.operations.health import STUCK_AFTER, Health, examine
from db import NewOutbox, Store, Target
from db.lease import EXPIRES_AFTER, Holder
from tests.db.support import ANA, Clock, playing
from tests.e2e.club import Club
from tests.e2e.moves import Way
from tests.e2e.table import begin

OURS = Holder("ours", "host", 4711, "")


class Gateway:
    """A connection to Discord, good or not."""

    def __init__(self) -> None:
        self.ready, self.closed = True, False
        self.shards: Any = {0: SimpleNamespace(is_closed=lambda: False)}

    def is_ready(self) -> bool:
        """Tell as it is set."""
        return self.ready

    def is_closed(self) -> bool:
        """Tell as it is set."""
        return self.closed


async def test_a_bot_that_works_is_well(store: Store, clock: Clock) -> None:
    health = await examine(Gateway(), Door(), store, clock.now)
    assert health.is_well
    assert health.as_json() == {
        "status": "ok",
        "stopping": False,
        "gateway": True,
        "database": True,
        "lease": True,
        "outbox_seconds": 0.0,
    }


async def test_the_bot_on_discord_is_well_until_it_closes(club: Club) -> None:
    async def look() -> Health:
        return await examine(club.bot, club.desk.door, club.store, club.desk.clock())

    assert (await look()).is_well
    table = await begin(club, club.members("Ana", "Bo"))
    await table.play(Way.COMMAND, most=2)
    assert (await look()).is_well
    await club.bot.close()
    health = await look()
    assert (health.is_well, health.gateway, health.stopping) == (False, False, True)


async def test_a_gateway_that_is_not_there_is_no_health(store: Store, clock: Clock) -> None:
    unready, closed, half = Gateway(), Gateway(), Gateway()
    unready.ready, closed.closed = False, True
    half.shards[1] = SimpleNamespace(is_closed=lambda: True)
    for gateway in (unready, closed, half):
        health = await examine(gateway, Door(), store, clock.now)
        assert (health.is_well, health.gateway, health.database) == (False, False, True)


async def test_a_bot_that_stops_is_not_well(store: Store, clock: Clock) -> None:
    door = Door()
    door.shut()
    health = await examine(Gateway(), door, store, clock.now)
    assert (health.is_well, health.stopping) == (False, True)


async def test_a_database_that_cannot_be_written_is_no_health(tmp_path: Path, clock: Clock) -> None:
    path = tmp_path / "held.sqlite3"
    async with await Store.open(path, clock, OURS) as store:
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            health = await examine(Gateway(), Door(), store, clock.now, patience=0.01)
            assert (health.is_well, health.database, health.lease) == (False, False, True)
            other.execute("ROLLBACK")
        assert (await examine(Gateway(), Door(), store, clock.now)).is_well


async def test_a_lost_lease_is_no_health(tmp_path: Path, clock: Clock) -> None:
    path = tmp_path / "lost.sqlite3"
    store = await Store.open(path, clock, OURS)
    clock.now += EXPIRES_AFTER + 1
    async with await Store.open(path, clock, Holder.here()):
        health = await examine(Gateway(), Door(), store, clock.now)
    assert (health.is_well, health.database, health.lease) == (False, True, False)
    await store.close()


async def test_letters_that_nobody_sends_are_no_health(store: Store, clock: Clock) -> None:
    game = await playing(store, ANA)
    await store.outbox.post(game, [NewOutbox(Target.FEED, "{}")])

    async def after(seconds: float) -> Health:
        return await examine(Gateway(), Door(), store, clock.now + seconds)

    assert (await after(STUCK_AFTER - 1)).is_well
    late = await after(STUCK_AFTER)
    assert (late.is_well, late.outbox_seconds) == (False, STUCK_AFTER)


@pytest.mark.parametrize("tried", ["now", "again later"])
async def test_a_letter_that_discord_refuses_is_not_the_bots_fault(
    store: Store, clock: Clock, tried: str
) -> None:
    """Neither is one behind it, which waits for its turn."""
    game = await playing(store, ANA)
    await store.outbox.post(game, [NewOutbox(Target.FEED, "1"), NewOutbox(Target.FEED, "2")])
    first = (await store.outbox.due(clock.now))[0]
    wait = 0 if tried == "now" else 2 * STUCK_AFTER
    await store.outbox.postpone(first.id, clock.now + STUCK_AFTER + wait, "Forbidden")
    assert (await examine(Gateway(), Door(), store, clock.now + STUCK_AFTER - 1)).is_well
    if wait:
        assert (await examine(Gateway(), Door(), store, clock.now + 2 * STUCK_AFTER)).is_well


async def test_a_letter_that_is_to_wait_is_not_late(store: Store, clock: Clock) -> None:
    game = await playing(store, ANA)
    later = NewOutbox(Target.FEED, "{}", not_before=clock.now + 3600)
    await store.outbox.post(game, [later])
    for seconds in (STUCK_AFTER + 1, 3600 + STUCK_AFTER - 1):
        assert (await examine(Gateway(), Door(), store, clock.now + seconds)).is_well
    assert not (await examine(Gateway(), Door(), store, clock.now + 3600 + STUCK_AFTER)).is_well
