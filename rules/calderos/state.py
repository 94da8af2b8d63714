"""What lies on the table in Guerra de Calderos."""

from dataclasses import dataclass

from rules.calderos.content import Card, Student
from rules.engine.randomness import Stream
from rules.engine.seats import Seat
from rules.engine.zones import Zone


@dataclass(frozen=True, slots=True)
class Lasting:
    """A spell that lasts until the end of the next turn of the one who cast it.

    Attributes:
        caster: the effective attacker: the Mirror's user if the spell was bounced.
        cast_in: the number of the turn in which it was cast.
    """

    caster: Seat
    cast_in: int


@dataclass(slots=True)
class Cauldron:
    """A magic cauldron with the ingredients beside it; it changes hands by Cauldron Theft."""

    colour: Student
    ingredients: Zone[Card]
    blocked: Lasting | None = None


@dataclass(slots=True, eq=False)
class Place:
    """One player's place."""

    seat: Seat
    hand: Zone[Card]
    student: Student | None = None
    cauldron: Cauldron | None = None
    broken: Lasting | None = None
    enchanted: bool = False

    @property
    def own(self) -> Cauldron:
        """The cauldron that stands here now; there is one once the character is chosen."""
        assert self.cauldron is not None  # noqa: S101  see the docstring
        return self.cauldron


@dataclass(slots=True, eq=False)
class Calderos:
    """A game of Guerra de Calderos.

    Attributes:
        places: in the order of play, which goes to the right.
        dealer: stands for the oldest player; the next one begins.
        turns: how many turns have begun.
        shuffler: the stream for all shuffles of the deck.
    """

    places: tuple[Place, ...]
    deck: Zone[Card]
    discard: Zone[Card]
    dealer: Seat
    shuffler: Stream
    deal_characters: bool
    turn: Seat | None = None
    turns: int = 0
    winner: Seat | None = None
