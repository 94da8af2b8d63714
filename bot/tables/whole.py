"""Work that is not left half-way when whoever waits for it is cancelled."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


async def whole(work: Coroutine[Any, Any, T]) -> T:
    """Await work to its end, also if the waiting task is cancelled; then it is cancelled after it.

    The store's thread finishes a commit in any case. Without this a cancelled task would let go
    of its game's lock before, and the next one would read the game as it was.
    """
    task = asyncio.ensure_future(work)
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        await asyncio.wait({task})
        raise
