"""What must not leak: hidden weapons, totals, the mystery spell, the decks."""

import pytest

from rules.boss_quest.events import LifeExceeded, YourAttack
from tests.games.boss_quest.layout import A, B, C, activates, attack, boss_quest, heard

ONE, OTHER, THIRD = ["red-3", "blue-2"], ["red-5", "blue-4"], ["green-1", "green-2"]


def test_a_view_shows_the_own_hidden_weapon_only() -> None:
    table = boss_quest(ONE, OTHER, THIRD)
    assert table.view(A).hidden == "red-3"
    assert table.view(A).attack == 5
    for viewer in (B, C, None):
        assert "red-3" not in str(table.view(viewer))
    assert [knight.hidden for knight in table.view().knights] == [1, 1, 1]


def test_what_lies_open_counts_together_without_what_is_hidden() -> None:
    table = boss_quest([*ONE, "green-4"], OTHER, spells={A: ["attack-minus-1"]})
    assert table.view().knights[A].shown == 5


def test_nobody_sees_the_mystery_spell() -> None:
    table = boss_quest(ONE, OTHER, mystery="second-closest")
    for viewer in (A, B, None):
        assert "second-closest" not in str(table.view(viewer))
    assert table.view().mystery


@pytest.mark.parametrize("hidden", ["red-1", "red-7", "yellow-4"])
def test_the_others_see_the_same_whatever_is_hidden(hidden: str) -> None:
    tables = [boss_quest([one, "blue-2"], OTHER, draws=["green-6"]) for one in (hidden, "red-2")]
    for table in tables:
        table.plays(A, "ask-1")
    one, other = tables
    for viewer in (B, None):
        assert one.told(viewer) == other.told(viewer)
        assert one.view(viewer) == other.view(viewer)


def test_that_the_life_is_exceeded_is_all_that_the_others_learn() -> None:
    tables = [
        boss_quest([one, "blue-7", "green-5"], OTHER, draws=["green-6"])
        for one in ("red-1", "red-6")
    ]
    for table in tables:
        table.plays(A, "ask-1")
        table.expect(LifeExceeded(A, next_turn=True))
    one, other = tables
    assert one.told() == other.told()
    assert one.view(B) == other.view(B)
    assert attack(one, A) != attack(other, A)


def test_a_spell_at_a_knight_tells_its_total_to_that_knight_alone() -> None:
    table = boss_quest(ONE, OTHER, THIRD, row=["attack-plus-1", "needs-red"])
    activates(table, A, "attack-plus-1", B)
    assert heard(table, YourAttack, by=B) == [YourAttack(10, 18)]
    for viewer in (A, C, None):
        assert heard(table, YourAttack, by=viewer) == []


def test_decks_are_seen_as_numbers_only() -> None:
    table = boss_quest(ONE, OTHER, deck=["purple-7"], spell_deck=["last-turn"],
                       boss_deck=["frost-giant"])  # fmt: skip
    view = table.view()
    assert (view.weapon_deck, view.spell_deck, view.boss_deck) == (1, 1, 1)
    for viewer in (A, B, None):
        shown = str(table.view(viewer))
        for card in ("purple-7", "last-turn", "frost-giant"):
            assert card not in shown


def test_bosses_that_were_met_are_known() -> None:
    table = boss_quest(ONE, OTHER, boss_deck=["frost-giant"])
    assert len(table.view().bosses_met) == 6
