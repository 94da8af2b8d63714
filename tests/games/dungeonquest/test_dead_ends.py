"""Dead ends (rulebook 6.6)."""

from rules.dungeonquest import events
from tests.games.dungeonquest.layout import A, B, dungeon

ROOM = {"C6": "normal-oooo north"}


def test_from_a_dead_end_a_hero_can_turn_back() -> None:
    table = dungeon({A: "C6"}, rooms=ROOM, tiles=["normal-owww"], room=["empty"])
    table.goes("north")
    table.wait(B)
    assert table.ways() == ["south"]


def test_exits_to_walls_and_to_the_edge_of_the_board_make_a_dead_end() -> None:
    table = dungeon(
        {A: "C1"},
        rooms={"C1": "normal-oooo north", "B1": "normal-owww south", "D1": "normal-owww south"},
    )
    assert table.ways() == ["south"]


def test_whoever_is_locked_in_can_only_search() -> None:
    """The way back is taken by another hero."""
    table = dungeon({A: "C5", B: "C6"}, rooms={**ROOM, "C5": "normal-owww north"})
    assert sorted(table.acts()) == ["search", "wait"]


def test_whoever_is_locked_in_searches_on_after_a_lost_turn() -> None:
    table = dungeon(
        {A: "C5", B: "C6"},
        rooms={**ROOM, "C5": "normal-owww north"},
        search=["empty", "empty"],
    )
    for _ in range(2):
        table.plays(A, "search")
        table.wait(B)
    table.expect(events.Waited(A, stuck=True))
    table.wait(B)
    assert "search" in table.acts()


def test_a_secret_door_leads_out_of_a_dead_end() -> None:
    table = dungeon(
        {A: "C5", B: "C6"},
        rooms={**ROOM, "C5": "normal-owww north"},
        search=["secret-door"],
        tiles=["normal-oooo"],
        room=["empty"],
    )
    table.plays(A, "search")
    table.goes("west")
    assert table.where() == "B5"
