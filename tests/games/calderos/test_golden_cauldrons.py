"""Using Golden Cauldron: the other way to win, and what stands in the way."""

from typing import Any

import pytest

from rules.calderos.content import Card
from rules.calderos.events import (
    CardHandedOver,
    CardsDrawn,
    TurnBegan,
    VictoryDeclared,
)
from rules.engine.seats import Seat
from tests.games.calderos.layout import (
    DULL,
    FIVE,
    FROST,
    GAS,
    GOLD,
    TEARS,
    A,
    B,
    C,
    calderos,
    passes,
)

THREE_GOLD = [GOLD, GOLD, GOLD, GAS, GAS]


def test_three_in_hand_at_the_start_of_the_turn_may_be_declared() -> None:
    table = calderos(THREE_GOLD, FIVE)
    table.plays(A, "declare")
    table.expect(VictoryDeclared(A))
    assert table.result
    assert (table.result.winners, table.result.reason) == ((A,), "golden-cauldrons")
    assert table.view().winner == A


@pytest.mark.parametrize(
    ("held", "blocked", "told"),
    [(THREE_GOLD, {}, True), (THREE_GOLD, {A: C}, False), ([GOLD, GOLD, GAS], {}, False)],
    ids=["three", "three but blocked", "two"],
)
def test_the_question_of_the_turn_tells_whether_one_may_declare(
    held: list[str], blocked: dict[Seat, Seat], *, told: bool
) -> None:
    asked: Any = calderos(held, FIVE, FIVE[1:], blocked=blocked).question(A).question
    assert asked.golden == told


def test_two_are_not_enough() -> None:
    table = calderos([GOLD, GOLD, GAS], FIVE)
    table.refuses(A, "declare")


def test_more_than_three_are_fine() -> None:
    assert calderos([GOLD] * 4, FIVE).may(A, "declare")
    assert calderos([GOLD] * 5, FIVE, [], [], []).may(A, "declare")


def test_one_need_not_declare() -> None:
    table = calderos(THREE_GOLD, FIVE)
    table.plays(A, "discard", GAS)
    assert not table.result
    passes(table, B)
    assert table.may(A, "declare")


def test_the_third_that_was_drawn_is_declared_in_the_next_turn() -> None:
    table = calderos([GOLD, GOLD, *FIVE[:3]], DULL, deck=[GOLD])
    table.plays(A, "discard", GAS)
    table.expect(CardsDrawn(A, 1), TurnBegan(B))
    assert not table.result
    passes(table, B)
    table.plays(A, "declare")
    assert table.result


def test_the_third_that_was_taken_by_possession_is_declared_in_the_next_turn() -> None:
    table = calderos([GOLD, GOLD, "possession"], ["explosion", GOLD])
    table.plays(A, "attack", "possession", B, GOLD)
    table.plays(B, "endure")
    table.expect(CardHandedOver(A, B, Card.GOLDEN_CAULDRON))
    assert not table.result
    passes(table, B)
    table.plays(A, "declare")
    assert table.result


def test_declaring_is_the_turn_s_action() -> None:
    table = calderos(THREE_GOLD, FIVE)
    table.plays(A, "add", GAS)
    assert table.asked == [B], "no second action in which to declare"


def test_one_declares_in_the_own_turn_only() -> None:
    table = calderos(["explosion"], THREE_GOLD)
    table.plays(A, "attack", "explosion", B)
    table.refuses(B, "declare")


def test_a_blocked_cauldron_stands_in_the_way() -> None:
    assert not calderos(THREE_GOLD, FIVE, FIVE[1:], blocked={A: C}).may(A, "declare")


def test_a_broken_wand_stands_in_the_way() -> None:
    assert not calderos(THREE_GOLD, FIVE, FIVE[1:], broken={A: C}).may(A, "declare")


def test_when_the_spells_end_it_may_be_declared() -> None:
    table = calderos(THREE_GOLD, DULL, DULL[1:], blocked={A: B}, broken={A: C})
    table.plays(A, "discard", GAS)
    passes(table, B)
    table.plays(C, "discard", TEARS)
    table.plays(A, "declare")
    assert table.result


def test_rivals_may_take_one_away_before() -> None:
    table = calderos([GOLD, GOLD, *FIVE[:3]], ["possession", *DULL[:4]], deck=[GOLD])
    table.plays(A, "discard", GAS)
    table.plays(B, "attack", "possession", A, GOLD)
    table.plays(A, "endure")
    table.refuses(A, "declare")


def test_a_discarded_golden_cauldron_counts_no_more() -> None:
    table = calderos(THREE_GOLD, DULL, deck=[FROST])
    table.plays(A, "discard", GOLD)
    passes(table, B)
    assert not table.may(A, "declare")
