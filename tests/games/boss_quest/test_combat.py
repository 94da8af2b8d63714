"""Combate."""

import pytest

from rules.boss_quest.content import Boss, Spell, Weapon
from rules.boss_quest.events import (
    CombatBegan,
    HiddenRevealed,
    KeysWon,
    KnightInjured,
    KnightSpared,
    KnightUnfit,
    NobodyWon,
    PerfectAttack,
    RoundWon,
    Tie,
)
from tests.games.boss_quest.layout import OGRE, A, B, C, combat, outcome
from tests.games.scenario import Scenario

# The boss has 18 life. Knights by their attack; what they share besides is only the number.
TWENTY = ["green-7", "yellow-7", "green-6"]
EIGHTEEN = ["red-7", "blue-7", "red-4"]
EIGHTEEN_TOO = ["yellow-6", "green-5", "purple-7"]
SEVENTEEN = ["purple-6", "yellow-5", "blue-6"]
SIXTEEN = ["purple-5", "red-6", "yellow-4", "red-1"]
SIXTEEN_WITH_FEWER = ["green-4", "blue-5", "green-7"]
SIXTEEN_WITH_FEWER_TOO = ["yellow-7", "purple-4", "red-5"]
TEN = ["blue-4", "green-3", "purple-3"]


def fates(table: Scenario) -> list[str]:
    """Return how the knights came out of the combat, by seat."""
    return [outcome.fate for outcome in table.view().last_combat.outcomes]


def test_all_hidden_weapons_are_turned_over_and_count() -> None:
    table = combat(SEVENTEEN, TEN)
    table.expect(
        CombatBegan(Boss(OGRE), 18),
        HiddenRevealed(A, Weapon.PURPLE_6, 17),
        HiddenRevealed(B, Weapon.BLUE_4, 10),
    )


def test_the_closest_without_exceeding_wins_a_key() -> None:
    table = combat(TEN, SEVENTEEN, TWENTY)
    table.expect(RoundWon((B,), 1, second=False, tie=Tie.NONE), KeysWon(B, 1, 1, 5))
    assert [knight.keys for knight in table.view().knights] == [0, 1, 0]
    assert fates(table) == ["beaten", "won", "injured"]


def test_who_exceeds_the_life_loses_a_heart() -> None:
    table = combat(TWENTY, TEN)
    table.expect(KnightInjured(A, by=2, hearts=2))
    assert [knight.hearts for knight in table.view().knights] == [2, 3]


def test_a_knight_that_is_back_under_the_life_is_safe() -> None:
    """Ruling 6."""
    table = combat(TWENTY, TEN, exceeded=[A], spells={A: ["attack-minus-2"]})
    table.expect(PerfectAttack(A))
    assert table.view().knights[A].hearts == 3


def test_of_equals_the_one_with_fewer_weapons_wins() -> None:
    """Ruling 20: the hidden weapon counts, spells do not."""
    table = combat(SIXTEEN, SIXTEEN_WITH_FEWER, beside=["life-plus-1"])
    table.expect(RoundWon((B,), 3, second=False, tie=Tie.FEWER_WEAPONS))


def test_spells_are_no_weapons() -> None:
    table = combat(["red-7", "blue-7"], ["green-7", "yellow-6", "red-1"],
                   spells={A: ["attack-plus-2", "attack-minus-2"]})  # fmt: skip
    table.expect(RoundWon((A,), 4, second=False, tie=Tie.FEWER_WEAPONS))


def test_if_they_have_as_many_weapons_each_wins_a_key() -> None:
    table = combat(SIXTEEN_WITH_FEWER, SIXTEEN, SIXTEEN_WITH_FEWER_TOO)
    table.expect(
        RoundWon((A, C), 2, second=False, tie=Tie.SHARED), KeysWon(A, 1, 1, 5), KeysWon(C, 1, 1, 5)
    )
    assert fates(table) == ["won", "beaten", "won"]


def test_exactly_the_life_is_a_perfect_and_brings_a_bonus_key() -> None:
    table = combat(EIGHTEEN, SEVENTEEN)
    table.expect(PerfectAttack(A), KeysWon(A, 2, 2, 5))
    assert outcome(table, A).perfect


def test_every_perfect_brings_a_bonus_key_also_without_winning_the_round() -> None:
    table = combat(["red-7", "blue-7", "red-3", "green-1"], EIGHTEEN_TOO)
    table.expect(
        RoundWon((B,), 0, second=False, tie=Tie.FEWER_WEAPONS),
        PerfectAttack(A),
        PerfectAttack(B),
        KeysWon(A, 1, 1, 5),
        KeysWon(B, 2, 2, 5),
    )


def test_with_nobody_left_nobody_wins_a_key_and_the_boss_goes() -> None:
    """Ruling 19."""
    table = combat(TWENTY, ["red-7", "blue-7", "red-5"])
    table.expect(NobodyWon(Boss(OGRE)))
    table.expect_no(RoundWon, KeysWon)
    assert table.view().boss.boss != OGRE
    assert table.view().bosses_met == (OGRE,)


