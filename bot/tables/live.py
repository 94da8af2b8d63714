"""Live games in memory: one lock each, rebuilt from the journal when first touched."""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from weakref import WeakValueDictionary

import structlog
from pydantic import JsonValue, ValidationError
from structlog.contextvars import bound_contextvars

from bot.face import Faces
from bot.tables.errors import (
    GameFrozen,
    GameOver,
    LobbyClosed,
    NotSeated,
    OtherRules,
    TableError,
)
from bot.tables.herald import Herald, board_letter
from bot.tables.people import names_by_seat
from db import OVER, GameRow, GameStatus, SeatRow, Store
from rules.engine.errors import ReplayError, ReplayMismatch
from rules.engine.game import Game
from rules.engine.questions import OpenQuestion
from rules.engine.record import Entry, GameRecord, read_entry, standing
from rules.engine.replay import new_game, play_entries
from rules.engine.seats import Seat

log = structlog.get_logger(__name__)


@dataclass(slots=True)
class Live:
    """A game that is being played.

    Attributes:
        row: the game as stored.
        seats: who sits where, in order.
        game: the rules, waiting for an answer.
        entries: how many entries the journal has.
    """

    row: GameRow
    seats: list[SeatRow]
    game: Game
    entries: int
    _fingerprints: dict[int, str] = field(default_factory=dict)

    @property
    def names(self) -> dict[Seat, str]:
        """The players' names by seat."""
        return names_by_seat(self.seats)

    def fingerprint(self, asked: OpenQuestion) -> str:
        """Return an open question's fingerprint; needed twice and dearer than the move."""
        known = self._fingerprints
        if asked.number not in known:
            known = {number: known[number] for number in known.keys() & self.game.open.keys()}
            self._fingerprints = {**known, asked.number: asked.fingerprint()}
        return self._fingerprints[asked.number]

    def seat_of(self, user: int) -> Seat:
        """Return where a person sits.

        Raises:
            NotSeated: nowhere at this table.
        """
        for row in self.seats:
            if row.user_id == user:
                return Seat(row.seat)
        raise NotSeated

    def user_at(self, seat: Seat) -> int | None:
        """Return who sits there; None stands for the bot player."""
        return self.seats[seat].user_id


def record_of(row: GameRow, seats: Sequence[SeatRow], entries: Sequence[Entry] = ()) -> GameRecord:
    """Return a stored game as a record.

    Raises:
        pydantic.ValidationError: the stored row is damaged.
    """
    return GameRecord.model_validate(
        {
            "game": row.game,
            "rules_version": row.rules_version,
            "players": [seat.name for seat in seats],
            "options": row.options,
            "seed": (row.seed or b"").hex(),
            "commitment": row.commitment,
            "entries": list(entries),
            "result": row.result,
        }
    )


