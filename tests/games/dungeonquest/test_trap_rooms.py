"""Trap rooms ("Trampa"); what the warning ring does is among the rings."""

from rules.dungeonquest import events
from rules.dungeonquest.cards import TrapCard
from tests.games.dungeonquest.layout import A, dungeon

ROOM = {"C5": "normal-oooo north"}
LAID = {**ROOM, "C4": "trap-oooo north"}


def test_a_trap_card_is_drawn_in_place_of_a_room_card() -> None:
    table = dungeon({A: "C5"}, rooms=ROOM, tiles=["trap-ooow"], trap=["explosion"])
    table.goes("north")
    table.expect(events.TrapCardDrawn(A, TrapCard.EXPLOSION))
    table.expect_no(events.RoomCardDrawn)
    assert table.hero().life == 15 - 4


def test_each_time_a_hero_enters_a_trap_card_is_drawn() -> None:
    table = dungeon({A: "C5"}, rooms=LAID, trap=["explosion"])
    table.goes("north")
    table.expect(events.TrapCardDrawn(A, TrapCard.EXPLOSION))


def test_whoever_stays_draws_no_second_card() -> None:
    table = dungeon({A: "C4"}, rooms=LAID)
    table.wait(A)
    table.expect_no(events.TrapCardDrawn)
