"""Preparación de una nueva ronda."""

from rules.boss_quest.content import Boss, Spell
from rules.boss_quest.events import (
    BossesReshuffled,
    BossRevealed,
    EquipmentDealt,
    SpellsLaid,
    SpellsReshuffled,
)
from tests.games.boss_quest.layout import A, B, C, activates, boss_quest, combat, heard, kind

HANDS = [["red-3", "blue-2"], ["red-5", "blue-4"], ["green-1", "green-2"]]


def test_the_boss_is_discarded_and_the_next_one_revealed() -> None:
    table = combat(*HANDS, boss="mud-baron", boss_deck=["frost-giant", "bog-witch"])
    view = table.view()
    assert view.round == 2
    assert view.boss.boss in {"frost-giant", "bog-witch"}
    assert view.boss.life == view.boss.printed
    assert "mud-baron" in view.bosses_met
    table.expect(BossRevealed(2, view.boss.boss, view.boss.life, armourer=A, first=B))


def test_the_knight_to_the_left_of_the_armourer_is_the_new_one() -> None:
    table = combat(*HANDS, armourer=B)
    view = table.view()
    assert view.armourer == C
    assert view.order == (A, B, C)
    assert table.asked == [A]


def test_the_armoury_goes_round() -> None:
    table = combat(*HANDS, armourer=C)
    assert table.view().armourer == A


def test_all_spells_leave_used_or_not_and_a_fresh_row_is_laid() -> None:
    """Ruling 22."""
    deck = ["life-plus-1", "life-plus-2", "life-minus-1", "life-minus-2", "cancel"]
    table = combat(*HANDS, row=["needs-red"], beside=["extra-key"], mystery="needs-blue",
                   spells={A: ["attack-plus-1"]}, spell_deck=deck)  # fmt: skip
    view = table.view()
    assert set(view.row) < set(deck)
    assert len(view.row) == 3
    assert view.mystery
    assert (view.spell_deck, view.spell_discard) == (1, 18)
    table.expect(SpellsLaid(view.row))


def test_all_weapons_are_collected_and_dealt_anew() -> None:
    table = boss_quest(*HANDS[:2], row=["change-weapon", "needs-red"], mage=[A], turn=B)
    activates(table, B, "change-weapon", "hidden")
    view = table.view()
    assert (view.weapon_deck, view.weapon_discard) == (31, 0)
    assert [len(knight.open) for knight in view.knights] == [1, 1]
    assert len(heard(table, EquipmentDealt)) == 2


def test_everybody_is_away_from_the_mage_and_free_again() -> None:
    table = combat(*HANDS, exceeded=[A, B])
    view = table.view()
    assert view.mage == ()
    assert not any(knight.exceeded for knight in view.knights)
    assert kind(table, view.turn) == "boss-quest-take-turn"


def test_keys_and_hearts_stay() -> None:
    table = combat(*HANDS, keys=[1, 0, 2], hearts=[1, 2, 3])
    assert [knight.keys for knight in table.view().knights] == [1, 1, 2]
    assert [knight.hearts for knight in table.view().knights] == [1, 2, 3]


def test_after_the_last_boss_those_that_were_met_come_again() -> None:
    """Rulings 23 and 24."""
    table = combat(*HANDS, boss="mud-baron", boss_deck=["frost-giant"])
    table.expect(BossRevealed(2, Boss.FROST_GIANT, 19, A, B), BossesReshuffled(7))
    view = table.view()
    assert (view.boss.boss, view.boss_deck, view.bosses_met) == ("frost-giant", 7, ())


def test_the_boss_who_was_last_does_not_come_twice_in_a_row() -> None:
    """Ruling 23: the new deck is made at once, without that boss."""
    table = combat(*HANDS, boss_deck=["frost-giant"])
    assert "frost-giant" not in table.state.bosses


def test_while_there_are_bosses_left_none_comes_again() -> None:
    table = combat(*HANDS, boss="mud-baron", boss_deck=["frost-giant", "bog-witch"])
    table.expect_no(BossesReshuffled)
    assert "mud-baron" not in table.state.bosses


def test_when_the_spell_deck_runs_out_the_discarded_ones_come_back() -> None:
    """Ruling 23."""
    table = combat(*HANDS, spell_deck=["life-plus-2", "life-minus-2"])
    table.expect(SpellsReshuffled(21))
    view = table.view()
    assert (view.spell_deck, view.spell_discard) == (19, 0)
    assert len(view.row) == 3
    assert {Spell.LIFE_PLUS_2, Spell.LIFE_MINUS_2} < set(view.row)


def test_a_spell_deck_that_lasts_is_left_alone() -> None:
    table = combat(*HANDS, spell_deck=["life-plus-1", "life-minus-1", "cancel", "extra-key",
                                       "last-turn"])  # fmt: skip
    table.expect_no(SpellsReshuffled)
    assert table.view().spell_deck == 1
