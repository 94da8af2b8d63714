"""What a check-up finds."""

from dataclasses import dataclass
from enum import StrEnum


class Level(StrEnum):
    """How grave a finding is."""

    OK = "ok"
    WARN = "warn"
    """The bot runs, but something will be missed, or will go wrong some day."""
    FAIL = "fail"
    """The bot does not run, or does not do its work."""


@dataclass(frozen=True, slots=True)
class Finding:
    """One line of a check-up. Nothing in it is a secret.

    Attributes:
        level: how grave it is.
        subject: what was looked at.
        text: what was seen.
        mend: what to do about it, if there is something to do.
    """

    level: Level
    subject: str
    text: str
    mend: str = ""

    def __str__(self) -> str:
        line = f"{self.level:<4}  {self.subject}: {self.text}"
        return f"{line}. {self.mend}" if self.mend else line


def ok(subject: str, text: str) -> Finding:
    """Return that all is well."""
    return Finding(Level.OK, subject, text)


def warn(subject: str, text: str, mend: str) -> Finding:
    """Return what had better be mended."""
    return Finding(Level.WARN, subject, text, mend)


def fail(subject: str, text: str, mend: str) -> Finding:
    """Return what has to be mended."""
    return Finding(Level.FAIL, subject, text, mend)
