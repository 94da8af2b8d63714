"""Where the words on a picture come from."""

from typing import Protocol


class Words(Protocol):
    """Something that says a message in one language, such as ``Speaker.say`` of a plain speaker."""

    def __call__(self, message: str, /, **args: object) -> str:
        """Return the message of that id, formatted with ``args`` and free of markup."""
        ...  # pragma: no cover
