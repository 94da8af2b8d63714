"""What comes in the box of the Catacombs ("Uso de DungeonQuest Catacombs")."""

from collections import Counter

import pytest

from rules.dungeonquest import RULEBOOK
from rules.dungeonquest.cards import (
    CatacombCard,
    CryptCard,
    Deck,
    RoomCard,
    SearchCard,
    TrapCard,
    Treasure,
    cards_of,
    treasure_tokens,
    worth_of_tokens,
)
from rules.dungeonquest.catacombs.amulet_cards import Amulet
from rules.dungeonquest.heroes import Box
from rules.dungeonquest.options import DungeonOptions, RoomDeck
from rules.dungeonquest.tiles import TileKind, tile_pile
from tests.games.scenario import Scenario

BOTH = (Box.BASE, Box.CATACOMBS)


def added(deck: Deck) -> Counter[str]:
    """Return how often the cards that the box adds to a deck are in it, by their names."""
    there = Counter(cards_of(deck, BOTH, RoomDeck.HARDER))
    there.subtract(cards_of(deck))
    return Counter({card.value: copies for card, copies in there.items() if copies})


def test_twenty_tiles_are_mixed_with_the_others() -> None:
    there = Counter(tile.face.kind for tile in tile_pile(BOTH))
    there.subtract(tile.face.kind for tile in tile_pile())
    assert {kind: copies for kind, copies in there.items() if copies} == {
        TileKind.NORMAL: 7,
        TileKind.PASSAGE: 6,
        TileKind.BRIDGE: 4,
        TileKind.CORRIDOR: 2,
        TileKind.WEB: 1,
    }


@pytest.mark.parametrize(
    ("deck", "size"),
    [
        (Deck.ROOM, 12),
        (Deck.SEARCH, 12),
        (Deck.CRYPT, 2),
        (Deck.TRAP, 2),
        (Deck.DOOR, 0),
        (Deck.CORPSE, 0),
        (Deck.CATACOMB, 32),
    ],
)
def test_so_many_cards_are_added_to_a_deck(deck: Deck, size: int) -> None:
    assert added(deck).total() == size


def test_what_the_new_cards_are() -> None:
    assert added(Deck.ROOM) == {
        RoomCard.PASSAGE_DOWN.value: 3,
        RoomCard.SNOTLINGS.value: 3,
        RoomCard.SPEAR_TRAP.value: 2,
        RoomCard.VAMPIRE.value: 2,
        RoomCard.AMULET.value: 1,
        RoomCard.SHADOW_OF_DOOM.value: 1,
    }
    assert added(Deck.SEARCH) == {
        SearchCard.PASSAGE_DOWN.value: 4,
        SearchCard.SURPRISE.value: 4,
        SearchCard.AMULET.value: 2,
        SearchCard.WIZARDS_AMULET_LEFT.value: 1,
        SearchCard.WIZARDS_AMULET_RIGHT.value: 1,
    }
    assert added(Deck.CRYPT) == {CryptCard.AMULET.value: 2}
    assert added(Deck.TRAP) == {TrapCard.SPEAR_TRAP.value: 2}
    assert added(Deck.CATACOMB) == {
        CatacombCard.EMPTY.value: 19,
        CatacombCard.EXIT.value: 3,
        CatacombCard.HOLE.value: 2,
        CatacombCard.RATS.value: 2,
        CatacombCard.TORCH_GOES_OUT.value: 2,
        CatacombCard.CAVE_TROLL.value: 1,
        CatacombCard.GIANT_WORM.value: 1,
        CatacombCard.CHEST.value: 1,
        CatacombCard.DIAMOND.value: 1,
    }


def test_seven_old_room_cards_leave_the_deck() -> None:
    left = Counter(cards_of(Deck.ROOM, BOTH, RoomDeck.HARDER))
    left.subtract(cards_of(Deck.ROOM, BOTH))
    assert {card for card, copies in left.items() if copies == 1} == {
        RoomCard.GIANT_SPIDER,
        RoomCard.VAMPIRE_BATS,
        RoomCard.ORC,
        RoomCard.DEATH_WARRIOR,
        RoomCard.GOBLIN,
        RoomCard.MOUNTAIN_TROLL,
        RoomCard.TORCH_GOES_OUT,
    }
    assert left.total() == 7


def decks(room_deck: RoomDeck) -> Scenario:
    """Begin a game with the Catacombs and one of the room decks."""
    return Scenario(RULEBOOK, 2, options=DungeonOptions(catacombs=True, room_deck=room_deck))


@pytest.mark.parametrize(
    ("room_deck", "size", "empty"),
    [(RoomDeck.BALANCED, 89, 34), (RoomDeck.HARDER, 96, 34), (RoomDeck.HARDEST, 62, 0)],
)
def test_a_harder_room_deck_keeps_all_dangers_and_the_hardest_has_no_empty_rooms(
    room_deck: RoomDeck, size: int, empty: int
) -> None:
    cards = decks(room_deck).state.decks[Deck.ROOM].items
    assert (len(cards), cards.count(RoomCard.EMPTY)) == (size, empty)


@pytest.mark.parametrize("room_deck", RoomDeck)
def test_the_room_deck_changes_no_other_deck(room_deck: RoomDeck) -> None:
    there = decks(room_deck).state.decks
    assert there[Deck.SEARCH].items.count(SearchCard.EMPTY) == 3
    assert len(there[Deck.CATACOMB]) == 32


def test_without_the_catacombs_the_room_deck_is_as_it_was() -> None:
    options = DungeonOptions(room_deck=RoomDeck.HARDEST)
    assert len(Scenario(RULEBOOK, 2, options=options).state.decks[Deck.ROOM]) == 84


def test_eight_tokens_go_into_the_cup() -> None:
    there = Counter(treasure_tokens(BOTH))
    there.subtract(treasure_tokens())
    new = [token for token, copies in there.items() for _ in range(copies)]
    assert sorted(token.gold for token in new) == [0, 0, 250, 600, 700, 900, 1100, 1300]
    assert {Treasure.SPELL_BOOK, Treasure.CHEST} < set(new)


def test_the_pair_is_worth_ten_thousand_and_each_half_by_itself_less() -> None:
    pair = [Treasure.PAIR_OF_1100, Treasure.PAIR_OF_700]
    assert [worth_of_tokens([half]) for half in pair] == [1100, 700]
    assert worth_of_tokens([*pair, Treasure.GUINEAS_100]) == 10_100


def test_there_is_one_of_each_of_eleven_amulets() -> None:
    amulets = decks(RoomDeck.BALANCED).state.amulets.items
    assert len(amulets) == 11
    assert set(amulets) == set(Amulet)
