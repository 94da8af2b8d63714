"""Thargrim: helm and meditation ("Thargrim el Señor Oscuro")."""

import pytest

from rules.dungeonquest import events
from rules.dungeonquest.heroes import Hero
from rules.dungeonquest.heroes_expansion import events as told
from rules.dungeonquest.monsters import OF_THE_CARDS, Monster, Outcome
from rules.dungeonquest.state import Cause
from tests.games.dungeonquest.layout import A, B, dungeon
from tests.games.dungeonquest.steps import enters, fights, options, searches_crypt

THARGRIM = [Hero.THARGRIM]


@pytest.mark.parametrize(
    "monster", [one for one in OF_THE_CARDS if one is not Monster.DEATH_WARRIOR]
)
def test_thirteen_with_four_dice_frighten_a_monster(monster: Monster) -> None:
    table = enters(monster, heroes=THARGRIM, dice=[3, 3, 3, 4])
    table.answers(A, "helm")
    table.expect(told.HelmUsed(A, monster, (3, 3, 3, 4), 13, frightened=True, life=12))
    assert (table.hero().life, table.asked) == (12, [B])


def test_the_helm_frightens_no_death_warrior() -> None:
    assert "helm" not in options(enters("death-warrior", heroes=THARGRIM))


def test_the_helm_frightens_no_skeleton() -> None:
    table = searches_crypt("skeleton", heroes=THARGRIM, dice=[6])
    assert "helm" not in options(table)


def test_the_helm_frightens_no_giant_spider() -> None:
    assert options(enters("giant-spider", heroes=THARGRIM)) == ["fight", "escape"]


def test_if_it_fails_the_monster_may_flee_of_itself() -> None:
    table = enters("orc", heroes=THARGRIM, dice=[3, 3, 3, 3], monster=[1])
    table.answers(A, "helm")
    table.expect(events.MonsterReacted(A, Monster.ORC, Outcome.FLEES, B))
    assert (table.hero().life, table.asked) == (12, [B])


def test_if_it_fails_and_the_monster_fights_it_strikes_first_by_d6() -> None:
    table = enters("orc", heroes=THARGRIM, dice=[1, 1, 1, 1, 5], monster=[4])
    table.answers(A, "helm")
    table.expect(
        events.MonsterReacted(A, Monster.ORC, Outcome.COMBAT, B),
        events.LifeLost(A, Cause.ORC, "D6", 5, 5, 7),
    )
    fights(table, "slash", "leap-aside")
    assert table.view().fight.wounds == 1


def test_a_goblin_strikes_by_d6_less_3() -> None:
    table = enters("goblin", heroes=THARGRIM, dice=[1, 1, 1, 1, 5], monster=[5])
    table.answers(A, "helm")
    table.expect(events.LifeLost(A, Cause.GOBLIN, "D6-3", 5, 2, 10))


def test_after_a_sneak_attack_the_helm_may_be_used() -> None:
    table = enters("sneak-attack-orc", heroes=THARGRIM, dice=[6, 6, 6, 6, 6])
    assert options(table) == ["attack", "escape", "helm"]
    table.answers(A, "helm")
    assert (table.hero().life, table.asked) == (13 - 1 - 1, [B])


def test_the_last_life_point_does_not_pay_for_the_helm() -> None:
    """Ruling 38."""
    assert "helm" not in options(enters("orc", heroes=THARGRIM, life={A: 1}))


def test_meditation_gives_a_life_point_in_place_of_a_turn() -> None:
    table = dungeon({A: "B2"}, heroes=THARGRIM, rooms={"B2": "normal-oooo south"}, life={A: 5})
    table.plays(A, "meditate")
    table.expect(told.Meditated(A, 6))
    assert (table.hero().life, table.where(), table.asked) == (6, "B2", [B])


def test_nobody_meditates_beyond_the_first_life_points() -> None:
    table = dungeon({A: "B2"}, heroes=THARGRIM, rooms={"B2": "normal-oooo south"})
    assert "meditate" not in table.acts()


def test_no_other_hero_meditates() -> None:
    table = dungeon({A: "B2"}, rooms={"B2": "normal-oooo south"}, life={A: 5})
    assert "meditate" not in table.acts()
