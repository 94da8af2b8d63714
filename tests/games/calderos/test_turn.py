"""Player's Turn: one action, then draw; and the draw pile."""

from collections import Counter

import pytest

from rules.calderos.content import ATTACKS, Card, box
from rules.calderos.events import (
    CardDiscarded,
    CardsDrawn,
    HandWasEmpty,
    IngredientAdded,
    PileReshuffled,
    SpellCast,
    TurnBegan,
    YouDiscarded,
    YouDrew,
)
from rules.calderos.questions import Act
from tests.games.calderos.layout import (
    FIVE,
    FROST,
    GAS,
    GOLD,
    A,
    B,
    C,
    D,
    beside,
    calderos,
    hand,
)


def test_an_attack_is_an_action_and_a_card_is_drawn_at_the_end() -> None:
    table = calderos(["explosion", *FIVE[:4]], FIVE, deck=[GOLD])
    table.plays(A, "attack", "explosion", B)
    table.plays(B, "endure")
    table.expect(CardsDrawn(A, 1), TurnBegan(B))
    assert hand(table, A) == sorted([*FIVE[:4], GOLD])


def test_an_ingredient_is_added_face_up_and_a_card_is_drawn_at_the_end() -> None:
    table = calderos([FROST, *FIVE[:4]], FIVE, deck=[GOLD])
    table.plays(A, "add", FROST)
    table.expect(IngredientAdded(A, Card.YETI_FROST, 4), CardsDrawn(A, 1), TurnBegan(B))
    assert beside(table, A) == [FROST]
    assert hand(table, A) == sorted([*FIVE[:4], GOLD])


def test_an_ingredient_that_is_there_already_cannot_be_added() -> None:
    table = calderos([FROST, FROST, GAS], FIVE, cauldrons={A: [FROST]})
    table.refuses(A, "add", FROST)
    assert table.may(A, "add", GAS)
    assert table.may(A, "discard", FROST)


def test_a_hand_is_seen_and_offered_in_order_however_it_was_drawn() -> None:
    table = calderos([GOLD, "mirror", GAS, "explosion", FROST, GAS], FIVE)
    assert table.view(A).hand == (FROST, GAS, GAS, "explosion", "mirror", GOLD)
    offered = [answer[1] for answer in table.question(A).question.every() if answer[0] == "discard"]  # type: ignore[index]
    assert offered == [FROST, GAS, "explosion", "mirror", GOLD]


def test_only_ingredients_are_added() -> None:
    table = calderos(["mirror", "explosion", GOLD], FIVE)
    assert not table.may(A, "add")


def test_a_card_is_discarded_face_down_and_a_card_is_drawn_at_the_end() -> None:
    table = calderos(["mirror", *FIVE[:4]], FIVE, deck=[GOLD])
    table.plays(A, "discard", "mirror")
    table.expect(CardDiscarded(A), CardsDrawn(A, 1), TurnBegan(B))
    table.expect(YouDiscarded(Card.MIRROR), YouDrew((Card.GOLDEN_CAULDRON,)), by=A)
    for other in (B, None):
        assert not any(isinstance(event, YouDiscarded | YouDrew) for event in table.told(other))
    assert table.view().discard_pile == 1


def test_any_card_may_be_discarded() -> None:
    for card in Card:
        assert calderos([card], FIVE).may(A, "discard", card)


def test_a_defense_is_no_action() -> None:
    table = calderos(["mirror", "counterspell"], FIVE)
    assert not table.may(A, "attack")
    table.refuses(A, "mirror-cancel")


def test_one_action_a_turn() -> None:
    table = calderos(FIVE, FIVE, [FROST])
    table.plays(A, "add", GAS)
    assert table.asked == [B]


def test_a_turn_may_not_be_passed() -> None:
    table = calderos([GOLD], FIVE)
    table.refuses(A)
    assert {answer[0] for answer in table.question(A).question.every()} == {Act.DISCARD}  # type: ignore[index]


