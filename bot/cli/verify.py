"""``maese verify``: whether a stored game is true."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from bot.cli.errors import RecordUnreadable
from bot.cli.records import load, rulebook_for
from bot.cli.screen import say
from rules.engine.errors import ReplayError
from rules.engine.record import Answered, GameRecord
from rules.engine.verify import Examined, examine


def verify(
    file: Path | None = None,
    /,
    *,
    database: Path | None = None,
    game: Annotated[int | None, Parameter(name="--game")] = None,
) -> int:
    """Play a stored game again and check every question, the seed, the seals and the result.

    It names the first thing that does not fit. The seal that it prints is the one that stands
    below the table once a game is over.

    Args:
        file: an exported game.
        database: the bot's database, instead of a file.
        game: the game's number in the database.
    """
    record = load(file, database, game)
    rulebook = rulebook_for(record)
    try:
        found = examine(rulebook, record)
    except ReplayError as error:
        raise RecordUnreadable(str(error)) from None
    say(f"OK {summary(record)}")
    say(f"seal {found.seal}; {seals(found)}")
    return 0


def seals(found: Examined) -> str:
    """Say what the record itself brought to be compared with."""
    if not found.sealed:
        return "there are no seals to compare the entries with"
    if not found.told:
        return "all entries are as sealed; what was told could not be compared"
    return "all entries, and what was told, are as sealed"


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
