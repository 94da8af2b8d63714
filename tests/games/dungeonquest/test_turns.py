"""What a hero may do in a turn (rulebook 5.2 and 5.3)."""

import pytest

from rules.dungeonquest import events
from rules.dungeonquest.cards import SearchCard
from rules.dungeonquest.heroes import Hero
from tests.games.dungeonquest.layout import A, B, dungeon

ROOM = {"C5": "normal-oooo north"}
DEAD_END = {"C5": "normal-owww north", "C6": "normal-oowo north"}
"""Whoever stands on C5 looks at a wall on every side."""


def test_a_hero_moves_or_searches_or_waits() -> None:
    table = dungeon({A: "C5"}, rooms=ROOM)
    assert sorted(table.acts()) == ["move", "search", "wait"]


def test_after_a_move_the_turn_is_over() -> None:
    table = dungeon({A: "C5"}, rooms=ROOM, tiles=["normal-oooo"], room=["empty"])
    table.goes("north")
    assert table.asked == [B]


def test_after_a_search_the_turn_is_over() -> None:
    table = dungeon({A: "C5"}, rooms=ROOM, search=["empty"])
    table.plays(A, "search")
    table.expect(events.SearchCardDrawn(A, SearchCard.EMPTY))
    assert table.where() == "C5"
    assert table.asked == [B]


def test_a_hero_searches_a_room_twice_in_a_row() -> None:
    table = dungeon({A: "C5"}, rooms=ROOM, searches={A: 1})
    assert "search" in table.acts()


def test_after_two_searches_in_a_row_a_hero_must_move() -> None:
    table = dungeon({A: "C5"}, rooms=ROOM, search=["empty", "empty"])
    for _ in range(2):
        table.plays(A, "search")
        table.wait(B)
    assert table.acts() == ["move"]


def test_a_door_is_a_way_by_which_a_hero_must_move() -> None:
    table = dungeon(
        {A: "C5"},
        rooms={
            "C5": "normal-oodw north",
            "C6": "normal-oowo north",
            "B5": "normal-owww south",
        },
        searches={A: 2},
    )
    assert table.acts() == ["move"]
    assert table.ways() == ["north"]


def test_a_lost_turn_breaks_the_row_of_searches() -> None:
    table = dungeon({A: "C5"}, rooms=ROOM, searches={A: 2}, lost_turns={A: 1})
    table.wait(B)
    assert "search" in table.acts()


def test_waiting_breaks_the_row_of_searches() -> None:
    table = dungeon({A: "C5"}, rooms=ROOM, searches={A: 1}, search=["empty"])
    table.wait(A, B)
    table.plays(A, "search")
    table.wait(B)
    assert "search" in table.acts()


def test_a_door_that_stays_shut_breaks_the_row_of_searches() -> None:
    table = dungeon(
        {A: "C5"}, rooms={"C5": "normal-oodo north"}, searches={A: 2}, door=["door-jammed"]
    )
    table.goes("north")
    table.wait(B)
    assert "search" in table.acts()


def test_a_hero_who_comes_back_may_search_again_twice() -> None:
    table = dungeon(
        {A: "C5"},
        rooms={"C5": "normal-oooo north", "C4": "normal-oooo north"},
        room=["empty", "empty"],
        searches={A: 2},
    )
    table.goes("north")
    table.wait(B)
    table.goes("south")
    table.wait(B)
    assert table.hero().searches == 0
    assert "search" in table.acts()


@pytest.mark.parametrize(
    "tile",
    ["rotating-room-owww", "dark-chamber-oowo", "pit-owow", "trap-oooo", "chasm-a-oooo",
     "corridor-oooo"],
)  # fmt: skip
def test_some_rooms_cannot_be_searched(tile: str) -> None:
    table = dungeon({A: "C5"}, rooms={"C5": f"{tile} north"})
    assert "move" in table.acts()
    assert "search" not in table.acts()


@pytest.mark.parametrize("tile", ["portcullis-pooo", "cave-in-oooo", "normal-owww"])
def test_other_rooms_can_be_searched(tile: str) -> None:
    table = dungeon({A: "C5"}, rooms={"C5": f"{tile} north"})
    assert "search" in table.acts()


@pytest.mark.parametrize("place", ["A1", "M10", "G5", "G6"])
def test_towers_and_the_treasure_chamber_cannot_be_searched(place: str) -> None:
    table = dungeon({A: place})
    assert "search" not in table.acts()


@pytest.mark.parametrize(
    "tile",
    ["normal-oooo", "corridor-oooo", "trap-oooo", "chasm-a-oooo", "portcullis-pooo",
     "rotating-room-owww"],
)  # fmt: skip
def test_a_hero_may_lose_a_turn_of_its_own_will(tile: str) -> None:
    table = dungeon({A: "C5"}, rooms={"C5": f"{tile} north"})
    table.wait(A)
    table.expect(events.Waited(A, stuck=False))
    assert table.where() == "C5"
    assert table.asked == [B]


def test_a_hero_may_wait_in_a_tower() -> None:
    table = dungeon({A: "A1"})
    table.wait(A)
    table.expect(events.Waited(A, stuck=False))


def test_who_waits_in_the_treasure_chamber_takes_nothing() -> None:
    table = dungeon({A: "G5"})
    table.wait(A)
    table.expect_no(events.TreasureTaken, events.DragonSleeps, events.DragonWoke)
    assert table.view().treasures_left == 32


def test_who_can_neither_move_nor_search_any_more_loses_the_turn() -> None:
    table = dungeon({A: "C5"}, rooms=DEAD_END, searches={A: 2})
    table.expect(events.Waited(A, stuck=True))
    assert table.asked == [B]


def test_a_lost_turn_is_nothing_but_a_lost_turn() -> None:
    table = dungeon({A: "C5"}, rooms=ROOM, lost_turns={A: 1})
    table.expect(events.TurnBegan(A, Hero.VOLRIK, "C5"), events.TurnLost(A, 0))
    assert table.asked == [B]
    table.wait(B)
    assert "move" in table.acts()


def test_who_loses_a_turn_cannot_even_drink() -> None:
    table = dungeon(
        {A: "C5"}, rooms=ROOM, lost_turns={A: 1}, holds={A: [SearchCard.POTION]}, life={A: 3}
    )
    assert table.asked == [B]


def test_lost_turns_are_lost_one_after_the_other() -> None:
    table = dungeon({A: "C5"}, rooms=ROOM, lost_turns={A: 2})
    table.expect(events.TurnLost(A, 1))
    table.wait(B)
    table.expect(events.TurnLost(A, 0))
    table.wait(B)
    assert table.asked == [A]


def test_lost_turns_add_up() -> None:
    """Who loses a turn already runs from the dragon into a trap that costs another."""
    table = dungeon(
        {A: "G5", B: "G6"},
        lost_turns={B: 1},
        dragon=["awake"],
        tiles=["normal-oooo", "trap-oooo"],
        trap=["explosion"],
        dice=[1, 1],
    )
    table.plays(A, "stay")
    table.answers(A, "north")
    table.answers(B, "south")
    table.expect(events.TurnsWillBeLost(B, 1, roll=0), events.TurnLost(B, 1))
    table.wait(A)
    table.expect(events.TurnLost(B, 0))
