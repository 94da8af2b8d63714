"""Narrow bridges, and the fall from them ("Nuevas Losetas")."""

from typing import Unpack

import pytest

from rules.dungeonquest import events
from rules.dungeonquest.cards import CryptCard, Treasure
from rules.dungeonquest.catacombs import events as below
from rules.dungeonquest.catacombs import finds_events as finds
from rules.dungeonquest.catacombs.curios import Drop
from rules.dungeonquest.catacombs.passages import WayDown
from rules.dungeonquest.heroes import Hero
from rules.dungeonquest.heroes_expansion import events as told
from rules.dungeonquest.squares import Direction
from rules.dungeonquest.state import Cause, Fate, Plight
from tests.games.dungeonquest.layout import A, B, Dungeon, Layout, also, dungeon
from tests.games.dungeonquest.steps import ROOM, options, question

TOKENS = [f"guineas-{gold}" for gold in (100, 110, 120, 130, 140, 150, 160, 170, 180)]


def comes_to_bridge(**laid: Unpack[Layout]) -> Dungeon:
    """Let a hero step south onto a new bridge."""
    laid.setdefault("rooms", {"B2": ROOM})
    laid.setdefault("tiles", ["bridge-owow"])
    table = dungeon({A: "B2"}, **also(laid, catacombs=True))
    table.goes("south")
    return table


def crosses(*rolls: int, **laid: Unpack[Layout]) -> Dungeon:
    """Let a hero come to a bridge and try to cross it."""
    table = comes_to_bridge(**also(laid, dice=rolls))
    table.answers(A, "cross")
    return table


def falls(*rolls: int, **laid: Unpack[Layout]) -> Dungeon:
    """Let a hero fall from a bridge and head west."""
    table = crosses(*rolls, **laid)
    table.answers(A, "west")
    return table


def test_no_room_card_is_drawn_and_one_is_asked_at_once() -> None:
    table = comes_to_bridge(room=["goblin"])
    table.expect_no(events.RoomCardDrawn)
    assert options(table) == ["cross", "stay"]


def test_a_bridge_is_crossed_by_a_d10_within_agility() -> None:
    table = crosses(7)
    table.expect(below.BridgeTried(A, 7, 0, 0, 7, 7, passed=True))
    table.wait(B)
    assert table.ways() == ["south"]


@pytest.mark.parametrize(("load", "more"), [(1, 1), (4, 1), (5, 2), (8, 2), (9, 3)])
def test_treasures_make_it_harder(load: int, more: int) -> None:
    table = crosses(7 - more, treasures={A: TOKENS[:load]})
    table.expect(below.BridgeTried(A, 7 - more, load, more, 7, 7, passed=True))


def test_treasure_cards_weigh_as_much_as_tokens_and_potions_nothing() -> None:
    table = comes_to_bridge(holds={A: [CryptCard.BROOCH, CryptCard.POTION]})
    assert (question(table).load, question(table).more) == (1, 1)


def test_treasures_may_be_laid_down_first() -> None:
    table = comes_to_bridge(treasures={A: TOKENS[:5]}, holds={A: [CryptCard.BROOCH]}, dice=[6])
    table.answers(A, "drop")
    table.answers(A, ["guineas-100", "guineas-110", "crypt-brooch"])
    table.expect(
        below.TreasuresDropped(
            A, (Treasure.GUINEAS_110, Treasure.GUINEAS_100), (CryptCard.BROOCH,), 310
        )
    )
    assert table.hero().gold == 390
    table.answers(A, "cross")
    table.expect(below.BridgeTried(A, 6, 3, 1, 7, 7, passed=True))


def test_who_does_not_cross_must_go_back_in_its_next_turn() -> None:
    table = comes_to_bridge(room=["empty"])
    table.answers(A, "stay")
    table.expect(below.BridgeLeft(A))
    assert (table.hero().plight, table.asked) == (Plight.BRIDGE, [B])
    table.wait(B)
    assert (table.acts(), table.ways()) == (["move"], ["north"])
    table.goes("north")
    assert table.hero().plight is Plight.NONE


def test_who_cannot_go_back_may_cross_after_all() -> None:
    """Ruling 71."""
    table = dungeon(
        {A: "B3", B: "B2"},
        rooms={"B2": ROOM, "B3": "bridge-owow south"},
        perils={A: "bridge"},
        came_from={A: "B2"},
        catacombs=True,
        dice=[7],
    )
    table.expect(below.BridgeTried(A, 7, 0, 0, 7, 7, passed=True))


