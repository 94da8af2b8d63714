"""The records: what people have achieved over all their games."""

import sqlalchemy as sa

from db.database import Database
from db.rows import GameStatus, RecordRow
from db.tables import games, results, seats


class Records:
    """Sums up the results of finished games."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, guild_id: int, game: str) -> list[RecordRow]:
        """What each person has achieved in one kind of game in one server, the best first.

        Games that were ended early do not count, nor do those that a bot player finished in a
        person's place.

        Args:
            guild_id: the server.
            game: the key of the game, like "calderos".
        """
        total = sa.func.coalesce(sa.func.sum(results.c.score), 0)
        wins = _count(results.c.won)
        statement = (
            sa.select(
                results.c.user_id,
                _last_name(guild_id).label("name"),
                sa.func.count().label("games"),
                wins.label("wins"),
                _count(results.c.survived).label("survived"),
                total.label("total"),
                sa.func.max(results.c.score).label("best"),
            )
            .join(games, games.c.id == results.c.game_id)
            .where(
                games.c.status == GameStatus.FINISHED,
                games.c.guild_id == guild_id,
                games.c.game == game,
                results.c.user_id > 0,  # neither a bot player nor somebody who was forgotten
            )
            .group_by(results.c.user_id)
            .order_by(total.desc(), wins.desc(), results.c.user_id)
        )

        def query(connection: sa.Connection) -> list[RecordRow]:
            return [RecordRow(**row) for row in connection.execute(statement).mappings()]

        return await self._database.read(query)


def _count(yes: sa.ColumnElement[bool]) -> sa.ColumnElement[int]:
    """How often something is true."""
    return sa.func.sum(sa.type_coerce(yes, sa.Integer))


def _last_name(guild_id: int) -> sa.ScalarSelect[str]:
    """What a person of `results` was called at the latest table in a server."""
    later = games.alias("later")
    return (
        sa.select(seats.c.name)
        .join(later, later.c.id == seats.c.game_id)
        .where(seats.c.user_id == results.c.user_id, later.c.guild_id == guild_id)
        .order_by(later.c.id.desc())
        .limit(1)
        .correlate(results)
        .scalar_subquery()
    )
