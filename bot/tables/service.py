"""The table service: takes answers, keeps the journal, writes the letters.

Everything that changes a game passes through here, under the game's lock, in one transaction.
"""

from collections.abc import Callable, Collection, Coroutine, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, Protocol

import structlog
from pydantic import JsonValue

from bot.face import Face, Faces
from bot.letters import SeatLetter
from bot.tables.change import Change, journal_entry, question_rows, result_rows
from bot.tables.errors import GameOver, LobbyClosed, NotFrozen, NothingAsked, NotSeated
from bot.tables.herald import Herald, board_letter, seat_letter
from bot.tables.live import Live, LiveGames
from bot.tables.people import Person
from bot.tables.whole import whole
from db import GameRow, GameStatus, NewSeat, SeatChange, SeatRow, Store, Target
from db.errors import StoreError
from rules.engine.game import Game
from rules.engine.questions import OpenQuestion
from rules.engine.randomness import commitment
from rules.engine.record import Ended, HandedOver, KeptResult, Rewound
from rules.engine.seats import Seat

log = structlog.get_logger(__name__)

END_VOTE = "end"
"""The votes to end a game before its rules do."""


class Threads(Protocol):
    """Where games are played."""

    async def open(self, row: GameRow) -> int:
        """Open a thread for a game in its channel and return its id.

        Raises:
            MissingPermission: the bot may not do that there.
        """


@dataclass(frozen=True, slots=True)
class Sight:
    """A game as one seat, or the public, sees it now.

    Attributes:
        row: the stored game.
        face: how the game looks and reads.
        seat: where the viewer sits; None for the public.
        names: the players' names.
        view: what the game shows to that seat.
        asked: the questions put to that seat.
        waiting: the seats that somebody waits for.
        direct_closed: the seat's direct messages did not arrive lately.
    """

    row: GameRow
    face: Face
    seat: Seat | None
    names: dict[Seat, str]
    view: Any = field(repr=False)
    asked: tuple[OpenQuestion, ...] = field(repr=False)
    waiting: tuple[Seat, ...]
    direct_closed: bool

    def question(self, wanted: Callable[[OpenQuestion], bool]) -> OpenQuestion:
        """Return the first open question put to the seat that is wanted.

        Raises:
            NothingAsked: none of them is.
        """
        for asked in self.asked:
            if wanted(asked):
                return asked
        raise NothingAsked


