"""Games that have not started: who sits down, with which options, and until when."""

from collections.abc import Mapping, Sequence

import sqlalchemy as sa
from pydantic import JsonValue

from db import queries, tables
from db.database import Database
from db.errors import AlreadySeated, LobbyChanged, LobbyFull, NotSeated
from db.rows import (
    GameRow,
    GameStatus,
    NewEntry,
    NewOutbox,
    NewQuestion,
    NewResult,
    NewSeat,
    SeatRow,
)

SEED_BYTES = 32


class Lobbies:
    """Everything that can happen to a game up to its start.

    Each method that changes a lobby raises `NoSuchGame` where there is no such game and
    `AlreadyStarted` where it is no longer a lobby.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def create(
        self,
        *,
        game: str,
        host_id: int,
        guild_id: int,
        channel_id: int,
        locale: str,
        options: Mapping[str, JsonValue],
        expires_at: float | None,
        seats: Sequence[NewSeat] = (),
        rematch_of: int | None = None,
    ) -> GameRow:
        """Open a lobby; `seats` sit down at once, usually the host alone.

        How long an answer may take, and what happens then, is as the server has it at first.

        Args:
            game: the key of the game, like "calderos".
            host_id: who opened it.
            guild_id: the server.
            channel_id: where it was opened.
            locale: the language of the table.
            options: the game's options.
            expires_at: the moment it is given up if nobody started it, or None for never.
            seats: who sits down at once, in this order.
            rematch_of: the game that is to be played once more.
        """
        now = self._database.clock()
        insert = sa.insert(tables.games).values(
            game=game,
            status=GameStatus.LOBBY,
            host_id=host_id,
            guild_id=guild_id,
            channel_id=channel_id,
            locale=locale,
            options=dict(options),
            created_at=now,
            expires_at=expires_at,
            rematch_of=rematch_of,
        )
        columns = (tables.servers.c.limit_seconds, tables.servers.c.time_rule)
        usual = sa.select(*columns).where(tables.servers.c.guild_id == guild_id)

        def transaction(connection: sa.Connection) -> GameRow:
            found = connection.execute(usual).mappings().first()
            opened = insert.values(**found) if found else insert
            row = queries.games(connection, opened.returning(tables.games))[0]
            queries.insert_seats(
                connection, row.id, ((number, who, now) for number, who in enumerate(seats))
            )
            return row

        return await self._database.write(transaction)

    async def join(self, game_id: int, who: NewSeat, *, limit: int) -> list[SeatRow]:
        """Give somebody the next seat and return all seats.

        Args:
            game_id: the lobby.
            who: the person, or a bot player.
            limit: how many seats the game has.

        Raises:
            AlreadySeated: that person has one already.
            LobbyFull: none is free.
        """
        now = self._database.clock()

        def transaction(connection: sa.Connection) -> list[SeatRow]:
            queries.require_lobby(connection, game_id)
            seated = queries.seats(connection, game_id)
            if who.user_id is not None and any(seat.user_id == who.user_id for seat in seated):
                raise AlreadySeated(game_id)
            if len(seated) >= limit:
                raise LobbyFull(game_id)
            queries.insert_seats(connection, game_id, [(len(seated), who, now)])
            return queries.seats(connection, game_id)

        return await self._database.write(transaction)

    async def leave(self, game_id: int, seat: int, *, host_id: int | None = None) -> list[SeatRow]:
        """Free a seat, let the later ones move up, and return all seats.

        Args:
            game_id: the lobby.
            seat: the seat to free.
            host_id: who hosts from now on; None where that stays as it is.

        Raises:
            NotSeated: there is no such seat.
        """
        column = tables.seats.c.seat
        in_game = tables.seats.c.game_id == game_id
        later = sa.update(tables.seats).where(in_game, column > seat).values(seat=-column)
        up_by_one = sa.update(tables.seats).where(in_game, column < 0).values(seat=-column - 1)

        def transaction(connection: sa.Connection) -> list[SeatRow]:
            queries.require_lobby(connection, game_id)
            freed = connection.execute(sa.delete(tables.seats).where(in_game, column == seat))
            if not freed.rowcount:
                raise NotSeated(game_id)
            # By way of negative numbers, so that no two seats share one on the way.
            connection.execute(later)
            connection.execute(up_by_one)
            if host_id is not None:
                queries.update_game(connection, game_id, host_id=host_id)
            return queries.seats(connection, game_id)

        return await self._database.write(transaction)

    async def set_options(self, game_id: int, options: Mapping[str, JsonValue]) -> None:
        """Replace the options."""
        await self._update(game_id, options=dict(options))

    async def set_expiry(self, game_id: int, expires_at: float | None) -> None:
        """Change the moment at which the lobby is given up; None for never."""
        await self._update(game_id, expires_at=expires_at)

    async def call_off(self, game_id: int) -> None:
        """End the lobby without a game."""
        await self._update(game_id, status=GameStatus.ENDED, ended_at=self._database.clock())

    async def expire(self, now: float) -> list[GameRow]:
        """Give up the lobbies whose time is over at `now` and return them."""
        statement = (
            sa.update(tables.games)
            .where(tables.games.c.status == GameStatus.LOBBY, tables.games.c.expires_at <= now)
            .values(status=GameStatus.EXPIRED, ended_at=now)
            .returning(tables.games)
        )
        return await self._database.write(lambda connection: queries.games(connection, statement))

    async def start(
        self,
        game_id: int,
        *,
        seed: bytes,
        commitment: str,
        rules_version: int,
        thread_id: int | None,
        seats: Sequence[NewSeat],
        questions: Sequence[NewQuestion],
        outbox: Sequence[NewOutbox] = (),
        entries: Sequence[NewEntry] = (),
        result: JsonValue = None,
        results: Sequence[NewResult] = (),
    ) -> None:
        """Turn the lobby into a game in play, in one transaction.

        Args:
            game_id: the lobby.
            seed: 32 bytes, from which all chance in the game follows.
            commitment: the hash of the seed that is made public.
            rules_version: the version of the game's rules.
            thread_id: where it is played, where that is known already.
            seats: the seats in their order of play; they replace those of the lobby, must hold
                the same people, and may add bot players.
            questions: the questions that are open from the start.
            outbox: the first messages.
            entries: what bot players have answered already.
            result: the outcome, if they have played the game to its end.
            results: what that is for each seat.

        Raises:
            LobbyChanged: somebody has come or left since the caller looked.
            ValueError: the seed is not 32 bytes long.
        """
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        now = self._database.clock()

        def transaction(connection: sa.Connection) -> None:
            queries.require_lobby(connection, game_id)
            lobby = queries.seats(connection, game_id)
            joined_at = {seat.user_id: seat.joined_at for seat in lobby if seat.user_id is not None}
            if sorted(joined_at) != sorted(who.user_id for who in seats if who.user_id is not None):
                raise LobbyChanged(game_id)
            queries.update_game(
                connection,
                game_id,
                status=GameStatus.PLAYING,
                seed=seed,
                commitment=commitment,
                rules_version=rules_version,
                thread_id=thread_id,
                started_at=now,
                expires_at=None,
            )
            connection.execute(sa.delete(tables.seats).where(tables.seats.c.game_id == game_id))
            queries.insert_seats(
                connection,
                game_id,
                (
                    (number, who, now if who.user_id is None else joined_at[who.user_id])
                    for number, who in enumerate(seats)
                ),
            )
            queries.insert_entries(connection, game_id, 0, entries, now)
            queries.set_questions(connection, game_id, questions, now)
            queries.post(connection, game_id, outbox, now)
            if result is not None:
                queries.insert_results(connection, game_id, results)
                over = queries.ending(GameStatus.FINISHED, result, now)
                queries.update_game(connection, game_id, **over)

        await self._database.write(transaction)

    async def _update(self, game_id: int, **columns: object) -> None:
        def transaction(connection: sa.Connection) -> None:
            queries.require_lobby(connection, game_id)
            queries.update_game(connection, game_id, **columns)

        await self._database.write(transaction)
