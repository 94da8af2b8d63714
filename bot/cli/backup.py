"""``maese backup``: a checked copy of the database, made while the bot runs."""

import time
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from cyclopts.validators import Number

from bot.cli.errors import BackupFailed, UsageMistake
from bot.cli.screen import say
from bot.settings import SettingsMistake, load_settings

FOLDER = "backups"
"""Where copies go that are told no place, beside the database."""


def backup(
    target: Path | None = None,
    /,
    *,
    database: Path | None = None,
    force: Annotated[bool, Parameter(negative="")] = False,
    keep: Annotated[int | None, Parameter(validator=Number(gte=1))] = None,
) -> int:
    """Copy the bot's database to a file, check the copy, and only then give it its name.

    Args:
        target: a file that ends in .sqlite3, or a folder for a copy that is named by the moment;
            by default the folder backups beside the database.
        database: the bot's database; by default the one that MAESE_DATABASE names.
        force: overwrite the file if it is there.
        keep: so many dated copies stay in the folder; older ones are deleted.
    """
    from db.backup import back_up, dated, rotate  # noqa: PLC0415  most commands need no database
    from db.errors import BackupExists, OpenError  # noqa: PLC0415  as above

    source = database or _database()
    place = target or source.parent / FOLDER
    is_file = place.suffix == ".sqlite3" and not place.is_dir()
    if is_file and keep is not None:
        raise UsageMistake("--keep goes with a folder: it deletes dated copies there")
    copy = place if is_file else dated(place, source, time.time())
    try:
        size = back_up(source, copy, force=force)
    except BackupExists as exists:
        raise UsageMistake(f"{exists}; --force overwrites it") from None
    except OpenError as error:
        raise BackupFailed(str(error)) from None
    say(f"{copy}: {size / 1e6:.1f} MB, checked")
    if keep is not None:
        for old in rotate(place, source, keep):
            say(f"{old}: deleted")
    return 0


def _database() -> Path:
    try:
        return load_settings(token=False).database
    except SettingsMistake as mistake:
        raise UsageMistake(str(mistake)) from None
