"""Giant Slayer."""

import pytest

from rules.cave_troll.events import GiantSlain, GoldFound
from tests.games.cave_troll.layout import (
    CHEST,
    A,
    B,
    Figures,
    at,
    cave_troll,
    ends_turn,
    goes,
    gold,
    where,
)


def test_entering_an_empty_room_it_gains_one_gold() -> None:
    table = cave_troll({"05": [(A, "giant-slayer")]}, variant=True)
    goes(table, A, "giant-slayer", "10")
    table.expect(GoldFound(A, at("10")))
    assert gold(table, A) == 1


def test_once_a_turn() -> None:
    table = cave_troll({"05": [(A, "giant-slayer")]}, variant=True)
    goes(table, A, "giant-slayer", "10")
    goes(table, A, "giant-slayer", "09")
    table.expect_no(GoldFound)
    ends_turn(table, A, B)
    goes(table, A, "giant-slayer", "10")
    assert gold(table, A) == 2


@pytest.mark.parametrize(
    ("there", "found"), [([(A, CHEST), (B, CHEST)], 1), ([(A, "paladin")], 0), ([(B, "grunt")], 0)]
)
def test_empty_is_a_room_without_characters(there: Figures, found: int) -> None:
    """Ruling 20: of any colour; chests do not matter."""
    table = cave_troll({"05": [(A, "giant-slayer")], "10": there}, variant=True)
    goes(table, A, "giant-slayer", "10")
    assert gold(table, A) == found


def test_stairs_are_no_room() -> None:
    table = cave_troll({"09": [(A, "giant-slayer")]}, variant=True)
    goes(table, A, "giant-slayer", "S1")
    assert gold(table, A) == 0


def test_pushed_into_an_empty_room_it_gains_nothing() -> None:
    """Ruling 20."""
    table = cave_troll({"05": [(A, "giant-slayer"), (B, "rampaging-troll")]}, turn=1, variant=True)
    table.plays(B, "rampaging-troll", "rampage")
    table.plays(B, A, "giant-slayer", at("10"))
    assert where(table, A, "giant-slayer") == at("10")
    assert gold(table, A) == 0


def test_its_action_removes_itself_and_a_rampaging_troll() -> None:
    table = cave_troll({"05": [(A, "giant-slayer"), (B, "rampaging-troll")]}, variant=True)
    table.plays(A, "giant-slayer", "slay", B, "rampaging-troll")
    table.expect(GiantSlain(A, B, at("05")))
    assert where(table, A, "giant-slayer") is None
    assert where(table, B, "rampaging-troll") is None
    assert "giant-slayer" in table.view().places[A].removed


def test_it_needs_a_rampaging_troll_in_its_room() -> None:
    table = cave_troll(
        {"05": [(A, "giant-slayer"), (B, "grunt")], "10": [(B, "rampaging-troll")]}, variant=True
    )
    assert not table.may(A, "giant-slayer", "slay")
    stairs = {"S1": [(A, "giant-slayer"), (B, "rampaging-troll")]}
    assert not cave_troll(stairs, variant=True).may(A, "giant-slayer", "slay")
