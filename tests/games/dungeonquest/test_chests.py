"""Chests, which are opened outside the castle ("Fichas de Tesoro", "Cartas")."""

from typing import Unpack

import pytest

from rules.dungeonquest import events
from rules.dungeonquest.cards import CatacombCard, CryptCard, Treasure
from rules.dungeonquest.catacombs import events as below
from rules.dungeonquest.catacombs import finds_events as told
from rules.dungeonquest.heroes import Hero
from rules.dungeonquest.squares import Tower
from rules.dungeonquest.state import Fate
from tests.games.dungeonquest.layout import A, B, Dungeon, Layout, dungeon
from tests.games.dungeonquest.steps import question


def leaves(*tokens: str, **laid: Unpack[Layout]) -> Dungeon:
    """Let a hero leave the castle with a chest and other treasure."""
    laid["treasures"], laid["catacombs"] = {A: ["chest", *tokens]}, True
    table = dungeon({A: "A1"}, **laid)
    table.plays(A, "leave-castle")
    return table


def test_outside_a_hero_may_open_its_chest() -> None:
    table = leaves("guineas-100", dice=[5])
    table.expect(events.CastleLeft(A, table.hero().hero, Tower.NORTH_WEST, 100))
    assert question(table).others == 1
    table.answers(A, raw=True)
    table.expect(told.ChestOpened(A, 5, exploded=False, gold=500, total=600))
    assert table.hero().gold == 600


def test_a_chest_may_explode_and_cost_another_treasure() -> None:
    table = leaves("guineas-100", dice=[4])
    table.answers(A, raw=True)
    table.expect(
        told.ChestOpened(A, 4, exploded=True, gold=0, total=100),
        below.TreasuresSpilled(A, B, (Treasure.GUINEAS_100,), (), 100),
    )
    assert (table.hero().gold, table.hero().treasures) == (0, ())
    assert table.hero().life == 15, "nobody is hurt"


def test_it_costs_one_treasure_of_several_and_cards_too() -> None:
    table = leaves("guineas-100", dice=[1], holds={A: [CryptCard.BROOCH]})
    table.answers(A, raw=True)
    assert table.hero().gold == 100


def test_a_hero_need_not_open_it() -> None:
    table = leaves("guineas-100", dice=[1])
    table.answers(A, raw=False)
    table.expect(told.ChestLeftShut(A))
    assert table.hero().treasures == ("guineas-100",)


def test_at_nightfall_in_a_tower_it_is_opened_too() -> None:
    """Ruling 96."""
    table = dungeon(
        {A: "A1"}, players=1, sun=26, catacombs=True, treasures={A: ["chest"]}, dice=[12]
    )
    table.plays(A, "wait")
    table.answers(A, raw=True)
    table.expect(told.ChestOpened(A, 12, exploded=False, gold=1200, total=1200))
    assert table.result is not None
    assert table.result.scores == (1200,)


def test_who_goes_out_through_the_wall_opens_it_too() -> None:
    """Ruling 96."""
    table = dungeon(
        {A: "B1"}, heroes=[Hero.AZOTH], rooms={"B1": "normal-oooo south"}, catacombs=True,
        treasures={A: ["chest"]}, dice=[6],
    )  # fmt: skip
    table.plays(A, "passwall", "north")
    table.answers(A, raw=True)
    table.expect(told.ChestOpened(A, 6, exploded=False, gold=600, total=600))


@pytest.mark.parametrize("roll", [1, 12])
def test_the_chest_from_the_catacombs_holds_gold_in_any_case(roll: int) -> None:
    table = dungeon({A: "A1"}, catacombs=True, holds={A: [CatacombCard.CHEST]}, dice=[roll])
    table.plays(A, "leave-castle")
    table.expect(below.CatacombChestOpened(A, roll, roll * 100, roll * 100))
    assert (table.hero().gold, table.hero().fate) == (roll * 100, Fate.OUT)


def test_the_chest_from_the_catacombs_may_be_lost_to_the_other() -> None:
    table = leaves(dice=[2], holds={A: [CatacombCard.CHEST]})
    table.answers(A, raw=True)
    table.expect(below.TreasuresSpilled(A, B, (), (CatacombCard.CHEST,), 0))
    table.expect_no(below.CatacombChestOpened)


def test_the_sun_and_the_moon_idol_are_worth_ten_thousand_together() -> None:
    assert leaves("pair-1100", dice=[1]).hero().gold == 1100
    assert leaves("pair-700", dice=[1]).hero().gold == 700
    assert leaves("pair-1100", "pair-700", dice=[1]).hero().gold == 10_000


@pytest.mark.parametrize("opened", [True, False])
def test_a_chest_that_is_gone_goes_back_into_the_cup(opened: bool) -> None:  # noqa: FBT001
    """Ruling 98."""
    table = leaves(dice=[1])
    table.answers(A, raw=opened)
    assert Treasure.CHEST in table.state.cup
    assert table.hero().treasures == ()
