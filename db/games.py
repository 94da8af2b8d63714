"""Games at any time: finding them, and what is kept about their place in Discord."""

from collections.abc import Collection, Sequence

import sqlalchemy as sa
from pydantic import JsonValue

from db import queries, tables
from db.database import Database
from db.errors import NotSeated, WrongStatus
from db.rows import GameRecord, GameRow, GameStatus, NewOutbox, SeatRow


class Games:
    """Finds games, and keeps what is known of them beside their course.

    Each method that takes a game's id raises `NoSuchGame` where there is none.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, game_id: int) -> GameRow:
        """The game with that id."""
        return await self._database.read(lambda connection: queries.game(connection, game_id))

    async def record(self, game_id: int) -> GameRecord:
        """All that is needed to rebuild the game, as of one moment."""

        def query(connection: sa.Connection) -> GameRecord:
            return GameRecord(
                game=queries.game(connection, game_id),
                seats=tuple(queries.seats(connection, game_id)),
                journal=tuple(queries.journal(connection, game_id)),
                questions=tuple(
                    queries.questions(connection, tables.open_questions.c.game_id == game_id)
                ),
            )

        return await self._database.read(query)

    async def seats(self, game_id: int) -> list[SeatRow]:
        """The seats of the game in their order; none for an unknown game."""
        return await self._database.read(lambda connection: queries.seats(connection, game_id))

    async def by_thread(self, thread_id: int) -> GameRow | None:
        """The latest game that is, or was, played in that thread."""
        statement = (
            sa.select(tables.games)
            .where(tables.games.c.thread_id == thread_id)
            .order_by(tables.games.c.id.desc())
            .limit(1)
        )
        found = await self._database.read(lambda connection: queries.games(connection, statement))
        return found[0] if found else None

    async def of(self, user_id: int, statuses: Collection[GameStatus]) -> list[GameRow]:
        """The games in one of these statuses in which somebody has a seat, oldest first.

        That may be one that the bot player keeps for them.
        """
        theirs = sa.or_(tables.seats.c.user_id == user_id, tables.seats.c.owner_id == user_id)
        taken = sa.select(tables.seats.c.game_id).where(theirs)
        return await self._select(statuses, tables.games.c.id.in_(taken))

    async def rematch_of(self, game_id: int) -> GameRow | None:
        """The latest table that was opened to play a game once more, or None."""
        statement = (
            sa.select(tables.games)
            .where(tables.games.c.rematch_of == game_id)
            .order_by(tables.games.c.id.desc())
            .limit(1)
        )
        found = await self._database.read(lambda connection: queries.games(connection, statement))
        return found[0] if found else None

    async def with_status(
        self,
        statuses: Collection[GameStatus],
        *,
        guild_id: int | None = None,
        channel_id: int | None = None,
    ) -> list[GameRow]:
        """The games in one of these statuses, oldest first; of one server or channel, if given."""
        conditions = []
        if guild_id is not None:
            conditions.append(tables.games.c.guild_id == guild_id)
        if channel_id is not None:
            conditions.append(tables.games.c.channel_id == channel_id)
        return await self._select(statuses, *conditions)

    async def count_by_status(self) -> dict[GameStatus, int]:
        """How many games there are in each status that some are in."""
        column = tables.games.c.status
        statement = sa.select(column, sa.func.count()).group_by(column)

        def query(connection: sa.Connection) -> dict[GameStatus, int]:
            return {GameStatus(row[0]): int(row[1]) for row in connection.execute(statement)}

        return await self._database.read(query)

    async def _select(
        self, statuses: Collection[GameStatus], *conditions: sa.ColumnElement[bool]
    ) -> list[GameRow]:
        statement = (
            sa.select(tables.games)
            .where(tables.games.c.status.in_(list(statuses)), *conditions)
            .order_by(tables.games.c.id)
        )
        return await self._database.read(lambda connection: queries.games(connection, statement))

    async def set_lobby_message(self, game_id: int, message_id: int | None) -> None:
        """Note which message shows the lobby."""
        await self._update(game_id, lobby_message_id=message_id)

    async def set_board_message(
        self, game_id: int, message_id: int | None, posted_at: float | None
    ) -> None:
        """Note which message shows the board, and when that message was posted."""
        await self._update(game_id, board_message_id=message_id, board_posted_at=posted_at)

    async def set_thread(self, game_id: int, thread_id: int | None) -> None:
        """Note in which thread the game is played."""
        await self._update(game_id, thread_id=thread_id)

    async def set_place(self, game_id: int, *, channel_id: int, thread_id: int | None) -> None:
        """Move the game to another channel; messages left behind are no longer its own."""
        await self._update(
            game_id,
            channel_id=channel_id,
            thread_id=thread_id,
            lobby_message_id=None,
            board_message_id=None,
            board_posted_at=None,
        )

    async def set_locale(self, game_id: int, locale: str) -> None:
        """Change the language of the table."""
        await self._update(game_id, locale=locale)

    async def _update(self, game_id: int, **columns: object) -> None:
        await self._database.write(
            lambda connection: queries.update_game(connection, game_id, **columns)
        )

    async def freeze(
        self, game_id: int, reason: JsonValue, outbox: Sequence[NewOutbox] = ()
    ) -> None:
        """Stop a game in play that cannot be rebuilt, and say why; nothing of it is lost.

        `Journal.append` with the status "playing" thaws it.

        Raises:
            WrongStatus: the game is neither in play nor frozen already.
        """
        now = self._database.clock()

        def transaction(connection: sa.Connection) -> None:
            status = queries.status_of(connection, game_id)
            if status not in {GameStatus.PLAYING, GameStatus.FROZEN}:
                raise WrongStatus(game_id, status)
            queries.update_game(connection, game_id, status=GameStatus.FROZEN, frozen_reason=reason)
            queries.post(connection, game_id, outbox, now)

        await self._database.write(transaction)

    async def thaw(self, game_id: int, outbox: tuple[NewOutbox, ...] = ()) -> None:
        """Let a frozen game that can be rebuilt after all go on; its clocks begin anew.

        Raises:
            WrongStatus: the game is not frozen.
        """
        now = self._database.clock()

        def transaction(connection: sa.Connection) -> None:
            status = queries.status_of(connection, game_id)
            if status != GameStatus.FROZEN:
                raise WrongStatus(game_id, status)
            queries.update_game(connection, game_id, status=GameStatus.PLAYING, frozen_reason=None)
            queries.ask_anew(connection, game_id, now)
            queries.post(connection, game_id, outbox, now)

        await self._database.write(transaction)

    async def set_seat_name(self, game_id: int, seat: int, name: str) -> None:
        """Note the display name of whoever holds the seat.

        Raises:
            NotSeated: there is no such seat.
        """
        await self._update_seat(game_id, seat, name=name)

    async def set_seat_locale(self, game_id: int, seat: int, locale: str) -> None:
        """Note the language of whoever holds the seat.

        Raises:
            NotSeated: there is no such seat.
        """
        await self._update_seat(game_id, seat, locale=locale)

    async def set_dm_closed(self, game_id: int, seat: int, *, closed: bool) -> None:
        """Note whether the holder of the seat takes direct messages.

        Raises:
            NotSeated: there is no such seat.
        """
        await self._update_seat(game_id, seat, dm_closed=closed)

    async def set_talks(self, game_id: int, user_id: int, *, talks: bool) -> None:
        """Note whether somebody takes part in what their team talks about.

        Raises:
            NotSeated: they have no seat there.
        """
        await self._update_seats(game_id, tables.seats.c.user_id == user_id, talks=talks)

    async def _update_seat(self, game_id: int, seat: int, **columns: object) -> None:
        await self._update_seats(game_id, tables.seats.c.seat == seat, **columns)

    async def _update_seats(
        self, game_id: int, which: sa.ColumnElement[bool], **columns: object
    ) -> None:
        statement = (
            sa.update(tables.seats)
            .where(tables.seats.c.game_id == game_id, which)
            .values(**columns)
        )

        def transaction(connection: sa.Connection) -> None:
            if not connection.execute(statement).rowcount:
                queries.status_of(connection, game_id)
                raise NotSeated(game_id)

        await self._database.write(transaction)
