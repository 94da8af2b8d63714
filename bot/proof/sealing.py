"""The seal of a game as it is stored."""

from pydantic import ValidationError

from bot.tables.live import record_of
from db import Store
from rules.engine.proof import seal_of
from rules.engine.record import read_entry


async def seal_of_table(store: Store, game: int) -> str | None:
    """Return the seal of a whole game, 64 hex digits; None if its journal cannot be read."""
    stored = await store.games.record(game)
    try:
        entries = [read_entry(line.entry) for line in stored.journal]
        return seal_of(record_of(stored.game, stored.seats, entries))
    except ValidationError:
        return None
