"""What lies behind secret doors ("Puerta Secreta", ruling 14); finding them is in the search."""

from typing import Unpack

from rules.dungeonquest import events
from tests.games.dungeonquest.layout import A, B, Dungeon, Layout, dungeon


def _goes_west(**laid: Unpack[Layout]) -> Dungeon:
    """Find a secret door in the dead end on C5, and go through it to B5."""
    laid["rooms"] = {"C5": "normal-owww north", **laid.get("rooms", {})}
    laid["search"] = ["secret-door"]
    table = dungeon({A: "C5"}, **laid)
    table.plays(A, "search")
    table.goes("west")
    assert table.where() == "B5"
    return table


def test_doors_are_not_tried() -> None:
    table = _goes_west(rooms={"B5": "normal-oodo east"}, room=["empty"])
    table.expect_no(events.DoorTried)


def test_portcullises_are_not_tried() -> None:
    table = _goes_west(rooms={"B5": "portcullis-pooo west"}, room=["empty"])
    table.expect_no(events.PortcullisTried)


def test_a_pit_behind_it_is_a_pit() -> None:
    table = _goes_west(tiles=["pit-owow"], dice=[8])
    assert table.hero().cause == "pit"


def test_a_rotating_room_behind_it_turns_its_back() -> None:
    table = _goes_west(tiles=["rotating-room-owww"])
    table.wait(B)
    assert table.ways() == ["west"]


def test_the_way_back_is_a_wall() -> None:
    table = _goes_west(tiles=["normal-oooo"], room=["empty"])
    table.wait(B)
    assert table.ways() == ["north", "south", "west"]
