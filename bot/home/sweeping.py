"""Once a day, what is no longer wanted is deleted."""

from bot.desk import Desk

DAY = 24 * 3600.0

KEPT_DAYS = 30
"""Days for which letters that could not be delivered outlast the end of their game, and tables
that never began the moment at which they were given up."""


async def sweep(desk: Desk, keep_days: int | None) -> None:
    """Delete what is too old, and overwrite what was deleted.

    Args:
        desk: the bot's parts.
        keep_days: for how many days games are kept that are over; for ever, if None.

    Raises:
        db.StoreError: not now.
    """
    store, now = desk.store, desk.clock()
    await store.outbox.sweep(now - KEPT_DAYS * DAY)
    deleted = await store.retention.delete_lobbies(now - KEPT_DAYS * DAY)
    if keep_days is not None:
        deleted += await store.retention.delete_games(now - keep_days * DAY)
    for game in deleted:
        desk.tables.games.drop(game)
    await store.retention.scrub()
