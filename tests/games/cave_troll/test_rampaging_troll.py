"""Rampaging Troll."""

from rules.cave_troll.content import Figure
from rules.cave_troll.events import FigureCrushed, RampagePushed
from tests.games.cave_troll.layout import (
    CHEST,
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
)

TROLL = "rampaging-troll"


def test_it_is_placed_in_a_pit() -> None:
    """Ruling 25."""
    table = cave_troll(hands={A: [TROLL]}, variant=True)
    table.plays(A, "draw")
    assert not table.may(A, TROLL, at("12"))
    table.plays(A, TROLL, at("P2"))
    assert stands(table, "P2") == [(A, TROLL)]


def test_it_moves_once_a_turn() -> None:
    table = cave_troll({"05": [(A, TROLL)]}, variant=True)
    goes(table, A, TROLL, "10")
    assert not table.may(A, TROLL)
    ends_turn(table, A, B)
    assert may_go(table, A, TROLL, "09")


def test_it_pushes_two_and_removes_all_others() -> None:
    there = [(A, TROLL), (B, HERO), (A, HERO), (B, "banshee"), (C, CHEST)]
    table = cave_troll({"05": there}, seats=3, variant=True)
    table.plays(A, TROLL, "rampage")
    table.plays(A, A, "adventurer-1", at("01"))
    table.expect(RampagePushed(A, A, Figure.ADVENTURER_1, at("05"), at("01")))
    table.plays(A, B, "banshee", at("10"))
    table.expect(
        FigureCrushed(A, B, Figure.ADVENTURER_1, at("05")),
        FigureCrushed(A, C, Figure.TREASURE_CHEST, at("05")),
    )
    assert stands(table, "05") == [(A, TROLL)]
    assert table.view().actions == 3


def test_it_must_push_two_if_two_can_be_pushed() -> None:
    """Ruling 25: pushing the monster to room 05 would leave the hero no way out."""
    there = [(A, TROLL), (B, HERO), (B, "grunt")]
    table = cave_troll({"11": there, "05": [(C, HERO)] * 4}, seats=3, variant=True)
    table.plays(A, TROLL, "rampage")
    assert not table.may(A, B, "grunt", at("05"))
    assert table.may(A, B, "grunt", at("P1"))
    table.plays(A, B, "adventurer-1", at("05"))
    table.plays(A, B, "grunt", at("P1"))
    table.expect_no(FigureCrushed)


def test_it_pushes_as_many_as_it_can() -> None:
    """Ruling 25."""
    there = [(A, TROLL), (B, HERO), (B, HERO), (B, HERO)]
    table = cave_troll({"32": there, "33": [(C, HERO)] * 4}, seats=3, variant=True)
    table.plays(A, TROLL, "rampage")
    table.plays(A, B, "adventurer-1", at("33"))
    assert stands(table, "32") == [(A, TROLL)]
    table = cave_troll({"32": there, "33": [(C, HERO)] * 5}, seats=3, variant=True)
    table.plays(A, TROLL, "rampage")
    assert stands(table, "32") == [(A, TROLL)]


def test_a_room_with_a_chest_only_may_be_cleared() -> None:
    table = cave_troll({"05": [(A, TROLL), (B, CHEST)]}, variant=True)
    table.plays(A, TROLL, "rampage")
    table.expect(FigureCrushed(A, B, Figure.TREASURE_CHEST, at("05")))


def test_it_rampages_in_rooms_with_somebody_only() -> None:
    """Ruling 25."""
    for space, there in (("S1", [(B, HERO)]), ("P1", [(B, "grunt")]), ("05", [])):
        table = cave_troll({space: [(A, TROLL), *there]}, variant=True)
        assert not table.may(A, TROLL, "rampage"), space


def test_it_keeps_nobody_out() -> None:
    table = cave_troll({"05": [(A, HERO)], "10": [(B, TROLL)], "01": FULL}, variant=True)
    assert may_go(table, A, "adventurer-1", "10")


def test_it_is_placed_and_moves_in_the_same_turn() -> None:
    table = cave_troll(hands={A: [TROLL]}, variant=True)
    draws(table, A, TROLL, "P1")
    assert may_go(table, A, TROLL, "11")
