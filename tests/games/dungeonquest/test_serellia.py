"""Serellia and Flame Bright ("Sarellia de Zimendell")."""

from typing import Unpack

import pytest

from rules.dungeonquest import events
from rules.dungeonquest.cards import CorpseCard
from rules.dungeonquest.events import Trial
from rules.dungeonquest.heroes import Hero, Supply
from rules.dungeonquest.heroes_expansion import events as told
from rules.dungeonquest.monsters import Monster, Outcome
from rules.dungeonquest.state import Cause, Fate, Plight
from rules.dungeonquest.tiles import Tile
from tests.games.dungeonquest.layout import VOLRIK, A, B, C, Dungeon, Layout, also, dungeon
from tests.games.dungeonquest.steps import ROOM, options, question

SERELLIA = [Hero.SERELLIA]
RIGHT = 5
"""A secret die by which Flame Bright is right."""

WRONG = 1
"""The one by which it is wrong."""


def goes(*rolls: int, tile: str = "normal-oooo", **laid: Unpack[Layout]) -> Dungeon:
    """Let Serellia go south, where Flame Bright looks first."""
    laid.setdefault("rooms", {"B2": ROOM})
    laid.setdefault("tiles", [tile])
    table = dungeon({A: "B2"}, **also(laid, heroes=SERELLIA, dice=rolls))
    table.goes("south")
    return table


def enters(card: str, *rolls: int, **laid: Unpack[Layout]) -> Dungeon:
    """Let Serellia go into a new room in spite of what Flame Bright says."""
    table = goes(RIGHT, *rolls, **also(laid, room=[card]))
    table.answers(A, raw=True)
    return table


def into(tile: str, *rolls: int, **laid: Unpack[Layout]) -> Dungeon:
    """Let Serellia go onto a special tile in spite of what Flame Bright says."""
    table = goes(RIGHT, *rolls, tile=tile, **laid)
    table.answers(A, raw=True)
    return table


def alone(table: Dungeon) -> Dungeon:
    """Take Flame Bright away."""
    table.state.characters[A].companion = None
    return table


# Warnings


@pytest.mark.parametrize(
    ("tile", "dangerous"),
    [
        ("trap-oooo", True),
        ("pit-owow", True),
        ("rotating-room-owww", True),
        ("normal-oooo", False),
        ("cave-in-oooo", False),
    ],
)
def test_flame_bright_warns_of_dangerous_tiles_or_is_wrong_by_a_one(
    tile: str,
    dangerous: bool,  # noqa: FBT001
) -> None:
    for roll, warned in ((2, dangerous), (10, dangerous), (1, not dangerous)):
        goes(roll, tile=tile).expect(told.CompanionWarned(A, B, "B3", warned))


def test_only_the_player_on_the_right_learns_the_tile_and_the_die() -> None:
    table = goes(RIGHT, players=3)
    looked = told.TileLookedAt(A, Tile.ROOM_OOOO, "B3", RIGHT)
    table.expect(looked, by=C)
    for viewer in (None, A, B):
        assert looked not in table.told(viewer)
        assert [one.tile for one in table.view(viewer).face_down] == [None]
    assert [one.tile for one in table.view(C).face_down] == [Tile.ROOM_OOOO]


def test_true_and_false_warnings_look_the_same_to_all_others() -> None:
    one, other = goes(RIGHT, tile="pit-owow", players=3), goes(WRONG, players=3)
    for viewer in (None, A, B):
        assert one.view(viewer) == other.view(viewer)
        assert one.told(viewer) == other.told(viewer)
    assert one.question(A) == other.question(A)


def test_alone_nobody_looks() -> None:
    table = goes(RIGHT, players=1)
    table.expect(told.CompanionWarned(A, None, "B3", warned=False))
    assert [one.tile for one in table.view(A).face_down] == [None]


