"""Fhyll: berserk and sane ("Fhyll Hachaloca")."""

from typing import Unpack

import pytest

from rules.dungeonquest import events
from rules.dungeonquest.cards import RoomCard
from rules.dungeonquest.heroes import Hero
from rules.dungeonquest.heroes_expansion import events as told
from rules.dungeonquest.heroes_expansion.moods import Mood, Trigger
from rules.dungeonquest.monsters import Monster, Stance
from rules.dungeonquest.questions import Danger
from rules.dungeonquest.squares import Direction
from rules.dungeonquest.state import Cause, Fate, Plight
from tests.games.dungeonquest.layout import A, B, Dungeon, Layout, also, dungeon
from tests.games.dungeonquest.steps import ROOM, enters, fights, options

FHYLL = [Hero.FHYLL]
RAGING = 3
"""A die at the start of a turn after which Fhyll goes on raging as he likes."""


def turn(*rolls: int, **laid: Unpack[Layout]) -> Dungeon:
    """Begin a turn of Fhyll's in an ordinary room."""
    laid.setdefault("rooms", {"B2": ROOM})
    return dungeon({A: "B2"}, **also(laid, heroes=FHYLL, dice=rolls))


def berserk(*rolls: int, **laid: Unpack[Layout]) -> Dungeon:
    """Begin a turn of Fhyll's, who is berserk."""
    return turn(*rolls, **also(laid, berserk=[A]))


def berserk_enters(*cards: str, rolls: tuple[int, ...] = (), **laid: Unpack[Layout]) -> Dungeon:
    """Let Fhyll, berserk, step south into a new room."""
    laid.setdefault("tiles", ["normal-oooo"])
    table = berserk(RAGING, *rolls, **also(laid, room=cards))
    table.goes("south")
    return table


# Going berserk


@pytest.mark.parametrize(("roll", "goes"), [(4, False), (5, True), (6, True)])
def test_combat_may_make_him_berserk(roll: int, goes: bool) -> None:  # noqa: FBT001
    table = enters("orc", heroes=FHYLL, monster=[4], life={A: 8}, dice=[roll])
    table.answers(A, "attack")
    life = 12 if goes else 8
    table.expect(told.RageRolled(A, Trigger.COMBAT, roll, goes, life))
    assert (table.hero().berserk, table.hero().life) == (goes, life)


def test_the_giant_spider_may_make_him_berserk() -> None:
    table = enters("giant-spider", heroes=FHYLL, life={A: 8}, dice=[5, 2])
    table.answers(A, "fight")
    table.expect(told.RageRolled(A, Trigger.COMBAT, 5, berserk=True, life=12))
    assert table.asked == [B], "and the two kills it"


def test_a_trap_in_a_door_may_make_him_berserk_and_he_attacks_the_door() -> None:
    table = turn(
        3, 5, 11, rooms={"B2": "normal-oodo south"}, door=["trap-plain"], life={A: 8},
        tiles=["normal-oooo"], room=["empty"],
    )  # fmt: skip
    table.goes("south")
    table.expect(
        events.LifeLost(A, Cause.DOOR_TRAP, "D6", 3, 3, 5),
        told.RageRolled(A, Trigger.DOOR_TRAP, 5, berserk=True, life=9),
        told.DoorHewn(A, 11, 11, hewn=True),
    )
    assert table.where() == "B3"


def test_a_trap_in_a_door_that_does_not_hurt_him_leaves_him_sane() -> None:
    table = turn(4, rooms={"B2": "normal-oodo south"}, door=["trap-lucky"])
    table.goes("south")
    table.expect(events.LifeLost(A, Cause.DOOR_TRAP, "D12-luck", 4, 0, 16))
    table.expect_no(told.RageRolled)


def test_a_trap_in_a_door_may_leave_him_sane() -> None:
    table = turn(3, 4, rooms={"B2": "normal-oodo south"}, door=["trap-plain"])
    table.goes("south")
    assert (table.where(), table.hero().berserk) == ("B2", False)


@pytest.mark.parametrize(("roll", "goes"), [(2, False), (3, True)])
def test_he_may_try_of_his_own_will_as_a_turn_begins(roll: int, goes: bool) -> None:  # noqa: FBT001
    table = turn(roll)
    table.plays(A, "rage")
    table.expect(told.RageRolled(A, Trigger.WILL, roll, goes, 16))
    assert table.hero().berserk is goes
    assert "rage" not in table.acts()
    assert ("search" in table.acts()) is not goes


