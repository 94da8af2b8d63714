"""Example of a Turn, on our board."""

from rules.cave_troll.content import Figure
from rules.cave_troll.events import WraithPushed
from tests.games.cave_troll.layout import (
    HERO,
    A,
    B,
    at,
    cave_troll,
    ends_turn,
    goes,
    may_go,
    stands,
    where,
)
from tests.games.scenario import Scenario

RED, BLUE = A, B
LOWER_RIGHT = ((BLUE, "orc"), (BLUE, "thief"), (BLUE, HERO), (BLUE, HERO), (BLUE, HERO))


def example() -> Scenario:
    return cave_troll(
        {
            "05": [(RED, HERO)],
            "10": [(BLUE, HERO)] * 5,
            "11": [(BLUE, "cave-troll")],
            "19": [(RED, "wraith")],
            "24": LOWER_RIGHT,
            "02": [(RED, "orc")],
        }
    )


def test_action_1_wall_full_room_and_cave_troll_leave_one_way() -> None:
    table = example()
    assert not may_go(table, RED, "adventurer-1", "S1")
    assert not may_go(table, RED, "adventurer-1", "10")
    assert not may_go(table, RED, "adventurer-1", "11")
    assert may_go(table, RED, "adventurer-1", "01")


def test_the_worked_turn_of_the_rulebook() -> None:
    table = example()
    goes(table, RED, "adventurer-1", "01")
    goes(table, RED, "wraith", "24")
    table.plays(RED, BLUE, "orc", at("23"))
    table.expect(WraithPushed(RED, BLUE, Figure.ORC, at("24"), at("23")))
    table.plays(RED, "wraith", "push", BLUE, "thief", at("23"))
    assert {figure for _, figure in stands(table, "23")} == {"orc", "thief"}
    goes(table, RED, "orc", "06")
    assert where(table, RED, "orc") == at("06")
    assert table.asked == [BLUE]
    ends_turn(table, BLUE)
    assert table.asked == [RED]
