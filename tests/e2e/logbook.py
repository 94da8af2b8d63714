"""The log of a test: what was said is kept, and a warning that nobody expected fails the test."""

import logging
from collections.abc import Iterator, MutableMapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from structlog.processors import format_exc_info
from structlog.testing import capture_logs

Line = MutableMapping[str, Any]

_GRAVE = frozenset({"warning", "error", "critical"})


@dataclass
class LogBook:
    """All that was logged, the bot's lines and those of the libraries below it.

    Attributes:
        lines: structlog's, as dicts with ``event`` and ``log_level``.
        records: those of the standard library, from WARNING up.
        expected: the events that a test is out to cause.
    """

    lines: list[Line] = field(default_factory=list)
    records: list[logging.LogRecord] = field(default_factory=list)
    expected: set[str] = field(default_factory=set)

    def expect(self, *events: str) -> None:
        """Allow warnings and errors with these events."""
        self.expected.update(events)

    def events(self) -> list[str]:
        """Return what was logged, in order."""
        return [str(line["event"]) for line in self.lines]

    def public(self) -> str:
        """Return all that a host reads with the usual settings: everything from INFO up."""
        lines = (repr(line) for line in self.lines if line["log_level"] != "debug")
        return "\n".join([*lines, *(record.getMessage() for record in self.records)])

    def surprises(self) -> list[str]:
        """Return the warnings and errors that the test did not expect."""
        lines = [
            repr(line)
            for line in self.lines
            if line["log_level"] in _GRAVE and line["event"] not in self.expected
        ]
        return lines + [_told(record) for record in self.records]


class _Keeper(logging.Handler):
    def __init__(self, book: LogBook) -> None:
        super().__init__(logging.WARNING)
        self._book = book

    def emit(self, record: logging.LogRecord) -> None:
        self._book.records.append(record)


def _told(record: logging.LogRecord) -> str:
    return logging.Formatter("%(name)s: %(message)s").format(record)


@contextmanager
def keep_log() -> Iterator[LogBook]:
    """Keep the log as long as the block lasts."""
    book = LogBook()
    keeper = _Keeper(book)
    logging.getLogger().addHandler(keeper)
    try:
        with capture_logs([format_exc_info]) as lines:
            book.lines = lines
            yield book
    finally:
        logging.getLogger().removeHandler(keeper)
