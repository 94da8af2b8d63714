"""The cards of the room deck, but monsters, sneak attacks and the giant spider."""

import pytest

from rules.dungeonquest import events
from rules.dungeonquest.cards import CorpseCard, Deck, RoomCard
from rules.dungeonquest.events import Trial, Turning
from rules.dungeonquest.questions import Danger
from rules.dungeonquest.state import Cause
from tests.games.dungeonquest.layout import ROHAN, VOLRIK, A, B, dungeon
from tests.games.dungeonquest.steps import ROOM, enters, lowest, options, others_wait, question


def test_in_an_empty_room_nothing_happens() -> None:
    table = enters("empty")
    table.expect(
        events.RoomCardDrawn(A, RoomCard.EMPTY), events.TurnBegan(B, table.hero(B).hero, "M1")
    )
    table.expect_no(events.LifeLost)
    assert (table.where(), table.hero().life) == ("B3", 15)


def test_a_crypt_may_be_left_alone() -> None:
    table = enters("crypt")
    assert question(table).kind == "dungeonquest-search-crypt"
    table.answers(A, raw=False)
    table.expect(events.CryptLeft(A))
    table.expect_no(events.CryptCardDrawn)
    assert lowest(table, Deck.ROOM) is RoomCard.CRYPT
    assert table.asked == [B]


def test_a_dead_adventurer_may_be_left_alone() -> None:
    table = enters("dead-adventurer")
    assert question(table).kind == "dungeonquest-search-corpse"
    table.answers(A, raw=False)
    table.expect(events.CorpseLeft(A))
    table.expect_no(events.CorpseCardDrawn)
    assert lowest(table, Deck.ROOM) is RoomCard.DEAD_ADVENTURER
    assert table.asked == [B]


@pytest.mark.parametrize(("roll", "lost"), [(1, 0), (2, 0), (3, 1), (6, 4)])
def test_vampire_bats_cost_d6_less_2(roll: int, lost: int) -> None:
    table = enters("vampire-bats", dice=[roll])
    table.expect(events.LifeLost(A, Cause.VAMPIRE_BATS, "D6-2", roll, lost, 15 - lost))
    assert lowest(table, Deck.ROOM) is RoomCard.VAMPIRE_BATS
    assert table.asked == [B]


@pytest.mark.parametrize(("roll", "lost"), [(3, 0), (4, 0), (5, 1), (12, 8)])
def test_a_crossfire_trap_costs_d12_less_armour(roll: int, lost: int) -> None:
    table = enters("crossfire-trap", dice=[roll])
    table.expect(events.LifeLost(A, Cause.CROSSFIRE_TRAP, "D12-armour", roll, lost, 15 - lost))


def test_armour_is_each_hero_s_own() -> None:
    table = enters("crossfire-trap", heroes=[ROHAN], dice=[12])
    table.expect(events.LifeLost(A, Cause.CROSSFIRE_TRAP, "D12-armour", 12, 3, 14))


def test_a_cave_in_card_kills_who_names_the_number_that_is_rolled() -> None:
    table = enters("cave-in", dice=[4])
    table.answers(A, 4)
    table.expect(
        events.CeilingFell(A, named=4, roll=4, crushed=True),
        events.HeroDied(A, VOLRIK, Cause.CAVE_IN, 0),
    )
    assert table.hero().life == 0


def test_a_cave_in_card_costs_d6_if_another_number_is_rolled() -> None:
    table = enters("cave-in", dice=[3, 5])
    table.answers(A, 4)
    table.expect(
        events.CeilingFell(A, named=4, roll=3, crushed=False),
        events.LifeLost(A, Cause.CAVE_IN, "D6", 5, 5, 10),
    )
    assert table.asked == [B]
    others_wait(table)
    assert table.may(A, "move"), "unlike the tile, the card leaves nothing behind"


def test_only_numbers_of_the_die_are_named_to_a_cave_in_card() -> None:
    assert options(enters("cave-in")) == [1, 2, 3, 4, 5, 6]


def test_a_trapdoor_is_avoided_by_a_d12_within_agility() -> None:
    """Ruling 35: then nothing else happens in the room."""
    table = enters("trapdoor", dice=[7])
    table.expect(events.AgilityTried(A, Trial.TRAPDOOR, 7, 7, passed=True))
    table.expect_no(events.LifeLost)
    assert lowest(table, Deck.ROOM) is RoomCard.TRAPDOOR
    assert table.asked == [B]
    others_wait(table)
    assert table.may(A, "move")


