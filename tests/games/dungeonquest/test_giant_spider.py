"""The giant spider ("Araña Gigante")."""

import pytest

from rules.dungeonquest import events
from rules.dungeonquest.cards import CorpseCard, Deck, RoomCard
from rules.dungeonquest.questions import Danger
from rules.dungeonquest.state import Cause, Plight
from tests.games.dungeonquest.layout import EL_ADORAN, VOLRIK, A, B, dungeon
from tests.games.dungeonquest.steps import enters, lowest, options, others_wait, question

BITTEN = events.LifeLost(A, Cause.GIANT_SPIDER, "1", 0, 1, 14)
NUMBERS = "dungeonquest-name-numbers"


def test_who_meets_the_spider_fights_or_runs() -> None:
    assert options(enters("giant-spider")) == ["fight", "escape"]


@pytest.mark.parametrize("roll", [1, 3, 5])
def test_one_of_three_numbers_kills_it(roll: int) -> None:
    table = enters("giant-spider", dice=[roll])
    table.answers(A, "fight")
    table.plays(A, 1, 3, 5)
    table.expect(events.NumbersNamed(A, Danger.GIANT_SPIDER, (1, 3, 5), roll, success=True))
    table.expect_no(events.LifeLost)
    assert lowest(table, Deck.ROOM) is RoomCard.GIANT_SPIDER
    assert (table.hero().cards, table.asked) == ((), [B])


@pytest.mark.parametrize("roll", [2, 4, 6])
def test_another_number_costs_a_life_point_and_the_spider_holds_the_hero(roll: int) -> None:
    table = enters("giant-spider", dice=[roll])
    table.answers(A, "fight")
    table.plays(A, 1, 3, 5)
    table.expect(
        events.NumbersNamed(A, Danger.GIANT_SPIDER, (1, 3, 5), roll, success=False), BITTEN
    )
    assert table.hero().cards == (RoomCard.GIANT_SPIDER,)
    assert table.hero().plight is Plight.GIANT_SPIDER
    assert table.asked == [B]


def test_it_has_to_be_fought_turn_after_turn_until_it_is_dead() -> None:
    table = enters("giant-spider", dice=[6, 6, 6, 2])
    table.answers(A, "fight")
    table.plays(A, 1, 2, 3)
    for life in (13, 12):
        table.plays(B, "wait")
        assert question(table).kind == NUMBERS, "no escape, nothing else"
        table.plays(A, 1, 2, 3)
        assert table.hero().life == life
        assert table.asked == [B]
    table.plays(B, "wait")
    table.plays(A, 1, 2, 3)
    assert table.hero().cards == ()
    assert lowest(table, Deck.ROOM) is RoomCard.GIANT_SPIDER


def test_the_fight_takes_the_turn_though_the_spider_dies() -> None:
    """Ruling 25."""
    table = dungeon(
        {A: "B2"},
        rooms={"B2": "normal-oooo south"},
        holds={A: [RoomCard.GIANT_SPIDER]},
        dice=[1],
    )
    table.plays(A, 1, 2, 3)
    assert (table.hero().plight, table.asked) == (Plight.NONE, [B])
    others_wait(table)
    assert {"move", "search", "wait"} <= set(options(table))


def test_the_spider_may_bite_a_hero_to_death() -> None:
    table = enters("giant-spider", dice=[6], life={A: 1})
    table.answers(A, "fight")
    table.plays(A, 1, 2, 3)
    table.expect(events.HeroDied(A, VOLRIK, Cause.GIANT_SPIDER, 0))
    assert lowest(table, Deck.ROOM) is RoomCard.GIANT_SPIDER
    assert table.hero().cards == ()


@pytest.mark.parametrize("roll", [3, 4, 5, 6])
def test_running_from_it_succeeds_on_3_to_6(roll: int) -> None:
    table = enters("giant-spider", "vampire-bats", dice=[roll])
    table.answers(A, "escape")
    table.expect(events.SpiderFled(A, roll, escaped=True), events.Retreated(A, "B2"))
    table.expect_no(events.RoomCardDrawn, events.LifeLost)
    assert (table.where(), table.asked) == ("B2", [B])
    assert lowest(table, Deck.ROOM) is RoomCard.GIANT_SPIDER


