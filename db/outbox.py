"""The outbox: messages that were committed and are not delivered yet."""

from collections.abc import Collection, Sequence

import sqlalchemy as sa

from db import queries, tables
from db.database import Database
from db.rows import Backlog, NewOutbox, OutboxRow, Target


class Outbox:
    """Messages wait here from the commit that caused them until Discord has taken them.

    Messages with the same game, target and seat are one lane and keep their order: while one
    of them has to wait, the later ones of its lane wait too. A delivered message is deleted.
    Who delivers must expect a message a second time if the process ends between sending it and
    `mark_sent`; its id, which is never used again, can be Discord's nonce against that.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def post(self, game_id: int, messages: Sequence[NewOutbox]) -> None:
        """Add messages that follow from no journal entry, like a reminder.

        Raises:
            NoSuchGame: there is no such game.
        """
        now = self._database.clock()

        def transaction(connection: sa.Connection) -> None:
            queries.status_of(connection, game_id)
            queries.post(connection, game_id, messages, now)

        await self._database.write(transaction)

    async def due(
        self, now: float, limit: int = 100, *, game_id: int | None = None
    ) -> list[OutboxRow]:
        """The messages that may be sent at `now`, oldest first, `limit` at most.

        Args:
            now: UTC epoch seconds.
            limit: how many.
            game_id: only messages of this game, or None for all.
        """
        statement = (
            sa.select(tables.outbox).where(*_due(now)).order_by(tables.outbox.c.id).limit(limit)
        )
        if game_id is not None:
            statement = statement.where(tables.outbox.c.game_id == game_id)

        def query(connection: sa.Connection) -> list[OutboxRow]:
            return [OutboxRow(**row) for row in connection.execute(statement).mappings()]

        return await self._database.read(query)

    async def games_due(self, now: float) -> list[int]:
        """The games that have messages which may be sent at `now`, the longest waiting first."""
        game = tables.outbox.c.game_id
        statement = (
            sa.select(game)
            .where(*_due(now))
            .group_by(game)
            .order_by(sa.func.min(tables.outbox.c.id))
        )

        def query(connection: sa.Connection) -> list[int]:
            return list(connection.execute(statement).scalars())

        return await self._database.read(query)

    async def next_due_at(self) -> float | None:
        """The moment at which some message may be sent, perhaps past; None if there is none."""
        statement = sa.select(sa.func.min(tables.outbox.c.not_before)).where(
            _ALIVE, ~_earlier_in_lane()
        )

        def query(connection: sa.Connection) -> float | None:
            moment: float | None = connection.execute(statement).scalar()
            return moment

        return await self._database.read(query)

    async def untried_since(self, now: float) -> float | None:
        """Since when a message might have been sent and was not even tried; None if there is none.

        Where that is long ago, nobody delivers. A message that Discord did not take does not
        count, and neither do those that wait behind it.
        """
        since = sa.func.max(tables.outbox.c.created_at, tables.outbox.c.not_before)
        statement = sa.select(sa.func.min(since)).where(*_due(now), tables.outbox.c.attempts == 0)

        def query(connection: sa.Connection) -> float | None:
            moment: float | None = connection.execute(statement).scalar()
            return moment

        return await self._database.read(query)

    async def mark_sent(self, ids: Collection[int]) -> None:
        """Forget messages that Discord has taken."""
        await self._execute(sa.delete(tables.outbox).where(tables.outbox.c.id.in_(ids)))

    async def postpone(self, message_id: int, not_before: float, error: str) -> None:
        """Count a failed attempt, and let the message and its lane wait until `not_before`.

        Args:
            message_id: the message.
            not_before: UTC epoch seconds.
            error: the name of the error's class, and nothing else: never any content.
        """
        await self._execute(
            sa.update(tables.outbox)
            .where(tables.outbox.c.id == message_id)
            .values(attempts=tables.outbox.c.attempts + 1, not_before=not_before, last_error=error)
        )

    async def bury(self, ids: Collection[int], error: str) -> None:
        """Give messages up for good; their lanes go on without them.

        Args:
            ids: the messages.
            error: the name of the error's class, and nothing else: never any content.
        """
        await self._execute(
            sa.update(tables.outbox)
            .where(tables.outbox.c.id.in_(ids))
            .values(dead=True, attempts=tables.outbox.c.attempts + 1, last_error=error)
        )

    async def revive(
        self, game_id: int, target: Target | None = None, seat: int | None = None
    ) -> int:
        """Let messages of a game be sent now, as after a move to another channel.

        These are the buried ones, and those that wait because an attempt failed; what was to be
        sent later from the start still waits.

        Args:
            game_id: the game.
            target: only messages that go there, or None for all.
            seat: only messages for that seat, or None for all.

        Returns:
            How many there are.
        """
        conditions = [tables.outbox.c.game_id == game_id, tables.outbox.c.attempts > 0]
        if target is not None:
            conditions.append(tables.outbox.c.target == target)
        if seat is not None:
            conditions.append(tables.outbox.c.seat == seat)
        return await self._execute(
            sa.update(tables.outbox)
            .where(*conditions)
            .values(dead=False, attempts=0, not_before=0.0, last_error=None)
        )

    async def sweep(self, ended_before: float) -> int:
        """Forget the buried messages of games that ended before a moment; nobody revives them.

        Returns:
            How many there were.
        """
        over = sa.select(tables.games.c.id).where(tables.games.c.ended_at < ended_before)
        return await self._execute(
            sa.delete(tables.outbox).where(tables.outbox.c.dead, tables.outbox.c.game_id.in_(over))
        )

    async def backlog(self) -> Backlog:
        """How many messages wait, and how many were given up."""
        column = tables.outbox.c.dead
        statement = sa.select(column, sa.func.count()).group_by(column)

        def query(connection: sa.Connection) -> Backlog:
            counts = {bool(row[0]): int(row[1]) for row in connection.execute(statement)}
            return Backlog(waiting=counts.get(False, 0), dead=counts.get(True, 0))

        return await self._database.read(query)

    async def _execute(self, statement: sa.Update | sa.Delete) -> int:
        return await self._database.write(lambda connection: connection.execute(statement).rowcount)


_EARLIER = tables.outbox.alias("earlier")
_ALIVE = tables.outbox.c.dead == sa.false()


def _earlier_in_lane(*conditions: sa.ColumnElement[bool]) -> sa.Exists:
    return sa.exists().where(
        _EARLIER.c.dead == sa.false(),
        _EARLIER.c.game_id == tables.outbox.c.game_id,
        _EARLIER.c.target == tables.outbox.c.target,
        _EARLIER.c.seat.is_not_distinct_from(tables.outbox.c.seat),
        _EARLIER.c.id < tables.outbox.c.id,
        *conditions,
    )


def _due(now: float) -> tuple[sa.ColumnElement[bool], ...]:
    held_up = _earlier_in_lane(_EARLIER.c.not_before > now)
    return (_ALIVE, tables.outbox.c.not_before <= now, ~held_up)
