"""Coming up out of the catacombs ("Las Catacumbas")."""

from typing import Unpack

import pytest

from rules.dungeonquest import events
from rules.dungeonquest.cards import RoomCard
from rules.dungeonquest.catacombs import events as below
from rules.dungeonquest.catacombs.passages import Obstacle, WayDown
from rules.dungeonquest.events import Groping
from rules.dungeonquest.heroes import Hero
from rules.dungeonquest.squares import Direction, Tower
from rules.dungeonquest.state import Cause, Fate, Plight
from rules.dungeonquest.tiles import Tile
from tests.games.dungeonquest.layout import A, B, Dungeon, Layout, dungeon
from tests.games.dungeonquest.steps import ROOM, options, question


def finds_exit(at: str = "D4", heading: str = "east", **laid: Unpack[Layout]) -> Dungeon:
    """Let a hero find an exit with its first card and take it; by a 5 it leads straight on."""
    laid.setdefault("dice", [5])
    laid["below"], laid["catacomb"] = {A: heading}, ["exit"]
    table = dungeon({A: at}, **laid)
    table.answers(A, raw=True)
    return table


def stays_up(table: Dungeon) -> None:
    """Do not go down again."""
    table.answers(A, raw=False)


def test_an_exit_leads_up_at_once() -> None:
    table = finds_exit(rooms={"E4": ROOM})
    table.expect(
        below.ExitRolled(A, 1, 1, 5, 0, "E4", None),
        below.CameUp(A, "E4", entrance=False),
        below.CatacombCardsShuffled(A, 1),
    )
    stays_up(table)
    assert (table.where(), table.hero().descent, table.asked) == ("E4", None, [B])
    assert table.view().catacomb_left == 32


def test_an_exit_may_be_left_alone() -> None:
    table = dungeon({A: "D4"}, below={A: "east"}, catacomb=["exit", "empty"])
    asked = question(table)
    assert (asked.hole, asked.cards, asked.heading) == (False, 1, Direction.EAST)
    table.answers(A, raw=False)
    table.expect(below.WayUpLeft(A, hole=False))
    table.wait(B)
    assert table.hero().descent.count == 2


def test_all_cards_count_with_the_exit() -> None:
    table = finds_exit("A5", gathered={A: ["empty"] * 4}, rooms={"F7": ROOM}, dice=[10])
    stays_up(table)
    assert table.where() == "F7"


def test_no_room_card_is_drawn_and_the_turn_is_over() -> None:
    table = finds_exit(rooms={"E4": ROOM}, room=["goblin"])
    stays_up(table)
    assert table.asked == [B]
    table.wait(B)
    assert table.acts() == ["move", "search", "wait"]


def test_a_hole_is_passed_by_a_d10_within_agility() -> None:
    table = dungeon(
        {A: "D4"}, rooms={"E4": ROOM}, below={A: "east"}, catacomb=["hole"], dice=[7, 5]
    )
    assert question(table).hole
    table.answers(A, raw=True)
    table.expect(below.HoleTried(A, 7, 7, passed=True), below.CameUp(A, "E4", entrance=False))


def test_who_fails_at_a_hole_may_try_again_in_place_of_a_card() -> None:
    table = dungeon(
        {A: "D4"}, rooms={"E4": ROOM}, below={A: "east"}, catacomb=["hole"], dice=[8, 7, 5]
    )
    table.answers(A, raw=True)
    assert (table.hero().descent.under_hole, table.asked) == (True, [B])
    table.wait(B)
    assert table.acts() == ["travel", "try-hole"]
    table.plays(A, "try-hole")
    stays_up(table)
    assert table.where() == "E4"


def test_who_draws_another_card_has_left_the_hole() -> None:
    table = dungeon({A: "D4"}, below={A: "east"}, catacomb=["hole", "empty", "empty"], dice=[8])
    table.answers(A, raw=True)
    table.wait(B)
    table.plays(A, "travel")
    assert table.hero().descent.under_hole is False


def test_a_hole_may_be_left_alone() -> None:
    table = dungeon({A: "D4"}, below={A: "east"}, catacomb=["hole", "empty"])
    table.answers(A, raw=False)
    table.wait(B)
    assert table.hero().descent.count == 2


