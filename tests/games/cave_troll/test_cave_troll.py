"""Cave Troll, the monster."""

from rules.cave_troll.content import Figure
from rules.cave_troll.events import FigureCrushed, FigureFled, OrcSlain
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
    may_go,
    stands,
    where,
)
from tests.games.scenario import Scenario


def raid(there: Figures, room: str = "05", **spaces: Figures) -> Scenario:
    """Have A place a Cave Troll where these figures stand; other rooms are named like ``r10``."""
    others = {space[1:]: those for space, those in spaces.items()}
    table = cave_troll({room: there, **others}, seats=3, hands={A: ["cave-troll"]})
    draws(table, A, "cave-troll", room)
    return table


def test_it_is_placed_in_any_room_a_knight_s_or_a_full_one_too() -> None:
    """Ruling 2."""
    table = cave_troll({"05": [(B, "knight")], "10": FULL}, hands={A: ["cave-troll"]})
    table.plays(A, "draw")
    for room in ("01", "05", "10"):
        assert table.may(A, "cave-troll", at(room)), room
    for space in ("S1", "P1"):
        assert not table.may(A, "cave-troll", at(space)), space


def test_it_is_not_placed_beside_another_cave_troll() -> None:
    """Ruling 2."""
    table = cave_troll({"05": [(B, "cave-troll")]}, hands={A: ["cave-troll"]})
    table.plays(A, "draw")
    assert not table.may(A, "cave-troll", at("05"))


def test_each_player_may_move_one_character_out_from_the_active_one_clockwise() -> None:
    """Ruling 3."""
    table = raid([(C, HERO), (B, HERO), (A, HERO), (B, HERO)])
    assert table.asked == [A]
    table.plays(A, "adventurer-1", at("01"))
    table.expect(FigureFled(A, Figure.ADVENTURER_1, at("05"), at("01")))
    assert table.asked == [B]
    table.plays(B, "adventurer-1", at("10"))
    assert table.asked == [C]
    table.plays(C, "stay")
    table.expect(
        FigureCrushed(A, C, Figure.ADVENTURER_1, at("05")),
        FigureCrushed(A, B, Figure.ADVENTURER_2, at("05")),
    )
    assert stands(table, "05") == [(A, "cave-troll")]
    assert where(table, B, "adventurer-1") == at("10")


def test_who_has_no_legal_move_is_not_asked() -> None:
    """Ruling 3."""
    table = raid([(B, HERO)], "32", r33=[(C, "knight")])
    assert table.asked == [A]
    assert where(table, B, "adventurer-1") is None


def test_all_figures_left_are_removed_chests_and_friends_too() -> None:
    table = raid([(A, HERO), (A, HERO), (B, CHEST), (B, "barbarian")])
    table.plays(A, "stay")
    table.plays(B, "barbarian", at("01"))
    assert stands(table, "05") == [(A, "cave-troll")]
    assert "treasure-chest" in table.view().places[B].removed


def test_fleeing_obeys_the_limits_of_entering() -> None:
    """Ruling 3."""
    table = raid([(B, HERO)], r01=[(C, HERO)] * 5, r10=[(A, "knight")])
    assert table.may(B, "adventurer-1", at("11"))
    assert not table.may(B, "adventurer-1", at("01"))
    assert not table.may(B, "adventurer-1", at("10"))
    table = raid([(B, HERO), (B, "orc")], "11")
    assert not table.may(B, "adventurer-1", at("P1"))
    assert table.may(B, "orc", at("P1"))


def test_a_knight_that_flees_removes_the_orcs_where_it_goes() -> None:
    """Ruling 4."""
    table = raid([(B, "knight")], r10=[(C, "orc")])
    table.plays(B, "knight", at("10"))
    table.expect(OrcSlain(B, C, at("10")))


def test_a_wraith_that_flees_pushes_nobody_and_enters_no_full_room() -> None:
    """Ruling 4."""
    table = raid([(B, "wraith")], r10=[(C, HERO)], r01=[(A, HERO)] * 5)
    assert not table.may(B, "wraith", at("01"))
    table.plays(B, "wraith", at("10"))
    assert table.asked == [A]
    assert len(stands(table, "10")) == 2


def test_nobody_enters_its_room() -> None:
    table = cave_troll({"05": [(A, HERO), (A, "knight"), (A, "wraith")], "11": [(A, "cave-troll")]})
    for figure in ("adventurer-1", "knight", "wraith"):
        assert not may_go(table, A, figure, "11"), figure


def test_it_does_not_move() -> None:
    table = cave_troll({"05": [(A, "cave-troll")]})
    assert not table.may(A, "cave-troll")


def test_a_wraith_cannot_push_it() -> None:
    table = cave_troll({"05": [(A, "wraith"), (B, "cave-troll")]})
    assert not table.may(A, "wraith", "push")
