"""Assassin."""

from rules.cave_troll.content import Figure
from rules.cave_troll.events import AssassinStruck
from tests.games.cave_troll.layout import (
    CHEST,
    HERO,
    A,
    B,
    C,
    at,
    cave_troll,
    where,
)


def test_its_action_removes_a_lone_hero() -> None:
    table = cave_troll({"05": [(A, "assassin"), (B, "paladin"), (B, CHEST)]}, variant=True)
    table.plays(A, "assassin", "assassinate", B, "paladin")
    table.expect(AssassinStruck(A, B, Figure.PALADIN, at("05")))
    assert where(table, B, "paladin") is None


def test_lone_is_the_only_character_of_its_colour() -> None:
    """Ruling 24."""
    there = [(A, "assassin"), (B, HERO), (B, "banshee"), (C, HERO)]
    table = cave_troll({"05": there}, seats=3, variant=True)
    assert not table.may(A, "assassin", "assassinate", B)
    assert table.may(A, "assassin", "assassinate", C, "adventurer-1")


def test_its_action_removes_a_grunt_lone_or_not_its_own_too() -> None:
    """Ruling 24."""
    there = [(A, "assassin"), (B, "grunt"), (B, HERO), (A, "grunt")]
    table = cave_troll({"05": there}, variant=True)
    assert table.may(A, "assassin", "assassinate", B, "grunt")
    assert table.may(A, "assassin", "assassinate", A, "grunt")
    assert not table.may(A, "assassin", "assassinate", B, "adventurer-1")


def test_beside_it_an_own_hero_is_never_alone() -> None:
    """Ruling 24: the Assassin is of the same colour."""
    table = cave_troll({"05": [(A, "assassin"), (A, HERO)]}, variant=True)
    assert not table.may(A, "assassin", "assassinate")


def test_it_removes_no_assassin() -> None:
    table = cave_troll({"05": [(A, "assassin"), (B, "assassin")]}, variant=True)
    assert not table.may(A, "assassin", "assassinate")


def test_other_monsters_are_safe() -> None:
    there = [(A, "assassin"), (B, "banshee"), (C, "rampaging-troll")]
    table = cave_troll({"05": there}, seats=3, variant=True)
    assert not table.may(A, "assassin", "assassinate")


def test_it_has_no_action_on_stairs() -> None:
    """Ruling 9."""
    table = cave_troll({"S1": [(A, "assassin"), (B, HERO)]}, variant=True)
    assert not table.may(A, "assassin", "assassinate")
