"""Writing a game to a file: the record with its chains, as JSON."""

from typing import Any, Protocol

from rules.engine.errors import ReplayError, UnknownGame
from rules.engine.record import GameRecord
from rules.engine.rulebook import Rulebook
from rules.engine.verify import proved, sealed


class Books(Protocol):
    """The rules of games, by key."""

    def __getitem__(self, key: str, /) -> Rulebook[Any, Any, Any]:
        """Return the rules of a game.

        Raises:
            UnknownGame: there are none.
        """


def as_file(record: GameRecord, books: Books) -> bytes:
    """Return a game as a file, with both chains; with that over the journal alone, if need be.

    Args:
        record: the game.
        books: the rules that there are; where the game's are others, what was told is unknown.
    """
    try:
        whole = proved(books[record.game], record)
    except (ReplayError, UnknownGame):
        whole = sealed(record)
    return whole.model_dump_json(indent=1, exclude_none=True).encode() + b"\n"
