"""What is stored about one person: all of it together, and its end."""

from collections.abc import Callable, Collection, Mapping, Sequence
from secrets import randbelow

import sqlalchemy as sa

from db import queries, retention, tables
from db.database import Database
from db.rows import (
    JournalRow,
    OutboxRow,
    PersonRow,
    PlayerRow,
    ResultRow,
    SeatRow,
    VoteRow,
)

NOBODY = 0
"""Stands for the host of a table who was forgotten; no Discord id is so small."""

_PSEUDONYMS = 2**62

NewName = Callable[[str, int], str]
"""Gives a seat's new name, by the table's language and the seat's number from 0."""

Rewrite = Callable[[str, Mapping[str, str]], str | None]
"""Takes a person out of a letter that waits to be sent, given their names there and the new ones.

It returns the letter, unchanged if they are not in it, or None if nothing is left of it."""


class Privacy:
    """Finds, and forgets, what is stored about a person."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def about(self, user_id: int) -> PersonRow:
        """All that is stored about a person."""
        return await self._database.read(lambda connection: _about(connection, user_id))

    async def forget(self, user_id: int, new_name: NewName, rewrite: Rewrite) -> list[int]:
        """Take a person out of everything that is stored, in one transaction.

        Their seats get another name and belong to nobody; what their finished games brought them
        stays under a number that stands for no one, so that what others have achieved does not
        change. The journals hold seats and no people, and stay as they are. May be repeated.

        Until the file is scrubbed (`Retention.scrub`), SQLite may still have bytes of what was
        deleted in it.

        Args:
            user_id: who.
            new_name: what each of their seats is called from now on.
            rewrite: what becomes of letters that wait to be sent.

        Returns:
            The games that they were in, by id.
        """

        def transaction(connection: sa.Connection) -> list[int]:
            renamed = _rename_seats(connection, user_id, new_name)
            games = _games_of(connection, user_id, renamed)
            _rewrite_letters(connection, user_id, renamed, rewrite)
            for statement in _deletions(user_id):
                connection.execute(statement)
            retention.want_scrub(connection)
            return games

        return await self._database.write(transaction)


def _theirs(user_id: int) -> sa.ColumnElement[bool]:
    """Seats that bear a person's name."""
    seats = tables.seats.c
    return sa.or_(seats.user_id == user_id, seats.owner_id == user_id, seats.left_id == user_id)


def _votes(user_id: int) -> sa.ColumnElement[bool]:
    """Votes of a person, and votes about one, whose kind ends with the person's id."""
    votes = tables.votes.c
    return sa.or_(votes.user_id == user_id, votes.kind.endswith(f"/{user_id}"))


def _mentions(user_id: int) -> sa.ColumnElement[bool]:
    return tables.outbox.c.payload.contains(str(user_id))


def _seats(connection: sa.Connection, user_id: int) -> list[SeatRow]:
    statement = (
        sa.select(tables.seats)
        .where(_theirs(user_id))
        .order_by(tables.seats.c.game_id, tables.seats.c.seat)
    )
    return [SeatRow(**row) for row in connection.execute(statement).mappings()]


def _about(connection: sa.Connection, user_id: int) -> PersonRow:
    seats = _seats(connection, user_id)
    held = [(seat.game_id, seat.seat) for seat in seats if seat.user_id == user_id]
    votes = sa.select(tables.votes).where(_votes(user_id)).order_by(*tables.votes.primary_key)
    results = (
        sa.select(tables.results)
        .where(tables.results.c.user_id == user_id)
        .order_by(tables.results.c.game_id)
    )
    player = (
        connection.execute(sa.select(tables.players).where(tables.players.c.user_id == user_id))
        .mappings()
        .first()
    )
    games = _games_of(connection, user_id, {seat.game_id: {} for seat in seats})
    found = sa.select(tables.games).where(tables.games.c.id.in_(games)).order_by(tables.games.c.id)
    return PersonRow(
        player=PlayerRow(**player) if player else None,
        games=tuple(queries.games(connection, found)),
        seats=tuple(seats),
        journal=tuple(entry for seat in seats for entry in _journal(connection, seat)),
        questions=tuple(queries.questions(connection, tables.seats.c.user_id == user_id)),
        votes=tuple(VoteRow(**row) for row in connection.execute(votes).mappings()),
        results=tuple(ResultRow(**row) for row in connection.execute(results).mappings()),
        letters=_letters(connection, user_id, held),
    )


