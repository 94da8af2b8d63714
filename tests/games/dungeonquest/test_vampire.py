"""The vampire's bite and its curse ("Vampiro")."""

import pytest

from rules.dungeonquest import events
from rules.dungeonquest.cards import Deck, RoomCard
from rules.dungeonquest.catacombs import finds_events as told
from rules.dungeonquest.heroes import Hero
from rules.dungeonquest.heroes_expansion import events as of_heroes
from rules.dungeonquest.state import Cause, Fate
from tests.games.dungeonquest.layout import ROHAN, VOLRIK, A, B, dungeon
from tests.games.dungeonquest.steps import ROOM, enters, lowest


@pytest.mark.parametrize(("hero", "limit"), [(VOLRIK, 7), (ROHAN, 9)])
def test_agility_or_armour_withstands_it(hero: Hero, limit: int) -> None:
    """Volrik's Agility is 7, Sir Rohan's Armour 9."""
    table = enters("vampire", heroes=[hero], catacombs=True, dice=[limit])
    table.expect(told.VampireAttacked(A, limit, limit, bitten=False, again=False))
    assert (table.hero().cards, table.asked) == ((), [B])
    table = enters("vampire", heroes=[hero], catacombs=True, dice=[limit + 1])
    table.expect(told.VampireAttacked(A, limit + 1, limit, bitten=True, again=False))


def test_who_is_bitten_loses_a_life_point_now_and_one_as_each_turn_begins() -> None:
    table = enters("vampire", catacombs=True, dice=[12])
    table.expect(events.LifeLost(A, Cause.VAMPIRE, "1", 0, 1, 14))
    assert table.hero().cards == (RoomCard.VAMPIRE,)
    table.wait(B)
    assert table.hero().life == 13
    table.wait(A, B)
    assert table.hero().life == 12


def test_the_curse_kills() -> None:
    table = dungeon(
        {A: "B2"}, catacombs=True, rooms={"B2": ROOM}, holds={A: [RoomCard.VAMPIRE]}, life={A: 1}
    )
    assert (table.hero().fate, table.hero().cause) == (Fate.DEAD, Cause.VAMPIRE)
    assert lowest(table, Deck.ROOM) is RoomCard.VAMPIRE


def test_a_second_bite_makes_the_curse_no_worse() -> None:
    """Ruling 91."""
    table = enters("vampire", holds={A: [RoomCard.VAMPIRE]}, catacombs=True, dice=[12])
    table.expect(told.VampireAttacked(A, 12, 7, bitten=True, again=True))
    assert table.hero().life == 13
    table.wait(B)
    assert table.hero().life == 12


def test_outside_the_castle_the_curse_ends() -> None:
    table = dungeon({A: "A1"}, catacombs=True, holds={A: [RoomCard.VAMPIRE]})
    table.plays(A, "leave-castle")
    assert (table.hero().cards, table.hero().life) == ((), 14)


def test_neither_fireball_nor_invisibility_helps() -> None:
    """Source: "Azoth el Sincara" in "Héroes y Catacumbas"."""
    table = dungeon(
        {A: "B2"}, heroes=[Hero.AZOTH], rooms={"B2": ROOM}, tiles=["normal-oooo"],
        room=["vampire"], catacombs=True, dice=[12],
    )  # fmt: skip
    table.plays(A, "invisibility")
    table.goes("south")
    table.expect(told.VampireAttacked(A, 12, 4, bitten=True, again=False))
    assert table.asked == [B]


def test_stopped_time_helps() -> None:
    table = dungeon(
        {A: "B2"}, heroes=[Hero.AZOTH], rooms={"B2": ROOM}, tiles=["normal-oooo"],
        room=["vampire"], catacombs=True,
    )  # fmt: skip
    table.plays(A, "stasis")
    table.goes("south")
    table.expect(of_heroes.HarmPassed(A))
    table.expect_no(told.VampireAttacked)


def test_serellia_is_bitten_herself() -> None:
    table = enters("vampire", heroes=[Hero.SERELLIA], catacombs=True, dice=[1, 12])
    table.answers(A, raw=True)
    assert (table.hero().life, table.hero().companion.life) == (5, 12)


def test_the_ring_of_fortune_may_save_from_the_bite() -> None:
    """Ruling 81."""
    table = enters("vampire", catacombs=True, rings={A: "fortune"}, dice=[8, 7])
    table.answers(A, raw=True)
    table.expect(told.VampireAttacked(A, 7, 7, bitten=False, again=False))
    assert (table.hero().cards, table.hero().life) == ((), 15)


def test_the_curse_drains_below_and_in_a_lost_turn_too() -> None:
    bitten = {A: [RoomCard.VAMPIRE]}
    table = dungeon({A: "D4"}, below={A: "east"}, holds=bitten, catacomb=["empty"])
    assert table.hero().life == 14
    table = dungeon({A: "B2"}, rooms={"B2": ROOM}, lost_turns={A: 1}, holds=bitten, catacombs=True)
    assert (table.hero().life, table.asked) == (14, [B])
