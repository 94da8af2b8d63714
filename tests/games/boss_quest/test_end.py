"""Fin del juego."""

import pytest

from rules.boss_quest.events import BossRevealed, KeysWon, LastHeartLost, PrincessFreed
from tests.games.boss_quest.layout import A, B, C, combat, weapons

TWENTY = ["green-7", "yellow-7", "green-6"]
TWENTY_TOO = ["red-7", "blue-7", "red-6"]
SEVENTEEN = ["purple-6", "yellow-5", "blue-6"]
SIXTEEN = ["purple-4", "red-5", "purple-7"]
SIXTEEN_TOO = ["green-4", "blue-5", "yellow-7"]
SMALL = [["red-1", "blue-1"], ["red-2", "blue-2"], ["red-3", "blue-3"]]


@pytest.mark.parametrize("others", [1, 2, 3])
def test_five_keys_win(others: int) -> None:
    table = combat(SEVENTEEN, *SMALL[:others], keys=[4])
    table.expect(KeysWon(A, 1, 5, 5), PrincessFreed((A,)))
    assert table.result is not None
    assert table.result.winners == (A,)
    assert table.result.reason == "keys"
    assert table.result.scores == (5, *[0] * others)


def test_among_five_knights_four_keys_win() -> None:
    table = combat(SEVENTEEN, *SMALL, ["green-1", "green-2"], keys=[3])
    table.expect(KeysWon(A, 1, 4, 4))
    assert table.result is not None
    assert table.result.winners == (A,)


@pytest.mark.parametrize("others", [1, 2, 3])
def test_four_keys_are_not_enough_for_fewer(others: int) -> None:
    assert combat(SEVENTEEN, *SMALL[:others], keys=[3]).result is None


def test_a_last_heart_lost_ends_the_game_and_most_keys_win() -> None:
    table = combat(TWENTY, SIXTEEN, SEVENTEEN, keys=[0, 3, 1], hearts=[1, 3, 3])
    table.expect(LastHeartLost((A,)), PrincessFreed((B,)))
    assert table.result is not None
    assert table.result.reason == "last-heart"
    assert table.result.scores == (0, 3, 2)


def test_who_lost_the_last_heart_cannot_win_with_most_keys() -> None:
    """Ruling 2."""
    table = combat(TWENTY, SIXTEEN, SEVENTEEN, keys=[4, 3, 1], hearts=[1, 3, 3])
    assert table.result is not None
    assert table.result.winners == (B,)


def test_if_nobody_has_a_heart_left_most_keys_win_among_all() -> None:
    """Ruling 2."""
    table = combat(TWENTY, TWENTY_TOO, keys=[1, 2], hearts=[1, 1])
    table.expect(LastHeartLost((A, B)), PrincessFreed((B,)))


def test_the_combat_is_resolved_before_the_end_is_looked_at() -> None:
    """Ruling 3: the key of the same combat counts."""
    table = combat(TWENTY, SIXTEEN, SEVENTEEN, keys=[0, 2, 2], hearts=[1, 3, 3])
    assert table.result is not None
    assert table.result.winners == (C,)


def test_enough_keys_and_a_last_heart_in_one_combat() -> None:
    """Ruling 3."""
    table = combat(TWENTY, SIXTEEN, SEVENTEEN, keys=[4, 2, 4], hearts=[1, 3, 3])
    table.expect(LastHeartLost((A,)))
    assert table.result is not None
    assert (table.result.winners, table.result.reason) == ((C,), "keys")


def test_of_two_with_enough_keys_the_one_with_more_wins() -> None:
    """Ruling 4."""
    table = combat(SIXTEEN, SIXTEEN_TOO, keys=[4, 4], hearts=[3, 3], spells={B: ["attack-plus-2"]})
    assert table.result is not None
    assert table.result.winners == (B,)
    assert table.result.scores == (4, 6)


def test_of_equal_keys_more_hearts_win() -> None:
    """Ruling 4."""
    table = combat(SIXTEEN, SIXTEEN_TOO, keys=[4, 4], hearts=[2, 3])
    assert table.result is not None
    assert table.result.winners == (B,)


def test_of_equal_keys_and_hearts_all_win() -> None:
    """Ruling 4."""
    table = combat(SIXTEEN, SIXTEEN_TOO, SMALL[0], keys=[4, 4], hearts=[2, 2, 3])
    assert table.result is not None
    assert table.result.winners == (A, B)
    assert table.view().winners == (A, B)


def test_what_lies_open_at_the_end_counts_as_much_as_in_combat() -> None:
    """Ruling 25: not below 0, whatever the spells take away."""
    weakened = {B: ["attack-minus-1", "attack-minus-2"]}
    table = combat(SEVENTEEN, SMALL[0], keys=[4], spells=weakened)
    view = table.view()
    assert [outcome.attack for outcome in view.last_combat.outcomes] == [17, 0]
    assert [knight.shown for knight in view.knights] == [17, 0]


def test_after_the_end_there_is_no_new_round_and_all_weapons_lie_open() -> None:
    table = combat(SEVENTEEN, SMALL[0], keys=[4])
    table.expect_no(BossRevealed)
    assert table.asked == []
    view = table.view()
    assert view.knights[A].open == tuple(SEVENTEEN)
    assert [knight.hidden for knight in view.knights] == [0, 0]
    assert weapons(table, A) == SEVENTEEN
    assert view.turn is None
