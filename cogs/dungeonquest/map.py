"""The dungeon around one hero, close up, for whoever may see the table."""

from collections.abc import Mapping

from bot.closeups import CloseUp
from cogs.dungeonquest.art import zoom_picture
from rules.dungeonquest.view import DungeonView
from rules.engine.seats import Seat

GAME = "dungeonquest"


def _piece(view: DungeonView, seat: Seat) -> Mapping[str, object] | None:
    one = view.characters[seat]
    return None if one.square is None else {"hero": one.hero}


def _usual(view: DungeonView) -> Seat:
    seats = (view.turn, view.first, view.characters[0].seat)
    return next(seat for seat in seats if seat is not None)


HERO = CloseUp(GAME, _piece, f"{GAME}-map-hero", zoom_picture, _usual)
