"""What is decided, done: each matter by one function, on a table whose lock is held."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Literal

from bot.tables.announcing import decided_by, seat_button
from bot.tables.ending import End, end
from bot.tables.errors import Illegal, Pointless
from bot.tables.herald import Herald
from bot.tables.live import Live
from bot.tables.motions import Matter, Motion
from bot.tables.pausing import check_pause, check_resume, pause, resume
from bot.tables.people import Person
from bot.tables.replacing import check_bot, check_person, leave, offer_of, seat_row, votes_about
from bot.tables.service import TableService
from bot.tables.undoing import find_undo, take_back
from bot.tables.voting import Count, consent, majority
from bot.times.keeper import TimeKeeper
from bot.times.limits import HOUR, LONGEST
from db import GameRow, SeatRow
from rules.engine.seats import Seat
from rules.engine.undo import Undo


@dataclass(slots=True)
class HeldTable:
    """A table whose lock is held.

    Attributes:
        live: its game; None for what can also be decided while the game is frozen.
        undo: what is to be taken back, once it was looked for.
        moderator: who decides without a vote, if somebody does.
    """

    row: GameRow
    seats: Sequence[SeatRow]
    live: Live | None = None
    undo: Undo | None = None
    moderator: Person | None = None

    @property
    def game(self) -> Live:
        """The game, for what cannot be decided while it is frozen."""
        if self.live is None:
            raise Pointless
        return self.live

    def affected(self, asker: int) -> set[int]:
        """Return the people whose consent an undo needs, with the one whose answer it is."""
        holders = {seat.seat: seat.user_id for seat in self.seats}
        seats = (asker, *(self.undo.affected if self.undo else ()))
        return {user for seat in seats if (user := holders[seat]) is not None}

    def count(self, motion: Motion, voters: Sequence[int]) -> Count:
        """Return how the votes for something stand."""
        if motion.matter is Matter.UNDO:
            return consent(self.affected(motion.subject[0]), voters)
        return majority(self.seats, voters)


class Carriers:
    """Checks that there is something to decide, and does what is decided.

    Args:
        tables: the service that plays the games; it holds store and faces.
        clock: the time in UTC epoch seconds.
        keeper: what sets the time for an answer.
    """

    def __init__(
        self, tables: TableService, clock: Callable[[], float], keeper: TimeKeeper
    ) -> None:
        self._tables = tables
        self._store = tables.store
        self._clock = clock
        self._keeper = keeper
        self._carriers: dict[Matter, Callable[[HeldTable, Motion], Awaitable[None]]] = {
            Matter.END: self._end,
            Matter.PAUSE: self._pause,
            Matter.RESUME: self._resume,
            Matter.BOT: self._hand_to_bot,
            Matter.SEAT: self._offer,
            Matter.TIME: self._set_time,
            Matter.UNDO: self._take_back,
        }

    async def check(self, table: HeldTable, motion: Motion) -> None:
        """Make sure that there is something to decide, and find out what it would mean.

        Raises:
            Pointless, AlreadyPaused, NotPaused, SeatOfBot, PersonSeated, Illegal, CannotTakeBack:
                there is not.
        """
        match motion.matter:
            case Matter.PAUSE:
                check_pause(table.game)
            case Matter.RESUME:
                check_resume(table.game)
            case Matter.BOT:
                check_bot(table.game, *motion.subject)
            case Matter.SEAT:
                check_person(table.game, *motion.subject)
            case Matter.UNDO:
                seat, length = motion.subject
                seat_row(table.game, seat)
                if table.game.entries != length:
                    raise Pointless
                table.undo = await find_undo(self._tables, table.game, Seat(seat))
            case Matter.TIME:
                limit, _ = motion.time_set
                if limit is not None and not HOUR <= limit <= LONGEST:
                    raise Illegal
            case Matter.END:
                pass

    async def carry(self, table: HeldTable, motion: Motion) -> None:
        """Do what was decided, after `check`."""
        await self._carriers[motion.matter](table, motion)

    def _herald(self, table: HeldTable) -> Herald:
        return Herald(self._tables.faces[table.row.game], table.row, table.seats)

    def _by(self, table: HeldTable) -> list[str]:
        return decided_by(self._herald(table), table.moderator)

    async def _end(self, table: HeldTable, _motion: Motion) -> None:
        by = self._by(table)
        why: End = "host" if table.moderator else "vote"
        await end(self._tables, table.row, table.seats, why, closing=by)

    async def _pause(self, table: HeldTable, motion: Motion) -> None:
        await pause(self._tables, table.game, self._clock(), self._by(table), [motion.write()])

    async def _resume(self, table: HeldTable, motion: Motion) -> None:
        await resume(self._tables, table.game, self._by(table), [motion.write()])

    async def _hand_to_bot(self, table: HeldTable, motion: Motion) -> None:
        seat = Seat(motion.subject[0])
        votes = votes_about(seat, await self._store.votes.of(table.row.id))
        public = self._herald(table).public
        lines = [public.say("feed-bot-takes-seat", seat=seat), *self._by(table)]
        await leave(self._tables, table.game, seat, lines, lines, votes)

    async def _offer(self, table: HeldTable, motion: Motion) -> None:
        seat, user = motion.subject
        game = table.row.id
        herald = self._herald(table)
        offer = herald.public.say("feed-seat-offered", user=f"<@{user}>", seat=Seat(seat))
        button = seat_button(herald, seat)
        letters = herald.feed([offer, *self._by(table)], [user], [button])
        await self._store.votes.settle(game, offer_of(seat), user, [motion.write()], letters)
        self._tables.wake()

    async def _set_time(self, table: HeldTable, motion: Motion) -> None:
        limit, rule = motion.time_set
        by: Literal["host", "vote"] = "host" if table.moderator else "vote"
        await self._keeper.set_time_held(table.row.id, limit, rule, by=by)
        await self._store.votes.clear(table.row.id, motion.write())
        if lines := self._by(table):
            herald = self._herald(table)
            await self._tables.post(table.row.id, herald.feed(lines))

    async def _take_back(self, table: HeldTable, motion: Motion) -> None:
        if table.undo is None:
            raise Pointless
        seat = Seat(motion.subject[0])
        kinds = [motion.write()]
        await take_back(self._tables, table.game, seat, table.undo, self._by(table), kinds)
