"""Games that bot players play, and what a game counts of them."""

from collections.abc import Mapping
from dataclasses import replace

from pydantic import JsonValue

from rules.engine.simulate import Match, own_figures, seeds, simulate
from tests.toy import RULEBOOK as TOY
from tests.toy.fair import Fair


def tally(fair: Fair) -> Mapping[str, int]:
    return {"games": 1, "merchants": len(fair.merchants)}


def report(sums: Mapping[str, int], games: int) -> Mapping[str, JsonValue]:
    return {"merchants_of_a_game": sums.get("merchants", 0) / games if games else None}


def test_counts_of_all_games_are_added_up() -> None:
    *_, totals = simulate(Match(replace(TOY, tally=tally), [None] * 3), seeds("s", 5))
    assert totals.own == {"games": 5, "merchants": 15}


def test_a_game_that_counts_nothing_reports_nothing() -> None:
    *_, totals = simulate(Match(TOY, [None] * 2), seeds("s", 2))
    assert own_figures(TOY, totals) == {}


def test_without_a_report_the_sums_are_the_figures() -> None:
    counting = replace(TOY, tally=tally)
    *_, totals = simulate(Match(counting, [None] * 2), seeds("s", 2))
    assert own_figures(counting, totals) == {"games": 2, "merchants": 4}


def test_a_report_turns_the_sums_into_figures() -> None:
    reporting = replace(TOY, tally=tally, report=report)
    *_, totals = simulate(Match(reporting, [None] * 4), seeds("s", 3))
    assert own_figures(reporting, totals) == {"merchants_of_a_game": 4.0}


def test_games_that_were_given_up_are_not_counted() -> None:
    reporting = replace(TOY, tally=tally, report=report)
    match = Match(reporting, [None] * 2, most_decisions=1)
    *_, totals = simulate(match, seeds("s", 3))
    assert (totals.games, totals.finished, totals.own) == (3, 0, {})
    assert own_figures(reporting, totals) == {"merchants_of_a_game": None}
