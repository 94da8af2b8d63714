"""The table service: takes answers, keeps the journal, writes the letters.

Everything that changes a game passes through here, under the game's lock, in one transaction.
"""

from collections.abc import Callable, Collection, Coroutine, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

import structlog
from pydantic import JsonValue
from structlog.contextvars import bind_contextvars

from bot.face import Face, Faces
from bot.letters import FeedButton, SeatLetter
from bot.operations.watch import Watch
from bot.tables.change import Change, question_rows, result_rows
from bot.tables.errors import (
    GameOver,
    GamePaused,
    LobbyClosed,
    NotFrozen,
    NothingAsked,
    NotSeated,
)
from bot.tables.herald import Herald, board_letter, seat_letter
from bot.tables.live import Live, LiveGames
from bot.tables.people import Person
from bot.tables.whole import whole
from bot.times.limits import deadline
from db import GameRow, GameStatus, NewOutbox, NewSeat, SeatChange, SeatRow, Store, Target
from db.errors import StoreError
from rules.engine.game import Game
from rules.engine.questions import OpenQuestion
from rules.engine.randomness import commitment
from rules.engine.record import KeptResult, Rewound
from rules.engine.seats import Seat

log = structlog.get_logger(__name__)


class Threads(Protocol):
    """Where games are played."""

    async def open(self, row: GameRow) -> int:
        """Open a thread for a game in its channel and return its id.

        Raises:
            MissingPermission: the bot may not do that there.
        """


