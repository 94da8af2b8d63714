"""Being teleported by the amulet and by the ring ("Amuleto de Teletransportación")."""

from typing import Unpack

import pytest

from rules.dungeonquest import events
from rules.dungeonquest.cards import Deck, RoomCard
from rules.dungeonquest.catacombs import events as below
from rules.dungeonquest.catacombs import finds_events as told
from rules.dungeonquest.catacombs.amulet_cards import Amulet
from rules.dungeonquest.catacombs.curios import Bearing, Drop, Landing
from rules.dungeonquest.catacombs.passages import WayDown
from rules.dungeonquest.heroes import Box, Ring, rings_in
from rules.dungeonquest.squares import Direction
from rules.dungeonquest.state import Cause, Fate, Plight
from tests.games.dungeonquest.layout import A, B, Dungeon, Layout, also, dungeon
from tests.games.dungeonquest.steps import ROOM, lowest, others_wait, question

MIDDLE = "E6"


def teleports(
    roll: int,
    tile: str = "normal-oooo",
    *more: int,
    beside: str = "",
    **laid: Unpack[Layout],
) -> Dungeon:
    """Let a hero in the middle of the board use the ring.

    Args:
        roll: the D10.
        tile: the one that is drawn for an empty square.
        *more: the dice that are rolled after that.
        beside: the square of another hero.
        **laid: all else.
    """
    rooms = {MIDDLE: ROOM, **laid.get("rooms", {})}
    at = {A: MIDDLE, B: beside} if beside else {A: MIDDLE}
    rings = {A: "teleportation"}
    table = dungeon(
        at,
        **also(laid, rooms=rooms, tiles=[tile], rings=rings, catacombs=True, dice=[roll, *more]),
    )
    table.plays(A, "teleport")
    return table


@pytest.mark.parametrize(
    ("rolls", "bearing", "place"),
    [
        ((1, 2), Bearing.NORTH, "E3"),
        ((3, 4), Bearing.EAST, "H6"),
        ((5, 6), Bearing.WEST, "B6"),
        ((7, 8), Bearing.SOUTH, "E9"),
    ],
)
def test_a_d10_says_where_one_is_teleported(
    rolls: tuple[int, int], bearing: Bearing, place: str
) -> None:
    """Ruling 86: north is north on the map."""
    for roll in rolls:
        table = teleports(roll)
        table.expect(
            told.TeleportationRingUsed(A),
            told.HeroTeleported(A, roll, bearing, Landing.SQUARE, place),
        )
        table.expect_no(events.RoomCardDrawn)
        assert (table.where(), table.asked, table.hero().ring_used) == (place, [B], True)


def test_on_9_one_is_teleported_into_the_ground() -> None:
    table = teleports(9)
    table.expect(told.HeroTeleported(A, 9, Bearing.GROUND, Landing.ROCK, ""))
    assert (table.hero().fate, table.hero().cause) == (Fate.DEAD, Cause.TELEPORTATION)


def test_on_10_one_is_teleported_into_the_catacombs() -> None:
    table = teleports(10)
    table.answers(A, "west")
    table.expect(below.WentBelow(A, WayDown.TELEPORT, Direction.WEST, MIDDLE))
    assert table.hero().descent.heading is Direction.WEST
    assert table.asked == [B], "cards are drawn from the next turn on"


def test_outside_the_walls_there_is_rock() -> None:
    table = dungeon(
        {A: "B2"}, rooms={"B2": ROOM}, rings={A: "teleportation"}, catacombs=True, dice=[1]
    )
    table.plays(A, "teleport")
    table.expect(told.HeroTeleported(A, 1, Bearing.NORTH, Landing.ROCK, ""))
    assert table.hero().fate is Fate.DEAD


def test_where_no_tile_can_be_laid_there_is_rock_too() -> None:
    """Ruling 9."""
    table = dungeon(
        {A: MIDDLE}, rooms={MIDDLE: ROOM}, rings={A: "teleportation"}, catacombs=True,
        no_tiles=True, dice=[1],
    )  # fmt: skip
    table.plays(A, "teleport")
    assert table.hero().cause is Cause.TELEPORTATION


