"""What a command tells its user instead of a traceback.

::

    CommandError
    ├── UsageMistake        the command line asks for what there is not; exit code 2
    ├── RecordUnreadable    a stored game is damaged or does not fit; exit code 1
    └── BackupFailed        there is no backup; exit code 1
"""

from typing import ClassVar


def one_line(text: str) -> str:
    """Return a text as one line that a terminal shows as it is, whatever a file put into it."""
    line = " ".join(text.splitlines())
    return "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in line)


class CommandError(Exception):
    """The root: its text is the one line that the user sees."""

    exit_code: ClassVar[int] = 1

    def __init__(self, text: str) -> None:
        super().__init__(one_line(text))


class UsageMistake(CommandError):
    """The command line asks for what there is not."""

    exit_code: ClassVar[int] = 2


class RecordUnreadable(CommandError):
    """A stored game is damaged, or was played by rules that are not here."""


class BackupFailed(CommandError):
    """The database cannot be copied, or the copy is not sound; nothing was put in place."""