def test_he_may_try_of_his_own_will_at_the_sight_of_a_monster() -> None:
    table = enters("orc", heroes=FHYLL, monster=[4], dice=[3])
    assert options(table) == ["attack", "wait", "escape", "rage"]
    table.answers(A, "rage")
    table.expect(events.StanceTaken(A, Monster.ORC, Stance.ATTACK))
    assert options(table) == ["mighty-blow", "slash", "leap-aside"]


def test_he_may_try_of_his_own_will_later_in_his_turn() -> None:
    """Ruling 58."""
    table = turn(1, 3, holds={A: [RoomCard.TRAPDOOR]})
    table.plays(A, "climb")
    assert table.acts() == ["move", "search", "wait", "rage"]
    table.plays(A, "rage")
    assert table.hero().berserk
    assert table.acts() == ["move", "wait"]


def test_he_may_try_of_his_own_will_when_the_giant_spider_holds_him() -> None:
    table = turn(3, 2, holds={A: [RoomCard.GIANT_SPIDER]})
    table.answers(A, "rage")
    assert table.hero().plight is Plight.NONE


def test_he_rolls_but_once_in_a_turn() -> None:
    table = enters("orc", heroes=FHYLL, monster=[4], dice=[2])
    table.answers(A, "rage")
    table.answers(A, "attack")
    table.expect_no(told.RageRolled)


def test_he_gains_four_life_points_but_has_no_more_than_sixteen() -> None:
    table = turn(3, life={A: 14})
    table.plays(A, "rage")
    assert table.hero().life == 16


def test_what_is_on_the_card() -> None:
    sheet = berserk(RAGING).hero().sheet
    assert (sheet.strength, sheet.agility, sheet.armour, sheet.luck) == (11, 4, 5, 3)


# Being berserk


@pytest.mark.parametrize("card", ["orc", "sneak-attack-orc"])
def test_who_is_berserk_must_attack(card: str) -> None:
    table = berserk_enters(card, rolls=(1,) if card != "orc" else (), monster=[4])
    table.expect(events.StanceTaken(A, Monster.ORC, Stance.ATTACK))


def test_each_blow_counts_double() -> None:
    table = berserk_enters("champion-of-chaos", monster=[8])
    fights(table, "mighty-blow", "slash")
    assert table.view().fight.wounds == 4
    fights(table, "slash", "slash")
    assert (table.view().fight.wounds, table.hero().life) == (6, 15)


def test_each_blow_counts_double_when_he_plays_alone_too() -> None:
    table = berserk_enters("orc", rolls=(10, RAGING), monster=[4], players=1)
    table.expect(events.MonsterDied(A, Monster.ORC, 4))


def test_portcullises_are_lifted_with_the_strength_on_the_card() -> None:
    table = berserk(
        RAGING, 11, rooms={"B2": "portcullis-pooo north"}, tiles=["normal-oooo"], room=["empty"]
    )
    table.goes("south")
    table.expect(events.PortcullisTried(A, 11, 11, lifted=True))


@pytest.mark.parametrize(("roll", "killed"), [(1, False), (2, True)])
def test_the_giant_spider_dies_by_all_but_a_one(roll: int, killed: bool) -> None:  # noqa: FBT001
    table = berserk_enters("giant-spider", rolls=(roll,))
    numbers = (2, 3, 4, 5, 6)
    table.expect(events.NumbersNamed(A, Danger.GIANT_SPIDER, numbers, roll, killed))
    assert (table.hero().plight is Plight.NONE) is killed


@pytest.mark.parametrize(("roll", "place"), [(11, "B3"), (12, "B2")])
def test_doors_are_hewn_by_d12_within_strength(roll: int, place: str) -> None:
    table = berserk(
        RAGING, roll, rooms={"B2": "normal-oodo south"}, tiles=["normal-oooo"], room=["empty"]
    )
    table.goes("south")
    table.expect(told.DoorHewn(A, roll, 11, roll <= 11))
    table.expect_no(events.DoorTried)
    assert table.where() == place


