"""The database and the disk it lies on."""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

from bot.operations.doctor.findings import Finding, fail, ok, warn
from db.errors import OpenError
from db.inspection import Inspection, inspect

MEGABYTE = 1_000_000
LITTLE = 500 * MEGABYTE
"""Free bytes below which a disk is soon full."""

TOO_LITTLE = 50 * MEGABYTE


def check_database(path: Path, now: float) -> Iterator[Finding]:
    """Look at the file that holds all games; it is not changed.

    Args:
        path: the file.
        now: the present moment, in UTC epoch seconds.
    """
    if not path.exists():
        yield from _check_place(path)
        return
    try:
        seen = inspect(path)
    except (OpenError, OSError) as error:
        yield fail(
            "database", str(error), "Set MAESE_DATABASE to the right file, or restore a backup"
        )
        return
    yield _opening(path, seen)
    yield _migrations(seen)
    yield _working(seen, now)
    if not os.access(path, os.W_OK) or not os.access(path.parent, os.W_OK):
        yield fail(
            "database",
            f"this account may not write to {path} and its folder",
            "Run as the bot's account, or give the file to this one",
        )
    if path.stat().st_mode & 0o077:
        yield warn(
            "database", "other accounts may read it: it holds hands and seeds", f"chmod 600 {path}"
        )


def _check_place(path: Path) -> Iterator[Finding]:
    folder = next((one for one in path.absolute().parents if one.exists()), Path("/"))
    if folder.is_dir() and os.access(folder, os.W_OK):
        yield ok("database", f"{path} is not there yet; it is made at the first start")
    else:
        yield fail(
            "database",
            f"{path} is not there, and cannot be made in {folder}",
            "Set MAESE_DATABASE to a place that this account may write to",
        )


def _opening(path: Path, seen: Inspection) -> Finding:
    if seen.is_sound:
        return ok("database", f"{path}, {seen.size / MEGABYTE:.1f} MB, is sound")
    return fail("database", f"{path} is damaged", "Stop the bot and restore a backup")


def _migrations(seen: Inspection) -> Finding:
    if seen.is_newest:
        return ok("migrations", f"up to date, at {seen.revision}")
    if seen.is_known:
        return warn(
            "migrations",
            f"the database is at {seen.revision} and is brought up to date at the next start",
            "Make a backup before: maese backup",
        )
    return fail(
        "migrations",
        f"the database is at {seen.revision}, which this version of Maese does not know",
        "Install the newer version again, or restore a backup from before it",
    )


def _working(seen: Inspection, now: float) -> Finding:
    lease = seen.lease
    if lease is None:
        return ok("lease", "nobody works with the database now")
    if lease.has_expired(now) or lease.holder.is_dead:
        return ok("lease", f"{lease} ended without giving it back; the next start takes it")
    seconds = max(0.0, now - lease.renewed_at)
    return ok("lease", f"{lease} works with it, last heard of {seconds:.0f} seconds ago")


def check_disk(path: Path) -> Iterator[Finding]:
    """Look how much room there is beside the database, for it and for a backup."""
    folder = next((one for one in path.absolute().parents if one.exists()), Path("/"))
    free = shutil.disk_usage(folder).free
    size = path.stat().st_size if path.is_file() else 0
    room = f"{free / MEGABYTE:.0f} MB are free in {folder}"
    mend = "Make room, or set MAESE_DATABASE to another disk"
    if free < TOO_LITTLE:
        yield fail("disk", room, mend)
    elif free < max(LITTLE, 3 * size):
        yield warn("disk", room, mend)
    else:
        yield ok("disk", room)
