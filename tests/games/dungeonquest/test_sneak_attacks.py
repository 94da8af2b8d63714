"""Sneak attacks (rulebook 8.3)."""

import pytest

from rules.dungeonquest import events
from rules.dungeonquest.cards import Deck, RoomCard, cards_of
from rules.dungeonquest.monsters import Monster, Outcome
from rules.dungeonquest.state import Cause
from tests.games.dungeonquest.layout import ROHAN, VOLRIK, A, B
from tests.games.dungeonquest.steps import enters, fights, lowest, options, question

ATTACKERS = [Monster.ORC, Monster.DEATH_WARRIOR, Monster.MOUNTAIN_TROLL]


def test_which_monsters_attack_by_surprise() -> None:
    """Ruling 5: two orcs, two death warriors, one troll."""
    deck = cards_of(Deck.ROOM)
    copies = {card.value: deck.count(card) for card in RoomCard if "sneak" in card.value}
    assert copies == {
        "sneak-attack-orc": 2,
        "sneak-attack-death-warrior": 2,
        "sneak-attack-mountain-troll": 1,
    }


@pytest.mark.parametrize("monster", ATTACKERS)
def test_a_sneak_attack_strikes_first_by_d12_less_luck(monster: Monster) -> None:
    table = enters(f"sneak-attack-{monster}", dice=[11])
    table.expect(
        events.SneakAttacked(A, monster),
        events.LifeLost(A, Cause(monster), "D12-luck", 11, 3, 12),
    )


def test_luck_may_save_the_hero_from_any_loss() -> None:
    table = enters("sneak-attack-orc", dice=[8])
    table.expect(events.LifeLost(A, Cause.ORC, "D12-luck", 8, 0, 15))


def test_luck_is_each_hero_s_own() -> None:
    table = enters("sneak-attack-orc", heroes=[ROHAN], dice=[12])
    table.expect(events.LifeLost(A, Cause.ORC, "D12-luck", 12, 8, 9))


@pytest.mark.parametrize("monster", ATTACKERS)
def test_then_the_hero_can_only_attack_or_escape(monster: Monster) -> None:
    table = enters(f"sneak-attack-{monster}", dice=[1])
    assert question(table).monster is monster
    assert options(table) == ["attack", "escape"]


def test_behind_a_portcullis_the_hero_can_only_attack_and_is_not_asked() -> None:
    table = enters("sneak-attack-orc", dice=[1], tiles=["portcullis-pooo"], monster=[2])
    table.expect(events.MonsterReacted(A, Monster.ORC, Outcome.FLEES, B))


def test_the_combat_takes_place_as_usual() -> None:
    table = enters("sneak-attack-mountain-troll", dice=[1], monster=[4])
    table.answers(A, "attack")
    fights(table, "slash", "leap-aside")
    table.expect(events.MonsterDied(A, Monster.MOUNTAIN_TROLL, 1))
    assert lowest(table, Deck.ROOM) is RoomCard.SNEAK_ATTACK_MOUNTAIN_TROLL
    assert table.asked == [B]


def test_who_escapes_goes_back() -> None:
    table = enters("sneak-attack-death-warrior", dice=[1], monster=[4])
    table.answers(A, "escape")
    assert (table.where(), table.asked) == ("B2", [B])


def test_the_surprise_may_kill() -> None:
    table = enters("sneak-attack-orc", dice=[12], life={A: 4})
    table.expect(events.HeroDied(A, VOLRIK, Cause.ORC, 0))
    assert table.asked == [B]


def test_no_ring_dazzles_a_monster_that_attacks_by_surprise() -> None:
    table = enters("sneak-attack-orc", dice=[1], rings={A: "dazzling"})
    assert options(table) == ["attack", "escape"]
    assert not table.hero().ring_used
