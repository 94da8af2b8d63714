"""Tori-Jima: shadows, sharp senses, blowpipe and shuriken ("Tori-Jima el Ninja")."""

from typing import Any, Unpack

import pytest

from rules.dungeonquest import events
from rules.dungeonquest.heroes import Hero, Supply
from rules.dungeonquest.heroes_expansion import events as told
from rules.dungeonquest.monsters import Hit, Monster
from rules.dungeonquest.state import Cause
from tests.games.dungeonquest.layout import A, B, C, Dungeon, Layout, also
from tests.games.dungeonquest.steps import enters, options, question, searches_crypt

TORI_JIMA = [Hero.TORI_JIMA]


def found(foe: str, **laid: Unpack[Layout]) -> Dungeon:
    """Let a monster find Tori-Jima."""
    table = enters(foe, **also(laid, heroes=TORI_JIMA))
    table.answers(A, 3)
    table.answers(B, guess(table))
    return table


def guess(table: Dungeon) -> list[Any]:
    """Return as many numbers as may be guessed, with the three among them."""
    return [3, 4, 5][: question(table, B).most]


@pytest.mark.parametrize(
    ("monster", "numbers"),
    [
        ("mountain-troll", 2),
        ("champion-of-chaos", 2),
        ("orc", 2),
        ("goblin", 3),
        ("death-warrior", 3),
    ],
)
def test_so_many_numbers_are_guessed(monster: str, numbers: int) -> None:
    table = enters(monster, heroes=TORI_JIMA)
    assert table.asked == [A, B]
    assert (question(table, B).least, question(table, B).most) == (numbers, numbers)


def test_a_monster_that_misses_does_not_find_the_ninja() -> None:
    table = enters("orc", heroes=TORI_JIMA)
    table.answers(A, 3)
    table.answers(B, [4, 5])
    table.expect(told.HiddenDieShown(A, Monster.ORC, B, 3, (4, 5), found=False))
    assert (table.hero().life, table.where(), table.asked) == (10, "B3", [B])


def test_a_monster_that_hits_finds_the_ninja_and_it_goes_on_as_usual() -> None:
    table = found("orc")
    table.expect(told.HiddenDieShown(A, Monster.ORC, B, 3, (3, 4), found=True))
    assert options(table) == ["attack", "wait", "escape", "blowpipe"]


def test_the_hidden_number_is_a_secret_until_it_is_guessed() -> None:
    tables = [enters("orc", heroes=TORI_JIMA, players=3) for _ in range(2)]
    for table, number in zip(tables, (1, 6), strict=True):
        table.answers(A, number)
        assert table.told() == []
    one, other = tables
    for viewer in (None, B, C):
        assert one.view(viewer) == other.view(viewer)
    assert one.asked == other.asked == [C]


def test_alone_chance_guesses() -> None:
    """Ruling 39."""
    table = enters("orc", heroes=TORI_JIMA, players=1)
    table.answers(A, 3)
    (shown,) = [one for one in table.told() if isinstance(one, told.HiddenDieShown)]
    assert shown.guesser is None
    assert len(shown.named) == 2
    assert shown.found == (3 in shown.named)


def test_there_is_no_hiding_from_a_skeleton_in_a_crypt() -> None:
    """Ruling 40: it is on no room card."""
    table = searches_crypt("skeleton", heroes=TORI_JIMA, dice=[6])
    assert table.asked == [A]
    assert options(table) == ["attack", "wait", "escape", "blowpipe"]


def test_an_even_roll_notices_who_would_attack_by_surprise() -> None:
    table = enters("sneak-attack-orc", heroes=TORI_JIMA, dice=[4])
    table.expect(told.AttackerNoticed(A, Monster.ORC, 4, noticed=True))
    table.expect_no(events.SneakAttacked)
    assert options(table) == ["attack", "wait", "escape", "blowpipe"], "but no hiding"


