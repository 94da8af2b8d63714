"""Defense Rules: who may defend, with what, against what."""

from rules.calderos.content import Card
from rules.calderos.events import (
    Countered,
    TurnBegan,
)
from tests.games.calderos.layout import (
    FIVE,
    GAS,
    A,
    B,
    C,
    D,
    calderos,
    hand,
)


def test_without_a_defense_one_can_only_endure() -> None:
    table = calderos(["explosion"], FIVE)
    table.plays(A, "attack", "explosion", B)
    assert list(table.question(B).question.every()) == [["endure"]]


def test_one_may_endure_and_keep_the_defense() -> None:
    table = calderos(["explosion"], ["mirror", "counterspell"], FIVE)
    table.plays(A, "attack", "explosion", B)
    table.plays(B, "endure")
    assert hand(table, B) == ["counterspell", "mirror"]


def test_each_defense_needs_its_card() -> None:
    table = calderos(["explosion"], ["counterspell"], FIVE)
    table.plays(A, "attack", "explosion", B)
    for path in (["mirror-cancel"], ["mirror-bounce", C]):
        table.refuses(B, *path)


def test_a_defense_is_not_answered_by_a_defense() -> None:
    table = calderos(["explosion", "counterspell", "mirror"], ["counterspell", GAS])
    table.plays(A, "attack", "explosion", B)
    table.plays(B, "counterspell")
    assert table.asked == [B], "A is not asked about the Counterspell; B's turn began"
    table.expect(Countered(B, Card.EXPLOSION), TurnBegan(B))


def test_only_the_target_is_asked() -> None:
    table = calderos(["explosion"], FIVE, ["mirror", "counterspell"])
    table.plays(A, "attack", "explosion", B)
    assert table.asked == [B]


def test_one_may_defend_as_often_as_one_has_cards() -> None:
    defenses = ["counterspell", "counterspell", "mirror"]
    table = calderos(["explosion"], ["enchantment"], ["wand-break"], [*defenses, GAS])
    for seat, spell, defense in (
        (A, "explosion", "counterspell"),
        (B, "enchantment", "mirror-cancel"),
        (C, "wand-break", "counterspell"),
    ):
        table.plays(seat, "attack", spell, D)
        table.plays(D, defense)
    assert hand(table, D) == [GAS]
    assert table.asked == [D]
