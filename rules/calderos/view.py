"""What one viewer sees of a game of Guerra de Calderos."""

from dataclasses import dataclass

from rules.calderos.content import Card, Student
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
