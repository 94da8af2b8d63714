"""The club that end-to-end tests play in."""

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager
from functools import cache, partial
from pathlib import Path
from typing import Any

import pytest

from bot.text import texts
from tests.e2e.club import Club, Inspection, open_club
from tests.support.discord_spec import DiscordSpec

OpenClub = Callable[..., AbstractAsyncContextManager[Club]]


@pytest.fixture(scope="session")
def messages_read_once() -> Any:
    """Reading all messages at each start of a bot would take longer than most tests."""
    return cache(texts._read)


@pytest.fixture(autouse=True)
def _messages_are_read_once(monkeypatch: pytest.MonkeyPatch, messages_read_once: Any) -> None:
    # For these tests alone: others change message files and look again.
    monkeypatch.setattr(texts, "_read", messages_read_once)


@pytest.fixture(scope="session")
def inspection(discord_limits: DiscordSpec) -> Inspection:
    """What all requests of all clubs are checked against."""
    return Inspection(discord_limits)


@pytest.fixture
def opened(tmp_path: Path, inspection: Inspection) -> OpenClub:
    """What opens a club of a test's own making."""
    return partial(open_club, tmp_path / "club.sqlite3", inspection)


@pytest.fixture
async def club(opened: OpenClub) -> AsyncIterator[Club]:
    """A club like any other."""
    async with opened() as club:
        yield club
