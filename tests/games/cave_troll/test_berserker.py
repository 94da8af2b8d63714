"""Berserker."""

from rules.cave_troll.events import GoldSplit, RoomScored, RoomTied
from tests.games.cave_troll.layout import (
    CHEST,
    FULL,
    HERO,
    A,
    B,
    C,
    Figures,
    at,
    cave_troll,
    draws,
    goes,
    gold,
    may_go,
    stands,
)
from tests.games.scenario import Scenario


def scored(there: Figures, seats: int = 3) -> Scenario:
    """Have A score room 13, which is worth five, with these figures."""
    table = cave_troll({"13": there}, seats=seats, hands={A: ["score-room"]}, variant=True)
    draws(table, A, "score-room", "13")
    return table


def test_the_gold_is_split_with_who_controls_the_room_and_the_rest_is_lost() -> None:
    """Ruling 22."""
    table = scored([(A, "berserker"), (B, HERO), (B, HERO)])
    table.expect(GoldSplit(B, (A,), at("13"), 2, 1))
    assert [gold(table, seat) for seat in (A, B, C)] == [2, 2, 0]


def test_every_berserker_in_the_room_shares() -> None:
    table = scored([(A, "berserker"), (C, "berserker"), (B, HERO), (B, HERO), (B, CHEST)])
    table.expect(GoldSplit(B, (A, C), at("13"), 3, 0))
    assert [gold(table, seat) for seat in (A, B, C)] == [3, 3, 3]


def test_who_controls_the_room_with_a_berserker_shares_with_nobody() -> None:
    table = scored([(A, "berserker"), (A, HERO), (B, HERO)])
    table.expect(RoomScored(A, at("13"), 5))


def test_in_a_tie_nobody_gains() -> None:
    """Ruling 22."""
    table = scored([(A, "berserker"), (B, HERO)])
    table.expect(RoomTied(at("13"), (A, B)))
    assert gold(table, A) == 0


def test_it_enters_a_room_with_five_opposing_characters() -> None:
    table = cave_troll({"05": [(A, "berserker")], "10": FULL}, variant=True)
    goes(table, A, "berserker", "10")
    assert len(stands(table, "10")) == 6


def test_not_if_one_of_the_five_is_its_own() -> None:
    """Ruling 23."""
    table = cave_troll({"05": [(A, "berserker")], "10": [*FULL[:4], (A, "grunt")]}, variant=True)
    assert not may_go(table, A, "berserker", "10")


def test_nobody_is_the_seventh_and_nobody_else_the_sixth() -> None:
    """Ruling 23."""
    there = [*FULL, (C, "berserker")]
    table = cave_troll({"05": [(A, "berserker")], "10": there}, seats=3, variant=True)
    assert not may_go(table, A, "berserker", "10")
    table = cave_troll({"05": [(A, HERO)], "10": FULL}, variant=True)
    assert not may_go(table, A, "adventurer-1", "10")
