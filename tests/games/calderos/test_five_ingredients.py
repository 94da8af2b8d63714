"""Object of the Game: gather the five fantastic ingredients."""

from rules.calderos.content import Card
from rules.calderos.events import (
    CardsDrawn,
    IngredientAdded,
    RitualCompleted,
)
from tests.games.calderos.layout import (
    DULL,
    FIVE,
    FOUR,
    GAS,
    GOLD,
    LAUGHTER,
    VOMIT,
    A,
    B,
    calderos,
    passes,
)

THREE_GOLD = [GOLD, GOLD, GOLD, GAS, GAS]


def test_the_fifth_ingredient_wins_at_once() -> None:
    table = calderos([VOMIT, GAS], FIVE, cauldrons={A: FOUR})
    table.plays(A, "add", VOMIT)
    table.expect(IngredientAdded(A, Card.GNOME_VOMIT, 0), RitualCompleted(A))
    assert table.result
    assert (table.result.winners, table.result.reason) == ((A,), "five-ingredients")
    assert table.view().winner == A
    table.expect_no(CardsDrawn)
    assert table.asked == []


def test_four_are_not_enough() -> None:
    table = calderos([LAUGHTER, GAS], FIVE, cauldrons={A: FOUR[:3]})
    table.plays(A, "add", LAUGHTER)
    assert not table.result


def test_five_in_hand_are_not_enough() -> None:
    table = calderos([*FOUR, VOMIT], FIVE)
    assert not table.may(A, "declare")


def test_ingredients_that_were_stolen_count() -> None:
    table = calderos(["cauldron-theft", VOMIT], DULL, cauldrons={B: FOUR})
    table.plays(A, "attack", "cauldron-theft", B)
    table.plays(B, "endure")
    passes(table, B)
    table.plays(A, "add", VOMIT)
    assert table.result
    assert table.result.winners == (A,)


def test_a_blocked_cauldron_does_not_complete_the_ritual() -> None:
    table = calderos(["cauldron-block"], [VOMIT], DULL, cauldrons={B: FOUR})
    table.plays(A, "attack", "cauldron-block", B)
    table.plays(B, "endure")
    table.refuses(B, "add", VOMIT)


def test_there_is_nothing_to_declare() -> None:
    table = calderos([VOMIT], FIVE, cauldrons={A: FOUR})
    assert not table.may(A, "declare")
