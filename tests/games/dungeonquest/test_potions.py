"""Potions: finding, keeping and drinking them."""

import pytest

from rules.dungeonquest import events
from rules.dungeonquest.cards import POTIONS, Card, CryptCard, RoomCard, deck_of
from rules.dungeonquest.monsters import Potion
from rules.dungeonquest.state import Cause
from tests.games.dungeonquest.layout import VOLRIK, A, B, Dungeon, dungeon
from tests.games.dungeonquest.steps import ROOM, deals_with, lowest, options, question


def drinks(roll: int, life: int = 9, potion: Card = RoomCard.POTION) -> Dungeon:
    """Let Volrik, of 15 life points at most, drink a potion as his turn begins."""
    table = dungeon({A: "B2"}, rooms={"B2": ROOM}, holds={A: [potion]}, life={A: life}, dice=[roll])
    table.plays(A, "drink")
    return table


@pytest.mark.parametrize(
    ("roll", "potion", "change"),
    [
        (1, Potion.GREAT_CURE, 4),
        (2, Potion.GOOD_CURE, 3),
        (3, Potion.CURE, 2),
        (4, Potion.SMALL_CURE, 1),
        *[(roll, Potion.NOTHING, 0) for roll in (5, 6, 7, 8, 9)],
        (10, Potion.SICKNESS, -2),
        (11, Potion.HALF, -4),
        (12, Potion.DEATH, -9),
    ],
)
def test_the_potion_table(roll: int, potion: Potion, change: int) -> None:
    table = drinks(roll)
    table.expect(events.PotionDrunk(A, roll, potion, change, 9 + change))
    assert table.hero().life == 9 + change


@pytest.mark.parametrize(("life", "left"), [(10, 5), (9, 5), (2, 1), (1, 1)])
def test_of_half_an_odd_number_the_lesser_part_is_lost(life: int, left: int) -> None:
    """Ruling 16."""
    assert drinks(11, life).hero().life == left


@pytest.mark.parametrize(("life", "left"), [(15, 15), (13, 15), (12, 15), (10, 14)])
def test_a_potion_never_gives_more_than_the_hero_had_at_the_start(life: int, left: int) -> None:
    """Ruling 16."""
    table = drinks(1, life)
    table.expect(events.PotionDrunk(A, 1, Potion.GREAT_CURE, left - life, left))


@pytest.mark.parametrize(("roll", "life"), [(12, 15), (10, 2), (10, 1)])
def test_a_potion_may_kill(roll: int, life: int) -> None:
    table = drinks(roll, life)
    table.expect(events.HeroDied(A, VOLRIK, Cause.POTION, 0))
    assert table.asked == [B]


def test_drinking_costs_no_turn() -> None:
    """Ruling 16."""
    table = drinks(5)
    assert {"move", "search", "wait"} <= set(options(table))
    assert "drink" not in options(table)


@pytest.mark.parametrize("potion", POTIONS, ids=lambda card: type(card).__name__)
def test_a_potion_goes_back_under_the_deck_that_it_came_from(potion: Card) -> None:
    table = drinks(5, potion=potion)
    assert table.hero().cards == ()
    assert lowest(table, deck_of(potion)) is potion


def test_who_is_unhurt_may_drink_all_the_same() -> None:
    assert drinks(6, 15).hero().cards == ()


@pytest.mark.parametrize(
    "card", [RoomCard.TRAPDOOR, RoomCard.TORCH_GOES_OUT], ids=lambda card: str(card.value)
)
def test_a_potion_may_be_drunk_before_dealing_with_a_card(card: RoomCard) -> None:
    table = dungeon(
        {A: "B2"},
        rooms={"B2": ROOM},
        holds={A: [card, CryptCard.POTION]},
        life={A: 9},
        dice=[1, 12],
    )
    assert len(options(table)) == 2
    table.plays(A, "drink")
    assert table.hero().life == 13
    assert table.hero().cards == (card,), "the hero deals with it now"


@pytest.mark.parametrize(
    "card", [RoomCard.TRAPDOOR, RoomCard.TORCH_GOES_OUT], ids=lambda card: str(card.value)
)
def test_a_potion_is_for_the_start_of_a_turn_and_not_for_later(card: RoomCard) -> None:
    """Who has climbed out or lit the torch in this turn has done something already."""
    table = dungeon({A: "B2"}, rooms={"B2": ROOM}, holds={A: [card, CryptCard.POTION]}, dice=[1])
    deals_with(table, card)
    assert options(table) == ["move", "search", "wait"]


def test_no_potion_is_drunk_while_a_spider_holds_the_hero() -> None:
    table = dungeon(
        {A: "B2"}, rooms={"B2": ROOM}, holds={A: [RoomCard.GIANT_SPIDER, CryptCard.POTION]}
    )
    assert question(table).kind == "dungeonquest-name-numbers"


def test_no_potion_is_drunk_in_a_turn_that_is_lost() -> None:
    """Rulebook 5.3: nothing at all can be done."""
    table = dungeon({A: "B2"}, rooms={"B2": ROOM}, holds={A: [CryptCard.POTION]}, lost_turns={A: 1})
    assert table.asked == [B]


def test_a_potion_may_be_drunk_in_the_treasure_chamber() -> None:
    table = dungeon({A: "G5"}, holds={A: [CryptCard.POTION]}, life={A: 9}, dice=[2])
    table.plays(A, "drink")
    assert table.hero().life == 12
    assert {"stay", "leave-chamber"} <= set(options(table))


def test_a_potion_is_drunk_as_the_turn_begins_and_not_in_combat() -> None:
    table = dungeon(
        {A: "B2"},
        rooms={"B2": ROOM},
        tiles=["normal-oooo"],
        room=["goblin"],
        holds={A: [CryptCard.POTION]},
    )
    table.goes("south")
    assert options(table) == ["attack", "wait", "escape"]
