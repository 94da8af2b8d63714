"""Drawing cards and putting them back (rulebook 7)."""

from typing import TypeVar, cast

from rules.dungeonquest import events
from rules.dungeonquest.cards import DECK_OF, DECKS, Card, deck_of
from rules.dungeonquest.state import Character, DungeonQuest
from rules.engine.table import Table

C = TypeVar("C", bound=Card)

SHUFFLES = frozenset(cards["SHUFFLE"] for cards in DECKS.values() if "SHUFFLE" in cards.__members__)


def draw(table: Table, game: DungeonQuest, cards: type[C]) -> C:
    """Draw the top card of a deck; Shuffle shuffles the whole deck, and another card is drawn.

    The card lies in play until it is put back or kept. Source: rulebook 7.
    """
    deck = DECK_OF[cards]
    pile = game.decks[deck]
    card = pile.draw()
    while card in SHUFFLES:
        pile.put(card)
        pile.shuffle(table.stream(f"deck/{deck}"))
        table.tell(everyone=events.DeckShuffled(deck))
        card = pile.draw()
    game.in_play.put(card)
    return cast("C", card)


def put_back(game: DungeonQuest, card: Card) -> None:
    """Put a card that was carried out under its deck (rulebook 7)."""
    game.decks[deck_of(card)].put_under(game.in_play.take(card))


def keep(game: DungeonQuest, character: Character, card: Card) -> None:
    """Lay a card that was drawn beside a hero's sheet."""
    character.held.put(game.in_play.take(card))


def hand_in(game: DungeonQuest, character: Character, card: Card) -> None:
    """Put a card from beside a hero's sheet under its deck."""
    game.decks[deck_of(card)].put_under(character.held.take(card))