def test_the_ring_of_fortune_helps_at_a_hole() -> None:
    table = dungeon(
        {A: "D4"},
        rooms={"E4": ROOM},
        below={A: "east"},
        catacomb=["hole"],
        rings={A: "fortune"},
        dice=[8, 7, 5],
    )
    table.answers(A, raw=True)
    table.answers(A, raw=True)
    assert table.where() == "E4"


def test_an_entrance_beside_the_square_leads_up_also_diagonally() -> None:
    table = finds_exit(rooms={"E4": ROOM, "F5": "passage-ooow south"})
    table.expect(below.CameUp(A, "F5", entrance=True))
    assert table.where() == "F5"


def test_an_entrance_tile_counts_like_a_passage() -> None:
    assert finds_exit(rooms={"E3": ROOM}, entrances=["E3"]).where() == "E3"


def test_of_several_entrances_one_is_chosen() -> None:
    table = finds_exit(rooms={"E3": ROOM, "F5": ROOM, "F4": ROOM}, entrances=["E3", "F5"])
    assert options(table) == ["E3", "F5"]
    table.answers(A, "F5")
    assert table.where() == "F5"


def test_an_entrance_on_the_very_square_comes_first() -> None:
    """Ruling 65."""
    assert finds_exit(rooms={"E3": ROOM, "E4": ROOM}, entrances=["E3", "E4"]).where() == "E4"


def test_an_entrance_where_a_hero_stands_leads_nowhere() -> None:
    """Ruling 65."""
    table = finds_exit(rooms={"E4": ROOM, "F5": ROOM}, entrances=["F5"], dice=[5])
    assert table.where() == "F5"
    table = dungeon(
        {A: "D4", B: "F5"},
        rooms={"E4": ROOM, "F5": ROOM},
        entrances=["F5"],
        below={A: "east"},
        catacomb=["exit"],
        dice=[5],
    )
    table.answers(A, raw=True)
    assert table.where() == "E4"


@pytest.mark.parametrize(
    ("tile", "obstacle"), [("pit-owow", Obstacle.PIT), ("bridge-owow", Obstacle.BRIDGE)]
)
def test_nobody_comes_up_in_a_pit_or_under_a_bridge(tile: str, obstacle: Obstacle) -> None:
    table = finds_exit(rooms={"E4": f"{tile} south", "E5": ROOM}, dice=[5, 10])
    table.expect(
        below.ExitRolled(A, 1, 1, 5, 0, "E4", obstacle),
        below.ExitRolled(A, 1, 1, 10, 1, "E5", None),
    )
    assert table.where() == "E5"


def test_nobody_comes_up_where_another_hero_stands() -> None:
    table = dungeon(
        {A: "D4", B: "E4"},
        rooms={"E4": ROOM, "E5": ROOM},
        below={A: "east"},
        catacomb=["exit"],
        dice=[5, 10],
    )
    table.answers(A, raw=True)
    table.expect(below.ExitRolled(A, 1, 1, 5, 0, "E4", Obstacle.HERO))
    assert table.where() == "E5"


def test_a_hero_below_is_no_obstacle() -> None:
    table = dungeon(
        {A: "D4", B: "E4"},
        rooms={"E4": ROOM},
        below={A: "east", B: "west"},
        catacomb=["exit"],
        dice=[5],
    )
    table.answers(A, raw=True)
    assert table.where() == "E4"


def test_where_nobody_could_come_up_one_stays_below() -> None:
    """Ruling 66."""
    table = dungeon(
        {A: "A5", B: "A5"}, rooms={"A5": ROOM}, below={A: "west"}, catacomb=["exit", "empty"]
    )
    table.answers(A, raw=True)
    table.expect(below.NoWayUp(A))
    assert table.hero().descent.count == 1


def test_where_no_tile_is_left_there_is_rock() -> None:
    """Ruling 66."""
    table = finds_exit(rooms={"E5": ROOM}, no_tiles=True, dice=[5, 10])
    table.expect(below.ExitRolled(A, 1, 1, 5, 0, "E4", Obstacle.ROCK))
    assert table.where() == "E5"


def test_on_an_empty_square_a_tile_is_laid_as_one_likes() -> None:
    table = finds_exit(tiles=["normal-ooww"])
    table.expect(events.TileLaid(A, Tile.ROOM_OOWW, "E4"))
    table.answers(A, "west")
    table.expect(below.CameUp(A, "E4", entrance=False))
    assert table.tile("E4").heading is Direction.WEST


