"""Who looks at the clocks of a room."""

import pytest

from bot.times.keeper import TimeKeeper
from tests.bot.tables.support import Room


@pytest.fixture
def keeper(room: Room) -> TimeKeeper:
    """Who looks at the clocks in the room."""
    return TimeKeeper(room.tables, room.clock, lambda: None)
