"""A club for what happens on Discord, and a room for what lies below it."""

from tests.bot.cli.conftest import maese
from tests.bot.conftest import clock, room, store
from tests.e2e.conftest import (
    _messages_are_read_once,
    club,
    inspection,
    messages_read_once,
    opened,
)

__all__ = [
    "_messages_are_read_once",
    "clock",
    "club",
    "inspection",
    "maese",
    "messages_read_once",
    "opened",
    "room",
    "store",
]
