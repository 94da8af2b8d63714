"""Azoth: six spells, and bare hands ("Azoth el Sincara")."""

from typing import Unpack

import pytest

from rules.dungeonquest import events
from rules.dungeonquest.cards import RoomCard
from rules.dungeonquest.heroes import Ability, Hero
from rules.dungeonquest.heroes_expansion import events as told
from rules.dungeonquest.heroes_expansion.spellbook import Spell
from rules.dungeonquest.monsters import Monster, Outcome
from rules.dungeonquest.squares import Direction
from rules.dungeonquest.state import Cause, Fate, Plight
from tests.games.dungeonquest.layout import A, B, Dungeon, Layout, also, dungeon
from tests.games.dungeonquest.steps import (
    ROOM,
    enters,
    options,
)

AZOTH = [Hero.AZOTH]


def turn(**laid: Unpack[Layout]) -> Dungeon:
    """Begin a turn of Azoth's in an ordinary room."""
    laid.setdefault("rooms", {"B2": ROOM})
    return dungeon({A: "B2"}, **also(laid, heroes=AZOTH))


def casting(act: str, **laid: Unpack[Layout]) -> Dungeon:
    """Let Azoth cast a spell as the turn begins."""
    table = turn(**laid)
    table.plays(A, act)
    return table


def others(table: Dungeon) -> None:
    """Let the other hero lose a turn."""
    table.wait(B)


def test_he_wears_no_ring_and_fights_with_bare_hands() -> None:
    assert {Ability.BARE_FINGERS, Ability.UNARMED} <= set(Hero.AZOTH.sheet.abilities)
    table = enters("goblin", heroes=AZOTH, monster=[6], dice=[1, 6])
    table.answers(A, "attack")
    table.expect(told.UnarmedRoundFought(A, Monster.GOBLIN, 6, 1, 0, 1, 14, 1))


# Dark force


def test_the_dark_force_gives_three_life_points() -> None:
    table = casting("dark-force", life={A: 5})
    table.answers(A, "three")
    table.expect(told.DarkForceUsed(A, 0, 3, 8))
    assert table.asked == [A], "and costs no turn"


def test_the_dark_force_gives_what_a_die_shows_for_better_or_worse() -> None:
    table = casting("dark-force", life={A: 5}, dice=[1])
    table.answers(A, "die")
    table.expect(told.DarkForceUsed(A, 1, 1, 6))


def test_the_dark_force_gives_no_more_than_he_had_at_the_start() -> None:
    table = casting("dark-force", life={A: 13}, dice=[6])
    table.answers(A, "die")
    assert table.hero().life == 14


def test_the_dark_force_works_but_once_in_a_game() -> None:
    table = casting("dark-force", life={A: 5})
    table.answers(A, "three")
    assert "dark-force" not in table.acts()
    assert table.hero().spent == (Spell.DARK_FORCE,)


def test_there_is_no_dark_force_in_the_treasure_chamber() -> None:
    table = dungeon({A: "G5"}, heroes=AZOTH, life={A: 5})
    assert "dark-force" not in table.acts()


# Eyes of doom


def test_the_eyes_of_doom_cost_a_life_point_and_the_monster_may_flee() -> None:
    table = enters("orc", heroes=AZOTH, monster=[1])
    table.answers(A, "eyes")
    table.expect(
        told.EyesOfDoomUsed(A, Monster.ORC, 13),
        events.MonsterReacted(A, Monster.ORC, Outcome.FLEES, B),
    )
    assert (table.hero().life, table.asked) == (13, [B])


@pytest.mark.parametrize(("roll", "frightened"), [(4, False), (5, True)])
def test_a_d10_above_its_life_points_makes_a_monster_flee(roll: int, frightened: bool) -> None:  # noqa: FBT001
    table = enters("orc", heroes=AZOTH, monster=[4], dice=[roll])
    table.answers(A, "eyes")
    table.expect(told.EyesOfDoomRolled(A, Monster.ORC, roll, frightened))
    assert (table.asked == [B]) is frightened


def test_after_the_eyes_he_may_burn_fade_or_fight() -> None:
    table = enters("orc", heroes=AZOTH, monster=[4], dice=[1])
    table.answers(A, "eyes")
    assert options(table) == ["attack", "fireball", "invisibility"]
    table.answers(A, "fireball")
    table.expect(events.MonsterDied(A, Monster.ORC, 4))