def test_who_goes_in_turns_the_tile_up() -> None:
    table = goes(RIGHT, room=["empty"])
    table.answers(A, raw=True)
    table.expect(events.TileLaid(A, Tile.ROOM_OOOO, "B3"))
    assert (table.where(), table.view().face_down) == ("B3", ())


def test_who_does_not_may_try_another_way() -> None:
    table = goes(RIGHT, RIGHT, tiles=["pit-owow", "normal-oooo"], room=["empty"])
    table.answers(A, raw=False)
    table.expect(told.TileRefused(A, "B3"))
    table.plays(A, "move", "east")
    table.answers(A, raw=True)
    assert table.where() == "C2"


def test_who_does_not_go_there_either_stays_and_the_turn_is_over() -> None:
    table = goes(RIGHT, RIGHT, tiles=["pit-owow", "trap-oooo"])
    table.answers(A, raw=False)
    table.plays(A, "move", "east")
    table.answers(A, raw=False)
    assert (table.where(), table.asked) == ("B2", [B])
    assert len(table.view().face_down) == 2


def test_she_need_not_try_another_way() -> None:
    table = goes(RIGHT, tile="pit-owow")
    table.answers(A, raw=False)
    table.plays(A, "stay")
    assert (table.where(), table.asked) == ("B2", [B])


def test_a_tile_that_lies_face_down_is_turned_up_by_whoever_comes() -> None:
    table = dungeon(
        {A: "B2", B: "B4"},
        heroes=SERELLIA,
        rooms={"B2": ROOM, "B4": "normal-oooo north"},
        tiles=["normal-owow"],
        room=["empty"],
        dice=[RIGHT],
    )
    table.goes("south")
    table.answers(A, raw=False)
    table.plays(A, "stay")
    table.goes("north", B)
    table.expect(events.TileLaid(B, Tile.ROOM_OWOW, "B3"))
    assert table.tile("B3").heading == "north", "its arrow lies where that hero came in"


def test_a_tile_is_looked_at_but_once() -> None:
    """Ruling 47."""
    table = goes(RIGHT, room=["empty"])
    table.answers(A, raw=False)
    table.plays(A, "stay")
    table.wait(B)
    table.goes("south")
    table.expect_no(told.CompanionWarned)
    assert table.where() == "B3"


def test_tiles_that_lie_there_are_not_looked_at() -> None:
    table = dungeon({A: "B2"}, heroes=SERELLIA, rooms={"B2": ROOM, "B3": ROOM}, room=["empty"])
    table.goes("south")
    assert table.where() == "B3"


def test_no_other_hero_is_warned() -> None:
    table = dungeon({A: "B2"}, rooms={"B2": ROOM}, tiles=["normal-oooo"], room=["empty"])
    table.goes("south")
    assert table.where() == "B3"


def test_flame_bright_looks_through_a_secret_door_too() -> None:
    table = dungeon(
        {A: "B2"}, heroes=SERELLIA, rooms={"B2": "normal-owow south"}, search=["secret-door"],
        tiles=["pit-owow", "normal-oooo"], room=["empty"], dice=[RIGHT, RIGHT],
    )  # fmt: skip
    table.plays(A, "search")
    table.plays(A, "move", "east")
    table.expect(told.CompanionWarned(A, B, "C2", warned=True))
    table.answers(A, raw=False)
    assert table.ways() == ["north", "south"]
    table.plays(A, "move", "south")
    table.answers(A, raw=True)
    assert table.where() == "B3"


def test_from_a_corridor_another_way_does_not_lead_back_into_one_that_was_passed() -> None:
    """Rulings 8 and 47."""
    table = dungeon(
        {A: "B2"}, heroes=SERELLIA,
        rooms={"B2": ROOM, "B3": "corridor-owow south", "B4": "corridor-ooww south"},
        tiles=["pit-owow"], dice=[RIGHT],
    )  # fmt: skip
    table.goes("south")
    table.plays(A, "move", "south")
    table.expect(told.CompanionWarned(A, B, "C4", warned=True))
    table.answers(A, raw=False)
    assert (table.where(), table.asked) == ("B4", [B])


