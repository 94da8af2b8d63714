"""Using Possession."""

from rules.calderos.content import Card
from rules.calderos.events import (
    CardHandedOver,
    CardNotHeld,
    CardsDrawn,
    SpellCast,
)
from tests.games.calderos.layout import (
    FIVE,
    FROST,
    GAS,
    GOLD,
    VOMIT,
    A,
    B,
    calderos,
    hand,
)


def test_the_name_is_said_aloud_before_anybody_defends() -> None:
    table = calderos(["possession"], FIVE)
    table.plays(A, "attack", "possession", B, "mirror")
    table.expect(SpellCast(A, Card.POSSESSION, B, Card.MIRROR))
    assert table.asked == [B]


def test_any_card_of_the_deck_may_be_named() -> None:
    table = calderos(["possession"], FIVE)
    for card in Card:
        assert table.may(A, "attack", "possession", B, card)


def test_a_name_is_needed_and_only_for_possession() -> None:
    table = calderos(["possession", "explosion"], FIVE)
    table.refuses(A, "attack", "possession", B)
    table.refuses(A, "attack", "explosion", B, FROST)


def test_the_target_hands_over_the_card_if_it_holds_it() -> None:
    table = calderos(["possession"], [GOLD, FROST])
    table.plays(A, "attack", "possession", B, GOLD)
    table.plays(B, "endure")
    table.expect(CardHandedOver(A, B, Card.GOLDEN_CAULDRON))
    assert GOLD in hand(table, A)
    assert hand(table, B) == [FROST]


def test_one_copy_only() -> None:
    table = calderos(["possession", *FIVE[1:]], [GAS, GAS])
    table.plays(A, "attack", "possession", B, GAS)
    table.plays(B, "endure")
    assert hand(table, A) == sorted(FIVE)
    assert hand(table, B) == [GAS]


def test_who_receives_a_card_does_not_draw() -> None:
    table = calderos(["possession", *FIVE[:4]], [GOLD, GAS])
    table.plays(A, "attack", "possession", B, GOLD)
    table.plays(B, "endure")
    table.expect_no(CardsDrawn)
    assert hand(table, A) == sorted([*FIVE[:4], GOLD])


def test_who_receives_a_card_and_has_fewer_than_five_still_draws() -> None:
    table = calderos(["possession", *FIVE[:2]], [GOLD])
    table.plays(A, "attack", "possession", B, GOLD)
    table.plays(B, "endure")
    table.expect(CardsDrawn(A, 2))


def test_if_the_target_does_not_hold_it_the_attacker_draws_as_usual() -> None:
    table = calderos(["possession", *FIVE[:4]], [GOLD])
    table.plays(A, "attack", "possession", B, FROST)
    table.plays(B, "endure")
    table.expect(CardNotHeld(A, B, Card.YETI_FROST), CardsDrawn(A, 1))
    assert hand(table, B) == [GOLD]
    assert table.state.discard.items == ["possession"]


def test_the_attacker_sees_no_other_card_of_the_target() -> None:
    table = calderos(["possession", *FIVE[:4]], [GOLD, FROST], deck=[VOMIT])
    table.plays(A, "attack", "possession", B, GAS)
    table.plays(B, "endure")
    assert FROST not in str(table.told(A))
    assert GOLD not in str(table.told(A))


def test_the_target_refills_at_the_end_of_its_own_turn() -> None:
    table = calderos(["possession", *FIVE[:4]], [GOLD, *FIVE[:4]], FIVE)
    table.plays(A, "attack", "possession", B, GOLD)
    table.plays(B, "endure")
    assert len(hand(table, B)) == 4
    table.plays(B, "discard", GAS)
    table.expect(CardsDrawn(B, 2))


def test_a_defense_can_be_taken() -> None:
    table = calderos(["possession"], ["mirror"])
    table.plays(A, "attack", "possession", B, "mirror")
    table.plays(B, "endure")
    assert "mirror" in hand(table, A)


def test_the_defense_that_is_named_may_be_spent_in_time() -> None:
    table = calderos(["possession", *FIVE[:4]], ["counterspell"])
    table.plays(A, "attack", "possession", B, "counterspell")
    table.plays(B, "counterspell")
    assert "counterspell" in table.state.discard.items
