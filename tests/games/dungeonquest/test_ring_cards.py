"""The rings of the expansion ("Los Anillos Mágicos"; component notes, 13)."""

import pytest

from rules.dungeonquest import events
from rules.dungeonquest.heroes import Box, rings_in
from rules.dungeonquest.heroes_expansion import events as told
from rules.dungeonquest.monsters import Monster
from rules.dungeonquest.state import Cause, Fate
from tests.games.dungeonquest.layout import ROHAN, A, B
from tests.games.dungeonquest.steps import ROOM, enters, fights, options, springs


def test_the_expansion_brings_three_more_rings() -> None:
    """Ruling 37: the ring of teleportation needs the catacombs."""
    assert rings_in((Box.HEROES,)) == ["vanishing", "shielding", "fortune"]


def test_the_ring_of_vanishing_hides_its_wearer_from_a_monster() -> None:
    table = enters("champion-of-chaos", rings={A: "vanishing"})
    assert options(table) == ["attack", "wait", "escape", "vanish"]
    table.answers(A, "vanish")
    table.expect(told.VanishingRingUsed(A, Monster.CHAMPION_OF_CHAOS))
    assert table.hero().ring_used
    assert (table.where(), table.asked) == ("B3", [B])


def test_the_ring_of_vanishing_does_not_help_against_a_sneak_attack() -> None:
    table = enters("sneak-attack-orc", dice=[1], rings={A: "vanishing"})
    assert options(table) == ["attack", "escape"]


def test_the_ring_of_shielding_undoes_what_a_trap_cost() -> None:
    table = springs("explosion", rings={A: "shielding"})
    assert table.hero().life == 11
    table.answers(A, raw=True)
    table.expect(told.ShieldingRingUsed(A, 4, 15))
    assert (table.hero().life, table.hero().ring_used) == (15, True)


def test_the_ring_of_shielding_saves_from_a_deadly_trap() -> None:
    table = springs("explosion", rings={A: "shielding"}, life={A: 2})
    table.answers(A, raw=True)
    assert (table.hero().life, table.hero().fate) == (2, Fate.INSIDE)


def test_the_ring_of_shielding_may_be_kept() -> None:
    table = springs("explosion", rings={A: "shielding"}, life={A: 4})
    table.answers(A, raw=False)
    assert table.hero().fate is Fate.DEAD


def test_the_ring_of_shielding_undoes_a_round_of_combat() -> None:
    table = enters("orc", monster=[4], rings={A: "shielding"}, life={A: 1})
    table.answers(A, "attack")
    fights(table, "slash", "slash")
    table.answers(A, raw=True)
    table.expect(told.ShieldingRingUsed(A, 1, 1))
    assert table.view().fight.wounds == 1
    fights(table, "slash", "slash")
    assert table.hero().fate is Fate.DEAD, "it works but once"


@pytest.mark.parametrize("card", ["vampire-bats", "giant-spider"])
def test_the_ring_of_shielding_is_for_traps_and_combat_alone(card: str) -> None:
    table = enters(card, rings={A: "shielding"}, dice=[6])
    if card == "giant-spider":
        table.answers(A, "fight")
        table.answers(A, [1, 2, 3])
    assert table.hero().life < 15
    assert table.asked == [B]


def test_the_ring_of_fortune_rolls_a_failed_trial_again() -> None:
    table = enters("trapdoor", rings={A: "fortune"}, dice=[12, 3])
    table.answers(A, raw=True)
    table.expect(
        told.FortuneRingUsed(A),
        events.AgilityTried(A, events.Trial.TRAPDOOR, 3, 7, passed=True),
    )


def test_the_ring_of_fortune_keeps_the_second_result() -> None:
    table = enters("vampire-bats", rings={A: "fortune"}, dice=[3, 6])
    table.answers(A, raw=True)
    table.expect(events.LifeLost(A, Cause.VAMPIRE_BATS, "D6-2", 6, 4, 11))
    assert table.asked == [B]


def test_the_ring_of_fortune_lifts_a_portcullis() -> None:
    table = enters(
        "empty",
        heroes=[ROHAN],
        rooms={"B2": "portcullis-pooo north", "B3": ROOM},
        rings={A: "fortune"},
        dice=[12, 6],
    )
    table.answers(A, raw=True)
    assert table.where() == "B3"
