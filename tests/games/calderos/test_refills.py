"""Defense Rules: who draws after a defense, and when."""

import pytest

from rules.calderos.events import (
    CardsDrawn,
    HandWasEmpty,
    SpellCast,
    TurnBegan,
    TurnLost,
)
from tests.games.calderos.layout import (
    FIVE,
    FROST,
    GAS,
    TEARS,
    A,
    B,
    C,
    D,
    E,
    calderos,
    hand,
    passes,
)


def test_only_the_attacker_draws() -> None:
    table = calderos(["explosion", *FIVE[:4]], FIVE, ["counterspell", *FIVE[1:]][:4])
    table.plays(A, "attack", "explosion", C)
    table.plays(C, "counterspell")
    drawn = [event for event in table.told() if isinstance(event, CardsDrawn)]
    assert drawn == [CardsDrawn(A, 1)]
    assert len(hand(table, C)) == 3


@pytest.mark.parametrize("spent", [1, 2])
def test_the_defender_draws_what_it_spent_at_the_end_of_its_turn(spent: int) -> None:
    attacks = [["explosion", *FIVE[:4]], ["explosion", *FIVE[1:]]]
    table = calderos(*attacks, [*["counterspell"] * spent, *[FROST] * (5 - spent)])
    for seat in (A, B):
        if seat + spent >= 2:
            table.plays(seat, "attack", "explosion", C)
            table.plays(C, "counterspell")
        else:
            passes(table, seat)
    table.plays(C, "add", FROST)
    table.expect(CardsDrawn(C, 1 + spent))


def test_it_draws_nothing_in_a_turn_that_it_loses() -> None:
    table = calderos(["enchantment"], ["explosion"], ["counterspell", GAS, GAS, TEARS], FIVE)
    table.plays(A, "attack", "enchantment", C)
    table.plays(C, "endure")
    table.plays(B, "attack", "explosion", C)
    table.plays(C, "counterspell")
    table.expect(TurnLost(C), TurnBegan(D))
    assert len(hand(table, C)) == 3


def test_after_five_defenses_the_hand_is_empty_and_is_refilled() -> None:
    table = calderos(
        ["explosion", "explosion"], ["enchantment"], ["wand-break"], ["cauldron-block"],
        [*["counterspell"] * 4, "mirror"], enchanted=[E],
    )  # fmt: skip
    spells = ("explosion", "enchantment", "wand-break", "cauldron-block")
    for seat, spell in enumerate(spells):
        table.plays(seat, "attack", spell, E)
        table.plays(E, "counterspell")
    table.expect(TurnLost(E))
    table.plays(A, "attack", "explosion", E)
    table.plays(E, "mirror-cancel")
    assert hand(table, E) == []
    passes(table, B, C, D)
    table.expect(TurnBegan(E), HandWasEmpty(E), CardsDrawn(E, 5), TurnBegan(A))
    assert len(hand(table, E)) == 5


def test_the_spell_of_a_mirror_s_user_is_discarded_once() -> None:
    table = calderos(["explosion"], ["mirror"], FIVE)
    table.plays(A, "attack", "explosion", B)
    table.plays(B, "mirror-bounce", C)
    table.plays(C, "endure")
    table.expect_no(SpellCast)
    assert table.state.discard.items == ["explosion", "mirror"]
