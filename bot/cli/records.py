"""Stored games: reading one from an exported file or from the bot's database."""

import asyncio
import json
from pathlib import Path
from typing import Any

from bot.cli.errors import RecordUnreadable, UsageMistake
from bot.proof.reading import FORMAT, FileFault, read_record, validated
from rules.engine.errors import UnknownGame
from rules.engine.record import GameRecord
from rules.engine.rulebook import Rulebook, all_games


def load(file: Path | None, database: Path | None, game: int | None) -> GameRecord:
    """Read a game from where the command line says that it is.

    Raises:
        UsageMistake: it names no place, or more than one.
        RecordUnreadable: as the two functions below.
    """
    if file is not None and database is None and game is None:
        return load_record(file)
    if file is None and database is not None and game is not None:
        return load_record_from_database(database, game)
    raise UsageMistake("name either a FILE, or both --database PATH and --game ID")


def load_record(path: Path) -> GameRecord:
    """Read an exported game.

    Raises:
        UsageMistake: there is no such file to read.
        RecordUnreadable: with the line or the entry that is damaged.
    """
    try:
        content = path.read_bytes()
    except OSError as error:
        raise UsageMistake(f"{path}: {error.strerror or 'cannot be read'}") from None
    try:
        return read_record(content)
    except FileFault as fault:
        line = f", line {fault.line}" if fault.line else ""
        raise RecordUnreadable(f"{path}{line}: {fault.detail}") from None


def load_record_from_database(path: Path, game: int) -> GameRecord:
    """Read a game from the bot's database.

    Raises:
        UsageMistake: there is no such file, or no such game in it.
        RecordUnreadable: the file is no database of the bot's, or a row is damaged.
    """
    if not path.is_file():
        raise UsageMistake(f"{path}: there is no such file")
    return asyncio.run(_from_database(path, game))


async def _from_database(path: Path, game: int) -> GameRecord:
    from db import Store  # noqa: PLC0415  most commands need no database
    from db.errors import NoSuchGame, StoreError  # noqa: PLC0415  as above

    try:
        async with await Store.open_copy(path) as store:
            stored = await store.games.record(game)
    except NoSuchGame:
        raise UsageMistake(f"{path}: there is no game {game}") from None
    except StoreError as error:
        raise RecordUnreadable(str(error)) from None
    if stored.game.seed is None:
        raise UsageMistake(f"{path}: game {game} has not begun")
    where = f"{path}, game {game}"
    row = {
        "format": FORMAT,
        "game": stored.game.game,
        "rules_version": stored.game.rules_version,
        "players": [seat.name for seat in stored.seats],
        "options": stored.game.options,
        "seed": stored.game.seed.hex(),
        "commitment": stored.game.commitment,
        "entries": [_entry(where, line.number, line.entry) for line in stored.journal],
        "result": stored.game.result,
    }
    return _validated(where, json.dumps(row).encode())


def _entry(where: str, number: int, text: str) -> object:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        raise RecordUnreadable(f"{where}: entry {number}: not JSON") from None


def _validated(where: str, content: bytes) -> GameRecord:
    try:
        return validated(content)
    except FileFault as fault:
        raise RecordUnreadable(f"{where}: {fault.detail}") from None


def rulebook_for(record: GameRecord) -> Rulebook[Any, Any, Any]:
    """Return the rules that a record was played by.

    Raises:
        RecordUnreadable: this version of Maese has not got them.
    """
    try:
        rulebook = all_games()[record.game]
    except UnknownGame as unknown:
        raise RecordUnreadable(str(unknown)) from None
    if record.rules_version != rulebook.version:
        raise RecordUnreadable(
            f"the game was played by version {record.rules_version} of the rules of "
            f"{record.game}; this is version {rulebook.version}"
        )
    return rulebook
