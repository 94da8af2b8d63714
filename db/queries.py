"""Statements that several parts of the store share. All run inside a transaction."""

import json
from collections.abc import Collection, Iterable, Sequence

import sqlalchemy as sa
from pydantic import JsonValue
from sqlalchemy.dialects import sqlite

from db import tables
from db.errors import AlreadyStarted, NoSuchGame, NotSeated
from db.rows import (
    OVER,
    GameRow,
    GameStatus,
    JournalRow,
    NewEntry,
    NewOutbox,
    NewQuestion,
    NewResult,
    NewSeat,
    QuestionRow,
    SeatRow,
)

# SQLite understands named parameters beside the positional ones that SQLAlchemy prefers.
_NAMED = sqlite.dialect(paramstyle="named")


def compiled(statement: sa.Delete | sa.Insert, *columns: str) -> str:
    """The text of a statement that every answer executes, for ``exec_driver_sql``.

    It saves the third of an append that SQLAlchemy spends on each execution. Parameters go by
    name, and reach SQLite as they are: none of the columns may have a type that converts.

    Args:
        statement: an insert or a delete.
        columns: the columns an insert fills.
    """
    return str(statement.compile(dialect=_NAMED, column_keys=columns or None))


_INSERT_SEAT = sa.insert(tables.seats)
_INSERT_RESULT = sa.insert(tables.results)
_STATUS = sa.select(tables.games.c.status).where(tables.games.c.id == sa.bindparam("game_id"))
_CLOSE_QUESTIONS = compiled(
    sa.delete(tables.open_questions).where(
        tables.open_questions.c.game_id == sa.bindparam("game"),
        tables.open_questions.c.number.not_in(
            sa.select(sa.func.json_each(sa.bindparam("kept")).table_valued("value").c.value)
        ),
    )
)


def _open_question() -> str:
    insert = sqlite.insert(tables.open_questions)
    replaced = {name: insert.excluded[name] for name in ("seat", "kind", "fingerprint", "asked_at")}
    # A question that was open before keeps the moment it was asked at; one that differs under
    # the same number, as after a rewind, is a new one.
    upsert = insert.on_conflict_do_update(
        index_elements=["game_id", "number"],
        set_={**replaced, "reminded_at": sa.null()},
        where=sa.tuple_(tables.open_questions.c.seat, tables.open_questions.c.fingerprint)
        != sa.tuple_(insert.excluded.seat, insert.excluded.fingerprint),
    )
    return compiled(upsert, "game_id", "number", *replaced)


_OPEN_QUESTION = _open_question()
_INSERT_ENTRY = compiled(
    sa.insert(tables.journal), "game_id", "number", "kind", "entry", "interaction_id", "at"
)
_POST = compiled(
    sa.insert(tables.outbox), "game_id", "target", "seat", "payload", "created_at", "not_before"
)


def status_of(connection: sa.Connection, game_id: int) -> GameStatus:
    """Where the game stands.

    Raises:
        NoSuchGame: there is none.
    """
    status = connection.execute(_STATUS, {"game_id": game_id}).scalar()
    if status is None:
        raise NoSuchGame(game_id)
    return GameStatus(status)


def require_lobby(connection: sa.Connection, game_id: int) -> None:
    """Make sure that the game has not started.

    Raises:
        NoSuchGame: there is none.
        AlreadyStarted: it is no longer a lobby.
    """
    status = status_of(connection, game_id)
    if status is not GameStatus.LOBBY:
        raise AlreadyStarted(game_id, status)


def update_game(connection: sa.Connection, game_id: int, **columns: object) -> None:
    """Set columns of one game.

    Raises:
        NoSuchGame: there is none.
    """
    statement = sa.update(tables.games).where(tables.games.c.id == game_id).values(**columns)
    if not connection.execute(statement).rowcount:
        raise NoSuchGame(game_id)


def game(connection: sa.Connection, game_id: int) -> GameRow:
    """One game.

    Raises:
        NoSuchGame: there is none.
    """
    found = games(connection, sa.select(tables.games).where(tables.games.c.id == game_id))
    if not found:
        raise NoSuchGame(game_id)
    return found[0]


def games(connection: sa.Connection, statement: sa.Executable) -> list[GameRow]:
    """The games that a statement returns, in its order."""
    return [GameRow(**row) for row in connection.execute(statement).mappings()]


def seats(connection: sa.Connection, game_id: int) -> list[SeatRow]:
    """The seats of a game in their order."""
    statement = (
        sa.select(tables.seats)
        .where(tables.seats.c.game_id == game_id)
        .order_by(tables.seats.c.seat)
    )
    return [SeatRow(**row) for row in connection.execute(statement).mappings()]


