"""Portcullises ("Rastrillo", ruling 12)."""

from rules.dungeonquest import events
from tests.games.dungeonquest.layout import ROHAN, ULF, A, B, dungeon

ROOM = {"C5": "normal-oooo north"}
SHUT = {"C5": "portcullis-pooo north", "C6": "normal-oooo north"}
"""The portcullis is on the south side of C5."""


def test_a_portcullis_falls_behind_the_hero_for_whom_the_tile_is_laid() -> None:
    table = dungeon({A: "C5"}, rooms=ROOM, tiles=["portcullis-pooo"], room=["jewellery"])
    table.goes("north")
    assert table.where() == "C4"
    table.expect_no(events.PortcullisTried)
    table.expect(events.GoldFound(A, 30))


def test_it_is_lifted_from_inside_by_a_roll_within_strength() -> None:
    table = dungeon({A: "C5"}, heroes=[ROHAN], rooms=SHUT, room=["empty"], dice=[6])
    table.goes("south")
    table.expect(events.PortcullisTried(A, 6, 6, lifted=True))
    assert table.where() == "C6"


def test_whoever_rolls_above_strength_stays_and_may_try_again() -> None:
    table = dungeon({A: "C5"}, heroes=[ROHAN], rooms=SHUT, room=["empty"], dice=[7, 1])
    table.goes("south")
    table.expect(events.PortcullisTried(A, 7, 6, lifted=False))
    assert (table.where(), table.asked) == ("C5", [B])
    table.wait(B)
    table.goes("south")
    assert table.where() == "C6"


def test_it_is_in_the_way_from_outside_too() -> None:
    table = dungeon({A: "C6"}, heroes=[ULF], rooms=SHUT, dice=[8])
    table.goes("north")
    table.expect(events.PortcullisTried(A, 8, 7, lifted=False))
    assert table.where() == "C6"


def test_whoever_lifted_it_from_outside_has_it_behind() -> None:
    table = dungeon({A: "C6"}, rooms=SHUT, room=["orc"], dice=[1])
    table.goes("north")
    assert table.choices() == ["attack", "wait"]


def test_whoever_lifted_it_from_inside_has_it_behind_too() -> None:
    table = dungeon({A: "C5"}, rooms=SHUT, room=["orc"], dice=[1])
    table.goes("south")
    assert table.choices() == ["attack", "wait"]


def test_the_other_exits_are_free() -> None:
    table = dungeon({A: "C5"}, rooms=SHUT, tiles=["normal-oooo"], room=["orc"])
    table.goes("east")
    table.expect_no(events.PortcullisTried)
    assert "escape" in table.choices()
