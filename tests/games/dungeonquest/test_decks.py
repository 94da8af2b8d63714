"""Decks: cards go to the bottom, and the Shuffle card shuffles (rulebook 7)."""

from collections.abc import Callable

import pytest

from rules.dungeonquest import events
from rules.dungeonquest.cards import Card, CorpseCard, CryptCard, Deck, DoorCard, RoomCard, deck_of
from rules.dungeonquest.monsters import MonsterCard
from rules.engine.events import Event
from rules.engine.seats import Seat
from tests.games.dungeonquest.layout import A, B, Dungeon, dungeon
from tests.games.dungeonquest.steps import (
    enters,
    fights,
    lowest,
    others_wait,
    question,
    searches,
    searches_corpse,
    searches_crypt,
    springs,
)


def tries_door(*cards: str) -> Dungeon:
    """Let a hero try a door, with these cards on top of the door deck."""
    table = dungeon({A: "B2"}, rooms={"B2": "normal-oodo south"}, door=cards)
    table.goes("south")
    return table


SHUFFLING: dict[Deck, tuple[Callable[[str], Dungeon], type[Event]]] = {
    Deck.ROOM: (enters, events.RoomCardDrawn),
    Deck.TRAP: (springs, events.TrapCardDrawn),
    Deck.SEARCH: (searches, events.SearchCardDrawn),
    Deck.DOOR: (tries_door, events.DoorTried),
    Deck.CRYPT: (searches_crypt, events.CryptCardDrawn),
    Deck.CORPSE: (searches_corpse, events.CorpseCardDrawn),
}


@pytest.mark.parametrize("deck", SHUFFLING)
def test_the_shuffle_card_shuffles_its_deck_and_another_card_is_drawn(deck: Deck) -> None:
    draw, drawn = SHUFFLING[deck]
    before = list(draw("shuffle").game.feed)
    told = [told.everyone for told in before]
    shuffled = told.index(events.DeckShuffled(deck))
    cards = [event for event in told[shuffled:] if isinstance(event, drawn)]
    assert len(cards) == 1
    assert drawn not in {type(event) for event in told[:shuffled]}


@pytest.mark.parametrize("deck", SHUFFLING)
def test_the_shuffle_card_is_shuffled_into_its_deck(deck: Deck) -> None:
    draw, _ = SHUFFLING[deck]
    cards: list[Card] = list(draw("shuffle").state.decks[deck])
    assert [card.value for card in cards].count("shuffle") == 1


def test_the_monster_deck_is_never_shuffled() -> None:
    assert len(MonsterCard) == 15
    table = enters("goblin", monster=[15])
    table.answers(A, "wait")
    table.expect_no(events.DeckShuffled)


@pytest.mark.parametrize(
    ("fought", "outcome"),
    [(6, "combat"), (7, "flees")],
)
def test_a_monster_card_goes_to_the_bottom_and_so_does_the_room_card(
    fought: int, outcome: str
) -> None:
    table = enters("goblin", monster=[fought])
    table.answers(A, "attack")
    if outcome == "combat":
        fights(table, "mighty-blow", "slash")
    assert table.state.monsters.items[0] is MonsterCard(str(fought))
    assert len(table.state.monsters) == 15
    assert lowest(table, Deck.ROOM) is RoomCard.GOBLIN
    assert table.view().in_play == ()


def test_a_card_lies_in_play_until_it_is_carried_out() -> None:
    assert enters("crypt").view().in_play == (RoomCard.CRYPT,)


def test_the_room_card_goes_back_before_the_next_hero_draws() -> None:
    table = enters("empty", "vampire-bats", tiles=["normal-oooo", "normal-oooo"])
    table.goes("west", B)
    assert lowest(table, Deck.ROOM) is RoomCard.VAMPIRE_BATS
    assert table.state.decks[Deck.ROOM].items[1] is RoomCard.EMPTY


def test_a_door_card_goes_to_the_bottom() -> None:
    assert lowest(tries_door("door-jammed"), Deck.DOOR) is DoorCard.DOOR_JAMMED


@pytest.mark.parametrize("deck", SHUFFLING)
def test_no_card_is_lost_in_a_turn(deck: Deck) -> None:
    draw, _ = SHUFFLING[deck]
    fresh = len(dungeon({A: "B2"}, rooms={"B2": "normal-oooo south"}).state.decks[deck])
    table = draw("shuffle")
    while A in table.asked:
        table.answers(A, next(iter(question(table).every())))
    kept = [card for card in table.hero().cards if deck_of(card) is deck]
    assert len(table.state.decks[deck]) + len(kept) == fresh


def test_treasure_ropes_and_potions_do_not_go_back() -> None:
    table = searches_crypt("brooch")
    assert CryptCard.BROOCH not in table.state.decks[Deck.CRYPT]
    table = searches_corpse("rope")
    assert list(table.state.decks[Deck.CORPSE]).count(CorpseCard.ROPE) == 2


def test_a_second_potion_goes_back() -> None:
    table = searches("potion", holds={A: [RoomCard.POTION]})
    table.expect(events.PotionKept(A, kept=False))
    assert table.hero().cards == (RoomCard.POTION,)
    assert lowest(table, Deck.SEARCH).value == "potion"


@pytest.mark.parametrize("seat", [A, B])
def test_all_see_what_lies_beside_a_sheet(seat: Seat) -> None:
    table = searches_crypt("brooch")
    assert table.view(seat).characters[A].cards == (CryptCard.BROOCH,)
    others_wait(table)
    assert table.view(seat).characters[A].gold == 100
