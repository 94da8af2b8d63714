"""The cave troll: bribes, fights, and what some heroes do about it."""

from typing import Any, Unpack

import pytest

from rules.dungeonquest import events
from rules.dungeonquest.cards import CatacombCard, CryptCard, Treasure
from rules.dungeonquest.catacombs import events as below
from rules.dungeonquest.heroes import Hero, Supply
from rules.dungeonquest.heroes_expansion import events as told
from rules.dungeonquest.monsters import Hit, Monster, Stance
from rules.dungeonquest.state import Cause, Fate
from tests.games.dungeonquest.layout import EL_ADORAN, A, B, Dungeon, Layout, dungeon
from tests.games.dungeonquest.steps import fights, options, question

RICH: dict[Any, Any] = {A: ["guineas-300", "guineas-200", "golden-mug"]}
TROLL = Monster.CAVE_TROLL


def meets_troll(number: int | None = 4, **laid: Unpack[Layout]) -> Dungeon:
    """Let a hero meet a cave troll for which the player on the right hides a number."""
    laid["below"], laid["catacomb"] = {A: "east"}, ["cave-troll", "empty", "empty"]
    table = dungeon({A: "D4"}, **laid)
    if number is not None:
        if table.asked == [A]:
            table.plays(A, "travel")
        table.answers(B, number)
    return table


def bribes(number: int, *keys: str, **laid: Unpack[Layout]) -> Dungeon:
    """Let a hero offer treasures to a cave troll."""
    table = meets_troll(number, **laid)
    table.answers(A, "bribe")
    table.answers(A, list(keys))
    return table


def test_the_player_on_the_right_hides_a_number_from_0_to_9() -> None:
    table = meets_troll(None, treasures=RICH)
    asked = question(table, B)
    assert (table.asked, asked.least, asked.most, asked.foe) == ([B], 0, 9, A)
    table.answers(B, 4)
    table.expect(below.BribeHidden(A, B))
    assert options(table) == ["attack", "bribe"]


def test_nobody_else_learns_the_number() -> None:
    four, seven = meets_troll(4, treasures=RICH), meets_troll(7, treasures=RICH)
    for viewer in (A, None):
        assert four.view(viewer) == seven.view(viewer)
        assert four.told(viewer) == seven.told(viewer)
    assert four.view(B).fight.life == 6


def test_the_example_of_the_rulebook_four_is_400_gold_pieces_and_6_life_points() -> None:
    table = bribes(4, "guineas-300", treasures=RICH)
    table.expect(
        below.BribeOffered(A, (Treasure.GUINEAS_300,), (), 300, 4, 400, accepted=False, life=6),
        events.StanceTaken(A, TROLL, Stance.ATTACK),
    )
    assert question(table, B).life == 6


def test_enough_treasure_makes_the_troll_stand_aside() -> None:
    table = bribes(5, "guineas-300", "guineas-200", treasures=RICH)
    assert (table.hero().gold, table.asked, table.view().fight) == (1500, [B], None)
    assert table.view().treasures_left == 39
    assert table.hero().descent.count == 1


def test_too_little_treasure_is_kept_and_the_troll_fights() -> None:
    table = bribes(6, "guineas-300", "guineas-200", treasures=RICH)
    assert table.hero().gold == 2000
    assert question(table).kind == "dungeonquest-hero-tactic"


def test_treasure_cards_can_be_offered_too() -> None:
    table = bribes(1, "crypt-brooch", holds={A: [CryptCard.BROOCH, CryptCard.POTION]})
    assert table.hero().cards == (CryptCard.POTION,)


def test_a_troll_that_wants_nothing_takes_what_it_is_offered() -> None:
    table = bribes(0, "guineas-200", treasures=RICH)
    assert table.hero().gold == 1800


def test_a_chest_is_worth_nothing_to_it() -> None:
    """Ruling 69."""
    table = bribes(1, "catacomb-chest", holds={A: [CatacombCard.CHEST]})
    assert table.hero().cards == (CatacombCard.CHEST,)
    assert question(table).kind == "dungeonquest-hero-tactic"


def test_whoever_has_no_treasure_must_fight() -> None:
    table = meets_troll(9)
    table.expect(events.StanceTaken(A, TROLL, Stance.ATTACK))
    assert sorted(table.asked) == [A, B]


def test_the_troll_has_ten_life_points_less_the_number() -> None:
    table = meets_troll(8, dice=[])
    fights(table, "mighty-blow", "slash")
    table.expect(events.MonsterDied(A, TROLL, 2))
    assert (table.asked, table.hero().life) == ([B], 15)


def test_the_troll_may_kill() -> None:
    table = meets_troll(0, life={A: 1})
    fights(table, "slash", "mighty-blow")
    assert (table.hero().fate, table.hero().cause) == (Fate.DEAD, Cause.CAVE_TROLL)


def test_alone_chance_hides_the_number_and_nobody_sees_it() -> None:
    table = meets_troll(
        None, players=1, treasures=RICH, rings={A: "healing"}, life={A: 9}, dice=[10]
    )
    table.plays(A, "travel")
    table.expect(below.BribeHidden(A, None))
    assert table.view(A).fight.life is None
    table.answers(A, "bribe")
    table.answers(A, ["guineas-200"])
    assert table.hero().gold == 1800


def test_arrows_hurt_it_as_they_hurt_skeletons() -> None:
    table = meets_troll(0, heroes=[EL_ADORAN], dice=[3, 4, 5])
    table.answers(A, raw=True)
    table.expect(events.ArrowShot(A, TROLL, 3, Hit.MISSED, 0, 0, 3))
    table.answers(A, raw=True)
    table.expect(events.ArrowShot(A, TROLL, 4, Hit.WOUNDED, 5, 2, 2))
    assert sorted(table.asked) == [A, B]
    assert table.view().fight.wounds == 2


