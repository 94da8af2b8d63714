"""The ways down into the catacombs ("Las Catacumbas")."""

from typing import Any, Unpack

import pytest

from rules.dungeonquest import events
from rules.dungeonquest.cards import CatacombCard, CorpseCard, RoomCard
from rules.dungeonquest.catacombs import events as below
from rules.dungeonquest.catacombs.passages import WayDown
from rules.dungeonquest.events import Trial
from rules.dungeonquest.heroes import Hero
from rules.dungeonquest.squares import Direction
from rules.dungeonquest.state import Plight
from tests.games.dungeonquest.layout import A, B, Dungeon, Layout, also, dungeon, square
from tests.games.dungeonquest.steps import ROOM, enters, question, searches

PASSAGE = "passage-ooow south"
DRAWN = CatacombCard.EMPTY


def stands_on_passage(**laid: Unpack[Layout]) -> Dungeon:
    """Let a hero begin its turn on a passage down, with nothing but Empty cards below."""
    empty: Layout = {"rooms": {"B2": PASSAGE, "B1": ROOM}, "catacomb": ["empty"] * 3}
    return dungeon({A: "B2"}, **also(empty, **laid))


def falls_through_trapdoor(**laid: Unpack[Layout]) -> Dungeon:
    """Let a hero fall through a trapdoor, for three life points, and head west."""
    table = enters("trapdoor", **also(laid, catacombs=True))
    table.answers(A, "west")
    return table


def test_a_room_card_is_drawn_on_a_passage() -> None:
    table = enters("empty", tiles=["passage-ooow"], catacombs=True)
    table.expect(events.RoomCardDrawn(A, RoomCard.EMPTY))
    assert (table.asked, table.hero().descent) == ([B], None)


def test_in_the_turn_after_one_may_go_down_in_place_of_a_move() -> None:
    table = stands_on_passage()
    assert table.acts() == ["move", "search", "go-down", "wait"]
    table.plays(A, "go-down")
    table.answers(A, "east")
    table.expect(below.WentBelow(A, WayDown.PASSAGE, Direction.EAST, "B2"))
    table.expect_no(below.CatacombCardDrawn)
    descent = table.hero().descent
    assert (descent.heading, descent.count, table.where()) == (Direction.EAST, 0, "B2")
    assert table.asked == [B]


def test_there_is_no_way_down_where_there_is_no_entrance() -> None:
    table = dungeon({A: "B2"}, rooms={"B2": ROOM}, catacombs=True)
    assert "go-down" not in table.acts()


def test_by_an_entrance_tile_others_may_go_down_too() -> None:
    table = dungeon({A: "B2"}, rooms={"B2": ROOM}, entrances=["B2"])
    table.plays(A, "go-down")
    table.answers(A, "south")
    assert table.hero().descent.heading is Direction.SOUTH


def test_cards_are_drawn_from_the_next_turn_on() -> None:
    table = stands_on_passage()
    table.plays(A, "go-down")
    table.answers(A, "east")
    table.wait(B)
    table.expect(below.CatacombCardDrawn(A, DRAWN, 1))
    table.wait(B)
    assert table.hero().descent.count == 2


@pytest.mark.parametrize("find", [enters, searches])
def test_a_card_lets_one_go_down_at_once_and_draw_a_card(find: Any) -> None:
    table = find("passage-down", catacomb=["empty"])
    here = table.where()
    table.answers(A, raw=True)
    table.expect(below.EntranceLaid(A, here, 4))
    table.answers(A, "north")
    table.expect(
        below.WentBelow(A, WayDown.CARD, Direction.NORTH, here),
        below.CatacombCardDrawn(A, DRAWN, 1),
    )
    assert table.view().entrances == (square(here),)
    assert table.asked == [B]


def test_the_passage_on_a_card_may_be_left_alone() -> None:
    table = enters("passage-down", catacombs=True)
    table.answers(A, raw=False)
    table.expect(below.PassageLeft(A))
    assert (table.view().entrances, table.hero().descent, table.asked) == ((), None, [B])


def test_no_entrance_is_laid_on_a_cave_in() -> None:
    table = enters("passage-down", tiles=["cave-in-oooo"], catacomb=["empty"])
    table.answers(A, raw=True)
    table.answers(A, "north")
    assert (table.view().entrances, table.hero().plight) == ((), Plight.NONE)
    assert table.hero().descent.count == 1


