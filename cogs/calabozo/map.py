"""The board around one adventurer, close up, for whoever may see the table."""

from collections.abc import Mapping

from bot.closeups import CloseUp
from cogs.calabozo.art import zoom_picture
from rules.calabozo.view import CalabozoView
from rules.engine.seats import Seat

GAME = "calabozo"


def _piece(view: CalabozoView, seat: Seat) -> Mapping[str, object] | None:
    one = view.adventurers[seat]
    return None if one.figure is None else {"figure": one.figure}


def _usual(view: CalabozoView) -> Seat:
    seats = (view.turn, view.first, view.adventurers[0].seat)
    return next(seat for seat in seats if seat is not None)


ADVENTURER = CloseUp(GAME, _piece, f"{GAME}-map-adventurer", zoom_picture, _usual)
