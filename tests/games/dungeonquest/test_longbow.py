"""El-Adoran's longbow against monsters (rulebook 8.4)."""

from typing import Unpack

import pytest

from rules.dungeonquest import events
from rules.dungeonquest.monsters import OF_THE_CARDS, Hit, Monster, Outcome
from rules.dungeonquest.state import Cause
from tests.games.dungeonquest.layout import EL_ADORAN, A, B, Dungeon, Layout
from tests.games.dungeonquest.steps import enters, fights, others_wait

MISSED, WOUNDED, KILLED = Hit
FLESH = (MISSED, MISSED, WOUNDED, WOUNDED, KILLED, KILLED)
BONES = (MISSED, MISSED, MISSED, WOUNDED, WOUNDED, KILLED)
CHAMPION = Monster.CHAMPION_OF_CHAOS


def attacks(foe: str, card: int, *rolls: int, **laid: Unpack[Layout]) -> Dungeon:
    """Let El-Adoran attack a monster: the arrow before the card is asked for."""
    laid["heroes"], laid["monster"], laid["dice"] = [EL_ADORAN], [card], rolls
    table = enters(foe, **laid)
    table.answers(A, "attack")
    return table


def may_shoot(table: Dungeon) -> bool:
    """Tell whether El-Adoran is asked for an arrow."""
    return table.question(A).question.kind == "dungeonquest-shoot-arrow"


def shoots(table: Dungeon) -> None:
    """Shoot an arrow."""
    assert may_shoot(table)
    table.answers(A, raw=True)


@pytest.mark.parametrize("roll", range(1, 7))
@pytest.mark.parametrize("monster", OF_THE_CARDS)
def test_the_longbow_table(monster: Monster, roll: int) -> None:
    hit = (BONES if monster is Monster.DEATH_WARRIOR else FLESH)[roll - 1]
    lost = {MISSED: 0, WOUNDED: 2, KILLED: 3 if monster is CHAMPION else 0}[hit]
    table = attacks(monster, 15, roll, 4)
    shoots(table)
    wound = 4 if hit is WOUNDED else 0
    table.expect(events.ArrowShot(A, monster, roll, hit, wound, lost, arrows=3))
    if hit is KILLED and monster is not CHAMPION:
        table.expect(events.MonsterDied(A, monster, None))
        table.expect_no(events.MonsterReacted)
        assert table.asked == [B]
    else:
        assert any(isinstance(event, events.MonsterReacted) for event in table.told())


