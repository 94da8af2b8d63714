"""Nightfall (rulebook 5.1 and 10, ruling 2)."""

from rules.dungeonquest import events
from rules.dungeonquest.heroes import Hero
from rules.dungeonquest.squares import Tower
from rules.dungeonquest.state import Cause
from tests.games.dungeonquest.layout import A, B, C, dungeon

ROOM = {"C5": "normal-oooo north"}


def test_whoever_is_still_in_the_dungeon_is_lost() -> None:
    table = dungeon({A: "C5"}, rooms=ROOM, sun=26, treasures={A: ["giant-ruby"]})
    table.wait(A, B)
    table.expect(
        events.NightFell(),
        events.HeroDied(A, Hero.VOLRIK, Cause.NIGHTFALL, 4500),
    )
    assert (table.hero().fate, table.hero().cause) == ("dead", "nightfall")


def test_whoever_is_in_the_treasure_chamber_is_lost() -> None:
    table = dungeon({A: "G6"}, sun=26)
    table.wait(A, B)
    assert table.hero().fate == "dead"


def test_whoever_stands_in_a_tower_room_is_out() -> None:
    table = dungeon({A: "M10"}, sun=26, treasures={A: ["sceptre"]})
    table.wait(A, B)
    table.expect(
        events.NightFell(),
        events.CastleLeft(A, Hero.VOLRIK, Tower.SOUTH_EAST, 1100),
    )
    assert table.hero().fate == "out"


def test_whoever_enters_a_tower_room_in_the_last_round_is_out() -> None:
    table = dungeon({A: "B1"}, rooms={"B1": "normal-oooo north"}, sun=26)
    table.goes("west")
    table.plays(A, "stay")
    table.wait(B)
    assert table.hero().fate == "out"


def test_whoever_never_left_its_tower_is_lost() -> None:
    table = dungeon({}, sun=26, ventured=False)
    table.wait(A, B)
    table.expect(
        events.HeroDied(A, Hero.VOLRIK, Cause.NIGHTFALL, 0),
        events.HeroDied(B, Hero.ULF_GRIMHAND, Cause.NIGHTFALL, 0),
    )


def test_whoever_was_out_before_stays_out() -> None:
    table = dungeon({B: "C5"}, rooms=ROOM, players=3, sun=26, fates={A: "out", C: "dead"}, turn=B)
    table.wait(B)
    assert [table.hero(seat).fate for seat in (A, B, C)] == ["out", "dead", "dead"]
    assert table.hero(C).cause is None


def test_night_does_not_fall_while_the_sun_is_on_the_track() -> None:
    table = dungeon({A: "C5"}, rooms=ROOM, sun=25)
    table.wait(A, B)
    table.expect_no(events.NightFell)
    assert table.view().rounds_left == 1