def test_an_arrow_may_kill_it() -> None:
    table = meets_troll(0, heroes=[EL_ADORAN], dice=[6])
    table.answers(A, raw=True)
    table.expect(events.MonsterDied(A, TROLL, 10))
    assert table.asked == [B]


def test_no_dazzling_ring_helps_against_it() -> None:
    table = meets_troll(4, rings={A: "dazzling"}, treasures=RICH)
    assert options(table) == ["attack", "bribe"]


def test_a_vanishing_ring_does() -> None:
    table = meets_troll(4, rings={A: "vanishing"})
    table.answers(A, "vanish")
    table.expect(told.VanishingRingUsed(A, TROLL))
    assert table.asked == [B]


def test_thargrim_s_helm_does_not_frighten_it() -> None:
    table = meets_troll(4, heroes=[Hero.THARGRIM], treasures=RICH)
    assert options(table) == ["attack", "bribe"]


def test_helena_s_sling_is_not_for_it() -> None:
    table = meets_troll(4, heroes=[Hero.HELENA])
    assert sorted(table.asked) == [A, B]


def test_tori_jima_neither_hides_nor_shoots() -> None:
    table = meets_troll(4, heroes=[Hero.TORI_JIMA])
    table.expect_no(told.HiddenDieShown)
    assert question(table).kind == "dungeonquest-hero-tactic"


def test_serellia_s_companion_fights_it_and_it_rolls_a_d10() -> None:
    table = meets_troll(9, heroes=[Hero.SERELLIA], dice=[11, 10])
    table.expect(told.CompanionRoundFought(A, TROLL, 12, 11, 10, 0, 1, 12, 1))
    assert table.asked == [B]


def test_rildo_throws_daggers_for_d6_and_loses_them() -> None:
    table = meets_troll(5, heroes=[Hero.RILDO], dice=[5])
    table.answers(A, raw=True)
    table.answers(A, ["slash", "mighty-blow"])
    table.answers(B, "slash")
    assert table.view().fight.wounds == 5
    table.answers(A, raw=False)
    table.expect(events.MonsterDied(A, TROLL, 5))
    table.expect_no(told.DaggersGathered)
    assert dict(table.hero().supplies)[Supply.DAGGERS] == 3


def test_fhyll_rolls_for_rage_only_if_he_has_to_fight() -> None:
    table = bribes(3, "guineas-300", heroes=[Hero.FHYLL], treasures=RICH, dice=[])
    table.expect_no(told.RageRolled)
    table = bribes(4, "guineas-300", heroes=[Hero.FHYLL], treasures=RICH, dice=[5])
    table.answers(A, "attack")
    assert table.hero().berserk


def test_a_berserk_hero_bribes_nobody_and_a_d10_is_the_troll_s_life() -> None:
    table = meets_troll(None, heroes=[Hero.FHYLL], berserk=[A], treasures=RICH, dice=[3, 7])
    table.expect(below.CaveTrollRolled(A, 7), events.StanceTaken(A, TROLL, Stance.ATTACK))
    assert question(table, B).life == 7


def test_azoth_may_stare_at_it_in_place_of_a_bribe() -> None:
    table = meets_troll(6, heroes=[Hero.AZOTH], treasures=RICH, dice=[5])
    assert options(table) == ["attack", "bribe", "eyes", "fireball", "invisibility"]
    table.answers(A, "eyes")
    table.expect(told.EyesOfDoomRolled(A, TROLL, 5, frightened=True))
    assert (table.asked, table.hero().life, table.hero().gold) == ([B], 13, 2000)


def test_whom_the_eyes_do_not_frighten_can_be_bribed_no_more() -> None:
    table = meets_troll(6, heroes=[Hero.AZOTH], treasures=RICH, dice=[4])
    table.answers(A, "eyes")
    assert options(table) == ["attack", "fireball", "invisibility"]


def test_a_refused_bribe_leaves_fire_and_invisibility() -> None:
    table = bribes(6, "guineas-300", heroes=[Hero.AZOTH], treasures=RICH)
    assert options(table) == ["attack", "fireball", "invisibility"]


def test_a_fireball_destroys_it() -> None:
    table = meets_troll(0, heroes=[Hero.AZOTH])
    table.answers(A, "fireball")
    table.expect(told.FireballCast(A, TROLL), events.MonsterDied(A, TROLL, 10))
    assert table.hero().lost_turns == 1


def test_azoth_may_turn_invisible_to_it() -> None:
    table = meets_troll(0, heroes=[Hero.AZOTH])
    table.answers(A, "invisibility")
    assert (table.asked, table.hero().life) == ([B], 12)


@pytest.mark.parametrize("spell", ["invisibility", "stasis"])
def test_it_takes_no_notice_of_who_is_unseen_or_out_of_time(spell: str) -> None:
    table = meets_troll(None, heroes=[Hero.AZOTH])
    table.plays(A, spell)
    table.expect(told.MonsterPassed(A, TROLL))
    table.expect_no(below.BribeHidden)


def test_once_it_refused_a_bribe_nobody_vanishes_from_it() -> None:
    """Ruling 70."""
    table = meets_troll(9, treasures=RICH, rings={A: "vanishing"})
    assert options(table) == ["attack", "bribe", "vanish"]
    table.answers(A, "bribe")
    table.answers(A, ["guineas-200"])
    assert table.hero().ring_used is False
    assert options(table) == ["mighty-blow", "slash", "leap-aside"]
