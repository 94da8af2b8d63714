"""Stored games: reading one from an exported file or from the bot's database."""

import asyncio
import json
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from bot.cli.errors import RecordUnreadable, UsageMistake, one_line
from rules.engine.errors import UnknownGame
from rules.engine.record import GameRecord
from rules.engine.rulebook import Rulebook, all_games

FORMAT = "maese-game/1"


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
    _check_head(path, _as_json(path, content))
    return _validated(str(path), content)


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
        return GameRecord.model_validate_json(content, strict=True)
    except ValidationError as invalid:
        raise RecordUnreadable(f"{where}: {first_fault(invalid)}") from None


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


def first_fault(invalid: ValidationError) -> str:
    """Say in one line where the first fault lies, and which; without what stands there."""
    fault = invalid.errors(include_url=False, include_input=False, include_context=False)[0]
    # Behind an entry's number pydantic puts the entry's kind, which names no field.
    where = [str(step) for step in fault["loc"]]
    match fault["loc"]:
        case ("entries", int(number), _, *rest):
            where = [f"entry {number}", *(str(step) for step in rest)]
        case ("entries", int(number)):
            where = [f"entry {number}"]
    return one_line(f"{', '.join(where)}: {fault['msg']}" if where else fault["msg"])


def _as_json(path: Path, content: bytes) -> object:
    try:
        text = content.decode()
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise RecordUnreadable(f"{path}, line {line}: not a text file in UTF-8") from None
    if not text.strip():
        raise RecordUnreadable(f"{path}: the file is empty")
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        if not text[error.pos :].strip() or error.msg.startswith("Unterminated string"):
            last = text.rstrip().count("\n") + 1
            raise RecordUnreadable(f"{path}, line {last}: the file is cut off here") from None
        raise RecordUnreadable(f"{path}, line {error.lineno}: not JSON: {error.msg}") from None
    except (ValueError, RecursionError) as error:
        raise RecordUnreadable(f"{path}: not JSON: {type(error).__name__}") from None


def _check_head(path: Path, parsed: object) -> None:
    """Check what tells a stored game from anything else before the details."""
    if not isinstance(parsed, dict) or not isinstance(parsed.get("format"), str):
        raise RecordUnreadable(f"{path}: this is not a game that Maese exported")
    if parsed["format"] != FORMAT:
        raise RecordUnreadable(
            f"{path}: written in format {parsed['format']!r}, this version reads {FORMAT!r}"
        )
