"""When no tile is left (ruling 9)."""

from rules.dungeonquest import events
from rules.dungeonquest.squares import ChamberExit
from tests.games.dungeonquest.layout import A, B, dungeon

ROOMS = {"C5": "normal-oooo north", "C6": "normal-oooo north"}


def test_where_no_tile_lies_there_is_rock() -> None:
    table = dungeon({A: "C5"}, rooms=ROOMS, no_tiles=True)
    assert table.view().tiles_left == 0
    assert table.ways() == ["south"]


def test_towers_and_the_treasure_chamber_stay_open() -> None:
    rooms = {"B1": "normal-oooo west", "G4": "normal-oooo south"}
    table = dungeon({A: "B1", B: "G4"}, rooms=rooms, no_tiles=True)
    assert table.ways(A) == ["west"]
    table.wait(A)
    assert table.ways(B) == ["south"]


def test_out_of_the_treasure_chamber_there_are_ways_only_to_rooms() -> None:
    table = dungeon({A: "G5"}, rooms={"H6": "normal-oooo east"}, no_tiles=True)
    assert table.ways() == []
    assert table.may(A, "leave-chamber", ChamberExit.SOUTH_EAST)
    assert not table.may(A, "leave-chamber", ChamberExit.NORTH)


def test_a_secret_door_does_not_lead_into_rock() -> None:
    table = dungeon({A: "C5"}, rooms=ROOMS, no_tiles=True, search=["secret-door"])
    table.plays(A, "search")
    assert table.ways() == ["south"]


def test_a_secret_door_that_leads_nowhere_changes_nothing() -> None:
    table = dungeon(
        {A: "C5"}, rooms={"C5": "normal-oooo north"}, no_tiles=True, search=["secret-door"]
    )
    table.plays(A, "search")
    assert (table.where(), table.asked) == ("C5", [B])


def test_the_last_tile_is_laid_and_then_there_is_rock() -> None:
    table = dungeon({A: "C5"}, rooms=ROOMS, no_tiles=True, tiles=["normal-oooo"], room=["empty"])
    assert table.ways() == ["north", "east", "south", "west"]
    table.goes("north")
    table.wait(B)
    assert table.ways() == ["south"]


def test_who_has_no_way_at_all_loses_the_turn() -> None:
    table = dungeon({A: "C5"}, rooms={"C5": "normal-oooo north"}, no_tiles=True, searches={A: 2})
    table.expect(events.Waited(A, stuck=True))
