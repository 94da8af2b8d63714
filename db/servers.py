"""What servers have chosen for the tables in them."""

from collections.abc import Sequence

import sqlalchemy as sa
from sqlalchemy.dialects.sqlite import insert

from db import tables
from db.database import Database
from db.rows import ServerRow, TimeRule


class Servers:
    """The settings of servers; each is kept by itself, so that two people can change two at once.

    The time for an answer, too, counts for the tables that are opened from then on.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, guild_id: int) -> ServerRow:
        """What a server has chosen; the defaults where it has chosen nothing."""
        statement = sa.select(tables.servers).where(tables.servers.c.guild_id == guild_id)

        def query(connection: sa.Connection) -> ServerRow:
            row = connection.execute(statement).mappings().first()
            return ServerRow(**row) if row else ServerRow(guild_id=guild_id)

        return await self._database.read(query)

    async def set_locale(self, guild_id: int, locale: str | None) -> None:
        """Keep the language of new tables; None for that of whoever opens one."""
        await self._keep(guild_id, locale=locale)

    async def set_channels(self, guild_id: int, channels: Sequence[int]) -> None:
        """Keep the channels where tables may be opened; none: everywhere."""
        await self._keep(guild_id, channels=list(channels))

    async def set_games(self, guild_id: int, games: Sequence[str]) -> None:
        """Keep the keys of the games that may be played; none: all."""
        await self._keep(guild_id, games=list(games))

    async def set_limit(self, guild_id: int, limit_seconds: int | None) -> None:
        """Keep how long an answer may take at new tables; None for no limit."""
        await self._keep(guild_id, limit_seconds=limit_seconds)

    async def set_time_rule(self, guild_id: int, rule: TimeRule) -> None:
        """Keep what happens at new tables when that time is up."""
        await self._keep(guild_id, time_rule=rule)

    async def set_role(self, guild_id: int, role_id: int | None) -> None:
        """Keep which role is told of new tables; None for none."""
        await self._keep(guild_id, role_id=role_id)

    async def _keep(self, guild_id: int, **columns: object) -> None:
        fresh: dict[str, object] = {"guild_id": guild_id, "channels": [], "games": [], **columns}
        statement = (
            insert(tables.servers)
            .values(**fresh)
            .on_conflict_do_update(index_elements=["guild_id"], set_=columns)
        )
        await self._database.write(lambda connection: connection.execute(statement))
