"""Rounds and the sun track (rulebook 5 and 5.1)."""

from rules.dungeonquest import events
from tests.games.dungeonquest.layout import ULF, VOLRIK, A, B, C, dungeon


def test_each_hero_takes_one_turn_in_a_round_clockwise() -> None:
    table = dungeon({}, players=3)
    for seat in (A, B, C, A):
        assert table.asked == [seat]
        assert table.view().turn == seat
        table.wait(seat)


def test_the_sun_moves_on_before_the_first_player_s_turn() -> None:
    table = dungeon({}, sun=7)
    table.wait(A)
    assert table.view().sun == 7
    table.wait(B)
    table.expect(events.RoundBegan(8, 19), events.TurnBegan(A, VOLRIK, "A1"))
    assert (table.view().sun, table.view().rounds_left) == (8, 19)


def test_a_round_begins_with_the_first_player_even_if_its_hero_is_gone() -> None:
    table = dungeon({}, players=3, fates={A: "dead"}, turn=B)
    table.wait(B, C)
    table.expect(events.RoundBegan(6, 21), events.TurnBegan(B, ULF, "M1"))


def test_heroes_who_are_out_or_dead_take_no_turns() -> None:
    table = dungeon({}, players=4, fates={B: "out", C: "dead"})
    table.wait(A)
    assert table.asked == [3]


def test_there_are_26_rounds() -> None:
    table = dungeon({}, sun=25)
    table.wait(A, B)
    table.expect(events.RoundBegan(26, 1))
    table.wait(A)
    assert table.result is None
    table.wait(B)
    table.expect(events.NightFell())
    assert table.result is not None


def test_the_game_ends_early_when_nobody_is_left_inside() -> None:
    table = dungeon({}, sun=5)
    table.plays(A, "leave-castle")
    table.plays(B, "leave-castle")
    assert table.result is not None
    table.expect_no(events.NightFell, events.RoundBegan)