@dataclass(frozen=True, slots=True)
class Waited:
    """An open question as everybody knows it: who is asked, what it is about, until when.

    Attributes:
        seat: who is waited for.
        kind: the question's, which names what everybody is told it is about.
        number: the question's.
        deadline: UTC epoch seconds; None where there is no limit, or the game is paused.
    """

    seat: Seat
    kind: str
    number: int
    deadline: float | None = None


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
        waited: the open questions, as everybody knows them.
        away: the seats that the bot player keeps for their owners.
    """

    row: GameRow
    face: Face
    seat: Seat | None
    names: dict[Seat, str]
    view: Any = field(repr=False)
    asked: tuple[OpenQuestion, ...] = field(repr=False)
    waiting: tuple[Seat, ...]
    direct_closed: bool
    waited: tuple[Waited, ...] = ()
    away: tuple[Seat, ...] = ()

    def deadline(self, number: int) -> float | None:
        """Return until when a question is to be answered, in UTC epoch seconds, if by then."""
        return next((one.deadline for one in self.waited if one.number == number), None)

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
        watch: told of each answer; nobody, if None.
        finished: called with each game that was played to its end, after its commit.
    """

    def __init__(
        self,
        store: Store,
        games: LiveGames,
        faces: Faces,
        posted: Callable[[], None],
        watch: Watch | None = None,
        finished: Callable[[int], None] = lambda _game: None,
    ) -> None:
        self.store = store
        self.games = games
        self.faces = faces
        self._posted = posted
        self._watch = watch or Watch()
        self._finished = finished

    async def begin(self, row: GameRow, seats: Sequence[SeatRow], seed: bytes, thread: int) -> None:
        """Begin a game whose lock the caller holds: set it up and tell everybody.

        Raises:
            db.AlreadyStarted, db.LobbyChanged: it has begun, or others sit there now.
        """
        face = self.faces[row.game]
        options = face.rulebook.options.model_validate(row.options)
        game = Game(face.rulebook, len(seats), seed, options)
        proof = commitment(seed)
        row = row.model_copy(update={"seed": seed, "commitment": proof})
        change = Change(live := Live(row, list(seats), game, 0))
        change.play_bot_seats()
        result = game.result
        herald = Herald(face, row, seats)
        opening = [herald.public.say("feed-begun", number=row.id, commitment=proof)]
        asked = list(game.open.values())
        await self.store.lobbies.start(
            row.id,
            seed=seed,
            commitment=proof,
            rules_version=face.rulebook.version,
            thread_id=thread,
            seats=[NewSeat(seat.user_id, seat.name, seat.locale) for seat in seats],
            questions=question_rows(asked, live.fingerprint),
            outbox=herald.news(game.feed, asked, result, opening),
            entries=change.entries,
            result=KeptResult.of(result).model_dump(mode="json") if result else None,
            results=result_rows(result, game.table.seats) if result else (),
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
            NotSeated, GameOver, GameFrozen, GamePaused, AnswerRefused: refused; nothing has
                changed.
            DuplicateInteraction: this very click was applied before.
        """
        async with self.games.hold_playing(game) as live:
            seat = live.seat_of(person.id)
            if live.row.paused_at is not None:
                raise GamePaused
            bind_contextvars(seat=seat)
            change = Change(live)
            change.answer(seat, number, raw, interaction)
            change.play_bot_seats()
            await self.commit(live, change)
            try:
                await self._keep_name(live, seat, person)
                await self._keep_locale(live, seat, person)
            except StoreError:
                # The answer is kept; that is what counts.
                log.exception("name not kept", game=game)

    async def _keep_name(self, live: Live, seat: Seat, person: Person) -> None:
        """Note how a player is called now; names are as people were last seen in the server."""
        if person.server == live.row.guild_id and live.seats[seat].name != person.name:
            await self.store.games.set_seat_name(live.row.id, seat, person.name)
            live.seats[seat] = live.seats[seat].model_copy(update={"name": person.name})

    async def _keep_locale(self, live: Live, seat: Seat, person: Person) -> None:
        """Note a player's language: letters are written when nobody is there to say it."""
        if live.seats[seat].locale != person.locale:
            await self.store.games.set_seat_locale(live.row.id, seat, person.locale)
            live.seats[seat] = live.seats[seat].model_copy(update={"locale": person.locale})

    async def forget_seats_of(self, user: int) -> None:
        """Forget in memory what was known of a person's seats, after it changed in the store."""
        for row in await self.store.games.of(user, [GameStatus.PLAYING]):
            async with self.games.lock(row.id):
                self.games.drop(row.id)

    async def commit(
        self,
        live: Live,
        change: Change,
        opening: Sequence[str] = (),
        *moved: SeatChange,
        thaw: bool = False,
        letters: Sequence[NewOutbox] = (),
        pings: Collection[int] = (),
        reminded: Collection[int] = (),
        asked: Sequence[OpenQuestion] | None = None,
        paused: bool | None = None,
        clear_votes: Collection[str] = (),
        buttons: Sequence[FeedButton] = (),
    ) -> None:
        """Write a change down that the caller made on a game it holds, with all letters.

        Args:
            live: the game.
            change: what was done to it.
            opening: public lines that come before what the rules told.
            moved: the seats that change hands.
            thaw: the game was frozen and goes on; all its open questions are put again.
            letters: further letters, sent before the others.
            pings: who may be notified of the opening.
            reminded: the questions, by number, whose seats are reminded with this.
            asked: the questions to put, if they are others than those that the change asked.
            paused: whether the game is paused from now on; None where that stays as it is.
            clear_votes: the kinds of votes that have become pointless.
            buttons: what can be pressed below the public lines.
        """
        result = live.game.result
        if asked is None:
            asked = list(live.game.open.values()) if thaw else change.asked
        status = GameStatus.PLAYING if thaw else None
        herald = Herald(self.faces[live.row.game], live.row, live.seats)
        live.entries = await self.write(
            live.row.id,
            self.store.journal.append(
                live.row.id,
                expected_number=live.entries,
                entries=change.entries,
                questions=question_rows(live.game.open.values(), live.fingerprint),
                outbox=[
                    *letters,
                    *herald.news(change.told, asked, result, opening, pings, buttons),
                ],
                seats=moved,
                status=GameStatus.FINISHED if result else status,
                result=KeptResult.of(result).model_dump(mode="json") if result else None,
                results=result_rows(result, live.game.table.seats) if result else (),
                reminded=reminded,
                paused=paused,
                clear_votes=clear_votes,
            ),
            over=result is not None,
        )
        self._watch.answered(live.row.game, live.row.id, change.answers)
        if result is not None:
            self._finished(live.row.id)

    async def write(self, game: int, append: Coroutine[Any, Any, int], *, over: bool) -> int:
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
            seat = live.seat_of(viewer) if viewer is not None else None
            return self._sight(live, seat, await self._deadlines(live.row))

    async def look_from(self, game: int, seat: Seat) -> Sight:
        """Return a game as a seat sees it, whoever holds it; as `look`."""
        async with self.games.hold(game) as live:
            return self._sight(live, seat, await self._deadlines(live.row))

    async def _deadlines(self, row: GameRow) -> dict[int, float | None]:
        """Return until when each question is to be answered, by number; none if no clock runs."""
        if row.limit_seconds is None or row.status is not GameStatus.PLAYING:
            return {}
        asked = await self.store.journal.open_questions(row.id)
        return {question.number: deadline(row, question.asked_at) for question in asked}

    def _sight(self, live: Live, seat: Seat | None, deadlines: Mapping[int, float | None]) -> Sight:
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
            waited=tuple(
                Waited(one.seat, one.question.kind, one.number, deadlines.get(one.number))
                for one in asked
            ),
            away=tuple(Seat(row.seat) for row in live.seats if row.owner_id is not None),
        )

    async def rewind(self, game: int, person: Person) -> None:
        """Take a frozen game back to its last good answer; any of its players may.

        The entries that no longer fit stay in the journal, and count no more.

        Raises:
            NotSeated, NoSuchTable, NotFrozen, GameFrozen: refused.
        """
        async with self.games.lock(game):
            row, seats = await self.begun(game)
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
            await self.commit(live, change, opening, thaw=True)

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
            row, seats = await self.begun(game)
            if person.id not in {seat.user_id for seat in seats}:
                raise NotSeated
            thread = await threads.open(row.model_copy(update={"channel_id": channel}))
            await self.store.games.set_place(game, channel_id=channel, thread_id=thread)
            await self.store.outbox.revive(game, Target.FEED)
            await self.store.outbox.revive(game, Target.BOARD)
            await self.store.outbox.post(game, [board_letter()])
            self.games.drop(game)
        self._posted()

    async def post(self, game: int, letters: Sequence[NewOutbox]) -> None:
        """Send letters that follow from no change of the game."""
        await self.store.outbox.post(game, letters)
        self._posted()

    def wake(self) -> None:
        """Say that there are letters in the outbox."""
        self._posted()

    async def begun(self, game: int) -> tuple[GameRow, list[SeatRow]]:
        """Return a game that has begun and is not over, frozen or not.

        Raises:
            db.NoSuchGame, LobbyClosed, GameOver: it is none.
        """
        row = await self.store.games.get(game)
        if row.status is GameStatus.LOBBY:
            raise LobbyClosed
        if row.status not in {GameStatus.PLAYING, GameStatus.FROZEN}:
            raise GameOver
        return row, await self.store.games.seats(game)
