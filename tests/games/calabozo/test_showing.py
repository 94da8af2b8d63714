"""Showing one's treasures to one's teammates."""

from rules.calabozo.content import Treasure
from rules.calabozo.events import HandHidden, HandShown, MateShows
from tests.games.calabozo.layout import A, B, C, D, calabozo


def test_nobody_sees_another_s_treasures_at_first() -> None:
    table = calabozo(hands={A: ["ring"]}, dice=[1])
    for other in (B, C, D, None):
        assert table.adventurer(A, by=other).hand is None
        assert table.adventurer(A, by=other).treasures == 1


def test_a_player_may_show_them_to_the_teammates_from_now_on() -> None:
    table = calabozo(hands={A: ["ring", "axe"]}, dice=[1, 1])
    table.plays(A, "show")
    table.expect(HandShown(A))
    table.expect(MateShows(A, (Treasure.RING, Treasure.AXE)), by=C)
    assert table.adventurer(A, by=C).hand == ("ring", "axe")
    assert table.view(C).rings_known == 1
    for other in (B, D, None):
        assert table.adventurer(A, by=other).hand is None
        assert not any(isinstance(event, MateShows) for event in table.told(other))


def test_it_costs_no_turn_and_is_done_once_a_turn() -> None:
    table = calabozo(dice=[1, 1])
    table.plays(A, "show")
    assert table.asked == [A]
    assert not {"show", "hide"} & set(table.acts())
    table.plays(A, "go", "H7")
    assert table.asked == [B]


def test_a_player_may_hide_them_again() -> None:
    table = calabozo(hands={A: ["ring"]}, shown=[A], dice=[1])
    assert table.adventurer(A, by=C).hand == ("ring",)
    table.plays(A, "hide")
    table.expect(HandHidden(A))
    assert table.adventurer(A, by=C).hand is None


def test_it_may_be_done_before_the_roll() -> None:
    table = calabozo({A: "H3"}, hands={A: ["ring"]}, dice=[1])
    table.plays(A, "show")
    assert table.adventurer(A, by=C).hand == ("ring",)
    assert "roll" in table.acts()


def test_who_plays_alone_shows_nothing() -> None:
    table = calabozo(players=3, hands={A: ["ring"]}, dice=[1])
    assert "show" not in table.acts()