def test_where_another_hero_stands_the_die_is_rolled_again() -> None:
    table = teleports(1, "normal-oooo", 3, beside="E3", rooms={"E3": ROOM})
    table.expect(
        told.HeroTeleported(A, 1, Bearing.NORTH, Landing.TAKEN, "E3"),
        told.HeroTeleported(A, 3, Bearing.EAST, Landing.SQUARE, "H6"),
    )
    assert table.where() == "H6"


def test_a_tile_is_laid_where_there_is_none() -> None:
    """Ruling 86: as if one had walked in that way."""
    table = teleports(3, "normal-ooww")
    assert (table.tile("H6").tile, table.tile("H6").heading) == ("normal-ooww", Direction.EAST)


def test_a_tile_that_lies_there_stays() -> None:
    table = teleports(3, rooms={"H6": "normal-owow south"})
    table.expect_no(events.TileLaid)


def test_who_lands_on_a_pit_falls() -> None:
    table = teleports(3, "pit-owow")
    table.expect_no(events.AgilityTried)
    assert table.hero().cause is Cause.PIT


def test_who_floats_does_not_fall_into_a_pit() -> None:
    table = teleports(3, "pit-owow", worn={A: "levitation"})
    table.expect(told.FloatedOver(A, Drop.PIT))
    assert table.hero().fate is Fate.INSIDE


def test_who_lands_on_a_bridge_falls_into_the_catacombs() -> None:
    table = teleports(3, "bridge-owow", 2, 1)
    table.expect(events.LifeLost(A, Cause.BRIDGE, "D10", 2, 2, 13))
    table.answers(A, "north")
    assert table.hero().descent is not None
    table.expect(below.WentBelow(A, WayDown.BRIDGE, Direction.NORTH, "H6"))


@pytest.mark.parametrize("kind", ["trap-oooo", "corridor-owow", "rotating-room-owww"])
def test_other_rooms_do_nothing_to_who_comes_through_the_air(kind: str) -> None:
    """Ruling 86."""
    table = teleports(3, kind)
    table.expect_no(events.TrapCardDrawn, events.RoomRotated, events.RoomCardDrawn)
    assert (table.where(), table.asked) == ("H6", [B])


@pytest.mark.parametrize(
    ("kind", "plight"),
    [
        ("cave-in-oooo", Plight.CAVE_IN),
        ("dark-chamber-oowo", Plight.DARK_CHAMBER),
        ("web-oooo", Plight.WEB),
    ],
)
def test_what_holds_heroes_in_a_room_holds_this_one_too(kind: str, plight: Plight) -> None:
    """Ruling 86."""
    assert teleports(3, kind).hero().plight is plight


def test_in_the_treasure_chamber_one_takes_nothing_but_turns_over_a_dragon_token() -> None:
    table = dungeon(
        {A: "G2"}, rooms={"G2": ROOM}, rings={A: "teleportation"}, catacombs=True,
        dragon=["sleeping"], dice=[7],
    )  # fmt: skip
    table.plays(A, "teleport")
    table.expect(events.DragonSleeps(A, 7))
    table.expect_no(events.TreasureTaken)
    assert table.where() == "G5"


def test_in_the_treasure_chamber_the_dragon_may_wake() -> None:
    table = dungeon(
        {A: "G2", B: "G6"}, rooms={"G2": ROOM}, rings={A: "teleportation"}, catacombs=True,
        dragon=["awake"], dice=[7, 1, 2],
    )  # fmt: skip
    table.plays(A, "teleport")
    table.expect(events.DragonWoke(A), events.LifeLost(A, Cause.DRAGON, "D12", 1, 1, 14))
    assert "flee" in question(table).kind


def test_who_is_teleported_out_of_the_treasure_chamber_leaves_it() -> None:
    table = dungeon(
        {A: "G5"}, rings={A: "teleportation"}, catacombs=True, dragon_shown=2, dice=[1],
    )  # fmt: skip
    table.plays(A, "teleport")
    table.expect(events.DragonTokensShuffled())


