"""What is no longer wanted: games that are long over, and the traces of what was deleted."""

from collections.abc import Collection
from secrets import token_hex

import sqlalchemy as sa
from sqlalchemy.dialects.sqlite import insert

from db import tables
from db.database import Database
from db.rows import GameStatus

PLAYED = (GameStatus.FINISHED, GameStatus.ENDED, GameStatus.EXPIRED)
AT_ONCE = 200
"""Games that one transaction deletes at the most, so that answers need not wait for long."""

_SCRUB = "scrub-wanted"
_TRIGGER = "journal_refuses_delete"
_PARTS = (
    tables.outbox,
    tables.votes,
    tables.results,
    tables.open_questions,
    tables.journal,
    tables.seats,
)
"""What belongs to a game, in an order in which it can be deleted."""


class Retention:
    """Deletes whole games, and makes sure that nothing is left of what was deleted."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def delete_games(self, ended_before: float) -> list[int]:
        """Delete all of the games that ended before a moment, and of tables that never began.

        Args:
            ended_before: UTC epoch seconds.

        Returns:
            Which those were.
        """
        over = tables.games.c.status.in_(PLAYED), tables.games.c.ended_at < ended_before
        return await self._delete(*over)

    async def delete_lobbies(self, ended_before: float) -> list[int]:
        """Delete the tables that were given up before a moment and had never begun.

        Args:
            ended_before: UTC epoch seconds.

        Returns:
            Which those were.
        """
        games = tables.games.c
        unplayed = (games.status.in_(PLAYED), games.started_at.is_(None))
        return await self._delete(*unplayed, games.ended_at < ended_before)

    async def _delete(self, *which: sa.ColumnElement[bool]) -> list[int]:
        found = sa.select(tables.games.c.id).where(*which).order_by(tables.games.c.id)

        def transaction(connection: sa.Connection) -> list[int]:
            games = list(connection.execute(found.limit(AT_ONCE)).scalars())
            if games:
                _delete_games(connection, games)
                want_scrub(connection)
            return games

        deleted: list[int] = []
        while games := await self._database.write(transaction):
            deleted += games
        return deleted

    async def bury_letters(self, guild_id: int, error: str) -> int:
        """Give up the letters of all games in a server that the bot is no longer on.

        Args:
            guild_id: the server.
            error: why, in one word.

        Returns:
            How many there were.
        """
        outbox = tables.outbox
        there = sa.select(tables.games.c.id).where(tables.games.c.guild_id == guild_id)
        statement = (
            sa.update(outbox)
            .where(outbox.c.game_id.in_(there), outbox.c.dead == sa.false())
            .values(dead=True, attempts=outbox.c.attempts + 1, last_error=error)
        )
        return await self._database.write(lambda one: one.execute(statement).rowcount)

    async def scrub(self) -> bool:
        """Overwrite what was deleted since the last time, if anything was.

        Returns:
            Whether there was something to overwrite, and it was.
        """
        notes = tables.key_values
        wanted = sa.select(notes.c.value).where(notes.c.key == _SCRUB)
        note = await self._database.read(lambda one: one.execute(wanted).scalar())
        if note is None or not await self._database.scrub():
            return False
        # What was deleted meanwhile has made another note, which stays.
        done = sa.delete(notes).where(notes.c.key == _SCRUB, notes.c.value == note)
        await self._database.write(lambda one: one.execute(done))
        return True


def want_scrub(connection: sa.Connection) -> None:
    """Note, within a transaction that deletes, that what it deletes is to be overwritten."""
    note = token_hex(8)
    connection.execute(
        insert(tables.key_values)
        .values(key=_SCRUB, value=note)
        .on_conflict_do_update(index_elements=["key"], set_={"value": note})
    )


def _delete_games(connection: sa.Connection, games: Collection[int]) -> None:
    # The journal refuses to lose an entry. Only here, where a game goes as a whole, it must not.
    found = sa.text("SELECT sql FROM sqlite_master WHERE type = 'trigger' AND name = :name")
    trigger = connection.execute(found, {"name": _TRIGGER}).scalar_one()
    connection.exec_driver_sql(f"DROP TRIGGER {_TRIGGER}")
    for table in _PARTS:
        connection.execute(sa.delete(table).where(table.c.game_id.in_(games)))
    connection.execute(sa.delete(tables.games).where(tables.games.c.id.in_(games)))
    connection.exec_driver_sql(trigger)
