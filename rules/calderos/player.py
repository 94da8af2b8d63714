"""A sensible bot player for Guerra de Calderos; it knows its own view and nothing else.

It puts a number on each legal answer and gives the best one. All numbers are in the same unit:
what the first ingredient in one's cauldron is worth.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any, TypeAlias

from pydantic import JsonValue

from rules.calderos.content import GOLDEN_TO_WIN, INGREDIENTS, Card, box
from rules.calderos.questions import Act, Defend, Defense, TakeAction
from rules.calderos.view import CalderosView, PlaceView
from rules.engine.questions import Question
from rules.engine.randomness import Stream
from rules.engine.seats import Seat

_INGREDIENTS = frozenset(INGREDIENTS)

VICTORY = 100.0
PROGRESS = (0.0, 1.0, 2.2, 3.8, 6.5, VICTORY)
"""What a cauldron is worth by the number of ingredients beside it."""

FITTING_IN_HAND = 0.6
"""An ingredient in hand that the cauldron lacks."""

SPARE_IN_HAND = 0.1
"""An ingredient in hand that lies beside the cauldron already, or a second copy of one."""

GOLDEN_IN_HAND = (0.0, 0.8, 8.0, 50.0)
"""Golden cauldrons by how many are in hand; more than three are no better."""

KEPT = {
    Card.ENCHANTMENT: 0.6,
    Card.POSSESSION: 0.6,
    Card.CAULDRON_BLOCK: 0.5,
    Card.WAND_BREAK: 0.3,
    Card.CAULDRON_THEFT: 1.6,
    Card.EXPLOSION: 1.2,
    Card.COUNTERSPELL: 1.5,
    Card.MIRROR: 1.8,
}
"""What a spell or a defense in hand is worth for later turns."""

RIVALS_LOSS = 1.0
"""What a rival's loss is worth to a player, shared among all rivals that it profits."""

LEADERS_TURN = 6.0
"""The next turn of a rival who lacks one ingredient: it may win with it."""

ORDINARY_TURN = 0.7
"""The next turn of any other rival, or of oneself."""

EXPOSED = 0.15
"""To be unable to attack or defend for a turn, for each ingredient one has to lose."""

GIVES_SPARE = 2.5
"""How much likelier a rival holds an ingredient that it cannot add, having it already."""

Worth: TypeAlias = Callable[[list[Any]], float]


def sensible(view: CalderosView, question: Question[Any], stream: Stream) -> JsonValue:
    """Give the answer that looks best from the own place; among equals, any of them."""
    if isinstance(question, TakeAction):
        return best(question.every(), Thoughts(view).of_action, stream)
    if isinstance(question, Defend):
        return best(question.every(), Thoughts(view).of_defense(question), stream)
    return question.sample(stream)


def best(answers: Iterable[Any], worth: Worth, stream: Stream) -> JsonValue:
    """Return one of the answers that are worth most."""
    rated = [(worth(answer), answer) for answer in answers]
    most = max(value for value, _ in rated)
    chosen: JsonValue = stream.pick([answer for value, answer in rated if value == most])
    return chosen


@cache
def copies(players: int) -> Mapping[Card, int]:
    """Return how many of each card are in play."""
    return Counter(box().cards(players))


def beside(place: PlaceView) -> frozenset[Card]:
    """Return the ingredients beside a player's cauldron."""
    return frozenset(place.cauldron.ingredients) if place.cauldron else frozenset()


def lacks_one(ingredients: frozenset[Card]) -> bool:
    """Tell whether one more ingredient completes a ritual."""
    return len(ingredients) == len(INGREDIENTS) - 1


def is_blocked(place: PlaceView) -> bool:
    """Tell whether a player's cauldron is blocked."""
    return place.cauldron is not None and place.cauldron.blocked


