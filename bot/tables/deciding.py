"""What a table decides about itself: by votes, or by who may manage messages there.

Whatever is decided is done at once, under the game's lock; see `bot.tables.carrying`. Votes are
kept in the store, so they outlast a restart; votes for what has become pointless are forgotten.
"""

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress

from bot.tables.announcing import announcement
from bot.tables.carrying import Carriers, HeldTable
from bot.tables.ending import end, is_stale
from bot.tables.errors import AlreadySeated, NotSeated, TableError
from bot.tables.herald import Herald
from bot.tables.live import Live
from bot.tables.motions import END, Matter, Motion
from bot.tables.people import Person
from bot.tables.replacing import has_place, leave, take_seat, votes_about, wanted_seat
from bot.tables.service import TableService
from bot.tables.undoing import find_last_seat
from bot.tables.voting import Count, people
from bot.times.keeper import TimeKeeper
from db import GameRow, SeatRow
from db.errors import Refused
from rules.engine.seats import Seat

_WITHOUT_GAME = frozenset({Matter.END, Matter.TIME})
"""What can be decided while the game is frozen."""


class Decisions:
    """Takes votes, carries out what is decided, and lets people leave and sit down.

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
        self._carriers = Carriers(tables, clock, keeper)

    async def vote(self, game: int, person: Person, motion: Motion) -> Count:
        """Count a person's vote; if that is enough, it is done.

        Where nobody has answered for two weeks, the vote of any player ends the game at once.

        Raises:
            NotSeated, NoSuchTable, GameOver, GameFrozen: refused.
            Pointless, AlreadyPaused, NotPaused, SeatOfBot, PersonSeated, Illegal, CannotTakeBack:
                there is nothing to decide.
        """
        await self._bring_back(game, person)
        async with self._at(game, motion) as table:
            if person.id not in people(table.seats):
                raise NotSeated
            await self._carriers.check(table, motion)
            if motion == END and await self._is_stale(table.row):
                await end(self._tables, table.row, table.seats, "stale")
                return Count(1, 1)
            kind = motion.write()
            before = await self._store.votes.voters(game, kind)
            voters = await self._store.votes.add(game, kind, person.id)
            count = table.count(motion, voters)
            if motion.matter is Matter.UNDO and not before:
                await self._forget_older(game, kind)
            if count.enough:
                await self._carriers.carry(table, motion)
            elif person.id not in before:
                await self._announce(table, motion, person, count)
        if count.enough:
            await self.recount(game)
        return count

    async def order(self, game: int, moderator: Person, motion: Motion) -> None:
        """Do something by the word of somebody who may manage messages there.

        Raises:
            NoSuchTable, GameOver, GameFrozen, and as `vote`: refused.
        """
        async with self._at(game, motion) as table:
            await self._carriers.check(table, motion)
            table.moderator = moderator
            await self._carriers.carry(table, motion)
        await self.recount(game)

    async def undo(self, game: int, person: Person) -> Count:
        """Ask to take back the last answer of a person; with nobody affected, it is done.

        Raises:
            NotSeated, NoSuchTable, GameOver, GameFrozen, CannotTakeBack: refused.
        """
        await self._bring_back(game, person)
        async with self._tables.games.hold_playing(game) as live:
            motion = Motion.undo(live.seat_of(person.id), live.entries)
        return await self.vote(game, person, motion)

    async def order_undo(self, game: int, moderator: Person) -> None:
        """Take back the last answer at a table by the word of who may manage messages there.

        Raises:
            NoSuchTable, GameOver, GameFrozen, CannotTakeBack: refused.
        """
        async with self._tables.games.hold_playing(game) as live:
            seat = await find_last_seat(self._tables, live)
            motion = Motion.undo(seat, live.entries)
        await self.order(game, moderator, motion)

    async def leave(self, game: int, person: Person) -> None:
        """Let a person leave a game that is being played: the bot player takes the seat.

        Where nobody is left, or the votes of those who are left are enough, the game ends.

        Raises:
            NotSeated, GameOver, GameFrozen: refused.
        """
        await self._bring_back(game, person)
        async with self._tables.games.hold_playing(game) as live:
            seat = live.seat_of(person.id)
            public = self._herald(live.row, live.seats).public
            gone, left = (public.say(line, seat=seat) for line in ("feed-gone", "feed-left"))
            await leave(self._tables, live, seat, [gone], [left])
        await self.recount(game)

    async def _bring_back(self, game: int, person: Person) -> None:
        """Give somebody their seat back if the bot player keeps it: who acts is not away."""
        seats = await self._store.games.seats(game)
        if any(seat.owner_id == person.id for seat in seats):
            with suppress(TableError):  # what they want is refused for the same reason, or not
                await self._keeper.come_back(game, person)

    async def sit_down(self, game: int, person: Person, seat: int | None = None) -> Count | None:
        """Take a seat that was offered, or ask for one that only the bot player holds.

        Args:
            game: the table.
            person: somebody who does not sit there.
            seat: which seat; by default the one that was offered, or the first that is open.

        Returns:
            How the votes stand for letting them sit down; None if they sit.

        Raises:
            AlreadySeated, SeatTaken, GameOver, GameFrozen, NoSuchTable, Illegal: refused.
        """
        async with self._tables.games.hold_playing(game) as live:
            if has_place(live, person.id):
                raise AlreadySeated
            votes = await self._store.votes.of(game)
            wanted, offered = wanted_seat(live, seat, person.id, votes)
            if not offered:
                return await self._ask_for(live, wanted, person)
            await take_seat(self._tables, live, wanted, person, votes_about(wanted, votes))
        await self.recount(game)
        return None

    async def _ask_for(self, live: Live, seat: Seat, person: Person) -> Count:
        motion = Motion.person(seat, person.id)
        table = HeldTable(live.row, live.seats, live)
        before = await self._store.votes.voters(live.row.id, motion.write())
        # Who asks has no vote; the row only keeps them from asking twice.
        voters = await self._store.votes.add(live.row.id, motion.write(), person.id)
        count = table.count(motion, voters)
        if person.id not in before:
            await self._announce(table, motion, person, count)
        return count

    @asynccontextmanager
    async def _at(self, game: int, motion: Motion) -> AsyncIterator[HeldTable]:
        if motion.matter in _WITHOUT_GAME:
            async with self._tables.games.lock(game):
                row, seats = await self._tables.begun(game)
                yield HeldTable(row, seats)
        else:
            async with self._tables.games.hold_playing(game) as live:
                yield HeldTable(live.row, live.seats, live)

    async def _forget_older(self, game: int, kind: str) -> None:
        """Forget what somebody wanted to take back before the game went on."""
        for other in await self._store.votes.of(game):
            if other != kind and other.startswith(f"{Matter.UNDO}/"):
                await self._store.votes.clear(game, other)

    async def _is_stale(self, row: GameRow) -> bool:
        journal = await self._store.journal.entries(row.id)
        return is_stale(row, journal, self._clock())

    async def recount(self, game: int) -> None:
        """Do what is decided now that others sit at the table, and forget what is pointless."""
        for kind, voters in (await self._store.votes.of(game)).items():
            try:
                motion = Motion.read(kind)
            except ValueError:
                continue  # a seat that was offered
            try:
                async with self._at(game, motion) as table:
                    await self._carriers.check(table, motion)
                    if table.count(motion, voters).enough:
                        await self._carriers.carry(table, motion)
            except (TableError, Refused):
                await self._store.votes.clear(game, kind)

    def _herald(self, row: GameRow, seats: Sequence[SeatRow]) -> Herald:
        return Herald(self._tables.faces[row.game], row, seats)

    async def _announce(
        self, table: HeldTable, motion: Motion, person: Person, count: Count
    ) -> None:
        asked = motion.matter is Matter.UNDO
        whom = table.affected(motion.subject[0]) - {person.id} if asked else ()
        herald = self._herald(table.row, table.seats)
        await self._tables.post(table.row.id, announcement(herald, motion, person, count, whom))
