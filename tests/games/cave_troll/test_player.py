"""The sensible bot player of Cave Troll: what a rival at its table would notice."""

from typing import Any

import pytest

from rules.cave_troll import RULEBOOK
from rules.cave_troll.options import CaveTrollOptions, CharacterSet
from rules.cave_troll.player import sensible
from rules.engine.randomness import Stream
from rules.engine.simulate import Match, seeds, simulate
from tests.games.cave_troll.layout import CHEST, HERO, A, B, at, cave_troll, goes
from tests.games.scenario import Scenario

MARKED = "marked-adventurer"


def answer(table: Scenario) -> Any:
    """Return what A does."""
    return sensible(table.view(A), table.question(A).question, Stream(bytes(32), "test"))


def test_it_enters_the_richest_room_within_reach() -> None:
    table = cave_troll({"06": [(A, HERO)]})
    assert answer(table)[0] == "adventurer-1"
    assert answer(table)[1] in {at("07"), at("12")}


def test_it_walks_towards_gold() -> None:
    table = cave_troll({"S4": [(A, HERO)]})
    assert answer(table) == ["adventurer-1", at("33")]


def test_it_breaks_a_tie_with_its_orc() -> None:
    table = cave_troll({"13": [(A, HERO), (A, "orc"), (B, HERO)]})
    assert answer(table) == ["orc", "strike", B, "adventurer-1"]


def test_it_does_not_strike_its_own_hero() -> None:
    table = cave_troll({"13": [(A, HERO), (A, "orc")]})
    assert answer(table)[:2] != ["orc", "strike"]


def test_it_scores_a_rich_room_while_it_controls_it() -> None:
    there = {"13": [(A, HERO), (A, "dwarf")], "01": [(B, HERO), (B, HERO)]}
    table = cave_troll(there, hands={A: ["score-room"]}, decks={A: [HERO]})
    table.plays(A, "draw")
    assert answer(table) == ["score-room", at("13")]


@pytest.mark.parametrize(("mine", "card"), [(A, MARKED), (B, HERO)])
def test_it_has_the_board_scored_when_that_is_good_for_it(mine: Any, card: str) -> None:
    table = cave_troll(
        {"13": [(mine, HERO)]}, hands={A: [MARKED]}, decks={A: [HERO]}, pile=[MARKED] * 4
    )
    table.plays(A, "draw")
    assert answer(table)[0] == card


def test_it_sends_a_cave_troll_among_its_rivals() -> None:
    table = cave_troll(
        {"13": [(B, HERO), (B, HERO), (B, CHEST)], "12": [(A, HERO)]},
        hands={A: ["cave-troll"]},
        decks={A: [HERO]},
    )
    table.plays(A, "draw")
    assert answer(table) == ["cave-troll", at("13")]


def test_it_ends_a_game_that_it_wins() -> None:
    table = cave_troll({"13": [(A, HERO)]}, last={A: [HERO]})
    assert answer(table) == ["draw"]


def test_it_takes_nothing_back() -> None:
    table = cave_troll({"05": [(A, HERO)]})
    goes(table, A, "adventurer-1", "10")
    assert answer(table) != ["undo"]


@pytest.mark.parametrize("which", CharacterSet)
@pytest.mark.parametrize(("seats", "least_share"), [(2, 0.9), (3, 0.85), (4, 0.8)])
def test_it_beats_random_players_in_every_seat(
    which: CharacterSet, seats: int, least_share: float
) -> None:
    games, won = 4, 0
    for seat in range(seats):
        policies = [sensible if place == seat else None for place in range(seats)]
        match = Match(RULEBOOK, policies, CaveTrollOptions(characters=which))
        *_, totals = simulate(match, seeds(f"seat {seat}", games))
        assert totals.finished == games
        won += totals.wins[seat]
    assert won / (games * seats) > least_share


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_sensible_players_come_to_an_end_among_themselves(seats: int) -> None:
    match = Match(RULEBOOK, [sensible] * seats, most_decisions=1_000)
    *_, totals = simulate(match, seeds("among themselves", 6))
    assert totals.finished == 6
