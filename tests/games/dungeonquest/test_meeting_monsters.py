"""Meeting a monster: attack, wait and see, or escape (rulebook 8.1)."""

import pytest

from rules.dungeonquest import events
from rules.dungeonquest.monsters import OF_THE_CARDS, Monster, Outcome, Stance
from rules.dungeonquest.state import Cause
from rules.engine.seats import Seat
from tests.games.dungeonquest.layout import A, B, C, D, dungeon
from tests.games.dungeonquest.steps import enters, fights, options, others_wait, question


@pytest.mark.parametrize("monster", OF_THE_CARDS)
def test_a_monster_lets_the_hero_attack_wait_or_escape(monster: Monster) -> None:
    table = enters(monster)
    asked = question(table)
    assert (asked.kind, asked.monster) == ("dungeonquest-meet-monster", monster)
    assert options(table) == ["attack", "wait", "escape"]


@pytest.mark.parametrize("stance", ["attack", "wait", "escape"])
def test_all_hear_what_the_hero_does(stance: str) -> None:
    table = enters("goblin", monster=[2])
    table.answers(A, stance)
    table.expect(events.StanceTaken(A, Monster.GOBLIN, Stance(stance)))


def test_a_monster_that_flees_ends_the_turn() -> None:
    table = enters("goblin", monster=[7])
    table.answers(A, "attack")
    table.expect(events.MonsterReacted(A, Monster.GOBLIN, Outcome.FLEES, B))
    assert (table.where(), table.hero().life, table.asked) == ("B3", 15, [B])


def test_a_clean_escape_leads_back_to_the_room_before_and_no_card_is_drawn() -> None:
    table = enters("goblin", "vampire-bats", monster=[2])
    table.answers(A, "escape")
    table.expect(
        events.MonsterReacted(A, Monster.GOBLIN, Outcome.ESCAPE, B), events.Retreated(A, "B2")
    )
    table.expect_no(events.RoomCardDrawn, events.LifeLost)
    assert (table.where(), table.asked) == ("B2", [B])


def test_slash_then_escape() -> None:
    table = enters("death-warrior", monster=[3], dice=[6])
    table.answers(A, "escape")
    table.expect(
        events.MonsterReacted(A, Monster.DEATH_WARRIOR, Outcome.SLASH_ESCAPE, B),
        events.LifeLost(A, Cause.DEATH_WARRIOR, "D6-3", 6, 3, 12),
        events.Retreated(A, "B2"),
    )
    assert (table.where(), table.asked) == ("B2", [B])


def test_slash_then_combat() -> None:
    table = enters("goblin", monster=[12])
    table.answers(A, "escape")
    table.expect(
        events.MonsterReacted(A, Monster.GOBLIN, Outcome.SLASH_COMBAT, B),
        events.LifeLost(A, Cause.GOBLIN, "2", 0, 2, 13),
    )
    assert table.asked == [A, B]
    fights(table, "mighty-blow", "slash")
    table.expect(events.MonsterDied(A, Monster.GOBLIN, 2))
    assert table.where() == "B3", "who had to fight stays where it was"


def test_who_is_killed_by_a_slash_neither_escapes_nor_fights() -> None:
    table = enters("goblin", monster=[12], life={A: 2})
    table.answers(A, "escape")
    table.expect(events.HeroDied(A, table.hero().hero, Cause.GOBLIN, 0))
    assert table.view().fight is None
    assert table.asked == [B]


def test_an_escape_that_fails_may_end_in_combat_without_a_slash() -> None:
    table = enters("orc", monster=[6])
    table.answers(A, "escape")
    table.expect(events.MonsterReacted(A, Monster.ORC, Outcome.COMBAT, B))
    table.expect_no(events.LifeLost)
    assert table.asked == [A, B]


def test_waiting_may_end_in_combat_too() -> None:
    table = enters("mountain-troll", monster=[12])
    table.answers(A, "wait")
    assert table.view(B).fight.life == 5
    assert table.asked == [A, B]


def test_a_portcullis_behind_a_hero_shuts_off_the_escape() -> None:
    """It fell as the hero came in ("Rastrillo")."""
    table = enters("goblin", tiles=["portcullis-pooo"])
    assert options(table) == ["attack", "wait"]


def test_who_lifted_a_portcullis_has_it_behind() -> None:
    """Ruling 12."""
    table = dungeon(
        {A: "B2"},
        rooms={"B2": "portcullis-pooo south"},
        tiles=["normal-oooo"],
        room=["goblin"],
        dice=[4],
    )
    table.plays(A, "move", "north")
    assert options(table) == ["attack", "wait"]


def test_a_room_with_a_portcullis_on_another_side_can_be_escaped_from() -> None:
    """Ruling 12: it has to be the side by which the hero came."""
    table = enters(
        "goblin", rooms={"B2": "normal-oooo south", "B3": "portcullis-pooo west"}, tiles=[]
    )
    assert options(table) == ["attack", "wait", "escape"]


def test_who_came_through_a_door_escapes_without_opening_it_again() -> None:
    table = enters("goblin", rooms={"B2": "normal-oodo south"}, door=["door-opens"], monster=[2])
    table.answers(A, "escape")
    table.expect_no(events.DoorTried)
    assert table.where() == "B2"


def test_from_the_first_room_a_hero_escapes_into_its_tower() -> None:
    table = dungeon({A: "A1"}, tiles=["normal-oooo"], room=["goblin"], monster=[2])
    table.goes("south")
    table.answers(A, "escape")
    table.expect(events.Retreated(A, "A1"))
    assert table.where() == "A1"


@pytest.mark.parametrize(("seat", "reader"), [(A, D), (B, A), (C, B), (D, C)])
def test_the_player_on_the_right_reads_the_monster_card(seat: Seat, reader: Seat) -> None:
    """Ruling 1: the seat before."""
    table = dungeon(
        {seat: "F5"},
        players=4,
        rooms={"F5": "normal-oooo south"},
        tiles=["normal-oooo"],
        room=["orc"],
        monster=[4],
        arrows={D: 0},
        turn=seat,
    )
    table.goes("south", seat)
    table.answers(seat, "attack")
    assert table.view(reader).fight.life == 4
    assert set(table.asked) == {seat, reader}


@pytest.mark.parametrize("fate", ["dead", "out"])
def test_the_player_on_the_right_fights_for_monsters_though_its_hero_is_gone(fate: str) -> None:
    """Ruling 3."""
    table = enters("orc", fates={B: fate}, monster=[13])
    table.answers(A, "attack")
    assert table.view(B).fight.life == 2
    fights(table, "mighty-blow", "slash")
    table.expect(events.MonsterDied(A, Monster.ORC, 2))
    assert table.asked == [A], "the hero that is gone takes no turn"


def test_a_monster_is_met_again_only_if_its_card_comes_up_again() -> None:
    """Rulebook 6.1 and 7: the rooms remember nothing."""
    table = enters("goblin", "empty", monster=[2])
    table.answers(A, "escape")
    others_wait(table)
    table.goes("south")
    table.expect_no(events.StanceTaken, events.TileLaid)
    assert table.asked == [B]
