"""The clocks of open questions: which were open too long, and who is to be reminded.

No deadline is stored: it is the moment at which a question was asked, plus the table's limit.
"""

from collections.abc import Sequence

import sqlalchemy as sa

from db import queries, tables
from db.database import Database
from db.rows import GameStatus, NewOutbox, PreferencesRow, Reminder, ReminderRow, TimeRule

_ASKED = tables.open_questions.c
_GAMES = tables.games.c
_DEADLINE = _ASKED.asked_at + _GAMES.limit_seconds
_RUNNING = (
    _GAMES.status == GameStatus.PLAYING,
    _GAMES.paused_at.is_(None),
    tables.seats.c.user_id.is_not(None),
)
_WAITED_FOR = (
    tables.games.join(tables.open_questions, _ASKED.game_id == _GAMES.id)
    .join(tables.seats)
    .outerjoin(tables.players, tables.players.c.user_id == tables.seats.c.user_id)
)
"""Open questions with their game, their seat, and what its player prefers."""


class Clocks:
    """Finds what its time has come for. Nothing runs in a paused or a frozen game."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def timed_out(self, now: float) -> list[int]:
        """The games in which somebody has had all the time that the table gives, by id.

        A question that its player was reminded of since its deadline is not among them again,
        nor are tables whose rule is to wait.

        Args:
            now: UTC epoch seconds.
        """
        statement = (
            sa.select(_GAMES.id)
            .distinct()
            .select_from(_WAITED_FOR)
            .where(*_RUNNING, _GAMES.time_rule != TimeRule.WAIT)
            .where(_ASKED.asked_at + _GAMES.limit_seconds <= now)
            .where(sa.or_(_ASKED.reminded_at.is_(None), _ASKED.reminded_at < _DEADLINE))
            .order_by(_GAMES.id)
        )

        def query(connection: sa.Connection) -> list[int]:
            return list(connection.execute(statement).scalars())

        return await self._database.read(query)

    async def to_remind(
        self, now: float, *, share: float, without_limit: float
    ) -> list[ReminderRow]:
        """The open questions of which nobody was reminded yet, though it is time, oldest first.

        Those of players who want no reminders are not among them.

        Args:
            now: UTC epoch seconds.
            share: how much of the table's limit has to be over.
            without_limit: how many seconds have to be over where there is no limit.
        """
        patience = sa.func.coalesce(_GAMES.limit_seconds * share, without_limit)
        wanted = sa.func.coalesce(tables.players.c.reminder, Reminder.PING)
        statement = (
            sa.select(
                _ASKED.game_id,
                _ASKED.number,
                _ASKED.seat,
                _ASKED.asked_at,
                tables.seats.c.user_id,
                wanted.label("reminder"),
                tables.players.c.locale,
                tables.players.c.quiet_from,
                tables.players.c.quiet_to,
                tables.players.c.timezone,
            )
            .select_from(_WAITED_FOR)
            .where(*_RUNNING, _ASKED.reminded_at.is_(None), _ASKED.asked_at + patience <= now)
            .where(wanted != Reminder.NONE)
            # Past its deadline, a question is the rule's affair; see `timed_out`.
            .where(
                sa.or_(
                    _GAMES.limit_seconds.is_(None),
                    _GAMES.time_rule == TimeRule.WAIT,
                    _ASKED.asked_at + _GAMES.limit_seconds > now,
                )
            )
            .order_by(_ASKED.asked_at, _ASKED.game_id, _ASKED.number)
        )

        def query(connection: sa.Connection) -> list[ReminderRow]:
            return [
                ReminderRow(
                    game_id=row["game_id"],
                    number=row["number"],
                    seat=row["seat"],
                    asked_at=row["asked_at"],
                    preferences=PreferencesRow(
                        **{name: row[name] for name in PreferencesRow.model_fields}
                    ),
                )
                for row in connection.execute(statement).mappings()
            ]

        return await self._database.read(query)

    async def remind(self, game_id: int, number: int, outbox: Sequence[NewOutbox]) -> bool:
        """Note that somebody is reminded of a question and post the reminder, in one transaction.

        Returns:
            Whether it was posted: the question may have been answered, or its player reminded.
        """
        now = self._database.clock()
        noted = (
            sa.update(tables.open_questions)
            .where(_ASKED.game_id == game_id, _ASKED.number == number, _ASKED.reminded_at.is_(None))
            .values(reminded_at=now)
        )

        def transaction(connection: sa.Connection) -> bool:
            if not connection.execute(noted).rowcount:
                return False
            queries.post(connection, game_id, outbox, now)
            return True

        return await self._database.write(transaction)

    async def set_time(
        self,
        game_id: int,
        limit_seconds: int | None,
        rule: TimeRule,
        outbox: Sequence[NewOutbox] = (),
    ) -> None:
        """Set a table's limit and rule; the clocks of its open questions begin anew.

        Raises:
            NoSuchGame: there is no such game.
        """
        now = self._database.clock()

        def transaction(connection: sa.Connection) -> None:
            queries.update_game(connection, game_id, limit_seconds=limit_seconds, time_rule=rule)
            queries.ask_anew(connection, game_id, now)
            queries.post(connection, game_id, outbox, now)

        await self._database.write(transaction)

    async def skip(self, seconds: float, outbox: Sequence[NewOutbox] = ()) -> None:
        """Let the clocks of all limits skip a stretch of time in which nobody could answer.

        Args:
            seconds: how long that was.
            outbox: the messages to send in each of these games.
        """
        now = self._database.clock()
        timed = sa.select(_GAMES.id).where(
            _GAMES.status == GameStatus.PLAYING,
            _GAMES.paused_at.is_(None),
            _GAMES.limit_seconds.is_not(None),
        )
        later = (
            sa.update(tables.open_questions)
            .where(_ASKED.game_id.in_(timed))
            .values(
                asked_at=sa.func.min(_ASKED.asked_at + seconds, now),
                # Moved along, or what was called at its deadline would be called once more.
                reminded_at=_ASKED.reminded_at + seconds,
            )
        )

        def transaction(connection: sa.Connection) -> None:
            connection.execute(later)
            for game_id in connection.execute(timed).scalars().all():
                queries.post(connection, game_id, outbox, now)

        await self._database.write(transaction)
