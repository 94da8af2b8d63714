"""Secret Doors: opened during a move, or before the roll."""

import pytest

from rules.calabozo.content import Treasure
from rules.calabozo.events import DoorTried, Moved, MoveRolled, TreasureShown
from tests.games.calabozo.layout import ALL, A, B, calabozo

OPENS = [1, 2, 3]
STAYS_SHUT = [4, 5, 6]


@pytest.mark.parametrize("roll", OPENS)
def test_a_roll_of_1_to_3_opens_it_and_the_move_goes_on(roll: int) -> None:
    table = calabozo({A: "G3"}, empty=ALL, dice=[4, roll, 1])
    table.plays(A, "open-door", "H3", "I3")
    table.expect(Moved(A, "G3", "H3", ("H3",)), DoorTried(A, "H3", "I3", roll, opened=True))  # type: ignore[arg-type]
    assert table.asked == [A]
    assert table.view(A).reach.points == 3
    assert {"I3", "I5", "J4", "K3"} <= table.ends(), "3 of 4 points are left"
    table.plays(A, "go", "I5")
    assert table.where(A) == "I5"
    assert table.asked == [B]


@pytest.mark.parametrize("roll", STAYS_SHUT)
def test_a_roll_of_4_to_6_ends_all_movement(roll: int) -> None:
    """Ruling 18."""
    table = calabozo({A: "G3"}, empty=ALL, dice=[4, roll, 1])
    table.plays(A, "open-door", "H3", "I3")
    table.expect(DoorTried(A, "H3", "I3", roll, opened=False))  # type: ignore[arg-type]
    assert table.where(A) == "H3"
    assert table.asked == [B]


def test_who_comes_to_it_with_the_last_point_waits_for_the_next_turn() -> None:
    """Ruling 18."""
    table = calabozo({A: "G3"}, empty=ALL, dice=[1])
    assert "H3" in table.ends()
    assert "open-door" not in table.acts()


def test_a_turn_may_begin_with_the_door_and_the_movement_roll_comes_after_it() -> None:
    """Ruling 19."""
    table = calabozo({A: "H3"}, empty=ALL, dice=[2, 3, 1])
    assert set(table.acts()) == {"roll", "open-door", "show"}
    table.plays(A, "open-door", "H3", "I3")
    table.expect(DoorTried(A, "H3", "I3", 2, opened=True), MoveRolled(A, 3))  # type: ignore[arg-type]
    assert {"I3", "I5", "G3", "F3"} <= table.ends(), "one may also go another way"


def test_a_door_that_stays_shut_at_the_beginning_leaves_no_roll() -> None:
    table = calabozo({A: "H3"}, empty=ALL, dice=[4, 1])
    table.plays(A, "open-door", "H3", "I3")
    table.expect_no(Moved)
    assert table.asked == [B]
    assert table.where(A) == "H3"


def test_who_stands_before_it_may_roll_for_the_move_first() -> None:
    table = calabozo({A: "H3"}, empty=ALL, dice=[2, 3])
    table.plays(A, "roll")
    assert "I3" not in table.ends()
    assert table.may(A, "open-door", "H3", "I3")


def test_it_closes_with_the_turn() -> None:
    """Ruling 19."""
    table = calabozo({A: "H3"}, players=2, empty=ALL, dice=[1, 6, 1, 6])
    table.plays(A, "open-door", "H3", "I3")
    table.plays(A, "stay")
    table.plays(B, "stay")
    table.plays(A, "roll")
    assert "I3" not in table.ends()


def test_it_must_be_opened_again_on_the_way_back() -> None:
    table = calabozo({A: "I3"}, empty=ALL, dice=[3])
    table.plays(A, "roll")
    assert "H3" not in table.ends()
    assert table.may(A, "open-door", "I3", "H3")


def test_the_door_that_was_opened_is_not_tried_again_in_the_same_turn() -> None:
    table = calabozo({A: "H3"}, empty=ALL, dice=[1, 6])
    table.plays(A, "open-door", "H3", "I3")
    assert not table.may(A, "open-door", "H3", "I3")
    assert not table.may(A, "open-door", "I3", "H3")


def test_a_second_door_may_be_tried_in_the_same_turn() -> None:
    table = calabozo({A: "I4"}, empty=ALL, dice=[6, 1, 3, 1])
    table.plays(A, "open-door", "I3", "H3")
    table.plays(A, "open-door", "I2", "I1")
    table.plays(A, "go", "I1")
    assert table.where(A) == "I1"


def test_combat_is_allowed_where_one_stands_before_a_door_that_stays_shut() -> None:
    """Ruling 18."""
    table = calabozo({A: "F5"}, foes={"F5": "goblin"}, dice=[6])
    table.plays(A, "open-door", "F5", "G5")
    assert table.acts() == ["fight", "wait"]


def test_a_cell_with_a_monster_is_entered_through_it_and_ends_the_move() -> None:
    table = calabozo({A: "G5"}, foes={"F5": "goblin"}, dice=[1, 4])
    table.plays(A, "open-door", "G5", "F5")
    assert "F5" in table.ends()
    assert "F4" not in table.ends()


def test_no_door_is_tried_from_a_cell_in_which_a_monster_ends_the_move() -> None:
    table = calabozo({A: "E4"}, empty=["E4", "F4"], foes={"F5": "goblin"}, dice=[6])
    assert "F5" in table.ends()
    assert not table.may(A, "open-door", "F5")


def test_no_door_is_tried_from_a_square_that_is_taken() -> None:
    table = calabozo({A: "G3", B: "H3"}, empty=ALL, dice=[5])
    assert not table.may(A, "open-door", "H3")


def test_a_door_to_a_dragon_is_not_for_those_who_have_nothing() -> None:
    """Ruling 31."""
    table = calabozo({A: "I2"}, dice=[4])
    assert not table.may(A, "open-door", "I2", "I1")
    assert calabozo({A: "I2"}, hands={A: ["ring"]}, dice=[4]).may(A, "open-door", "I2", "I1")


def test_the_magic_key_opens_them_without_a_roll() -> None:
    """Ruling 20."""
    table = calabozo({A: "G3"}, empty=ALL, hands={A: ["magic-key"]}, dice=[3, 1])
    assert "I4" not in calabozo({A: "G3"}, empty=ALL, dice=[3]).ends()
    assert {"I3", "I4", "I2"} <= table.ends()
    assert "open-door" not in table.acts()
    table.plays(A, "go", "I4")
    table.expect(TreasureShown(A, Treasure.MAGIC_KEY))
    assert table.where(A) == "I4"


def test_the_magic_key_is_not_shown_where_it_is_not_used() -> None:
    table = calabozo({A: "G3"}, empty=ALL, hands={A: ["magic-key"]}, dice=[3, 1])
    table.plays(A, "go", "G4")
    table.expect_no(TreasureShown)


def test_the_magic_key_needs_no_waiting_with_the_last_point() -> None:
    """Ruling 20."""
    table = calabozo({A: "H3"}, empty=ALL, hands={A: ["magic-key"]}, dice=[1])
    table.plays(A, "roll")
    assert "I3" in table.ends()
