"""What one viewer sees of a game of Guerra de Calderos."""

from dataclasses import dataclass

from rules.calderos.content import Card, Student, in_order
from rules.calderos.state import Calderos, Cauldron, Place
from rules.engine.seats import Seat


@dataclass(frozen=True, slots=True)
class CauldronView:
    """A magic cauldron on the table: its colour, its side, and what lies beside it.

    Attributes:
        blocked_until: with the end of whose next turn it is active again; None if it is active.
    """

    colour: Student
    blocked_until: Seat | None
    ingredients: tuple[Card, ...]

    @property
    def blocked(self) -> bool:
        """Whether it is blocked."""
        return self.blocked_until is not None


@dataclass(frozen=True, slots=True)
class PlaceView:
    """One player's place as everybody sees it.

    Attributes:
        broken_until: with the end of whose next turn the wand is whole again; None if it is whole.
    """

    seat: Seat
    student: Student | None
    broken_until: Seat | None
    enchanted: bool
    cauldron: CauldronView | None
    hand_size: int

    @property
    def wand_broken(self) -> bool:
        """Whether the wand is broken."""
        return self.broken_until is not None


@dataclass(frozen=True, slots=True)
class CalderosView:
    """The table as one viewer sees it; ``hand`` is sorted, and empty for the public."""

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
        hand=in_order(game.places[viewer].hand.shown_to(viewer)) if viewer is not None else (),
        winner=game.winner,
    )


def _place(place: Place, viewer: Seat | None) -> PlaceView:
    return PlaceView(
        seat=place.seat,
        student=place.student,
        broken_until=place.broken.caster if place.broken else None,
        enchanted=place.enchanted,
        cauldron=_cauldron(place.cauldron, viewer) if place.cauldron else None,
        hand_size=len(place.hand),
    )


def _cauldron(cauldron: Cauldron, viewer: Seat | None) -> CauldronView:
    return CauldronView(
        colour=cauldron.colour,
        blocked_until=cauldron.blocked.caster if cauldron.blocked else None,
        ingredients=cauldron.ingredients.shown_to(viewer),
    )