def test_from_a_tower_that_she_has_just_come_to_there_is_no_other_way() -> None:
    table = dungeon(
        {A: "B1"}, heroes=SERELLIA, rooms={"B1": ROOM}, tiles=["pit-owow"], dice=[RIGHT],
        fates={B: "out"},
    )  # fmt: skip
    table.goes("west")
    table.plays(A, "move", "south")
    table.answers(A, raw=False)
    assert (table.where(), table.view().sun) == ("A1", 6)


def test_from_the_chamber_she_may_try_another_exit_or_stay_and_take_nothing() -> None:
    def refuses() -> Dungeon:
        table = dungeon(
            {A: "G5"}, heroes=SERELLIA, tiles=["pit-owow", "normal-oooo"], room=["empty"],
            dice=[RIGHT, RIGHT],
        )  # fmt: skip
        table.plays(A, "leave-chamber", "north-east")
        table.answers(A, raw=False)
        assert table.acts() == ["leave-chamber", "wait"]
        return table

    table = refuses()
    table.plays(A, "leave-chamber", "south-east")
    table.answers(A, raw=True)
    assert table.where() == "H6"
    table = refuses()
    table.plays(A, "wait")
    assert (table.where(), table.asked, table.hero().treasures) == ("G5", [B], ())


def test_who_runs_from_the_dragon_has_no_time_to_look_and_burns_alone() -> None:
    """Rulings 47 and 56."""
    table = dungeon({A: "G5"}, heroes=SERELLIA, tiles=["normal-oooo"], dragon=["awake"], dice=[3])
    table.plays(A, "stay")
    assert (table.hero().life, table.hero().companion.life) == (3, 12)
    table.answers(A, "north-east")
    table.expect_no(told.CompanionWarned)
    assert table.where() == "H5"


# Sun sphere and salve


def test_the_sun_sphere_never_goes_out() -> None:
    table = enters("torch-goes-out")
    table.expect(told.SunSphereShone(A))
    assert table.hero().plight is Plight.NONE


def test_the_sun_sphere_lights_a_dark_chamber_where_no_card_is_drawn() -> None:
    table = into("dark-chamber-oowo")
    table.expect(told.SunSphereShone(A))
    table.expect_no(events.RoomCardDrawn)
    assert table.hero().plight is Plight.NONE


def test_a_dark_chamber_that_she_lights_is_searched_and_left_like_any_room() -> None:
    table = dungeon(
        {A: "B2"}, heroes=SERELLIA, rooms={"B2": "dark-chamber-oowo south"}, search=["jewellery"]
    )
    assert table.acts() == ["move", "search", "wait"]
    table.plays(A, "search")
    assert table.hero().gold == 200
    assert "search" not in dungeon({A: "B2"}, rooms={"B2": "dark-chamber-oowo south"}).acts()


def hurt(**laid: Unpack[Layout]) -> Dungeon:
    """Begin a turn of Serellia's, who has lost life points."""
    return dungeon({A: "B2"}, **also(laid, heroes=SERELLIA, rooms={"B2": ROOM}, life={A: 2}))


def test_the_salve_restores_her_in_place_of_a_turn() -> None:
    table = hurt()
    table.plays(A, "salve")
    table.expect(told.SalveUsed(A, 4, 6))
    assert table.asked == [B]
    assert dict(table.hero().supplies)[Supply.SALVE] == 0


def test_the_salve_restores_three_life_points_of_flame_bright() -> None:
    table = enters("goblin", *[1, 6] * 4, *[6, 1] * 4, monster=[5])
    table.answers(A, "attack")
    assert table.hero().companion.life == 8
    table.wait(B)
    table.plays(A, "salve-companion")
    table.expect(told.CompanionSalved(A, 3, 11))
    table.wait(B)
    assert not {"salve", "salve-companion"} & set(table.acts()), "but once in a game"


