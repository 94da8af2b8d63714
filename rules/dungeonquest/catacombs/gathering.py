"""Where a hero's catacomb cards go once they have served ("Las Catacumbas")."""

from rules.dungeonquest.cards import Deck
from rules.dungeonquest.catacombs import events
from rules.dungeonquest.state import Character, DungeonQuest
from rules.engine.table import Table


def shuffle_back(table: Table, game: DungeonQuest, character: Character) -> None:
    """Shuffle the cards that a hero has gathered into their deck; treasures stay with it."""
    if character.descent is not None:
        character.descent.kept = 0
    cards = character.gathered.take_all()
    if not cards:
        return
    deck = game.decks[Deck.CATACOMB]
    for card in cards:
        deck.put(card)
    deck.shuffle(table.stream("deck/catacomb"))
    table.tell(everyone=events.CatacombCardsShuffled(character.seat, len(cards)))