def test_a_tile_that_looks_the_same_all_ways_is_laid_unasked() -> None:
    table = finds_exit(tiles=["normal-oooo"])
    assert question(table).kind == "dungeonquest-go-back-down"


@pytest.mark.parametrize("unfit", ["pit-owow", "bridge-owow", "trap-oooo"])
def test_a_pit_a_bridge_or_a_trap_is_not_laid_there(unfit: str) -> None:
    """Ruling 67."""
    table = finds_exit(tiles=[unfit, "normal-oooo"])
    table.expect(below.TileDiscarded(A, Tile(unfit)))
    assert table.tile("E4").tile == "normal-oooo"
    assert table.view().tiles_left == 134


def test_if_no_other_tile_is_left_one_stays_below() -> None:
    """Rulings 66 and 67."""
    table = finds_exit(tiles=["pit-owow"], no_tiles=True)
    table.expect(below.TileDiscarded(A, Tile.PIT_OWOW), below.NoWayUp(A))
    assert (table.hero().descent.count, table.view().tiles_left) == (1, 1)


def test_a_tile_that_lay_face_down_is_turned_up() -> None:
    """Flame Bright had looked at it and Serellia had not gone in."""
    table = dungeon(
        {A: "C4", B: "E3"},
        heroes=[Hero.VOLRIK, Hero.SERELLIA],
        rooms={"E3": ROOM},
        tiles=["normal-ooow", "normal-oooo"],
        below={A: "east"},
        catacomb=["empty", "exit"],
        dice=[5, 5],
    )
    table.plays(B, "move", "south")
    table.answers(B, raw=False)
    table.plays(B, "stay")
    table.answers(A, raw=True)
    table.answers(A, "east")
    assert (table.tile("E4").tile, table.view().face_down) == (Tile.ROOM_OOOW, ())


def test_a_corridor_gives_no_free_move() -> None:
    table = finds_exit(rooms={"E4": "corridor-oooo south"})
    stays_up(table)
    assert (table.asked, table.where()) == ([B], "E4")


def test_under_a_crumbling_ceiling_there_is_no_retreat() -> None:
    """Ruling 68."""
    table = finds_exit(rooms={"E4": "cave-in-oooo south"}, dice=[5, 7])
    stays_up(table)
    assert table.hero().plight is Plight.CAVE_IN
    table.wait(B)
    table.expect_no(events.TurnLost)
    assert table.hero().plight is Plight.NONE


def test_in_a_web_one_has_to_force_its_way() -> None:
    """Ruling 68."""
    table = finds_exit(rooms={"E4": "web-oooo south"}, dice=[5, 5, 4])
    stays_up(table)
    assert table.hero().plight is Plight.WEB
    table.wait(B)
    assert table.hero().plight is Plight.STUCK_IN_WEB


def test_in_a_dark_chamber_one_gropes_from_the_arrow() -> None:
    """Ruling 68."""
    rooms = {"E4": "dark-chamber-oowo south", "F4": ROOM}
    table = finds_exit(rooms=rooms, room=["empty"], dice=[5, 3])
    stays_up(table)
    table.wait(B)
    table.expect(events.GropedForExit(A, 3, Groping.CLOCKWISE, blocked=False))
    assert table.where() == "F4"


def test_from_a_chasm_all_exits_lead_on() -> None:
    """Ruling 68."""
    rooms = {"E4": "chasm-a-oooo south"}
    table = finds_exit(rooms=rooms)
    stays_up(table)
    table.wait(B)
    assert table.ways() == ["north", "east", "south", "west"]


def test_a_rotating_room_laid_there_does_not_turn() -> None:
    """Ruling 67."""
    table = finds_exit(tiles=["rotating-room-owww"])
    table.answers(A, "north")
    assert (table.tile("E4").heading, table.tile("E4").turned) == (Direction.NORTH, True)
    assert table.hero().fate is Fate.INSIDE


def test_a_trap_room_that_lies_there_draws_no_card() -> None:
    table = finds_exit(rooms={"E4": "trap-oooo south"})
    table.expect_no(events.TrapCardDrawn)
    stays_up(table)
    assert table.asked == [B]


def test_in_the_treasure_chamber_nothing_is_taken_in_that_turn() -> None:
    """Ruling 74."""
    table = finds_exit("F5")
    table.expect_no(events.ChamberEntered, events.TreasureTaken, events.DragonSleeps)
    stays_up(table)
    assert table.where() == "G5"
    table.wait(B)
    assert table.acts() == ["stay", "leave-chamber", "wait"]


