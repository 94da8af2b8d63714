"""The connections: one that writes, a few that read.

**Writing.** SQLite lets one connection write at a time. One thread owns the only connection
that writes, and each transaction is one function that runs there from ``BEGIN IMMEDIATE`` to
``COMMIT``, so transactions neither interleave nor meet "database is locked". A transaction
costs one change of thread, however many statements it has; through the asyncio layer each
statement costs three or four, which made an append four times slower than this.

**Reading.** Readers are aiosqlite connections behind SQLAlchemy's asyncio engine. Each read
is one transaction, that is one moment of the database, and in WAL mode it neither waits for
the writer nor holds it up.

**Durability.** ``synchronous=FULL``: when a write returns, SQLite has synced it to the disk.
It outlives the process, the system and the power supply, as far as the disk tells the truth.

**One process.** Who opens the file for work holds its lease (`db.lease`), and each transaction
that writes begins by looking whether it still does. If another process has taken it, this one
neither writes nor reads any more.
"""

import asyncio
import json
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from functools import partial
from pathlib import Path
from typing import Any, Self, TypeVar

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from db import lease
from db.errors import (
    CannotOpen,
    DatabaseDamaged,
    LeaseLost,
    NotADatabase,
    OpenError,
    StoreClosed,
    StoreError,
    StoreFailed,
)
from db.lease import Holder, Lease
from db.migrate import migrate

T = TypeVar("T")
Clock = Callable[[], float]
"""Gives the present moment in UTC epoch seconds."""

BUSY_TIMEOUT_MS = 5000
READERS = 4


class Database:
    """An open, migrated file with one writer and a few readers.

    Attributes:
        clock: gives the present moment in UTC epoch seconds.
        lost: set once it is found out that another process has the file.
    """

    def __init__(
        self,
        clock: Clock,
        thread: ThreadPoolExecutor,
        writer: sa.Connection,
        readers: AsyncEngine,
        holder: Holder | None = None,
    ) -> None:
        self.clock = clock
        self._thread = thread
        self._writer = writer
        self._readers = readers
        self._holder = holder
        self._lost: LeaseLost | None = None
        self.lost = asyncio.Event()
        self._reading = asyncio.Semaphore(READERS)
        self._closed = False

    @classmethod
    async def open(cls, path: Path, clock: Clock = time.time, holder: Holder | None = None) -> Self:
        """Open the file, create it and its folders where they are missing, and migrate it.

        Args:
            path: the file.
            clock: gives the present moment in UTC epoch seconds.
            holder: who takes the lease; None for a file that nobody else can be working with.

        Raises:
            LeaseHeld: another process works with it; nothing was touched.
            OpenError: with the reason in one line.
        """
        thread = ThreadPoolExecutor(1, thread_name_prefix="maese-store")
        loop = asyncio.get_running_loop()
        try:
            writer = await loop.run_in_executor(thread, _prepare, path, holder, clock())
        except BaseException:
            thread.shutdown(wait=False)
            raise
        readers = create_async_engine(
            sa.URL.create("sqlite+aiosqlite", database=str(path)),
            pool_size=READERS,
            max_overflow=0,
            **_engine_options(),
        )
        _set_up(readers.sync_engine, ("PRAGMA query_only=ON",), begin="BEGIN")
        return cls(clock, thread, writer, readers, holder)

    async def write(self, transaction: Callable[[sa.Connection], T]) -> T:
        """Run one transaction that may write, and commit it.

        It runs in the writer's thread, after those that were asked for earlier; it must not
        touch anything of the event loop's. If the caller is cancelled meanwhile, the
        transaction happens as a whole or not at all, and only the journal tells which.

        Raises:
            StoreClosed: after `close`.
            LeaseLost: another process has the file now; nothing was changed.
            StoreFailed: SQLite refused; nothing was changed.
            StoreError: whatever the transaction itself raises; nothing was changed.
        """
        self._require_open()
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._thread, self._run, transaction)
        except LeaseLost as lost:
            self._lost = lost
            self.lost.set()
            raise
        except sa.exc.DBAPIError as error:
            raise _failed(error) from error

    def _require_open(self) -> None:
        if self._closed:
            raise StoreClosed
        if self._lost is not None:
            raise LeaseLost(self._lost.holder)

    def _run(self, transaction: Callable[[sa.Connection], T]) -> T:
        try:
            with self._writer.begin():
                if self._holder is not None:
                    lease.require_held(self._writer, self._holder)
                return transaction(self._writer)
        finally:
            # A commit that failed leaves SQLite's own transaction open, and with it every later
            # one would fail.
            raw: Any = self._writer.connection.dbapi_connection
            if raw is not None and raw.in_transaction:
                raw.rollback()

    async def read(self, query: Callable[[sa.Connection], T]) -> T:
        """Run one query, or several that see the same moment.

        Raises:
            StoreClosed: after `close`.
            LeaseLost: another process has the file now, as a write found out.
            StoreFailed: SQLite could not answer.
        """
        self._require_open()
        try:
            async with self._reading, self._readers.connect() as connection:
                return await connection.run_sync(query)
        except sa.exc.DBAPIError as error:
            raise _failed(error) from error

    async def scrub(self) -> bool:
        """Write the whole file anew, so that nothing is left in it of what was deleted.

        Whatever is to be written meanwhile waits; reading goes on.

        Returns:
            Whether that is done; a read under way can keep old pages in the file beside it.

        Raises:
            StoreError: as `write`.
        """
        await self.write(lambda _connection: None)  # is the file still this process's?
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._thread, self._scrub)
        except sqlite3.Error as error:
            raise StoreFailed(f"{type(error).__name__}: {error}") from error

    def _scrub(self) -> bool:
        raw: Any = self._writer.connection.dbapi_connection
        raw.execute("VACUUM")
        busy, *_ = raw.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        return not busy

    async def renew_lease(self) -> None:
        """Say that this process still works with the file; nothing, if it holds no lease.

        Raises:
            StoreError: as `write`.
        """
        holder, now = self._holder, self.clock()
        if holder is not None:
            await self.write(lambda connection: lease.take(connection, holder, now))

    async def lease(self) -> Lease | None:
        """Return the lease as it stands in the file; None if nobody has it."""
        return await self.read(lease.read)

    async def close(self) -> None:
        """Give the lease back, finish what was asked for, close all connections; may be repeated.

        It closes also where the lease cannot be given back; that then expires.
        """
        if self._closed:
            return
        self._closed = True
        for _ in range(READERS):  # all of them: no read is under way any more
            await self._reading.acquire()
        await self._readers.dispose()
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close_writer)
        self._thread.shutdown()

    def _close_writer(self) -> None:
        if self._holder is not None:
            with suppress(sa.exc.DBAPIError), self._writer.begin():
                lease.give_back(self._writer, self._holder)
        # The last connection to leave folds the WAL back into the file.
        self._writer.close()
        self._writer.engine.dispose()


