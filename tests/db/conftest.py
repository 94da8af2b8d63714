"""A store in a file of its own, and a clock that stands still until it is set."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from db import Store
from tests.db.support import Clock


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where the store lies."""
    return tmp_path / "maese.sqlite3"


@pytest.fixture
def clock() -> Clock:
    """The store's clock."""
    return Clock()


@pytest.fixture
async def store(path: Path, clock: Clock) -> AsyncIterator[Store]:
    """An empty store."""
    async with await Store.open(path, clock) as store:
        yield store
