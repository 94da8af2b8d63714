"""What a simulation reports of DungeonQuest."""

from collections.abc import Mapping

from rules.dungeonquest import RULEBOOK
from rules.dungeonquest.heroes import Hero
from rules.dungeonquest.state import Cause, DungeonQuest, Fate
from rules.dungeonquest.tally import report, tally
from rules.engine.table import Table

ROHAN, ULF, EL_ADORAN, VOLRIK = tuple(Hero)[:4]


def finished(rounds: int) -> DungeonQuest:
    """Lay out a game that is over: two heroes are dead and two are out, one with a ruby."""
    table = Table(4, bytes(32))
    game = RULEBOOK.set_up(table, RULEBOOK.options())
    for one, hero in zip(game.characters, Hero, strict=False):
        one.hero, one.fate = hero, Fate.DEAD
    rohan, ulf, el_adoran, volrik = game.characters
    rohan.cause, ulf.cause = Cause.DRAGON, Cause.NIGHTFALL
    el_adoran.fate = volrik.fate = Fate.OUT
    ruby = next(token for token in game.cup if token.gold == 4500)
    volrik.treasure.put(game.cup.take(ruby))
    game.sun = rounds
    return game


def summed(*games: DungeonQuest) -> Mapping[str, int]:
    sums: dict[str, int] = {}
    for game in games:
        for name, count in tally(game).items():
            sums[name] = sums.get(name, 0) + count
    return sums


def test_the_fates_of_heroes_are_counted() -> None:
    counted = tally(finished(12))
    assert (counted["heroes"], counted["survivors"], counted["gold"]) == (4, 2, 4500)
    assert counted["survivors/volrik"] == counted["deaths/dragon"] == 1
    assert "survivors/ulf-grimhand" not in counted


def test_the_skull_is_no_round() -> None:
    assert tally(finished(27))["rounds"] == 26


def test_figures_are_means_and_shares() -> None:
    figures = report(summed(finished(12), finished(27)), 2)
    assert (figures["survival"], figures["mean_gold"], figures["rounds"]) == (0.5, 2250.0, 19.0)
    assert figures["survival_by_hero"] == {
        "sir-rohan": 0.0,
        "ulf-grimhand": 0.0,
        "el-adoran": 1.0,
        "volrik": 1.0,
    }
    deaths = figures["deaths"]
    assert isinstance(deaths, dict)
    assert {cause: count for cause, count in deaths.items() if count} == {
        "dragon": 2,
        "nightfall": 2,
    }


def test_a_hero_that_nobody_played_is_not_reported() -> None:
    figures = report({"heroes": 1, "heroes/volrik": 1, "rounds": 3}, 1)
    assert figures["survival_by_hero"] == {"volrik": 0.0}
    assert figures["mean_gold"] is None
