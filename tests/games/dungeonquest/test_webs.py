"""The web of a giant spider ("Nuevas Losetas")."""

from typing import Unpack

from rules.dungeonquest import events
from rules.dungeonquest.cards import RoomCard
from rules.dungeonquest.catacombs import events as below
from rules.dungeonquest.heroes import Hero
from rules.dungeonquest.heroes_expansion import events as told
from rules.dungeonquest.heroes_expansion.moods import Trigger
from rules.dungeonquest.state import Plight
from tests.games.dungeonquest.layout import A, B, Dungeon, Layout, also, dungeon
from tests.games.dungeonquest.steps import ROOM

WEB = {"B2": ROOM, "B3": "web-oooo south"}


def comes_to_web(**laid: Unpack[Layout]) -> Dungeon:
    """Let a hero step south into a new web; its next turn begins."""
    table = dungeon({A: "B2"}, **also(laid, rooms={"B2": ROOM}, tiles=["web-oooo"], catacombs=True))
    table.goes("south")
    table.wait(B)
    return table


def in_web(**laid: Unpack[Layout]) -> Dungeon:
    """Let a hero begin its turn in the doorway of a web."""
    laid.setdefault("perils", {A: "web"})
    return dungeon({A: "B3"}, **also(laid, rooms=WEB, came_from={A: "B2"}, catacombs=True))


def test_no_room_card_is_drawn_in_a_web() -> None:
    table = dungeon({A: "B2"}, rooms=WEB, catacombs=True, room=["goblin"])
    table.goes("south")
    table.expect_no(events.RoomCardDrawn)
    assert (table.hero().plight, table.asked) == (Plight.WEB, [B])


def test_in_the_next_turn_one_goes_back_or_forces_its_way() -> None:
    assert comes_to_web().acts() == ["force", "retreat"]


def test_the_way_back_is_an_ordinary_move() -> None:
    table = comes_to_web(room=["empty"])
    table.plays(A, "retreat")
    table.expect(events.RoomCardDrawn(A, RoomCard.EMPTY))
    assert (table.where(), table.hero().plight) == ("B2", Plight.NONE)


def test_a_d12_within_strength_leads_through_at_once() -> None:
    """Ruling 73."""
    table = in_web(dice=[4])
    table.plays(A, "force")
    table.expect(below.WebTried(A, 4, 4, companion=False, passed=True))
    assert table.acts() == ["move", "wait"]
    assert table.ways() == ["north", "east", "south", "west"]


def test_who_got_through_is_free_as_long_as_it_stays() -> None:
    """Ruling 73."""
    table = in_web(dice=[4])
    table.plays(A, "force")
    table.wait(A, B)
    assert table.acts() == ["move", "wait"]


def test_who_fails_is_stuck_and_can_but_try_again() -> None:
    table = in_web(dice=[5, 5])
    table.plays(A, "force")
    assert (table.hero().plight, table.asked) == (Plight.STUCK_IN_WEB, [B])
    table.wait(B)
    table.expect(below.WebTried(A, 5, 4, companion=False, passed=False))
    assert table.asked == [B]


def test_there_is_no_search_in_a_web() -> None:
    table = in_web(dice=[4])
    table.plays(A, "force")
    assert "search" not in table.acts()


def test_a_web_holds_the_next_hero_too() -> None:
    """Ruling 73."""
    table = dungeon({A: "B2"}, rooms=WEB, catacombs=True)
    table.goes("south")
    assert table.hero().plight is Plight.WEB


def test_the_ring_of_fortune_helps_in_a_web() -> None:
    table = in_web(dice=[5, 4], rings={A: "fortune"})
    table.plays(A, "force")
    table.answers(A, raw=True)
    assert table.hero().plight is Plight.NONE


def test_helena_does_not_run_through_a_web_but_may_end_there() -> None:
    rooms = {**WEB, "B4": ROOM, "B1": ROOM}
    table = dungeon({A: "B2"}, rooms=rooms, heroes=[Hero.HELENA], catacombs=True)
    assert not table.may(A, "run", "south")
    table = dungeon({A: "B1"}, rooms=rooms, heroes=[Hero.HELENA], catacombs=True)
    table.plays(A, "run", "south")
    assert (table.where(), table.hero().plight) == ("B3", Plight.WEB)


def test_flame_bright_s_strength_counts_for_serellia() -> None:
    table = in_web(heroes=[Hero.SERELLIA], dice=[7])
    table.plays(A, "force")
    table.expect(below.WebTried(A, 7, 7, companion=True, passed=True))


def test_fhyll_may_go_berserk_when_he_fails() -> None:
    table = in_web(heroes=[Hero.FHYLL], dice=[9, 2])
    table.plays(A, "force")
    table.expect(
        below.WebTried(A, 9, 8, companion=False, passed=False),
        told.RageRolled(A, Trigger.WEB, 2, berserk=True, life=16),
    )
    assert table.hero().berserk


def test_fhyll_stays_calm_on_3_and_more() -> None:
    table = in_web(heroes=[Hero.FHYLL], dice=[9, 3])
    table.plays(A, "force")
    assert not table.hero().berserk


def test_a_fireball_burns_a_web_for_good() -> None:
    table = in_web(heroes=[Hero.AZOTH])
    table.plays(A, "fireball")
    table.expect(below.WebBurnt(A))
    assert (table.hero().lost_turns, table.hero().plight) == (1, Plight.NONE)
    assert table.tile("B3").burnt
    table.wait(B)
    table.wait(B)
    assert "move" in table.acts()


def test_where_a_web_was_burnt_nobody_is_held_and_no_card_is_drawn() -> None:
    """Ruling 73."""
    table = dungeon(
        {A: "B3", B: "B4"},
        rooms={**WEB, "B4": ROOM},
        heroes=[Hero.AZOTH],
        came_from={A: "B2"},
        perils={A: "web"},
        catacombs=True,
        room=["empty"],
    )
    table.plays(A, "fireball")
    table.wait(B)
    table.wait(B)
    table.goes("north")
    table.goes("north", B)
    table.expect_no(events.RoomCardDrawn)
    assert (table.where(B), table.hero(B).plight) == ("B3", Plight.NONE)