def test_whoever_has_crossed_may_cross_back() -> None:
    """Ruling 71."""
    table = crosses(7, 3)
    table.wait(B)
    assert table.acts() == ["move", "cross", "wait"]
    table.plays(A, "cross")
    table.expect(below.BridgeTried(A, 3, 0, 0, 3, 7, passed=True))
    table.wait(B)
    assert table.ways() == ["north"]


def test_a_bridge_that_lies_there_is_crossed_from_either_end() -> None:
    table = dungeon(
        {A: "B4"},
        rooms={"B2": ROOM, "B3": "bridge-owow south", "B4": ROOM},
        catacombs=True,
        dice=[7],
    )
    table.goes("north")
    table.answers(A, "cross")
    table.wait(B)
    assert table.ways() == ["north"]


def test_there_is_no_search_on_a_bridge() -> None:
    table = crosses(7)
    table.wait(B)
    assert "search" not in table.acts()


def test_who_falls_loses_a_d10_and_treasures_and_is_below() -> None:
    table = falls(8, 6, 4, treasures={A: TOKENS[:3]})
    assert table.hero().life == 9
    assert len(table.hero().treasures) == 1
    assert table.view().treasures_left == 39
    assert (table.hero().descent.heading, table.asked) == (Direction.WEST, [B])


def test_all_hear_of_the_fall_in_its_order() -> None:
    table = crosses(8, 6, 3, treasures={A: ["guineas-100"]})
    table.expect(
        below.BridgeTried(A, 8, 1, 1, 9, 7, passed=False),
        events.LifeLost(A, Cause.BRIDGE, "D10", 6, 6, 9),
        below.SpillRolled(A, 3, 1),
        below.TreasuresSpilled(A, B, (Treasure.GUINEAS_100,), (), 100),
    )
    table.answers(A, "west")
    table.expect(below.WentBelow(A, WayDown.BRIDGE, Direction.WEST, "B3"))


def test_a_low_die_spills_nothing() -> None:
    table = falls(8, 6, 2, treasures={A: TOKENS[:3]})
    assert len(table.hero().treasures) == 3


def test_the_player_on_the_right_takes_cards_too() -> None:
    table = falls(8, 6, 6, treasures={A: ["guineas-100"]}, holds={A: [CryptCard.BROOCH]})
    assert (table.hero().gold, table.hero().cards) == (0, ())


def test_alone_nobody_takes_but_treasures_are_lost() -> None:
    table = crosses(8, 6, 6, players=1, treasures={A: ["guineas-100"]})
    table.expect(below.TreasuresSpilled(A, None, (Treasure.GUINEAS_100,), (), 100))


def test_after_a_fall_one_must_travel_on_below() -> None:
    table = falls(8, 6, 1, catacomb=["empty"])
    table.wait(B)
    assert table.hero().descent.count == 1


def test_a_fall_may_kill() -> None:
    table = crosses(8, 6, life={A: 6})
    assert (table.hero().fate, table.hero().cause) == (Fate.DEAD, Cause.BRIDGE)
    table.expect_no(below.SpillRolled)


def test_the_ring_of_fortune_helps_on_a_bridge() -> None:
    table = crosses(8, 7, rings={A: "fortune"})
    table.answers(A, raw=True)
    table.expect(below.BridgeTried(A, 7, 0, 0, 7, 7, passed=True))


def test_whoever_floats_need_not_roll_and_leaves_by_either_end() -> None:
    """Ruling 71."""
    table = comes_to_bridge(worn={A: "levitation"})
    table.expect(finds.FloatedOver(A, Drop.BRIDGE))
    table.wait(B)
    assert table.ways() == ["north", "south"]


def test_an_amulet_of_levitation_begins_to_act_at_a_bridge() -> None:
    table = comes_to_bridge(amulet={A: "levitation"})
    assert table.hero().amulet_acts


def test_a_monster_may_drive_one_back_onto_a_bridge() -> None:
    table = dungeon(
        {A: "B3"},
        rooms={"B2": ROOM, "B3": "bridge-owow south"},
        came_from={A: "B4"},
        tiles=["normal-oooo"],
        room=["goblin"],
        monster=[2],
        catacombs=True,
    )
    table.goes("south")
    table.answers(A, "escape")
    assert (table.where(), options(table)) == ("B3", ["cross", "stay"])


