"""Looking at a database file without changing it, for hosts who wonder whether it is in order."""

import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from db import lease
from db.errors import CannotOpen, NotADatabase
from db.lease import Lease
from db.migrate import is_known, newest_revision


@dataclass(frozen=True, slots=True)
class Inspection:
    """What was seen.

    Attributes:
        revision: the migration that the file is at.
        is_newest: it needs no migration.
        is_known: this version of Maese can bring it up to date.
        is_sound: SQLite finds nothing wrong with it.
        lease: who works with it.
        size: in bytes.
    """

    revision: str
    is_newest: bool
    is_known: bool
    is_sound: bool
    lease: Lease | None
    size: int


def inspect(path: Path) -> Inspection:
    """Look at a database, also while the bot works with it.

    Raises:
        CannotOpen: it cannot be read.
        NotADatabase: it is no database of Maese's.
    """
    try:
        with closing(
            sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)
        ) as connection:
            return _inspected(path, connection)
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorname == "SQLITE_NOTADB":
            raise NotADatabase(path, "the file is not an SQLite database") from error
        raise CannotOpen(path, str(error)) from error


def _inspected(path: Path, connection: sqlite3.Connection) -> Inspection:
    tables = {row[0] for row in connection.execute("SELECT name FROM sqlite_master")}
    if not {"alembic_version", "key_values"} <= tables:
        raise NotADatabase(path, "this is no database of Maese's")
    (revision,) = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    row = connection.execute("SELECT value FROM key_values WHERE key = ?", (lease.KEY,)).fetchone()
    return Inspection(
        revision=revision,
        is_newest=revision == newest_revision(),
        is_known=is_known(revision),
        is_sound=_is_sound(connection),
        lease=lease.parse(row[0]) if row else None,
        size=path.stat().st_size,
    )


def _is_sound(connection: sqlite3.Connection) -> bool:
    try:
        faults = [*connection.execute("PRAGMA integrity_check(1)")]
        return faults == [("ok",)] and not connection.execute("PRAGMA foreign_key_check").fetchone()
    except sqlite3.DatabaseError:
        return False
