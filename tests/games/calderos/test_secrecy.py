"""What must not leak: hands, discards, and who holds a defense."""

from itertools import combinations_with_replacement

import pytest

from rules.calderos.content import ATTACKS, Card
from tests.games.calderos.layout import (
    FROST,
    GAS,
    GOLD,
    TEARS,
    VOMIT,
    A,
    B,
    C,
    calderos,
)

HANDS = [
    list(cards)
    for cards in combinations_with_replacement(["counterspell", "mirror", GOLD, FROST, TEARS], 2)
    if cards.count("mirror") < 3
]


@pytest.mark.parametrize("spell", ATTACKS)
@pytest.mark.parametrize("held", HANDS, ids="-".join)
def test_a_target_is_asked_whatever_it_holds(spell: str, held: list[str]) -> None:
    table = calderos([spell, GAS], held, [GAS])
    name = [GAS] if spell == Card.POSSESSION else []
    table.plays(A, "attack", spell, B, *name)
    assert table.asked == [B]
    assert table.question(B).question.kind == "calderos-defend"


@pytest.mark.parametrize("held", HANDS, ids="-".join)
def test_a_target_with_an_empty_hand_or_not_is_asked_after_a_bounce_too(held: list[str]) -> None:
    table = calderos(["explosion"], ["mirror"], [card for card in held if card != "mirror"])
    table.plays(A, "attack", "explosion", B)
    table.plays(B, "mirror-bounce", C)
    assert table.asked == [C]


@pytest.mark.parametrize("held", HANDS, ids="-".join)
def test_a_target_with_a_broken_wand_is_never_asked(held: list[str]) -> None:
    table = calderos(["explosion"], [*held, GAS], [GAS], broken={B: C})
    table.plays(A, "attack", "explosion", B)
    assert table.question(B).question.kind == "calderos-take-action"


@pytest.mark.parametrize("held", HANDS, ids="-".join)
def test_a_spell_that_was_endured_looks_the_same_whatever_was_held(held: list[str]) -> None:
    tables = [
        calderos(["explosion", GAS], cards, [GAS], deck=[VOMIT] * 4) for cards in (held, [GAS, GAS])
    ]
    for table in tables:
        table.plays(A, "attack", "explosion", B)
        table.plays(B, "endure")
    one, other = tables
    for viewer in (A, C, None):
        assert one.told(viewer) == other.told(viewer)
        assert one.view(viewer) == other.view(viewer)


def test_a_view_shows_the_own_hand_only() -> None:
    table = calderos([GAS, FROST], [GOLD, "mirror"], [TEARS])
    assert table.view(A).hand == (FROST, GAS)
    assert table.view().hand == ()
    for viewer in (A, C, None):
        assert "mirror" not in str(table.view(viewer))
    assert [place.hand_size for place in table.view().places] == [2, 2, 1]


def test_nobody_sees_the_discard_pile_or_the_draw_pile() -> None:
    table = calderos([GAS], [FROST], discard=["mirror", "mirror"], deck=[GOLD])
    for viewer in (A, B, None):
        shown = str(table.view(viewer))
        assert "mirror" not in shown
        assert GOLD not in shown
    assert table.view().discard_pile == 2
