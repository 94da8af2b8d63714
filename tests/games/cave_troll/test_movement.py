"""Movement."""

import pytest

from rules.cave_troll.content import Figure
from rules.cave_troll.events import FigureMoved
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
    where,
)


def test_a_character_moves_through_a_door() -> None:
    table = cave_troll({"05": [(A, HERO)]})
    goes(table, A, "adventurer-1", "10")
    table.expect(FigureMoved(A, Figure.ADVENTURER_1, at("05"), at("10")))
    assert where(table, A, "adventurer-1") == at("10")


@pytest.mark.parametrize("space", ["06", "S1", "13", "05"])
def test_nobody_moves_through_a_wall_or_further_than_one_space(space: str) -> None:
    table = cave_troll({"05": [(A, HERO)]})
    assert not may_go(table, A, "adventurer-1", space)


def test_a_room_holds_five_characters() -> None:
    table = cave_troll({"05": [(A, HERO)], "10": FULL, "01": FULL[:4]})
    assert not may_go(table, A, "adventurer-1", "10")
    assert may_go(table, A, "adventurer-1", "01")


def test_a_chest_is_no_character_and_takes_no_place() -> None:
    """Ruling 1."""
    table = cave_troll({"05": [(A, HERO)], "10": [(B, CHEST), *FULL[:4]]})
    goes(table, A, "adventurer-1", "10")
    assert where(table, A, "adventurer-1") == at("10")


def test_stairs_hold_any_number() -> None:
    table = cave_troll({"S1": [*FULL, (B, HERO)], "09": [(A, HERO)]})
    assert may_go(table, A, "adventurer-1", "S1")


def test_pits_hold_any_number_of_monsters() -> None:
    crowd = [(seat, name) for seat in (A, B) for name in ("wraith", "cave-troll")]
    table = cave_troll({"P1": [*crowd, (B, "orc"), (B, HERO)], "11": [(A, "orc")]})
    assert may_go(table, A, "orc", "P1")


def test_no_hero_enters_a_pit() -> None:
    table = cave_troll({"11": [(A, HERO), (A, "orc")]})
    assert not may_go(table, A, "adventurer-1", "P1")
    assert may_go(table, A, "orc", "P1")


def test_monsters_may_stand_on_stairs() -> None:
    """Ruling 9."""
    table = cave_troll({"09": [(A, "orc")]})
    goes(table, A, "orc", "S1")
    assert where(table, A, "orc") == at("S1")


def test_nobody_moves_another_player_s_characters() -> None:
    table = cave_troll({"05": [(B, HERO), (A, "knight")]})
    assert not table.may(A, "adventurer-1")
    assert table.may(A, "knight")


def test_of_adventurers_that_stand_together_one_is_offered() -> None:
    table = cave_troll({"05": [(A, HERO), (A, HERO)], "09": [(A, HERO)]})
    assert table.may(A, "adventurer-1")
    assert not table.may(A, "adventurer-2")
    assert table.may(A, "adventurer-3")
