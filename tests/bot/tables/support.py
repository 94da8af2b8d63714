"""A table service without Discord: people act, letters pile up in a real store."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import cache
from itertools import count
from typing import Any

import pytest
from pydantic import JsonValue

from bot.art import Picture
from bot.face import Face, Faces
from bot.letters import LETTER, BoardLetter, FeedLetter, SeatLetter
from bot.tables.deciding import Decisions
from bot.tables.live import LiveGames
from bot.tables.lobby import Lobby
from bot.tables.people import Person
from bot.tables.rematch import Rematches
from bot.tables.service import TableService
from bot.text import Locale, common_texts
from bot.times.keeper import TimeKeeper
from cogs.calderos.face import calderos_face
from db import GameRow, JournalRow, OutboxRow, Store
from rules.engine.questions import OpenQuestion
from rules.engine.randomness import Stream
from rules.engine.seats import Seat
from tests.toy import RULEBOOK as TOY

SEED = bytes(range(32))
FAR = 1e12
"""A moment at which everything in an outbox is due."""

ANA = Person(1_152_921_504_606_846_001, "Ana", Locale.EN)
BO = Person(1_152_921_504_606_846_002, "Bo", Locale.ES)
CID = Person(1_152_921_504_606_846_003, "Cid", Locale.EN)
DORA = Person(1_152_921_504_606_846_004, "Dora", Locale.ES)
EVA = Person(1_152_921_504_606_846_005, "Eva", Locale.EN)
PEOPLE = (ANA, BO, CID, DORA, EVA)
STRANGER = Person(1_152_921_504_606_846_099, "Zoe", Locale.EN)


@cache
def calderos() -> Face:
    """Return the face of Guerra de Calderos; what cannot be said raises."""
    return calderos_face(common_texts(strict=True))


@cache
def toy() -> Face:
    """Return a face for the toy game that says next to nothing."""
    return Face(
        rulebook=TOY,
        texts=common_texts(strict=False),
        draw_table=lambda _view, _names, _speaker: Picture("<svg/>", "", 1, 1),
        draw_hand=lambda _view, _speaker: None,
        describe_table=lambda _view, _speaker: "",
        describe_hand=lambda _view, _speaker: "",
    )


class Threads:
    """Opens a thread for each game, by its number."""

    async def open(self, row: GameRow) -> int:
        """Return the thread's id."""
        return 500_000 + row.id


@dataclass(frozen=True)
class Standing:
    """All that an answer could change, as of one moment."""

    row: GameRow
    journal: list[JournalRow]
    outbox: list[OutboxRow]
    asked: list[OpenQuestion]
    stored_questions: list[tuple[int, int, str]]
    views: list[Any]


