"""How to Play: turns and actions."""

import pytest

from rules.cave_troll.events import TurnBegan, TurnCutShort
from rules.engine.seats import Seat
from tests.games.cave_troll.layout import (
    HERO,
    A,
    B,
    C,
    cave_troll,
    draws,
    ends_turn,
    goes,
)
from tests.games.scenario import Scenario


def actions_in_turn(table: Scenario, seat: Seat) -> int:
    """Draw and play for as long as it is this seat's turn, and count."""
    count = 0
    while table.asked == [seat]:
        table.plays(seat, "draw")
        table.answers(seat, next(table.question(seat).question.every()))
        count += 1
    return count


def test_the_first_three_turns_of_the_game_have_fewer_actions() -> None:
    table = cave_troll(seats=3, turns=0)
    assert [actions_in_turn(table, seat) for seat in (A, B, C)] == [1, 2, 3]
    assert actions_in_turn(table, A) == 4


def test_with_two_players_the_first_player_s_second_turn_has_three() -> None:
    table = cave_troll(turns=0)
    counts = [actions_in_turn(table, seat) for seat in (A, B, A, B)]
    assert counts == [1, 2, 3, 4]


def test_actions_may_be_combined_and_repeated() -> None:
    table = cave_troll({"05": [(A, HERO), (A, "orc"), (B, HERO)]}, hands={A: [HERO, HERO]})
    draws(table, A, HERO, "S1")
    goes(table, A, "adventurer-1", "10")
    table.plays(A, "orc", "strike", B, "adventurer-1")
    goes(table, A, "adventurer-1", "05")
    assert table.asked == [B]


def test_play_goes_clockwise_and_round() -> None:
    table = cave_troll(seats=3, turn=1)
    ends_turn(table, B, C, A, B)
    table.expect(TurnBegan(C, 4))


@pytest.mark.parametrize("used", [0, 2])
def test_not_all_actions_need_be_used(used: int) -> None:
    """Ruling 28."""
    table = cave_troll({"05": [(A, HERO)]})
    for space in ("10", "05")[:used]:
        goes(table, A, "adventurer-1", space)
    ends_turn(table, A)
    table.expect(TurnCutShort(A, 4 - used), TurnBegan(B, 4))


def test_the_question_says_how_many_actions_are_left() -> None:
    table = cave_troll({"05": [(A, HERO)]})
    goes(table, A, "adventurer-1", "10")
    question = table.question(A).question
    assert getattr(question, "actions", None) == 3
    assert table.view().actions == 3