class LiveGames:
    """The games in memory; the rest lies in the store.

    Args:
        store: where games are kept.
        faces: the rules and the words of each game.
        posted: called after a commit that left letters in the outbox.
        capacity: how many games stay in memory at the most.
    """

    def __init__(
        self, store: Store, faces: Faces, posted: Callable[[], None], capacity: int = 1000
    ) -> None:
        self._store = store
        self._faces = faces
        self._posted = posted
        self._capacity = capacity
        self._games: OrderedDict[int, Live] = OrderedDict()
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def lock(self, game: int) -> asyncio.Lock:
        """Return the lock of a game; whoever changes it, its lobby included, holds it."""
        lock = self._locks.get(game)
        if lock is None:
            lock = self._locks[game] = asyncio.Lock()
        return lock

    @asynccontextmanager
    async def hold(self, game: int) -> AsyncIterator[Live]:
        """Hold a game, finished or not, as long as it has begun.

        If anything but a refusal goes wrong inside, or the task is cancelled, the game in
        memory is dropped: the journal alone says how it stands.

        Raises:
            db.NoSuchGame: there is no such game.
            LobbyClosed: it has not begun or never did.
            GameFrozen: its journal does not fit the rules.
        """
        with bound_contextvars(game=game):
            async with self._held(game) as live:
                yield live

    @asynccontextmanager
    async def _held(self, game: int) -> AsyncIterator[Live]:
        async with self.lock(game):
            live = self._games.get(game) or await self._load(game)
            self._games[game] = live
            self._games.move_to_end(game)
            if len(self._games) > self._capacity:
                self._games.popitem(last=False)
            try:
                yield live
            except TableError:
                raise
            except BaseException:
                self.drop(game)
                raise

    @asynccontextmanager
    async def hold_playing(self, game: int) -> AsyncIterator[Live]:
        """Hold a game that is being played; as `hold`.

        Raises:
            GameOver: it has ended.
        """
        async with self.hold(game) as live:
            if live.row.status is not GameStatus.PLAYING:
                raise GameOver
            yield live

    def drop(self, game: int) -> None:
        """Forget a game in memory."""
        self._games.pop(game, None)

    async def _load(self, game: int) -> Live:
        row = await self._store.games.get(game)
        if row.seed is None:
            raise LobbyClosed
        live = await self.rebuild(row)
        if row.status is GameStatus.FROZEN:
            await self._thaw(live)
        return live

    async def rebuild(self, row: GameRow, further: Sequence[Entry] = ()) -> Live:
        """Rebuild a game from its journal, whatever its status.

        Args:
            row: the game as stored.
            further: entries to play as if they stood at the journal's end.

        Raises:
            GameFrozen: the journal does not fit; the game is marked as frozen and kept whole.
            OtherRules: it does not fit, but the game is over anyway.
        """
        seats = await self._store.games.seats(row.id)
        journal = await self._store.journal.entries(row.id)
        entries = [*(read_entry(line.entry) for line in journal), *further]
        rulebook = self._faces[row.game].rulebook
        try:
            game = new_game(rulebook, record_of(row, seats))
            play_entries(game, standing(entries))
        except (ReplayError, ValidationError) as error:
            # Where the rules themselves are others, no entry is to blame: there is no way back.
            same_rules = row.rules_version == rulebook.version
            entry = error.entry if isinstance(error, ReplayMismatch) and same_rules else None
            kind = type(error).__name__
            if row.status in OVER:
                raise OtherRules from None
            await self._freeze(row, seats, entry, kind)
            raise GameFrozen from None
        return Live(row, seats, game, len(journal))

    async def _freeze(
        self, row: GameRow, seats: list[SeatRow], entry: int | None, error: str
    ) -> None:
        if row.status is not GameStatus.PLAYING:
            return
        log.error("game frozen", game=row.id, entry=entry, error=error)
        herald = Herald(self._faces[row.game], row, seats)
        people = [seat.user_id for seat in seats if seat.user_id is not None]
        whom = " ".join(f"<@{user}>" for user in people)
        lines = [
            herald.public.say("feed-frozen", whom=whom),
            herald.public.say("feed-no-way-back" if entry is None else "feed-way-back"),
        ]
        letters = [*herald.feed(lines, people), board_letter()]
        reason: JsonValue = {"entry": entry, "error": error}
        await self._store.games.freeze(row.id, reason, tuple(letters))
        self._posted()

    async def try_to_thaw(self, row: GameRow) -> bool:
        """Let a frozen game whose lock the caller holds go on, if its journal fits after all."""
        try:
            live = await self.rebuild(row)
        except GameFrozen:
            return False
        await self._thaw(live)
        return True

    async def thaw_all(self) -> None:
        """Let each frozen game go on whose journal fits the rules that are at work now."""
        for row in await self._store.games.with_status([GameStatus.FROZEN]):
            async with self.lock(row.id):
                await self.try_to_thaw(row)

    async def _thaw(self, live: Live) -> None:
        """Let a frozen game go on: other code is at work now, and its journal fits again."""
        herald = Herald(self._faces[live.row.game], live.row, live.seats)
        letters = [*herald.feed([herald.public.say("feed-thawed")]), board_letter()]
        await self._store.games.thaw(live.row.id, tuple(letters))
        live.row = live.row.model_copy(update={"status": GameStatus.PLAYING, "frozen_reason": None})
        log.info("game thawed", game=live.row.id)
        self._posted()
