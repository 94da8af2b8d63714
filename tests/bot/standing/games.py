"""Finished games to reckon with."""

import json
from collections.abc import Mapping, Sequence

import sqlalchemy as sa
from pydantic import JsonValue

from db import GameStatus, PlayedRow, PlayedSeat, Store, tables

ANA, BO, CID, DORA = 1, 2, 3, 4


def played(
    *users: int | None,
    won: Sequence[int] = (0,),
    scores: Sequence[int] | None = None,
    game: str = "calderos",
    number: int = 1,
    options: Mapping[str, JsonValue] | None = None,
) -> PlayedRow:
    """Return a finished game of these people; those who won are told by their seats."""
    return PlayedRow(
        game_id=number,
        game=game,
        options=json.dumps(dict(options or {})),
        ended_at=float(number),
        seats=tuple(
            PlayedSeat(user, seat in won, survived=False, score=scores[seat] if scores else None)
            for seat, user in enumerate(users)
        ),
    )


def alone(count: int) -> tuple[tuple[int], ...]:
    """Return the sides of a game in which everybody plays alone."""
    return tuple((seat,) for seat in range(count))


async def keep(store: Store, games: Sequence[PlayedRow], guild: int) -> None:
    """Put finished games into a store at once."""
    rows = [
        {
            "id": game.game_id, "game": game.game, "status": GameStatus.FINISHED,
            "options": json.loads(game.options), "locale": "en", "guild_id": guild, "channel_id": 1,
            "host_id": 1, "created_at": 0.0, "ended_at": game.ended_at,
        }
        for game in games
    ]  # fmt: skip
    places = [(game.game_id, seat, one) for game in games for seat, one in enumerate(game.seats)]
    seats = [
        {"game_id": game, "seat": seat, "user_id": one.user_id, "name": f"P{one.user_id}",
         "joined_at": 0.0}
        for game, seat, one in places
    ]  # fmt: skip
    results = [
        {"game_id": game, "seat": seat, "user_id": one.user_id, "won": one.won,
         "survived": one.survived, "score": one.score}
        for game, seat, one in places
    ]  # fmt: skip

    def transaction(connection: sa.Connection) -> None:
        connection.execute(sa.insert(tables.games), rows)
        connection.execute(sa.insert(tables.seats), seats)
        connection.execute(sa.insert(tables.results), results)

    await store._database.write(transaction)


async def take_name_out(store: Store, game: int, seat: int, pseudonym: int) -> None:
    """Put a pseudonym in place of somebody in a result."""
    results = tables.results
    statement = (
        sa.update(results)
        .where(results.c.game_id == game, results.c.seat == seat)
        .values(user_id=pseudonym)
    )
    await store._database.write(lambda connection: connection.execute(statement))
