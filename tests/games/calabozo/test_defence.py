"""Defense: the monster's attack, row by row."""

import pytest

from rules.calabozo.content import Monster, Outcome, Treasure
from rules.calabozo.events import (
    AdventurerDied,
    AllTreasuresLost,
    MateLost,
    MoveRolled,
    Retreated,
    StruckBack,
    TreasureLost,
    TurnLost,
    YouLost,
)
from tests.games.calabozo.layout import HALL, A, B, C, D, Dungeon, calabozo

CELL = "E4"
TRAIL = ["D2", "D3", "D4"]
FAIL = [1, 1]


def struck(roll: int, *hand: str, then: int = 1) -> Dungeon:
    """Let a monster strike back with a roll, at an adventurer that came by D3 and D4."""
    first = max(1, roll - 6)
    table = calabozo(
        {A: CELL}, foes={CELL: "lich"}, hands={A: hand}, trails={A: TRAIL},
        dice=[*FAIL, first, roll - first, then, *[6] * 12],
    )  # fmt: skip
    table.plays(A, "fight")
    if hand:
        table.answers(A, "weapon")
    return table


@pytest.mark.parametrize("roll", [2, 3, 6])
def test_safe_nothing_happens(roll: int) -> None:
    """Ruling 2."""
    table = struck(roll)
    me = table.adventurer(A)
    assert (me.square, me.lost_turns, me.treasures) == (CELL, 0, 0)


@pytest.mark.parametrize(
    ("roll", "square", "turns"),
    [(4, "D4", 1), (5, "D4", 1), (7, "D3", 1), (8, "D3", 1), (9, "D3", 2)],
)
def test_retreat(roll: int, square: str, turns: int) -> None:
    table = struck(roll)
    assert (table.where(A), table.adventurer(A).lost_turns) == (square, turns)
    table.expect_no(TreasureLost)


@pytest.mark.parametrize(("roll", "square", "turns"), [(10, "D4", 1), (11, "D3", 2)])
def test_injury_and_wound_cost_a_treasure_too(roll: int, square: str, turns: int) -> None:
    table = struck(roll, "energy-gem")
    table.expect(TreasureLost(A, CELL))  # type: ignore[arg-type]
    me = table.adventurer(A)
    assert (me.square, me.lost_turns, me.treasures) == (square, turns, 0)
    assert table.lair(CELL).lost == 1


@pytest.mark.parametrize("roll", [10, 11, 12])
def test_who_has_nothing_to_lose_dies_and_does_not_retreat(roll: int) -> None:
    """Rulings 1 and 26."""
    table = struck(roll)
    table.expect(AdventurerDied(A, "dwarf", "A1", elixir=False))  # type: ignore[arg-type]
    table.expect_no(Retreated)
    me = table.adventurer(A)
    assert (me.square, me.dead, me.lost_turns) == ("A1", True, 0)


def test_a_twelve_costs_all_treasures_and_leads_to_the_main_hall() -> None:
    """Ruling 1."""
    table = struck(12, "ring", "axe", "energy-gem")
    table.expect(AllTreasuresLost(A, CELL, 3))  # type: ignore[arg-type]
    me = table.adventurer(A)
    assert (me.square, me.treasures, me.lost_turns, me.trail) == (HALL, 0, 0, ())
    assert table.lair(CELL).lost == 3


def test_an_opponent_rolls_for_the_monster() -> None:
    """Ruling 10: the next one clockwise, by the engine's dice."""
    table = struck(9)
    table.expect(StruckBack(A, B, Monster.LICH, 3, 6, 9, Outcome.RETREAT, 2, 2, 0))


def test_the_owner_chooses_the_treasure_to_lose_and_only_the_owner_knows_which() -> None:
    """Ruling 28: rings and weapons too."""
    table = struck(10, "ring", "axe", "energy-gem", "energy-gem")
    assert table.choices() == ["ring", "axe", "energy-gem"]
    table.answers(A, "axe")
    table.expect(TreasureLost(A, CELL), YouLost((Treasure.AXE,)), by=A)  # type: ignore[arg-type]
    for other in (B, C, None):
        assert not any(isinstance(event, YouLost | MateLost) for event in table.told(other))
    assert table.hand(A) == ["ring", "energy-gem", "energy-gem"]
    assert table.state.lairs[CELL].lost.items == [Treasure.AXE]
    assert not any(table.state.lairs[CELL].lost.open_to(viewer) for viewer in (A, B, None))


def test_who_has_two_of_a_kind_is_asked_all_the_same() -> None:
    """Otherwise the question would tell that they are alike."""
    table = struck(10, "energy-gem", "energy-gem")
    assert table.choices() == ["energy-gem"]


def test_who_has_one_treasure_is_not_asked() -> None:
    table = struck(10, "ring")
    assert table.asked == [B]
    assert table.hand(A) == []


def test_what_was_lost_in_a_tower_lies_there() -> None:
    table = calabozo(
        {A: "I1"}, foes={"I1": "red"}, hands={A: ["ring"]}, trails={A: ["G1", "H1"]},
        dice=[*FAIL, 4, 6, 1],
    )  # fmt: skip
    table.plays(A, "fight")
    table.answers(A, "weapon")
    assert table.lair("I1").lost == 1
    assert table.where(A) == "H1"


def test_a_teammate_who_sees_the_hand_is_told_what_was_lost() -> None:
    table = calabozo(
        {A: CELL}, foes={CELL: "lich"}, hands={A: ["ring", "axe"]}, shown=[A],
        trails={A: TRAIL}, dice=[*FAIL, 4, 6, 1],
    )  # fmt: skip
    table.plays(A, "fight")
    table.answers(A, "weapon")
    table.answers(A, "ring")
    table.expect(MateLost(A, (Treasure.RING,)), by=C)


def test_lost_turns_are_counted_off_one_by_one() -> None:
    """Ruling 44."""
    table = struck(9)
    left = []
    for _ in range(3):
        for seat in (B, C, D):
            table.plays(seat, "stay")
        left.append(table.adventurer(A).lost_turns)
    assert left == [1, 0, 0]
    assert table.asked == [A]


def test_a_lost_turn_is_told() -> None:
    table = calabozo(lost_turns={A: 2}, dice=[1])
    assert table.told() == [TurnLost(A, 1, jailed=False), MoveRolled(B, 1)]
