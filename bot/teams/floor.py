"""Who may talk to their team now: one thing after another, and not too much at once."""

from asyncio import Lock
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

from bot.tables.errors import TooFast

MOST = 10
"""Messages that one person may send within `WITHIN`."""

WITHIN = 20.0
"""Seconds."""

REMEMBERED = 5000
"""People whose last messages are counted; who was silent longest is forgotten first."""


class Floor:
    """Gives people the floor. What they say is no affair of its."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[int, Lock] = WeakValueDictionary()
        self._spoke: OrderedDict[int, deque[float]] = OrderedDict()

    @asynccontextmanager
    async def taken(self, user: int, now: float) -> AsyncIterator[None]:
        """Let a person talk; what they said before is passed on before this.

        Args:
            user: who.
            now: UTC epoch seconds.

        Raises:
            TooFast: they said too much at once.
        """
        self._count(user, now)
        lock = self._locks.get(user)
        if lock is None:
            lock = self._locks[user] = Lock()
        async with lock:
            yield

    def _count(self, user: int, now: float) -> None:
        # One more than may be sent: that the limit was reached counts too, so that those who go
        # on at once are not told again and again.
        spoke = self._spoke.setdefault(user, deque(maxlen=MOST + 1))
        self._spoke.move_to_end(user)
        if len(self._spoke) > REMEMBERED:
            self._spoke.popitem(last=False)
        while spoke and spoke[0] <= now - WITHIN:
            spoke.popleft()
        before = len(spoke)
        if before <= MOST:
            spoke.append(now)
        if before >= MOST:
            raise TooFast(first=before == MOST)
