"""Using Mirror."""

from rules.calderos.content import Card
from rules.calderos.events import (
    CardsDrawn,
    CauldronExploded,
    CauldronsSwapped,
    Countered,
    Enchanted,
    MirrorBounced,
    TurnBegan,
    TurnLost,
)
from tests.games.calderos.layout import (
    FIVE,
    FROST,
    GAS,
    TEARS,
    VOMIT,
    A,
    B,
    C,
    D,
    beside,
    calderos,
    passes,
)


def test_one_does_not_bounce_it_to_oneself() -> None:
    table = calderos(["explosion"], ["mirror"], FIVE)
    table.plays(A, "attack", "explosion", B)
    assert not table.may(B, "mirror-bounce", B)
    assert table.may(B, "mirror-bounce", C)


def test_it_may_go_back_to_the_first_attacker() -> None:
    table = calderos(["explosion"], ["mirror", GAS], cauldrons={A: [FROST]})
    table.plays(A, "attack", "explosion", B)
    table.plays(B, "mirror-bounce", A)
    table.plays(A, "endure")
    table.expect(CauldronExploded(B, A, (Card.YETI_FROST,)))


def test_a_bounced_spell_may_be_countered() -> None:
    table = calderos(["explosion"], ["mirror"], ["counterspell"])
    table.plays(A, "attack", "explosion", B)
    table.plays(B, "mirror-bounce", C)
    table.plays(C, "counterspell")
    table.expect(Countered(C, Card.EXPLOSION))


def test_mirrors_may_follow_mirrors_until_there_are_no_more() -> None:
    """There are two; whoever is hit then has Counterspells or nothing."""
    table = calderos(["explosion"], ["mirror"], ["mirror"], FIVE, cauldrons={D: [FROST]})
    table.plays(A, "attack", "explosion", B)
    table.plays(B, "mirror-bounce", C)
    table.plays(C, "mirror-bounce", D)
    assert list(table.question(D).question.every()) == [["endure"]]
    table.plays(D, "endure")
    table.expect(CauldronExploded(C, D, (Card.YETI_FROST,)))


def test_one_player_may_bounce_a_spell_twice() -> None:
    table = calderos(["explosion", "mirror"], ["mirror", GAS], cauldrons={B: [FROST]})
    table.plays(A, "attack", "explosion", B)
    table.plays(B, "mirror-bounce", A)
    table.plays(A, "mirror-bounce", B)
    table.plays(B, "endure")
    table.expect(CauldronExploded(A, B, (Card.YETI_FROST,)))


def test_the_longest_chain_is_two_mirrors_and_a_counterspell() -> None:
    table = calderos(["explosion", "mirror"], ["mirror", "counterspell"], FIVE)
    table.plays(A, "attack", "explosion", B)
    table.plays(B, "mirror-bounce", A)
    table.plays(A, "mirror-bounce", B)
    table.plays(B, "counterspell")
    table.expect(Countered(B, Card.EXPLOSION))
    chain = ["explosion", "mirror", "mirror", "counterspell"]
    assert table.state.discard.items == chain


def test_a_target_with_a_broken_wand_is_hit_without_being_asked() -> None:
    table = calderos(["explosion"], ["mirror", GAS], ["counterspell"], broken={C: B})
    table.plays(A, "attack", "explosion", B)
    table.plays(B, "mirror-bounce", C)
    table.expect(MirrorBounced(B, Card.EXPLOSION, C, None), CauldronExploded(B, C, ()))


def test_an_enchantment_that_comes_back_costs_the_attacker_its_next_turn() -> None:
    table = calderos(["enchantment"], ["mirror", GAS], FIVE)
    table.plays(A, "attack", "enchantment", B)
    table.plays(B, "mirror-bounce", A)
    table.plays(A, "endure")
    table.expect(Enchanted(B, A, already=False), CardsDrawn(A, 5), TurnBegan(B))
    passes(table, B, C)
    table.expect(TurnBegan(A), TurnLost(A), TurnBegan(B))


def test_a_bounced_theft_swaps_the_cauldrons_of_the_mirror_s_user_and_the_new_target() -> None:
    cauldrons = {A: [VOMIT], B: [GAS], C: [FROST, TEARS]}
    table = calderos(["cauldron-theft"], ["mirror"], FIVE, cauldrons=cauldrons)
    table.plays(A, "attack", "cauldron-theft", B)
    table.plays(B, "mirror-bounce", C)
    table.plays(C, "endure")
    table.expect(CauldronsSwapped(B, C))
    assert [beside(table, seat) for seat in (A, B, C)] == [[VOMIT], [FROST, TEARS], [GAS]]
