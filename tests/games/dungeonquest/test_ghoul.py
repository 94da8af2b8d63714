"""The ghoul that creeps up on who searches ("Surprise!")."""

from rules.dungeonquest import events
from rules.dungeonquest.cards import Deck, SearchCard
from rules.dungeonquest.catacombs import finds_events as told
from rules.dungeonquest.catacombs.curios import Creature
from rules.dungeonquest.heroes import Hero
from rules.dungeonquest.heroes_expansion import events as of_heroes
from rules.dungeonquest.state import Cause, Fate
from tests.games.dungeonquest.layout import A, B, dungeon
from tests.games.dungeonquest.steps import ROOM, lowest, question, searches


def test_a_d10_within_strength_hurts_it_and_any_other_the_hero() -> None:
    """Volrik's Strength is 4."""
    table = searches("surprise", catacombs=True, dice=[2, 4, 5, 1])
    table.expect(
        told.GhoulAttacked(A, 2, companion=False),
        told.GhoulRoundFought(A, companion=False, roll=4, strength=4, hit=True, ghoul_life=1),
        told.GhoulRoundFought(A, companion=False, roll=5, strength=4, hit=False, ghoul_life=1),
        events.LifeLost(A, Cause.GHOUL, "1", 0, 1, 14),
        told.GhoulRoundFought(A, companion=False, roll=1, strength=4, hit=True, ghoul_life=0),
        told.GhoulDied(A),
    )
    assert (table.hero().life, table.asked) == (14, [B])
    assert lowest(table, Deck.SEARCH) is SearchCard.SURPRISE


def test_it_may_kill() -> None:
    table = searches("surprise", catacombs=True, dice=[6, 10, 9], life={A: 2})
    assert (table.hero().fate, table.hero().cause) == (Fate.DEAD, Cause.GHOUL)


def test_tori_jima_does_not_notice_it() -> None:
    """Source: "Tori-Jima el Ninja" in "Héroes y Catacumbas"."""
    table = searches("surprise", catacombs=True, heroes=[Hero.TORI_JIMA], dice=[1, 1])
    table.expect(told.GhoulDied(A))
    table.expect_no(of_heroes.AttackerNoticed, of_heroes.HiddenDieShown)


def test_fhyll_may_go_berserk_and_hits_twice_as_hard_then() -> None:
    table = searches("surprise", catacombs=True, heroes=[Hero.FHYLL], dice=[4, 5, 10, 10])
    table.expect(
        told.GhoulRoundFought(A, companion=False, roll=10, strength=11, hit=True, ghoul_life=2),
        told.GhoulDied(A),
    )


def test_it_fights_flame_bright_in_serellia_s_place() -> None:
    """Flame Bright's Strength is 7."""
    table = searches("surprise", catacombs=True, heroes=[Hero.SERELLIA], dice=[1, 8, 7])
    table.expect(
        told.GhoulAttacked(A, 1, companion=True),
        told.GhoulRoundFought(A, companion=True, roll=8, strength=7, hit=False, ghoul_life=1),
        of_heroes.CompanionHurt(A, Cause.GHOUL, "1", 0, 1, 11),
        told.GhoulDied(A),
    )
    assert table.hero().life == 6


def test_azoth_may_burn_it_once_a_round_is_over() -> None:
    table = searches("surprise", catacombs=True, heroes=[Hero.AZOTH], dice=[5, 9])
    table.expect(events.LifeLost(A, Cause.GHOUL, "1", 0, 1, 13))
    asked = question(table)
    assert (asked.ghoul_life, asked.life) == (5, 13)
    table.answers(A, raw=True)
    table.expect(told.CreatureBurnt(A, Creature.GHOUL))
    assert (table.hero().lost_turns, table.asked) == (1, [B])


def test_azoth_may_fight_on_with_bare_hands() -> None:
    table = searches("surprise", catacombs=True, heroes=[Hero.AZOTH], dice=[1, 9, 1])
    table.answers(A, raw=False)
    table.expect(told.GhoulDied(A))


def test_invisibility_does_not_help_against_it() -> None:
    table = dungeon(
        {A: "B2"}, heroes=[Hero.AZOTH], rooms={"B2": ROOM}, search=["surprise"], catacombs=True,
        dice=[1, 1],
    )  # fmt: skip
    table.plays(A, "invisibility")
    table.plays(A, "search")
    table.expect(told.GhoulDied(A))


def test_stopped_time_helps_against_it() -> None:
    table = dungeon(
        {A: "B2"}, heroes=[Hero.AZOTH], rooms={"B2": ROOM}, search=["surprise"], catacombs=True
    )
    table.plays(A, "stasis")
    table.plays(A, "search")
    table.expect(of_heroes.HarmPassed(A))