def test_who_falls_through_a_trapdoor_climbs_out_by_a_d12_within_agility() -> None:
    table = enters("trapdoor", dice=[8, 6, 12, 7])
    table.expect(
        events.AgilityTried(A, Trial.TRAPDOOR, 8, 7, passed=False),
        events.LifeLost(A, Cause.TRAPDOOR, "D6", 6, 6, 9),
    )
    assert table.hero().cards == (RoomCard.TRAPDOOR,)
    assert table.asked == [B]
    table.plays(B, "wait")
    table.expect(events.AgilityTried(A, Trial.CLIMB, 12, 7, passed=False))
    assert table.asked == [B], "a failed try is all there is to the turn"
    table.plays(B, "wait")
    table.expect(events.AgilityTried(A, Trial.CLIMB, 7, 7, passed=True))
    assert table.hero().cards == ()
    assert lowest(table, Deck.ROOM) is RoomCard.TRAPDOOR
    assert table.may(A, "move")
    assert table.may(A, "search"), "a turn as usual follows"


def test_a_rope_helps_out_of_a_trapdoor_and_is_kept() -> None:
    """Ruling 24; it does not keep anybody from falling."""
    table = enters("trapdoor", dice=[12, 1], holds={A: [CorpseCard.ROPE]})
    table.expect(events.LifeLost(A, Cause.TRAPDOOR, "D6", 1, 1, 14))
    table.plays(B, "wait")
    table.expect(events.ClimbedOutByRope(A))
    table.expect_no(events.AgilityTried)
    assert table.hero().cards == (CorpseCard.ROPE,)
    assert table.may(A, "move")


def test_when_the_torch_goes_out_the_turn_ends_and_the_card_stays_with_the_hero() -> None:
    table = enters("torch-goes-out")
    assert table.hero().cards == (RoomCard.TORCH_GOES_OUT,)
    assert table.asked == [B]
    table.plays(B, "wait")
    assert question(table).danger is Danger.NO_TORCH
    table.refuses(A, 1, 2)
    table.refuses(A, 1, 2, 3, 4)
    table.refuses(A, 1, 1, 2)


def test_one_of_three_numbers_lights_the_torch_again() -> None:
    table = enters("torch-goes-out", dice=[6])
    table.plays(B, "wait")
    table.plays(A, 2, 4, 6)
    table.expect(events.NumbersNamed(A, Danger.NO_TORCH, (2, 4, 6), 6, success=True))
    assert table.hero().cards == ()
    assert lowest(table, Deck.ROOM) is RoomCard.TORCH_GOES_OUT
    assert table.may(A, "move")


def test_another_number_costs_the_turn() -> None:
    table = enters("torch-goes-out", dice=[5])
    table.plays(B, "wait")
    table.plays(A, 2, 4, 6)
    table.expect(events.NumbersNamed(A, Danger.NO_TORCH, (2, 4, 6), 5, success=False))
    assert table.hero().cards == (RoomCard.TORCH_GOES_OUT,)
    assert table.asked == [B]
    table.plays(B, "wait")
    assert question(table).danger is Danger.NO_TORCH


@pytest.mark.parametrize(
    ("roll", "turning", "headings"),
    [
        (1, Turning.CLOCKWISE, ("west", "north")),
        (2, Turning.CLOCKWISE, ("west", "north")),
        (3, Turning.HALF, ("north", "east")),
        (4, Turning.HALF, ("north", "east")),
        (5, Turning.ANTICLOCKWISE, ("east", "south")),
        (6, Turning.ANTICLOCKWISE, ("east", "south")),
    ],
)
def test_the_wizard_s_curse_turns_all_corridors(
    roll: int, turning: Turning, headings: tuple[str, str]
) -> None:
    table = enters(
        "wizards-curse",
        rooms={"B2": ROOM, "E5": "corridor-owow south", "H8": "corridor-oowo west"},
        dice=[roll],
    )
    table.expect(events.CorridorsTurned(A, roll, turning, corridors=2))
    assert (table.tile("E5").heading, table.tile("H8").heading) == headings
    assert (table.tile("B2").heading, table.tile("B3").heading) == ("south", "south")
    assert table.asked == [B]


def test_a_corridor_that_was_turned_shuts_the_way() -> None:
    """A straight corridor from north to south leads from west to east after a quarter turn."""
    table = dungeon(
        {A: "B2", B: "E4"},
        rooms={"B2": ROOM, "E4": ROOM, "E5": "corridor-owow south"},
        tiles=["normal-oooo"],
        room=["wizards-curse"],
        dice=[1],
    )
    table.goes("south")
    assert table.may(B, "move", "north")
    assert not table.may(B, "move", "south")


def test_a_potion_is_kept() -> None:
    table = enters("potion")
    table.expect(events.PotionKept(A, kept=True))
    assert table.hero().cards == (RoomCard.POTION,)
    assert table.hero().gold == 0


@pytest.mark.parametrize(("card", "gold"), [("bracelet", 40), ("jewellery", 30)])
def test_treasures_of_the_room_deck(card: str, gold: int) -> None:
    table = enters(card)
    table.expect(events.GoldFound(A, gold))
    assert table.hero().cards == (RoomCard(card),)
    assert table.hero().gold == gold
    assert table.asked == [B]
