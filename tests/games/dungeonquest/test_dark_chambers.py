"""Dark chambers ("Cámara Oscura", ruling 13)."""

import pytest

from rules.dungeonquest import events
from rules.dungeonquest.cards import DoorCard, RoomCard, SearchCard
from rules.dungeonquest.events import Groping
from rules.dungeonquest.squares import Direction
from tests.games.dungeonquest.layout import A, B, Dungeon, dungeon

THREE = "dark-chamber-oowo north"
"""Exits south, west and east."""

ROUND = {"C6": "normal-oooo north", "B5": "normal-oooo north", "D5": "normal-oooo north"}


def test_who_enters_draws_no_card_and_the_turn_is_over() -> None:
    table = dungeon({A: "C6"}, rooms={"C6": "normal-oooo north"}, tiles=["dark-chamber-oowo"])
    table.goes("north")
    table.expect_no(events.RoomCardDrawn)
    assert table.asked == [B]
    assert table.hero().plight == "dark-chamber"


def _gropes(roll: int, tile: str, came_from: str, **rooms: str) -> Dungeon:
    """Come to a turn in a dark chamber on C5."""
    return dungeon(
        {A: "C5"},
        rooms={**ROUND, "C4": "normal-oooo north", "C5": tile, **rooms},
        came_from={A: came_from},
        perils={A: "dark-chamber"},
        turn=B,
        dice=[roll],
        room=["empty"],
    )


THREE_EXITS = [
    (1, Groping.BACK), (2, Groping.BACK), (3, Groping.CLOCKWISE),
    (4, Groping.CLOCKWISE), (5, Groping.ANTICLOCKWISE), (6, Groping.ANTICLOCKWISE),
]  # fmt: skip


@pytest.mark.parametrize(("roll", "groping"), THREE_EXITS)
@pytest.mark.parametrize(
    ("came_from", "found"),
    [
        ("C6", {"back": "C6", "clockwise": "B5", "anticlockwise": "D5"}),
        ("B5", {"back": "B5", "clockwise": "D5", "anticlockwise": "C6"}),
        ("D5", {"back": "D5", "clockwise": "C6", "anticlockwise": "B5"}),
    ],
)
def test_with_three_exits(
    roll: int, groping: Groping, came_from: str, found: dict[str, str]
) -> None:
    table = _gropes(roll, THREE, came_from)
    table.wait(B)
    table.expect(events.GropedForExit(A, roll, groping, blocked=False))
    assert table.where() == found[groping]


@pytest.mark.parametrize("roll", range(1, 7))
@pytest.mark.parametrize(
    ("tile", "came_from", "other"),
    [
        ("dark-chamber-ooww north", "C6", "B5"),
        ("dark-chamber-ooww north", "B5", "C6"),
        ("dark-chamber-owwo north", "C6", "D5"),
        ("dark-chamber-owwo north", "D5", "C6"),
    ],
)
def test_with_two_exits(roll: int, tile: str, came_from: str, other: str) -> None:
    table = _gropes(roll, tile, came_from)
    table.wait(B)
    groping = Groping.BACK if roll <= 3 else Groping.OTHER
    table.expect(events.GropedForExit(A, roll, groping, blocked=False))
    assert table.where() == (came_from if roll <= 3 else other)


def test_the_way_that_is_found_leads_into_a_room_with_its_card() -> None:
    table = _gropes(1, THREE, "C6")
    table.wait(B)
    table.expect(
        events.HeroMoved(A, Direction.SOUTH, "C6"),
        events.RoomCardDrawn(A, RoomCard.EMPTY),
    )


def test_if_the_way_that_is_found_is_blocked_the_turn_is_lost() -> None:
    table = _gropes(3, THREE, "C6", B5="normal-owww south")
    table.wait(B)
    table.expect(events.GropedForExit(A, 3, Groping.CLOCKWISE, blocked=True))
    assert table.where() == "C5"
    assert table.asked == [B]


def test_after_a_lost_turn_one_gropes_again() -> None:
    table = dungeon(
        {A: "C5"},
        rooms={**ROUND, "C5": THREE, "B5": "normal-owww south"},
        came_from={A: "C6"},
        perils={A: "dark-chamber"},
        dice=[3, 5],
        room=["empty"],
    )
    assert table.where() == "C5"
    table.wait(B)
    assert table.where() == "D5"


def test_a_hero_in_the_way_blocks_it_too() -> None:
    table = dungeon(
        {A: "C5", B: "C6"},
        rooms={**ROUND, "C5": THREE},
        came_from={A: "C6"},
        perils={A: "dark-chamber"},
        dice=[1],
    )
    table.expect(events.GropedForExit(A, 1, Groping.BACK, blocked=True))
    assert table.asked == [B]


def test_the_edge_of_the_board_blocks_it_too() -> None:
    table = dungeon(
        {A: "C1"},
        rooms={"C1": "dark-chamber-oowo west", "D1": "normal-oooo north"},
        came_from={A: "D1"},
        perils={A: "dark-chamber"},
        dice=[6],
    )
    table.expect(events.GropedForExit(A, 6, Groping.ANTICLOCKWISE, blocked=True))
    assert table.where() == "C1"


def test_a_door_that_is_found_is_tried_as_usual() -> None:
    table = dungeon(
        {A: "C5"},
        rooms={**ROUND, "C5": THREE, "B5": "normal-oodo east"},
        came_from={A: "C6"},
        perils={A: "dark-chamber"},
        dice=[3],
        door=["door-jammed"],
    )
    table.expect(events.GropedForExit(A, 3, Groping.CLOCKWISE, blocked=False))
    table.expect(events.DoorTried(A, DoorCard.DOOR_JAMMED))
    assert table.where() == "C5"


def test_there_is_no_search_and_no_waiting() -> None:
    table = dungeon(
        {A: "C5"},
        rooms={**ROUND, "C5": THREE},
        came_from={A: "C6"},
        perils={A: "dark-chamber"},
        holds={A: [SearchCard.POTION]},
    )
    assert table.acts() == ["grope", "drink"]


def test_who_came_by_a_secret_door_finds_a_wall_where_it_came_in() -> None:
    """The hero stepped south from C4, where the chamber has a wall."""
    table = _gropes(2, THREE, "C4")
    table.wait(B)
    table.expect(events.GropedForExit(A, 2, Groping.BACK, blocked=True))
    assert table.where() == "C5"


def test_who_came_by_a_secret_door_finds_the_exits_beside_it() -> None:
    table = _gropes(4, THREE, "C4")
    table.wait(B)
    assert table.where() == "D5"
