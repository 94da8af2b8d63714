"""The heart: the lease is renewed as long as it is ours, and its loss is noticed at once."""

import asyncio
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from bot.operations.heart import keep_lease
from db import Store
from db.errors import LeaseLost, StoreFailed
from db.lease import EXPIRES_AFTER, Holder
from tests.db.support import Clock

OURS = Holder("ours", "host", 4711, "")
THEIRS = Holder("theirs", "host", 4712, "")


async def test_the_lease_is_renewed_until_the_store_is_closed(
    tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await Store.open(tmp_path / "maese.sqlite3", clock, OURS)
    renew, renewals = store.renew_lease, asyncio.Queue[float]()

    async def count() -> None:
        await renew()
        lease = await store.lease()
        assert lease is not None
        renewals.put_nowait(lease.renewed_at)

    monkeypatch.setattr(store, "renew_lease", count)
    heart = asyncio.create_task(keep_lease(store, every=0.001))
    async with asyncio.timeout(10):
        for _ in range(3):
            clock.now += 50
            while await renewals.get() < clock.now:
                pass
        await store.close()
        await heart


async def test_the_loss_that_a_write_finds_out_is_noticed_at_once(
    tmp_path: Path, clock: Clock
) -> None:
    path = tmp_path / "maese.sqlite3"
    store = await Store.open(path, clock, OURS)
    heart = asyncio.create_task(keep_lease(store, every=3600))
    await asyncio.sleep(0)
    clock.now += EXPIRES_AFTER + 1
    async with await Store.open(path, clock, THEIRS):
        with pytest.raises(LeaseLost):
            await store.values.set("key", "value")
        async with asyncio.timeout(10):
            with pytest.raises(LeaseLost, match="process 4712"):
                await heart
    await store.close()


async def test_a_disk_that_is_full_for_a_while_does_not_stop_it(
    tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with await Store.open(tmp_path / "maese.sqlite3", clock, OURS) as store:
        renew, failures = store.renew_lease, [StoreFailed("disk full")]
        renewed = asyncio.Event()

        async def fail_once() -> None:
            if failures:
                raise failures.pop()
            await renew()
            renewed.set()

        monkeypatch.setattr(store, "renew_lease", fail_once)
        with capture_logs() as lines:
            heart = asyncio.create_task(keep_lease(store, every=0.001))
            async with asyncio.timeout(10):
                await renewed.wait()
        heart.cancel()
        assert [line["event"] for line in lines] == ["lease not renewed"]