def test_an_odd_roll_does_not_notice_it() -> None:
    table = enters("sneak-attack-orc", heroes=TORI_JIMA, dice=[3, 7])
    table.expect(
        told.AttackerNoticed(A, Monster.ORC, 3, noticed=False),
        events.LifeLost(A, Cause.ORC, "D12-luck", 7, 2, 8),
    )
    assert options(table) == ["attack", "escape"], "neither blowpipe nor shuriken"
    table.answers(A, "attack")
    assert "dungeonquest-throw-shuriken" not in [
        one.question.kind for one in table.game.open.values()
    ]


def test_the_blowpipe_kills_by_all_but_a_one() -> None:
    table = found("mountain-troll", dice=[2])
    table.answers(A, "blowpipe")
    table.expect(
        told.BlowpipeUsed(A, Monster.MOUNTAIN_TROLL, 2, hit=True, lost=0),
        events.MonsterDied(A, Monster.MOUNTAIN_TROLL, None),
    )
    assert table.asked == [B]
    assert dict(table.hero().supplies)[Supply.BLOWPIPE] == 0


def test_the_blowpipe_misses_by_a_one() -> None:
    table = found("mountain-troll", dice=[1])
    table.answers(A, "blowpipe")
    table.expect(told.BlowpipeUsed(A, Monster.MOUNTAIN_TROLL, 1, hit=False, lost=0))
    assert options(table) == ["attack", "wait", "escape"], "it works but once in a game"


def test_the_blowpipe_costs_a_champion_four_life_points() -> None:
    table = found("champion-of-chaos", dice=[12], monster=[7])
    table.answers(A, "blowpipe")
    table.expect(told.BlowpipeUsed(A, Monster.CHAMPION_OF_CHAOS, 12, hit=True, lost=4))
    table.answers(A, "wait")
    table.expect(events.MonsterDied(A, Monster.CHAMPION_OF_CHAOS, 4))


def test_no_dart_flies_at_the_giant_spider() -> None:
    """Ruling 55."""
    table = enters("giant-spider", heroes=TORI_JIMA)
    assert options(table) == ["fight", "shoot", "escape"]


def test_the_blowpipe_and_then_a_shuriken_may_be_used_on_one_monster() -> None:
    table = found("orc", dice=[1, 6])
    table.answers(A, "blowpipe")
    table.answers(A, "attack")
    table.answers(A, raw=True)
    table.expect(events.MonsterDied(A, Monster.ORC, None))


@pytest.mark.parametrize(
    ("monster", "roll", "hit"),
    [
        ("orc", 2, Hit.MISSED),
        ("orc", 5, Hit.WOUNDED),
        ("orc", 6, Hit.KILLED),
        ("death-warrior", 4, Hit.MISSED),
        ("death-warrior", 5, Hit.WOUNDED),
        ("death-warrior", 6, Hit.KILLED),
    ],
)
def test_shuriken_are_thrown_like_arrows_by_a_table_of_their_own(
    monster: str, roll: int, hit: Hit
) -> None:
    wound = 4 if hit is Hit.WOUNDED else 0
    table = found(monster, dice=[roll, *([wound] if wound else [])])
    table.answers(A, "attack")
    table.answers(A, raw=True)
    table.expect(told.ShurikenThrown(A, Monster(monster), roll, hit, wound, wound // 2, 3))


def test_one_shuriken_flies_before_the_monster_card_and_one_after_it() -> None:
    table = found("orc", dice=[1, 1], monster=[4])
    table.answers(A, "attack")
    table.answers(A, raw=True)
    table.answers(A, raw=True)
    assert dict(table.hero().supplies)[Supply.SHURIKEN] == 2
    assert options(table) == ["mighty-blow", "slash", "leap-aside"]


def test_up_to_four_shuriken_fly_at_the_giant_spider_and_a_six_kills_it() -> None:
    table = enters("giant-spider", heroes=TORI_JIMA, dice=[5, 6])
    table.answers(A, "shoot")
    table.answers(A, 4)
    table.expect(
        told.ShurikenThrownAtSpider(A, 5, killed=False, shuriken=3),
        told.ShurikenThrownAtSpider(A, 6, killed=True, shuriken=2),
    )
    assert table.asked == [B]