def test_after_the_eyes_he_may_fight_with_bare_hands() -> None:
    table = enters("orc", heroes=AZOTH, monster=[4], dice=[1, *[1, 6] * 4])
    table.answers(A, "eyes")
    table.answers(A, "attack")
    table.expect(
        told.UnarmedRoundFought(A, Monster.ORC, 6, 1, 0, 1, 13, 1),
        events.MonsterDied(A, Monster.ORC, 4),
    )


def test_after_a_sneak_attack_the_eyes_may_be_used_but_not_invisibility() -> None:
    table = enters("sneak-attack-orc", heroes=AZOTH, dice=[8])
    table.expect(events.LifeLost(A, Cause.ORC, "D12-luck", 8, 2, 12))
    assert options(table) == ["attack", "escape", "eyes", "fireball"]


def test_there_are_no_eyes_for_the_giant_spider() -> None:
    table = enters("giant-spider", heroes=AZOTH)
    assert options(table) == ["fight", "fireball", "invisibility", "escape"]


# Fireball


def test_a_fireball_kills_and_costs_the_next_turn() -> None:
    table = enters("champion-of-chaos", heroes=AZOTH)
    table.answers(A, "fireball")
    table.expect(told.FireballCast(A, Monster.CHAMPION_OF_CHAOS))
    assert table.hero().spell is Spell.FIREBALL
    others(table)
    table.expect(events.TurnLost(A, 0), told.SpellEnded(A, Spell.FIREBALL))
    assert (table.hero().spell, table.asked) == (None, [B])


def test_he_may_wait_and_burn_what_attacks() -> None:
    table = enters("orc", heroes=AZOTH, monster=[4])
    table.answers(A, "wait")
    table.answers(A, raw=True)
    table.expect(told.FireballCast(A, Monster.ORC), events.MonsterDied(A, Monster.ORC, 3))


def test_a_fireball_kills_the_giant_spider_that_holds_him() -> None:
    table = enters("giant-spider", heroes=AZOTH, dice=[6])
    table.answers(A, "fight")
    table.answers(A, [1, 2])
    others(table)
    assert options(table) == ["fight", "fireball"]
    table.answers(A, "fireball")
    assert table.hero().plight is Plight.NONE


@pytest.mark.parametrize("tile", ["normal-oodo south", "portcullis-pooo north"])
def test_a_fireball_clears_a_door_or_a_portcullis_for_the_turn_after_the_next(tile: str) -> None:
    table = turn(rooms={"B2": tile}, tiles=["normal-oooo"], room=["empty"])
    table.goes("south")
    table.answers(A, raw=True)
    table.expect(told.WayBlasted(A, Direction.SOUTH))
    assert table.where() == "B2"
    others(table)
    others(table)
    table.goes("south")
    table.expect_no(events.DoorTried, events.PortcullisTried)
    assert table.where() == "B3"


def test_one_spell_at_a_time() -> None:
    table = enters("orc", heroes=AZOTH)
    table.answers(A, "invisibility")
    others(table)
    table.answers(A, raw=True)
    assert not {"stasis", "dark-force", "passwall", "invisibility"} & set(table.acts())


# Invisibility


def test_invisibility_costs_two_life_points_and_hides_him_from_a_monster() -> None:
    table = enters("orc", heroes=AZOTH)
    table.answers(A, "invisibility")
    table.expect(told.TurnedInvisible(A, 12))
    assert (table.hero().life, table.asked) == (12, [B])


def test_invisibility_hides_him_from_the_giant_spider() -> None:
    table = enters("giant-spider", heroes=AZOTH)
    table.answers(A, "invisibility")
    assert (table.hero().plight, table.hero().life) == (Plight.NONE, 12)


@pytest.mark.parametrize("card", ["orc", "giant-spider"])
def test_who_is_invisible_passes_monsters(card: str) -> None:
    table = casting("invisibility", tiles=["normal-oooo"], room=[card])
    table.goes("south")
    table.expect(told.MonsterPassed(A, Monster.ORC if card == "orc" else None))
    assert table.asked == [B]


def test_it_does_not_help_against_a_sneak_attack_nor_a_trap() -> None:
    table = casting("invisibility", tiles=["normal-oooo"], room=["sneak-attack-orc"], dice=[6])
    table.goes("south")
    assert options(table) == ["attack", "escape"], "and no other spell can be cast"
    table = casting("invisibility", tiles=["normal-oooo"], room=["crossfire-trap"], dice=[6])
    table.goes("south")
    assert table.hero().life == 12 - 3


