"""Cartas de HECHIZO de color oscuro."""

from typing import Any

import pytest

from rules.boss_quest.content import Spell, Weapon
from rules.boss_quest.events import (
    AttackChanged,
    HiddenChanged,
    HiddenSwapped,
    LifeExceeded,
    NoEffect,
    OpenChanged,
    YouDrewHidden,
    YourAttack,
    YouReceived,
)
from tests.games.boss_quest.layout import (
    A,
    B,
    C,
    activates,
    attack,
    boss_quest,
    combat,
    goes_to_mage,
    heard,
    outcome,
    weapons,
)

ONE, OTHER, THIRD = ["red-3", "blue-2"], ["red-5", "blue-4"], ["green-1", "green-2"]


@pytest.mark.parametrize(
    ("spell", "by"),
    [("attack-plus-1", 1), ("attack-plus-2", 2), ("attack-minus-1", -1), ("attack-minus-2", -2)],
)
@pytest.mark.parametrize("target", [A, B, C])
def test_attack_spells_change_the_attack_of_any_knight(spell: str, by: int, target: int) -> None:
    table = boss_quest(ONE, OTHER, THIRD, row=[spell, "needs-red"])
    before = [attack(table, seat) for seat in (A, B, C)]
    seat = (A, B, C)[target]
    activates(table, A, spell, seat)
    table.expect(AttackChanged(A, seat, by))
    table.expect(YourAttack(before[seat] + by, 18), by=seat)
    before[seat] += by
    assert [attack(table, seat) for seat in (A, B, C)] == before


def test_attack_spells_count_in_combat() -> None:
    table = combat(["red-7", "blue-7"], ["red-6", "green-7"], spells={B: ["attack-plus-2"]})
    assert outcome(table, B).attack == 15
    assert outcome(table, B).fate == "won"


def test_an_attack_never_falls_below_0() -> None:
    """Ruling 25."""
    table = boss_quest(["red-1", "blue-1"], OTHER, spells={A: ["attack-minus-1"]},
                       row=["attack-minus-2", "needs-red"], turn=B)  # fmt: skip
    activates(table, B, "attack-minus-2", A)
    assert attack(table, A) == 0


def test_a_spell_that_lifts_a_knight_over_the_life_is_not_announced() -> None:
    table = boss_quest(["red-7", "blue-7", "green-4"], OTHER, row=["attack-plus-2", "needs-red"],
                       turn=B)  # fmt: skip
    activates(table, B, "attack-plus-2", A)
    table.expect_no(LifeExceeded)


def test_hidden_weapons_are_swapped_and_both_owners_learn_what_they_hold() -> None:
    table = boss_quest(ONE, OTHER, THIRD, row=["swap-hidden", "needs-red"])
    activates(table, A, "swap-hidden", B)
    table.expect(HiddenSwapped(A, B))
    assert weapons(table, A) == ["red-5", "blue-2"]
    assert weapons(table, B) == ["red-3", "blue-4"]
    table.expect(YouReceived(B, Weapon.RED_3, Weapon.RED_5, attack=7, life=18), by=A)
    table.expect(YouReceived(A, Weapon.RED_5, Weapon.RED_3, attack=7, life=18), by=B)


def test_nobody_else_learns_what_was_swapped() -> None:
    table = boss_quest(ONE, OTHER, THIRD, row=["swap-hidden", "needs-red"])
    activates(table, A, "swap-hidden", B)
    for viewer in (None, C):
        assert heard(table, YouReceived, by=viewer) == []
        shown = str((table.told(viewer), table.view(viewer)))
        assert "red-3" not in shown
        assert "red-5" not in shown


def test_a_swap_is_with_any_other_knight_at_the_mage_or_not_and_never_with_oneself() -> None:
    """Ruling 10."""
    table = boss_quest(ONE, OTHER, THIRD, row=["swap-hidden", "needs-red"], mage=[B])
    goes_to_mage(table, A)
    assert table.may(A, "activate", "swap-hidden", B)
    assert table.may(A, "activate", "swap-hidden", C)
    assert not table.may(A, "activate", "swap-hidden", A)


@pytest.mark.parametrize("spell", ["swap-hidden", "change-weapon"])
def test_a_swap_and_a_change_are_discarded_once_used(spell: str) -> None:
    table = boss_quest(ONE, OTHER, THIRD, row=[spell, "needs-red"])
    activates(table, A, spell, B if spell == "swap-hidden" else "hidden")
    view = table.view()
    assert view.spell_discard == 1
    assert view.boss.spells == ()
    assert all(knight.spells == () for knight in view.knights)


def test_a_hidden_weapon_is_changed_for_one_of_the_deck_and_stays_hidden() -> None:
    """Ruling 9."""
    table = boss_quest(ONE, OTHER, row=["change-weapon", "needs-red"], draws=["purple-7"])
    activates(table, A, "change-weapon", "hidden")
    table.expect(HiddenChanged(A))
    table.expect(YouDrewHidden(Weapon.RED_3, Weapon.PURPLE_7, attack=9, life=18), by=A)
    assert weapons(table, A) == ["purple-7", "blue-2"]
    assert table.view().knights[A].hidden == 1
    for viewer in (None, B):
        shown = str((table.told(viewer), table.view(viewer)))
        assert "purple-7" not in shown
        assert "red-3" not in shown


def test_an_open_weapon_is_changed_and_the_new_one_lies_open_in_its_place() -> None:
    table = boss_quest([*ONE, "green-4"], OTHER, row=["change-weapon", "needs-red"],
                       draws=["purple-7"])  # fmt: skip
    activates(table, A, "change-weapon", "blue-2")
    table.expect(OpenChanged(A, Weapon.BLUE_2, Weapon.PURPLE_7))
    table.expect(YourAttack(14, 18), by=A)
    assert table.view().knights[A].open == ("purple-7", "green-4")


def test_only_one_s_own_weapons_are_changed_and_the_hidden_one_is_not_named() -> None:
    table = boss_quest(ONE, OTHER, row=["change-weapon", "needs-red"])
    goes_to_mage(table, A)
    answers: list[Any] = list(table.question(A).question.every())
    changes = [answer for answer in answers if answer[:2] == ["activate", "change-weapon"]]
    assert [answer[2] for answer in changes] == ["hidden", "blue-2"]


def test_the_changed_weapon_does_not_come_back_in_the_same_round() -> None:
    """Ruling 9."""
    table = boss_quest(ONE, OTHER, row=["change-weapon", "needs-red"], deck=["purple-7"])
    activates(table, A, "change-weapon", "hidden")
    assert table.view().weapon_deck == 0
    assert "red-3" in table.state.weapon_discard


def test_without_a_weapon_in_the_deck_a_change_has_no_effect() -> None:
    table = boss_quest(ONE, OTHER, row=["change-weapon", "needs-red"], deck=[])
    table.plays(A, "activate", "change-weapon")
    table.expect(NoEffect(Spell.CHANGE_WEAPON))
    assert weapons(table, A) == ONE


def test_a_mystery_change_asks_for_the_weapon_after_it_is_turned() -> None:
    table = boss_quest(ONE, OTHER, mystery="change-weapon", draws=["purple-7"])
    goes_to_mage(table, A)
    table.plays(A, "activate-mystery")
    table.plays(A, "hidden")
    assert weapons(table, A) == ["purple-7", "blue-2"]
