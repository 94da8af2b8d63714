"""A desk without Discord, for what is delivered."""

from collections.abc import Callable
from typing import Any, cast

from bot.art import Picture
from bot.desk import Desk
from bot.standing.scorekeeper import Scorekeeper
from bot.text import Locale, common_texts
from bot.times.keeper import TimeKeeper
from tests.bot.tables.support import Room


class NoEasel:
    """Paints nothing."""

    async def render(self, picture: Picture, scale: float = 1) -> bytes:
        """Return a picture of no bytes."""
        del picture, scale
        return b""


def desk_of(room: Room, postman: object, clock: Callable[[], float]) -> Desk:
    """Return a desk in a room, with whatever stands in for the postman."""
    return Desk(
        store=room.store,
        faces=room.faces,
        tables=room.tables,
        lobby=room.lobby,
        threads=cast("Any", postman),
        texts=common_texts(),
        clock=clock,
        otherwise=Locale.EN,
        easel=cast("Any", NoEasel()),
        times=TimeKeeper(room.tables, clock, lambda: None),
        decisions=room.decisions,
        rematches=room.rematches,
        scores=Scorekeeper(room.store, room.faces),
    )
