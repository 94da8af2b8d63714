"""Each attack, endured and against each defense."""

import pytest

from rules.calderos.content import ATTACKS, Card
from rules.calderos.events import (
    Countered,
    Enchanted,
    MirrorBounced,
    MirrorCancelled,
    TurnLost,
)
from tests.games.calderos.layout import (
    FIVE,
    FROST,
    GAS,
    GOLD,
    TEARS,
    A,
    B,
    C,
    beside,
    calderos,
    hand,
    is_blocked,
    is_broken,
)
from tests.games.scenario import Scenario


def attack(table: Scenario, spell: str, target: int) -> None:
    """Let A cast a spell; Possession asks for a golden cauldron."""
    table.plays(A, "attack", spell, target, *([GOLD] if spell == "possession" else []))


def took_effect(table: Scenario, target: int) -> bool:
    """Tell whether any attack did anything to a seat that had a golden cauldron and frost."""
    return (
        is_blocked(table, target)
        or is_broken(table, target)
        or any(isinstance(event, TurnLost | Enchanted) for event in table.told())
        or beside(table, target) != [FROST]
        or GOLD not in hand(table, target)
    )


@pytest.mark.parametrize("spell", ATTACKS)
def test_an_endured_spell_takes_effect(spell: str) -> None:
    table = calderos([spell], [GOLD, GAS], FIVE, cauldrons={B: [FROST]})
    attack(table, spell, B)
    table.plays(B, "endure")
    assert took_effect(table, B)


@pytest.mark.parametrize("spell", ATTACKS)
def test_counterspell_cancels_it(spell: Card) -> None:
    table = calderos([spell], ["counterspell", GOLD], FIVE, cauldrons={B: [FROST]})
    attack(table, spell, B)
    table.plays(B, "counterspell")
    table.expect(Countered(B, spell))
    assert not took_effect(table, B)
    assert table.state.discard.items == [spell, "counterspell"]


@pytest.mark.parametrize("spell", ATTACKS)
def test_mirror_cancels_it(spell: Card) -> None:
    table = calderos([spell], ["mirror", GOLD], FIVE, cauldrons={B: [FROST]})
    attack(table, spell, B)
    table.plays(B, "mirror-cancel")
    table.expect(MirrorCancelled(B, spell))
    assert not took_effect(table, B)
    assert table.state.discard.items == [spell, "mirror"]


@pytest.mark.parametrize("spell", ATTACKS)
def test_mirror_bounces_it_and_its_user_becomes_the_attacker(spell: Card) -> None:
    cauldrons = {B: [GAS], C: [FROST]}
    table = calderos([spell], ["mirror", TEARS], [GOLD, GAS], cauldrons=cauldrons)
    attack(table, spell, B)
    name = [GOLD] if spell is Card.POSSESSION else []
    table.plays(B, "mirror-bounce", C, *name)
    named = Card.GOLDEN_CAULDRON if name else None
    table.expect(MirrorBounced(B, spell, C, named))
    assert table.asked == [C], "the new target may defend in turn"
    table.plays(C, "endure")
    assert took_effect(table, C)
    if spell is Card.CAULDRON_THEFT:
        assert beside(table, B) == [FROST]
    if spell is Card.POSSESSION:
        assert GOLD in hand(table, B)
