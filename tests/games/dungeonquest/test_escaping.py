"""Escaping into a special room: what it does to whoever comes in, but no room card (ruling 21)."""

from typing import Unpack

from rules.dungeonquest import events
from rules.dungeonquest.cards import TrapCard
from rules.dungeonquest.events import Trial
from rules.dungeonquest.state import Cause, Fate, Plight
from rules.dungeonquest.tiles import Tile
from tests.games.dungeonquest.layout import VOLRIK, A, B, Dungeon, Layout, dungeon
from tests.games.dungeonquest.steps import options, others_wait, question


def escapes(special: str, **laid: Unpack[Layout]) -> Dungeon:
    """Let a hero step south out of a special room at B2, meet a goblin, and escape from it."""
    laid["rooms"] = {"B2": special}
    laid["tiles"] = ["normal-oooo"]
    laid["room"] = ["goblin", "vampire-bats"]
    laid["monster"] = [2]
    table = dungeon({A: "B2"}, **laid)
    table.goes("south")
    table.answers(A, "escape")
    return table


def test_into_a_trap_room_a_trap_card_is_drawn() -> None:
    table = escapes("trap-oooo south", trap=["poisonous-snakes"], dice=[3])
    table.expect(
        events.Retreated(A, "B2"),
        events.RoomEntered(A, Tile.TRAP_OOOO, "B2"),
        events.TrapCardDrawn(A, TrapCard.POISONOUS_SNAKES),
    )
    assert table.hero().life == 12


def test_into_a_trap_room_the_warning_ring_helps() -> None:
    table = escapes("trap-oooo south", rings={A: "warning"})
    assert question(table).kind == "dungeonquest-use-warning-ring"


def test_over_a_pit_agility_is_rolled_for() -> None:
    table = escapes("pit-owow south", dice=[8])
    table.expect(
        events.AgilityTried(A, Trial.PIT, 8, 7, passed=False),
        events.HeroDied(A, VOLRIK, Cause.PIT, 0),
    )


def test_into_a_corridor_the_hero_moves_on_at_once() -> None:
    table = escapes("corridor-owow south")
    assert question(table).kind == "dungeonquest-move-on"
    table.plays(A, "move", "north")
    assert table.where() == "B1"


def test_into_a_corridor_the_combat_is_over_before_the_hero_moves_on() -> None:
    table = escapes("corridor-oooo south")
    assert question(table).kind == "dungeonquest-move-on"
    assert table.view().fight is None
    assert len(table.state.monsters) == 15


def test_into_a_crumbling_room_no_room_card_is_drawn_and_the_ceiling_comes_down_later() -> None:
    table = escapes("cave-in-oooo south")
    table.expect_no(events.RoomCardDrawn)
    assert table.hero().plight is Plight.CAVE_IN
    others_wait(table)
    assert options(table) == ["brave", "retreat"]


def test_into_a_dark_chamber_the_hero_gropes_in_the_next_turn() -> None:
    table = escapes("dark-chamber-oowo west")
    table.expect_no(events.RoomCardDrawn)
    assert table.hero().plight is Plight.DARK_CHAMBER


def test_into_the_treasure_chamber_treasure_is_taken_and_the_dragon_may_wake() -> None:
    table = dungeon(
        {A: "G6"},
        tiles=["normal-oooo"],
        room=["goblin"],
        monster=[2],
        dragon=["sleeping"],
    )
    table.plays(A, "leave-chamber", "south")
    table.answers(A, "escape")
    table.expect(
        events.Retreated(A, "G6"),
        events.ChamberEntered(A, stayed=False),
        events.DragonSleeps(A, 7),
    )
    assert len(table.hero().treasures) == 2
    assert table.asked == [B]


def test_into_a_tower_the_castle_may_be_left() -> None:
    table = dungeon({A: "A1"}, tiles=["normal-oooo"], room=["goblin"], monster=[2])
    table.goes("south")
    table.answers(A, "escape")
    table.plays(A, "leave-castle")
    assert table.hero().fate is Fate.OUT
