"""The bot as `maese run` runs it, in a process of its own, on a Discord that is only a file.

Everything is real but the connection: the lease, the store, the service, the delivery, the
signals, the exit code. People play without end. A line on the standard output tells of each answer
that was acknowledged.

    python -m tests.operations.offline FOLDER [stuck]

With ``stuck`` somebody is being served for ever, so that an orderly stop would take its time.
"""

import asyncio
import sys
from itertools import count
from pathlib import Path
from time import time_ns
from typing import Any

from bot import main
from bot.client import MaeseBot
from bot.delivery import Delivery
from bot.settings import Settings
from bot.tables.errors import Restarting
from rules.engine.randomness import Stream
from tests.bot.delivering import NoEasel
from tests.bot.tables.support import ANA, BO, SEED, Threads
from tests.crash.worker import LogPostman

STORE = "maese.sqlite3"
LOG = "discord.log"
PEOPLE = {person.id: person for person in (ANA, BO)}


def told(*words: object) -> None:
    """Tell the parent."""
    sys.stdout.write(" ".join(map(str, words)) + "\n")
    sys.stdout.flush()


class Offline(MaeseBot):
    """The bot without a connection."""

    folder: Path
    is_stuck: bool

    async def start(self, token: str, *, reconnect: bool = True) -> None:
        """Play until the bot closes, instead of connecting."""
        del token, reconnect
        self.delivery = Delivery(self.desk, LogPostman(self.folder / LOG))  # type: ignore[arg-type]
        await self.load_extension("cogs.calderos")
        acting = [asyncio.create_task(self._play(number)) for number in range(3)]
        if self.is_stuck:
            acting.append(asyncio.create_task(self._hang()))
        await asyncio.gather(*acting)
        await asyncio.Event().wait()  # as a connection does, until it is cancelled

    async def _hang(self) -> None:
        with self.desk.door.passed():
            await asyncio.Event().wait()

    async def _play(self, place: int) -> None:
        # Never the same again, at no place and in no later process.
        interactions = count(time_ns() // 1000 * 10 + place, 10)
        game = await self._begin()
        while True:
            # Nothing is awaited outside of the door, so whoever plays on is let in or told.
            try:
                with self.desk.door.passed():
                    interaction = next(interactions)
                    if not await self._answer(game, interaction):
                        game = await self._begin()
                        continue
            except Restarting:
                told("restarting", game)
                return
            told("answered", game, interaction)

    async def _begin(self) -> int:
        lobby = self.desk.lobby
        row, _ = await lobby.create(
            "calderos", ANA, guild=10, channel=20, locale=ANA.locale, options={}
        )
        await lobby.join(row.id, BO)
        await lobby.start(row.id, ANA, Threads())
        return row.id

    async def _answer(self, game: int, interaction: int) -> bool:
        """Answer the first open question; False if there is none."""
        asked = await self.desk.store.journal.open_questions(game)
        if not asked:
            return False
        person = PEOPLE[asked[0].user_id or 0]
        sight = await self.desk.tables.look(game, person.id)
        question = sight.asked[0]
        raw = question.question.sample(Stream(SEED, f"{game}/{question.number}"))
        await self.desk.tables.answer(game, person, question.number, raw, interaction)
        return True


def run(folder: Path, *, is_stuck: bool) -> int:
    """Run the bot until it is told to stop, and return the exit code."""
    Offline.folder, Offline.is_stuck = folder, is_stuck
    patched: Any = main
    patched.MaeseBot = Offline
    patched.Easel = lambda **_: NoEasel()
    return main.run_bot(Settings.for_trial(folder / STORE))


if __name__ == "__main__":
    sys.exit(run(Path(sys.argv[1]), is_stuck="stuck" in sys.argv))
