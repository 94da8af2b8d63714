"""What players want: their votes at a table, and their preferences everywhere."""

import sqlalchemy as sa
from sqlalchemy.dialects.sqlite import insert

from db import queries, tables
from db.database import Database


class Votes:
    """Votes at a table, like one to skip an absent player; each player has one of each kind."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, game_id: int, kind: str, user_id: int) -> list[int]:
        """Count a vote, once however often it is cast, and return all who have voted.

        Raises:
            NoSuchGame: there is no such game.
        """
        statement = (
            insert(tables.votes)
            .values(game_id=game_id, kind=kind, user_id=user_id, at=self._database.clock())
            .on_conflict_do_nothing()
        )

        def transaction(connection: sa.Connection) -> list[int]:
            queries.status_of(connection, game_id)
            connection.execute(statement)
            return _voters(connection, game_id, kind)

        return await self._database.write(transaction)

    async def voters(self, game_id: int, kind: str) -> list[int]:
        """Who has voted, in the order in which they did."""
        return await self._database.read(lambda connection: _voters(connection, game_id, kind))

    async def clear(self, game_id: int, kind: str | None = None) -> None:
        """Forget the votes of one kind, or of all."""
        conditions = [tables.votes.c.game_id == game_id]
        if kind is not None:
            conditions.append(tables.votes.c.kind == kind)
        statement = sa.delete(tables.votes).where(*conditions)
        await self._database.write(lambda connection: connection.execute(statement))


def _voters(connection: sa.Connection, game_id: int, kind: str) -> list[int]:
    statement = (
        sa.select(tables.votes.c.user_id)
        .where(tables.votes.c.game_id == game_id, tables.votes.c.kind == kind)
        .order_by(tables.votes.c.at, tables.votes.c.user_id)
    )
    return list(connection.execute(statement).scalars())


class Players:
    """What a player prefers, wherever they play."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def locale(self, user_id: int) -> str | None:
        """The language a player has chosen, or None where they have chosen none."""
        statement = sa.select(tables.players.c.locale).where(tables.players.c.user_id == user_id)

        def query(connection: sa.Connection) -> str | None:
            locale: str | None = connection.execute(statement).scalar()
            return locale

        return await self._database.read(query)

    async def set_locale(self, user_id: int, locale: str | None) -> None:
        """Keep the language a player has chosen; None takes the choice back."""
        statement = (
            insert(tables.players)
            .values(user_id=user_id, locale=locale, created_at=self._database.clock())
            .on_conflict_do_update(index_elements=["user_id"], set_={"locale": locale})
        )
        await self._database.write(lambda connection: connection.execute(statement))
