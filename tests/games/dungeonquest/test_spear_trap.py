"""The spear trap: two of three slabs ("Spear Trap")."""

import pytest

from rules.dungeonquest.cards import Deck, RoomCard, TrapCard
from rules.dungeonquest.catacombs import finds_events as told
from rules.dungeonquest.heroes import Hero
from rules.dungeonquest.heroes_expansion import events as of_heroes
from rules.dungeonquest.state import Cause, Fate
from tests.games.dungeonquest.layout import A, B, dungeon
from tests.games.dungeonquest.steps import ROOM, enters, lowest, searches, springs


def test_who_names_the_hidden_slab_stops_the_trap() -> None:
    table = enters("spear-trap", catacombs=True)
    assert sorted(table.asked) == [A, B]
    table.answers(B, 3)
    assert table.asked == [A], "the number stays hidden until both have chosen"
    table.expect_no(told.SpearTrapSprung)
    table.answers(A, [2, 3])
    table.expect(told.SpearTrapSprung(A, B, 3, (2, 3), stopped=True))
    assert (table.hero().life, table.asked) == (15, [B])
    assert lowest(table, Deck.ROOM) is RoomCard.SPEAR_TRAP


def test_who_does_not_dies() -> None:
    table = springs("spear-trap", catacombs=True)
    table.answers(A, [1, 2])
    table.answers(B, 3)
    table.expect(told.SpearTrapSprung(A, B, 3, (1, 2), stopped=False))
    assert (table.hero().fate, table.hero().cause) == (Fate.DEAD, Cause.SPEAR_TRAP)
    assert lowest(table, Deck.TRAP) is TrapCard.SPEAR_TRAP


def test_a_search_may_set_it_off_too() -> None:
    table = searches("trap", trap=["spear-trap"], catacombs=True)
    assert sorted(table.asked) == [A, B]


@pytest.mark.parametrize(("hidden", "stopped"), [(1, True), (3, False)])
def test_alone_a_die_hides_the_slab(hidden: int, stopped: bool) -> None:  # noqa: FBT001
    """Ruling 92."""
    table = enters("spear-trap", players=1, catacombs=True, dice=[hidden])
    table.answers(A, [1, 2])
    table.expect(told.SpearTrapSprung(A, None, hidden, (1, 2), stopped))


def test_the_ring_of_warning_saves_from_it() -> None:
    table = enters("spear-trap", rings={A: "warning"}, catacombs=True)
    table.answers(A, raw=True)
    assert (table.asked, table.hero().fate) == ([B], Fate.INSIDE)


def test_stopped_time_saves_from_it() -> None:
    table = dungeon(
        {A: "B2"}, heroes=[Hero.AZOTH], rooms={"B2": ROOM}, tiles=["normal-oooo"],
        room=["spear-trap"], catacombs=True,
    )  # fmt: skip
    table.plays(A, "stasis")
    table.goes("south")
    table.expect(of_heroes.HarmPassed(A))


@pytest.mark.parametrize(("roll", "asked"), [(2, [B]), (3, [A, B])])
def test_flame_bright_may_warn_of_it(roll: int, asked: list[int]) -> None:
    table = enters("spear-trap", heroes=[Hero.SERELLIA], catacombs=True, dice=[5, roll])
    table.answers(A, raw=True)
    assert sorted(table.asked) == asked


def test_a_runner_stumbles_though_she_stops_it() -> None:
    table = dungeon(
        {A: "B2"}, heroes=[Hero.HELENA],
        rooms={"B2": ROOM, "B3": "normal-owow south", "B4": ROOM}, catacombs=True,
        room=["spear-trap"],
    )  # fmt: skip
    table.plays(A, "run", "south")
    table.answers(A, [1, 2])
    table.answers(B, 1)
    assert table.hero().life == 10