def test_it_costs_a_life_point_for_each_turn_that_it_goes_on() -> None:
    table = casting("invisibility")
    table.plays(A, "wait")
    others(table)
    table.answers(A, raw=True)
    table.expect(told.SpellKept(A, Spell.INVISIBILITY, 11))
    assert table.hero().spell is Spell.INVISIBILITY


def test_he_may_become_invisible_later_in_his_turn() -> None:
    """Ruling 58."""
    table = turn(holds={A: [RoomCard.TRAPDOOR]}, life={A: 9}, dice=[4])
    table.plays(A, "climb")
    assert {"invisibility"} == {"invisibility", "stasis", "dark-force"} & set(table.acts())
    table.plays(A, "invisibility")
    assert (table.hero().life, table.hero().spell) == (7, Spell.INVISIBILITY)


def test_it_does_not_help_in_the_treasure_chamber() -> None:
    table = dungeon({A: "G5"}, heroes=AZOTH, dragon=["sleeping"])
    table.plays(A, "invisibility")
    table.plays(A, "stay")
    table.expect(events.DragonSleeps(A, 7))


def test_it_ends_if_he_does_not_pay() -> None:
    table = casting("invisibility")
    table.plays(A, "wait")
    others(table)
    table.answers(A, raw=False)
    table.expect(told.SpellEnded(A, Spell.INVISIBILITY))
    assert (table.hero().life, table.hero().spell) == (12, None)


def test_no_spell_is_paid_for_with_the_last_life_points() -> None:
    """Ruling 38."""
    assert options(enters("orc", heroes=AZOTH, life={A: 1})) == [
        "attack", "wait", "escape", "fireball",
    ]  # fmt: skip


# Stasis


def stops_time(**laid: Unpack[Layout]) -> Dungeon:
    """Let Azoth stop the time and step south into a new room."""
    laid.setdefault("tiles", ["normal-oooo", "normal-oooo"])
    table = casting("stasis", **laid)
    table.goes("south")
    return table


def test_stasis_gives_further_turns_for_a_life_point_each() -> None:
    table = stops_time(room=["empty", "empty"])
    assert (table.hero().life, table.asked) == (13, [A])
    table.answers(A, raw=True)
    table.expect(told.SpellKept(A, Spell.STASIS, 12))
    table.goes("south")
    table.answers(A, raw=False)
    table.expect(told.SpellEnded(A, Spell.STASIS))
    table.plays(A, "wait")
    assert (table.where(), table.asked, table.view().sun) == ("B4", [B], 5)


@pytest.mark.parametrize("card", ["orc", "sneak-attack-orc", "giant-spider"])
def test_in_stasis_he_passes_whatever_he_meets(card: str) -> None:
    table = stops_time(room=[card])
    table.expect(told.MonsterPassed(A, None if card == "giant-spider" else Monster.ORC))
    assert table.hero().life == 13


@pytest.mark.parametrize("card", ["crossfire-trap", "trapdoor", "cave-in", "vampire-bats"])
def test_in_stasis_neither_traps_nor_creatures_harm_him(card: str) -> None:
    table = stops_time(room=[card])
    table.expect(told.HarmPassed(A))
    assert (table.hero().life, table.hero().plight) == (13, Plight.NONE)


def test_in_stasis_a_trap_room_does_nothing() -> None:
    table = stops_time(tiles=["trap-oooo"])
    table.expect(told.HarmPassed(A))
    table.expect_no(events.TrapCardDrawn)


def test_in_stasis_crypts_are_searched_and_their_traps_do_nothing() -> None:
    table = stops_time(room=["crypt"], crypt=["trap-light"])
    table.answers(A, raw=True)
    table.expect(told.HarmPassed(A))
    assert table.hero().life == 13


def test_in_stasis_the_torch_goes_out_all_the_same() -> None:
    assert stops_time(room=["torch-goes-out"]).hero().plight is Plight.NO_TORCH


def test_a_rotating_room_turns_when_time_runs_again() -> None:
    table = stops_time(tiles=["rotating-room-owww"])
    table.expect_no(events.RoomRotated)
    table.answers(A, raw=False)
    table.expect(told.SpellEnded(A, Spell.STASIS), events.RoomRotated(A, Direction.SOUTH))
    assert table.tile("B3").turned


