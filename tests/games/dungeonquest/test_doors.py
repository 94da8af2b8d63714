"""Doors (rulebook 6.5, "Cartas Door", rulings 10, 11 and 36)."""

import pytest

from rules.dungeonquest import events
from rules.dungeonquest.cards import DoorCard, RoomCard
from rules.dungeonquest.heroes import Hero
from rules.dungeonquest.state import Cause
from rules.dungeonquest.tiles import Tile
from tests.games.dungeonquest.layout import A, B, Dungeon, dungeon

OPENS, JAMMED = DoorCard.DOOR_OPENS, DoorCard.DOOR_JAMMED
ONE = {"C5": "normal-oodo north", "C4": "normal-oooo north"}
"""One door, on the north side of C5."""

TWO = {"C5": "normal-oodo north", "C4": "normal-oodo south"}
"""Two doors, back to back between C5 and C4."""


def _tries(
    rooms: dict[str, str], *door: str, start: str = "C5", dice: tuple[int, ...] = ()
) -> Dungeon:
    table = dungeon({A: start}, rooms=rooms, door=door, dice=dice, room=["jewellery"])
    table.goes("north" if start == "C5" else "south")
    return table


def test_a_door_that_opens_lets_a_hero_through() -> None:
    table = _tries(ONE, "door-opens")
    table.expect(
        events.DoorTried(A, OPENS),
        events.RoomCardDrawn(A, RoomCard.JEWELLERY),
    )
    assert table.where() == "C4"


def test_a_door_that_jams_ends_the_turn() -> None:
    table = _tries(ONE, "door-jammed")
    table.expect(events.DoorTried(A, JAMMED))
    assert (table.where(), table.asked) == ("C5", [B])


def test_in_the_next_turn_a_hero_tries_again_or_goes_another_way() -> None:
    table = _tries(ONE, "door-jammed", "door-opens")
    table.wait(B)
    assert table.ways() == ["north", "east", "south", "west"]
    table.goes("north")
    assert table.where() == "C4"


def test_a_card_is_drawn_from_either_side_of_a_door() -> None:
    table = _tries(ONE, "door-jammed", start="C4")
    table.expect(events.DoorTried(A, JAMMED))
    assert table.where() == "C4"


def test_a_card_is_put_under_its_deck() -> None:
    table = _tries(ONE, "door-jammed", "door-opens")
    assert len(table.state.decks["door"]) == 15
    assert table.state.decks["door"].items[0] is JAMMED


@pytest.mark.parametrize(
    ("card", "notation", "roll", "lost"),
    [
        (DoorCard.TRAP_PLAIN, "D6", 5, 5),
        (DoorCard.TRAP_LUCKY, "D12-luck", 11, 3),
        (DoorCard.TRAP_LUCKY, "D12-luck", 6, 0),
        (DoorCard.TRAP_HEAVY, "D6+3-luck", 6, 1),
        (DoorCard.TRAP_HEAVY, "D6+3-luck", 5, 0),
    ],
)
def test_a_trap_in_a_door_hurts_and_ends_the_turn(
    card: DoorCard, notation: str, roll: int, lost: int
) -> None:
    """The hero is Volrik, whose luck is 8."""
    table = _tries(ONE, card.value, dice=(roll,))
    table.expect(
        events.DoorTried(A, card),
        events.LifeLost(A, Cause.DOOR_TRAP, notation, roll, lost, 15 - lost),
    )
    assert (table.where(), table.asked) == ("C5", [B])


def test_a_trap_in_a_door_may_be_deadly() -> None:
    table = dungeon({A: "C5"}, rooms=ONE, door=["trap-plain"], dice=[6], life={A: 6})
    table.goes("north")
    table.expect(events.HeroDied(A, Hero.VOLRIK, Cause.DOOR_TRAP, 0))


def test_two_doors_need_two_cards_that_open() -> None:
    table = _tries(TWO, "door-opens", "door-opens")
    table.expect(events.DoorTried(A, OPENS), events.DoorTried(A, OPENS))
    assert table.where() == "C4"


@pytest.mark.parametrize("cards", [("door-opens", "door-jammed"), ("door-jammed", "door-opens")])
def test_one_of_two_doors_that_jams_ends_the_turn(cards: tuple[str, str]) -> None:
    table = _tries(TWO, *cards)
    table.expect(*(events.DoorTried(A, DoorCard(card)) for card in cards))
    assert table.where() == "C5"


def test_of_two_doors_each_that_does_not_open_is_carried_out() -> None:
    table = _tries(TWO, "trap-plain", "trap-lucky", dice=(2, 11))
    assert table.hero().life == 15 - 2 - 3
    assert table.where() == "C5"


def test_of_two_doors_the_trap_is_carried_out_although_the_other_opens() -> None:
    table = _tries(TWO, "door-opens", "trap-plain", dice=(2,))
    assert table.hero().life == 15 - 2
    assert table.where() == "C5"


def test_a_door_to_an_unknown_square_is_tried_before_a_tile_is_drawn() -> None:
    table = dungeon({A: "C5"}, rooms={"C5": "normal-oodo north"}, door=["door-jammed"])
    table.goes("north")
    table.expect_no(events.TileLaid)
    assert table.view().tiles_left == 114


def test_a_tile_behind_a_door_that_was_opened_has_its_entry_free() -> None:
    table = dungeon(
        {A: "C5"},
        rooms={"C5": "normal-oodo north"},
        door=["door-opens"],
        tiles=["portcullis-pooo"],
        room=["jewellery"],
    )
    table.goes("north")
    table.expect(
        events.DoorTried(A, OPENS),
        events.TileLaid(A, Tile.PORTCULLIS_POOO, "C4"),
        events.RoomCardDrawn(A, RoomCard.JEWELLERY),
    )
    table.expect_no(events.PortcullisTried)


def test_a_door_against_a_wall_is_no_way() -> None:
    table = dungeon({A: "C5"}, rooms={"C5": "normal-oodo north", "C4": "normal-owww north"})
    assert "north" in table.ways()
    table = dungeon({A: "C5"}, rooms={"C5": "normal-oodo north", "C4": "normal-owww south"})
    assert "north" not in table.ways()


def test_a_tile_may_have_three_doors() -> None:
    table = dungeon({A: "C5"}, rooms={"C5": "normal-oddd north"}, door=["door-jammed"] * 3)
    for way in ("north", "east", "west"):
        table.goes(way)
        table.expect(events.DoorTried(A, JAMMED))
        table.wait(B)


BOTH = {"C5": "normal-oodo north", "C4": "portcullis-pooo north"}
"""A door of C5 and a portcullis of C4 on the same edge."""


def test_the_door_comes_first_and_the_portcullis_after_it() -> None:
    table = _tries(BOTH, "door-opens", dice=(1,))
    table.expect(
        events.DoorTried(A, OPENS),
        events.PortcullisTried(A, 1, 4, lifted=True),
    )
    assert table.where() == "C4"


def test_behind_a_door_that_jams_the_portcullis_is_not_tried() -> None:
    table = _tries(BOTH, "door-jammed")
    table.expect_no(events.PortcullisTried)