@pytest.mark.parametrize("roll", [1, 2])
def test_who_runs_and_fails_has_to_fight(roll: int) -> None:
    table = enters("giant-spider", dice=[roll, 6])
    table.answers(A, "escape")
    table.expect(events.SpiderFled(A, roll, escaped=False))
    assert question(table).kind == NUMBERS
    table.plays(A, 1, 2, 3)
    table.expect(BITTEN)
    assert table.where() == "B3"


def test_behind_a_portcullis_there_is_no_running_from_it() -> None:
    """As from a monster."""
    table = enters("giant-spider", tiles=["portcullis-pooo"])
    assert question(table).kind == NUMBERS


def test_it_cannot_be_run_from_behind_a_secret_door() -> None:
    table = dungeon(
        {A: "B2"},
        rooms={"B2": "normal-oooo south"},
        tiles=["normal-oooo"],
        search=["secret-door"],
        room=["giant-spider"],
    )
    table.plays(A, "search")
    table.plays(A, "move", "east")
    assert question(table).kind == NUMBERS


# Arrows


def test_el_adoran_may_shoot_at_it_in_place_of_fighting() -> None:
    table = enters("giant-spider", heroes=[EL_ADORAN])
    assert options(table) == ["fight", "shoot", "escape"]


@pytest.mark.parametrize("arrows", [1, 2, 3, 4])
def test_as_many_arrows_as_there_are_may_be_shot_in_a_turn(arrows: int) -> None:
    table = enters("giant-spider", heroes=[EL_ADORAN], arrows={A: arrows}, dice=[4] * arrows)
    table.answers(A, "shoot")
    assert options(table) == list(range(1, arrows + 1))
    table.answers(A, arrows)
    table.expect(
        *[events.SpiderShot(A, 4, killed=False, arrows=left) for left in reversed(range(arrows))],
        events.LifeLost(A, Cause.GIANT_SPIDER, "1", 0, 1, 10),
    )
    assert table.hero().cards == (RoomCard.GIANT_SPIDER,)


@pytest.mark.parametrize("roll", range(1, 7))
def test_an_arrow_kills_it_on_5_and_6(roll: int) -> None:
    table = enters("giant-spider", heroes=[EL_ADORAN], dice=[roll])
    table.answers(A, "shoot")
    table.answers(A, 1)
    killed = roll in {5, 6}
    table.expect(events.SpiderShot(A, roll, killed, arrows=3))
    assert table.hero().life == (11 if killed else 10)
    assert table.asked == [B]


def test_no_arrow_is_shot_at_a_dead_spider() -> None:
    table = enters("giant-spider", heroes=[EL_ADORAN], dice=[1, 6])
    table.answers(A, "shoot")
    table.answers(A, 4)
    assert table.hero().arrows == 2
    assert table.hero().life == 11


def test_el_adoran_shoots_again_in_a_later_turn_if_arrows_are_left() -> None:
    table = enters("giant-spider", heroes=[EL_ADORAN], dice=[1, 1, 1])
    table.answers(A, "shoot")
    table.answers(A, 2)
    table.plays(B, "wait")
    assert options(table) == ["fight", "shoot"]
    table.answers(A, "shoot")
    assert options(table) == [1, 2]


def test_without_arrows_el_adoran_fights_as_anybody() -> None:
    table = enters("giant-spider", heroes=[EL_ADORAN], arrows={A: 0})
    assert options(table) == ["fight", "escape"]


def test_el_adoran_may_shoot_after_failing_to_run() -> None:
    table = enters("giant-spider", heroes=[EL_ADORAN], dice=[1])
    table.answers(A, "escape")
    assert options(table) == ["fight", "shoot"]


def test_what_the_hero_carries_besides_stays_when_the_spider_dies() -> None:
    table = dungeon(
        {A: "B2"},
        rooms={"B2": "normal-oooo south"},
        holds={A: [CorpseCard.ROPE, RoomCard.GIANT_SPIDER]},
        dice=[1],
    )
    table.plays(A, 1, 2, 3)
    assert table.hero().cards == (CorpseCard.ROPE,)
