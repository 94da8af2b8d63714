"""Paladin."""

import pytest

from rules.cave_troll.events import BansheeBanished
from tests.games.cave_troll.layout import (
    HERO,
    A,
    B,
    C,
    at,
    cave_troll,
    may_go,
    where,
)


@pytest.mark.parametrize("owner", [B, C])
def test_heroes_in_its_room_are_safe_from_grunts(owner: int) -> None:
    """Ruling 21: whoever's hero, and whoever's Paladin."""
    there = [(A, "grunt"), (B, HERO), ((B, C)[owner - 1], "paladin")]
    table = cave_troll({"05": there}, seats=3, variant=True)
    assert not table.may(A, "grunt", "crush")


def test_heroes_in_its_room_are_safe_from_banshees_itself_too() -> None:
    """Ruling 21."""
    table = cave_troll({"05": [(A, "banshee")], "10": [(B, HERO), (B, "paladin")]}, variant=True)
    assert not table.may(A, "banshee", "lure")


def test_monsters_in_its_room_are_not_safe() -> None:
    table = cave_troll({"05": [(A, "banshee")], "10": [(B, "grunt"), (B, "paladin")]}, variant=True)
    assert table.may(A, "banshee", "lure", B, "grunt")


def test_it_does_not_stop_an_assassin() -> None:
    table = cave_troll({"05": [(A, "assassin"), (B, "paladin")]}, variant=True)
    assert table.may(A, "assassin", "assassinate", B, "paladin")


def test_it_bars_nobody() -> None:
    table = cave_troll({"05": [(A, HERO)], "10": [(B, "paladin")]}, variant=True)
    assert may_go(table, A, "adventurer-1", "10")


@pytest.mark.parametrize("space", ["05", "S1"])
def test_its_action_puts_an_opposing_banshee_into_any_pit(space: str) -> None:
    """Ruling 21."""
    table = cave_troll({space: [(A, "paladin"), (B, "banshee")]}, variant=True)
    assert all(table.may(A, "paladin", "banish", B, "banshee", at(f"P{pit}")) for pit in (1, 2, 3))
    table.plays(A, "paladin", "banish", B, "banshee", at("P3"))
    table.expect(BansheeBanished(A, B, at(space), at("P3")))
    assert where(table, B, "banshee") == at("P3")


def test_it_spares_its_own_banshee() -> None:
    table = cave_troll({"05": [(A, "paladin"), (A, "banshee")]}, variant=True)
    assert not table.may(A, "paladin", "banish")