@pytest.mark.parametrize(("roll", "lost"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_a_wound_costs_half_a_d6_rounded_down(roll: int, lost: int) -> None:
    table = attacks("orc", 4, 3, roll)
    shoots(table)
    table.expect(events.ArrowShot(A, Monster.ORC, 3, WOUNDED, roll, lost, arrows=3))
    assert table.view().fight.wounds == lost


def test_one_arrow_flies_before_the_monster_card_and_one_after_it() -> None:
    table = attacks("orc", 4, 1, 1)
    shoots(table)
    table.expect(events.MonsterReacted(A, Monster.ORC, Outcome.COMBAT, B))
    shoots(table)
    assert table.asked == [A, B], "no third arrow: the first round of combat"
    assert table.hero().arrows == 2
    fights(table, "slash", "leap-aside")
    assert table.asked == [A, B], "nor any between rounds"


@pytest.mark.parametrize(("before", "after"), [(True, False), (False, True), (False, False)])
def test_either_arrow_may_stay_in_the_quiver(before: bool, after: bool) -> None:  # noqa: FBT001  the cases
    table = attacks("orc", 4, 1)
    table.answers(A, before)
    table.answers(A, after)
    assert table.hero().arrows == 4 - before - after
    assert table.asked == [A, B]


@pytest.mark.parametrize("stance", ["wait", "escape"])
def test_only_who_attacks_may_shoot(stance: str) -> None:
    table = enters("orc", heroes=[EL_ADORAN], monster=[4], dice=[1])
    table.answers(A, stance)
    assert not may_shoot(table)
    assert table.asked == [A, B]


def test_no_other_hero_is_asked_for_arrows() -> None:
    table = enters("orc", monster=[4])
    table.answers(A, "attack")
    assert table.asked == [A, B]


def test_the_last_arrow_is_the_last() -> None:
    table = attacks("orc", 4, 1, arrows={A: 1})
    shoots(table)
    table.expect(events.ArrowShot(A, Monster.ORC, 1, MISSED, 0, 0, arrows=0))
    assert table.asked == [A, B]


def test_without_arrows_the_longbow_is_of_no_use() -> None:
    table = attacks("orc", 4, arrows={A: 0})
    assert table.asked == [A, B]


def test_an_arrow_is_lost_when_the_monster_flees_then() -> None:
    table = attacks("orc", 2, 3, 6)
    shoots(table)
    table.expect(events.MonsterReacted(A, Monster.ORC, Outcome.FLEES, B))
    assert (table.hero().arrows, table.asked) == (3, [B])


def test_a_wound_before_the_card_counts_in_the_combat() -> None:
    """Ruling 26."""
    table = attacks("orc", 10, 3, 4)
    shoots(table)
    assert table.view().fight.wounds == 2
    table.answers(A, raw=False)
    fights(table, "slash", "leap-aside")
    table.expect(events.MonsterDied(A, Monster.ORC, 3))


def test_a_wound_before_the_card_may_be_more_than_the_monster_can_take() -> None:
    """Ruling 26."""
    table = attacks("goblin", 6, 4, 2)
    shoots(table)
    table.expect(
        events.MonsterReacted(A, Monster.GOBLIN, Outcome.COMBAT, B),
        events.MonsterDied(A, Monster.GOBLIN, 1),
    )
    assert table.asked == [B]


def test_a_wound_after_the_card_may_kill() -> None:
    table = attacks("orc", 13, 4, 5)
    table.answers(A, raw=False)
    shoots(table)
    table.expect(events.MonsterDied(A, Monster.ORC, 2))
    assert table.asked == [B]


def test_a_deadly_arrow_before_the_card_ends_it_without_a_card() -> None:
    """Ruling 26."""
    table = attacks("mountain-troll", 12, 5)
    shoots(table)
    table.expect(events.MonsterDied(A, Monster.MOUNTAIN_TROLL, None))
    assert len(table.state.monsters) == 15
    assert (table.where(), table.asked, table.view().fight) == ("B3", [B], None)


def test_a_deadly_arrow_after_the_card_tells_the_life_points() -> None:
    table = attacks("mountain-troll", 12, 6)
    table.answers(A, raw=False)
    shoots(table)
    table.expect(
        events.ArrowShot(A, Monster.MOUNTAIN_TROLL, 6, KILLED, 0, 0, arrows=3),
        events.MonsterDied(A, Monster.MOUNTAIN_TROLL, 4),
    )


def test_a_champion_loses_three_by_the_first_deadly_arrow_and_dies_of_the_second() -> None:
    table = attacks(CHAMPION, 8, 5, 6)
    shoots(table)
    table.expect(events.ArrowShot(A, CHAMPION, 5, KILLED, 0, 3, arrows=3))
    assert (table.view().fight.wounds, table.view(B).fight.life) == (3, 7)
    shoots(table)
    table.expect(
        events.ArrowShot(A, CHAMPION, 6, KILLED, 0, 0, arrows=2), events.MonsterDied(A, CHAMPION, 7)
    )


def test_a_weak_champion_dies_of_the_first_deadly_arrow() -> None:
    table = attacks(CHAMPION, 13, 5)
    shoots(table)
    table.expect(
        events.MonsterReacted(A, CHAMPION, Outcome.COMBAT, B), events.MonsterDied(A, CHAMPION, 2)
    )


def test_a_champion_s_first_deadly_arrow_may_come_after_the_card() -> None:
    table = attacks(CHAMPION, 15, 6)
    table.answers(A, raw=False)
    shoots(table)
    table.expect(
        events.ArrowShot(A, CHAMPION, 6, KILLED, 0, 3, arrows=3), events.MonsterDied(A, CHAMPION, 3)
    )


def test_a_wound_and_a_deadly_arrow_do_not_kill_a_strong_champion() -> None:
    table = attacks(CHAMPION, 8, 3, 6, 5)
    shoots(table)
    shoots(table)
    assert table.view().fight.wounds == 6
    assert table.asked == [A, B]


def test_the_next_champion_survives_a_deadly_arrow_too() -> None:
    """What one of them has taken does not count against another."""
    table = enters(
        CHAMPION,
        CHAMPION,
        heroes=[EL_ADORAN],
        tiles=["normal-oooo", "normal-oooo"],
        monster=[12, 8],
        dice=[5, 6],
    )
    table.answers(A, "attack")
    shoots(table)
    table.expect(events.MonsterReacted(A, CHAMPION, Outcome.FLEES, B))
    others_wait(table)
    table.goes("south")
    table.answers(A, "attack")
    shoots(table)
    table.expect(events.ArrowShot(A, CHAMPION, 6, KILLED, 0, 3, arrows=2))
    assert table.view().fight.wounds == 3


def test_a_skeleton_that_woke_is_bones() -> None:
    table = enters("crypt", heroes=[EL_ADORAN], crypt=["skeleton"], monster=[2], dice=[6, 3])
    table.answers(A, raw=True)
    table.answers(A, "attack")
    shoots(table)
    table.expect(events.ArrowShot(A, Monster.DEATH_WARRIOR, 3, MISSED, 0, 0, arrows=3))


def test_after_a_sneak_attack_the_hero_may_shoot() -> None:
    table = enters("sneak-attack-orc", heroes=[EL_ADORAN], dice=[12, 6])
    table.expect(events.LifeLost(A, Cause.ORC, "D12-luck", 12, 5, 6))
    table.answers(A, "attack")
    shoots(table)
    table.expect(events.MonsterDied(A, Monster.ORC, None))
