"""What the game master of Guerra de Calderos says."""

from dataclasses import dataclass
from typing import ClassVar

from rules.calderos.content import Card, Student
from rules.engine.events import Event
from rules.engine.seats import Seat


@dataclass(frozen=True, slots=True)
class CharacterChosen(Event):
    """A seat sits down as a student, with the cauldron of that student's colour."""

    seat: Seat
    student: Student


@dataclass(frozen=True, slots=True)
class CardsDealt(Event):
    """The dealer dealt the opening hands; ``first`` begins."""

    dealer: Seat
    first: Seat


@dataclass(frozen=True, slots=True)
class HandDealt(Event):
    """To one seat: its opening hand."""

    shows_hand: ClassVar[bool] = True
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """A seat is to take its turn."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TurnLost(Event):
    """An enchanted seat lost this turn."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class HandWasEmpty(Event):
    """A seat had no card to act with and only refills its hand."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class SpellCast(Event):
    """An attack card was played; ``named`` is the card asked for by Possession."""

    seat: Seat
    spell: Card
    target: Seat
    named: Card | None


@dataclass(frozen=True, slots=True)
class Countered(Event):
    """Counterspell: the spell has no effect."""

    seat: Seat
    spell: Card


@dataclass(frozen=True, slots=True)
class MirrorCancelled(Event):
    """Mirror, used to cancel: the spell has no effect."""

    seat: Seat
    spell: Card


@dataclass(frozen=True, slots=True)
class MirrorBounced(Event):
    """Mirror, used to bounce: ``seat`` is now the attacker of ``target``."""

    seat: Seat
    spell: Card
    target: Seat
    named: Card | None


@dataclass(frozen=True, slots=True)
class CannotDefend(Event):
    """A spell comes at a seat whose wand is broken, so that nobody asks it to defend."""

    seat: Seat
    spell: Card


@dataclass(frozen=True, slots=True)
class Enchanted(Event):
    """Enchantment took effect: ``target`` loses its next turn.

    Attributes:
        already: it would have lost it anyway; it is still one turn.
    """

    seat: Seat
    target: Seat
    already: bool


@dataclass(frozen=True, slots=True)
class CardHandedOver(Event):
    """Possession took effect: ``target`` had the named card and gave it to ``seat``."""

    reveals: ClassVar[bool] = True
    seat: Seat
    target: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class CardNotHeld(Event):
    """Possession missed: ``target`` does not hold the named card."""

    reveals: ClassVar[bool] = True
    seat: Seat
    target: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class CauldronBlocked(Event):
    """Cauldron Block took effect until the end of the attacker's next turn.

    Attributes:
        already: the cauldron was blocked; this spell takes the place of the earlier one.
    """

    seat: Seat
    target: Seat
    already: bool


@dataclass(frozen=True, slots=True)
class CauldronRelit(Event):
    """A blocked cauldron is active again."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class WandBroken(Event):
    """Wand Break took effect until the end of the attacker's next turn.

    Attributes:
        already: the wand was broken; this spell takes the place of the earlier one.
    """

    seat: Seat
    target: Seat
    already: bool


@dataclass(frozen=True, slots=True)
class WandMended(Event):
    """A broken wand is whole again."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CauldronsSwapped(Event):
    """Cauldron Theft took effect: the two seats swapped cauldrons with what lies in them."""

    seat: Seat
    target: Seat


@dataclass(frozen=True, slots=True)
class CauldronExploded(Event):
    """Explosion took effect: these ingredients went to the discard pile."""

    seat: Seat
    target: Seat
    ingredients: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class IngredientAdded(Event):
    """A fantastic ingredient was laid beside the seat's own cauldron."""

    seat: Seat
    ingredient: Card
    missing: int


@dataclass(frozen=True, slots=True)
class CardDiscarded(Event):
    """A card was discarded face down."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class YouDiscarded(Event):
    """To one seat: which card it discarded."""

    card: Card


@dataclass(frozen=True, slots=True)
class PileReshuffled(Event):
    """The draw pile ran out; the discard pile was shuffled to be the new one."""

    cards: int


@dataclass(frozen=True, slots=True)
class CardsDrawn(Event):
    """A seat drew cards at the end of its turn."""

    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class YouDrew(Event):
    """To one seat: the cards it drew."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class RitualCompleted(Event):
    """A seat has the five fantastic ingredients in its cauldron and wins."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class VictoryDeclared(Event):
    """A seat shows three golden cauldrons and wins."""

    seat: Seat
