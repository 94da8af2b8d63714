"""Using Wand Break."""

from typing import Any

from rules.calderos.content import Card
from rules.calderos.events import (
    CannotDefend,
    CauldronExploded,
    TurnBegan,
    WandBroken,
    WandMended,
)
from tests.games.calderos.layout import (
    FIVE,
    FOUR,
    FROST,
    GAS,
    LAUGHTER,
    TEARS,
    VOMIT,
    A,
    B,
    C,
    calderos,
    cast,
    is_broken,
    passes,
)

REST = [FROST, FROST, TEARS, LAUGHTER, VOMIT]


def test_with_a_broken_wand_one_does_not_attack() -> None:
    table = calderos(["wand-break"], ["explosion", GAS], REST)
    cast(table, A, "wand-break", B)
    table.expect(WandBroken(A, B, already=False))
    assert is_broken(table, B)
    assert not table.may(B, "attack")
    table.refuses(B, "attack", "explosion", A)


def test_with_a_broken_wand_one_does_not_defend() -> None:
    table = calderos(["explosion"], ["counterspell", "mirror"], REST, broken={B: C})
    table.plays(A, "attack", "explosion", B)
    table.expect(CannotDefend(B, Card.EXPLOSION), CauldronExploded(A, B, ()))
    assert table.asked == [B], "it is B's turn already: nobody asked it to defend"
    assert table.question(B).question.kind == "calderos-take-action"


def test_who_could_defend_and_does_not_has_no_broken_wand() -> None:
    table = calderos(["explosion"], ["counterspell", "mirror"], REST)
    cast(table, A, "explosion", B)
    table.expect_no(CannotDefend)


def test_the_question_of_the_turn_tells_who_broke_the_wand() -> None:
    table = calderos(["wand-break"], FIVE, REST)
    cast(table, A, "wand-break", B)
    asked: Any = table.question(B).question
    assert (asked.broken_until, asked.blocked_until, asked.golden) == (A, None, False)
    assert table.view(C).places[B].broken_until == A


def test_with_a_broken_wand_one_may_add_and_discard() -> None:
    table = calderos(["wand-break"], ["explosion", GAS], REST)
    cast(table, A, "wand-break", B)
    assert table.may(B, "add", GAS)
    assert table.may(B, "discard", "explosion")


def test_with_a_broken_wand_one_may_complete_the_ritual() -> None:
    table = calderos(["wand-break"], [VOMIT], REST, cauldrons={B: FOUR})
    cast(table, A, "wand-break", B)
    table.plays(B, "add", VOMIT)
    assert table.result
    assert table.result.winners == (B,)


def test_it_lasts_until_its_caster_completes_its_next_turn() -> None:
    table = calderos(["wand-break", *FIVE[:4]], ["mirror", "explosion", *REST[:3]], REST[2:])
    cast(table, A, "wand-break", B)
    table.plays(B, "discard", FROST)
    passes(table, C)
    assert is_broken(table, B)
    table.plays(A, "discard", GAS)
    table.expect(WandMended(B), TurnBegan(B))
    assert table.may(B, "attack", "explosion", A)
