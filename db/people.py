"""What players want: their votes at a table, and their preferences everywhere."""

from collections.abc import Collection, Sequence

import sqlalchemy as sa
from sqlalchemy.dialects.sqlite import insert

from db import queries, tables
from db.database import Database
from db.rows import NewOutbox, PreferencesRow, Reminder


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

    async def settle(
        self,
        game_id: int,
        kind: str,
        user_id: int,
        pointless: Collection[str],
        outbox: Sequence[NewOutbox],
    ) -> None:
        """Keep one user alone under a kind, forget other votes, and tell all, at once.

        Args:
            game_id: the game.
            kind: under what the user is kept.
            user_id: who.
            pointless: the kinds of votes that are forgotten.
            outbox: the messages to send.

        Raises:
            NoSuchGame: there is no such game.
        """
        table = tables.votes
        now = self._database.clock()
        forget = sa.delete(table).where(
            table.c.game_id == game_id, table.c.kind.in_([kind, *pointless])
        )
        keep = insert(table).values(game_id=game_id, kind=kind, user_id=user_id, at=now)

        def transaction(connection: sa.Connection) -> None:
            queries.status_of(connection, game_id)
            connection.execute(forget)
            connection.execute(keep)
            queries.post(connection, game_id, outbox, now)

        await self._database.write(transaction)

    async def of(self, game_id: int) -> dict[str, list[int]]:
        """Who has voted for what, by kind, in the order in which they did."""
        table = tables.votes
        statement = (
            sa.select(table.c.kind, table.c.user_id)
            .where(table.c.game_id == game_id)
            .order_by(table.c.at, table.c.user_id)
        )

        def query(connection: sa.Connection) -> dict[str, list[int]]:
            found: dict[str, list[int]] = {}
            for kind, user in connection.execute(statement):
                found.setdefault(kind, []).append(user)
            return found

        return await self._database.read(query)

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

    async def locales(self) -> dict[int, str]:
        """The languages that players have chosen, by user."""
        columns = (tables.players.c.user_id, tables.players.c.locale)
        statement = sa.select(*columns).where(tables.players.c.locale.is_not(None))

        def query(connection: sa.Connection) -> dict[int, str]:
            return {row.user_id: row.locale for row in connection.execute(statement)}

        return await self._database.read(query)

    async def preferences(self, user_id: int) -> PreferencesRow:
        """What a player prefers; the defaults where they have said nothing."""
        columns = (tables.players.c[name] for name in PreferencesRow.model_fields)
        statement = sa.select(*columns).where(tables.players.c.user_id == user_id)

        def query(connection: sa.Connection) -> PreferencesRow:
            row = connection.execute(statement).mappings().first()
            return PreferencesRow(**row) if row else PreferencesRow(user_id=user_id)

        return await self._database.read(query)

    async def set_locale(self, user_id: int, locale: str | None) -> None:
        """Keep the language a player has chosen; None takes the choice back.

        What is written to them at their tables is in that language from now on.
        """
        seats = (
            sa.update(tables.seats)
            .where(sa.or_(tables.seats.c.user_id == user_id, tables.seats.c.owner_id == user_id))
            .values(locale=locale)
        )

        def transaction(connection: sa.Connection) -> None:
            self._keep(connection, user_id, locale=locale)
            if locale is not None:
                connection.execute(seats)

        await self._database.write(transaction)

    async def set_reminder(self, user_id: int, reminder: Reminder) -> None:
        """Keep how a player wants to be reminded."""
        await self._database.write(
            lambda connection: self._keep(connection, user_id, reminder=reminder)
        )

    async def set_quiet(
        self,
        user_id: int,
        quiet_from: int | None,
        quiet_to: int | None,
        timezone: str | None,
    ) -> None:
        """Keep when a player wants no reminders; None for all three: there is no such time.

        Args:
            user_id: who.
            quiet_from: minutes after midnight, below 1440.
            quiet_to: the same; before `quiet_from` if it is on the next day.
            timezone: a name of the IANA database, such as "Europe/Madrid".
        """
        await self._database.write(
            lambda connection: self._keep(
                connection,
                user_id,
                quiet_from=quiet_from,
                quiet_to=quiet_to,
                timezone=timezone,
            )
        )

    def _keep(self, connection: sa.Connection, user_id: int, **columns: object) -> None:
        connection.execute(
            insert(tables.players)
            .values(user_id=user_id, created_at=self._database.clock(), **columns)
            .on_conflict_do_update(index_elements=["user_id"], set_=columns)
        )