def test_a_rotating_room_that_turns_late_may_kill() -> None:
    rooms = {"B2": ROOM, "B4": "normal-owww west"}
    table = stops_time(rooms=rooms, tiles=["rotating-room-owww"])
    table.answers(A, raw=False)
    assert table.hero().cause is Cause.ROTATING_ROOM


def test_a_rotating_room_turns_too_if_he_dies_while_time_stands_still() -> None:
    table = stops_time(tiles=["rotating-room-owww", "pit-owow"], dice=[5])
    table.answers(A, raw=True)
    table.goes("north")
    table.answers(A, raw=True)
    table.goes("west")
    assert table.hero().cause is Cause.PIT
    table.expect(told.SpellEnded(A, Spell.STASIS), events.RoomRotated(A, Direction.SOUTH))
    assert table.tile("B3").turned


@pytest.mark.parametrize("card", ["giant-centipede", "trap"])
def test_in_stasis_what_a_search_brings_up_does_nothing(card: str) -> None:
    table = casting("stasis", search=[card], trap=["explosion"])
    table.plays(A, "search")
    table.expect(told.HarmPassed(A))
    assert (table.hero().life, table.hero().lost_turns) == (13, 0)


def test_in_stasis_a_trap_in_a_door_does_nothing_but_stays_shut() -> None:
    table = casting("stasis", rooms={"B2": "normal-oodo south"}, door=["trap-plain"])
    table.goes("south")
    table.expect(told.HarmPassed(A))
    assert (table.hero().life, table.where()) == (13, "B2")


def test_in_stasis_he_takes_treasure_and_no_dragon_wakes() -> None:
    table = dungeon({A: "G5"}, heroes=AZOTH)
    table.plays(A, "stasis")
    table.plays(A, "stay")
    table.expect_no(events.DragonSleeps, events.DragonWoke)
    table.answers(A, raw=True)
    table.plays(A, "stay")
    assert len(table.hero().treasures) == 4


# Passwall


def test_passwall_leads_through_any_wall() -> None:
    table = turn(rooms={"B2": "normal-owww south"}, tiles=["normal-oooo"], room=["empty"])
    table.plays(A, "passwall", "south")
    table.expect(
        told.WallPassed(A, Direction.SOUTH), events.SecretDoorPassed(A, Direction.SOUTH, "B3")
    )
    assert table.hero().spent == (Spell.PASSWALL,)


def test_passwall_leads_out_of_the_castle_from_its_edge() -> None:
    table = dungeon({A: "B1"}, heroes=AZOTH, rooms={"B1": ROOM}, treasures={A: ["guineas-100"]})
    table.plays(A, "passwall", "north")
    table.expect(told.OuterWallPassed(A, Hero.AZOTH, 100))
    assert table.hero().fate is Fate.OUT


def test_passwall_takes_six_life_points_to_have_and_costs_none() -> None:
    assert "passwall" not in turn(life={A: 5}).acts()
    table = turn(life={A: 6}, tiles=["normal-oooo"], room=["empty"])
    table.plays(A, "passwall", "east")
    assert table.hero().life == 6


def test_passwall_works_but_once_in_a_game() -> None:
    table = turn(tiles=["normal-oooo"], room=["empty"])
    table.plays(A, "passwall", "east")
    others(table)
    assert "passwall" not in table.acts()


def test_other_heroes_cast_nothing() -> None:
    table = dungeon({A: "B2"}, rooms={"B2": ROOM}, life={A: 5})
    assert table.acts() == ["move", "search", "wait"]


def test_a_rotating_room_that_turns_late_does_nothing_to_him_below_it() -> None:
    rooms = {"B2": "passage-ooow south", "B1": ROOM, "B4": "normal-owww north"}
    table = casting(
        "stasis", rooms=rooms, tiles=["rotating-room-owww"], room=["empty"],
        catacomb=["giant-worm", "empty"], dice=[5],
    )  # fmt: skip
    table.goes("south")
    table.answers(A, raw=True)
    table.goes("north")
    table.answers(A, raw=True)
    table.plays(A, "go-down")
    table.answers(A, "south")
    table.answers(A, raw=True)
    assert table.where() == "B3"
    table.answers(A, raw=False)
    table.expect(events.RoomRotated(A, Direction.SOUTH))
    assert table.hero().fate is Fate.INSIDE
