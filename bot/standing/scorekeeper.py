"""Keeps what was reckoned up, until there are more games or the old ones have changed."""

import asyncio
from collections import OrderedDict
from collections.abc import Iterable

from bot.face import Face
from bot.standing.reckoning import Reckoner, Reckoning
from db import Past, Store
from db.rows import BEGINNING
from db.standing import past_of

KEPT = 64
"""Servers whose standings stay in memory."""


class Scorekeeper:
    """Knows the standings of each server, and those of all together.

    They are reckoned from the results whenever there are new ones, and stored nowhere.

    Args:
        store: where the results are.
        faces: the games that are offered.
    """

    def __init__(self, store: Store, faces: Iterable[Face]) -> None:
        self._store = store
        self._reckoner = Reckoner(faces)
        self._kept: OrderedDict[int | None, tuple[Past, Reckoning]] = OrderedDict()
        self._reckoning = asyncio.Lock()

    async def standings(self, guild: int | None) -> Reckoning:
        """Return the careers of all who have played in a server; in all servers, if None."""
        async with self._reckoning:
            past, reckoned = self._kept.get(guild, (BEGINNING, Reckoning()))
            while (games := await self._store.standings.since(guild, past)) != []:
                if games is None:
                    past, reckoned = BEGINNING, Reckoning()
                    continue
                # Thousands of games take seconds; a click must be answered meanwhile.
                reckoned = await asyncio.to_thread(self._reckoner.after, reckoned, games)
                past = past_of(games, past)
            self._kept[guild] = past, reckoned
            self._kept.move_to_end(guild)
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
            return reckoned
