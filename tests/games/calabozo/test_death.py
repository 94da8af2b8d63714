"""Underworld: death and rescue in team play."""

import pytest

from rules.calabozo.events import (
    AdventurerDied,
    LastStanding,
    PlayerOut,
    Rescued,
    TeamLost,
    TreasureLost,
)
from rules.calabozo.options import Teams
from rules.calabozo.state import Team
from tests.games.calabozo.layout import ALL, HALL, A, B, C, D, Dungeon, E, F, calabozo

DIES = [1, 1, 4, 6]
"""A miss, and an injury for somebody with nothing to lose."""


def dying(cell: str = "E4", **laid: object) -> Dungeon:
    """Let A die by a monster."""
    setting: dict[str, object] = {"dice": [*DIES, *[1] * 6]} | laid
    at = {A: cell} | setting.pop("at", {})  # type: ignore[operator]
    table = calabozo(at, foes={cell: "lich"}, **setting)  # type: ignore[arg-type]
    table.plays(A, "fight")
    return table


@pytest.mark.parametrize(
    ("cell", "underworld"),
    [("E4", "A1"), ("B2", "A1"), ("O2", "Q1"), ("P12", "Q13"), ("C11", "A13")],
)
def test_the_dead_go_to_the_nearest_underworld(cell: str, underworld: str) -> None:
    """Ruling 17."""
    table = dying(cell)
    table.expect(AdventurerDied(A, "dwarf", underworld, elixir=False))  # type: ignore[arg-type]
    assert table.where(A) == underworld


def test_the_dead_wait_there_for_a_rescue() -> None:
    """Ruling 15."""
    table = dying()
    for seat in (B, C, D):
        table.plays(seat, "stay")
    assert table.asked == [B]
    assert table.adventurer(A).dead


def test_in_team_play_an_elixir_does_not_save_its_owner() -> None:
    """Rulings 27 and 29: it is a treasure like others, and the dead own nothing."""
    table = calabozo({A: "E4"}, foes={"E4": "lich"}, hands={A: ["elixir"]}, dice=[*DIES, *[1] * 4])
    table.plays(A, "fight")
    table.answers(A, "weapon")
    table.expect(TreasureLost(A, "E4"))  # type: ignore[arg-type]
    assert not table.adventurer(A).dead
    assert table.adventurer(A).treasures == 0


def test_in_team_play_nobody_starts_again() -> None:
    table = dying(figures_left=["mage"])
    table.expect_no(PlayerOut)
    assert table.adventurer(A).figure == "dwarf"


def test_a_team_whose_members_are_all_dead_loses() -> None:
    """Ruling 42."""
    table = dying(at={C: "A1"}, dead=[C])
    table.expect(TeamLost(Team.RED), LastStanding((B, D)))
    assert table.result is not None
    assert (table.result.winners, table.result.reason) == ((B, D), "victory")
    assert table.result.survivors == (B, D)


def test_a_duel_may_kill_the_last_of_a_team() -> None:
    table = calabozo({A: "F7", B: "E7", D: "A1"}, dead=[D], hands={A: ["ring"]}, dice=[1, 2, 1])
    table.plays(A, "stay")
    table.plays(A, "duel", B, "weapon")
    table.expect(TeamLost(Team.BLUE), LastStanding((A, C)))
    assert table.result is not None


def test_who_wins_at_last_need_not_be_alive() -> None:
    table = calabozo(
        {A: "F7", B: "E7", C: "A1", D: "A1"}, dead=[C, D], hands={A: ["ring"]}, dice=[1, 2, 1]
    )
    table.plays(A, "stay")
    table.plays(A, "duel", B, "weapon")
    assert table.result is not None
    assert (table.result.winners, table.result.survivors) == ((A, C), (A,))


def test_with_three_teams_the_others_play_on_when_one_is_dead() -> None:
    table = calabozo(
        {A: "E4", D: "A1"}, players=6, teams=Teams.THREE, dead=[D], foes={"E4": "lich"},
        dice=[*DIES, *[1] * 9],
    )  # fmt: skip
    table.plays(A, "fight")
    table.expect(TeamLost(Team.RED))
    assert table.result is None
    order = []
    for _ in range(5):
        order.append(table.asked[0])
        table.plays(table.asked[0], "stay")
    assert order == [B, C, E, F, B]
    assert table.view().teams[0].lost
    assert not table.view().teams[1].lost


def test_a_rescuer_comes_through_the_secret_door_and_revives_in_its_next_turn() -> None:
    """Ruling 16."""
    table = calabozo(
        {A: "A2", C: "A1"}, dead=[C], empty=ALL, hands={A: ["elixir"]}, dice=[1, 1, *[1] * 6]
    )
    table.plays(A, "open-door", "A2", "A1")
    table.plays(A, "go", "A1")
    assert table.adventurer(C).dead
    for seat in (B, D):
        table.plays(seat, "stay")
    table.plays(A, "revive", C)
    table.expect(Rescued(A, C))
    assert table.where(A) == "A1"


def test_lost_turns_end_with_death() -> None:
    table = dying()
    assert table.adventurer(A).lost_turns == 0


def test_the_dead_are_not_in_the_main_hall() -> None:
    assert dying().where(A) != HALL
