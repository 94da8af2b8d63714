"""The cards of the search deck."""

import pytest

from rules.dungeonquest import events
from rules.dungeonquest.cards import Deck, RoomCard, SearchCard
from rules.dungeonquest.squares import ChamberExit, Direction, Tower
from rules.dungeonquest.state import Cause
from rules.dungeonquest.tiles import Tile
from tests.games.dungeonquest.layout import A, B, Dungeon, dungeon
from tests.games.dungeonquest.steps import ROOM, lowest, options, others_wait, searches

CELL = "normal-owww"
"""A dead end: walls on three sides."""


def finds_secret_door(at: str, heading: str = "south") -> Dungeon:
    """Let a hero find a secret door in a dead end."""
    table = dungeon(
        {A: at},
        rooms={at: f"{CELL} {heading}"},
        tiles=["normal-oooo"],
        room=["empty"],
        search=["secret-door"],
    )
    table.plays(A, "search")
    return table


@pytest.mark.parametrize("card", ["empty", "giant-centipede", "potion", "trap"])
def test_a_search_shows_its_card_to_all(card: str) -> None:
    table = searches(card)
    table.expect(events.SearchCardDrawn(A, SearchCard(card)))


def test_a_search_may_find_nothing() -> None:
    table = searches("empty")
    table.expect_no(events.LifeLost, events.GoldFound)
    assert lowest(table, Deck.SEARCH) is SearchCard.EMPTY
    assert table.asked == [B]


def test_the_giant_centipede_costs_d12() -> None:
    table = searches("giant-centipede", dice=[9])
    table.expect(events.LifeLost(A, Cause.GIANT_CENTIPEDE, "D12", 9, 9, 6))
    assert lowest(table, Deck.SEARCH) is SearchCard.GIANT_CENTIPEDE


@pytest.mark.parametrize(
    ("card", "gold"), [("ring", 90), ("jewellery", 200), ("golden-guineas", 10)]
)
def test_treasures_of_the_search_deck(card: str, gold: int) -> None:
    table = searches(card)
    table.expect(events.GoldFound(A, gold))
    assert table.hero().cards == (SearchCard(card),)
    assert table.hero().gold == gold


def test_a_potion_that_a_search_finds_is_kept() -> None:
    table = searches("potion")
    table.expect(events.PotionKept(A, kept=True))
    assert table.hero().cards == (SearchCard.POTION,)


@pytest.mark.parametrize(
    ("direction", "place"), [("north", "D3"), ("east", "E4"), ("south", "D5"), ("west", "C4")]
)
def test_a_secret_door_leads_at_once_to_any_square_beside(direction: str, place: str) -> None:
    """Through walls as well as through what is open already."""
    table = finds_secret_door("D4")
    table.plays(A, "move", direction)
    table.expect(
        events.SecretDoorPassed(A, Direction(direction), place),
        events.TileLaid(A, Tile.ROOM_OOOO, place),
        events.RoomCardDrawn(A, RoomCard.EMPTY),
    )
    assert table.where() == place
    assert table.tile(place).heading == direction
    assert lowest(table, Deck.SEARCH) is SearchCard.SECRET_DOOR


def test_a_secret_door_leads_into_a_room_that_lies_there_whatever_its_walls() -> None:
    table = dungeon(
        {A: "D4"},
        rooms={"D4": f"{CELL} south", "E4": f"{CELL} west"},
        room=["vampire-bats"],
        search=["secret-door"],
        dice=[1],
    )
    table.plays(A, "search")
    table.plays(A, "move", "east")
    table.expect(events.RoomCardDrawn(A, RoomCard.VAMPIRE_BATS))
    table.expect_no(events.TileLaid)
    assert table.where() == "E4"


def test_a_secret_door_does_not_lead_out_of_the_dungeon() -> None:
    """Ruling 14."""
    table = finds_secret_door("E1")
    assert not table.may(A, "move", "north")
    assert table.may(A, "move", "east")


