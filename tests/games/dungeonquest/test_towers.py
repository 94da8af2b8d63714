"""Tower rooms ("Salas de la Torre", rulings 8 and 15)."""

import pytest

from rules.dungeonquest import events
from rules.dungeonquest.heroes import Hero
from rules.dungeonquest.squares import Tower
from tests.games.dungeonquest.layout import A, B, Dungeon, dungeon


@pytest.mark.parametrize(
    ("tower", "ways"),
    [
        ("A1", ["east", "south"]),
        ("M1", ["south", "west"]),
        ("M10", ["north", "west"]),
        ("A10", ["north", "east"]),
    ],
)
def test_each_tower_has_two_exits(tower: str, ways: list[str]) -> None:
    assert dungeon({A: tower, B: "C5"}).ways() == ways


def test_nobody_leaves_the_castle_before_having_been_farther_in() -> None:
    table = dungeon({A: "A1"}, ventured=False)
    assert sorted(table.acts()) == ["move", "wait"]


def test_whoever_comes_back_to_its_own_tower_has_been_farther_in() -> None:
    table = dungeon({A: "A1"}, ventured=False, tiles=["normal-oooo"], room=["empty"])
    table.goes("east")
    table.wait(B)
    table.goes("west")
    table.plays(A, "stay")
    table.wait(B)
    assert "leave-castle" in table.acts()


def _enters(**rooms: str) -> Dungeon:
    """Walk from B1 into the tower at A1."""
    table = dungeon(
        {A: "B1"},
        rooms={"B1": "normal-oooo north", **rooms},
        treasures={A: ["giant-ruby"]},
        room=["jewellery"],
    )
    table.goes("west")
    return table


def test_who_enters_draws_no_room_card() -> None:
    table = _enters()
    table.expect(events.TowerEntered(A, Tower.NORTH_WEST))
    table.expect_no(events.RoomCardDrawn)


def test_who_enters_may_leave_the_castle_or_go_on_or_stay() -> None:
    assert sorted(_enters().acts()) == ["leave-castle", "move", "stay"]


def test_whoever_leaves_the_castle_is_out_with_its_treasures() -> None:
    table = _enters()
    table.plays(A, "leave-castle")
    table.expect(events.CastleLeft(A, Hero.VOLRIK, Tower.NORTH_WEST, 4500))
    assert table.hero().fate == "out"
    table.wait(B)
    assert table.asked == [B]


def test_whoever_left_the_castle_does_not_come_back() -> None:
    table = dungeon({}, players=3)
    table.plays(A, "leave-castle")
    for _ in range(3):
        table.wait(1, 2)
    assert A not in table.asked


def test_going_through_a_tower_is_free() -> None:
    table = _enters(A2="normal-oooo north")
    table.goes("south")
    assert (table.where(), table.asked) == ("A2", [B])
    table.expect(events.GoldFound(A, 30))


def test_only_the_other_exit_is_free() -> None:
    """Ruling 15."""
    table = _enters()
    assert table.ways() == ["south"]


def test_whoever_stays_may_turn_back_in_the_next_turn() -> None:
    table = _enters()
    table.plays(A, "stay")
    table.wait(B)
    assert table.ways() == ["east", "south"]


def test_where_the_other_exit_is_shut_one_may_leave_or_stay() -> None:
    table = _enters(A2="normal-owww north")
    assert sorted(table.acts()) == ["leave-castle", "stay"]


def test_a_corridor_that_leads_back_to_the_tower_does_not_lead_into_it_again() -> None:
    table = _enters(A2="corridor-oooo north")
    table.goes("south")
    assert table.ways() == ["east", "south"]


def test_whoever_stays_may_move_or_leave_or_wait_in_a_later_turn() -> None:
    table = _enters()
    table.plays(A, "stay")
    assert table.asked == [B]
    table.wait(B)
    assert sorted(table.acts()) == ["leave-castle", "move", "wait"]
    table.plays(A, "leave-castle")
    assert table.hero().fate == "out"


def test_a_tower_with_a_hero_in_it_cannot_be_entered() -> None:
    table = dungeon({A: "B1", B: "A1"}, rooms={"B1": "normal-oooo north"})
    assert "west" not in table.ways()


def test_once_the_hero_has_left_the_castle_the_tower_is_free() -> None:
    table = dungeon({A: "B1", B: "A1"}, rooms={"B1": "normal-oooo north"}, fates={B: "out"})
    assert "west" in table.ways()


def test_any_tower_will_do() -> None:
    table = dungeon({A: "L10"}, rooms={"L10": "normal-oooo north"})
    table.goes("east")
    table.plays(A, "leave-castle")
    table.expect(events.CastleLeft(A, Hero.VOLRIK, Tower.SOUTH_EAST, 0))
