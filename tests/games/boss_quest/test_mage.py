"""Reunirse con el Mago: activating and discarding."""

import pytest

from rules.boss_quest.content import Spell
from rules.boss_quest.events import (
    AttackChanged,
    HiddenSwapped,
    MysteryActivated,
    MysteryDiscarded,
    RuleInForce,
    SpellActivated,
    SpellDiscarded,
)
from tests.games.boss_quest.layout import A, B, C, activates, boss_quest, goes_to_mage, kind

ONE, OTHER, THIRD = ["red-1", "blue-1"], ["red-2", "blue-4"], ["red-3", "blue-2"]


def test_spells_at_the_mage_are_inactive_until_somebody_activates_one() -> None:
    table = boss_quest(ONE, OTHER, row=["life-plus-2", "extra-key"])
    assert table.view().boss.life == 18
    activates(table, A, "life-plus-2")
    assert table.view().boss.life == 20


def test_each_knight_takes_exactly_one_spell() -> None:
    table = boss_quest(ONE, OTHER, row=["needs-red", "extra-key"])
    activates(table, A, "extra-key")
    table.expect(SpellActivated(A, Spell.EXTRA_KEY), RuleInForce(Spell.EXTRA_KEY))
    assert table.asked == [B]
    assert table.view().row == ("needs-red",)


def test_a_light_spell_lies_beside_the_boss_and_a_dark_one_at_its_target() -> None:
    table = boss_quest(ONE, OTHER, THIRD, row=["attack-plus-2", "extra-key"])
    activates(table, A, "extra-key")
    activates(table, B, "attack-plus-2", C)
    view = table.view()
    assert view.boss.spells == ("extra-key",)
    assert [knight.spells for knight in view.knights] == [(), (), ("attack-plus-2",)]


def test_a_discarded_spell_has_no_effect_and_nobody_can_activate_it() -> None:
    table = boss_quest(ONE, OTHER, row=["life-plus-2", "extra-key"])
    goes_to_mage(table, A)
    table.plays(A, "discard", "life-plus-2")
    table.expect(SpellDiscarded(A, Spell.LIFE_PLUS_2))
    assert table.view().boss.life == 18
    assert table.view().spell_discard == 1
    goes_to_mage(table, B)
    assert not table.may(B, "activate", "life-plus-2")
    assert not table.may(B, "discard", "life-plus-2")


def test_an_active_spell_cannot_be_discarded() -> None:
    table = boss_quest(ONE, OTHER, beside=["extra-key"], spells={B: ["attack-plus-1"]})
    goes_to_mage(table, A)
    assert not table.may(A, "discard", "extra-key")
    assert not table.may(A, "discard", "attack-plus-1")


def test_two_copies_of_a_spell_are_offered_as_one_and_used_one_by_one() -> None:
    table = boss_quest(ONE, OTHER, row=["life-plus-1", "life-plus-1"])
    goes_to_mage(table, A)
    answers = list(table.question(A).question.every())
    assert answers.count(["activate", "life-plus-1"]) == 1
    table.plays(A, "activate", "life-plus-1")
    assert table.view().row == ("life-plus-1",)


def test_the_mystery_spell_is_activated_unseen() -> None:
    table = boss_quest(ONE, OTHER, mystery="extra-key")
    goes_to_mage(table, A)
    assert not table.may(A, "activate", "extra-key")
    table.plays(A, "activate-mystery")
    table.expect(MysteryActivated(A, Spell.EXTRA_KEY), RuleInForce(Spell.EXTRA_KEY))
    assert table.view().boss.spells == ("extra-key",)
    assert not table.view().mystery


def test_the_target_of_a_mystery_spell_is_chosen_after_it_is_turned() -> None:
    table = boss_quest(ONE, OTHER, mystery="attack-minus-1")
    goes_to_mage(table, A)
    table.plays(A, "activate-mystery")
    assert kind(table, A) == "boss-quest-aim-mystery"
    assert table.view().cast == "attack-minus-1"
    table.plays(A, B)
    table.expect(AttackChanged(A, B, -1))
    assert table.view().knights[B].spells == ("attack-minus-1",)
    assert table.view().cast is None


def test_once_turned_it_cannot_be_reconsidered() -> None:
    table = boss_quest(ONE, OTHER, mystery="attack-minus-1")
    goes_to_mage(table, A)
    table.plays(A, "activate-mystery")
    assert list(table.question(A).question.every()) == [[A], [B]]


def test_with_a_single_target_nobody_is_asked_for_it() -> None:
    table = boss_quest(ONE, OTHER, mystery="swap-hidden")
    goes_to_mage(table, A)
    table.plays(A, "activate-mystery")
    table.expect(MysteryActivated(A, Spell.SWAP_HIDDEN), HiddenSwapped(A, B))
    assert table.asked == [B]


@pytest.mark.parametrize("mystery", ["extra-key", "attack-plus-1"])
def test_a_mystery_spell_that_is_discarded_stays_unseen(mystery: str) -> None:
    table = boss_quest(ONE, OTHER, mystery=mystery)
    goes_to_mage(table, A)
    table.plays(A, "discard-mystery")
    table.expect(MysteryDiscarded(A))
    for viewer in (None, A, B):
        assert mystery not in str(table.told(viewer))
        assert mystery not in str(table.view(viewer))
    assert not table.view().mystery
    goes_to_mage(table, B)
    assert not table.may(B, "activate-mystery")


def test_the_last_knight_at_the_mage_still_has_two_spells_to_choose_from() -> None:
    table = boss_quest(ONE, OTHER, row=["needs-red", "extra-key"])
    goes_to_mage(table, A)
    table.plays(A, "discard", "needs-red")
    goes_to_mage(table, B)
    for answer in ("activate", "discard", "activate-mystery", "discard-mystery"):
        assert table.may(B, answer)


def test_if_only_the_mystery_spell_is_left_it_must_be_taken() -> None:
    table = boss_quest(ONE, OTHER, row=[])
    goes_to_mage(table, A)
    answers = list(table.question(A).question.every())
    assert answers == [["activate-mystery"], ["discard-mystery"]]