def _journal(connection: sa.Connection, seat: SeatRow) -> list[JournalRow]:
    """The entries of a game about one seat; reading those of all seats would take too long."""
    journal = tables.journal
    about = sa.case(
        (sa.func.json_valid(journal.c.entry) == 1, sa.func.json_extract(journal.c.entry, "$.seat"))
    )
    statement = (
        sa.select(journal)
        .where(journal.c.game_id == seat.game_id, about == seat.seat)
        .order_by(journal.c.number)
    )
    return [JournalRow(**row) for row in connection.execute(statement).mappings()]


def _letters(
    connection: sa.Connection, user_id: int, held: Collection[tuple[int, int]]
) -> tuple[OutboxRow, ...]:
    outbox = tables.outbox.c
    statement = (
        sa.select(tables.outbox)
        .where(sa.or_(sa.tuple_(outbox.game_id, outbox.seat).in_(held), _mentions(user_id)))
        # What goes to another seat is secret, whoever stands in it.
        .where(sa.or_(outbox.seat.is_(None), sa.tuple_(outbox.game_id, outbox.seat).in_(held)))
        .order_by(outbox.id)
    )
    return tuple(OutboxRow(**row) for row in connection.execute(statement).mappings())


def _games_of(
    connection: sa.Connection, user_id: int, seated: Mapping[int, Mapping[str, str]]
) -> list[int]:
    """The games in which a person sits, or which know them otherwise, by id."""
    hosted = sa.select(tables.games.c.id).where(tables.games.c.host_id == user_id)
    voted = sa.select(tables.votes.c.game_id).where(_votes(user_id))
    known = connection.execute(sa.union(hosted, voted)).scalars()
    return sorted({*seated, *known})


def _rename_seats(
    connection: sa.Connection, user_id: int, new_name: NewName
) -> dict[int, dict[str, str]]:
    """Give a person's seats to nobody, and return by game their old names with the new ones."""
    seats = tables.seats
    renamed: dict[int, dict[str, str]] = {}
    for seat in _seats(connection, user_id):
        locale = queries.game(connection, seat.game_id).locale
        name = new_name(locale, seat.seat)
        renamed.setdefault(seat.game_id, {})[seat.name] = name
        connection.execute(
            sa.update(seats)
            .where(seats.c.game_id == seat.game_id, seats.c.seat == seat.seat)
            .values(
                user_id=None,
                owner_id=None,
                left_id=None,
                name=name,
                locale=None,
                dm_closed=False,
                talks=True,
            )
        )
    return renamed


def _rewrite_letters(
    connection: sa.Connection,
    user_id: int,
    renamed: Mapping[int, Mapping[str, str]],
    rewrite: Rewrite,
) -> None:
    outbox = tables.outbox
    concerned = sa.or_(outbox.c.game_id.in_(list(renamed)), _mentions(user_id))
    statement = sa.select(outbox.c.id, outbox.c.game_id, outbox.c.payload, outbox.c.dead).where(
        concerned
    )
    for letter, game, payload, dead in connection.execute(statement).all():
        written = rewrite(payload, renamed.get(game, {}))
        if written == payload:
            continue
        one = outbox.c.id == letter
        if written is None or dead:
            connection.execute(sa.delete(outbox).where(one))
        else:
            connection.execute(sa.update(outbox).where(one).values(payload=written))


def _deletions(user_id: int) -> Sequence[sa.Delete | sa.Update]:
    results, games = tables.results, tables.games
    pseudonym = -1 - randbelow(_PSEUDONYMS)
    return (
        sa.delete(tables.votes).where(_votes(user_id)),
        sa.delete(tables.players).where(tables.players.c.user_id == user_id),
        sa.update(results).where(results.c.user_id == user_id).values(user_id=pseudonym),
        sa.update(games).where(games.c.host_id == user_id).values(host_id=NOBODY),
    )
