"""Orc."""

from rules.cave_troll.content import Figure
from rules.cave_troll.events import OrcStruck
from tests.games.cave_troll.layout import (
    CHEST,
    HERO,
    A,
    B,
    at,
    cave_troll,
    stands,
)


def test_its_action_removes_a_hero_from_its_room() -> None:
    table = cave_troll({"05": [(A, "orc"), (B, HERO), (B, HERO)]})
    table.plays(A, "orc", "strike", B, "adventurer-1")
    table.expect(OrcStruck(A, B, Figure.ADVENTURER_1, at("05")))
    assert stands(table, "05") == [(A, "orc"), (B, "adventurer-2")]
    assert "adventurer-1" in table.view().places[B].removed
    assert table.view().actions == 3


def test_it_removes_any_hero_knights_and_barbarians_and_its_own_side_too() -> None:
    """Rulings 10 and 11."""
    table = cave_troll({"05": [(A, "orc"), (B, "knight"), (B, "barbarian"), (A, HERO)]})
    assert table.may(A, "orc", "strike", B, "knight")
    assert table.may(A, "orc", "strike", B, "barbarian")
    assert table.may(A, "orc", "strike", A, "adventurer-1")


def test_it_removes_no_monster_and_no_chest() -> None:
    table = cave_troll({"05": [(A, "orc"), (B, "wraith"), (B, CHEST)], "10": [(B, HERO)]})
    assert not table.may(A, "orc", "strike")


def test_it_has_no_action_on_stairs() -> None:
    """Ruling 9."""
    table = cave_troll({"S1": [(A, "orc"), (B, HERO)]})
    assert not table.may(A, "orc", "strike")
