"""Taking back an action."""

from typing import Any

from rules.cave_troll.events import ActionUndone
from tests.games.cave_troll.layout import (
    CHEST,
    HERO,
    A,
    B,
    Figures,
    at,
    cave_troll,
    draws,
    ends_turn,
    goes,
    gold,
    where,
)
from tests.games.scenario import Scenario


def board_of(table: Scenario) -> Any:
    """Return all that can be taken back."""
    shown = table.view()
    return shown.spaces, shown.places, shown.actions


def test_a_move_is_taken_back_and_its_action_may_be_used_again() -> None:
    table = cave_troll({"05": [(A, HERO), (B, HERO), (A, HERO)]})
    before = board_of(table)
    goes(table, A, "adventurer-1", "10")
    table.plays(A, "undo")
    table.expect(ActionUndone(A, 4))
    assert board_of(table) == before
    goes(table, A, "adventurer-1", "01")
    assert where(table, A, "adventurer-1") == at("01")


def test_there_is_nothing_to_take_back_at_the_start_of_a_turn() -> None:
    table = cave_troll({"05": [(A, HERO)], "09": [(B, HERO)]})
    assert not table.may(A, "undo")
    goes(table, A, "adventurer-1", "10")
    ends_turn(table, A)
    assert not table.may(B, "undo")


def test_several_actions_are_taken_back_one_after_another() -> None:
    table = cave_troll({"05": [(A, HERO), (A, "orc"), (B, HERO)]})
    before = board_of(table)
    table.plays(A, "orc", "strike", B, "adventurer-1")
    goes(table, A, "adventurer-1", "10")
    table.plays(A, "undo")
    assert where(table, B, "adventurer-1") is None
    table.plays(A, "undo")
    assert board_of(table) == before
    assert not table.may(A, "undo")


def test_an_action_with_several_parts_is_taken_back_whole() -> None:
    table = cave_troll({"05": [(A, "wraith")], "10": [(A, "knight")], "09": [(B, "orc")]})
    before = board_of(table)
    goes(table, A, "wraith", "10")
    table.plays(A, A, "knight", at("09"))
    assert where(table, B, "orc") is None
    table.plays(A, "undo")
    assert board_of(table) == before


def test_gold_and_limits_of_the_turn_are_taken_back_too() -> None:
    there: dict[str, Figures] = {"05": [(A, "giant-slayer"), (A, "rampaging-troll")]}
    table = cave_troll(there, variant=True)
    before = board_of(table)
    goes(table, A, "giant-slayer", "10")
    goes(table, A, "rampaging-troll", "01")
    table.plays(A, "undo")
    assert table.may(A, "rampaging-troll", at("01"))
    table.plays(A, "undo")
    assert board_of(table) == before
    goes(table, A, "giant-slayer", "10")
    assert gold(table, A) == 1


def test_a_rampage_is_taken_back_with_all_that_it_removed() -> None:
    there = [(A, "rampaging-troll"), (B, HERO), (B, HERO), (B, HERO), (B, CHEST)]
    table = cave_troll({"05": there}, variant=True)
    before = board_of(table)
    table.plays(A, "rampaging-troll", "rampage")
    table.plays(A, B, "adventurer-1", at("01"))
    table.plays(A, B, "adventurer-2", at("10"))
    table.plays(A, "undo")
    assert board_of(table) == before


def test_what_a_draw_shows_cannot_be_taken_back_nor_anything_before() -> None:
    table = cave_troll({"05": [(A, HERO)]}, hands={A: [HERO]})
    goes(table, A, "adventurer-1", "10")
    draws(table, A, HERO, "S1")
    assert not table.may(A, "undo")
    goes(table, A, "adventurer-1", "05")
    table.plays(A, "undo")
    assert where(table, A, "adventurer-1") == at("10")
    assert not table.may(A, "undo")


def test_an_artifact_that_was_revealed_cannot_be_taken_back() -> None:
    table = cave_troll({"12": [(A, HERO)]}, artifacts={A: "tax-scroll"})
    goes(table, A, "adventurer-1", "06")
    table.plays(A, "artifact", "tax-scroll", at("06"))
    assert not table.may(A, "undo")


def test_removed_figures_stay_removed_when_a_later_action_is_taken_back() -> None:
    table = cave_troll({"05": [(A, HERO)]}, removed=[(A, HERO), (B, "knight")])
    goes(table, A, "adventurer-1", "10")
    table.plays(A, "undo")
    assert table.view().places[A].removed == ("adventurer-2",)
    assert table.view().places[B].removed == ("knight",)


def test_a_hero_whose_removal_was_taken_back_is_not_there_to_be_revived() -> None:
    table = cave_troll({"05": [(A, HERO), (A, "orc")]}, artifacts={A: "chalice-of-life"})
    table.plays(A, "orc", "strike", A, "adventurer-1")
    assert table.may(A, "artifact", "chalice-of-life", "adventurer-1")
    table.plays(A, "undo")
    assert not table.may(A, "artifact")


def test_the_last_action_ends_the_turn_and_stays() -> None:
    table = cave_troll({"05": [(A, HERO)]})
    for space in ("10", "05", "10", "05"):
        goes(table, A, "adventurer-1", space)
    assert table.asked == [B]
    assert not table.may(B, "undo")