@pytest.mark.parametrize(
    ("colour", "unfit"),
    [("red", [A]), ("blue", [B]), ("green", [A, B]), ("yellow", []), ("purple", [A])],
)
def test_without_a_weapon_of_the_required_colour_nobody_wins(colour: str, unfit: list[int]) -> None:
    table = combat(["yellow-7", "blue-7", "blue-3"], ["red-6", "purple-5", "yellow-4"],
                   beside=[f"needs-{colour}"], mystery="extra-key")  # fmt: skip
    spell = Spell(f"needs-{colour}")
    for seat in (A, B):
        assert (KnightUnfit(seat, spell) in table.told()) == (seat in unfit)
        assert (outcome(table, seat).fate == "unfit") == (seat in unfit)
        assert table.view().knights[seat].hearts == 3


def test_the_hidden_weapon_may_bring_the_required_colour() -> None:
    table = combat(SEVENTEEN, ["red-1", "blue-1"], beside=["needs-red"])
    assert fates(table) == ["unfit", "won"]


def test_of_several_required_colours_each_is_required() -> None:
    table = combat(["red-7", "blue-7"], ["red-6", "green-5"], ["green-6", "blue-4"],
                   beside=["needs-red", "needs-green"])  # fmt: skip
    assert fates(table) == ["unfit", "won", "unfit"]


def test_without_two_weapons_of_one_colour_nobody_wins() -> None:
    table = combat(SEVENTEEN, ["red-1", "red-2"], beside=["needs-pair"])
    table.expect(KnightUnfit(A, Spell.NEEDS_PAIR))
    assert fates(table) == ["unfit", "won"]


def test_the_hidden_weapon_may_make_the_pair() -> None:
    table = combat(["blue-7", "red-5", "blue-2"], ["red-1", "green-2"], beside=["needs-pair"])
    assert fates(table) == ["won", "unfit"]


def test_a_perfect_of_an_unfit_knight_brings_nothing() -> None:
    """Ruling 14."""
    table = combat(EIGHTEEN, ["green-1", "yellow-1"], beside=["needs-green"])
    table.expect_no(PerfectAttack)
    assert outcome(table, A).keys == 0
    assert fates(table) == ["unfit", "won"]


def test_an_unfit_knight_that_exceeds_the_life_loses_a_heart() -> None:
    """Ruling 14."""
    table = combat(TWENTY, TEN, beside=["needs-blue"])
    table.expect(KnightInjured(A, by=2, hearts=2))
    table.expect_no(KnightUnfit)


def test_if_nobody_loses_a_heart_who_exceeds_is_still_out() -> None:
    """Ruling 15."""
    table = combat(TWENTY, TEN, beside=["no-heart-lost"])
    table.expect(KnightSpared(A, by=2))
    assert [knight.hearts for knight in table.view().knights] == [3, 3]
    assert fates(table) == ["spared", "won"]


def test_the_extra_key_goes_to_each_winner() -> None:
    """Ruling 18."""
    table = combat(SIXTEEN_WITH_FEWER, SIXTEEN_WITH_FEWER_TOO, TEN, beside=["extra-key"])
    assert [knight.keys for knight in table.view().knights] == [2, 2, 0]


def test_the_extra_key_adds_to_a_perfect() -> None:
    table = combat(EIGHTEEN, TEN, beside=["extra-key"])
    table.expect(KeysWon(A, 3, 3, 5))


def test_the_second_closest_wins() -> None:
    """Ruling 16."""
    table = combat(SEVENTEEN, SIXTEEN, TEN, beside=["second-closest"])
    table.expect(RoundWon((B,), 2, second=True, tie=Tie.NONE), KeysWon(B, 1, 1, 5))
    assert fates(table) == ["beaten", "won", "beaten"]


def test_the_second_closest_is_the_second_distance_however_many_share_the_first() -> None:
    """Ruling 16."""
    table = combat(SIXTEEN_WITH_FEWER, SIXTEEN_WITH_FEWER_TOO, TEN, beside=["second-closest"])
    table.expect(RoundWon((C,), 8, second=True, tie=Tie.NONE))


def test_of_second_closest_equals_the_one_with_fewer_weapons_wins() -> None:
    """Ruling 16."""
    table = combat(EIGHTEEN, SIXTEEN, SIXTEEN_WITH_FEWER, beside=["second-closest"])
    table.expect(RoundWon((C,), 2, second=True, tie=Tie.FEWER_WEAPONS))


def test_with_one_distance_only_the_closest_wins_after_all() -> None:
    """Ruling 16."""
    table = combat(TWENTY, TEN, beside=["second-closest"])
    table.expect(RoundWon((B,), 8, second=False, tie=Tie.NONE))


def test_who_exceeds_or_is_unfit_is_not_the_closest() -> None:
    table = combat(SEVENTEEN, SIXTEEN, TEN, beside=["second-closest", "needs-red"])
    assert fates(table) == ["unfit", "won", "unfit"]


def test_a_perfect_brings_its_bonus_key_beside_the_second_closest() -> None:
    """Ruling 17."""
    table = combat(EIGHTEEN, SEVENTEEN, beside=["second-closest"])
    table.expect(
        RoundWon((B,), 1, second=True, tie=Tie.NONE),
        PerfectAttack(A),
        KeysWon(A, 1, 1, 5),
        KeysWon(B, 1, 1, 5),
    )


def test_all_see_how_the_last_combat_ended() -> None:
    table = combat(EIGHTEEN, TEN)
    last = table.view().last_combat
    assert (last.round, last.boss, last.life) == (1, OGRE, 18)
    assert [(one.attack, one.keys) for one in last.outcomes] == [(18, 2), (10, 0)]
