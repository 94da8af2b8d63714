"""Thief."""

from rules.cave_troll.events import FigureMoved, ThiefSneaked
from tests.games.cave_troll.layout import (
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


def test_its_action_leads_to_any_room_or_stairs() -> None:
    table = cave_troll({"S1": [(A, "thief")]})
    for space in ("01", "16", "33", "S2", "S4"):
        assert may_go(table, A, "thief", space), space
    goes(table, A, "thief", "16")
    table.expect(ThiefSneaked(A, at("S1"), at("16")))
    assert where(table, A, "thief") == at("16")
    assert table.view().actions == 3


def test_it_never_enters_a_pit() -> None:
    table = cave_troll({"11": [(A, "thief")]})
    assert not any(may_go(table, A, "thief", pit) for pit in ("P1", "P2", "P3"))


def test_its_action_leads_to_no_opposing_knight_on_stairs_either() -> None:
    """Ruling 6."""
    table = cave_troll({"05": [(A, "thief")], "16": [(B, "knight")]})
    assert not may_go(table, A, "thief", "16")
    table = cave_troll({"05": [(A, "thief")], "S4": [(B, "knight")]})
    assert not may_go(table, A, "thief", "S4")


def test_it_may_walk_to_stairs_with_an_opposing_knight() -> None:
    """Ruling 6."""
    table = cave_troll({"09": [(A, "thief")], "S1": [(B, "knight")]})
    goes(table, A, "thief", "S1")
    table.expect(FigureMoved(A, table.view().spaces[33].pieces[1].figure, at("09"), at("S1")))


def test_it_may_join_its_own_knight() -> None:
    table = cave_troll({"05": [(A, "thief")], "16": [(A, "knight")]})
    assert may_go(table, A, "thief", "16")


def test_full_rooms_and_cave_trolls_stop_it() -> None:
    table = cave_troll({"05": [(A, "thief")], "16": FULL, "20": [(B, "cave-troll")]})
    assert not may_go(table, A, "thief", "16")
    assert not may_go(table, A, "thief", "20")


def test_other_characters_do_not_sneak() -> None:
    table = cave_troll({"05": [(A, HERO)]})
    assert not may_go(table, A, "adventurer-1", "33")
