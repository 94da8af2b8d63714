"""Chasms ("Abismo", ruling 30)."""

import pytest

from rules.dungeonquest import events
from rules.dungeonquest.cards import RoomCard
from tests.games.dungeonquest.layout import A, B, dungeon

AROUND = {
    "C4": "normal-oooo north",
    "D5": "normal-oooo north",
    "C6": "normal-oooo north",
    "B5": "normal-oooo north",
}


@pytest.mark.parametrize("tile", ["chasm-a-oooo", "chasm-b-oooo"])
def test_who_enters_draws_a_room_card_as_usual(tile: str) -> None:
    table = dungeon({A: "C6"}, rooms={"C6": "normal-oooo north"}, tiles=[tile], room=["jewellery"])
    table.goes("north")
    table.expect(events.RoomCardDrawn(A, RoomCard.JEWELLERY))


@pytest.mark.parametrize(
    ("tile", "came_from", "ways"),
    [
        ("chasm-a-oooo north", "C6", ["east", "south"]),
        ("chasm-a-oooo north", "D5", ["east", "south"]),
        ("chasm-a-oooo north", "C4", ["north", "west"]),
        ("chasm-a-oooo north", "B5", ["north", "west"]),
        ("chasm-b-oooo north", "C6", ["south", "west"]),
        ("chasm-b-oooo north", "B5", ["south", "west"]),
        ("chasm-b-oooo north", "C4", ["north", "east"]),
        ("chasm-b-oooo north", "D5", ["north", "east"]),
        ("chasm-a-oooo east", "B5", ["south", "west"]),
        ("chasm-b-oooo south", "C4", ["north", "east"]),
    ],
)
def test_a_hero_leaves_only_on_the_side_to_which_it_came(
    tile: str, came_from: str, ways: list[str]
) -> None:
    table = dungeon({A: "C5"}, rooms={**AROUND, "C5": tile}, came_from={A: came_from})
    assert table.ways() == ways


def test_the_side_counts_as_long_as_the_hero_stays() -> None:
    table = dungeon({A: "C5"}, rooms={**AROUND, "C5": "chasm-a-oooo north"}, came_from={A: "C6"})
    table.wait(A, B)
    assert table.ways() == ["east", "south"]


def test_whoever_comes_round_to_the_other_side_leaves_on_that_side() -> None:
    table = dungeon({A: "C4"}, rooms={**AROUND, "C5": "chasm-a-oooo north"}, room=["empty"])
    table.goes("south")
    table.wait(B)
    assert table.ways() == ["north", "west"]


def test_a_side_of_a_chasm_without_a_way_on_is_a_dead_end() -> None:
    table = dungeon(
        {A: "C5", B: "C6"},
        rooms={**AROUND, "D5": "normal-owww south", "C5": "chasm-a-oooo north"},
        came_from={A: "C6"},
    )
    table.expect(events.Waited(A, stuck=True))
