"""What the game master of Guerra de Calderos asks."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import ClassVar

from typing_extensions import override

from rules.calderos.content import ATTACKS, GOLDEN_TO_WIN, INGREDIENTS, Card, in_order
from rules.calderos.state import Calderos, Place
from rules.engine.questions import Branches, ChooseOne, ChoosePath, Key, Path
from rules.engine.seats import Seat

NAMES = tuple(Card)
"""What Possession may name: any card of the deck (ruling 14)."""


class Act(StrEnum):
    """The one action of a turn."""

    ATTACK = "attack"
    ADD = "add"
    DISCARD = "discard"
    DECLARE = "declare"


class Defense(StrEnum):
    """What a target may do about a spell."""

    ENDURE = "endure"
    COUNTERSPELL = "counterspell"
    MIRROR_CANCEL = "mirror-cancel"
    MIRROR_BOUNCE = "mirror-bounce"


@dataclass(frozen=True, slots=True)
class ChooseCharacter(ChooseOne):
    """Choose a character card; the cauldron of its colour comes with it."""

    kind: ClassVar[str] = "calderos-choose-character"
    public: ClassVar[bool] = True
    part: ClassVar[str] = "student"


@dataclass(frozen=True, slots=True)
class TakeAction(ChoosePath):
    """Take the one action of your turn.

    Answers: ``attack, card, target[, name]``; ``add, card``; ``discard, card``; ``declare``.

    Attributes:
        broken_until: who broke the own wand, which bars attacks and a declaration; None if whole.
        blocked_until: who blocked the own cauldron, which bars ingredients and a declaration.
        golden: a declaration of three golden cauldrons is possible.
    """

    kind: ClassVar[str] = "calderos-take-action"
    parts: ClassVar[tuple[str, ...]] = ("act", "card", "target", "name")
    broken_until: Seat | None
    blocked_until: Seat | None
    golden: bool

    @override
    def shown(self, answer: Path) -> object:
        """Return the action; but a discard lies face down (rulebook, "Player's Turn" III)."""
        return answer[:1] if answer[0] is Act.DISCARD else answer


@dataclass(frozen=True, slots=True)
class Defend(ChoosePath):
    """A spell comes at you: endure it or spend a defense card.

    Answers: ``endure``; ``counterspell``; ``mirror-cancel``; ``mirror-bounce, target[, name]``.
    The question tells what everybody knows of the spell.
    """

    kind: ClassVar[str] = "calderos-defend"
    public: ClassVar[bool] = True
    parts: ClassVar[tuple[str, ...]] = ("defense", "target", "name")
    spell: Card
    attacker: Seat
    named: Card | None


def may_add(place: Place) -> tuple[Card, ...]:
    """Return the ingredients in hand that may be added to the own cauldron now.

    Source: rulebook, "Player's Turn" II and "Using Cauldron Block".
    """
    own = place.own
    if own.blocked:
        return ()
    held, there = place.hand.items, own.ingredients.items
    return tuple([card for card in INGREDIENTS if card in held and card not in there])


def may_declare(place: Place) -> bool:
    """Tell whether three golden cauldrons may be declared now.

    Source: rulebook, "Using Golden Cauldron".
    """
    return (
        place.hand.items.count(Card.GOLDEN_CAULDRON) >= GOLDEN_TO_WIN
        and not place.own.blocked
        and not place.broken
    )


@cache
def aims(players: int) -> tuple[Mapping[Card, Branches], ...]:
    """Return, by seat and spell, whom it may be aimed at, and for Possession what it may name."""
    seats = [Seat(number) for number in range(players)]
    rivals = (tuple(rival for rival in seats if rival != seat) for seat in seats)
    return tuple(
        dict.fromkeys(ATTACKS, others) | {Card.POSSESSION: dict.fromkeys(others, NAMES)}
        for others in rivals
    )


def take_action(game: Calderos, place: Place) -> TakeAction:
    """Return the question of a turn, with all that is legal now; the hand is not empty.

    Source: rulebook, "Player's Turn"; rulings 10, 11 and 13.
    """
    cards = in_order(set(place.hand.items))
    broken, blocked = place.broken, place.own.blocked
    branches: dict[Key, Branches | None] = {}
    if not broken:
        aim = aims(len(game.places))[place.seat]
        attacks: Mapping[Key, Branches | None] = {card: aim[card] for card in cards if card in aim}
        if attacks:
            branches[Act.ATTACK] = attacks
    if ingredients := may_add(place):
        branches[Act.ADD] = ingredients
    branches[Act.DISCARD] = cards
    golden = may_declare(place)
    if golden:
        branches[Act.DECLARE] = None
    return TakeAction(
        branches,
        broken.caster if broken else None,
        blocked.caster if blocked else None,
        golden,
    )


def defend(game: Calderos, place: Place, spell: Card, attacker: Seat, named: Card | None) -> Defend:
    """Return the question put to a target, whatever it holds.

    Source: rulebook, "Defense Rules"; rulings 14 to 16.
    """
    branches: dict[Key, Branches | None] = {Defense.ENDURE: None}
    if Card.COUNTERSPELL in place.hand:
        branches[Defense.COUNTERSPELL] = None
    if Card.MIRROR in place.hand:
        branches[Defense.MIRROR_CANCEL] = None
        branches[Defense.MIRROR_BOUNCE] = aims(len(game.places))[place.seat][spell]
    return Defend(branches, spell, attacker, named)
