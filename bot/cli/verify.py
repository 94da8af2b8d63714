"""``maese verify``: whether a stored game is true."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from bot.cli.errors import RecordUnreadable
from bot.cli.records import load, rulebook_for
from bot.cli.screen import say
from rules.engine.errors import ReplayError
from rules.engine.record import Answered, GameRecord
from rules.engine.replay import verify as verify_record


def verify(
    file: Path | None = None,
    /,
    *,
    database: Path | None = None,
    game: Annotated[int | None, Parameter(name="--game")] = None,
) -> int:
    """Play a stored game again and check every question, the seed and the result.

    Args:
        file: an exported game.
        database: the bot's database, instead of a file.
        game: the game's number in the database.
    """
    record = load(file, database, game)
    rulebook = rulebook_for(record)
    try:
        verify_record(rulebook, record)
    except ReplayError as error:
        raise RecordUnreadable(str(error)) from None
    say(f"OK {summary(record)}")
    return 0


def summary(record: GameRecord) -> str:
    """Say what was played and how it ended."""
    answers = sum(isinstance(entry, Answered) for entry in record.entries)
    played = f"{record.game}, {len(record.players)} players, {answers} answers"
    return f"{played}: seed, questions and result fit; {ending(record)}"


def ending(record: GameRecord) -> str:
    """Say how a game ended, if it did."""
    if record.result is None:
        return "the game has no result"
    names = " and ".join(record.players[seat] for seat in record.result.winners)
    return f"{names or 'nobody'} won by {record.result.reason}"
