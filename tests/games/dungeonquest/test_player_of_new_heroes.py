"""What the sensible bot player does with heroes and rings of the expansion."""

from typing import Any

import pytest

from rules.dungeonquest.heroes import Hero
from rules.dungeonquest.heroes_expansion.spellbook import Draught
from tests.games.dungeonquest.layout import A, B, dungeon
from tests.games.dungeonquest.steps import ROOM, enters, springs
from tests.games.dungeonquest.test_player import decides


@pytest.mark.parametrize(("tile", "goes"), [("normal-oooo", True), ("pit-owow", False)])
def test_it_goes_where_flame_bright_does_not_warn(tile: str, goes: bool) -> None:  # noqa: FBT001
    table = dungeon({A: "B2"}, heroes=[Hero.SERELLIA], rooms={"B2": ROOM}, tiles=[tile], dice=[5])
    table.goes("south")
    assert decides(table) is goes


def test_it_sends_flame_bright_to_a_door() -> None:
    table = dungeon({A: "B2"}, heroes=[Hero.SERELLIA], rooms={"B2": "normal-oodo south"})
    table.goes("south")
    assert decides(table) is True


def test_it_waits_for_flame_bright_while_there_is_time() -> None:
    table = dungeon({A: "B2"}, heroes=[Hero.SERELLIA], rooms={"B2": ROOM})
    table.state.characters[A].companion.fallen = True
    assert decides(table) == ["wait"]


def test_it_meditates_when_life_is_low() -> None:
    table = dungeon({A: "B2"}, heroes=[Hero.THARGRIM], rooms={"B2": ROOM}, life={A: 2})
    assert decides(table) == ["meditate"]


def test_it_uses_the_helm_against_a_champion_when_life_is_low() -> None:
    table = enters("champion-of-chaos", heroes=[Hero.THARGRIM], life={A: 6})
    assert decides(table) == "helm"


def test_it_goes_berserk_against_a_champion_and_not_against_a_goblin() -> None:
    assert decides(enters("champion-of-chaos", heroes=[Hero.FHYLL])) == "rage"
    assert decides(enters("goblin", heroes=[Hero.FHYLL])) != "rage"


def test_it_burns_what_attacks_a_wizard_who_waited() -> None:
    table = enters("orc", heroes=[Hero.AZOTH], monster=[4])
    table.answers(A, "wait")
    assert decides(table) is True


def test_it_takes_the_die_from_the_dark_force_when_much_is_missing() -> None:
    table = dungeon({A: "B2"}, heroes=[Hero.AZOTH], rooms={"B2": ROOM}, life={A: 4})
    assert decides(table) == ["dark-force"]
    table.plays(A, "dark-force")
    assert decides(table) == Draught.DIE


def test_it_stops_the_time_in_the_treasure_chamber_and_pays_while_it_can() -> None:
    table = dungeon({A: "G5"}, heroes=[Hero.AZOTH], life={A: 8})
    acts: list[Any] = [["stasis"], ["stay"], True]
    for act in acts:
        assert decides(table) == act
        table.answers(A, act)
    table.plays(A, "stay")
    assert decides(table) is True
    table.answers(A, raw=True)
    table.plays(A, "stay")
    assert decides(table) is False, "five life points are kept"


def test_it_throws_daggers_in_combat_but_keeps_one() -> None:
    table = enters("orc", heroes=[Hero.RILDO], monster=[4])
    table.answers(A, "attack")
    assert decides(table) is True
    table.answers(A, raw=True)
    assert len(decides(table)) == 2


def test_it_slings_whenever_it_can() -> None:
    table = enters("orc", heroes=[Hero.HELENA])
    table.answers(A, "attack")
    assert decides(table) is True


def test_it_runs_where_that_brings_it_farther() -> None:
    rooms = {"G2": "normal-owow south", "G3": "normal-owow south", "G4": ROOM}
    table = dungeon({A: "G2"}, heroes=[Hero.HELENA], rooms=rooms, sun=8)
    assert decides(table) == ["run", "south"]


def test_it_shields_itself_from_what_costs_much() -> None:
    table = springs("explosion", rings={A: "shielding"})
    assert decides(table) is True


@pytest.mark.parametrize(("life", "rolls"), [(15, False), (5, True)])
def test_it_rolls_again_when_life_is_low(life: int, rolls: bool) -> None:  # noqa: FBT001
    table = enters("vampire-bats", rings={A: "fortune"}, life={A: life}, dice=[5])
    assert decides(table) is rolls


def test_it_guesses_as_many_numbers_as_it_may() -> None:
    table = enters("goblin", heroes=[Hero.TORI_JIMA])
    assert len(decides(table, B)) == 3
    assert decides(table, A) in range(1, 7)