def test_no_second_entrance_is_laid_on_a_passage() -> None:
    """Ruling 61."""
    table = enters("passage-down", tiles=["passage-ooow"], catacomb=["empty"])
    table.answers(A, raw=True)
    table.answers(A, "north")
    assert table.view().entrances == ()


def test_when_the_entrance_tiles_are_used_up_one_goes_down_without() -> None:
    """Ruling 61."""
    five = ["D1", "D2", "D3", "D4", "D5"]
    table = enters("passage-down", catacomb=["empty"], entrances=five)
    table.answers(A, raw=True)
    table.answers(A, "north")
    assert len(table.view().entrances) == 5
    assert table.hero().descent.count == 1


def test_whoever_falls_through_a_trapdoor_is_in_the_catacombs() -> None:
    table = falls_through_trapdoor(dice=[12, 3])
    table.expect(below.WentBelow(A, WayDown.TRAPDOOR, Direction.WEST, "B3"))
    hero = table.hero()
    assert (hero.life, hero.plight, hero.descent.heading) == (
        12,
        Plight.TRAPDOOR,
        Direction.WEST,
    )


def test_from_a_trapdoor_one_may_climb_out_as_usual() -> None:
    table = falls_through_trapdoor(dice=[12, 3, 7])
    table.wait(B)
    assert table.acts() == ["climb", "travel"]
    table.plays(A, "climb")
    table.expect(events.AgilityTried(A, Trial.CLIMB, 7, 7, passed=True))
    assert (table.hero().descent, table.hero().plight) == (None, Plight.NONE)
    assert "search" in table.acts()


def test_whoever_fails_to_climb_stays_below_the_trapdoor() -> None:
    table = falls_through_trapdoor(dice=[12, 3, 8])
    table.wait(B)
    table.plays(A, "climb")
    assert (table.hero().plight, table.hero().descent.count) == (Plight.TRAPDOOR, 0)


def test_a_rope_helps_out_of_it_as_usual() -> None:
    table = falls_through_trapdoor(dice=[12, 3], holds={A: [CorpseCard.ROPE]})
    table.wait(B)
    table.plays(A, "climb")
    table.expect(events.ClimbedOutByRope(A))
    assert table.hero().descent is None


def test_from_a_trapdoor_one_may_travel_along_the_catacombs() -> None:
    table = falls_through_trapdoor(dice=[12, 3], catacomb=["empty", "empty"])
    table.wait(B)
    table.plays(A, "travel")
    table.expect(below.CatacombCardDrawn(A, DRAWN, 1))
    assert (table.hero().plight, table.hero().cards) == (Plight.NONE, ())
    table.wait(B)
    assert table.hero().descent.count == 2


def test_nobody_climbs_up_where_another_hero_stands() -> None:
    """Ruling 72."""
    table = dungeon(
        {A: "B2", B: "B2"},
        rooms={"B2": ROOM},
        below={A: "north"},
        holds={A: [RoomCard.TRAPDOOR]},
        catacomb=["empty"],
    )
    table.expect(below.CatacombCardDrawn(A, DRAWN, 1))


def test_without_the_catacombs_a_trapdoor_is_but_a_hole() -> None:
    table = enters("trapdoor", dice=[12, 3, 7])
    table.wait(B)
    table.expect(events.AgilityTried(A, Trial.CLIMB, 7, 7, passed=True))


def test_others_may_enter_the_square_and_go_down_there_too() -> None:
    rooms = {"B2": PASSAGE, "B1": ROOM}
    table = dungeon({A: "B1", B: "B2"}, rooms=rooms, below={B: "east"}, room=["empty"])
    table.goes("south")
    assert table.where() == "B2"
    table.plays(A, "go-down")
    table.answers(A, "west")
    assert [table.hero(seat).descent.heading for seat in (A, B)] == [
        Direction.WEST,
        Direction.EAST,
    ]


def test_who_is_berserk_does_not_go_down_by_choice() -> None:
    table = stands_on_passage(heroes=[Hero.FHYLL], berserk=[A], dice=[3])
    assert "go-down" not in table.acts()


def test_who_goes_berserk_as_its_turn_begins_does_not_go_down() -> None:
    table = stands_on_passage(heroes=[Hero.FHYLL], dice=[6])
    table.plays(A, "rage")
    assert "go-down" not in table.acts()


def test_who_is_berserk_leaves_a_passage_on_a_card() -> None:
    table = dungeon(
        {A: "B2"},
        rooms={"B2": ROOM},
        tiles=["normal-oooo"],
        room=["passage-down"],
        heroes=[Hero.FHYLL],
        berserk=[A],
        dice=[3],
        catacombs=True,
    )
    table.goes("south")
    table.expect(below.PassageLeft(A))


