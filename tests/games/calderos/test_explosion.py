"""Using Explosion."""

from rules.calderos.content import INGREDIENTS
from rules.calderos.events import (
    CauldronExploded,
)
from tests.games.calderos.layout import (
    FIVE,
    FOUR,
    FROST,
    VOMIT,
    A,
    B,
    C,
    beside,
    calderos,
    hand,
    is_blocked,
)


def test_all_ingredients_go_to_the_discard_pile() -> None:
    table = calderos(["explosion"], FIVE, cauldrons={A: [VOMIT], B: FOUR})
    table.plays(A, "attack", "explosion", B)
    table.plays(B, "endure")
    table.expect(CauldronExploded(A, B, INGREDIENTS[:4]))
    assert (beside(table, A), beside(table, B)) == ([VOMIT], [])
    assert table.state.discard.items == ["explosion", *FOUR]


def test_the_hand_is_spared() -> None:
    table = calderos(["explosion"], FIVE, cauldrons={B: [FROST]})
    table.plays(A, "attack", "explosion", B)
    table.plays(B, "endure")
    assert hand(table, B) == sorted(FIVE)


def test_an_empty_cauldron_may_be_blown_up() -> None:
    table = calderos(["explosion"], FIVE)
    table.plays(A, "attack", "explosion", B)
    table.plays(B, "endure")
    table.expect(CauldronExploded(A, B, ()))


def test_a_blocked_cauldron_stays_blocked() -> None:
    table = calderos(["explosion"], FIVE, FIVE[1:], cauldrons={B: [FROST]}, blocked={B: C})
    table.plays(A, "attack", "explosion", B)
    table.plays(B, "endure")
    assert is_blocked(table, B)
    assert beside(table, B) == []
