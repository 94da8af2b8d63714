"""Health: whether the bot does its work now, for whoever watches it."""

import asyncio
from dataclasses import asdict, dataclass
from typing import Any, Protocol

from bot.operations.door import Door
from db import Store
from db.errors import LeaseLost, StoreError

STUCK_AFTER = 300.0
"""Seconds after which a letter that could be sent, and was not even tried, shows a fault."""

PATIENCE = 5.0
"""Seconds in which the database has to answer."""


class Gateway(Protocol):
    """The connection to Discord."""

    def is_ready(self) -> bool:
        """Tell whether Discord has said all it says at first."""

    def is_closed(self) -> bool:
        """Tell whether it was given up."""

    @property
    def shards(self) -> Any:
        """The parts it is divided into, by number; each knows whether it is closed."""


@dataclass(frozen=True, slots=True)
class Health:
    """How the bot does.

    Attributes:
        stopping: it is about to stop.
        gateway: it hears what happens on Discord.
        database: it can write to its database.
        lease: the database is its own to write to.
        outbox_seconds: how long a letter has been waiting that could be sent and was not tried.
    """

    stopping: bool
    gateway: bool
    database: bool
    lease: bool
    outbox_seconds: float

    @property
    def is_well(self) -> bool:
        """Whether nothing is wrong."""
        working = self.gateway and self.database and self.lease and not self.stopping
        return working and self.outbox_seconds < STUCK_AFTER

    def as_json(self) -> dict[str, Any]:
        """Return it for a program that reads it."""
        return {"status": "ok" if self.is_well else "failing", **asdict(self)}


async def examine(
    gateway: Gateway, door: Door, store: Store, now: float, patience: float = PATIENCE
) -> Health:
    """Find out how the bot does. It writes: to see that it can, it renews the lease.

    Args:
        gateway: the bot.
        door: tells whether it is about to stop.
        store: its database.
        now: the present moment, in UTC epoch seconds.
        patience: seconds in which the database has to answer.
    """
    database, lease, outbox = True, True, 0.0
    try:
        async with asyncio.timeout(patience):
            await store.renew_lease()
            since = await store.outbox.untried_since(now)
        outbox = max(0.0, now - since) if since is not None else 0.0
    except LeaseLost:
        lease = False
    except (StoreError, TimeoutError):
        database = False
    return Health(
        stopping=door.is_shut,
        gateway=_hears(gateway),
        database=database,
        lease=lease,
        outbox_seconds=round(outbox, 1),
    )


def _hears(gateway: Gateway) -> bool:
    if not gateway.is_ready() or gateway.is_closed():
        return False
    return not any(shard.is_closed() for shard in gateway.shards.values())
