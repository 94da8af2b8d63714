"""The wizard's amulet and its two halves ("Amuleto del Mago")."""

from typing import Unpack

from rules.dungeonquest.cards import SearchCard
from rules.dungeonquest.catacombs import finds_events as told
from rules.dungeonquest.catacombs.amulet_cards import Amulet
from rules.dungeonquest.heroes import Hero
from tests.games.dungeonquest.layout import A, B, Dungeon, Layout
from tests.games.dungeonquest.steps import options, question, searches

LEFT, RIGHT = SearchCard.WIZARDS_AMULET_LEFT, SearchCard.WIZARDS_AMULET_RIGHT
THREE = (Amulet.LUCK, Amulet.DEATH, Amulet.ESCAPE)


def joins(**laid: Unpack[Layout]) -> Dungeon:
    """Let a hero who has the left half find the right one."""
    laid["holds"] = {A: [LEFT]}
    laid.setdefault("amulets", THREE)
    return searches(RIGHT.value, **laid)


def test_one_half_is_kept_and_does_nothing() -> None:
    table = searches(LEFT.value, catacombs=True)
    table.expect(told.WizardsHalfKept(A, LEFT))
    assert (table.hero().cards, table.hero().wears_amulet) == ((LEFT,), False)
    assert table.asked == [B]


def test_on_an_even_number_its_wearer_chooses_among_three_amulets() -> None:
    table = joins(dice=[2])
    table.expect(told.WizardsAmuletJoined(A, 2, understood=True))
    table.expect(told.RunesRead(A, THREE), by=A)
    assert told.RunesRead(A, THREE) not in table.told(B)
    assert options(table) == list(THREE)
    assert table.view(A).characters[A].runes == THREE
    assert table.view(B).characters[A].runes == ()


def test_the_chosen_amulet_acts_at_once_and_the_others_go_back() -> None:
    """Ruling 90."""
    table = joins(dice=[2])
    table.answers(A, "escape")
    table.expect(told.AmuletActed(A, B, Amulet.ESCAPE))
    assert (table.hero().amulet, table.hero().amulet_acts) == (Amulet.ESCAPE, True)
    assert set(table.state.amulets.items[:2]) == {Amulet.LUCK, Amulet.DEATH}
    assert set(table.hero().cards) == {LEFT, RIGHT}


def test_on_an_odd_number_it_is_like_any_other() -> None:
    table = joins(dice=[3])
    table.expect(told.WizardsAmuletJoined(A, 3, understood=False), told.AmuletFound(A, B))
    table.expect(told.AmuletLookedAt(A, Amulet.LUCK), by=B)
    table.answers(A, raw=False)
    assert not table.hero().wears_amulet


def test_who_wears_an_amulet_already_may_keep_that() -> None:
    table = joins(dice=[4], amulet={A: "control"})
    table.answers(A, "luck")
    assert question(table).wears
    table.answers(A, raw=False)
    table.expect(told.AmuletThrownAway(A, None, old=False))
    assert table.view(B).characters[A].amulet is Amulet.CONTROL
    assert len(table.state.amulets) == 10


def test_who_wears_an_amulet_already_may_change_it() -> None:
    table = joins(dice=[4], amulet={A: "control"})
    table.answers(A, "luck")
    table.answers(A, raw=True)
    table.expect(told.AmuletThrownAway(A, None, old=True), told.AmuletActed(A, B, Amulet.LUCK))
    assert table.hero().amulet is Amulet.LUCK


def test_who_wears_no_amulet_leaves_the_halves() -> None:
    table = searches(LEFT.value, heroes=[Hero.IRONHAND], catacombs=True)
    table.expect(told.AmuletRefused(A))
    assert table.hero().cards == ()
