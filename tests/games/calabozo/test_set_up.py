"""Game Setup and Turn Order."""

import pytest

from rules.calabozo.board import Ground, board
from rules.calabozo.content import WEAPONS, Dragon, Treasure
from rules.calabozo.events import (
    AdventurerChosen,
    FirstFound,
    GameBegan,
    MoveRolled,
    RolledForFirst,
    TeamFormed,
)
from rules.calabozo.options import Teams, TurnCap, sides, turns_each
from rules.calabozo.state import Team
from tests.games.calabozo.layout import HALL, A, B, C, D, Dungeon, fresh


def choose_all(table: Dungeon) -> None:
    while "dwarf" in table.acts(table.asked[0]) or "mage" in table.acts(table.asked[0]):
        seat = table.asked[0]
        table.answers(seat, table.choices(seat)[0])


def test_a_treasure_lies_under_a_monster_in_each_cell() -> None:
    game = fresh(4).state
    cells = [lair for lair in game.lairs.values() if not lair.is_tower]
    assert len(cells) == 42
    assert all((len(one.foe), len(one.hoard), len(one.ring)) == (1, 1, 0) for one in cells)


def test_a_dragon_a_weapon_and_a_ring_lie_under_each_tower() -> None:
    game = fresh(4).state
    towers = [game.lairs[square] for square in board().tower_squares]
    assert {one.foe.items[0] for one in towers} == set(Dragon)
    assert {one.hoard.items[0] for one in towers} == set(WEAPONS)
    assert all(one.ring.items == [Treasure.RING] for one in towers)


def test_eight_monsters_are_left_over_and_nobody_knows_which() -> None:
    """Ruling 46."""
    table = fresh(4)
    assert len(table.state.spare_monsters) == 8
    assert not any(table.state.spare_monsters.open_to(viewer) for viewer in (A, B, None))


def test_the_board_is_another_one_with_another_seed() -> None:
    foes = [
        [lair.foe.items[0] for lair in fresh(players).state.lairs.values()] for players in (2, 4)
    ]
    assert foes[0] == foes[1], "the same seed lays the same cards"
    other = Dungeon(fresh(2).game.rulebook, 2, seed=bytes([1]) * 32)
    assert [lair.foe.items[0] for lair in other.state.lairs.values()] != foes[0]


def test_all_stand_in_the_main_hall_with_nothing() -> None:
    table = fresh(8)
    assert {one.square for one in table.view().adventurers} == {HALL}
    assert {one.treasures for one in table.view().adventurers} == {0}


def test_two_teams_sit_alternately() -> None:
    table = fresh(6)
    table.expect(TeamFormed(Team.RED, (0, 2, 4)), TeamFormed(Team.BLUE, (1, 3, 5)))  # type: ignore[arg-type]
    assert [one.team for one in table.view().adventurers] == [Team.RED, Team.BLUE] * 3


@pytest.mark.parametrize(
    ("teams", "players", "expected"),
    [
        (Teams.TWO, 2, 2), (Teams.TWO, 3, 3), (Teams.TWO, 4, 2), (Teams.TWO, 5, 5),
        (Teams.TWO, 6, 2), (Teams.TWO, 7, 7), (Teams.TWO, 8, 2),
        (Teams.THREE, 6, 3), (Teams.THREE, 3, 3), (Teams.THREE, 4, 2), (Teams.THREE, 8, 2),
        (Teams.THREE, 5, 5), (Teams.FOUR, 8, 4), (Teams.FOUR, 4, 2), (Teams.FOUR, 6, 2),
        (Teams.INDIVIDUAL, 4, 4), (Teams.INDIVIDUAL, 8, 8), (Teams.INDIVIDUAL, 2, 2),
    ],
)  # fmt: skip
def test_so_many_sides_play(teams: Teams, players: int, expected: int) -> None:
    assert sides(teams, players) == expected


