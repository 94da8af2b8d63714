"""The timekeeper: reminds once, and does what a table's rule says when time is up.

Whatever it does to a game it does as `bot.tables.service` does: under the game's lock, in one
transaction, with the letters that follow from it.
"""

from collections.abc import Callable, Sequence
from typing import Literal

import structlog

from bot.letters import SeatLetter
from bot.speech import Speaker
from bot.tables.change import Change
from bot.tables.errors import GameOver, NotAway, NotSeated, TableError
from bot.tables.herald import Herald, board_letter, seat_letter
from bot.tables.people import Person
from bot.tables.service import Sight, TableService
from bot.text import Locale
from bot.times.limits import (
    REMINDED_AFTER,
    REMINDED_WITHOUT_LIMIT,
    deadline,
    moment,
    say_time,
)
from bot.times.quiet import is_quiet
from bot.times.time_up import TimeUp, is_overdue
from db import (
    GameRow,
    GameStatus,
    NewOutbox,
    QuestionRow,
    Reminder,
    ReminderRow,
    SeatChange,
    SeatRow,
    TimeRule,
)
from db.errors import Refused, StoreError
from rules.engine.record import Returned
from rules.engine.seats import Seat

log = structlog.get_logger(__name__)

SETTABLE = frozenset({GameStatus.LOBBY, GameStatus.PLAYING, GameStatus.FROZEN})

STAMP = "clock"
"""Under this key the store keeps when somebody last looked at the clocks."""

STAMPED_EVERY = 300.0
"""Seconds between two such notes."""

AWAY_AFTER = 900.0
"""Seconds without a look at the clocks after which the bot was away."""