def test_with_an_empty_hand_the_turn_is_only_the_refill() -> None:
    table = calderos([], FIVE, turn=B, deck=[FROST, *FIVE])
    table.plays(B, "discard", GAS)
    table.expect(TurnBegan(A), HandWasEmpty(A), CardsDrawn(A, 5), TurnBegan(B))
    assert hand(table, A) == sorted(FIVE)


def test_nobody_attacks_oneself() -> None:
    for spell in ("enchantment", "possession", "cauldron-theft"):
        table = calderos([spell], FIVE, FIVE)
        assert not table.may(A, "attack", spell, A)
        assert table.may(A, "attack", spell, B)
        assert table.may(A, "attack", spell, C)


def test_a_card_that_is_not_in_hand_cannot_be_played() -> None:
    table = calderos([FROST, "explosion"], FIVE)
    for path in (["add", GAS], ["discard", GAS], ["attack", "enchantment", B], ["declare"]):
        table.refuses(A, *path)


def test_an_attack_goes_to_the_discard_pile() -> None:
    table = calderos(["explosion"], FIVE)
    table.plays(A, "attack", "explosion", B)
    table.expect(SpellCast(A, Card.EXPLOSION, B, None))
    assert table.state.discard.items == ["explosion"]


def test_one_draws_up_to_five_at_the_end_of_the_own_turn() -> None:
    table = calderos([FROST, GAS], FIVE)
    table.plays(A, "add", FROST)
    table.expect(CardsDrawn(A, 4))


def test_nobody_draws_beyond_five() -> None:
    table = calderos([FROST, *FIVE], FIVE)
    table.plays(A, "add", FROST)
    table.expect_no(CardsDrawn)


def test_when_the_draw_pile_runs_out_the_discard_pile_is_shuffled_and_drawn_from() -> None:
    table = calderos([FROST, GAS], FIVE, deck=[GOLD], rest="discard")
    left = table.view().discard_pile
    table.plays(A, "add", FROST)
    table.expect(PileReshuffled(left), CardsDrawn(A, 4))
    assert (table.view().draw_pile, table.view().discard_pile) == (left - 3, 0)
    assert GOLD in hand(table, A)


def test_the_reshuffled_pile_holds_the_cards_that_were_discarded_in_another_order() -> None:
    table = calderos([FROST, *FIVE[:4]], FIVE, rest="discard")
    before = list(table.state.discard)
    table.plays(A, "discard", FROST)
    drawn = Counter(hand(table, A)) - Counter(FIVE[:4])
    assert Counter(table.state.deck) + drawn == Counter([*before, FROST])
    assert table.state.deck.items != before[: len(table.state.deck)]


def test_a_pile_that_was_drawn_to_its_last_card_is_reshuffled_only_when_needed() -> None:
    table = calderos([FROST, *FIVE[:4]], FIVE, deck=[GOLD], rest="discard")
    table.plays(A, "add", FROST)
    table.expect_no(PileReshuffled)
    assert table.view().draw_pile == 0
    table.plays(B, "discard", GAS)
    table.expect(PileReshuffled(len(box().cards(2)) - 10))


def test_when_no_card_is_left_anywhere_one_draws_as_many_as_there_are() -> None:
    """Cannot happen with five cards a hand; the guard is tried with a fuller one."""
    everything = box().cards(2)
    for _ in range(3):
        everything.remove(Card.YETI_FROST)
    table = calderos([FROST], everything, discard=[FROST])
    assert (table.view().draw_pile, table.view().discard_pile) == (1, 1)
    table.plays(A, "discard", FROST)
    table.expect(PileReshuffled(2), CardsDrawn(A, 3), TurnBegan(B))
    assert (table.view().draw_pile, table.view().discard_pile) == (0, 0)


@pytest.mark.parametrize("spell", ATTACKS)
def test_any_attack_may_be_cast_at_any_rival(spell: Card) -> None:
    table = calderos([spell], FIVE, [], [FROST])
    name = [FROST] if spell is Card.POSSESSION else []
    for target in (B, C, D):
        assert table.may(A, "attack", spell, target, *name)