def test_who_is_berserk_does_not_search_rooms() -> None:
    assert table_acts(berserk(RAGING)) == ["move", "wait"]


def table_acts(table: Dungeon) -> list[str]:
    """Return what Fhyll may do."""
    return table.acts()


@pytest.mark.parametrize("card", ["crypt", "dead-adventurer"])
def test_who_is_berserk_searches_neither_crypts_nor_dead_adventurers(card: str) -> None:
    assert berserk_enters(card).asked == [B]


def test_who_is_berserk_keeps_nothing_that_he_finds_but_what_he_had() -> None:
    table = berserk_enters("bracelet", treasures={A: ["guineas-100"]})
    table.expect(told.FindLeft(A))
    assert table.hero().gold == 100


def test_in_the_chamber_he_takes_nothing_and_turns_over_two_dragon_tokens() -> None:
    table = dungeon(
        {A: "G4"},
        heroes=FHYLL,
        berserk=[A],
        rooms={"G4": ROOM},
        dragon=["sleeping", "sleeping"],
        dice=[RAGING],
    )
    table.goes("south")
    assert table.hero().treasures == ()
    assert table.view().dragon_left == 6
    table.expect_no(events.TreasureTaken)


def test_out_of_the_castle_he_lives_whatever_his_life_points() -> None:
    table = dungeon({A: "A1"}, heroes=FHYLL, berserk=[A], life={A: 2}, dice=[RAGING])
    table.plays(A, "leave-castle")
    assert table.hero().fate is Fate.OUT


# The start of a berserk turn


def test_by_a_one_the_player_on_the_right_chooses_the_way() -> None:
    table = berserk(1, tiles=["normal-oooo"], room=["empty"])
    table.expect(told.MoodRolled(A, 1, Mood.LED))
    assert table.asked == [B]
    table.answers(B, "east")
    table.expect(told.BerserkLed(A, B, Direction.EAST))
    assert table.where() == "C2"


def test_he_may_be_sent_against_a_door() -> None:
    table = berserk(1, 11, rooms={"B2": "normal-oodo south"}, tiles=["normal-oooo"], room=["empty"])
    table.answers(B, "south")
    table.expect(told.DoorHewn(A, 11, 11, hewn=True))


def test_he_may_be_sent_out_of_the_chamber() -> None:
    table = dungeon(
        {A: "G5"}, heroes=FHYLL, berserk=[A], tiles=["normal-oooo"], room=["empty"], dice=[1]
    )
    table.answers(B, "north")
    assert table.where() == "G4"


def test_alone_chance_chooses_the_way() -> None:
    """Ruling 46."""
    table = berserk(1, RAGING, players=1, tiles=["normal-oooo"], room=["empty"])
    (sent,) = [one for one in table.game.feed if isinstance(one.everyone, told.BerserkLed)]
    assert sent.everyone.leader is None  # type: ignore[union-attr]
    assert table.where() != "B2"


@pytest.mark.parametrize("roll", [2, 5])
def test_by_a_two_to_five_he_rages_on_as_he_likes(roll: int) -> None:
    table = berserk(roll)
    table.expect(told.MoodRolled(A, roll, Mood.RAGING))
    assert (table.asked, table.hero().berserk) == ([A], True)


def test_by_a_six_he_calms_down_and_loses_four_life_points() -> None:
    table = berserk(6, life={A: 10})
    table.expect(told.MoodRolled(A, 6, Mood.CALM), told.CalmedDown(A, 6))
    assert (table.hero().berserk, table.hero().life) == (False, 6)
    assert "search" in table.acts()


def test_calming_down_may_kill() -> None:
    table = berserk(6, life={A: 4})
    table.expect(events.HeroDied(A, Hero.FHYLL, Cause.CALMING, 0))


def test_when_the_torch_goes_out_he_calms_down_at_once() -> None:
    table = berserk_enters("torch-goes-out", life={A: 10})
    table.expect(told.CalmedDown(A, 6))
    assert table.hero().plight is Plight.NO_TORCH


def test_when_the_torch_goes_out_he_may_die_of_it() -> None:
    table = berserk_enters("torch-goes-out", life={A: 3})
    table.expect(events.HeroDied(A, Hero.FHYLL, Cause.CALMING, 0))
