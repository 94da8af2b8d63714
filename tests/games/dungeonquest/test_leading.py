"""Whoever is sent by another: by rage, or by the amulet of madness (ruling 46)."""

from typing import Unpack

import pytest

from rules.dungeonquest import events
from rules.dungeonquest.cards import RoomCard
from rules.dungeonquest.catacombs import events as below
from rules.dungeonquest.events import Trial
from rules.dungeonquest.heroes import Hero
from rules.dungeonquest.heroes_expansion import events as told
from rules.dungeonquest.state import Plight
from tests.games.dungeonquest.layout import A, B, Dungeon, Layout, also, dungeon
from tests.games.dungeonquest.steps import ROOM, options

LED = 1
"""A die at the start of a turn by which another chooses a hero's way."""


def is_sent(way: str, tile: str, peril: str, *rolls: int, **laid: Unpack[Layout]) -> Dungeon:
    """Have the player on the right send Fhyll, who came from the south and is berserk."""
    sent: Layout = {
        "heroes": [Hero.FHYLL],
        "berserk": [A],
        "rooms": {"C6": ROOM, "C5": f"{tile} north"},
        "came_from": {A: "C6"},
        "perils": {A: peril},
        "tiles": ["normal-oooo"],
        "room": ["empty"],
        "dice": [LED, *rolls],
    }
    table = dungeon({A: "C5"}, **also(sent, **laid))
    assert options(table, B) == ["north", "east", "south", "west"]
    table.answers(B, way)
    return table


def test_who_is_sent_back_from_under_a_ceiling_does_not_roll() -> None:
    table = is_sent("south", "cave-in-oooo", "cave-in")
    table.expect(events.RoomCardDrawn(A, RoomCard.EMPTY))
    assert (table.where(), table.hero().plight) == ("C6", Plight.NONE)


@pytest.mark.parametrize(("roll", "place"), [(4, "C4"), (5, "C5")])
def test_who_is_sent_on_under_a_ceiling_has_to_roll_first(roll: int, place: str) -> None:
    """The berserk card says Agility 4."""
    table = is_sent("north", "cave-in-oooo", "cave-in", roll)
    table.expect(events.AgilityTried(A, Trial.CAVE_IN, roll, 4, passed=roll <= 4))
    assert table.where() == place


def test_who_got_past_the_ceiling_and_finds_a_door_shut_need_not_roll_again() -> None:
    rooms = {"C6": ROOM, "C5": "cave-in-oooo north", "C4": "normal-oodo south"}
    table = is_sent("north", "cave-in-oooo", "cave-in", 4, 12, rooms=rooms)
    assert (table.where(), table.hero().plight) == ("C5", Plight.NONE)


def test_who_is_sent_back_from_a_web_goes_back() -> None:
    table = is_sent("south", "web-oooo", "web", catacombs=True)
    table.expect_no(below.WebTried)
    assert table.where() == "C6"


@pytest.mark.parametrize(("roll", "place"), [(11, "C4"), (12, "C5")])
def test_who_is_sent_on_through_a_web_has_to_force_it_first(roll: int, place: str) -> None:
    table = is_sent("north", "web-oooo", "web", roll, catacombs=True)
    table.expect(below.WebTried(A, roll, 11, companion=False, passed=roll <= 11))
    assert table.where() == place


def test_who_is_stuck_in_a_web_has_to_force_it_to_go_back_too() -> None:
    table = is_sent("south", "web-oooo", "stuck-in-web", 12, catacombs=True)
    assert (table.where(), table.hero().plight) == ("C5", Plight.STUCK_IN_WEB)


def test_a_mad_serellia_goes_in_though_flame_bright_warns_her() -> None:
    table = dungeon(
        {A: "B2"},
        rooms={"B2": ROOM},
        heroes=[Hero.SERELLIA],
        worn={A: "madness"},
        tiles=["normal-oooo"],
        room=["empty"],
        dice=[LED, 1],
    )
    table.answers(B, "west")
    table.expect(told.CompanionWarned(A, B, "A2", warned=True))
    assert (table.where(), table.asked) == ("A2", [B])
