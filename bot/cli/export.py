"""``maese export``: a stored game as one file."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from bot.cli.errors import UsageMistake
from bot.cli.records import load_record_from_database
from bot.cli.screen import say
from bot.proof.writing import as_file
from rules.engine.rulebook import all_games


def export(
    file: Path,
    /,
    *,
    database: Path,
    game: Annotated[int, Parameter(name="--game")],
    with_secrets: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Write a game from the bot's database to a file that `maese verify` and `replay` read.

    Args:
        file: the file to write; it must not exist yet.
        database: the bot's database.
        game: the game's number in the database.
        with_secrets: also if the game is not over: the file holds its seed and all hands.
    """
    record = load_record_from_database(database, game)
    over = record.result is not None or any(entry.kind == "end" for entry in record.entries)
    if not over and not with_secrets:
        raise UsageMistake(
            f"game {game} is not over, and its file would give its secrets away; "
            "--with-secrets writes it all the same"
        )
    try:
        with file.open("xb") as opened:
            opened.write(as_file(record, all_games()))
    except OSError as error:
        raise UsageMistake(f"{file}: {error.strerror or 'cannot be written'}") from None
    say(f"{file}: game {game}, {len(record.entries)} entries")
    return 0