class Thoughts:
    """What one player makes of what it sees."""

    def __init__(self, view: CalderosView) -> None:
        self.me = view.places[view.viewer or 0]
        self.places = view.places
        self.hand = Counter(view.hand)
        self.beside = tuple(beside(place) for place in view.places)
        self.mine = self.beside[self.me.seat]
        self.unseen = Counter(copies(len(view.places)))
        self.unseen.subtract(view.hand)
        for ingredients in self.beside:
            self.unseen.subtract(ingredients)
        self.rivals = len(view.places) - 1
        self.share = RIVALS_LOSS / self.rivals

    def of_action(self, answer: list[Any]) -> float:
        """Rate an action of one's own turn."""
        match answer:
            case (Act.ATTACK, spell, target, *name):
                return self.of_spell(spell, target, name) - self.kept(spell)
            case (Act.ADD, ingredient):
                return self.of_adding(ingredient)
            case (Act.DISCARD, card):
                return -self.kept(card)
            case _:
                return VICTORY

    def of_defense(self, question: Defend) -> Worth:
        """Return what rates the answers to a spell."""
        harm = self.harm(question)

        def worth(answer: list[Any]) -> float:
            match answer:
                case (Defense.ENDURE,):
                    return -harm
                case (Defense.COUNTERSPELL,):
                    return -self.kept(Card.COUNTERSPELL)
                case (Defense.MIRROR_BOUNCE, target, *name):
                    return self.of_spell(question.spell, target, name) - self.kept(Card.MIRROR)
                case _:
                    return -self.kept(Card.MIRROR)

        return worth

    def kept(self, card: Card) -> float:
        """Return what one loses with one copy of a card from the own hand."""
        held = self.hand[card]
        if card is Card.GOLDEN_CAULDRON:
            return self.golden(held) - self.golden(held - 1)
        if card not in INGREDIENTS:
            return KEPT[card]
        return FITTING_IN_HAND if card not in self.mine and held == 1 else SPARE_IN_HAND

    def golden(self, held: int) -> float:
        """Return what a number of golden cauldrons in hand is worth."""
        return GOLDEN_IN_HAND[min(held, GOLDEN_TO_WIN)]

    def cauldron(self, ingredients: frozenset[Card]) -> float:
        """Return what a cauldron is worth to oneself, with what is in hand for it."""
        fitting = sum(1 for card in INGREDIENTS if self.hand[card] and card not in ingredients)
        return PROGRESS[len(ingredients)] + FITTING_IN_HAND * fitting

    def of_adding(self, ingredient: Card) -> float:
        """Rate the adding of an ingredient; of several, the scarcest first."""
        more = PROGRESS[len(self.mine) + 1] - PROGRESS[len(self.mine)]
        return more - 0.01 * self.unseen[ingredient]

    def of_spell(self, spell: Card, target: Seat, name: list[Card]) -> float:
        """Rate a spell cast at a rival, as far as it is not defended."""
        rival = self.places[target]
        match spell:
            case Card.ENCHANTMENT:
                return 0.0 if rival.enchanted else self.of_stopping(rival) + self.next_turn()
            case Card.CAULDRON_BLOCK:
                return 0.0 if is_blocked(rival) else self.of_stopping(rival)
            case Card.WAND_BREAK:
                exposed = EXPOSED * (1 + len(self.beside[rival.seat]))
                return 0.0 if rival.wand_broken else exposed * self.share
            case Card.CAULDRON_THEFT:
                return self.of_swapping(rival)
            case Card.EXPLOSION:
                return self.share * PROGRESS[len(self.beside[rival.seat])] + self.danger(rival)
            case _:
                return self.of_possession(rival, name[0])

    def danger(self, rival: PlaceView) -> float:
        """Return what it is worth that a rival cannot complete its ritual in its next turn."""
        stopped = rival.enchanted or is_blocked(rival)
        return LEADERS_TURN if lacks_one(self.beside[rival.seat]) and not stopped else 0.0

    def of_stopping(self, rival: PlaceView) -> float:
        """Rate that a rival adds nothing in its next turn."""
        already = rival.enchanted or is_blocked(rival)
        return 0.0 if already else max(self.danger(rival), self.share * ORDINARY_TURN)

    def next_turn(self) -> float:
        """Return what an enchanted rival's lost turn gives back: with two players, a turn."""
        return ORDINARY_TURN if self.rivals == 1 else 0.0

    def of_swapping(self, rival: PlaceView) -> float:
        """Rate a swap of cauldrons."""
        theirs = self.beside[rival.seat]
        gain = self.cauldron(theirs) - self.cauldron(self.mine)
        loss = PROGRESS[len(theirs)] - PROGRESS[len(self.mine)]
        return gain + self.share * loss + self.danger(rival)

    def of_possession(self, rival: PlaceView, card: Card) -> float:
        """Rate the asking for a card: to have it, and that a leader has it no more."""
        lacked_by_leader = (
            self.danger(rival) if card in _INGREDIENTS - self.beside[rival.seat] else 0.0
        )
        return self.chance(rival, card) * self.of_receiving(card) + lacked_by_leader

    def of_receiving(self, card: Card) -> float:
        """Rate one more copy of a card in the own hand."""
        held = self.hand[card]
        if card is Card.GOLDEN_CAULDRON:
            return self.golden(held + 1) - self.golden(held)
        if card not in INGREDIENTS:
            return KEPT[card]
        return SPARE_IN_HAND if held or card in self.mine else FITTING_IN_HAND

    def chance(self, rival: PlaceView, card: Card) -> float:
        """Guess how likely a rival holds a card, from what lies open and what was seen."""
        hidden = max(1, self.unseen.total())
        likely = rival.hand_size * self.unseen[card] / hidden
        return min(1.0, likely * (GIVES_SPARE if card in self.beside[rival.seat] else 1.0))

    def harm(self, question: Defend) -> float:
        """Return what a spell costs oneself if one endures it."""
        match question.spell:
            case Card.POSSESSION:
                named = question.named
                return self.kept(named) if named and self.hand[named] else 0.0
            case Card.ENCHANTMENT:
                return 0.0 if self.me.enchanted else self.own_turn()
            case Card.CAULDRON_BLOCK:
                return 0.0 if is_blocked(self.me) else self.own_adding()
            case Card.WAND_BREAK:
                return EXPOSED * (1 + len(self.mine)) + self.own_declaring()
            case Card.EXPLOSION:
                return PROGRESS[len(self.mine)]
            case _:
                return -self.of_swapping(self.places[question.attacker])

    def own_turn(self) -> float:
        """Return what the own next turn is worth."""
        return max(ORDINARY_TURN, self.own_adding(), self.own_declaring())

    def own_adding(self) -> float:
        """Return what it is worth to add an ingredient in the own next turn."""
        if not any(self.hand[card] for card in _INGREDIENTS - self.mine):
            return 0.0
        return VICTORY if lacks_one(self.mine) else ORDINARY_TURN

    def own_declaring(self) -> float:
        """Return what it is worth to show golden cauldrons in the own next turn."""
        return VICTORY if self.hand[Card.GOLDEN_CAULDRON] >= GOLDEN_TO_WIN else 0.0
