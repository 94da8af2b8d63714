"""The sensible bot player of Boss Quest: what a rival at its table would notice."""

from typing import Any

import pytest

from rules.boss_quest import RULEBOOK
from rules.boss_quest.player import sensible
from rules.engine.randomness import Stream
from rules.engine.simulate import Match, seeds, simulate
from tests.games.boss_quest.layout import A, B, boss_quest, goes_to_mage
from tests.games.scenario import Scenario

FAR, CLOSE = ["red-1", "blue-1"], ["red-7", "blue-7", "yellow-3"]
RIVAL = ["green-4", "purple-5"]
DULL = ("needs-red", "no-heart-lost")


def answer(table: Scenario) -> Any:
    """Return what the bot player answers to the question that is open."""
    (seat,) = table.asked
    return sensible(table.view(seat), table.question(seat).question, Stream(bytes(32), "test"))


def test_it_asks_for_a_weapon_while_it_is_far_from_the_life() -> None:
    assert answer(boss_quest(FAR, RIVAL, row=DULL)) == ["ask-1"]


def test_it_goes_to_the_mage_when_it_is_close() -> None:
    assert answer(boss_quest(CLOSE, RIVAL, row=DULL)) == ["mage"]


def test_with_a_last_request_it_asks_for_several_if_it_is_far_away() -> None:
    choice = answer(boss_quest(RIVAL, FAR, mage=[A], turn=B, row=DULL))
    assert choice[0] in {"ask-3", "ask-4"}


def test_with_its_last_heart_it_does_not_stretch_its_luck() -> None:
    close = ["red-7", "blue-4", "yellow-3"]
    brave = answer(boss_quest(close, RIVAL, row=DULL, hearts=[3, 3]))
    careful = answer(boss_quest(close, RIVAL, row=DULL, hearts=[1, 3]))
    assert (brave, careful) == (["ask-1"], ["mage"])


def test_it_makes_its_attack_perfect() -> None:
    table = boss_quest(CLOSE, RIVAL, row=["attack-plus-1", "extra-key"])
    goes_to_mage(table, A)
    assert answer(table) == ["activate", "attack-plus-1", A]


def test_it_saves_itself_from_exceeding_the_life() -> None:
    table = boss_quest([*CLOSE, "green-3"], RIVAL, row=["attack-minus-2", "needs-red"], mage=[B],
                       exceeded=[A])  # fmt: skip
    assert answer(table) == ["activate", "attack-minus-2", A]


def test_it_does_not_lift_itself_over_the_life() -> None:
    table = boss_quest([*CLOSE, "yellow-1"], RIVAL, row=["life-minus-1", "attack-plus-1"])
    goes_to_mage(table, A)
    assert answer(table) not in (["activate", "life-minus-1"], ["activate", "attack-plus-1", A])


def test_it_pushes_a_rival_that_is_close_over_the_life() -> None:
    table = boss_quest(CLOSE, ["red-4", "green-7", "green-6"], mage=[B],
                       row=["attack-plus-2", "second-closest"])  # fmt: skip
    goes_to_mage(table, A)
    assert answer(table) == ["activate", "attack-plus-2", B]


def test_it_cancels_what_bars_it_from_winning() -> None:
    table = boss_quest(CLOSE, RIVAL, row=["cancel", "no-heart-lost"], beside=["needs-green"])
    goes_to_mage(table, A)
    assert answer(table) == ["activate", "cancel", "needs-green"]


def test_it_does_not_demand_a_colour_that_it_lacks() -> None:
    table = boss_quest(CLOSE, RIVAL, row=["needs-green", "needs-purple"], mystery="extra-key")
    goes_to_mage(table, A)
    assert answer(table)[:1] != ["activate"]


def test_it_aims_a_mystery_spell_to_its_own_good() -> None:
    table = boss_quest(CLOSE, RIVAL, mystery="attack-plus-1")
    goes_to_mage(table, A)
    table.plays(A, "activate-mystery")
    assert answer(table) == [A]


def test_it_swaps_a_hidden_weapon_that_is_of_no_use() -> None:
    table = boss_quest(["red-1", "blue-7", "yellow-4"], ["red-7", "green-6", "green-5"], mage=[B],
                       row=["swap-hidden", "no-heart-lost"])  # fmt: skip
    goes_to_mage(table, A)
    assert answer(table) == ["activate", "swap-hidden", B]


def test_it_changes_the_weapon_that_most_spoils_its_attack() -> None:
    table = boss_quest(["red-7", "blue-7", "yellow-6"], RIVAL, exceeded=[A],
                       row=["change-weapon", "needs-red"])  # fmt: skip
    assert answer(table)[:2] == ["activate", "change-weapon"]


@pytest.mark.parametrize(("seats", "least_share"), [(2, 0.9), (3, 0.8), (4, 0.75), (5, 0.65)])
def test_it_beats_random_players_in_every_seat(seats: int, least_share: float) -> None:
    games, won = 40, 0
    for seat in range(seats):
        policies = [sensible if place == seat else None for place in range(seats)]
        *_, totals = simulate(Match(RULEBOOK, policies), seeds(f"seat {seat}", games))
        assert totals.finished == games
        won += totals.wins[seat]
    assert won / (games * seats) > least_share


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_sensible_players_come_to_an_end_among_themselves(seats: int) -> None:
    match = Match(RULEBOOK, [sensible] * seats, most_decisions=2_000)
    *_, totals = simulate(match, seeds("among themselves", 40))
    assert totals.finished == 40
    assert all(totals.end_reasons.values())
