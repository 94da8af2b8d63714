"""A room with a store in a file of its own, and a clock that stands still until it is set."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from db import Store
from tests.bot.tables.support import Room
from tests.db.support import Clock


@pytest.fixture
def clock() -> Clock:
    """A clock that stands still until it is set."""
    return Clock()


@pytest.fixture
async def store(tmp_path: Path, clock: Clock) -> AsyncIterator[Store]:
    """An empty store."""
    async with await Store.open(tmp_path / "maese.sqlite3", clock) as store:
        yield store


@pytest.fixture
def room(store: Store, clock: Clock) -> Room:
    """A room where nobody sits yet."""
    return Room(store, clock)
