"""Rotating rooms ("Sala Giratoria", ruling 31)."""

from rules.dungeonquest import events
from rules.dungeonquest.heroes import Hero
from rules.dungeonquest.squares import Direction
from rules.dungeonquest.state import Cause
from rules.dungeonquest.tiles import Tile
from tests.games.dungeonquest.layout import A, B, dungeon

ROOM = {"C5": "normal-oooo north"}
TILES = ["rotating-room-owww"]


def test_it_turns_half_round_as_soon_as_it_is_laid_and_the_turn_is_over() -> None:
    table = dungeon({A: "C5"}, rooms=ROOM, tiles=TILES)
    table.goes("north")
    table.expect(
        events.TileLaid(A, Tile.ROTATING_ROOM_OWWW, "C4"),
        events.RoomRotated(A, Direction.NORTH),
    )
    table.expect_no(events.RoomCardDrawn)
    assert table.asked == [B]


def test_there_is_no_way_back_but_one_straight_on() -> None:
    table = dungeon({A: "C5"}, rooms=ROOM, tiles=TILES)
    table.goes("east")
    table.wait(B)
    assert table.where() == "D5"
    assert table.ways() == ["east"]


def test_from_outside_it_is_a_wall_where_it_was_open() -> None:
    table = dungeon(
        {A: "C5", B: "D6"}, rooms={**ROOM, "D6": "normal-oooo north"}, tiles=TILES,
        room=["empty"],
    )  # fmt: skip
    table.goes("east")
    assert "north" not in table.ways(B)


def test_it_turns_only_once() -> None:
    """Its exit is to the north; who comes in from there finds it as it is."""
    table = dungeon({A: "C3"}, rooms={"C3": "normal-oooo south", "C4": "rotating-room-owww south"})
    table.goes("south")
    table.expect(events.RoomEntered(A, Tile.ROTATING_ROOM_OWWW, "C4"))
    table.expect_no(events.RoomRotated, events.RoomCardDrawn)
    table.wait(B)
    assert table.ways() == ["north"]


def test_it_is_deadly_if_its_exit_leads_to_a_wall() -> None:
    table = dungeon({A: "C5"}, rooms={**ROOM, "C3": "normal-owww south"}, tiles=TILES)
    table.goes("north")
    table.expect(events.HeroDied(A, Hero.VOLRIK, Cause.ROTATING_ROOM, 0))
    assert table.hero().fate == "dead"


def test_it_is_deadly_if_its_exit_leads_to_the_edge_of_the_board() -> None:
    table = dungeon({A: "C2"}, rooms={"C2": "normal-oooo north"}, tiles=TILES)
    table.goes("north")
    table.expect(
        events.RoomRotated(A, Direction.NORTH),
        events.HeroDied(A, Hero.VOLRIK, Cause.ROTATING_ROOM, 0),
    )


def test_it_is_deadly_if_its_exit_leads_to_rock() -> None:
    table = dungeon({A: "C5"}, rooms=ROOM, no_tiles=True, tiles=TILES)
    table.goes("north")
    assert table.hero().cause == Cause.ROTATING_ROOM


def test_it_is_not_deadly_if_a_hero_stands_before_its_exit() -> None:
    table = dungeon({A: "C5", B: "C3"}, rooms={**ROOM, "C3": "normal-oooo south"}, tiles=TILES)
    table.goes("north")
    assert table.hero().fate == "inside"
    table.wait(B)
    table.expect(events.Waited(A, stuck=True))


def test_it_is_not_deadly_beside_a_tower_or_the_treasure_chamber() -> None:
    table = dungeon({A: "G3"}, rooms={"G3": "normal-oooo south"}, tiles=TILES)
    table.goes("south")
    table.wait(B)
    table.goes("south")
    assert table.where() == "G5"

    table = dungeon(
        {A: "C1"}, rooms={"C1": "normal-oooo west"}, no_tiles=True, tiles=TILES, players=2,
        came_from={A: "D1"},
    )  # fmt: skip
    table.goes("west")
    assert table.hero().fate == "inside"
    table.wait(B)
    assert table.ways() == ["west"]