def test_by_a_secret_door_beside_it_one_comes_out_at_an_end() -> None:
    """Ruling 71."""
    table = dungeon(
        {A: "A3"},
        rooms={"A3": ROOM, "B3": "bridge-owow south", "B2": ROOM, "B4": ROOM},
        search=["secret-door"],
        catacombs=True,
    )
    table.plays(A, "search")
    table.plays(A, "move", "east")
    table.answers(A, "stay")
    table.wait(B)
    assert len(table.ways()) == 1


def helena_runs(*dice: int) -> Dungeon:
    """Let Helena run over a bridge."""
    table = dungeon(
        {A: "B2"},
        heroes=[Hero.HELENA],
        rooms={"B2": ROOM, "B3": "bridge-owow south", "B4": "normal-owww south"},
        room=["empty"],
        catacombs=True,
        dice=dice,
    )
    table.plays(A, "run", "south")
    return table


def test_helena_runs_over_a_bridge_if_she_passes_the_test() -> None:
    table = helena_runs(8)
    table.answers(A, "cross")
    assert table.where() == "B4"


def test_helena_s_run_ends_where_she_does_not_cross() -> None:
    table = helena_runs()
    table.answers(A, "stay")
    assert (table.where(), table.asked) == ("B3", [B])


def test_helena_s_run_ends_with_a_fall() -> None:
    table = helena_runs(9, 3, 1)
    table.answers(A, "cross")
    table.answers(A, "east")
    assert (table.hero().descent.heading, table.asked) == (Direction.EAST, [B])


def serellia(*rolls: int, **laid: Unpack[Layout]) -> Dungeon:
    """Let Serellia and Flame Bright try to cross a bridge."""
    rooms = {"B2": ROOM, "B3": "bridge-owow south"}
    more: Layout = {"heroes": [Hero.SERELLIA], "rooms": rooms, "catacombs": True, "dice": rolls}
    table = dungeon({A: "B2"}, **also(laid, **more))
    table.goes("south")
    table.answers(A, "cross")
    return table


def test_serellia_and_flame_bright_roll_apart() -> None:
    table = serellia(9, 7)
    table.expect(
        below.BridgeTried(A, 9, 0, 0, 9, 9, passed=True),
        below.CompanionTriedBridge(A, 7, 7, passed=True),
    )
    table.wait(B)
    assert table.ways() == ["south"]


def test_flame_bright_jumps_after_her_unhurt() -> None:
    table = serellia(10, 7, 4, 1)
    table.expect(told.CompanionJumped(A))
    assert (table.hero().life, table.hero().companion.life) == (2, 12)
    table.answers(A, "west")
    assert table.hero().companion.fallen is False


def test_both_may_fall_and_both_are_hurt() -> None:
    table = serellia(10, 8, 5, 4, 1)
    assert (table.hero().life, table.hero().companion.life) == (2, 7)


def test_if_flame_bright_falls_she_may_climb_down_after_it_unhurt() -> None:
    table = serellia(8, 8, 5, treasures={A: ["guineas-100"]}, catacomb=["empty"])
    assert question(table).companion_life == 7
    table.answers(A, raw=True)
    table.answers(A, "west")
    table.expect(below.WentBelow(A, WayDown.COMPANION, Direction.WEST, "B3"))
    hero = table.hero()
    assert (hero.life, hero.gold, hero.companion.life, hero.companion.fallen) == (6, 100, 7, False)


def test_or_she_may_abandon_it() -> None:
    table = serellia(9, 8, 5)
    table.answers(A, raw=False)
    table.expect(told.CompanionAbandoned(A))
    assert (table.hero().companion, table.hero().descent, table.asked) == (None, None, [B])


def test_a_berserk_hero_may_fall_from_a_bridge() -> None:
    """The berserk card says Agility 4."""
    table = falls(3, 5, 2, 1, heroes=[Hero.FHYLL], berserk=[A])
    table.expect(below.WentBelow(A, WayDown.BRIDGE, Direction.WEST, "B3"))
    assert (table.hero().berserk, table.hero().life) == (True, 14)


def test_who_floats_may_search_and_wait_on_a_bridge() -> None:
    """Ruling 83."""
    table = dungeon({A: "B2"}, rooms={"B2": "bridge-owow south"}, worn={A: "levitation"})
    assert table.acts() == ["move", "search", "wait"]
