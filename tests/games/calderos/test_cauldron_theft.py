"""Using Cauldron Theft."""

from rules.calderos.events import (
    CauldronRelit,
    CauldronsSwapped,
)
from tests.games.calderos.layout import (
    FIVE,
    FROST,
    GAS,
    VOMIT,
    A,
    B,
    C,
    beside,
    calderos,
    is_blocked,
    passes,
)


def test_cauldrons_are_swapped_with_their_ingredients() -> None:
    table = calderos(["cauldron-theft"], FIVE, FIVE[1:], cauldrons={A: [VOMIT], B: [FROST, GAS]})
    before = [place.cauldron.colour for place in table.view().places]
    table.plays(A, "attack", "cauldron-theft", B)
    table.plays(B, "endure")
    table.expect(CauldronsSwapped(A, B))
    assert (beside(table, A), beside(table, B)) == ([FROST, GAS], [VOMIT])
    after = [place.cauldron.colour for place in table.view().places]
    assert after == [before[1], before[0], before[2]]


def test_characters_stay_where_they_are() -> None:
    table = calderos(["cauldron-theft"], FIVE)
    before = [place.student for place in table.view().places]
    table.plays(A, "attack", "cauldron-theft", B)
    table.plays(B, "endure")
    assert [place.student for place in table.view().places] == before


def test_a_blocked_cauldron_that_is_stolen_is_active_again() -> None:
    """The rulebook's example, Cauldron Block and Cauldron Theft."""
    table = calderos(["cauldron-theft", FROST], FIVE, ["cauldron-block"], turn=C)
    table.plays(C, "attack", "cauldron-block", B)
    table.plays(B, "endure")
    assert is_blocked(table, B)
    table.plays(A, "attack", "cauldron-theft", B)
    table.plays(B, "endure")
    table.expect(CauldronsSwapped(A, B), CauldronRelit(A))
    assert not is_blocked(table, A)
    assert not is_blocked(table, B)
    assert table.may(B, "add", GAS)


def test_the_thief_s_own_blocked_cauldron_is_active_again_too() -> None:
    table = calderos(["cauldron-theft"], FIVE, FIVE[1:], blocked={A: C})
    table.plays(A, "attack", "cauldron-theft", B)
    table.plays(B, "endure")
    table.expect(CauldronsSwapped(A, B), CauldronRelit(B))
    assert not is_blocked(table, A)
    assert not is_blocked(table, B)
    passes(table, B)
    table.plays(C, "discard", GAS)
    table.expect_no(CauldronRelit)


def test_each_cauldron_that_is_active_again_is_told() -> None:
    table = calderos(["cauldron-theft"], FIVE, FIVE[1:], blocked={A: C, B: C})
    table.plays(A, "attack", "cauldron-theft", B)
    table.plays(B, "endure")
    table.expect(CauldronsSwapped(A, B), CauldronRelit(A), CauldronRelit(B))


def test_a_swap_of_active_cauldrons_lights_none() -> None:
    table = calderos(["cauldron-theft"], FIVE)
    table.plays(A, "attack", "cauldron-theft", B)
    table.plays(B, "endure")
    table.expect_no(CauldronRelit)


def test_empty_cauldrons_may_be_swapped() -> None:
    table = calderos(["cauldron-theft"], FIVE)
    table.plays(A, "attack", "cauldron-theft", B)
    table.plays(B, "endure")
    assert (beside(table, A), beside(table, B)) == ([], [])


def test_ingredients_are_added_to_the_cauldron_that_stands_here_now() -> None:
    table = calderos(["cauldron-theft"], FIVE, cauldrons={A: [VOMIT], B: [GAS]})
    table.plays(A, "attack", "cauldron-theft", B)
    table.plays(B, "endure")
    table.refuses(B, "add", VOMIT)
    table.plays(B, "add", GAS)
    assert beside(table, B) == [VOMIT, GAS]
