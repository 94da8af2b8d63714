"""The standings: the finished games that they are made of, and who wants to be named in them."""

from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects.sqlite import insert

from db import tables
from db.database import Database
from db.rows import BEGINNING, GameStatus, Past, PlayedRow, PlayedSeat

_LOW_BITS = 0x3FFF_FFFF
"""So much of each id goes into a sum; the sum of whole ids would be too much for SQLite."""

PAGE = 500
"""Games that are read at a time: rows are made into objects while everybody else waits."""

# As it is stored: of thousands of games only some are asked for their options.
_OPTIONS = sa.type_coerce(tables.games.c.options, sa.Text).label("options")


class Standings:
    """Reads finished games in the order in which they ended, and keeps who wants to be named."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def since(
        self, guild_id: int | None, past: Past = BEGINNING, most: int = PAGE
    ) -> list[PlayedRow] | None:
        """The finished games after those that are known already, in the order of their ends.

        Args:
            guild_id: the server; None for all servers.
            past: the games that are known.
            most: how many games to return at most.

        Returns:
            The games, or None if those that are known are no longer as they were, such as when
            somebody's name was taken out of them.
        """
        games, results = tables.games, tables.results
        played = sa.exists().where(results.c.game_id == games.c.id)
        page = (
            _of(guild_id, sa.select(games.c.id, games.c.game, _OPTIONS, games.c.ended_at))
            .where(played, _end() > _end_of(past))
            .order_by(games.c.ended_at, games.c.id)
            .limit(most)
        )
        known = _of(
            guild_id,
            sa.select(
                sa.func.count(results.c.game_id.distinct()),
                sa.func.coalesce(
                    sa.func.sum(results.c.user_id.bitwise_and(sa.literal(_LOW_BITS))), 0
                ),
            )
            .select_from(results)
            .join(games, games.c.id == results.c.game_id),
        ).where(_end() <= _end_of(past))
        columns = (results.c.user_id, results.c.won, results.c.survived, results.c.score)

        def query(connection: sa.Connection) -> list[PlayedRow] | None:
            count, people = connection.execute(known).one()
            if (count, people) != (past.games, past.people):
                return None
            rows = connection.execute(page).all()
            wanted = (
                sa.select(results.c.game_id, *columns)
                .where(results.c.game_id.in_([row.id for row in rows]))
                .order_by(results.c.game_id, results.c.seat)
            )
            seats: dict[int, list[PlayedSeat]] = {}
            for game_id, *seat in connection.execute(wanted):
                seats.setdefault(game_id, []).append(PlayedSeat(*seat))
            return [
                PlayedRow(row.id, row.game, row.options, row.ended_at, tuple(seats[row.id]))
                for row in rows
            ]

        return await self._database.read(query)

    async def names(self, guild_id: int | None) -> dict[int, str]:
        """What those who want to be named are called, by user.

        Args:
            guild_id: the server, for what they were called there last, if they have played there;
                None for what they were called last anywhere.
        """
        seats, games, players = tables.seats, tables.games, tables.players
        statement = (
            # With a maximum among its columns, SQLite takes the others from the row that has it.
            sa.select(seats.c.user_id, seats.c.name, sa.func.max(seats.c.game_id))
            .join(games, games.c.id == seats.c.game_id)
            .join(players, players.c.user_id == seats.c.user_id)
            .where(players.c.ranked)
            .group_by(seats.c.user_id)
        )
        if guild_id is not None:
            statement = statement.where(games.c.guild_id == guild_id)

        def query(connection: sa.Connection) -> dict[int, str]:
            return {row.user_id: row.name for row in connection.execute(statement)}

        return await self._database.read(query)

    async def is_named(self, user_id: int) -> bool:
        """Whether a player wants to be named; nobody does until they say so."""
        statement = sa.select(tables.players.c.ranked).where(tables.players.c.user_id == user_id)
        return await self._database.read(lambda one: bool(one.execute(statement).scalar()))

    async def set_named(self, user_id: int, *, named: bool) -> None:
        """Keep whether a player wants to be named."""
        statement = (
            insert(tables.players)
            .values(user_id=user_id, created_at=self._database.clock(), ranked=named)
            .on_conflict_do_update(index_elements=["user_id"], set_={"ranked": named})
        )
        await self._database.write(lambda connection: connection.execute(statement))


def past_of(games: list[PlayedRow], before: Past = BEGINNING) -> Past:
    """What there is to know again about games that are known, after those before them."""
    if not games:
        return before
    people = [one.user_id & _LOW_BITS for game in games for one in game.seats if one.user_id]
    last = games[-1]
    return Past(before.games + len(games), before.people + sum(people), last.ended_at, last.game_id)


def _end() -> sa.Tuple:
    """When a game ended; of two that ended at once, the later one was opened later."""
    return sa.tuple_(tables.games.c.ended_at, tables.games.c.id)


def _end_of(past: Past) -> sa.Tuple:
    return sa.tuple_(sa.literal(past.ended_at), sa.literal(past.game_id))


def _of(guild_id: int | None, statement: sa.Select[Any]) -> sa.Select[Any]:
    """Narrow a statement to the finished games of a server, or of all."""
    statement = statement.where(tables.games.c.status == GameStatus.FINISHED)
    return statement if guild_id is None else statement.where(tables.games.c.guild_id == guild_id)
