"""The journals: what was answered, and with each answer all that follows from it."""

from collections.abc import Collection, Sequence
from typing import Any

import sqlalchemy as sa
from pydantic import JsonValue

from db import queries, tables
from db.database import Database
from db.errors import AlreadySeated, DuplicateInteraction, JournalConflict, NotSeated, StoreError
from db.rows import (
    OVER,
    GameStatus,
    JournalRow,
    NewEntry,
    NewOutbox,
    NewQuestion,
    NewResult,
    QuestionRow,
    SeatChange,
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
        reminded: Collection[int] = (),
        paused: bool | None = None,
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
                and "ended" note the moment; "playing" thaws a frozen game, and its clocks begin
                anew.
            result: the outcome, given together with a status.
            results: what the outcome is for each seat; it goes to whoever holds the seat now.
            clear_votes: the kinds of votes that have become pointless; all, once it is over.
            reminded: the questions, by number, whose seats are reminded with this.
            paused: whether the game is paused from now on, or None where that stays as it is.
                When it goes on, the moments at which its questions were asked move on by as long
                as it was paused.

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

        def transaction(connection: sa.Connection) -> None:
            try:
                queries.insert_entries(connection, game_id, expected_number, entries, now)
            except sa.exc.IntegrityError as error:
                raise _refusal(connection, game_id, expected_number, entries) or error from error
            for change in seats:
                _change_seat(connection, game_id, change, now)
            _pause(connection, game_id, now, paused=paused)
            if questions is not None:
                _set_questions(connection, game_id, questions, now)
            if status is GameStatus.PLAYING:
                queries.ask_anew(connection, game_id, now)
            queries.note_reminded(connection, game_id, reminded, now)
            queries.post(connection, game_id, outbox, now)
            if results:
                queries.insert_results(connection, game_id, results)
            if status is not None:
                queries.update_game(connection, game_id, **queries.ending(status, result, now))
            _forget_votes(connection, game_id, None if status in OVER else clear_votes)

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


def _left_by(change: SeatChange) -> sa.ColumnElement[Any]:
    """Whose name a seat bears that the bot player keeps for nobody."""
    if change.user_id is not None or change.owner_id is not None:
        return sa.null()
    seats = tables.seats.c
    return sa.func.coalesce(seats.user_id, seats.owner_id, seats.left_id)


def _change_seat(connection: sa.Connection, game_id: int, change: SeatChange, now: float) -> None:
    statement = (
        sa.update(tables.seats)
        .where(tables.seats.c.game_id == game_id, tables.seats.c.seat == change.seat)
        .values(
            user_id=change.user_id,
            name=change.name,
            locale=change.locale,
            owner_id=change.owner_id,
            left_id=_left_by(change),
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
    if change.user_id is not None:
        # Whoever sits down has as long to answer as anybody.
        asked = tables.open_questions
        connection.execute(
            sa.update(asked)
            .where(asked.c.game_id == game_id, asked.c.seat == change.seat)
            .values(asked_at=now, reminded_at=None)
        )


def _pause(connection: sa.Connection, game_id: int, now: float, *, paused: bool | None) -> None:
    """Stop the clock of a game, or let it run again from where it stood."""
    if paused is None:
        return
    games, questions = tables.games, tables.open_questions
    since = connection.execute(sa.select(games.c.paused_at).where(games.c.id == game_id)).scalar()
    if since is not None and not paused:
        connection.execute(
            sa.update(questions)
            .where(questions.c.game_id == game_id)
            .values(
                asked_at=questions.c.asked_at + now - sa.func.max(questions.c.asked_at, since),
                # Moved along, or what was called at its deadline would be called once more.
                reminded_at=questions.c.reminded_at + now - since,
            )
        )
    queries.update_game(connection, game_id, paused_at=now if paused else None)


def _forget_votes(connection: sa.Connection, game_id: int, kinds: Collection[str] | None) -> None:
    """Forget the votes of these kinds, or of all."""
    votes = tables.votes
    statement = sa.delete(votes).where(votes.c.game_id == game_id)
    if kinds is None:
        connection.execute(statement)
    elif kinds:
        connection.execute(statement.where(votes.c.kind.in_(kinds)))


def _set_questions(
    connection: sa.Connection, game_id: int, questions: Sequence[NewQuestion], now: float
) -> None:
    try:
        queries.set_questions(connection, game_id, questions, now)
    except sa.exc.IntegrityError as error:
        raise NotSeated(game_id) from error
