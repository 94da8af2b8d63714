"""Grunt."""

from rules.cave_troll.content import Figure
from rules.cave_troll.events import GruntStruck
from tests.games.cave_troll.layout import HERO, A, B, C, at, cave_troll, stands


def test_its_action_removes_all_opposing_adventurers_in_its_room() -> None:
    there = [(A, "grunt"), (B, HERO), (C, HERO), (A, HERO), (B, "assassin")]
    table = cave_troll({"05": there, "10": [(B, HERO)]}, seats=3, variant=True)
    table.plays(A, "grunt", "crush")
    table.expect(
        GruntStruck(A, B, Figure.ADVENTURER_1, at("05")),
        GruntStruck(A, C, Figure.ADVENTURER_1, at("05")),
    )
    left = [(A, "grunt"), (A, "adventurer-1"), (B, "assassin")]
    assert stands(table, "05") == left
    assert stands(table, "10") == [(B, "adventurer-2")]


def test_it_needs_an_opposing_adventurer() -> None:
    table = cave_troll({"05": [(A, "grunt"), (A, HERO), (B, "berserker")]}, variant=True)
    assert not table.may(A, "grunt", "crush")


def test_it_has_no_action_on_stairs() -> None:
    """Ruling 9."""
    table = cave_troll({"S1": [(A, "grunt"), (B, HERO)]}, variant=True)
    assert not table.may(A, "grunt", "crush")
