"""The cards of the trap deck, drawn in trap rooms and by searching."""

import pytest

from rules.dungeonquest import events
from rules.dungeonquest.cards import Deck, TrapCard
from rules.dungeonquest.events import Trial
from rules.dungeonquest.state import Cause
from tests.games.dungeonquest.layout import VOLRIK, A, B
from tests.games.dungeonquest.steps import lowest, others_wait, searches, springs


def test_a_trap_room_draws_a_trap_card_and_no_room_card() -> None:
    table = springs("poisonous-snakes", dice=[2])
    table.expect(events.TrapCardDrawn(A, TrapCard.POISONOUS_SNAKES))
    table.expect_no(events.RoomCardDrawn)
    assert lowest(table, Deck.TRAP) is TrapCard.POISONOUS_SNAKES


def test_poisonous_snakes_cost_d6() -> None:
    table = springs("poisonous-snakes", dice=[6])
    table.expect(events.LifeLost(A, Cause.POISONOUS_SNAKES, "D6", 6, 6, 9))
    assert table.asked == [B]


def test_an_explosion_costs_4_life_points_and_the_next_turn() -> None:
    table = springs("explosion")
    table.expect(
        events.LifeLost(A, Cause.EXPLOSION, "4", 0, 4, 11), events.TurnsWillBeLost(A, 1, roll=0)
    )
    table.plays(B, "wait")
    table.expect(events.TurnLost(A, 0))
    assert table.asked == [B]
    table.plays(B, "wait")
    assert table.may(A, "move")


@pytest.mark.parametrize(
    ("rolls", "lost", "turns"), [([6, 4], 3, 1), ([4, 6], 1, 3), ([3, 1], 0, 0)]
)
def test_poison_gas_rolls_for_life_points_and_again_for_turns(
    rolls: list[int], lost: int, turns: int
) -> None:
    """Ruling 34."""
    table = springs("poison-gas", dice=rolls)
    table.expect(
        events.LifeLost(A, Cause.POISON_GAS, "D6-3", rolls[0], lost, 15 - lost),
        events.TurnsWillBeLost(A, turns, rolls[1]),
    )
    for left in reversed(range(turns)):
        table.plays(B, "wait")
        table.expect(events.TurnLost(A, left))
    others_wait(table)
    assert table.may(A, "move")


def test_a_cave_in_card_of_the_trap_deck_kills_by_the_number_named() -> None:
    table = springs("cave-in", dice=[1])
    table.answers(A, 1)
    table.expect(events.HeroDied(A, VOLRIK, Cause.CAVE_IN, 0))


def test_a_cave_in_card_of_the_trap_deck_costs_d6_otherwise() -> None:
    table = springs("cave-in", dice=[2, 6])
    table.answers(A, 1)
    table.expect(
        events.CeilingFell(A, named=1, roll=2, crushed=False),
        events.LifeLost(A, Cause.CAVE_IN, "D6", 6, 6, 9),
    )


def test_a_crossfire_trap_of_the_trap_deck_costs_d12_less_armour() -> None:
    table = springs("crossfire-trap", dice=[11])
    table.expect(events.LifeLost(A, Cause.CROSSFIRE_TRAP, "D12-armour", 11, 7, 8))


def test_a_trapdoor_of_the_trap_deck_goes_back_under_that_deck() -> None:
    table = springs("trapdoor", dice=[12, 2, 1])
    table.expect(events.LifeLost(A, Cause.TRAPDOOR, "D6", 2, 2, 13))
    assert table.hero().cards == (TrapCard.TRAPDOOR,)
    table.plays(B, "wait")
    table.expect(events.AgilityTried(A, Trial.CLIMB, 1, 7, passed=True))
    assert table.hero().cards == ()
    assert lowest(table, Deck.TRAP) is TrapCard.TRAPDOOR


def test_a_trapdoor_of_the_trap_deck_is_avoided_by_a_d12_within_agility() -> None:
    table = springs("trapdoor", dice=[7])
    table.expect(events.AgilityTried(A, Trial.TRAPDOOR, 7, 7, passed=True))
    assert table.hero().cards == ()
    assert table.asked == [B]


def test_a_trap_that_a_search_sets_off_is_a_trap_card() -> None:
    table = searches("trap", trap=["explosion"])
    table.expect(
        events.TrapCardDrawn(A, TrapCard.EXPLOSION),
        events.LifeLost(A, Cause.EXPLOSION, "4", 0, 4, 11),
    )
    assert table.hero().lost_turns == 1
    assert lowest(table, Deck.TRAP) is TrapCard.EXPLOSION