class Room:
    """Where people sit and play: all that lies below Discord, as `bot.client` puts it together.

    Args:
        store: an open store.
        clock: its clock.
        capacity: how many games stay in memory.
        seed: of every game that begins here.
    """

    def __init__(
        self, store: Store, clock: Callable[[], float], capacity: int = 1000, seed: bytes = SEED
    ) -> None:
        self.store = store
        self.clock = clock
        self.seed = seed
        self.faces = Faces()
        for face in (calderos(), toy()):
            self.faces.add(face)
        self.posted = 0
        self.games = LiveGames(store, self.faces, self._post, capacity)
        self.tables = TableService(store, self.games, self.faces, self._post)
        self.lobby = Lobby(self.tables, 12, clock, seed)
        self.times = TimeKeeper(self.tables, clock, self._post)
        self.decisions = Decisions(self.tables, clock, self.times)
        self.rematches = Rematches(self.tables, self.lobby)
        self._interactions = count(1_000_000)

    def _post(self) -> None:
        self.posted += 1

    def restarted(self, capacity: int = 1000) -> "Room":
        """Return the same room after a restart: the same store, nothing in memory."""
        again = Room(self.store, self.clock, capacity, self.seed)
        again._interactions = self._interactions
        return again

    async def open_table(
        self,
        *people: Person,
        game: str = "calderos",
        locale: Locale = Locale.EN,
        **options: object,
    ) -> int:
        """Open a table; the first of the people hosts it."""
        host, *others = people
        row, _ = await self.lobby.create(
            game, host, guild=10, channel=20, locale=locale, options=options
        )
        for person in others:
            await self.lobby.join(row.id, person)
        return row.id

    async def begin(
        self,
        *people: Person,
        game: str = "calderos",
        locale: Locale = Locale.EN,
        **options: object,
    ) -> int:
        """Open a table and begin its game."""
        number = await self.open_table(*people, game=game, locale=locale, **options)
        await self.lobby.start(number, people[0], Threads())
        return number

    async def asked(self, game: int) -> list[OpenQuestion]:
        """Return the questions that are open, as the game in memory has them."""
        async with self.games.hold(game) as live:
            return list(live.game.open.values())

    async def who(self, game: int, seat: Seat) -> Person:
        """Return the person on a seat."""
        user = (await self.store.games.seats(game))[seat].user_id
        return next(person for person in (*PEOPLE, STRANGER) if person.id == user)

    async def first(self, game: int) -> tuple[Person, OpenQuestion]:
        """Return the first open question and who is asked."""
        asked = (await self.asked(game))[0]
        return await self.who(game, asked.seat), asked

    async def step(self, game: int, stream: Stream) -> tuple[int, JsonValue]:
        """Answer the first open question at random; return its number and the answer."""
        person, asked = await self.first(game)
        raw = asked.question.sample(stream)
        await self.tables.answer(game, person, asked.number, raw, next(self._interactions))
        return asked.number, raw

    async def play(self, game: int, answers: int = 10_000, seed: bytes = SEED) -> int:
        """Play at random, to the end or so many answers; return how many there were."""
        stream = Stream(seed, "people")
        for done in range(answers):
            if not await self.asked(game):
                return done
            await self.step(game, stream)
        return answers

    async def standing(self, game: int) -> Standing:
        """Return all that an answer could change."""
        async with self.games.hold(game) as live:
            asked = list(live.game.open.values())
            views = [live.game.view(None), *map(live.game.view, live.game.table.seats)]
        return Standing(
            row=await self.store.games.get(game),
            journal=await self.store.journal.entries(game),
            outbox=await self.letters_of(game),
            asked=asked,
            stored_questions=[
                (question.number, question.seat, question.fingerprint)
                for question in await self.store.journal.open_questions(game)
            ],
            views=views,
        )

    async def letters_of(self, game: int) -> list[OutboxRow]:
        """Return what waits to be sent for a game."""
        return [row for row in await self.store.outbox.due(FAR, 1_000_000) if row.game_id == game]

    async def forget_letters(self) -> None:
        """Empty the outbox."""
        rows = await self.store.outbox.due(FAR, 1_000_000)
        await self.store.outbox.mark_sent([row.id for row in rows])

    async def public_text(self, game: int) -> str:
        """Return all public lines that wait to be sent."""
        letters = map(read_letter, await self.letters_of(game))
        return "\n".join(letter.text for letter in letters if isinstance(letter, FeedLetter))

    async def private_letters(self, game: int, seat: int) -> list[SeatLetter]:
        """Return the letters to one seat that wait to be sent."""
        rows = [row for row in await self.letters_of(game) if row.seat == seat]
        return [letter for letter in map(read_letter, rows) if isinstance(letter, SeatLetter)]


def read_letter(row: OutboxRow) -> FeedLetter | SeatLetter | BoardLetter:
    """Return what an outbox row holds."""
    return LETTER.validate_json(row.payload)


class Gate:
    """Stands before the journal: a test decides when, and whether, an append gets through.

    Attributes:
        reached: somebody waits at the gate.
        open: set it to let everybody through.
        failure: raised instead of appending, once, if set.
        passed: how many appends got through.
    """

    def __init__(self, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
        self.reached = asyncio.Event()
        self.open = asyncio.Event()
        self.failure: Exception | None = None
        self.passed = 0
        self._append: Callable[..., Awaitable[int]] = store.journal.append
        monkeypatch.setattr(store.journal, "append", self._pass)

    async def _pass(self, *args: Any, **kwargs: Any) -> int:
        self.reached.set()
        await self.open.wait()
        if self.failure:
            failure, self.failure = self.failure, None
            raise failure
        self.passed += 1
        return await self._append(*args, **kwargs)
