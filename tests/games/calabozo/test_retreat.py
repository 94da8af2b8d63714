"""Retreat: by which way, and what is in it."""

from rules.calabozo.events import RetreatBarred, Retreated
from tests.games.calabozo.layout import ALL, A, B, C, Dungeon, calabozo

CELL = "E4"
BACK_1, BACK_2 = [1, 4], [3, 4]
"""Dice of the monster: one space back, two spaces back; one turn is lost with either."""


def beaten(back: list[int], **laid: object) -> Dungeon:
    """Let a monster in a cell beat an adventurer that came there; the others roll ones."""
    setting: dict[str, object] = {"foes": {CELL: "lich"}, "empty": ALL} | laid
    at = {A: CELL} | setting.pop("at", {})  # type: ignore[operator]
    table = calabozo(at, dice=[1, 1, *back, *[1] * 9], **setting)  # type: ignore[arg-type]
    table.plays(A, "fight")
    return table


def test_one_goes_back_by_the_way_one_came() -> None:
    """Ruling 24."""
    table = beaten(BACK_2, trails={A: ["C4", "D4"]})
    table.expect(Retreated(A, CELL, "C4", ("D4", "C4")))  # type: ignore[arg-type]


def test_the_way_of_earlier_turns_counts() -> None:
    table = calabozo(
        {A: "D3"}, players=2, empty=ALL, foes={CELL: "lich"}, dice=[1, 1, 1, 1, 1, *BACK_2, 1]
    )
    table.plays(A, "go", "D4")
    table.plays(B, "stay")
    table.plays(A, "go", CELL)
    table.answers(A, "fight")
    table.expect(Retreated(A, CELL, "D3", ("D4", "D3")))  # type: ignore[arg-type]


def test_what_is_left_of_the_way_is_remembered_after_a_retreat() -> None:
    table = beaten(BACK_1, trails={A: ["C4", "D4"]})
    assert table.where(A) == "D4"
    assert table.adventurer(A).trail == ("C4",)


def test_one_stops_a_space_earlier_where_somebody_stands() -> None:
    """Ruling 25."""
    table = beaten(BACK_2, at={B: "C4"}, trails={A: ["C4", "D4"]})
    table.expect(Retreated(A, CELL, "D4", ("D4",)))  # type: ignore[arg-type]


def test_somebody_on_the_way_is_passed() -> None:
    table = beaten(BACK_2, at={B: "D4"}, trails={A: ["C4", "D4"]})
    table.expect(Retreated(A, CELL, "C4", ("D4", "C4")))  # type: ignore[arg-type]


def test_one_may_not_move_at_all_for_others() -> None:
    """Ruling 25."""
    table = beaten(BACK_2, at={B: "D4", C: "C4"}, trails={A: ["C4", "D4"]})
    table.expect(RetreatBarred(A, CELL, bound=False))  # type: ignore[arg-type]
    assert table.where(A) == CELL
    assert table.adventurer(A).lost_turns == 1
    assert not table.adventurer(A).bound


def test_the_main_hall_is_never_full() -> None:
    table = calabozo(
        {A: "L5", B: "I7"}, empty=ALL, foes={"L5": "lich"}, trails={A: ["I7", "L6"]},
        dice=[1, 1, *BACK_2, 1],
    )  # fmt: skip
    table.plays(A, "fight")
    assert table.where(A) == "I7"


def test_a_way_that_is_too_short_leaves_the_choice_to_the_player() -> None:
    """Ruling 24: after a Teleportation, for instance."""
    table = beaten(BACK_2)
    assert set(table.choices()) == {"D4", "F4"}
    table.answers(A, "D4")
    assert set(table.choices()) == {"D3", "C4", "D5"}
    table.answers(A, "C4")
    table.expect(Retreated(A, CELL, "C4", ("D4", "C4")))  # type: ignore[arg-type]
    assert table.adventurer(A).trail == ()


def test_a_square_with_a_monster_is_avoided_if_there_is_another() -> None:
    """Ruling 24: even on the way by which one came."""
    table = beaten(
        BACK_1, at={A: "F4"}, foes={"F4": "lich", CELL: "goblin"}, trails={A: ["D4", CELL]}
    )
    table.expect(Retreated(A, "F4", "F5", ("F5",)))  # type: ignore[arg-type]


def test_with_monsters_all_around_one_stays_and_must_fight() -> None:
    """Ruling 24."""
    table = beaten(
        BACK_1, at={A: "F4"}, foes={"F4": "lich", CELL: "goblin", "F5": "goblin"},
        trails={A: ["D4", CELL]}, players=2,
    )  # fmt: skip
    table.expect(RetreatBarred(A, "F4", bound=True))  # type: ignore[arg-type]
    assert table.where(A) == "F4"
    assert table.adventurer(A).bound
    table.plays(B, "stay")
    assert table.adventurer(A).lost_turns == 0
    table.plays(B, "stay")
    assert [type(event).__name__ for event in table.told()][1:3] == ["Attacked", "StruckBack"]
    assert table.asked == [B], "nobody asked whether to fight"


def test_who_is_bound_but_has_nothing_to_stay_in_a_tower_with_may_leave() -> None:
    table = calabozo({A: "I1"}, foes={"I1": "red"}, bound=[A], dice=[2])
    table.plays(A, "roll")
    assert "H1" in table.ends()


def test_a_secret_door_that_one_came_by_is_passed_back_without_a_roll() -> None:
    """Ruling 24."""
    table = calabozo(
        {A: "F5"}, empty=ALL, foes={"F5": "lich"}, trails={A: ["G4", "G5"]},
        dice=[1, 1, *BACK_2, 1],
    )  # fmt: skip
    table.plays(A, "fight")
    table.expect(Retreated(A, "F5", "G4", ("G5", "G4")))  # type: ignore[arg-type]


def test_a_secret_door_that_one_did_not_come_by_is_no_way_out() -> None:
    table = calabozo({A: "F5"}, empty=ALL, foes={"F5": "lich"}, dice=[1, 1, *BACK_1, 1])
    table.plays(A, "fight")
    table.expect(Retreated(A, "F5", "F4", ("F4",)))  # type: ignore[arg-type]


def test_the_second_step_ends_where_monsters_are_around() -> None:
    table = beaten(
        BACK_2, at={A: "F4"}, foes={"F4": "lich", CELL: "goblin"}, trails={A: ["D4", CELL]}
    )
    assert table.where(A) == "F5", "F5 has no other way on but a secret door"


def test_the_way_that_was_chosen_into_a_cell_is_the_way_back() -> None:
    table = calabozo({A: "D3"}, empty=ALL, foes={CELL: "lich"}, dice=[4, 1, 1, *BACK_2, 1])
    table.plays(A, "go-by", CELL, "D4", "D5")
    table.answers(A, "fight")
    assert table.where(A) == "D5"
