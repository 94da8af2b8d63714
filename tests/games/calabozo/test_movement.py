"""Movement: the roll, the ways, others in the way."""

import pytest

from rules.calabozo.events import Moved, MoveRolled, StayedPut
from tests.games.calabozo.layout import ALL, HALL, A, B, C, calabozo


def test_a_die_is_rolled_and_the_move_ends_on_any_square_so_far_away() -> None:
    table = calabozo(dice=[2])
    table.expect(MoveRolled(A, 2))
    assert table.ends() == {"G7", "H7", "J7", "K7", "I5", "I6", "I8", "I9"}


def test_not_all_points_must_be_used() -> None:
    """Ruling 23."""
    table = calabozo(dice=[6, 1])
    table.plays(A, "go", "H7")
    table.expect(Moved(A, HALL, "H7", ("H7",)))  # type: ignore[arg-type]
    assert table.where(A) == "H7"


def test_one_may_stay() -> None:
    table = calabozo(dice=[6, 1])
    table.plays(A, "stay")
    table.expect(StayedPut(A, HALL))  # type: ignore[arg-type]
    assert table.where(A) == HALL


def test_a_move_takes_the_shortest_way_and_one_question() -> None:
    table = calabozo(dice=[6, 1])
    table.plays(A, "go", "F8")
    table.expect(Moved(A, HALL, "F8", ("H7", "G7", "F7", "F8")))  # type: ignore[arg-type]
    assert table.asked == [B]


def test_walls_are_in_the_way() -> None:
    table = calabozo({A: "I4"}, dice=[1])
    assert table.ends() == {"I3", "I5"}


def test_doors_are_crossed_freely_both_ways() -> None:
    """Ruling 21."""
    assert "E4" in calabozo({A: "D4"}, dice=[1]).ends()
    assert "D4" in calabozo({A: "E4"}, empty=["E4"], dice=[1]).ends()


def test_a_cell_with_a_monster_ends_the_move() -> None:
    """Ruling 8."""
    table = calabozo({A: "D4"}, empty=["F5"], dice=[6])
    assert "E4" in table.ends()
    assert not {"F4", "F5"} & table.ends()


def test_a_cell_that_is_empty_is_passed() -> None:
    table = calabozo({A: "D4"}, empty=["E4", "F4"], dice=[3])
    assert {"E4", "F4", "F5"} <= table.ends()


def test_an_empty_tower_counts_as_a_space() -> None:
    table = calabozo({A: "H1"}, empty=["I1"], dice=[1])
    assert "I1" in table.ends()


@pytest.mark.parametrize(("hand", "enters"), [([], False), (["energy-gem"], True)])
def test_a_tower_with_a_dragon_is_entered_with_a_treasure_only(
    hand: list[str], *, enters: bool
) -> None:
    """Ruling 31."""
    table = calabozo({A: "H1"}, hands={A: hand}, dice=[3])
    assert ("I1" in table.ends()) is enters


@pytest.mark.parametrize("treasure", ["ring", "axe", "elixir", "energy-gem", "speed"])
def test_any_treasure_will_do_for_a_tower(treasure: str) -> None:
    assert "I1" in calabozo({A: "H1"}, hands={A: [treasure]}, dice=[1]).ends()


def test_nobody_ends_a_move_where_somebody_stands() -> None:
    """Ruling 22: who aims there stops short, on the square before."""
    table = calabozo({A: "F7", B: "D7"}, dice=[2])
    assert "D7" not in table.ends()
    assert "E7" in table.ends()


def test_others_are_jumped_over() -> None:
    """Ruling 22."""
    table = calabozo({A: "F7", B: "E7"}, dice=[2, 1])
    assert "D7" in table.ends()
    table.plays(A, "go", "D7")
    assert table.where(A) == "D7"


def test_nobody_is_jumped_over_in_a_cell() -> None:
    """Ruling 22: in corridors only."""
    table = calabozo({A: "D4", B: "E4"}, empty=["E4", "F4"], dice=[3])
    assert "F4" not in table.ends()


def test_the_main_hall_holds_everybody() -> None:
    table = calabozo({A: "H7"}, dice=[1])
    assert HALL in table.ends()


def test_an_underworld_holds_several() -> None:
    """Rulings 14 and 15."""
    table = calabozo({A: "A2", B: "A1", C: "A1"}, dead=[B], dice=[1, 1])
    table.plays(A, "open-door", "A2", "A1")
    assert "A1" in table.ends()


def test_the_dead_are_in_nobody_s_way() -> None:
    """Ruling 15."""
    view = calabozo({A: "A2", C: "A1"}, dead=[C], dice=[1]).view()
    assert view.adventurers[C].dead


def test_who_is_asked_knows_the_squares_and_nobody_else_does() -> None:
    table = calabozo(dice=[1])
    reach = table.view(A).reach
    assert (reach.seat, reach.points) == (A, 1)
    assert set(reach.squares) == table.ends()
    assert list(reach.squares) == ["I6", "H7", "J7", "I8"], "in reading order"
    for other in (B, None):
        assert table.view(other).reach is None


def test_another_way_may_be_chosen_into_a_lair() -> None:
    """A retreat goes back by the way that was taken (ruling 24)."""
    table = calabozo({A: "D3"}, empty=["F5"], foes={"E4": "goblin"}, dice=[4, 1])
    ways = [path for act, *path in table.choices() if act == "go-by" and path[0] == "E4"]
    assert ways == [["E4", "D4", "D3"], ["E4", "D4", "C4"], ["E4", "D4", "D5"]]
    table.plays(A, "go-by", "E4", "D4", "C4")
    table.expect(Moved(A, "D3", "E4", ("D4", "C4", "D4", "E4")))  # type: ignore[arg-type]


def test_no_other_way_is_offered_where_there_is_one_only() -> None:
    table = calabozo({A: "D4"}, foes={"E4": "goblin"}, dice=[1])
    assert "go-by" not in table.acts()
    assert "E4" in table.ends()


def test_the_way_is_remembered() -> None:
    table = calabozo({A: "D7"}, empty=ALL, dice=[4, 1])
    table.plays(A, "go", "G7")
    assert table.adventurer(A).trail == ("E7", "F7")