class TableService:
    """Begins, answers, shows and ends games; what comes before is in `bot.tables.lobby`.

    Args:
        store: where games are kept.
        games: the games in memory, which share the store.
        faces: how each game reads.
        posted: called after each commit that left letters in the outbox.
    """

    def __init__(
        self, store: Store, games: LiveGames, faces: Faces, posted: Callable[[], None]
    ) -> None:
        self.store = store
        self.games = games
        self.faces = faces
        self._posted = posted

    async def begin(self, row: GameRow, seats: Sequence[SeatRow], seed: bytes, thread: int) -> None:
        """Begin a game whose lock the caller holds: set it up and tell everybody.

        Raises:
            db.AlreadyStarted, db.LobbyChanged: it has begun, or others sit there now.
        """
        face = self.faces[row.game]
        options = face.rulebook.options.model_validate(row.options)
        game = Game(face.rulebook, len(seats), seed, options)
        herald = Herald(face, row, seats)
        proof = commitment(seed)
        opening = [herald.public.say("feed-begun", number=row.id, commitment=proof)]
        asked = list(game.open.values())
        await self.store.lobbies.start(
            row.id,
            seed=seed,
            commitment=proof,
            rules_version=face.rulebook.version,
            thread_id=thread,
            seats=[NewSeat(seat.user_id, seat.name, seat.locale) for seat in seats],
            questions=question_rows(asked),
            outbox=herald.news(game.feed, asked, game.result, opening),
        )
        self._posted()

    async def answer(
        self,
        game: int,
        person: Person,
        number: int,
        raw: JsonValue,
        interaction: int | None = None,
    ) -> None:
        """Take a person's answer to a question, and play on until a person is asked again.

        Raises:
            NotSeated, GameOver, GameFrozen, AnswerRefused: refused; nothing has changed.
            DuplicateInteraction: this very click was applied before.
        """
        async with self.games.hold_playing(game) as live:
            seat = live.seat_of(person.id)
            change = Change(live)
            change.answer(seat, number, raw, interaction)
            change.play_bot_seats()
            await self._commit(live, change)
            try:
                await self._keep_name(live, seat, person)
            except StoreError:
                # The answer is kept; that is what counts.
                log.exception("name not kept", game=game)

    async def _keep_name(self, live: Live, seat: Seat, person: Person) -> None:
        """Note how a player is called now; names are as people were last seen in the server."""
        if person.server == live.row.guild_id and live.seats[seat].name != person.name:
            await self.store.games.set_seat_name(live.row.id, seat, person.name)
            live.seats[seat] = live.seats[seat].model_copy(update={"name": person.name})

    async def leave(self, game: int, person: Person) -> None:
        """Let a person leave a game that is being played: the bot player takes the seat.

        Where nobody is left, the game ends.

        Raises:
            NotSeated, GameOver, GameFrozen: refused.
        """
        async with self.games.hold_playing(game) as live:
            seat = live.seat_of(person.id)
            herald = Herald(self.faces[live.row.game], live.row, live.seats)
            left = SeatChange(seat, None, live.seats[seat].name, live.seats[seat].locale)
            live.seats[seat] = live.seats[seat].model_copy(update={"user_id": None})
            change = Change(live)
            change.enter(HandedOver(seat=seat))
            if by := await self._end_without(live):
                gone = [herald.public.say("feed-gone", seat=seat)]
                await self._end(live.row, live.seats, live.entries, by, change, left, gone)
                return
            change.play_bot_seats()
            opening = [herald.public.say("feed-left", seat=seat)]
            await self._commit(live, change, opening, left)

    async def _end_without(self, live: Live) -> Literal["vote", "nobody-left"] | None:
        """Tell whether a game ends now that somebody has left it, and why.

        Fewer people need fewer votes: those that were cast before may be enough.
        """
        people = _people(live.seats)
        if not people:
            return "nobody-left"
        voters = await self.store.votes.voters(live.row.id, END_VOTE)
        return "vote" if _enough(people, voters) else None

    async def _commit(
        self,
        live: Live,
        change: Change,
        opening: Sequence[str] = (),
        left: SeatChange | None = None,
        *,
        thaw: bool = False,
    ) -> None:
        """Write a change down; one that thaws the game puts all its open questions again."""
        result = live.game.result
        asked = list(live.game.open.values()) if thaw else change.asked
        status = GameStatus.PLAYING if thaw else None
        herald = Herald(self.faces[live.row.game], live.row, live.seats)
        live.entries = await self._write(
            live.row.id,
            self.store.journal.append(
                live.row.id,
                expected_number=live.entries,
                entries=change.entries,
                questions=question_rows(live.game.open.values(), live.fingerprint),
                outbox=herald.news(change.told, asked, result, opening),
                seats=[left] if left else (),
                status=GameStatus.FINISHED if result else status,
                result=KeptResult.of(result).model_dump(mode="json") if result else None,
                results=result_rows(result, live.game.table.seats) if result else (),
            ),
            over=result is not None,
        )

    async def _write(self, game: int, append: Coroutine[Any, Any, int], *, over: bool) -> int:
        """Write to a game's journal, and return its length; what is over leaves the memory."""
        written = await whole(append)
        if over:
            self.games.drop(game)
        self._posted()
        return written

    async def look(self, game: int, viewer: int | None) -> Sight:
        """Return a game as a user, or the public, sees it.

        Raises:
            NotSeated, NoSuchTable, LobbyClosed, GameFrozen: there is nothing to see.
        """
        async with self.games.hold(game) as live:
            return self._sight(live, live.seat_of(viewer) if viewer is not None else None)

    async def look_from(self, game: int, seat: Seat) -> Sight:
        """Return a game as a seat sees it, whoever holds it; as `look`."""
        async with self.games.hold(game) as live:
            return self._sight(live, seat)

    def _sight(self, live: Live, seat: Seat | None) -> Sight:
        asked = live.game.open.values()
        return Sight(
            row=live.row,
            face=self.faces[live.row.game],
            seat=seat,
            names=live.names,
            view=live.game.view(seat),
            asked=tuple(question for question in asked if question.seat == seat),
            waiting=tuple(dict.fromkeys(question.seat for question in asked)),
            direct_closed=seat is not None and live.seats[seat].dm_closed,
        )

    async def vote_to_end(self, game: int, person: Person) -> tuple[int, int]:
        """Count a person's vote to end the game; more than half of the people end it.

        Returns:
            The votes so far, and how many it takes.

        Raises:
            NotSeated, NoSuchTable, GameOver: refused.
        """
        async with self.games.lock(game):
            row, seats = await self._begun(game)
            people = _people(seats)
            if person.id not in people:
                raise NotSeated
            before = await self.store.votes.voters(game, END_VOTE)
            voters = await self.store.votes.add(game, END_VOTE, person.id)
            votes, needed = len(people & set(voters)), _needed(people)
            if _enough(people, voters):
                await self._end_stored(row, seats, "vote")
            elif person.id not in before:
                await self._tell_vote(row, seats, person, votes, needed)
            return votes, needed

    async def _tell_vote(
        self, row: GameRow, seats: Sequence[SeatRow], person: Person, votes: int, needed: int
    ) -> None:
        herald = Herald(self.faces[row.game], row, seats)
        seat = next(Seat(seat.seat) for seat in seats if seat.user_id == person.id)
        line = herald.public.say("feed-vote", seat=seat, votes=votes, needed=needed)
        await self.store.outbox.post(row.id, herald.feed([line]))
        self._posted()

    async def end(self, game: int) -> None:
        """End a game by the word of somebody who may manage messages there.

        Raises:
            NoSuchTable, GameOver: refused.
        """
        async with self.games.lock(game):
            row, seats = await self._begun(game)
            await self._end_stored(row, seats, "host")

    async def rewind(self, game: int, person: Person) -> None:
        """Take a frozen game back to its last good answer; any of its players may.

        The entries that no longer fit stay in the journal, and count no more.

        Raises:
            NotSeated, NoSuchTable, NotFrozen, GameFrozen: refused.
        """
        async with self.games.lock(game):
            row, seats = await self._begun(game)
            if person.id not in {seat.user_id for seat in seats}:
                raise NotSeated
            reason = row.frozen_reason
            entry = reason.get("entry") if isinstance(reason, dict) else None
            if row.status is not GameStatus.FROZEN or not isinstance(entry, int):
                raise NotFrozen
            if await self.games.try_to_thaw(row):
                return
            rewound = Rewound(to=entry)
            live = await self.games.rebuild(row, [rewound])
            change = Change(live)
            change.enter(rewound)
            change.play_bot_seats()  # whoever is asked again may have left since
            herald = Herald(self.faces[row.game], row, seats)
            opening = [herald.public.say("feed-rewound", entry=entry)]
            await self._commit(live, change, opening, thaw=True)

    async def open_direct(self, game: int, person: Person) -> None:
        """Try a person's direct messages again, after they said that they are open.

        Raises:
            NotSeated, LobbyClosed, GameFrozen: refused.
        """
        async with self.games.hold(game) as live:
            seat = live.seat_of(person.id)
            await self.store.games.set_dm_closed(game, seat, closed=False)
            live.seats[seat] = live.seats[seat].model_copy(update={"dm_closed": False})
            asked = [
                question.number for question in live.game.open.values() if question.seat == seat
            ]
            herald = Herald(self.faces[live.row.game], live.row, live.seats)
            text = herald.speaker(person.locale).say("direct-open")
            letter = SeatLetter(text=text, questions=tuple(asked))
            await self.store.outbox.revive(game, Target.SEAT, seat)
            await self.store.outbox.post(game, [seat_letter(seat, letter)])
        self._posted()

    async def direct_failed(self, game: int, seat: Seat) -> None:
        """Note that a seat's direct messages do not arrive, and tell its player in the thread.

        Raises:
            LobbyClosed, GameFrozen: there is no such game in play.
        """
        async with self.games.hold(game) as live:
            user = live.user_at(seat)
            if user is None or live.seats[seat].dm_closed:
                return
            await self.store.games.set_dm_closed(game, seat, closed=True)
            live.seats[seat] = live.seats[seat].model_copy(update={"dm_closed": True})
            herald = Herald(self.faces[live.row.game], live.row, live.seats)
            line = herald.public.say("feed-direct-closed", user=f"<@{user}>")
            await self.store.outbox.post(game, herald.feed([line], [user]))
        self._posted()

    async def move(self, game: int, person: Person, channel: int, threads: Threads) -> None:
        """Go on in a new thread of another channel; any of the game's players may say so.

        Raises:
            NotSeated, GameOver, MissingPermission: refused.
        """
        async with self.games.lock(game):
            row, seats = await self._begun(game)
            if person.id not in {seat.user_id for seat in seats}:
                raise NotSeated
            thread = await threads.open(row.model_copy(update={"channel_id": channel}))
            await self.store.games.set_place(game, channel_id=channel, thread_id=thread)
            await self.store.outbox.revive(game, Target.FEED)
            await self.store.outbox.revive(game, Target.BOARD)
            await self.store.outbox.post(game, [board_letter()])
            self.games.drop(game)
        self._posted()

    async def _begun(self, game: int) -> tuple[GameRow, list[SeatRow]]:
        row = await self.store.games.get(game)
        if row.status is GameStatus.LOBBY:
            raise LobbyClosed
        if row.status not in {GameStatus.PLAYING, GameStatus.FROZEN}:
            raise GameOver
        return row, await self.store.games.seats(game)

    async def _end_stored(
        self, row: GameRow, seats: Sequence[SeatRow], by: Literal["vote", "host"]
    ) -> None:
        await self._end(row, seats, len(await self.store.journal.entries(row.id)), by)

    async def _end(
        self,
        row: GameRow,
        seats: Sequence[SeatRow],
        written: int,
        by: Literal["vote", "host", "nobody-left"],
        change: Change | None = None,
        left: SeatChange | None = None,
        opening: Sequence[str] = (),
    ) -> None:
        herald = Herald(self.faces[row.game], row, seats)
        lines = [*opening, herald.public.say(f"feed-ended-{by}"), herald.seed_line()]
        await self._write(
            row.id,
            self.store.journal.append(
                row.id,
                expected_number=written,
                entries=[*(change.entries if change else ()), journal_entry(Ended(by=by))],
                questions=[],
                outbox=[*herald.feed(lines), board_letter()],
                seats=[left] if left else (),
                status=GameStatus.ENDED,
                clear_votes=[END_VOTE],
            ),
            over=True,
        )


def _people(seats: Iterable[SeatRow]) -> set[int]:
    return {seat.user_id for seat in seats if seat.user_id is not None}


def _needed(people: Collection[int]) -> int:
    """Return how many votes it takes: more than half of the people."""
    return len(people) // 2 + 1


def _enough(people: set[int], voters: Iterable[int]) -> bool:
    return len(people.intersection(voters)) >= _needed(people)
