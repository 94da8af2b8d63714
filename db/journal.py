"""The journals: what was answered, and with each answer all that follows from it."""

from collections.abc import Collection, Sequence

import sqlalchemy as sa
from pydantic import JsonValue

from db import queries, tables
from db.database import Database
from db.errors import AlreadySeated, DuplicateInteraction, JournalConflict, NotSeated, StoreError
from db.rows import (
    GameStatus,
    JournalRow,
    NewEntry,
    NewOutbox,
    NewQuestion,
    NewResult,
    QuestionRow,
    SeatChange,
)

_INSERT_ENTRY = queries.compiled(
    sa.insert(tables.journal), "game_id", "number", "kind", "entry", "interaction_id", "at"
)


class Journal:
    """Appends to the journals and reads them, and the open questions that go with them."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def append(
        self,
        game_id: int,
        *,
        expected_number: int,
        entries: Sequence[NewEntry],
        questions: Sequence[NewQuestion] | None = None,
        outbox: Sequence[NewOutbox] = (),
        seats: Sequence[SeatChange] = (),
        status: GameStatus | None = None,
        result: JsonValue = None,
        results: Sequence[NewResult] = (),
        clear_votes: Collection[str] = (),
    ) -> int:
        """Append entries, with all that follows from them, in one durable transaction.

        Args:
            game_id: the game.
            expected_number: the number of the first of the entries, counted from 0.
            entries: one at least.
            questions: every question that is open from now on, or None where none was opened
                or closed. One that was open before keeps the moment it was asked at.
            outbox: the messages to send, in this order.
            seats: the seats that change hands.
            status: the game's status from now on, or None where it stays as it is. "finished"
                and "ended" note the moment; "playing" thaws a frozen game.
            result: the outcome, given together with a status.
            results: what the outcome is for each seat; it goes to whoever holds the seat now.
            clear_votes: the kinds of votes that have become pointless.

        Returns:
            The number that the next entry will have.

        Raises:
            JournalConflict: `expected_number` is not the next one.
            DuplicateInteraction: an entry's interaction is in the journal already. Where both
                hold, it is this one.
            NoSuchGame: there is no such game.
            NotSeated: a seat, a question or a result names a seat that the game does not have.
            AlreadySeated: whoever takes over a seat has another one.
        """
        if not entries:
            raise ValueError("an append without an entry")
        if result is not None and status is None:
            raise ValueError("a result without a status")
        now = self._database.clock()
        rows = [
            {
                "game_id": game_id,
                "number": number,
                "kind": entry.kind,
                "entry": entry.entry,
                "interaction_id": entry.interaction_id,
                "at": now,
            }
            for number, entry in enumerate(entries, expected_number)
        ]

        def transaction(connection: sa.Connection) -> None:
            try:
                connection.exec_driver_sql(_INSERT_ENTRY, rows)
            except sa.exc.IntegrityError as error:
                raise _refusal(connection, game_id, expected_number, entries) or error from error
            for change in seats:
                _change_seat(connection, game_id, change)
            if questions is not None:
                _set_questions(connection, game_id, questions, now)
            queries.post(connection, game_id, outbox, now)
            if results:
                queries.insert_results(connection, game_id, results)
            if status is not None:
                queries.update_game(connection, game_id, **_ending(status, result, now))
            if clear_votes:
                connection.execute(
                    sa.delete(tables.votes).where(
                        tables.votes.c.game_id == game_id, tables.votes.c.kind.in_(clear_votes)
                    )
                )

        await self._database.write(transaction)
        return expected_number + len(entries)

    async def entries(self, game_id: int) -> list[JournalRow]:
        """The entries of a game in their order."""
        return await self._database.read(lambda connection: queries.journal(connection, game_id))

    async def open_questions(self, game_id: int) -> list[QuestionRow]:
        """The open questions of a game, by number."""
        return await self._database.read(
            lambda connection: queries.questions(
                connection, tables.open_questions.c.game_id == game_id
            )
        )

    async def questions_of(self, user_id: int) -> list[QuestionRow]:
        """The questions that wait for somebody in games in play, by game and number."""
        playing = sa.select(tables.games.c.id).where(tables.games.c.status == GameStatus.PLAYING)
        return await self._database.read(
            lambda connection: queries.questions(
                connection,
                tables.seats.c.user_id == user_id,
                tables.open_questions.c.game_id.in_(playing),
            )
        )


def _refusal(
    connection: sa.Connection, game_id: int, expected: int, entries: Sequence[NewEntry]
) -> StoreError | None:
    """Why the journal did not take the entries, if it is one of the reasons that are foreseen.

    It is looked up only now, so that the append that succeeds pays nothing for it.
    """
    queries.status_of(connection, game_id)
    given = [entry.interaction_id for entry in entries if entry.interaction_id is not None]
    column = tables.journal.c.interaction_id
    taken = connection.execute(sa.select(column).where(column.in_(given))).scalar()
    if taken is None:
        taken = next((one for one in given if given.count(one) > 1), None)
    if taken is not None:
        return DuplicateInteraction(taken)
    actual = connection.execute(
        sa.select(sa.func.coalesce(sa.func.max(tables.journal.c.number) + 1, 0)).where(
            tables.journal.c.game_id == game_id
        )
    ).scalar_one()
    return None if actual == expected else JournalConflict(game_id, expected, actual)


def _change_seat(connection: sa.Connection, game_id: int, change: SeatChange) -> None:
    statement = (
        sa.update(tables.seats)
        .where(tables.seats.c.game_id == game_id, tables.seats.c.seat == change.seat)
        .values(
            user_id=change.user_id,
            name=change.name,
            locale=change.locale,
            dm_closed=False,
            talks=True,
        )
    )
    try:
        changed = connection.execute(statement).rowcount
    except sa.exc.IntegrityError as error:
        raise AlreadySeated(game_id) from error
    if not changed:
        raise NotSeated(game_id)


def _set_questions(
    connection: sa.Connection, game_id: int, questions: Sequence[NewQuestion], now: float
) -> None:
    try:
        queries.set_questions(connection, game_id, questions, now)
    except sa.exc.IntegrityError as error:
        raise NotSeated(game_id) from error


def _ending(status: GameStatus, result: JsonValue, now: float) -> dict[str, object]:
    columns: dict[str, object] = {"status": status}
    if result is not None:
        columns["result"] = result
    if status in {GameStatus.FINISHED, GameStatus.ENDED}:
        columns["ended_at"] = now
    if status is GameStatus.PLAYING:
        columns |= {"frozen_reason": None, "ended_at": None}
    return columns
