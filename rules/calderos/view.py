"""What one viewer sees of a game of Guerra de Calderos."""

from dataclasses import dataclass

from rules.calderos.content import Card, Student
from rules.calderos.state import Calderos, Cauldron, Place
from rules.engine.seats import Seat


@dataclass(frozen=True, slots=True)
class CauldronView:
    """A magic cauldron on the table: its colour, its side, and what lies beside it."""

    colour: Student
    blocked: bool
    ingredients: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class PlaceView:
    """One player's place as everybody sees it."""

    seat: Seat
    student: Student | None
    wand_broken: bool
    enchanted: bool
    cauldron: CauldronView | None
    hand_size: int


@dataclass(frozen=True, slots=True)
class CalderosView:
    """The table as one viewer sees it; ``hand`` is empty for the public."""

    viewer: Seat | None
    places: tuple[PlaceView, ...]
    turn: Seat | None
    draw_pile: int
    discard_pile: int
    hand: tuple[Card, ...]
    winner: Seat | None


def view(game: Calderos, viewer: Seat | None) -> CalderosView:
    """Return what one seat, or the public, sees of the table."""
    return CalderosView(
        viewer=viewer,
        places=tuple(_place(place, viewer) for place in game.places),
        turn=game.turn,
        draw_pile=len(game.deck),
        discard_pile=len(game.discard),
        hand=game.places[viewer].hand.shown_to(viewer) if viewer is not None else (),
        winner=game.winner,
    )


def _place(place: Place, viewer: Seat | None) -> PlaceView:
    return PlaceView(
        seat=place.seat,
        student=place.student,
        wand_broken=place.broken is not None,
        enchanted=place.enchanted,
        cauldron=_cauldron(place.cauldron, viewer) if place.cauldron else None,
        hand_size=len(place.hand),
    )


def _cauldron(cauldron: Cauldron, viewer: Seat | None) -> CauldronView:
    return CauldronView(
        colour=cauldron.colour,
        blocked=cauldron.blocked is not None,
        ingredients=cauldron.ingredients.shown_to(viewer),
    )
