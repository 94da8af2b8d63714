"""Banshee."""

import pytest

from rules.cave_troll.content import Figure
from rules.cave_troll.events import BansheeLured
from tests.games.cave_troll.layout import (
    FULL,
    HERO,
    A,
    B,
    C,
    at,
    cave_troll,
    ends_turn,
    goes,
    may_go,
    stands,
    where,
)


def test_it_moves_up_to_two_spaces_with_one_action() -> None:
    """Ruling 26."""
    table = cave_troll({"05": [(A, "banshee")]}, variant=True)
    assert may_go(table, A, "banshee", "01")
    assert may_go(table, A, "banshee", "S1")
    assert not may_go(table, A, "banshee", "05")
    assert not may_go(table, A, "banshee", "07")
    goes(table, A, "banshee", "P1")
    assert table.view().actions == 3


def test_each_step_obeys_the_limits() -> None:
    """Ruling 26."""
    table = cave_troll({"32": [(A, "banshee")], "33": FULL}, variant=True)
    assert not may_go(table, A, "banshee", "33")
    assert not may_go(table, A, "banshee", "27")


def test_its_action_draws_an_opposing_character_from_an_adjacent_space() -> None:
    table = cave_troll({"05": [(A, "banshee")], "10": [(B, HERO), (A, HERO)]}, variant=True)
    assert not table.may(A, "banshee", "lure", A)
    table.plays(A, "banshee", "lure", B, "adventurer-1")
    table.expect(BansheeLured(A, B, Figure.ADVENTURER_1, at("10"), at("05")))
    assert where(table, B, "adventurer-1") == at("05")


def test_not_through_a_wall() -> None:
    """Ruling 26."""
    table = cave_troll({"05": [(A, "banshee")], "06": [(B, HERO)]}, variant=True)
    assert not table.may(A, "banshee", "lure")


def test_not_to_a_full_space() -> None:
    table = cave_troll(
        {"05": [(A, "banshee"), *FULL[:4]], "10": [(C, HERO)]}, seats=3, variant=True
    )
    assert not table.may(A, "banshee", "lure")


@pytest.mark.parametrize(("space", "near"), [("S1", "01"), ("P1", "11")])
def test_not_to_stairs_or_a_pit_with_five_either(space: str, near: str) -> None:
    """Ruling 26: others may come there all the same."""
    crowd = [(A, "banshee"), *((A, monster) for monster in ("grunt", "rampaging-troll"))]
    others = [(C, "grunt"), (C, "banshee")]
    there = {space: [*crowd, *others], near: [(B, "grunt"), (B, "banshee"), (B, "berserker")]}
    table = cave_troll(there, seats=3, variant=True)
    assert not table.may(A, "banshee", "lure", B, "grunt")
    assert not table.may(A, "banshee", "lure", B, "banshee")
    assert table.may(A, "banshee", "lure", B, "berserker") == (space == "S1")
    ends_turn(table, A)
    assert may_go(table, B, "grunt", space)


def test_a_berserker_is_drawn_to_a_full_space_without_its_own_side() -> None:
    crowd = {"05": [(A, "banshee"), *FULL[:4]], "10": [(B, "berserker"), (C, "berserker")]}
    table = cave_troll(crowd, seats=3, variant=True)
    assert not table.may(A, "banshee", "lure", B)
    table.plays(A, "banshee", "lure", C, "berserker")
    assert len(stands(table, "05")) == 6


def test_no_hero_is_drawn_into_a_pit() -> None:
    """Ruling 26."""
    table = cave_troll({"P1": [(A, "banshee")], "11": [(B, HERO), (B, "grunt")]}, variant=True)
    assert not table.may(A, "banshee", "lure", B, "adventurer-1")
    assert table.may(A, "banshee", "lure", B, "grunt")


def test_heroes_are_drawn_to_stairs() -> None:
    table = cave_troll({"S1": [(A, "banshee")], "09": [(B, HERO)]}, variant=True)
    assert table.may(A, "banshee", "lure", B, "adventurer-1")
