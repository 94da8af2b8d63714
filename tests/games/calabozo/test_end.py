"""How to Win, and the draw."""

import pytest

from rules.calabozo.events import RingsBroughtHome, TurnsRanOut
from rules.calabozo.options import Teams
from tests.games.calabozo.layout import HALL, A, B, C, D, calabozo

FOUR = ["ring"] * 4


def test_a_team_wins_when_it_is_back_in_the_hall_with_the_rings() -> None:
    table = calabozo({A: "H7"}, hands={A: FOUR}, dice=[1])
    table.plays(A, "go", HALL)
    table.expect(RingsBroughtHome((A, C), 4))
    assert table.result is not None
    assert (table.result.winners, table.result.reason) == ((A, C), "victory")
    assert table.view().winners == (A, C)


def test_the_rings_of_all_members_count_together() -> None:
    """Ruling 41."""
    table = calabozo({A: "H7"}, hands={A: ["ring", "ring"], C: ["ring", "ring"]}, dice=[1])
    table.plays(A, "go", HALL)
    assert table.result is not None


def test_too_few_rings_do_not_win() -> None:
    """Ruling 3: the table governs."""
    table = calabozo({A: "H7"}, hands={A: ["ring", "ring"], C: ["ring"]}, dice=[1, 1])
    table.plays(A, "go", HALL)
    assert table.result is None


def test_all_members_must_be_back() -> None:
    """Ruling 41."""
    table = calabozo({A: "H7", C: "F7"}, hands={A: FOUR}, dice=[1, 1])
    table.plays(A, "go", HALL)
    assert table.result is None


def test_a_dead_member_stands_in_the_way_of_victory() -> None:
    """Ruling 41."""
    table = calabozo({A: "H7", C: "A1"}, dead=[C], hands={A: FOUR}, dice=[1, 1])
    table.plays(A, "go", HALL)
    assert table.result is None


def test_the_last_member_to_come_back_brings_victory() -> None:
    table = calabozo({A: "H7"}, turn=A, hands={C: FOUR}, dice=[1])
    table.plays(A, "go", HALL)
    assert table.result is not None
    assert table.result.winners == (A, C)


def test_three_rings_win_for_three_a_side() -> None:
    table = calabozo({A: "H7"}, players=6, hands={A: ["ring"] * 3}, dice=[1])
    table.plays(A, "go", HALL)
    assert table.result is not None
    assert table.result.winners == (0, 2, 4)


@pytest.mark.parametrize(("players", "rings"), [(2, 4), (3, 3), (5, 3), (7, 2)])
def test_who_plays_alone_wins_alone(players: int, rings: int) -> None:
    for held in (rings - 1, rings):
        table = calabozo({A: "H7"}, players=players, hands={A: ["ring"] * held}, dice=[1, 1])
        table.plays(A, "go", HALL)
        assert (table.result is not None) is (held == rings)
    assert table.result is not None
    assert table.result.winners == (A,)


def test_a_portal_may_bring_victory() -> None:
    table = calabozo({A: "E4"}, foes={"E4": "portal"}, hands={A: FOUR}, dice=[1])
    table.plays(A, "fight")
    assert table.result is not None


def test_rings_lost_to_a_duel_may_win_for_the_winner() -> None:
    """Ruling 5: more rings are wanted in all than there are."""
    table = calabozo(
        {A: "I6", B: "I5"}, players=2, hands={A: ["ring"] * 3, B: ["ring"]}, dice=[1, 2, 1, 1, 1]
    )
    table.plays(A, "stay")
    table.plays(A, "duel", B, "weapon")
    table.answers(B, "weapon")
    assert table.hand(A) == FOUR


def test_after_so_many_turns_the_game_is_a_draw() -> None:
    """Ruling 43."""
    table = calabozo(round=59, dice=[1] * 4)
    for seat in (A, B, C, D):
        table.plays(seat, "stay")
    table.expect(TurnsRanOut(60))
    assert table.result is not None
    assert (table.result.winners, table.result.reason) == ((), "turn-cap")
    assert table.result.survivors == (A, B, C, D)


def test_individual_play_may_be_chosen_with_an_even_number() -> None:
    table = calabozo(
        {A: "H7"}, players=4, teams=Teams.INDIVIDUAL, hands={A: ["ring"] * 3}, dice=[1]
    )
    table.plays(A, "go", HALL)
    assert table.result is not None
    assert table.result.winners == (A,)


def test_nobody_is_asked_when_the_game_is_over() -> None:
    table = calabozo({A: "H7"}, hands={A: FOUR}, dice=[1])
    table.plays(A, "go", HALL)
    assert table.asked == []
    assert table.view(A).reach is None
    assert table.view(A).turn is None
