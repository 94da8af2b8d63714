"""Using Cauldron Block."""

from typing import Any

from rules.calderos.events import (
    CauldronBlocked,
    CauldronRelit,
    TurnBegan,
)
from tests.games.calderos.layout import (
    DULL,
    FIVE,
    FOUR,
    FROST,
    GAS,
    LAUGHTER,
    TEARS,
    VOMIT,
    A,
    B,
    C,
    calderos,
    cast,
    is_blocked,
    is_broken,
    passes,
)

REST = [FROST, FROST, TEARS, LAUGHTER, VOMIT]


def test_nothing_may_be_added_to_a_blocked_cauldron() -> None:
    table = calderos(["cauldron-block"], FIVE, REST)
    cast(table, A, "cauldron-block", B)
    table.expect(CauldronBlocked(A, B, already=False))
    assert is_blocked(table, B)
    assert not table.may(B, "add")
    table.refuses(B, "add", GAS)


def test_the_question_of_the_turn_tells_who_blocked_the_cauldron() -> None:
    table = calderos(["cauldron-block"], FIVE, REST)
    cast(table, A, "cauldron-block", B)
    asked: Any = table.question(B).question
    assert (asked.broken_until, asked.blocked_until, asked.golden) == (None, A, False)
    assert table.view(C).places[B].cauldron.blocked_until == A


def test_its_owner_may_still_attack_and_discard_and_defend() -> None:
    hand = ["explosion", "counterspell", *FIVE[:3]]
    table = calderos(["cauldron-block", "explosion"], hand, REST)
    cast(table, A, "cauldron-block", B)
    assert table.may(B, "attack", "explosion", C)
    assert table.may(B, "discard", GAS)
    passes(table, B, C)
    assert not is_broken(table, B)
    table.plays(A, "attack", "explosion", B)
    assert table.may(B, "counterspell")


def test_the_ingredients_in_it_stay() -> None:
    table = calderos(["cauldron-block"], FIVE, cauldrons={B: FOUR})
    cast(table, A, "cauldron-block", B)
    assert list(table.view().places[B].cauldron.ingredients) == list(FOUR)


def test_it_lasts_until_its_caster_completes_its_next_turn() -> None:
    table = calderos(["cauldron-block", *FIVE[:4]], DULL, REST)
    cast(table, A, "cauldron-block", B)
    passes(table, B, C)
    assert is_blocked(table, B)
    assert table.asked == [A], "not before the end of the caster's turn"
    table.plays(A, "discard", GAS)
    table.expect(CauldronRelit(B), TurnBegan(B))
    assert table.may(B, "add", TEARS)


def test_it_costs_one_turn_of_adding_between_two_players() -> None:
    table = calderos(["cauldron-block", *FIVE[:4]], DULL)
    cast(table, A, "cauldron-block", B)
    assert not table.may(B, "add")
    passes(table, B, A)
    assert table.may(B, "add")