# Doors and portcullises


def at_a_door(*rolls: int, **laid: Unpack[Layout]) -> Dungeon:
    """Let Serellia come to a door."""
    laid["rooms"] = {"B2": "normal-oodo south", "B3": ROOM}
    table = dungeon({A: "B2"}, **also(laid, heroes=SERELLIA, dice=rolls))
    table.goes("south")
    return table


@pytest.mark.parametrize(("roll", "place"), [(7, "B3"), (8, "B2")])
def test_flame_bright_opens_doors_by_d10_within_strength(roll: int, place: str) -> None:
    table = at_a_door(roll, room=["empty"])
    table.answers(A, raw=True)
    table.expect(told.CompanionTriedDoor(A, roll, 7, roll <= 7))
    assert table.where() == place


def test_she_may_open_a_door_herself() -> None:
    table = at_a_door(door=["door-opens"], room=["empty"])
    table.answers(A, raw=False)
    assert table.where() == "B3"


def test_flame_bright_lifts_portcullises_with_its_own_strength() -> None:
    table = dungeon(
        {A: "B2"}, heroes=SERELLIA, rooms={"B2": "portcullis-pooo north", "B3": ROOM},
        room=["empty"], dice=[7],
    )  # fmt: skip
    table.goes("south")
    table.expect(events.PortcullisTried(A, 7, 7, lifted=True))


# Traps


def test_by_an_even_roll_flame_bright_senses_a_trap() -> None:
    table = enters("crossfire-trap", 2)
    table.expect(told.CompanionSensed(A, 2, sensed=True))
    assert (table.hero().life, table.hero().companion.life) == (6, 12)


def test_by_an_odd_roll_the_trap_hurts_both() -> None:
    table = enters("crossfire-trap", 3, 9, 5)
    table.expect(
        told.CompanionSensed(A, 3, sensed=False),
        told.CompanionHurt(A, Cause.CROSSFIRE_TRAP, "D12", 9, 3, 9),
        events.LifeLost(A, Cause.CROSSFIRE_TRAP, "D12-armour", 5, 2, 4),
    )


def test_of_gas_both_roll_for_life_points_and_for_turns() -> None:
    table = into("trap-oooo", 3, 5, 4, 4, 6, trap=["poison-gas"])
    table.expect(
        told.CompanionHurt(A, Cause.POISON_GAS, "D6-3", 5, 2, 10),
        events.LifeLost(A, Cause.POISON_GAS, "D6-3", 4, 1, 5),
        events.TurnsWillBeLost(A, 3, 6),
    )


def test_a_ceiling_may_crush_flame_bright_by_the_number_that_she_names() -> None:
    table = enters("cave-in", 3, 2, 5, 1)
    table.answers(A, 2)
    table.expect(
        told.CeilingFellOnCompanion(A, 2, 2, crushed=True),
        told.CompanionDied(A, Cause.CAVE_IN),
        events.CeilingFell(A, 2, 5, crushed=False),
    )
    assert (table.hero().life, table.hero().companion) == (5, None)


def test_a_ceiling_that_does_not_crush_flame_bright_hurts_it() -> None:
    table = enters("cave-in", 3, 4, 3, 5, 1)
    table.answers(A, 2)
    table.expect(
        told.CeilingFellOnCompanion(A, 2, 4, crushed=False),
        told.CompanionHurt(A, Cause.CAVE_IN, "D6", 3, 3, 9),
        events.LifeLost(A, Cause.CAVE_IN, "D6", 1, 1, 5),
    )


def test_by_an_even_roll_no_ceiling_comes_down() -> None:
    table = enters("cave-in", 2)
    assert (table.asked, table.hero().life) == ([B], 6)


def test_a_trap_in_a_door_may_be_sensed_too() -> None:
    table = at_a_door(2, door=["trap-plain"])
    table.answers(A, raw=False)
    table.expect(told.CompanionSensed(A, 2, sensed=True))
    assert (table.hero().life, table.where()) == (6, "B2")


