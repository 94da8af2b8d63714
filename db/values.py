"""Single values that the bot keeps about itself."""

import sqlalchemy as sa
from sqlalchemy.dialects.sqlite import insert

from db import tables
from db.database import Database


class Values:
    """Texts by key, like the hash of the commands that were last sent to Discord."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, key: str) -> str | None:
        """The value under a key, or None where there is none."""
        statement = sa.select(tables.key_values.c.value).where(tables.key_values.c.key == key)

        def query(connection: sa.Connection) -> str | None:
            value: str | None = connection.execute(statement).scalar()
            return value

        return await self._database.read(query)

    async def set(self, key: str, value: str) -> None:
        """Keep a value under a key in place of the one it had."""
        statement = (
            insert(tables.key_values)
            .values(key=key, value=value)
            .on_conflict_do_update(index_elements=["key"], set_={"value": value})
        )
        await self._database.write(lambda connection: connection.execute(statement))