def test_the_ring_comes_with_both_boxes_alone() -> None:
    """Ruling 37: it is of no use without the Catacombs."""
    assert Ring.TELEPORTATION in rings_in(tuple(Box))
    assert Ring.TELEPORTATION not in rings_in((Box.BASE, Box.HEROES))
    assert Ring.TELEPORTATION not in rings_in((Box.BASE, Box.CATACOMBS))


def test_the_ring_works_once() -> None:
    table = teleports(3)
    others_wait(table)
    assert "teleport" not in table.acts()


@pytest.mark.parametrize("card", ["trapdoor", "cave-in", "crossfire-trap", "spear-trap"])
def test_the_amulet_snatches_its_wearer_from_the_traps_of_the_room_deck(card: str) -> None:
    """Ruling 85."""
    table = dungeon(
        {A: MIDDLE}, rooms={MIDDLE: ROOM}, tiles=["normal-oooo", "normal-oooo"], room=[card],
        amulet={A: "teleportation"}, dice=[3],
    )  # fmt: skip
    table.goes("south")
    table.expect(
        told.AmuletActed(A, B, Amulet.TELEPORTATION),
        told.SweptOffByAmulet(A),
        told.HeroTeleported(A, 3, Bearing.EAST, Landing.SQUARE, "H7"),
    )
    assert (table.where(), table.hero().life) == ("H7", 15)
    assert lowest(table, Deck.ROOM) is RoomCard(card)
    assert table.hero().amulet is Amulet.TELEPORTATION, "its power is lasting"


def test_the_amulet_snatches_its_wearer_from_a_trap_room() -> None:
    table = dungeon(
        {A: MIDDLE}, rooms={MIDDLE: ROOM}, tiles=["trap-oooo", "normal-oooo"],
        amulet={A: "teleportation"}, dice=[5],
    )  # fmt: skip
    table.goes("south")
    table.expect_no(events.TrapCardDrawn)
    assert table.where() == "B7"


def test_the_amulet_does_not_save_from_a_trap_that_a_search_sets_off() -> None:
    """Ruling 85: nor does the ring of warning."""
    table = dungeon(
        {A: MIDDLE}, rooms={MIDDLE: ROOM}, search=["trap"], trap=["explosion"],
        amulet={A: "teleportation"},
    )  # fmt: skip
    table.plays(A, "search")
    assert (table.hero().life, table.hero().amulet_acts) == (11, False)


def test_the_shadow_of_doom_is_left_behind() -> None:
    table = dungeon(
        {A: MIDDLE}, rooms={MIDDLE: ROOM}, rings={A: "teleportation"}, catacombs=True,
        holds={A: [RoomCard.SHADOW_OF_DOOM]}, dice=[2, 3],
    )  # fmt: skip
    table.plays(A, "teleport")
    table.expect(told.ShadowLeftBehind(A))
    assert table.hero().cards == ()


def test_the_ring_is_used_in_place_of_an_ordinary_turn_alone() -> None:
    """Ruling 87."""
    table = dungeon(
        {A: MIDDLE}, rooms={MIDDLE: "cave-in-oooo south", "E5": ROOM}, perils={A: "cave-in"},
        came_from={A: "E5"}, rings={A: "teleportation"}, catacombs=True,
    )  # fmt: skip
    assert table.acts() == ["brave", "retreat"]


def test_the_ring_leads_out_of_a_dead_end() -> None:
    table = dungeon(
        {A: MIDDLE}, rooms={MIDDLE: "rotating-room-owww south", "E5": "normal-owww south"},
        rings={A: "teleportation"}, catacombs=True,
    )  # fmt: skip
    assert table.acts() == ["teleport", "wait"]


def test_who_floats_does_not_fall_from_a_bridge() -> None:
    table = teleports(3, "bridge-owow", worn={A: "levitation"})
    table.expect(told.FloatedOver(A, Drop.BRIDGE))
    assert (table.where(), table.hero().descent) == ("H6", None)


def test_the_amulet_works_for_good() -> None:
    table = dungeon(
        {A: MIDDLE}, rooms={MIDDLE: ROOM}, worn={A: "teleportation"},
        tiles=["trap-oooo", "normal-oooo"], dice=[3],
    )  # fmt: skip
    table.goes("south")
    table.expect(told.SweptOffByAmulet(A))
    assert table.where() == "H7"