def test_a_trap_in_a_crypt_is_hers_alone_and_not_sensed() -> None:
    table = enters("crypt", 5, crypt=["trap-light"])
    table.answers(A, raw=True)
    table.expect_no(told.CompanionSensed)
    assert (table.hero().life, table.hero().companion.life) == (4, 12)


# Trapdoors and pits


def test_her_agility_is_nine_while_flame_bright_lives_and_six_after() -> None:
    table = dungeon({A: "B2"}, heroes=SERELLIA, rooms={"B2": ROOM})
    assert table.hero().sheet.agility == 9
    assert alone(table).hero().sheet.agility == 6


def test_if_she_falls_flame_bright_jumps_after_her() -> None:
    table = enters("trapdoor", 10, 7, 2)
    table.expect(
        events.AgilityTried(A, Trial.TRAPDOOR, 10, 9, passed=False),
        told.CompanionTried(A, Trial.TRAPDOOR, 7, 7, passed=True),
        told.CompanionJumped(A),
    )
    assert (table.hero().plight, table.hero().companion.fallen) == (Plight.TRAPDOOR, True)
    assert table.hero().companion.life == 12


def test_both_may_fall_and_both_are_hurt_and_both_climb_out() -> None:
    table = enters("trapdoor", 10, 8, 3, 2, 7, 9)
    assert (table.hero().life, table.hero().companion.life) == (4, 9)
    table.wait(B)
    table.plays(A, "climb")
    table.expect(
        told.CompanionTried(A, Trial.CLIMB, 7, 7, passed=True),
        events.AgilityTried(A, Trial.CLIMB, 9, 9, passed=True),
    )
    assert not table.hero().companion.fallen


def fallen() -> Dungeon:
    """Let Flame Bright fall through a trapdoor, alone, and fail to climb out once."""
    table = enters("trapdoor", 9, 8, 1, 8, 7)
    assert table.hero().companion.fallen
    table.wait(B)
    return table


def test_if_flame_bright_alone_falls_she_may_wait_for_it() -> None:
    table = fallen()
    table.expect(told.CompanionTried(A, Trial.CLIMB, 8, 7, passed=False))
    table.wait(A, B)
    table.expect(told.CompanionTried(A, Trial.CLIMB, 7, 7, passed=True))
    assert not table.hero().companion.fallen


def test_or_she_may_abandon_it() -> None:
    table = fallen()
    table.goes("north")
    table.expect(told.CompanionAbandoned(A))
    assert table.hero().companion is None


def test_a_rope_pulls_flame_bright_up() -> None:
    table = enters("trapdoor", 9, 8, 1, holds={A: [CorpseCard.ROPE]})
    assert table.hero().companion.fallen
    table.wait(B)
    table.expect(told.CompanionTried(A, Trial.CLIMB, 0, 7, passed=True))
    assert not table.hero().companion.fallen


def test_a_rope_helps_both_out() -> None:
    table = enters("trapdoor", 10, 8, 1, 1, holds={A: [CorpseCard.ROPE]})
    table.wait(B)
    table.plays(A, "climb")
    table.expect(events.ClimbedOutByRope(A), told.CompanionTried(A, Trial.CLIMB, 0, 7, passed=True))
    assert not table.hero().companion.fallen


def test_a_pit_may_take_flame_bright_alone() -> None:
    table = into("pit-owow", 9, 8)
    table.expect(
        events.AgilityTried(A, Trial.PIT, 9, 9, passed=True), told.CompanionDied(A, Cause.PIT)
    )
    assert (table.hero().fate, table.hero().companion) == (Fate.INSIDE, None)


def test_a_pit_may_take_her() -> None:
    table = into("pit-owow", 10)
    assert table.hero().fate is Fate.DEAD


# Combat


def test_flame_bright_does_not_run_from_combat() -> None:
    assert options(enters("orc")) == ["attack", "wait"]


