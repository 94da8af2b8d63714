"""The cards of the crypt deck."""

import pytest

from rules.dungeonquest import events
from rules.dungeonquest.cards import CryptCard, Deck, RoomCard
from rules.dungeonquest.monsters import Monster
from rules.dungeonquest.state import Cause
from tests.games.dungeonquest.layout import A, B
from tests.games.dungeonquest.steps import fights, lowest, options, question, searches_crypt


def test_a_crypt_may_be_empty() -> None:
    table = searches_crypt("empty")
    table.expect(events.CryptCardDrawn(A, CryptCard.EMPTY))
    table.expect_no(events.LifeLost, events.GoldFound)
    assert lowest(table, Deck.CRYPT) is CryptCard.EMPTY
    assert lowest(table, Deck.ROOM) is RoomCard.CRYPT
    assert table.asked == [B]


@pytest.mark.parametrize(
    ("card", "gold"),
    [("jewelled-dagger", 250), ("bracelet", 120), ("brooch", 100), ("golden-guineas", 50)],
)
def test_treasures_of_the_crypt_deck(card: str, gold: int) -> None:
    table = searches_crypt(card)
    table.expect(events.GoldFound(A, gold))
    assert table.hero().cards == (CryptCard(card),)
    assert table.hero().gold == gold


def test_a_potion_from_a_crypt_is_kept() -> None:
    table = searches_crypt("potion")
    table.expect(events.PotionKept(A, kept=True))
    assert table.hero().cards == (CryptCard.POTION,)


@pytest.mark.parametrize(("roll", "lost"), [(3, 0), (6, 3)])
def test_the_light_crypt_trap_costs_d6_less_3(roll: int, lost: int) -> None:
    table = searches_crypt("trap-light", dice=[roll])
    table.expect(events.LifeLost(A, Cause.CRYPT_TRAP, "D6-3", roll, lost, 15 - lost))


@pytest.mark.parametrize(("roll", "lost"), [(1, 0), (5, 0), (6, 1), (12, 7)])
def test_the_heavy_crypt_trap_costs_d12_and_3_less_luck(roll: int, lost: int) -> None:
    """Ruling 5: as its official erratum has it."""
    table = searches_crypt("trap-heavy", dice=[roll])
    table.expect(events.LifeLost(A, Cause.CRYPT_TRAP, "D12+3-luck", roll, lost, 15 - lost))


@pytest.mark.parametrize("roll", [1, 2, 3])
def test_a_skeleton_sleeps_on_1_to_3(roll: int) -> None:
    table = searches_crypt("skeleton", dice=[roll])
    table.expect(events.SkeletonStirred(A, roll, alive=False))
    assert lowest(table, Deck.CRYPT) is CryptCard.SKELETON
    assert table.asked == [B]


@pytest.mark.parametrize("roll", [4, 5, 6])
def test_a_skeleton_comes_to_life_on_4_to_6_as_a_death_warrior(roll: int) -> None:
    table = searches_crypt("skeleton", dice=[roll])
    table.expect(events.SkeletonStirred(A, roll, alive=True))
    assert question(table).monster is Monster.DEATH_WARRIOR
    assert options(table) == ["attack", "wait", "escape"]


def test_a_skeleton_that_woke_is_fought_and_its_card_goes_back() -> None:
    table = searches_crypt("skeleton", dice=[4], monster=[8])
    table.answers(A, "attack")
    fights(table, "mighty-blow", "slash")
    table.expect(events.MonsterDied(A, Monster.DEATH_WARRIOR, 2))
    assert lowest(table, Deck.CRYPT) is CryptCard.SKELETON
    assert table.asked == [B]


def test_who_escapes_from_a_skeleton_goes_back_to_the_room_before() -> None:
    table = searches_crypt("skeleton", dice=[6], monster=[2])
    table.answers(A, "escape")
    table.expect(events.Retreated(A, "B2"))
    assert (table.where(), table.asked) == ("B2", [B])


def test_a_skeleton_behind_a_portcullis_cannot_be_escaped() -> None:
    table = searches_crypt("skeleton", dice=[6], tiles=["portcullis-pooo"])
    assert options(table) == ["attack", "wait"]