def test_who_runs_leaves_a_passage_on_a_card() -> None:
    table = dungeon(
        {A: "B2"},
        rooms={"B2": ROOM, "B3": ROOM, "B4": "normal-owww south"},
        room=["passage-down"],
        heroes=[Hero.HELENA],
        catacombs=True,
    )
    table.plays(A, "run", "south")
    table.expect(below.PassageLeft(A))
    assert table.hero().descent is None


def test_rildo_goes_down_after_all_else_that_he_finds() -> None:
    table = dungeon(
        {A: "B2"},
        rooms={"B2": ROOM},
        search=["passage-down", "golden-guineas"],
        heroes=[Hero.RILDO],
        catacomb=["empty"],
    )
    table.plays(A, "search-twice")
    assert table.hero().gold == 10
    table.answers(A, raw=True)
    table.answers(A, "north")
    assert table.hero().descent.count == 1


def test_rildo_takes_but_one_of_two_passages() -> None:
    table = dungeon(
        {A: "B2"},
        rooms={"B2": ROOM},
        search=["passage-down", "passage-down"],
        heroes=[Hero.RILDO],
        catacomb=["empty"],
    )
    table.plays(A, "search-twice")
    table.answers(A, raw=True)
    table.answers(A, "north")
    assert table.asked == [B]


def test_serellia_s_companion_comes_along() -> None:
    table = stands_on_passage(heroes=[Hero.SERELLIA])
    table.plays(A, "go-down")
    table.answers(A, "east")
    assert table.hero().companion.fallen is False


def test_serellia_may_join_flame_bright_below_a_trapdoor() -> None:
    table = dungeon(
        {A: "B2"},
        rooms={"B2": ROOM, "B3": ROOM},
        room=["trapdoor"],
        heroes=[Hero.SERELLIA],
        dice=[9, 8, 2, 8],
        catacomb=["empty"],
    )
    table.goes("south")
    assert table.hero().companion.fallen
    table.wait(B)
    table.plays(A, "go-down")
    assert question(table).way is WayDown.COMPANION
    table.answers(A, "east")
    assert (table.hero().life, table.hero().companion.fallen) == (6, False)
    table.wait(B)
    table.plays(A, "travel")
    assert table.hero().descent.count == 1


def test_who_climbs_out_of_a_trapdoor_stands_under_the_ceiling_as_before() -> None:
    """Ruling 72: the room above is not behind it as long as it may climb."""
    table = falls_through_trapdoor(tiles=["cave-in-oooo"], dice=[12, 3, 7, 8])
    table.wait(B)
    table.plays(A, "climb")
    assert table.acts() == ["brave", "retreat"]


def test_who_travels_on_from_a_trapdoor_has_done_with_the_ceiling() -> None:
    table = falls_through_trapdoor(tiles=["cave-in-oooo"], dice=[12, 3], catacomb=["empty"])
    table.wait(B)
    table.plays(A, "travel")
    assert table.hero().plight is Plight.NONE


def test_a_trapdoor_does_not_break_the_row_of_searches() -> None:
    """The hero searched twice before it fell, and moves once it is out."""
    table = searches("trap", searches={A: 1}, trap=["trapdoor"], dice=[12, 3, 7], catacombs=True)
    table.answers(A, "west")
    table.wait(B)
    table.plays(A, "climb")
    assert table.acts() == ["move"]


@pytest.mark.parametrize("tile", ["pit-owow south", "bridge-owow south"])
def test_no_entrance_is_laid_over_a_pit_or_a_bridge(tile: str) -> None:
    """Ruling 61: who floats searches there, and nobody could come up there."""
    table = searches("passage-down", rooms={"B2": tile}, worn={A: "levitation"}, catacomb=["empty"])
    table.answers(A, raw=True)
    table.answers(A, "east")
    assert (table.view().entrances, table.hero().descent.count) == ((), 1)


def test_who_is_berserk_may_fall_down_all_the_same() -> None:
    table = dungeon(
        {A: "B2"},
        rooms={"B2": ROOM},
        tiles=["normal-oooo"],
        room=["trapdoor"],
        heroes=[Hero.FHYLL],
        berserk=[A],
        dice=[3, 12, 3],
        catacombs=True,
    )
    table.goes("south")
    table.answers(A, "west")
    table.expect(below.WentBelow(A, WayDown.TRAPDOOR, Direction.WEST, "B3"))
    assert table.hero().berserk
