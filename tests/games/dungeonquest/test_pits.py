"""Bottomless pits ("Pozo sin Fondo")."""

from rules.dungeonquest import events
from rules.dungeonquest.cards import RoomCard
from rules.dungeonquest.events import Trial
from rules.dungeonquest.heroes import Hero
from rules.dungeonquest.monsters import Potion
from rules.dungeonquest.state import Cause
from tests.games.dungeonquest.layout import ROHAN, A, B, dungeon

ROOM = {"C6": "normal-oooo north"}
LAID = {**ROOM, "C5": "pit-owow north"}


def test_a_roll_within_agility_leads_across_and_no_card_is_drawn() -> None:
    table = dungeon({A: "C6"}, heroes=[ROHAN], rooms=ROOM, tiles=["pit-owow"], dice=[4])
    table.goes("north")
    table.expect(events.AgilityTried(A, Trial.PIT, 4, 4, passed=True))
    table.expect_no(events.RoomCardDrawn)
    assert table.asked == [B]


def test_a_roll_above_agility_is_the_end() -> None:
    table = dungeon({A: "C6"}, heroes=[ROHAN], rooms=ROOM, tiles=["pit-owow"], dice=[5])
    table.goes("north")
    table.expect(events.HeroDied(A, Hero.SIR_ROHAN, Cause.PIT, 0))
    assert table.hero().fate == "dead"
    table.wait(B)
    assert table.asked == [B]


def test_across_the_pit_the_next_turn_is_a_turn_as_usual() -> None:
    table = dungeon({A: "C5"}, rooms=LAID, came_from={A: "C6"})
    assert table.ways() == ["north", "south"]


def test_there_is_neither_search_nor_waiting_at_a_pit() -> None:
    table = dungeon({A: "C5"}, rooms=LAID)
    assert table.acts() == ["move"]


def test_each_time_one_comes_one_rolls() -> None:
    table = dungeon({A: "C6"}, heroes=[ROHAN], rooms=LAID, dice=[5])
    table.goes("north")
    assert table.hero().cause == Cause.PIT


def test_who_cannot_move_away_from_a_pit_loses_the_turn() -> None:
    table = dungeon(
        {A: "C5", B: "C6"}, rooms={**LAID, "C4": "normal-owww south"}, came_from={A: "C6"}
    )
    table.expect(events.Waited(A, stuck=True))


def test_who_cannot_move_away_from_a_pit_need_not_drink() -> None:
    table = dungeon(
        {A: "C5", B: "C6"},
        rooms={**LAID, "C4": "normal-owww south"},
        came_from={A: "C6"},
        holds={A: [RoomCard.POTION]},
        rings={A: "healing"},
        life={A: 9},
    )
    assert table.acts() == ["wait", "drink", "heal"]
    table.plays(A, "wait")
    table.expect(events.Waited(A, stuck=True))
    assert table.hero().cards == (RoomCard.POTION,)


def test_who_cannot_move_away_from_a_pit_may_drink_before_the_turn_is_lost() -> None:
    table = dungeon(
        {A: "C5", B: "C6"},
        rooms={**LAID, "C4": "normal-owww south"},
        came_from={A: "C6"},
        holds={A: [RoomCard.POTION]},
        life={A: 9},
        dice=[1],
    )
    table.plays(A, "drink")
    table.expect(events.PotionDrunk(A, 1, Potion.GREAT_CURE, 4, 13), events.Waited(A, stuck=True))
