"""Unexpected errors, as the log tells them: of which type, in which place, at which table.

They are read off the log, so whatever logs an error is noticed, in the bot as in a library.
What an error says is left out: it might quote a card or an answer.
"""

import sys
from collections.abc import Callable, MutableMapping
from dataclasses import dataclass
from types import TracebackType
from typing import Any

from structlog.typing import WrappedLogger

GRAVE = frozenset({"error", "critical"})
"""The levels that nobody expects."""

OWN = frozenset({"bot", "cogs", "db", "rules"})
"""The packages whose places mean something to a host who reports them."""


@dataclass(frozen=True, slots=True)
class Trouble:
    """One unexpected error.

    Attributes:
        kind: the type of the error, or ``Error`` where there is none.
        place: where it was raised: a module of the bot and a line, or what logged it.
        game: the table's number, if it is known.
        incident: what the player was told, to be found in the log.
    """

    kind: str
    place: str
    game: int | None = None
    incident: str | None = None

    @property
    def module(self) -> str:
        """The place without the line."""
        return self.place.partition(":")[0]


class TroubleFinder:
    """A processor of structlog's that tells of errors and passes every line on as it is.

    Stands before the one that turns tracebacks into text.

    Args:
        tell: told of each trouble, in whatever thread logs it.
    """

    def __init__(self, *tell: Callable[[Trouble], None]) -> None:
        self._tell = tell

    def __call__(
        self, _logger: WrappedLogger, _method: str, line: MutableMapping[str, Any]
    ) -> MutableMapping[str, Any]:
        """Tell of a line if it is about an error."""
        if line.get("level") in GRAVE:
            trouble = trouble_of(line)
            for tell in self._tell:
                tell(trouble)
        return line


def trouble_of(line: MutableMapping[str, Any]) -> Trouble:
    """Return what a line of the log says of an error."""
    error = _error_of(line.get("exc_info"))
    game, incident = line.get("game"), line.get("incident")
    return Trouble(
        kind=type(error).__name__ if error else "Error",
        place=(_place_of(error.__traceback__) if error else None) or _logger_of(line),
        game=game if isinstance(game, int) else None,
        incident=incident if isinstance(incident, str) else None,
    )


def _error_of(info: object) -> BaseException | None:
    match info:
        case BaseException():
            return info
        case (_, BaseException() as error, _):
            return error
        case True:
            return sys.exc_info()[1]
        case _:
            return None


def _place_of(traceback: TracebackType | None) -> str | None:
    """Return the innermost place of the bot's own code on an error's way."""
    place = None
    while traceback is not None:
        module = str(traceback.tb_frame.f_globals.get("__name__", ""))
        if module.partition(".")[0] in OWN:
            place = f"{module}:{traceback.tb_lineno}"
        traceback = traceback.tb_next
    return place


def _logger_of(line: MutableMapping[str, Any]) -> str:
    record = line.get("_record")
    if record is not None:
        return str(record.name)
    # Our own lines have a constant for their event.
    return str(line.get("event", ""))
