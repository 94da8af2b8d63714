"""The opening ring ("Anillo Abridor", ruling 11)."""

import pytest

from rules.dungeonquest import events
from rules.dungeonquest.cards import DoorCard
from tests.games.dungeonquest.layout import A, B, dungeon

DOOR = {"C5": "normal-oodo north", "C4": "normal-oooo north"}
DOORS = {"C5": "normal-oodo north", "C4": "normal-oodo south"}
PORTCULLIS = {"C5": "normal-oooo north", "C4": "portcullis-pooo north"}
BOTH = {"C5": "normal-oodo north", "C4": "portcullis-pooo north"}


@pytest.mark.parametrize("rooms", [DOOR, DOORS, PORTCULLIS, BOTH])
def test_it_opens_all_that_is_in_the_way_of_one_step(rooms: dict[str, str]) -> None:
    table = dungeon({A: "C5"}, rooms=rooms, rings={A: "opening"}, room=["empty"])
    table.goes("north")
    table.answers(A, raw=True)
    table.expect(events.OpeningRingUsed(A))
    table.expect_no(events.DoorTried, events.PortcullisTried)
    assert table.where() == "C4"
    assert table.hero().ring_used


def test_it_need_not_be_used() -> None:
    table = dungeon({A: "C5"}, rooms=DOOR, rings={A: "opening"}, door=["door-jammed"])
    table.goes("north")
    table.answers(A, raw=False)
    table.expect(events.DoorTried(A, DoorCard.DOOR_JAMMED))
    assert not table.hero().ring_used


def test_it_is_not_asked_for_where_nothing_is_in_the_way() -> None:
    table = dungeon(
        {A: "C5"}, rooms=DOOR, tiles=["normal-oooo"], rings={A: "opening"}, room=["empty"]
    )
    table.goes("east")
    assert table.where() == "D5"


def test_it_works_once() -> None:
    table = dungeon(
        {A: "C5"}, rooms=DOOR, rings={A: "opening"}, door=["door-jammed"], room=["empty"]
    )
    table.goes("north")
    table.answers(A, raw=True)
    table.wait(B)
    table.goes("south")
    table.expect(events.DoorTried(A, DoorCard.DOOR_JAMMED))


def test_another_ring_opens_nothing() -> None:
    table = dungeon({A: "C5"}, rooms=DOOR, rings={A: "warning"}, door=["door-jammed"])
    table.goes("north")
    table.expect(events.DoorTried(A, DoorCard.DOOR_JAMMED))