def test_in_a_tower_one_is_saved() -> None:
    table = finds_exit("B1", "west", sun=26)
    stays_up(table)
    table.wait(B)
    table.expect(events.CastleLeft(A, Hero.VOLRIK, Tower.NORTH_WEST, 0))


def test_in_a_tower_one_may_leave_in_the_next_turn() -> None:
    table = finds_exit("B1", "west", ventured=False)
    stays_up(table)
    table.wait(B)
    assert "leave-castle" in table.acts()


def test_who_does_not_like_the_place_may_go_back_at_once() -> None:
    table = finds_exit(rooms={"E4": ROOM})
    table.answers(A, raw=True)
    table.answers(A, "north")
    table.expect(below.WentBelow(A, WayDown.BACK, Direction.NORTH, "E4"))
    hero = table.hero()
    assert (table.where(), hero.descent.heading, hero.descent.count) == (
        "E4",
        Direction.NORTH,
        0,
    )
    assert table.asked == [B]


def test_going_back_at_once_is_no_way_to_lose_the_shadow() -> None:
    """Ruling 62."""
    shadow = {A: [RoomCard.SHADOW_OF_DOOM]}
    table = finds_exit(rooms={"E4": ROOM}, holds=shadow, dice=[12, 5])
    table.answers(A, raw=True)
    table.answers(A, "north")
    assert table.hero().cards == (RoomCard.SHADOW_OF_DOOM,)


def test_who_is_berserk_does_not_go_back() -> None:
    table = finds_exit(rooms={"E4": ROOM}, heroes=[Hero.FHYLL], berserk=[A], dice=[3, 5])
    assert (table.where(), table.asked) == ("E4", [B])


def test_a_companion_comes_up_too() -> None:
    table = dungeon(
        {A: "D4"},
        rooms={"E4": ROOM},
        heroes=[Hero.SERELLIA],
        below={A: "east"},
        catacomb=["exit"],
        dice=[5],
    )
    table.answers(A, raw=True)
    stays_up(table)
    assert table.hero().companion.fallen is False


def test_no_wall_is_passed_below() -> None:
    table = dungeon({A: "D4"}, heroes=[Hero.AZOTH], below={A: "east"}, catacombs=True, life={A: 12})
    assert table.acts() == ["travel", "dark-force", "invisibility", "stasis"]


def test_a_hole_may_be_tried_again_where_nobody_could_come_up() -> None:
    """Ruling 66: the hole is still there in the next turn."""
    table = dungeon(
        {A: "A5", B: "A5"}, rooms={"A5": ROOM}, below={A: "west"}, catacomb=["hole"], dice=[1]
    )
    table.answers(A, raw=True)
    table.expect(below.NoWayUp(A))
    table.wait(B)
    assert table.acts() == ["travel", "try-hole"]


def test_who_comes_up_as_night_falls_but_in_no_tower_is_lost() -> None:
    table = finds_exit(rooms={"E4": ROOM}, sun=26)
    stays_up(table)
    table.wait(B)
    assert (table.hero().fate, table.hero().cause) == (Fate.DEAD, Cause.NIGHTFALL)


def test_an_entrance_beside_a_pit_leads_up_without_another_roll() -> None:
    table = finds_exit(rooms={"E4": "pit-owow east", "F5": "passage-ooow south"})
    table.expect(below.ExitRolled(A, 1, 1, 5, 0, "E4", None), below.CameUp(A, "F5", entrance=True))


def test_where_a_web_was_burnt_nobody_is_held_who_comes_up() -> None:
    """Ruling 73: Azoth burns it, loses a turn and goes on before the exit is found."""
    table = dungeon(
        {A: "A4", B: "E4"},
        heroes=[Hero.VOLRIK, Hero.AZOTH],
        rooms={"E4": "web-oooo south", "E5": ROOM},
        perils={B: "web"},
        below={A: "east"},
        catacomb=["empty", "empty", "empty", "exit"],
        room=["empty"],
        dice=[5],
    )
    table.plays(B, "fireball")
    table.goes("south", B)
    table.answers(A, raw=True)
    assert (table.where(), table.hero().plight) == ("E4", Plight.NONE)
