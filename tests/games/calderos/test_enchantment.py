"""Using Enchantment."""

from rules.calderos.events import (
    CardsDrawn,
    Enchanted,
    TurnBegan,
    TurnLost,
)
from tests.games.calderos.layout import (
    FIVE,
    FROST,
    VOMIT,
    A,
    B,
    C,
    calderos,
    hand,
    passes,
)


def test_the_target_loses_its_entire_turn() -> None:
    table = calderos(["enchantment", FROST], [VOMIT], FIVE)
    table.plays(A, "attack", "enchantment", B)
    table.plays(B, "endure")
    table.expect(Enchanted(A, B, already=False), TurnBegan(B), TurnLost(B), TurnBegan(C))
    assert table.asked == [C]


def test_a_lost_turn_has_no_draw() -> None:
    table = calderos(["enchantment", *FIVE[:4]], [VOMIT], FIVE)
    table.plays(A, "attack", "enchantment", B)
    table.plays(B, "endure")
    assert CardsDrawn(A, 1) in table.told()
    assert hand(table, B) == [VOMIT]


def test_one_turn_only() -> None:
    table = calderos(["enchantment", *FIVE[:4]], FIVE, FIVE[1:])
    table.plays(A, "attack", "enchantment", B)
    table.plays(B, "endure")
    assert not table.view().places[B].enchanted
    passes(table, C, A, B)


def test_two_enchantments_cost_one_turn() -> None:
    table = calderos(["enchantment"], FIVE, ["enchantment"], turn=C)
    table.plays(C, "attack", "enchantment", B)
    table.plays(B, "endure")
    table.plays(A, "attack", "enchantment", B)
    table.plays(B, "endure")
    table.expect(Enchanted(A, B, already=True), TurnLost(B))
    passes(table, C, A, B)


def test_between_two_players_the_attacker_moves_again_at_once() -> None:
    table = calderos(["enchantment", *FIVE[:4]], FIVE)
    table.plays(A, "attack", "enchantment", B)
    table.plays(B, "endure")
    table.expect(TurnBegan(B), TurnLost(B), TurnBegan(A))
    assert table.asked == [A]


def test_the_enchanted_still_defends() -> None:
    table = calderos(["explosion"], ["mirror"], [], enchanted=[B])
    table.plays(A, "attack", "explosion", B)
    assert table.may(B, "mirror-cancel")


def test_all_see_who_is_enchanted() -> None:
    table = calderos(["enchantment"], FIVE, FIVE, turn=A)
    table.plays(A, "attack", "enchantment", C)
    table.plays(C, "endure")
    assert [place.enchanted for place in table.view().places] == [False, False, True]