def test_flame_bright_fights_with_a_d12() -> None:
    table = enters("orc", 4, 3, *[12, 10] * 5, monster=[4])
    table.answers(A, "attack")
    table.expect(
        told.CompanionRoundFought(A, Monster.ORC, 12, 4, 3, 0, 1, 12, 1),
        events.MonsterDied(A, Monster.ORC, 4),
    )
    assert table.hero().life == 6


def test_in_a_tie_both_lose_a_life_point() -> None:
    table = enters("goblin", 6, 6, monster=[6])
    table.answers(A, "attack")
    assert table.hero().companion.life == 11


@pytest.mark.parametrize(("life", "sides"), [(9, 12), (8, 10), (5, 10), (4, 6)])
def test_its_die_depends_on_its_life_points(life: int, sides: int) -> None:
    table = goes(RIGHT, 6, 1, room=["goblin"], monster=[6])
    table.state.characters[A].companion.life = life
    table.answers(A, raw=True)
    table.answers(A, "attack")
    table.expect(told.CompanionRoundFought(A, Monster.GOBLIN, sides, 6, 1, 0, 1, life, 1))


def test_when_flame_bright_dies_she_fights_on_with_bare_hands() -> None:
    table = goes(RIGHT, 1, 6, 1, 6, room=["goblin"], monster=[6])
    table.state.characters[A].companion.life = 1
    table.answers(A, raw=True)
    table.answers(A, "attack")
    table.expect(
        told.CompanionDied(A, Cause.GOBLIN),
        told.UnarmedRoundFought(A, Monster.GOBLIN, 6, 1, 0, 1, 6, 1),
    )


def test_flame_bright_is_never_surprised() -> None:
    table = enters("sneak-attack-orc", monster=[1])
    table.expect_no(events.SneakAttacked)
    assert options(table) == ["attack", "wait"]
    table.answers(A, "attack")
    table.expect(events.MonsterReacted(A, Monster.ORC, Outcome.FLEES, B))


def test_without_flame_bright_she_is_surprised_and_may_run() -> None:
    table = goes(RIGHT, 3, room=["sneak-attack-orc"])
    alone(table)
    table.answers(A, raw=True)
    table.expect(events.SneakAttacked(A, Monster.ORC))
    assert options(table) == ["attack", "escape"]


def test_the_giant_spider_bites_flame_bright() -> None:
    table = enters("giant-spider", 6)
    table.answers(A, "fight")
    assert question(table).most == 3
    table.answers(A, [1, 2, 3])
    assert (table.hero().life, table.hero().companion.life) == (6, 11)


def test_she_may_run_from_the_giant_spider() -> None:
    """Ruling 57."""
    assert options(enters("giant-spider")) == ["fight", "escape"]


def test_vampire_bats_bite_her() -> None:
    table = enters("vampire-bats", 4)
    assert (table.hero().life, table.hero().companion.life) == (4, 12)


def test_a_skeleton_is_fought_by_flame_bright() -> None:
    table = enters("crypt", 6, crypt=["skeleton"])
    table.answers(A, raw=True)
    assert options(table) == ["attack", "wait"]


def test_a_tile_may_be_looked_at_again_where_another_could_not_be_laid() -> None:
    """A hero who came up there turned up a trap, and no other tile was left (ruling 67)."""
    table = dungeon(
        {A: "C4", B: "E3"},
        heroes=[VOLRIK, Hero.SERELLIA],
        rooms={"E3": ROOM},
        tiles=["trap-oooo"],
        no_tiles=True,
        below={A: "east"},
        catacomb=["empty", "exit"],
        dice=[5, 5, 5],
    )
    table.goes("south", B)
    table.answers(B, raw=False)
    table.answers(A, raw=True)
    assert table.hero().descent.count == 2
    table.goes("south", B)
    table.expect(told.CompanionWarned(B, A, "E4", warned=True))
