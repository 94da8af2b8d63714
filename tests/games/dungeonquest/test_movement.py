"""Moving from square to square (rulebook 5.2, 6.1 and 6.2)."""

import pytest

from rules.dungeonquest import events
from rules.dungeonquest.cards import RoomCard
from rules.dungeonquest.squares import Direction
from rules.dungeonquest.tiles import Tile
from tests.games.dungeonquest.layout import ROHAN, A, B, Dungeon, dungeon


def _example() -> Dungeon:
    """Sir Rohan on C5: A is to the north, B to the east, C to the west, D to the south."""
    return dungeon(
        {A: "C5"},
        heroes=[ROHAN],
        rooms={"C5": "normal-owoo north", "C6": "normal-oowo north"},
        tiles=["normal-ooww"],
        room=["empty"],
    )


def test_the_rulebook_s_first_example() -> None:
    """Rulebook 5.2, example 1: neither without an exit here nor without an entrance there."""
    table = _example()
    assert table.ways() == ["north", "east"]
    table.refuses(A, "move", "west")
    table.refuses(A, "move", "south")


def test_the_rulebook_s_second_example() -> None:
    """Rulebook 6, example 2: Sir Rohan moves on to B and lays a tile there."""
    table = _example()
    table.goes("east")
    table.expect(
        events.HeroMoved(A, Direction.EAST, "D5"),
        events.TileLaid(A, Tile.ROOM_OOWW, "D5"),
        events.RoomCardDrawn(A, RoomCard.EMPTY),
    )
    assert table.where() == "D5"
    assert table.view().tiles_left == 115 - 3


@pytest.mark.parametrize("way", ["north", "east", "south", "west"])
def test_a_tile_is_laid_with_its_arrow_where_the_hero_steps_in(way: str) -> None:
    table = dungeon(
        {A: "C5"}, rooms={"C5": "normal-oooo north"}, tiles=["normal-owww"], room=["empty"]
    )
    table.goes(way)
    assert table.tile(table.where()).heading == way
    table.wait(B)
    assert table.ways() == [Direction(way).opposite]


def test_once_drawn_a_tile_is_entered() -> None:
    table = dungeon(
        {A: "C5"}, rooms={"C5": "normal-oooo north"}, tiles=["normal-owww"], room=["empty"]
    )
    table.goes("north")
    assert (table.where(), table.asked) == ("C4", [B])


def test_where_a_tile_lies_none_is_drawn_but_a_room_card_is() -> None:
    table = dungeon(
        {A: "C5"},
        rooms={"C5": "normal-oooo north", "C4": "normal-oooo north"},
        room=["jewellery"],
    )
    table.goes("north")
    table.expect(events.RoomCardDrawn(A, RoomCard.JEWELLERY))
    table.expect_no(events.TileLaid)


def test_a_room_with_another_hero_in_it_cannot_be_entered() -> None:
    table = dungeon(
        {A: "C5", B: "C4"}, rooms={"C5": "normal-oooo north", "C4": "normal-oooo north"}
    )
    assert table.ways() == ["east", "south", "west"]


def test_a_room_where_a_hero_died_can_be_entered() -> None:
    table = dungeon(
        {A: "C5", B: "C4"},
        rooms={"C5": "normal-oooo north", "C4": "normal-oooo north"},
        fates={B: "dead"},
    )
    assert "north" in table.ways()


def test_heroes_do_not_walk_through_the_outer_walls() -> None:
    table = dungeon({A: "B1"}, rooms={"B1": "normal-oooo west"})
    assert "north" not in table.ways()


def test_the_way_back_is_a_way_like_any_other() -> None:
    table = dungeon(
        {A: "C5"},
        rooms={"C5": "normal-oooo north", "C6": "normal-oooo north"},
        came_from={A: "C6"},
        room=["jewellery"],
    )
    table.goes("south")
    table.expect(
        events.HeroMoved(A, Direction.SOUTH, "C6"),
        events.RoomCardDrawn(A, RoomCard.JEWELLERY),
    )


def test_an_exit_and_an_entrance_must_meet_also_on_laid_tiles() -> None:
    table = dungeon({A: "C5"}, rooms={"C5": "normal-oooo north", "D5": "normal-owww north"})
    assert table.ways() == ["north", "south", "west"]
