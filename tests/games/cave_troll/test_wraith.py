"""Wraith."""

from rules.cave_troll.content import Figure
from rules.cave_troll.events import WraithPushed
from tests.games.cave_troll.layout import (
    CHEST,
    FULL,
    HERO,
    A,
    B,
    at,
    cave_troll,
    goes,
    may_go,
    stands,
    where,
)


def test_entering_a_room_it_pushes_somebody_out() -> None:
    table = cave_troll({"05": [(A, "wraith")], "10": [(B, HERO)]})
    goes(table, A, "wraith", "10")
    assert table.asked == [A]
    table.plays(A, B, "adventurer-1", at("09"))
    table.expect(WraithPushed(A, B, Figure.ADVENTURER_1, at("10"), at("09")))
    assert where(table, B, "adventurer-1") == at("09")
    assert table.view().actions == 3


def test_it_must_push_its_own_side_if_nobody_else_is_there() -> None:
    """Ruling 8."""
    table = cave_troll({"05": [(A, "wraith")], "10": [(A, HERO)]})
    goes(table, A, "wraith", "10")
    assert table.question(A).question.kind == "cave-troll-push"
    table.refuses(A, "end-turn")
    table.plays(A, A, "adventurer-1", at("05"))
    assert where(table, A, "adventurer-1") == at("05")


def test_without_anybody_to_push_it_enters_and_that_is_all() -> None:
    table = cave_troll({"05": [(A, "wraith")], "10": [(B, "barbarian"), (B, CHEST)]})
    goes(table, A, "wraith", "10")
    assert table.question(A).question.kind == "cave-troll-take-action"


def test_on_stairs_and_in_pits_it_pushes_nobody() -> None:
    table = cave_troll({"09": [(A, "wraith")], "S1": [(B, HERO)]})
    goes(table, A, "wraith", "S1")
    assert table.question(A).question.kind == "cave-troll-take-action"
    assert not table.may(A, "wraith", "push")


def test_it_enters_a_full_room_to_push_somebody_out() -> None:
    table = cave_troll({"05": [(A, "wraith")], "10": FULL})
    goes(table, A, "wraith", "10")
    table.plays(A, B, "adventurer-1", at("05"))
    assert len(stands(table, "10")) == 5


def test_somebody_may_be_pushed_to_the_place_that_it_left() -> None:
    """Ruling 8."""
    table = cave_troll(
        {"01": [(A, "wraith"), *[(A, HERO)] * 4], "02": FULL, "06": [(A, "cave-troll")]}
    )
    goes(table, A, "wraith", "02")
    table.plays(A, B, "adventurer-1", at("01"))
    assert len(stands(table, "01")) == 5


def test_it_does_not_enter_a_full_room_without_a_push() -> None:
    """Ruling 8: a Knight and a Cave Troll leave no way out of room 04."""
    table = cave_troll(
        {"03": [(A, "wraith"), (A, "knight")], "04": FULL, "08": [(A, "cave-troll")]}
    )
    assert not may_go(table, A, "wraith", "04")


def test_it_pushes_no_hero_into_a_pit() -> None:
    table = cave_troll({"11": [(A, "wraith"), (B, HERO), (B, "orc")]})
    assert not table.may(A, "wraith", "push", B, "adventurer-1", at("P1"))
    assert table.may(A, "wraith", "push", B, "orc", at("P1"))


def test_it_does_not_push_a_barbarian() -> None:
    table = cave_troll({"05": [(A, "wraith"), (B, "barbarian"), (B, HERO)]})
    assert not table.may(A, "wraith", "push", B, "barbarian")
    assert table.may(A, "wraith", "push", B, "adventurer-1")


def test_a_push_obeys_walls_the_limit_knights_and_trolls() -> None:
    """Ruling 8."""
    table = cave_troll(
        {
            "05": [(A, "wraith"), (B, HERO)],
            "01": [(A, HERO)] * 5,
            "10": [(A, "knight")],
        }
    )
    assert not table.may(A, "wraith", "push", B, "adventurer-1", at("06"))
    assert not table.may(A, "wraith", "push", B, "adventurer-1", at("01"))
    assert not table.may(A, "wraith", "push", B, "adventurer-1", at("10"))
    assert table.may(A, "wraith", "push", B, "adventurer-1", at("11"))
    table = cave_troll({"05": [(A, "wraith"), (B, HERO)], "11": [(A, "cave-troll")]})
    assert not table.may(A, "wraith", "push", B, "adventurer-1", at("11"))


def test_a_pushed_wraith_pushes_nobody() -> None:
    """Ruling 4."""
    table = cave_troll({"05": [(A, "wraith"), (B, "wraith")], "10": [(A, HERO)]})
    table.plays(A, "wraith", "push", B, "wraith", at("10"))
    assert table.question(A).question.kind == "cave-troll-take-action"
    assert len(stands(table, "10")) == 2


def test_a_wraith_is_not_pushed_into_a_full_room() -> None:
    """Ruling 8."""
    table = cave_troll({"05": [(A, "wraith"), (B, "wraith")], "10": FULL})
    assert not table.may(A, "wraith", "push", B, "wraith", at("10"))


def test_its_action_pushes_somebody_out_of_its_room() -> None:
    table = cave_troll({"05": [(A, "wraith"), (B, HERO)]})
    table.plays(A, "wraith", "push", B, "adventurer-1", at("11"))
    table.expect(WraithPushed(A, B, Figure.ADVENTURER_1, at("05"), at("11")))
    assert table.view().actions == 3