@pytest.mark.parametrize(
    ("players", "teams", "rings"),
    [
        (4, Teams.TWO, 4), (6, Teams.TWO, 3), (8, Teams.TWO, 3),
        (6, Teams.THREE, 4), (8, Teams.FOUR, 4),
        (2, Teams.TWO, 4), (3, Teams.TWO, 3), (5, Teams.TWO, 3), (7, Teams.TWO, 2),
        (4, Teams.INDIVIDUAL, 3), (8, Teams.INDIVIDUAL, 2),
    ],
)  # fmt: skip
def test_so_many_rings_win(players: int, teams: Teams, rings: int) -> None:
    """Rulings 3 to 5."""
    assert fresh(players, teams=teams).view().rings_needed == rings


def test_with_an_odd_number_everybody_plays_alone() -> None:
    view = fresh(5).view()
    assert view.teams == ()
    assert len({one.side for one in view.adventurers}) == 5


def test_three_teams_of_two_and_four_teams_of_two() -> None:
    assert [one.seats for one in fresh(6, teams=Teams.THREE).view().teams] == [
        (0, 3), (1, 4), (2, 5),
    ]  # fmt: skip
    assert [one.seats for one in fresh(8, teams=Teams.FOUR).view().teams] == [
        (0, 4), (1, 5), (2, 6), (3, 7),
    ]  # fmt: skip


def test_the_team_that_rolls_highest_chooses_first_and_begins() -> None:
    table = fresh(4, dice=[2, 5, 1])
    table.expect(RolledForFirst(A, 2), RolledForFirst(B, 5), FirstFound(B, Team.BLUE))
    for seat, figure in ((B, "elf"), (D, "elf"), (C, "mage"), (A, "mage")):
        assert table.asked == [seat]
        table.answers(seat, figure)
    table.expect(GameBegan(B, 4, 60), MoveRolled(B, 1))
    assert table.asked == [B]


def test_a_tie_is_rolled_again_by_those_who_tied() -> None:
    """Ruling 45."""
    table = fresh(3, dice=[6, 2, 6, 3, 3, 1, 4])
    rolled = [event.seat for event in table.told() if isinstance(event, RolledForFirst)]
    assert rolled == [A, B, C, A, C, A, C]
    table.expect(FirstFound(C, None))


def test_one_against_one_each_rolls_and_the_highest_chooses_first() -> None:
    table = fresh(2, dice=[1, 6, 3])
    assert table.asked == [B]
    table.answers(B, "dwarf")
    table.answers(A, "dwarf")
    assert table.asked == [B], "who rolled highest takes the first turn"


def test_each_type_of_adventurer_is_there_twice() -> None:
    table = fresh(8, dice=[6, 1, 1])
    for seat in (0, 2):
        table.answers(seat, "dwarf")
    assert "dwarf" not in table.acts(4)
    table.refuses(4, "dwarf")


def test_the_last_player_takes_the_figure_that_is_left() -> None:
    table = fresh(8, dice=[6, 1, 1])
    for seat, figure in zip(
        (0, 2, 4, 6, 1, 3, 5), ["dwarf", "elf", "warrior", "mage"] * 2, strict=False
    ):
        table.answers(seat, figure)
    table.expect(AdventurerChosen(7, "mage", anew=False), GameBegan(A, 3, 30))  # type: ignore[arg-type]


def test_turns_go_round_clockwise() -> None:
    table = fresh(4, dice=[6, 1, *[1] * 6])
    choose_all(table)
    order = []
    for _ in range(5):
        order.append(table.asked[0])
        table.plays(table.asked[0], "stay")
    assert order == [A, B, C, D, A]


@pytest.mark.parametrize(
    ("cap", "players", "turns"),
    [
        (TurnCap.USUAL, 2, 100), (TurnCap.USUAL, 3, 80), (TurnCap.USUAL, 4, 60),
        (TurnCap.USUAL, 8, 30), (TurnCap.SHORT, 4, 30), (TurnCap.SHORT, 2, 60),
        (TurnCap.LONG, 2, 100), (TurnCap.LONG, 8, 100),
    ],
)  # fmt: skip
def test_each_adventurer_has_so_many_turns(cap: TurnCap, players: int, turns: int) -> None:
    """Ruling 43."""
    assert turns_each(cap, players) == turns
    assert fresh(players, turn_cap=cap).view().turn_cap == turns


def test_the_hall_is_the_only_place_of_its_kind() -> None:
    assert board().all_of(Ground.HALL) == (HALL,)
