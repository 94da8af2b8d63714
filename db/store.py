"""The store: one file that holds everything the bot must not forget."""

import asyncio
import os
import time
from asyncio import to_thread
from pathlib import Path
from tempfile import TemporaryDirectory
from types import TracebackType
from typing import Self

from db.clocks import Clocks
from db.database import Clock, Database, copy_database
from db.games import Games
from db.journal import Journal
from db.lease import Holder, Lease
from db.lobbies import Lobbies
from db.outbox import Outbox
from db.people import Players, Votes
from db.privacy import Privacy
from db.records import Records
from db.retention import Retention
from db.servers import Servers
from db.standing import Standings
from db.values import Values

MEMORY = ":memory:"


class Store:
    """The open store; each of its parts is responsible for one subject.

    Attributes:
        lobbies: games up to their start.
        games: games at any time, and their place in Discord.
        journal: the answers and the open questions.
        outbox: the messages to deliver.
        votes: votes at a table.
        records: what people have achieved over all games.
        standings: the finished games in their order, and who wants to be named.
        clocks: the clocks of open questions.
        players: what players prefer.
        servers: what servers have chosen.
        privacy: what is stored about a person.
        retention: what is no longer wanted.
        values: single values by key.
    """

    def __init__(self, database: Database, folder: TemporaryDirectory[str] | None = None) -> None:
        self._database = database
        self._folder = folder
        self.lobbies = Lobbies(database)
        self.games = Games(database)
        self.journal = Journal(database)
        self.outbox = Outbox(database)
        self.votes = Votes(database)
        self.records = Records(database)
        self.standings = Standings(database)
        self.clocks = Clocks(database)
        self.players = Players(database)
        self.servers = Servers(database)
        self.privacy = Privacy(database)
        self.retention = Retention(database)
        self.values = Values(database)

    @classmethod
    async def open(
        cls,
        path: str | os.PathLike[str],
        clock: Clock = time.time,
        holder: Holder | None = None,
    ) -> Self:
        """Open the store; create the file, and the folders it lies in, where they are missing.

        Args:
            path: the file. ":memory:" is a store that ends with `close`; it lives in a file of
                its own all the same, so that it behaves like any other.
            clock: gives the present moment in UTC epoch seconds.
            holder: who takes the file's lease, which `renew_lease` keeps and `close` gives back;
                None for a file that no other process can be working with.

        Raises:
            LeaseHeld: another process works with it; nothing was touched.
            OpenError: with the reason in one line.
        """
        if os.fspath(path) != MEMORY:
            return cls(await Database.open(Path(path), clock, holder))
        folder = TemporaryDirectory(prefix="maese-")
        try:
            return cls(await Database.open(Path(folder.name) / "maese.sqlite3", clock), folder)
        except BaseException:
            folder.cleanup()
            raise

    @classmethod
    async def open_copy(cls, path: str | os.PathLike[str]) -> Self:
        """Open a copy of a store as it is now; the file itself is neither written nor migrated.

        For looking into the database of a bot that may be running. The copy ends with `close`.

        Raises:
            OpenError: with the reason in one line.
        """
        folder = TemporaryDirectory(prefix="maese-")
        copy = Path(folder.name) / "maese.sqlite3"
        try:
            await to_thread(copy_database, Path(path), copy)
            return cls(await Database.open(copy, time.time), folder)
        except BaseException:
            folder.cleanup()
            raise

    @property
    def lost(self) -> asyncio.Event:
        """Is set once it is found out that another process has the file."""
        return self._database.lost

    async def renew_lease(self) -> None:
        """Say that this process still works with the file; nothing, if it holds no lease.

        Raises:
            LeaseLost: another process has taken it over.
            StoreFailed: it could not be written.
        """
        await self._database.renew_lease()

    async def lease(self) -> Lease | None:
        """Return who works with the file; None if nobody said so."""
        return await self._database.lease()

    async def close(self) -> None:
        """Finish what was asked for, give the lease back, close the file; may be repeated."""
        await self._database.close()
        if self._folder is not None:
            self._folder.cleanup()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        await self.close()
