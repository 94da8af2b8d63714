"""The door: who is being served, and whether anybody else is let in before the bot stops."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

from bot.tables.errors import Restarting


class Door:
    """Counts those who are being served; once it is shut, nobody comes in any more."""

    def __init__(self) -> None:
        self._inside = 0
        self._shut = False
        self._empty = asyncio.Event()
        self._empty.set()

    @property
    def is_shut(self) -> bool:
        """Whether the bot is about to stop."""
        return self._shut

    def shut(self) -> None:
        """Let nobody in from now on."""
        self._shut = True

    @contextmanager
    def passed(self) -> Iterator[None]:
        """Serve somebody.

        Raises:
            Restarting: the door is shut.
        """
        if self._shut:
            raise Restarting
        self._inside += 1
        self._empty.clear()
        try:
            yield
        finally:
            self._inside -= 1
            if not self._inside:
                self._empty.set()

    async def cleared(self) -> None:
        """Wait until nobody is being served any more."""
        await self._empty.wait()
