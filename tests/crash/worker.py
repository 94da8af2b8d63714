"""Plays games on one store until they are over or it is killed; for a process of its own.

It plays on with the games that the store holds and begins new ones until so many are over:
several at a time, several clicks at a time in each. What would go to Discord goes to a file.
Each answer is acknowledged to the parent after the service has taken it, and not before.
"""

import asyncio
import logging
import os
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from hashlib import sha256
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from time import time
from types import SimpleNamespace
from typing import Any, TypeAlias, cast

import discord
import structlog
from discord import ui

from bot.art import Picture
from bot.delivery import Delivery
from bot.tables.errors import GameOver
from bot.tables.lobby import Lobby
from bot.tables.motions import END
from db import GameRow, GameStatus, Store
from db.errors import Refused
from rules.engine.errors import AnswerRefused
from rules.engine.randomness import Stream
from tests.bot.delivering import desk_of
from tests.bot.tables.support import PEOPLE, STRANGER, Room, Threads, calderos

STORE = "maese.sqlite3"
LOG = "discord.log"

AT_A_TIME = 12
"""Games that are played side by side."""

CLICKS = (2, 3, 4, 6, 8, 8, 12, 12, 20, 1000)
"""Clicks before a game is ended early; few games go to their own end, so that it takes no hour."""

Acknowledge: TypeAlias = Callable[[int, int], None]
"""Told the game and the interaction of each answer that was taken."""

BLANK = Picture("<svg/>", "", 1, 1)


class LogPostman:
    """Stands in for Discord: a file that lines are added to, each in one go."""

    def __init__(self, path: Path) -> None:
        self._file = os.open(path, os.O_APPEND | os.O_CREAT | os.O_WRONLY)

    async def _log(self, *words: object) -> None:
        await asyncio.sleep(0)
        os.write(self._file, (" ".join(map(str, words)) + "\n").encode())
        await asyncio.sleep(0)

    async def post(
        self,
        row: GameRow,
        text: str,
        *,
        ping: Sequence[int] = (),
        view: object = None,
        nonce: str,
    ) -> None:
        """Post public lines."""
        del view
        content = sha256(f"{text} {ping}".encode()).hexdigest()
        await self._log("feed", row.id, nonce, content)

    async def write(
        self,
        user: int,
        view: ui.LayoutView,
        files: Sequence[discord.File] = (),
        *,
        nonce: str,
        silent: bool = False,
    ) -> object:
        """Write to a person; what the panel holds may have changed since the first try."""
        del view, files, silent
        await self._log("seat", user, nonce, "-")
        return SimpleNamespace(id=1, channel=SimpleNamespace(id=user))

    async def retire(self, prompt: object, view: object) -> None:
        """Take the buttons off a message."""

    async def show_lobby(self, row: object, view: object) -> None:
        """Bring the message of the lobby up to date."""

    async def show_board(
        self, row: GameRow, view: ui.LayoutView, files: Sequence[discord.File]
    ) -> None:
        """Bring the board up to date."""
        del view, files
        await self._log("board", row.id, "-", row.status)


class Worker:
    """Plays, and delivers what comes of it."""

    def __init__(
        self, folder: Path, store: Store, games: int, random: Random, acknowledge: Acknowledge
    ) -> None:
        self._games = games
        self._random = random
        self._acknowledge = acknowledge
        self._store = store
        self._room = Room(store, time)
        self._room.faces.add(
            replace(
                calderos(),
                draw_table=lambda _view, _names, _speaker: BLANK,
                draw_hand=lambda _view, _speaker: BLANK,
            )
        )
        self._lobby = self._room.lobby = Lobby(self._room.tables, 12, time)
        postman = LogPostman(folder / LOG)
        desk = desk_of(self._room, postman, time)
        self._delivery = Delivery(desk, cast("Any", postman))
        self._over = asyncio.Event()

    async def run(self) -> None:
        """Play until enough games are over and everything is sent."""
        delivering = asyncio.create_task(self._deliver())
        rows = await self._store.games.with_status(list(GameStatus))
        begun = [row.id for row in rows if row.status is GameStatus.PLAYING]
        lobbies = [row.id for row in rows if row.status is GameStatus.LOBBY]
        new = self._games - len(rows)
        waiting = [
            *(self._play(game) for game in begun),
            *(self._begin(game) for game in lobbies),
            *(self._begin(None) for _ in range(new)),
        ]
        waiting.reverse()

        async def hall() -> None:
            while waiting:
                await waiting.pop()

        await asyncio.gather(*(hall() for _ in range(AT_A_TIME)))
        self._over.set()
        await delivering

    async def _deliver(self) -> None:
        while not self._over.is_set():
            await self._delivery.drain()
            await asyncio.sleep(0.002)
        await self._delivery.drain()

    async def _begin(self, game: int | None) -> None:
        if game is None:
            people = self._random.sample(PEOPLE, self._random.randint(2, 5))
            game = await self._room.open_table(*people)
        row, _ = await self._lobby.look(game)
        host = next(person for person in PEOPLE if person.id == row.host_id)
        await self._lobby_filled(game)
        await self._lobby.start(game, host, Threads())
        await self._play(game)

    async def _lobby_filled(self, game: int) -> None:
        """Let a second person sit down where the process died before anybody had."""
        _, seats = await self._lobby.look(game)
        seated = {seat.user_id for seat in seats}
        if len(seated) == 1:
            await self._lobby.join(
                game, next(person for person in PEOPLE if person.id not in seated)
            )

    async def _play(self, game: int) -> None:
        """Play on for a while: to the end, or until a moderator ends it."""
        stream = Stream(self._random.randbytes(32), "clicks")
        clicks = self._random.choice(CLICKS)
        with suppress(GameOver):
            for _ in range(clicks):
                await self._click(game, stream)
            await self._room.decisions.order(game, STRANGER, END)

    async def _click(self, game: int, stream: Stream) -> None:
        """Answer an open question, often twice at once, and now and then leave instead."""
        sight = await self._room.tables.look(game, None)
        if not sight.waiting:
            raise GameOver
        person = await self._room.who(game, sight.waiting[0])
        if self._random.random() < 0.01:
            await self._room.decisions.leave(game, person)
            return
        asked = (await self._room.tables.look(game, person.id)).asked[0]
        interaction = self._random.getrandbits(62)
        one, other = asked.question.sample(stream), asked.question.sample(stream)
        clicks = [(one, interaction)] * self._random.choice((1, 1, 2))
        if self._random.random() < 0.2:
            clicks.append((other, interaction + 1))
        outcomes = await asyncio.gather(
            *(
                self._room.tables.answer(game, person, asked.number, raw, click)
                for raw, click in clicks
            ),
            return_exceptions=True,
        )
        for (_, click), outcome in zip(clicks, outcomes, strict=True):
            if outcome is None:
                self._acknowledge(game, click)
            elif not isinstance(outcome, AnswerRefused | Refused | GameOver):
                raise outcome


def work(folder: Path, games: int, seed: str, acknowledged: Connection) -> None:
    """Play on in a folder; the target of a process.

    Args:
        folder: where store and log lie.
        games: how many shall be over at the end.
        seed: chooses people, answers and moments.
        acknowledged: takes a line for each answer, written in one go.
    """
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.ERROR))

    def acknowledge(game: int, interaction: int) -> None:
        acknowledged.send_bytes(f"{game} {interaction}".encode())

    async def play() -> None:
        async with await Store.open(folder / STORE) as store:
            await Worker(folder, store, games, Random(seed), acknowledge).run()

    asyncio.run(play())
