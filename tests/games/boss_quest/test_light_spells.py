"""Cartas de HECHIZO de color claro, but for those that combat looks at and "last turn"."""

import pytest

from rules.boss_quest.content import Spell
from rules.boss_quest.events import LifeChanged, NoEffect, RuleInForce, SpellCancelled, YourAttack
from tests.games.boss_quest.layout import (
    A,
    B,
    C,
    activates,
    attack,
    boss_quest,
    combat,
    goes_to_mage,
    outcome,
)

ONE, OTHER, THIRD = ["red-3", "blue-2"], ["red-5", "blue-4"], ["green-1", "green-2"]

LIFE = [("life-plus-1", 1), ("life-plus-2", 2), ("life-minus-1", -1), ("life-minus-2", -2)]


@pytest.mark.parametrize(("spell", "by"), LIFE)
def test_life_spells_change_the_boss_s_life(spell: str, by: int) -> None:
    table = boss_quest(ONE, OTHER, row=[spell, "needs-red"])
    activates(table, A, spell)
    table.expect(LifeChanged(by, 18 + by))
    boss = table.view().boss
    assert (boss.printed, boss.life, boss.spells) == (18, 18 + by, (spell,))


def test_several_life_spells_add_up() -> None:
    """Ruling 25."""
    table = boss_quest(ONE, OTHER, beside=["life-plus-1", "life-plus-1", "life-minus-2"],
                       row=["life-plus-2", "needs-red"])  # fmt: skip
    activates(table, A, "life-plus-2")
    table.expect(LifeChanged(2, 20))


def test_life_spells_count_in_combat() -> None:
    table = combat(["red-7", "blue-7", "green-4"], ONE, beside=["life-minus-1"])
    assert outcome(table, A).fate == "injured"
    assert table.view().last_combat.life == 17


@pytest.mark.parametrize("spell", ["needs-red", "needs-pair", "no-heart-lost", "extra-key",
                                   "second-closest"])  # fmt: skip
def test_spells_that_change_the_rules_lie_beside_the_boss(spell: str) -> None:
    table = boss_quest(ONE, OTHER, row=[spell, "cancel"])
    activates(table, A, spell)
    table.expect(RuleInForce(Spell(spell)))
    assert table.view().boss.spells == (spell,)


@pytest.mark.parametrize(("spell", "by"), LIFE)
def test_a_life_spell_is_cancelled_and_the_life_is_what_it_would_be_without_it(
    spell: str, by: int
) -> None:
    """Ruling 12."""
    table = boss_quest(ONE, OTHER, beside=[spell, "extra-key"], row=["cancel", "needs-red"])
    activates(table, A, "cancel", spell)
    table.expect(SpellCancelled(A, Spell(spell), None), LifeChanged(-by, 18))
    assert table.view().boss.life == 18
    assert table.view().boss.spells == ("extra-key",)


def test_a_spell_at_a_knight_is_cancelled_and_the_knight_is_told_its_attack() -> None:
    table = boss_quest(ONE, OTHER, spells={B: ["attack-plus-2"]}, row=["cancel", "needs-red"])
    assert attack(table, B) == 11
    activates(table, A, "cancel", "attack-plus-2", B)
    table.expect(SpellCancelled(A, Spell.ATTACK_PLUS_2, B))
    table.expect(YourAttack(9, 18), by=B)
    assert attack(table, B) == 9
    assert table.view().knights[B].spells == ()


def test_both_spells_are_discarded_after_a_cancellation() -> None:
    table = boss_quest(ONE, OTHER, beside=["extra-key"], row=["cancel", "needs-red"])
    activates(table, A, "cancel", "extra-key")
    assert table.view().spell_discard == 2
    assert table.view().boss.spells == ()


def test_a_cancelled_demand_binds_nobody() -> None:
    """Ruling 12."""
    table = boss_quest(ONE, ["green-7", "green-6"], mage=[A], turn=B, beside=["needs-red"],
                       row=["cancel", "extra-key"])  # fmt: skip
    activates(table, B, "cancel", "needs-red")
    assert outcome(table, B).fate == "won"


def test_only_spells_in_play_can_be_cancelled() -> None:
    """Ruling 11: what was used up is gone, and what the Mage offers is not active."""
    table = boss_quest(ONE, OTHER, THIRD, row=["swap-hidden", "cancel", "extra-key"])
    activates(table, A, "swap-hidden", B)
    goes_to_mage(table, B)
    answers = list(table.question(B).question.every())
    assert ["activate", "cancel"] in answers
    assert not table.may(B, "activate", "cancel", "extra-key")
    assert not table.may(B, "activate", "cancel", "swap-hidden")


def test_a_cancellation_with_nothing_to_cancel_has_no_effect() -> None:
    """Ruling 11."""
    table = boss_quest(ONE, OTHER, row=["cancel", "needs-red"])
    activates(table, A, "cancel")
    table.expect(NoEffect(Spell.CANCEL))
    assert table.view().spell_discard == 1


def test_with_a_spell_in_play_a_cancellation_must_name_one() -> None:
    table = boss_quest(ONE, OTHER, row=["cancel", "needs-red"], beside=["extra-key"])
    goes_to_mage(table, A)
    table.refuses(A, "activate", "cancel")


def test_a_mystery_cancellation_chooses_after_it_is_turned() -> None:
    table = boss_quest(ONE, OTHER, THIRD, mystery="cancel", beside=["extra-key"],
                       spells={C: ["attack-plus-1"]})  # fmt: skip
    goes_to_mage(table, A)
    table.plays(A, "activate-mystery")
    assert list(table.question(A).question.every()) == [["extra-key"], ["attack-plus-1", C]]
    table.plays(A, "attack-plus-1", C)
    table.expect(SpellCancelled(A, Spell.ATTACK_PLUS_1, C))


def test_a_mystery_cancellation_of_the_only_spell_in_play_asks_nothing() -> None:
    table = boss_quest(ONE, OTHER, mystery="cancel", spells={B: ["attack-plus-1"]})
    goes_to_mage(table, A)
    table.plays(A, "activate-mystery")
    table.expect(SpellCancelled(A, Spell.ATTACK_PLUS_1, B))


def test_a_mystery_cancellation_with_nothing_to_cancel_has_no_effect() -> None:
    table = boss_quest(ONE, OTHER, mystery="cancel")
    goes_to_mage(table, A)
    table.plays(A, "activate-mystery")
    table.expect(NoEffect(Spell.CANCEL))


def test_spells_last_for_the_round_only() -> None:
    table = combat(ONE, OTHER, beside=["life-plus-2"], spells={A: ["attack-plus-2"]})
    view = table.view()
    assert view.boss.life == view.boss.printed
    assert all(knight.spells == () for knight in view.knights)
    assert view.boss.spells == ()