class TimeKeeper:
    """Looks at the clocks of all tables.

    Args:
        tables: the service that plays the games; it holds store and faces.
        clock: the time in UTC epoch seconds.
        posted: called after each commit that left letters in the outbox.
    """

    def __init__(
        self, tables: TableService, clock: Callable[[], float], posted: Callable[[], None]
    ) -> None:
        self._tables = tables
        self._store = tables.store
        self._clock = clock
        self._posted = posted
        self._stamped: float | None = None

    async def tick(self) -> list[int]:
        """Do what its time has come for; a game that goes wrong holds up none of the others.

        Returns:
            The games in which the bot player has taken a seat: fewer people decide there now.

        Raises:
            db.StoreError: the store cannot be read or written.
        """
        await self._mind_absence()
        smaller: list[int] = []
        for game in await self._store.clocks.timed_out(self._clock()):
            try:
                if await self._time_is_up(game):
                    smaller.append(game)
            except (TableError, Refused) as refused:
                log.info("time not called", game=game, reason=type(refused).__name__)
            except StoreError:
                raise
            except Exception:
                log.exception("time not called", game=game)
        waiting = await self._store.clocks.to_remind(
            self._clock(), share=REMINDED_AFTER, without_limit=REMINDED_WITHOUT_LIMIT
        )
        for due in waiting:
            try:
                await self._remind(due)
            except (TableError, Refused) as refused:
                log.info("not reminded", game=due.game_id, reason=type(refused).__name__)
            except StoreError:
                raise
            except Exception:
                log.exception("not reminded", game=due.game_id)
        return smaller

    async def _mind_absence(self) -> None:
        """Give back the time for which the bot was away: nobody could answer it then."""
        now = self._clock()
        if self._stamped is None:
            stamp = await self._store.values.get(STAMP)
            away = now - float(stamp) if stamp else 0.0
            if away > AWAY_AFTER:
                log.info("clocks skip an absence", seconds=round(away))
                await self._store.clocks.skip(away, [board_letter()])
                self._posted()
        if self._stamped is None or now - self._stamped >= STAMPED_EVERY:
            await self._store.values.set(STAMP, str(now))
            self._stamped = now

    async def set_time(
        self, game: int, limit: int | None, rule: TimeRule, *, by: Literal["vote", "host"]
    ) -> None:
        """Set how long an answer may take and what happens then; the open questions begin anew.

        Args:
            game: a table that has not begun, or a game that is being played.
            limit: seconds, or None for no limit.
            rule: what happens when time is up.
            by: who decided it, for the line in the thread. A table that has not begun has none.

        Raises:
            db.NoSuchGame, GameOver: refused.
        """
        async with self._tables.games.lock(game):
            await self.set_time_held(game, limit, rule, by=by)

    async def set_time_held(
        self, game: int, limit: int | None, rule: TimeRule, *, by: Literal["vote", "host"]
    ) -> None:
        """Do as `set_time`, for a caller that holds the game's lock."""
        row = await self._store.games.get(game)
        if row.status not in SETTABLE:
            raise GameOver
        seats = await self._store.games.seats(game)
        letters: list[NewOutbox] = []
        if row.status is not GameStatus.LOBBY:
            herald = self._herald(row, seats)
            line = herald.public.say(
                "feed-time-set", by=by, time=say_time(limit, rule, herald.public)
            )
            letters = [*herald.feed([line]), board_letter()]
        await self._store.clocks.set_time(game, limit, rule, letters)
        self._tables.games.drop(game)  # what is in memory has the old limit
        self._posted()

    async def come_back(self, game: int, person: Person) -> None:
        """Give a person the seat back that the bot player keeps for them.

        Raises:
            NotAway: it keeps none for them.
            GameOver, GameFrozen, db.NoSuchGame, db.AlreadySeated: refused.
        """
        async with self._tables.games.hold_playing(game) as live:
            kept = next((row for row in live.seats if row.owner_id == person.id), None)
            if kept is None or kept.user_id is not None:
                raise NotAway
            seat = Seat(kept.seat)
            live.seats[seat] = kept.model_copy(
                update={
                    "user_id": person.id,
                    "owner_id": None,
                    "locale": person.locale,
                    "dm_closed": False,
                    "talks": True,
                }
            )
            change = Change(live)
            change.enter(Returned(seat=seat))
            herald = self._herald(live.row, live.seats)
            asked = tuple(one.number for one in live.game.open.values() if one.seat == seat)
            welcome = herald.speaker(person.locale).say("time-returned")
            await self._tables.commit(
                live,
                change,
                [herald.public.say("feed-returned", seat=seat)],
                SeatChange(seat, person.id, kept.name, person.locale),
                letters=[seat_letter(seat, SeatLetter(text=welcome, questions=asked))],
            )

    async def look(self, game: int, person: Person) -> Sight:
        """Return a game as a person sees it from their seat; who was away is back with that.

        Raises:
            NotSeated, NoSuchTable, LobbyClosed, GameFrozen: there is nothing to see.
        """
        try:
            return await self._tables.look(game, person.id)
        except NotSeated:
            try:
                await self.come_back(game, person)
            except TableError:
                raise NotSeated from None
            return await self._tables.look(game, person.id)

    def _herald(self, row: GameRow, seats: Sequence[SeatRow]) -> Herald:
        return Herald(self._tables.faces[row.game], row, seats)

    async def _time_is_up(self, game: int) -> bool:
        """Do what a game's rule says about all that is overdue; tell if a seat changed hands."""
        async with self._tables.games.hold_playing(game) as live:
            row = await self._store.games.get(game)
            now = self._clock()
            asked = await self._store.journal.open_questions(game)
            overdue = [question for question in asked if is_overdue(row, question, now)]
            if not overdue:
                return False
            face = self._tables.faces[row.game]
            up = TimeUp(live, face, await self._at_peace(overdue, now))
            for question in overdue:
                up.call(row.time_rule, question)
            up.change.play_bot_seats()
            await self._tables.commit(
                live,
                up.change,
                up.opening,
                *up.moved,
                letters=up.letters,
                pings=up.pings,
                reminded=up.reminded,
            )
            return bool(up.moved)

    async def _at_peace(self, overdue: Sequence[QuestionRow], now: float) -> frozenset[int]:
        """Return those of the people who are asked whom no reminder may call now."""
        asked = [question.user_id for question in overdue if question.user_id is not None]
        preferences = [await self._store.players.preferences(user) for user in asked]
        return frozenset(
            one.user_id
            for one in preferences
            if one.reminder is Reminder.NONE or is_quiet(one, now)
        )

    async def _remind(self, due: ReminderRow) -> None:
        """Remind somebody of one question, once, unless it is quiet where they are."""
        preferences = due.preferences
        if is_quiet(preferences, self._clock()):
            return
        async with self._tables.games.lock(due.game_id):
            row = await self._store.games.get(due.game_id)
            if row.status is not GameStatus.PLAYING or row.paused_at is not None:
                return
            seats = await self._store.games.seats(due.game_id)
            asked = await self._store.journal.open_questions(due.game_id)
            question = next((one for one in asked if one.number == due.number), None)
            if question is None or question.asked_at != due.asked_at:
                return  # answered, or put anew, perhaps to somebody else
            if question.user_id != preferences.user_id:
                return
            letters = self._reminder(row, seats, question, preferences.reminder)
            await self._store.clocks.remind(due.game_id, due.number, letters)
        self._posted()

    def _reminder(
        self, row: GameRow, seats: Sequence[SeatRow], question: QuestionRow, how: Reminder
    ) -> list[NewOutbox]:
        herald = self._herald(row, seats)
        seat = seats[question.seat]
        until = deadline(row, question.asked_at)
        if how is Reminder.DM and not seat.dm_closed:
            speaker = herald.speaker(Locale(seat.locale or row.locale))
            text = _with_deadline(
                speaker.say("time-reminder", since=moment(question.asked_at)), until, speaker
            )
            return [seat_letter(seat.seat, SeatLetter(text=text, questions=(question.number,)))]
        user = question.user_id or 0
        what = herald.public.say(f"{question.kind}-public")
        line = herald.public.say("feed-reminder", user=f"<@{user}>", what=what)
        return herald.feed([_with_deadline(line, until, herald.public)], [user])


def _with_deadline(line: str, until: float | None, speaker: Speaker) -> str:
    return f"{line} {speaker.say('time-deadline', until=moment(until))}" if until else line
