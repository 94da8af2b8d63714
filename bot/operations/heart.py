"""The heart: says again and again that this copy of the bot works with the database."""

import asyncio
from contextlib import suppress

import structlog

from db import Store
from db.errors import LeaseLost, StoreClosed, StoreError
from db.lease import RENEW_EVERY

log = structlog.get_logger(__name__)


async def keep_lease(store: Store, every: float = RENEW_EVERY) -> None:
    """Renew a store's lease until the store is closed.

    Args:
        store: open, with a lease.
        every: seconds between renewals.

    Raises:
        LeaseLost: another process has taken the database over, as this or any other write to
            the store found out.
    """
    while True:
        with suppress(TimeoutError):
            await asyncio.wait_for(store.lost.wait(), every)
        try:
            await store.renew_lease()
        except LeaseLost:
            raise
        except StoreClosed:
            return
        except StoreError:
            # Perhaps the disk is full for a while. Nobody else writes before the lease expires,
            # and after that each write looks first.
            log.exception("lease not renewed")
