"""Knight."""

from rules.cave_troll.events import OrcSlain
from tests.games.cave_troll.layout import (
    FULL,
    HERO,
    A,
    B,
    C,
    at,
    cave_troll,
    draws,
    ends_turn,
    goes,
    may_go,
    stands,
    where,
)


def test_enemies_cannot_enter_its_room() -> None:
    table = cave_troll({"05": [(A, HERO), (A, "orc")], "10": [(B, "knight")]})
    assert not may_go(table, A, "adventurer-1", "10")
    assert not may_go(table, A, "orc", "10")


def test_its_own_side_may_enter() -> None:
    table = cave_troll({"05": [(A, HERO)], "10": [(A, "knight")]})
    assert may_go(table, A, "adventurer-1", "10")


def test_enemy_knights_may_enter() -> None:
    table = cave_troll({"05": [(A, "knight")], "10": [(B, "knight")]})
    goes(table, A, "knight", "10")
    assert stands(table, "10") == [(B, "knight"), (A, "knight")]


def test_on_stairs_it_bars_nobody() -> None:
    """Ruling 6."""
    table = cave_troll({"09": [(A, HERO)], "S1": [(B, "knight")]})
    assert may_go(table, A, "adventurer-1", "S1")


def test_entering_it_removes_all_orcs_its_own_too() -> None:
    """Ruling 5."""
    table = cave_troll({"05": [(A, "knight")], "10": [(B, "orc"), (A, "orc"), (B, HERO)]})
    goes(table, A, "knight", "10")
    table.expect(OrcSlain(A, B, at("10")), OrcSlain(A, A, at("10")))
    assert stands(table, "10") == [(B, "adventurer-1"), (A, "knight")]
    assert "orc" in table.view().places[B].removed


def test_enemies_stay_when_it_enters() -> None:
    """Ruling 7."""
    table = cave_troll({"05": [(A, "knight")], "10": [(B, HERO), (B, "wraith")]})
    goes(table, A, "knight", "10")
    assert len(stands(table, "10")) == 3


def test_it_needs_room_for_itself() -> None:
    """Ruling 7."""
    table = cave_troll({"05": [(A, "knight")], "10": [(B, "orc"), *FULL[:4]]})
    assert not may_go(table, A, "knight", "10")


def test_placed_on_stairs_it_removes_the_orcs_there() -> None:
    """Ruling 4."""
    table = cave_troll({"S1": [(B, "orc")]}, hands={A: ["knight"]})
    draws(table, A, "knight", "S1")
    table.expect(OrcSlain(A, B, at("S1")))
    assert where(table, B, "orc") is None


def test_pushed_into_a_room_it_removes_the_orcs_there() -> None:
    """Ruling 4."""
    table = cave_troll({"05": [(A, "wraith"), (B, "knight")], "10": [(A, "orc")]})
    table.plays(A, "wraith", "push", B, "knight", at("10"))
    table.expect(OrcSlain(B, A, at("10")))
    assert where(table, A, "orc") is None


def test_an_orc_that_comes_to_it_lives() -> None:
    table = cave_troll({"05": [(A, "orc")], "10": [(A, "knight")]})
    goes(table, A, "orc", "10")
    table.expect_no(OrcSlain)
    assert where(table, A, "orc") == at("10")


def test_of_two_knights_each_bars_its_own_enemies() -> None:
    table = cave_troll({"05": [(A, HERO), (C, HERO)], "10": [(A, "knight")]}, seats=3)
    assert may_go(table, A, "adventurer-1", "10")
    ends_turn(table, A, B)
    assert not may_go(table, C, "adventurer-1", "10")
