"""The bot is taken off a server, or comes back to it."""

from bot.desk import Desk
from db import GameStatus

_UNFINISHED = (GameStatus.LOBBY, GameStatus.PLAYING, GameStatus.FROZEN)

TAKEN_OFF = "ServerLeft"
"""Why letters were given up, as the store has it."""


async def leave_server(desk: Desk, guild: int) -> None:
    """Give up the letters to a server that the bot is no longer on; its games are kept."""
    await desk.store.retention.bury_letters(guild, TAKEN_OFF)


async def come_to_server(desk: Desk, guild: int) -> None:
    """Send what was given up when the bot was taken off a server, if it was on it before."""
    for row in await desk.store.games.with_status(_UNFINISHED, guild_id=guild):
        if await desk.store.outbox.revive(row.id):
            desk.tables.wake()
