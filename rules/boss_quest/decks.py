"""Decks: weapons, bosses, spells."""

from typing import TypeVar

from rules.engine.randomness import Stream
from rules.engine.zones import Zone

C = TypeVar("C", bound=str)


def draw(deck: Zone[C], chance: Stream) -> C:
    """Draw any card of a deck, each as likely as another.

    That is what a shuffled deck comes to. The cards lie in no order before they are drawn, so
    that there is none to be known, and a deck that gets cards back needs no new shuffling.

    Raises:
        ValueError: the deck is empty.
    """
    return deck.take(chance.pick(sorted(deck)))
