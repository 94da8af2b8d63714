"""Decks: weapons, bosses, spells."""

from typing import TypeVar

from rules.engine.randomness import Stream
from rules.engine.zones import Zone

C = TypeVar("C", bound=str)


def draw(deck: Zone[C], chance: Stream) -> C:
    """Draw any card of a deck, each as likely as another.

    That is what a shuffled deck comes to, for the shuffling is done card by card. While cards are
    drawn, nothing goes back into a deck; so from one shuffle to the next they come in one order,
    whoever draws them. Where a later shuffle finds the stream depends on how many were drawn
    before, which helps nobody who does not know the seed.

    Whoever knows it can check each draw: of the deck's cards in the order of their names, it is
    the one whose place, counted from 0, is the next number of ``chance`` below their count.

    Args:
        deck: what is drawn from.
        chance: the stream of that deck, and of no other.

    Raises:
        ValueError: the deck is empty.
    """
    return deck.take(chance.pick(sorted(deck)))
