"""Where an escape from a monster leads, more of it (rulebook 8.1, rulings 8, 21 and 30)."""

from rules.dungeonquest import events
from rules.dungeonquest.tiles import Tile
from tests.games.dungeonquest.layout import A, B, Dungeon, dungeon

TROLL_LETS_GO = 1
"""A monster card on which the mountain troll lets a hero escape."""


def _escapes(before: str, came_from: str) -> Dungeon:
    """Go north from C5 to C4, meet a troll there, and escape back to C5."""
    table = dungeon(
        {A: "C5"},
        rooms={"C5": before},
        came_from={A: came_from},
        tiles=["normal-oooo"],
        room=["mountain-troll"],
        monster=[TROLL_LETS_GO],
    )
    table.goes("north")
    table.answers(A, "escape")
    table.expect(events.Retreated(A, "C5"))
    return table


def test_at_a_chasm_the_side_to_which_the_hero_comes_back_counts() -> None:
    table = _escapes("chasm-a-oooo south", came_from="B5")
    table.wait(B)
    assert table.ways() == ["north", "west"]


def test_a_rotating_room_does_not_turn_again() -> None:
    table = _escapes("rotating-room-owww south", came_from="C6")
    table.expect(events.RoomEntered(A, Tile.ROTATING_ROOM_OWWW, "C5"))
    table.expect_no(events.RoomRotated)
    table.wait(B)
    assert table.ways() == ["north"]


def test_who_came_through_a_corridor_escapes_into_it_and_moves_on() -> None:
    """Also to where the monster was, which may be a monster again."""
    table = dungeon(
        {A: "C5"},
        rooms={"C5": "normal-oooo north"},
        tiles=["corridor-owow", "normal-oooo"],
        room=["mountain-troll"],
        monster=[TROLL_LETS_GO],
    )
    table.goes("north")
    table.goes("north")
    table.answers(A, "escape")
    table.expect(events.Retreated(A, "C4"))
    assert table.acts() == ["move"]
    assert table.ways() == ["north", "south"]


def test_after_an_escape_a_corridor_may_be_gone_through_once_more() -> None:
    """Ruling 8."""
    table = dungeon(
        {A: "C5"},
        rooms={"C5": "normal-oooo north"},
        tiles=["corridor-owow", "corridor-oooo", "normal-oooo"],
        room=["mountain-troll", "empty"],
        monster=[TROLL_LETS_GO],
    )
    for _ in range(3):
        table.goes("north")
    table.answers(A, "escape")
    table.expect(events.Retreated(A, "C3"))
    table.goes("south")
    table.expect(events.RoomEntered(A, Tile.CORRIDOR_OWOW, "C4"))
    assert table.where() == "C5"