def test_a_secret_door_may_lead_into_a_tower() -> None:
    """Ruling 14."""
    table = finds_secret_door("B1", "north")
    table.plays(A, "move", "west")
    table.expect(events.TowerEntered(A, Tower.NORTH_WEST))
    assert table.may(A, "leave-castle")


def test_a_secret_door_may_lead_into_the_treasure_chamber() -> None:
    """Ruling 14."""
    table = finds_secret_door("G4")
    table.plays(A, "move", "south")
    table.expect(events.ChamberEntered(A, stayed=False))
    assert len(table.hero().treasures) == 2


def test_a_secret_door_does_not_lead_where_another_hero_stands() -> None:
    """Ruling 14."""
    table = dungeon(
        {A: "D4", B: "E4"},
        rooms={"D4": f"{CELL} south", "E4": ROOM},
        search=["secret-door"],
    )
    table.plays(A, "search")
    assert not table.may(A, "move", "east")
    assert table.may(A, "move", "west")


def test_a_secret_door_leads_into_the_treasure_chamber_though_others_are_there() -> None:
    """Ruling 14."""
    table = dungeon({A: "G4", B: "G5"}, rooms={"G4": f"{CELL} south"}, search=["secret-door"])
    table.plays(A, "search")
    assert table.may(A, "move", "south")


def test_a_secret_door_may_be_left_shut_and_the_turn_is_over() -> None:
    """Ruling 14."""
    table = finds_secret_door("D4")
    table.plays(A, "stay")
    table.expect(events.SecretDoorLeft(A))
    table.expect_no(events.SecretDoorPassed)
    assert table.where() == "D4"
    assert table.asked == [B]


def test_a_secret_door_in_solid_rock_leads_nowhere() -> None:
    """Ruling 9: no tiles are left."""
    table = dungeon({A: "D4"}, rooms={"D4": f"{CELL} south"}, no_tiles=True, search=["secret-door"])
    table.plays(A, "search")
    table.expect(events.SearchCardDrawn(A, SearchCard.SECRET_DOOR), events.NoWayOn(A))
    assert (table.where(), table.asked) == ("D4", [B])


def test_nobody_escapes_from_a_monster_behind_a_secret_door() -> None:
    table = dungeon(
        {A: "D4"},
        rooms={"D4": f"{CELL} south"},
        tiles=["normal-oooo"],
        room=["goblin"],
        search=["secret-door"],
    )
    table.plays(A, "search")
    table.plays(A, "move", "east")
    assert options(table) == ["attack", "wait"]


def test_a_secret_door_into_a_corridor_leads_on_and_there_a_monster_can_be_escaped() -> None:
    """The corridor is behind the hero then, and no secret door."""
    table = dungeon(
        {A: "D4"},
        rooms={"D4": f"{CELL} south"},
        tiles=["corridor-owow", "normal-oooo"],
        room=["goblin"],
        search=["secret-door"],
    )
    table.plays(A, "search")
    table.plays(A, "move", "east")
    assert table.where() == "F4"
    assert options(table) == ["attack", "wait", "escape"]


def test_who_passed_a_secret_door_stands_in_a_new_room_and_may_search_it_twice() -> None:
    table = dungeon(
        {A: "D4"},
        rooms={"D4": f"{CELL} south"},
        tiles=["normal-oooo"],
        room=["empty"],
        search=["secret-door", "empty", "empty"],
        searches={A: 1},
    )
    table.plays(A, "search")
    table.plays(A, "move", "east")
    for _ in range(2):
        others_wait(table)
        table.plays(A, "search")
    others_wait(table)
    assert not table.may(A, "search")


def test_a_secret_door_into_the_treasure_chamber_is_no_way_out_of_it() -> None:
    table = dungeon(
        {A: "G4", B: "M1"},
        rooms={"G4": f"{CELL} south"},
        search=["secret-door"],
        dragon=["sleeping"],
    )
    table.plays(A, "search")
    table.plays(A, "move", "south")
    others_wait(table)
    assert table.may(A, "leave-chamber", ChamberExit.SOUTH)
    assert not table.may(A, "leave-chamber", ChamberExit.NORTH), "it is a wall again"
