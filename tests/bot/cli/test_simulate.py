"""``maese simulate``."""

import json
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest
from pydantic import JsonValue
from rich.console import Console

from bot.cli.simulate import as_table
from bot.simulation import run
from rules.calderos import RULEBOOK
from rules.calderos.state import Calderos
from rules.engine.rulebook import all_games
from rules.engine.simulate import Match
from tests.bot.cli.conftest import Maese

GAMES = ", ".join(rulebook.key for rulebook in all_games())
KEYS = [
    "game", "seats", "policy", "games", "finished", "decisions", "decisions_per_second",
    "wins", "end_reasons",
]  # fmt: skip


def report(maese: Maese, *tokens: object) -> dict[str, Any]:
    outcome = maese("simulate", "calderos", "--json", *tokens)
    assert (outcome.code, outcome.err) == (0, "")
    found: dict[str, Any] = json.loads(outcome.out)
    assert list(found) == KEYS
    return found


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("policy", ["random", "sensible"])
def test_it_plays_whole_games_and_counts_how_they_end(
    maese: Maese, seats: int, policy: str
) -> None:
    found = report(maese, "--games", 12, "--seats", seats, "--policy", policy)
    assert (found["game"], found["seats"], found["policy"]) == ("calderos", seats, policy)
    assert found["games"] == found["finished"] == 12
    assert found["decisions"] >= 12 * seats
    assert len(found["wins"]) == seats
    assert sum(found["wins"]) == 12
    assert set(found["end_reasons"]) == {"five-ingredients", "golden-cauldrons"}
    assert sum(found["end_reasons"].values()) == 12


def test_the_same_seed_gives_the_same_games_and_another_seed_others(maese: Maese) -> None:
    def games(seed: str) -> dict[str, Any]:
        found = report(maese, "--games", 20, "--seats", 4, "--seed", seed)
        del found["decisions_per_second"]
        return found

    assert games("a") == games("a")
    assert games("a") != games("b")


def test_each_seat_can_have_its_own_policy(maese: Maese) -> None:
    found = report(maese, "--games", 60, "--seats", 3, "--policy", "random,sensible,random")
    assert found["policy"] == "random,sensible,random"
    assert found["wins"][1] > 30


def test_options_of_the_game_count(maese: Maese) -> None:
    chosen = report(maese, "--games", 5)
    dealt = report(maese, "--games", 5, "--option", "characters=deal")
    assert dealt["decisions"] != chosen["decisions"]


def test_the_name_of_a_yes_or_no_option_turns_it_on(maese: Maese) -> None:
    def decisions(*tokens: str) -> int:
        outcome = maese("simulate", "dungeonquest", "--games", 3, "--json", *tokens)
        played: int = json.loads(outcome.out)["decisions"]
        return played

    named = decisions("--option", "heroes")
    assert named == decisions("--option", "heroes=true")
    assert named != decisions()


def test_a_game_that_takes_too_long_counts_as_unfinished(maese: Maese) -> None:
    found = report(maese, "--games", 5, "--most-decisions", 3)
    assert (found["games"], found["finished"], found["decisions"]) == (5, 0, 15)
    assert sum(found["wins"]) == sum(found["end_reasons"].values()) == 0


def test_without_json_it_draws_a_table(maese: Maese) -> None:
    outcome = maese("simulate", "calderos", "--games", 5, "--seats", 2)
    assert (outcome.code, outcome.err) == (0, "")
    for line in ("games", "decisions per second", "won by seat 1", "ended by golden-cauldrons"):
        assert line in outcome.out


def turns(game: Calderos) -> Mapping[str, int]:
    return {"turns": game.turns}


def test_what_a_game_counts_of_its_own_comes_last() -> None:
    rulebook = replace(RULEBOOK, tally=turns)
    found = run(Match(rulebook, [None] * 2), games=3, seed="s", policy="random")
    assert list(found.as_json()) == [*KEYS, "turns"]
    assert found.figures == found.totals.own
    assert found.totals.own["turns"] > 10


def test_a_game_may_report_figures_instead_of_sums() -> None:
    def figures(sums: Mapping[str, int], games: int) -> Mapping[str, JsonValue]:
        return {"turns_of_a_game": sums["turns"] / games, "most": None, "by_way": {"a": 1234}}

    rulebook = replace(RULEBOOK, tally=turns, report=figures)
    found = run(Match(rulebook, [None] * 2), games=4, seed="s", policy="random")
    mean = found.totals.own["turns"] / 4
    assert list(found.as_json()) == [*KEYS, "turns_of_a_game", "most", "by_way"]
    assert found.as_json()["turns_of_a_game"] == mean
    console = Console(width=100)
    with console.capture() as capture:
        console.print(as_table(found))
    lines = [line.replace("│", " ").split() for line in capture.get().splitlines()]
    assert ["turns_of_a_game", f"{mean:.3f}"] in lines
    assert ["most", "-"] in lines
    assert ["by_way", "a", "1,234"] in lines


def dungeon(maese: Maese, *tokens: object) -> dict[str, Any]:
    outcome = maese("simulate", "dungeonquest", "--json", *tokens)
    assert (outcome.code, outcome.err) == (0, "")
    found: dict[str, Any] = json.loads(outcome.out)
    return found


@pytest.mark.parametrize("seats", [1, 4])
def test_dungeonquest_reports_who_lives_and_what_the_others_die_of(
    maese: Maese, seats: int
) -> None:
    found = dungeon(maese, "--games", 20, "--seats", seats, "--policy", "sensible")
    heroes, dead = 20 * seats, sum(found["deaths"].values())
    assert found["survival"] == pytest.approx(1 - dead / heroes)
    assert all(0 <= share <= 1 for share in found["survival_by_hero"].values())
    assert 1 <= found["rounds"] <= 26
    assert (found["mean_gold"] is None) == (dead == heroes)
    assert {"dragon", "nightfall", "orc"} <= set(found["deaths"])


def test_dungeonquest_reports_no_heroes_where_no_game_was_finished(maese: Maese) -> None:
    found = dungeon(maese, "--games", 2, "--most-decisions", 3)
    assert (found["survival"], found["survival_by_hero"], found["mean_gold"]) == (0.0, {}, None)


@pytest.mark.parametrize(
    ("tokens", "reason"),
    [
        (["simulate"], "GAME"),
        (["simulate", "chess"], f"'chess'; there are: {GAMES}"),
        (["simulate", "calderos", "--seats", "6"], "2 to 5 players, not 6"),
        (["simulate", "calderos", "--policy", "mad"], "'mad'; it has: random, sensible"),
        (["simulate", "calderos", "--policy", "random,random", "--seats", "3"], "3 seats"),
        (["simulate", "calderos", "--option", "dealer"], "name=value"),
        (["simulate", "calderos", "--option", "deal=x"], "it has: dealer, characters"),
        (["simulate", "calderos", "--option", "dealer=x"], "'random' or 'first-seat'"),
        (["simulate", "calderos", "--games", "0"], "Must be >= 1"),
        (["simulate", "calderos", "--games", "many"], '"many"'),
        (["simulate", "calderos", "--speed", "9"], "--speed"),
        (["dance"], '"dance"'),
    ],
)
def test_a_mistake_gets_one_line_and_exit_code_2(
    maese: Maese, tokens: list[str], reason: str
) -> None:
    outcome = maese(*tokens)
    assert (outcome.code, outcome.out) == (2, "")
    assert outcome.err.startswith("maese: ")
    assert outcome.err.count("\n") == 1
    assert reason in outcome.err