def journal(connection: sa.Connection, game_id: int) -> list[JournalRow]:
    """The entries of a game in their order."""
    statement = (
        sa.select(tables.journal)
        .where(tables.journal.c.game_id == game_id)
        .order_by(tables.journal.c.number)
    )
    return [JournalRow(**row) for row in connection.execute(statement).mappings()]


def questions(connection: sa.Connection, *conditions: sa.ColumnElement[bool]) -> list[QuestionRow]:
    """The open questions that fit the conditions, by game and number."""
    statement = (
        sa.select(tables.open_questions, tables.seats.c.user_id)
        .join(tables.seats)
        .where(*conditions)
        .order_by(tables.open_questions.c.game_id, tables.open_questions.c.number)
    )
    return [QuestionRow(**row) for row in connection.execute(statement).mappings()]


def insert_seats(
    connection: sa.Connection, game_id: int, seated: Iterable[tuple[int, NewSeat, float]]
) -> None:
    """Add seats, each given as its number, who sits there and the moment they joined."""
    rows = [
        {
            "game_id": game_id,
            "seat": seat,
            "user_id": who.user_id,
            "name": who.name,
            "locale": who.locale,
            "joined_at": joined_at,
        }
        for seat, who, joined_at in seated
    ]
    if rows:
        connection.execute(_INSERT_SEAT, rows)


def insert_results(connection: sa.Connection, game_id: int, results: Sequence[NewResult]) -> None:
    """Keep what a finished game brought each seat, for whoever holds it.

    Raises:
        NotSeated: a result names a seat that the game does not have.
    """
    holders = {seat.seat: seat.user_id for seat in seats(connection, game_id)}
    if not holders.keys() >= {result.seat for result in results}:
        raise NotSeated(game_id)
    connection.execute(
        _INSERT_RESULT,
        [
            {
                "game_id": game_id,
                "seat": result.seat,
                "user_id": holders[result.seat],
                "won": result.won,
                "survived": result.survived,
                "score": result.score,
            }
            for result in results
        ],
    )


def insert_entries(
    connection: sa.Connection, game_id: int, first: int, entries: Sequence[NewEntry], now: float
) -> None:
    """Add entries to a journal, the first of them under that number."""
    if entries:
        connection.exec_driver_sql(
            _INSERT_ENTRY,
            [
                {
                    "game_id": game_id,
                    "number": number,
                    "kind": entry.kind,
                    "entry": entry.entry,
                    "interaction_id": entry.interaction_id,
                    "at": now,
                }
                for number, entry in enumerate(entries, first)
            ],
        )


def set_questions(
    connection: sa.Connection, game_id: int, questions: Sequence[NewQuestion], now: float
) -> None:
    """Make these the open questions of the game: all of them, and no others."""
    kept = json.dumps([question.number for question in questions])
    connection.exec_driver_sql(_CLOSE_QUESTIONS, {"game": game_id, "kept": kept})
    if questions:
        connection.exec_driver_sql(
            _OPEN_QUESTION,
            [
                {
                    "game_id": game_id,
                    "number": question.number,
                    "seat": question.seat,
                    "kind": question.kind,
                    "fingerprint": question.fingerprint,
                    "asked_at": now,
                }
                for question in questions
            ],
        )


def ask_anew(connection: sa.Connection, game_id: int, now: float) -> None:
    """Let the clocks of a game's open questions begin anew: nobody could answer before."""
    questions = tables.open_questions
    connection.execute(
        sa.update(questions)
        .where(questions.c.game_id == game_id)
        .values(asked_at=now, reminded_at=None)
    )


def note_reminded(
    connection: sa.Connection, game_id: int, numbers: Collection[int], now: float
) -> None:
    """Note that those who are asked these questions were reminded, at this moment."""
    if numbers:
        questions = tables.open_questions
        connection.execute(
            sa.update(questions)
            .where(questions.c.game_id == game_id, questions.c.number.in_(numbers))
            .values(reminded_at=now)
        )


def post(
    connection: sa.Connection, game_id: int, messages: Sequence[NewOutbox], now: float
) -> None:
    """Put messages into the outbox, in this order."""
    if messages:
        connection.exec_driver_sql(
            _POST,
            [
                {
                    "game_id": game_id,
                    "target": message.target,
                    "seat": message.seat,
                    "payload": message.payload,
                    "created_at": now,
                    "not_before": message.not_before,
                }
                for message in messages
            ],
        )


def ending(status: GameStatus, result: JsonValue, now: float) -> dict[str, object]:
    """The columns of a game that change with its status."""
    columns: dict[str, object] = {"status": status}
    if result is not None:
        columns["result"] = result
    if status in OVER:
        columns["ended_at"] = now
    if status is GameStatus.PLAYING:
        columns |= {"frozen_reason": None, "ended_at": None}
    return columns
