"""Backups: a whole, checked copy of the file, made while the bot works with it.

A copy is made by SQLite's own online backup, which sees one moment of the database. It appears
under its name only when it has been checked and is on the disk, so a backup is either whole or
not there.
"""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from re import escape, fullmatch
from secrets import token_hex

from db.database import copy_database
from db.errors import BackupExists, CannotOpen, DatabaseDamaged, NotADatabase
from db.lease import KEY

DATED = "%Y%m%d-%H%M%S"
"""How a dated backup's name tells its moment, in UTC."""

_STAMP = r"\d{8}-\d{6}"


def back_up(source: Path, target: Path, *, force: bool = False) -> int:
    """Copy a database, check the copy, and put it in its place in one step.

    The copy holds all that the file does but the lease, so that it can be worked with at once.

    Args:
        source: the database; the bot may be working with it.
        target: the file to make; its folders are made where they are missing.
        force: overwrite what is there already.

    Returns:
        The size of the copy in bytes.

    Raises:
        BackupExists: there is such a file already.
        CannotOpen: the source cannot be read, or the copy cannot be written.
        NotADatabase: the source is no database of Maese's.
        DatabaseDamaged: the check found a fault; nothing was put in place.
    """
    if not source.is_file():
        raise CannotOpen(source, "there is no such file")
    if target.exists():
        if target.samefile(source):
            raise CannotOpen(target, "that is the database itself")
        if not force:
            raise BackupExists(target)
    with _in_the_making(target) as part:
        copy_database(source, part)
        try:
            _check(source, part)
        except sqlite3.DatabaseError as error:
            raise DatabaseDamaged(source) from error
        size = part.stat().st_size
        _put_in_place(part, target, force=force)
        return size


@contextmanager
def _in_the_making(target: Path) -> Iterator[Path]:
    """Make an empty file beside the target, for the bot's own account only; it goes in the end."""
    part = target.with_name(f".{target.name}.{token_hex(4)}.part")
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    except OSError as error:
        raise CannotOpen(target, error.strerror or type(error).__name__) from error
    try:
        yield part
    finally:
        for name in (part, Path(f"{part}-journal"), Path(f"{part}-wal"), Path(f"{part}-shm")):
            name.unlink(missing_ok=True)


def _check(source: Path, copy: Path) -> None:
    with closing(sqlite3.connect(copy, isolation_level=None)) as connection:
        tables = {row[0] for row in connection.execute("SELECT name FROM sqlite_master")}
        if not {"alembic_version", "key_values"} <= tables:
            raise NotADatabase(source, "this is no database of Maese's")
        # The copy is nobody's. In rollback mode it stays one file, with nothing beside it.
        connection.execute("PRAGMA journal_mode=DELETE")
        connection.execute("DELETE FROM key_values WHERE key = ?", (KEY,))
        faults = [*connection.execute("PRAGMA integrity_check(1)")]
        if faults != [("ok",)] or connection.execute("PRAGMA foreign_key_check").fetchone():
            raise DatabaseDamaged(source)


def _put_in_place(part: Path, target: Path, *, force: bool) -> None:
    try:
        _sync(part)
        if force:
            part.replace(target)
        else:
            _link(part, target)
        _sync(target.parent)
    except FileExistsError:
        raise BackupExists(target) from None
    except OSError as error:
        raise CannotOpen(target, error.strerror or type(error).__name__) from error


def _link(part: Path, target: Path) -> None:
    """Give the file its name unless another has it, which a plain rename would overwrite."""
    try:
        os.link(part, target)
    except FileExistsError:
        raise
    except OSError:  # a file system that knows no links
        if target.exists():
            raise FileExistsError from None
        part.replace(target)


def _sync(path: Path) -> None:
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def dated(folder: Path, source: Path, now: float) -> Path:
    """Return the name of a backup in a folder that tells its moment, in UTC epoch seconds."""
    stamp = datetime.fromtimestamp(now, UTC).strftime(DATED)
    return folder / f"{source.stem}-{stamp}.sqlite3"


def rotate(folder: Path, source: Path, keep: int) -> list[Path]:
    """Delete the oldest dated backups of a database in a folder, so that so many are left.

    Files with other names are left alone.

    Args:
        folder: where they lie.
        source: the database that they are copies of.
        keep: how many are left, at least one.

    Returns:
        What was deleted.
    """
    shape = rf"{escape(source.stem)}-{_STAMP}\.sqlite3"
    copies = sorted(path for path in folder.iterdir() if fullmatch(shape, path.name))
    old = copies[: -max(keep, 1)]
    for path in old:
        with suppress(FileNotFoundError):
            path.unlink()
    return old
