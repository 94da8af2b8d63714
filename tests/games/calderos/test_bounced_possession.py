"""Possession met with a Mirror: the rulebook's example, and what follows from it."""

from rules.calderos.content import Card
from rules.calderos.events import (
    CardHandedOver,
    CardNotHeld,
    CardsDrawn,
    HandWasEmpty,
    MirrorBounced,
)
from tests.games.calderos.layout import (
    FIVE,
    FROST,
    GAS,
    GOLD,
    TEARS,
    VOMIT,
    A,
    B,
    C,
    D,
    calderos,
    hand,
)
from tests.games.scenario import Scenario


def bounced() -> Scenario:
    table = calderos(["possession", *FIVE[:4]], ["mirror", FROST], [GOLD, TEARS], [GAS])
    table.plays(A, "attack", "possession", B, FROST)
    return table


def test_it_may_be_cancelled() -> None:
    table = bounced()
    table.plays(B, "mirror-cancel")
    table.expect_no(CardHandedOver, CardNotHeld)
    assert hand(table, B) == [FROST]


def test_the_mirror_s_user_names_a_card_anew() -> None:
    table = bounced()
    table.refuses(B, "mirror-bounce", C)
    table.plays(B, "mirror-bounce", C, GOLD)
    table.plays(C, "endure")
    table.expect(CardHandedOver(B, C, Card.GOLDEN_CAULDRON))
    assert hand(table, B) == sorted([FROST, GOLD])


def test_the_same_card_may_be_named_again() -> None:
    table = bounced()
    table.plays(B, "mirror-bounce", C, FROST)
    table.plays(C, "endure")
    table.expect(CardNotHeld(B, C, Card.YETI_FROST))


def test_the_mirror_s_user_receives_the_card_at_once_and_draws_nothing() -> None:
    table = bounced()
    table.plays(B, "mirror-bounce", C, GOLD)
    table.plays(C, "endure")
    table.expect_no(HandWasEmpty)
    assert [event for event in table.told() if isinstance(event, CardsDrawn)] == [CardsDrawn(A, 1)]


def test_the_first_attacker_may_lose_a_card_by_its_own_spell() -> None:
    table = bounced()
    table.plays(B, "mirror-bounce", A, GAS)
    table.plays(A, "endure")
    table.expect(CardHandedOver(B, A, Card.UNICORN_FLATULENCE), CardsDrawn(A, 2))


def test_a_second_mirror_renames_again() -> None:
    table = calderos(["possession"], ["mirror", FROST], ["mirror", GOLD], [VOMIT, TEARS])
    table.plays(A, "attack", "possession", B, FROST)
    table.plays(B, "mirror-bounce", C, GOLD)
    table.plays(C, "mirror-bounce", D, VOMIT)
    table.expect(MirrorBounced(C, Card.POSSESSION, D, Card.GNOME_VOMIT))
    table.plays(D, "endure")
    table.expect(CardHandedOver(C, D, Card.GNOME_VOMIT))
    assert hand(table, C) == sorted([GOLD, VOMIT])
    assert FROST in hand(table, B)
