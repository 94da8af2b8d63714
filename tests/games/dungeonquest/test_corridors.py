"""Corridors ("Corredores", ruling 8)."""

from rules.dungeonquest import events
from rules.dungeonquest.cards import DoorCard
from rules.dungeonquest.squares import Direction
from rules.dungeonquest.tiles import Tile
from tests.games.dungeonquest.layout import A, B, dungeon

ROOM = {"C5": "normal-oooo north"}


def test_who_enters_a_corridor_draws_no_card_and_moves_on_at_once() -> None:
    table = dungeon({A: "C5"}, rooms=ROOM, tiles=["corridor-oooo", "normal-oooo"], room=["empty"])
    table.goes("north")
    table.expect_no(events.RoomCardDrawn)
    assert table.asked == [A]
    table.goes("east")
    assert table.where() == "D4"
    assert table.asked == [B]


def test_there_is_no_waiting_in_a_corridor_that_one_comes_to() -> None:
    table = dungeon({A: "C5"}, rooms=ROOM, tiles=["corridor-oooo"])
    table.goes("north")
    assert table.acts() == ["move"]
    assert table.ways() == ["north", "east", "south", "west"]


def test_a_corridor_that_lies_there_already_is_gone_through_as_well() -> None:
    table = dungeon(
        {A: "C5"}, rooms={**ROOM, "C4": "corridor-oooo west"}, tiles=["normal-oooo"],
        room=["empty"],
    )  # fmt: skip
    table.goes("north")
    table.expect(events.RoomEntered(A, Tile.CORRIDOR_OOOO, "C4"))
    table.goes("west")
    assert table.where() == "B4"


def test_one_corridor_leads_to_another_in_the_same_turn() -> None:
    table = dungeon(
        {A: "C5"},
        rooms=ROOM,
        tiles=["corridor-oooo", "corridor-oooo", "normal-oooo"],
        room=["empty"],
    )
    table.goes("north")
    table.goes("north")
    assert table.asked == [A]
    table.goes("west")
    assert table.where() == "B3"
    assert table.asked == [B]


def test_a_corridor_that_was_passed_in_this_turn_is_not_entered_again() -> None:
    table = dungeon({A: "C5"}, rooms=ROOM, tiles=["corridor-oooo", "corridor-oooo"])
    table.goes("north")
    table.goes("north")
    assert table.ways() == ["north", "east", "west"]


def test_in_a_corridor_one_may_turn_back() -> None:
    table = dungeon({A: "C5"}, rooms=ROOM, tiles=["corridor-oooo"], room=["empty"])
    table.goes("north")
    table.goes("south")
    assert (table.where(), table.asked) == ("C5", [B])


def test_a_single_way_on_is_taken_without_asking() -> None:
    """From the corner of the corridor at C1 there is only the way back."""
    table = dungeon(
        {A: "C2"},
        rooms={"C2": "normal-oooo north", "B1": "normal-owww south"},
        tiles=["corridor-ooww"],
        room=["jewellery"],
    )
    table.goes("north")
    table.expect(
        events.HeroMoved(A, Direction.NORTH, "C1"),
        events.HeroMoved(A, Direction.SOUTH, "C2"),
        events.GoldFound(A, 30),
    )
    assert table.asked == [B]


def test_where_there_is_no_way_on_the_turn_ends_in_the_corridor() -> None:
    """From the corner of the corridor at C1 there is only the way back, through another one."""
    table = dungeon(
        {A: "C3"},
        rooms={
            "C3": "normal-oooo north",
            "C1": "corridor-owwo north",
            "D1": "normal-owww south",
        },
        tiles=["corridor-owow"],
    )
    table.goes("north")
    table.goes("north")
    table.expect(events.HeroMoved(A, Direction.NORTH, "C1"), events.NoWayOn(A))
    assert (table.where(), table.asked) == ("C1", [B])


def test_the_turn_after_is_an_ordinary_one_without_a_search() -> None:
    table = dungeon({A: "C4"}, rooms={"C4": "corridor-oooo north"}, came_from={A: "C5"})
    assert sorted(table.acts()) == ["move", "wait"]


def test_a_door_on_the_way_out_is_tried_and_may_end_the_turn_in_the_corridor() -> None:
    table = dungeon(
        {A: "C5"},
        rooms={**ROOM, "C3": "normal-oodo south"},
        tiles=["corridor-oooo"],
        door=["door-jammed"],
    )
    table.goes("north")
    table.goes("north")
    table.expect(events.DoorTried(A, DoorCard.DOOR_JAMMED))
    assert (table.where(), table.asked) == ("C4", [B])


def test_a_corridor_leads_into_a_special_room_with_all_its_rules() -> None:
    table = dungeon({A: "C5"}, rooms=ROOM, tiles=["corridor-oooo", "pit-owow"], dice=[7])
    table.goes("north")
    table.goes("east")
    assert table.where() == "D4"
    table.expect(events.AgilityTried(A, events.Trial.PIT, 7, 7, passed=True))
