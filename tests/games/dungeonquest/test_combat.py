"""Combat (rulebook 8.2)."""

import pytest

from rules.dungeonquest import events
from rules.dungeonquest.monsters import Exchange, Monster
from rules.dungeonquest.state import Cause, Fate
from tests.games.dungeonquest.layout import ROHAN, VOLRIK, A, B, C, Dungeon, dungeon
from tests.games.dungeonquest.steps import enters, fights, options, question

TACTICS = ["mighty-blow", "slash", "leap-aside"]


def fighting(life: int = 15) -> Dungeon:
    """Let a hero attack an orc of four life points."""
    table = enters("orc", monster=[4], life={A: life})
    table.answers(A, "attack")
    return table


def test_the_rulebook_s_combat_with_the_troll() -> None:
    """Rulebook 8, the example: a troll of three life points, and what it costs Sir Rohan."""
    table = dungeon(
        {A: "B2"},
        heroes=[ROHAN],
        rooms={"B2": "normal-oooo south"},
        tiles=["normal-oooo"],
        room=["mountain-troll"],
        monster=[10],
    )
    table.goes("south")
    table.answers(A, "attack")
    assert table.view(B).fight.life == 3
    assert table.view(A).fight.life is None
    for hero, monster in (("mighty-blow", "leap-aside"), ("slash", "slash")):
        table.answers(A, hero)
        table.answers(B, monster)
    assert table.hero().life == 17 - 2
    assert table.view().fight.wounds == 1
    table.answers(A, "mighty-blow")
    table.answers(B, "slash")
    table.expect(
        events.RoundFought(A, Monster.MOUNTAIN_TROLL, Exchange.BLOW_SLASH, 0, 2, 15, 3),
        events.MonsterDied(A, Monster.MOUNTAIN_TROLL, 3),
    )
    assert table.view().fight is None


@pytest.mark.parametrize(
    ("hero", "monster", "hero_loses", "monster_loses"),
    [
        ("mighty-blow", "mighty-blow", 1, 1),
        ("mighty-blow", "slash", 0, 2),
        ("mighty-blow", "leap-aside", 1, 0),
        ("slash", "mighty-blow", 1, 0),
        ("slash", "slash", 1, 1),
        ("slash", "leap-aside", 0, 1),
        ("leap-aside", "mighty-blow", 0, 1),
        ("leap-aside", "slash", 1, 0),
        ("leap-aside", "leap-aside", 1, 1),
    ],
)
def test_the_combat_table(hero: str, monster: str, hero_loses: int, monster_loses: int) -> None:
    table = fighting()
    fights(table, hero, monster)
    exchange = Exchange(f"{hero}-{monster}")
    life = 15 - hero_loses
    table.expect(
        events.RoundFought(A, Monster.ORC, exchange, hero_loses, monster_loses, life, monster_loses)
    )
    assert table.hero().life == life
    assert table.view().fight.wounds == monster_loses
    assert table.asked == [A, B], "the next round"


def test_combat_goes_on_until_one_is_dead() -> None:
    table = fighting(life=3)
    for _ in range(2):
        fights(table, "slash", "slash")
        assert table.hero().fate is Fate.INSIDE
    fights(table, "leap-aside", "slash")
    table.expect(events.HeroDied(A, VOLRIK, Cause.ORC, 0))
    assert (table.hero().life, table.view().fight, table.asked) == (0, None, [B])


def test_the_life_points_of_a_monster_that_won_are_never_told() -> None:
    table = fighting(life=1)
    fights(table, "leap-aside", "slash")
    table.expect(events.HeroDied(A, VOLRIK, Cause.ORC, 0))
    table.expect_no(events.MonsterDied, events.MonsterCardRead)


def test_a_mighty_blow_may_take_more_than_a_monster_has() -> None:
    table = enters("goblin", monster=[6])
    table.answers(A, "attack")
    fights(table, "mighty-blow", "slash")
    table.expect(events.MonsterDied(A, Monster.GOBLIN, 1))


def test_when_both_die_in_one_round_the_monster_is_dead_and_so_is_the_hero() -> None:
    """Ruling 27."""
    table = enters("orc", monster=[11], life={A: 1})
    table.answers(A, "wait")
    fights(table, "slash", "slash")
    table.expect(events.MonsterDied(A, Monster.ORC, 1), events.HeroDied(A, VOLRIK, Cause.ORC, 0))
    assert table.asked == [B]


def test_both_sides_choose_in_secret_and_in_any_order() -> None:
    table = fighting()
    assert options(table, A) == options(table, B) == TACTICS
    seen = [table.view(viewer) for viewer in (None, A)]
    table.answers(B, "leap-aside")
    assert table.told() == table.told(A) == table.told(B) == []
    assert [table.view(viewer) for viewer in (None, A)] == seen
    assert table.asked == [A]
    table.answers(A, "slash")
    assert table.view().fight.wounds == 1


def test_a_token_may_be_used_again_in_the_next_round() -> None:
    table = fighting()
    for _ in range(2):
        fights(table, "mighty-blow", "leap-aside")
    assert table.hero().life == 13


def test_both_sides_know_how_the_hero_and_the_wounds_stand() -> None:
    table = fighting()
    fights(table, "slash", "slash")
    assert (question(table).wounds, question(table, B).wounds) == (1, 1)
    assert question(table).life == 14
    assert question(table, B).foe_life == 14


def test_a_won_combat_ends_the_turn_in_the_room() -> None:
    table = enters("goblin", monster=[6])
    table.answers(A, "attack")
    fights(table, "slash", "leap-aside")
    assert (table.where(), table.asked) == ("B3", [B])


# Who knows a monster's life points

TWINS = [
    ("orc", "attack", 4, 10),
    ("champion-of-chaos", "attack", 8, 13),
    ("death-warrior", "wait", 11, 14),
    ("mountain-troll", "wait", 12, 5),
    ("goblin", "attack", 5, 6),
]
"""Two monster cards that say the same but for the life points."""


@pytest.mark.parametrize(("monster", "stance", "one", "other"), TWINS)
def test_nobody_but_the_reader_can_tell_monsters_of_different_life_points_apart(
    monster: str, stance: str, one: int, other: int
) -> None:
    tables = [enters(monster, monster=[card], players=3) for card in (one, other)]
    for table in tables:
        table.answers(A, stance)
    first, second = tables
    for viewer in (None, A, B):
        assert first.view(viewer) == second.view(viewer)
        assert first.told(viewer) == second.told(viewer)
    assert first.question(A) == second.question(A)
    assert first.view(C).fight.life != second.view(C).fight.life
    assert question(first, C).life == first.view(C).fight.life


def test_when_it_dies_all_hear_what_life_points_it_had() -> None:
    table = enters("goblin", monster=[14], players=3)
    table.answers(A, "attack")
    fights(table, "mighty-blow", "slash", reader=C)
    for viewer in (None, A, B, C):
        table.expect(events.MonsterDied(A, Monster.GOBLIN, 2), by=viewer)
