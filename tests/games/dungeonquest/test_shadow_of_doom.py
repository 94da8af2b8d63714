"""The shadow of doom, which follows a hero ("La Sombra del Destino")."""

from typing import Unpack

import pytest

from rules.dungeonquest import events
from rules.dungeonquest.cards import Deck, RoomCard
from rules.dungeonquest.catacombs import events as below
from rules.dungeonquest.catacombs import finds_events as told
from rules.dungeonquest.heroes import Hero
from rules.dungeonquest.state import Cause, Fate
from tests.games.dungeonquest.layout import A, B, Dungeon, Layout, dungeon
from tests.games.dungeonquest.steps import ROOM, enters, lowest

SHADOW = RoomCard.SHADOW_OF_DOOM


def followed(**laid: Unpack[Layout]) -> Dungeon:
    """Begin the turn of a hero whom the shadow follows."""
    laid["holds"], laid["catacombs"] = {A: [SHADOW]}, True
    laid.setdefault("rooms", {"B2": ROOM})
    return dungeon({A: "B2"}, **laid)


def test_the_shadow_follows_a_hero_who_drew_it() -> None:
    table = enters("shadow-of-doom", catacombs=True)
    table.expect(told.ShadowFollows(A))
    assert (table.hero().cards, table.asked) == ((SHADOW,), [B])


def test_at_the_start_of_each_turn_a_d12_is_rolled() -> None:
    table = followed(dice=[2, 12])
    table.expect(told.ShadowRolled(A, 2, kills=False))
    table.wait(A, B)
    table.expect(told.ShadowRolled(A, 12, kills=False))


def test_on_1_it_kills() -> None:
    table = followed(dice=[1])
    assert (table.hero().fate, table.hero().cause) == (Fate.DEAD, Cause.SHADOW_OF_DOOM)
    assert lowest(table, Deck.ROOM) is SHADOW


def test_in_a_lost_turn_it_strikes_too() -> None:
    table = followed(lost_turns={A: 1}, dice=[4])
    table.expect(told.ShadowRolled(A, 4, kills=False), events.TurnLost(A, 0))


def test_a_ring_of_fortune_may_save_from_it() -> None:
    """Ruling 81."""
    table = followed(rings={A: "fortune"}, dice=[1, 5])
    table.answers(A, raw=True)
    table.expect(told.ShadowRolled(A, 5, kills=False))
    assert table.hero().fate is Fate.INSIDE


@pytest.mark.parametrize(("roll", "follows"), [(3, True), (4, False)])
def test_in_the_catacombs_it_stays_behind_on_an_even_number(roll: int, follows: bool) -> None:  # noqa: FBT001
    table = followed(rooms={"B2": "passage-ooow south"}, dice=[7, roll])
    table.plays(A, "go-down")
    table.answers(A, "north")
    table.expect(told.ShadowAtDescent(A, roll, follows))
    assert (SHADOW in table.hero().cards) is follows


def test_outside_the_castle_it_does_not_follow() -> None:
    table = dungeon({A: "A1"}, catacombs=True, holds={A: [SHADOW]}, dice=[7])
    table.plays(A, "leave-castle")
    assert table.hero().fate is Fate.OUT
    assert table.hero().cards == ()
    assert lowest(table, Deck.ROOM) is SHADOW


def test_stopped_time_is_no_way_to_lose_it() -> None:
    """Source: "Azoth el Sincara" in "Héroes y Catacumbas"."""
    table = dungeon(
        {A: "B2"}, heroes=[Hero.AZOTH], rooms={"B2": ROOM, "B3": ROOM}, catacombs=True,
        room=["shadow-of-doom"], dice=[9, 9],
    )  # fmt: skip
    table.plays(A, "stasis")
    table.goes("south")
    table.expect(told.ShadowFollows(A))
    table.answers(A, raw=True)
    table.expect_no(told.ShadowRolled)
    table.wait(A)
    table.answers(A, raw=False)
    table.expect(told.ShadowRolled(A, 9, kills=False))


def test_it_follows_a_hero_who_runs() -> None:
    """Source: "Helena la Rápida" in "Héroes y Catacumbas"."""
    table = dungeon(
        {A: "B2"}, heroes=[Hero.HELENA],
        rooms={"B2": ROOM, "B3": "normal-owow south", "B4": ROOM}, catacombs=True,
        holds={A: [SHADOW]}, dice=[7], room=["empty"],
    )  # fmt: skip
    table.plays(A, "run", "south")
    assert table.hero().cards == (SHADOW,)


def test_below_it_strikes_as_above() -> None:
    table = followed(below={A: "north"}, dice=[1])
    assert table.hero().cause is Cause.SHADOW_OF_DOOM
    table.expect_no(below.CatacombCardDrawn)


@pytest.mark.parametrize(("roll", "follows"), [(2, False), (3, True)])
def test_who_falls_through_a_trapdoor_may_lose_it_too(roll: int, follows: bool) -> None:  # noqa: FBT001
    table = enters(
        "trapdoor", holds={A: [RoomCard.SHADOW_OF_DOOM]}, catacombs=True, dice=[12, 12, 1, roll]
    )
    table.answers(A, "west")
    table.expect(told.ShadowAtDescent(A, roll, follows))
    assert (RoomCard.SHADOW_OF_DOOM in table.hero().cards) is follows
