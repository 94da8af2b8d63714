"""How long Cauldron Block and Wand Break last."""

from rules.calderos.events import (
    CauldronBlocked,
    CauldronRelit,
    TurnBegan,
    TurnLost,
    WandBroken,
    WandMended,
)
from tests.games.calderos.layout import (
    DULL,
    FIVE,
    FROST,
    GAS,
    GOLD,
    LAUGHTER,
    TEARS,
    VOMIT,
    A,
    B,
    C,
    D,
    calderos,
    cast,
    is_blocked,
    is_broken,
    passes,
)

REST = [FROST, FROST, TEARS, LAUGHTER, VOMIT]


def test_the_turn_in_which_it_was_cast_does_not_end_it() -> None:
    table = calderos(["cauldron-block"], DULL, REST)
    table.plays(A, "attack", "cauldron-block", B)
    table.plays(B, "endure")
    table.expect_no(CauldronRelit)


def test_turns_of_others_do_not_end_it() -> None:
    table = calderos(["wand-break", *FIVE[:4]], DULL, REST)
    cast(table, A, "wand-break", C)
    passes(table, B, C)
    assert is_broken(table, C)


def test_a_turn_that_its_caster_loses_ends_it() -> None:
    table = calderos(["cauldron-block"], DULL, ["enchantment"])
    cast(table, A, "cauldron-block", B)
    passes(table, B)
    cast(table, C, "enchantment", A)
    table.expect(TurnBegan(A), TurnLost(A), CauldronRelit(B), TurnBegan(B))
    assert table.may(B, "add")


def test_to_cast_it_again_starts_it_anew() -> None:
    table = calderos(["cauldron-block", "cauldron-block", *FIVE[:3]], DULL, REST)
    cast(table, A, "cauldron-block", B)
    passes(table, B, C)
    cast(table, A, "cauldron-block", B)
    table.expect(CauldronBlocked(A, B, already=True))
    assert is_blocked(table, B), "the second one lasts another round"
    passes(table, B, C)
    table.plays(A, "discard", GAS)
    table.expect(CauldronRelit(B))


def test_whoever_casts_it_last_ends_it() -> None:
    table = calderos(["wand-break", *FIVE[:4]], DULL, ["wand-break", *REST[:4]])
    cast(table, A, "wand-break", B)
    passes(table, B)
    table.plays(C, "attack", "wand-break", B)
    table.expect(WandBroken(C, B, already=True))
    assert table.view().places[B].broken_until == C
    passes(table, A)
    assert is_broken(table, B), "A's turn no longer counts"
    passes(table, B)
    table.plays(C, "discard", FROST)
    table.expect(WandMended(B))


def test_the_mirror_s_user_is_its_caster_if_it_was_bounced() -> None:
    table = calderos(["cauldron-block", *FIVE[:4]], ["mirror", *REST[:4]], DULL)
    table.plays(A, "attack", "cauldron-block", B)
    table.plays(B, "mirror-bounce", C)
    table.plays(C, "endure")
    table.expect(CauldronBlocked(B, C, already=False))
    table.plays(B, "discard", FROST)
    table.expect(CauldronRelit(C))
    assert table.asked == [C]


def test_a_spell_that_was_bounced_back_hits_its_first_caster() -> None:
    table = calderos(["wand-break", *FIVE[:4]], ["mirror", *REST[:4]], DULL)
    table.plays(A, "attack", "wand-break", B)
    table.plays(B, "mirror-bounce", A)
    table.plays(A, "endure")
    table.expect(WandBroken(B, A, already=False))
    assert is_broken(table, A)
    table.plays(B, "discard", FROST)
    table.expect(WandMended(A))


def test_between_two_players_a_bounced_block_ends_before_the_attacker_s_next_turn() -> None:
    table = calderos(["cauldron-block", *FIVE[:4]], ["mirror", *REST[:4]])
    table.plays(A, "attack", "cauldron-block", B)
    table.plays(B, "mirror-bounce", A)
    table.plays(A, "endure")
    assert is_blocked(table, A)
    table.plays(B, "discard", FROST)
    table.expect(CauldronRelit(A), TurnBegan(A))
    assert table.may(A, "add")


def test_both_may_lie_on_one_player_at_once() -> None:
    table = calderos(["cauldron-block", *FIVE[:4]], DULL, ["wand-break", *REST[:4]], turn=C)
    cast(table, C, "wand-break", B)
    table.plays(A, "attack", "cauldron-block", B)
    assert is_blocked(table, B)
    assert is_broken(table, B)
    assert not table.may(B, "add")
    assert not table.may(B, "attack")
    passes(table, B)
    table.plays(C, "discard", FROST)
    table.expect(WandMended(B))
    assert is_blocked(table, B)
    table.plays(A, "discard", GAS)
    table.expect(CauldronRelit(B))


def test_spells_of_one_caster_on_several_players_end_together() -> None:
    table = calderos(FIVE, DULL, REST[1:], [GOLD], broken={B: A, C: A}, blocked={D: A})
    table.plays(A, "discard", GAS)
    table.expect(WandMended(B), WandMended(C), CauldronRelit(D))


def test_a_block_goes_with_its_cauldron_no_further_than_a_theft() -> None:
    table = calderos(["cauldron-theft"], FIVE, DULL, blocked={B: C})
    cast(table, A, "cauldron-theft", B)
    passes(table, B)
    table.plays(C, "discard", "counterspell")
    table.expect_no(CauldronRelit)


def test_a_broken_wand_is_no_matter_of_the_cauldron() -> None:
    table = calderos(["cauldron-theft"], FIVE, DULL, broken={B: C})
    table.plays(A, "attack", "cauldron-theft", B)
    assert is_broken(table, B)