def _engine_options() -> dict[str, Any]:
    return {
        # sqlite3 itself must begin nothing, or it would begin it deferred; the begin event does.
        "connect_args": {"isolation_level": None},
        # Parameters are answers and seeds: they must not get into an error's text.
        "hide_parameters": True,
        "json_serializer": partial(json.dumps, ensure_ascii=False, separators=(",", ":")),
    }


def _engine(path: Path, *pragmas: str) -> sa.Engine:
    engine = sa.create_engine(
        sa.URL.create("sqlite", database=str(path)),
        pool_size=1,
        max_overflow=0,
        **_engine_options(),
    )
    _set_up(
        engine,
        ("PRAGMA journal_mode=WAL", "PRAGMA synchronous=FULL", *pragmas),
        begin="BEGIN IMMEDIATE",
    )
    return engine


def _set_up(engine: sa.Engine, pragmas: tuple[str, ...], *, begin: str) -> None:
    @sa.event.listens_for(engine, "connect")
    def on_connect(connection: Any, _record: object) -> None:
        cursor = connection.cursor()
        # The time-out first: changing to WAL can itself meet a lock.
        for pragma in (f"PRAGMA busy_timeout={BUSY_TIMEOUT_MS}", *pragmas):
            cursor.execute(pragma)
        cursor.close()

    @sa.event.listens_for(engine, "begin")
    def on_begin(connection: sa.Connection) -> None:
        connection.exec_driver_sql(begin)


def _prepare(path: Path, holder: Holder | None, now: float) -> sa.Connection:
    """Bring the file up to date and return the connection that writes to it."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        # It will hold hands and seeds: for the bot's own account only. SQLite gives the files
        # beside it the same mode.
        if not path.exists():
            path.touch(mode=0o600)
    except OSError as error:
        raise CannotOpen(path, error.strerror or type(error).__name__) from error
    # A migration that rebuilds a table drops the old one, which foreign keys would forbid.
    migrator = _engine(path, "PRAGMA foreign_keys=OFF")
    writer = _engine(path, "PRAGMA foreign_keys=ON")
    try:
        migrate(migrator, path, holder, now)
        return writer.connect()
    except sa.exc.DBAPIError as error:
        writer.dispose()
        raise _open_error(path, error) from error
    finally:
        migrator.dispose()


def copy_database(source: Path, target: Path) -> None:
    """Copy a database as it is at one moment, also while others write to it.

    Raises:
        OpenError: the source cannot be read, or is no database.
    """
    try:
        with (
            closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)) as reading,
            closing(sqlite3.connect(target)) as writing,
        ):
            reading.backup(writing)
    except sqlite3.OperationalError as error:
        raise CannotOpen(source, str(error)) from error
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorname == "SQLITE_NOTADB":
            raise NotADatabase(source, "the file is not an SQLite database") from error
        raise DatabaseDamaged(source) from error


def _open_error(path: Path, error: sa.exc.DBAPIError) -> OpenError:
    match getattr(error.orig, "sqlite_errorname", ""):
        case "SQLITE_NOTADB":
            return NotADatabase(path, "the file is not an SQLite database")
        case "SQLITE_CORRUPT":
            return DatabaseDamaged(path)
        case _:
            return CannotOpen(path, str(error.orig))


def _failed(error: sa.exc.DBAPIError) -> StoreError:
    return StoreFailed(f"{type(error.orig).__name__}: {error.orig}")
