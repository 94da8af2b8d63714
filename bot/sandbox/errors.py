"""What went wrong inside the bot, kept for the page's error drawer."""

import logging
import traceback
from collections import deque
from dataclasses import dataclass
from datetime import UTC, datetime

from simcord import Env

_KEPT = 100


@dataclass(frozen=True)
class Fault:
    """One thing that went wrong.

    Attributes:
        at: When it was noticed.
        summary: One line.
        detail: The traceback, or an empty string.
        cause: The exception, if there was one; the same exception is listed once.
    """

    at: datetime
    summary: str
    detail: str
    cause: BaseException | None


class FaultLog(logging.Handler):
    """Collects errors from the log and from simcord, newest last.

    discord.py only logs what some callbacks raise, and simcord only records what discord.py
    hands to an error handler; together they leave nothing out.
    """

    def __init__(self) -> None:
        super().__init__(level=logging.ERROR)
        self._faults: deque[Fault] = deque(maxlen=_KEPT)
        self._cursor = 0
        self.changes = 0

    @property
    def faults(self) -> tuple[Fault, ...]:
        """Everything noticed since the last ``clear``."""
        return tuple(self._faults)

    def emit(self, record: logging.LogRecord) -> None:
        """Take a log record of level ERROR or above."""
        cause = record.exc_info[1] if record.exc_info else None
        self._add(f"{record.name}: {record.getMessage()}", cause)

    def collect(self, env: Env) -> None:
        """Take what simcord recorded since the last call."""
        for error in env.errors_since(self._cursor):
            self._add(f"{type(error).__name__}: {error}", error)
        self._cursor = env.error_cursor

    def note(self, summary: str, cause: BaseException | None = None) -> None:
        """Take an error of the sandbox itself."""
        self._add(summary, cause)

    def clear(self) -> None:
        """Forget everything noticed so far."""
        self._faults.clear()
        self.changes += 1

    def _add(self, summary: str, cause: BaseException | None) -> None:
        if cause is not None and any(_same(fault.cause, cause) for fault in self._faults):
            return
        detail = "".join(traceback.format_exception(cause)) if cause is not None else ""
        self._faults.append(Fault(datetime.now(UTC), summary, detail, cause))
        self.changes += 1


def _same(known: BaseException | None, other: BaseException) -> bool:
    return known is not None and (
        known is other or known.__cause__ is other or other.__cause__ is known
    )
