"""What a sensible player does about the catacombs, bridges and webs."""

from typing import Any, Unpack

from rules.dungeonquest.heroes import Hero
from rules.dungeonquest.player import sensible
from rules.engine.randomness import Stream
from tests.games.dungeonquest.layout import A, B, Dungeon, Layout, also, dungeon
from tests.games.dungeonquest.steps import ROOM, enters, question


def decides(table: Dungeon, seat: int = A) -> Any:
    """Return what a sensible player answers."""
    return sensible(table.view(seat), question(table, seat), Stream(bytes(32), "player"))


def test_it_goes_down_where_that_is_the_shorter_way() -> None:
    far = enters("passage-down", catacombs=True, sun=1)
    assert decides(far) is True


def test_it_does_not_go_down_beside_the_treasure_chamber() -> None:
    table = dungeon(
        {A: "F4"},
        rooms={"F4": ROOM},
        tiles=["normal-oooo"],
        room=["passage-down"],
        catacombs=True,
        sun=1,
    )
    table.goes("south")
    assert decides(table) is False


def test_it_travels_towards_its_goal() -> None:
    table = enters("passage-down", catacombs=True, sun=1)
    table.answers(A, raw=True)
    assert decides(table) in {"east", "south"}


def test_it_takes_an_exit_near_its_goal_and_stays_up() -> None:
    table = dungeon({A: "E5"}, rooms={"F5": ROOM}, below={A: "east"}, catacomb=["exit"], dice=[5])
    assert decides(table) is True
    table.answers(A, raw=True)
    assert decides(table) is False


def test_it_leaves_an_exit_far_from_its_goal() -> None:
    treasures = {A: ["giant-ruby"]}
    table = dungeon({A: "F5"}, below={A: "east"}, catacomb=["exit"], treasures=treasures)
    assert decides(table) is False


def test_it_tries_a_hole_again() -> None:
    table = dungeon({A: "E5"}, below={A: "east"}, catacomb=["hole"], dice=[8])
    table.answers(A, raw=True)
    table.wait(B)
    assert decides(table) == ["try-hole"]


def test_it_comes_up_by_the_entrance_nearest_to_its_goal() -> None:
    table = dungeon(
        {A: "C5"},
        rooms={"C4": ROOM, "E5": ROOM, "D5": ROOM},
        entrances=["C4", "E5"],
        below={A: "east"},
        catacomb=["exit"],
        dice=[5],
    )
    table.answers(A, raw=True)
    assert decides(table) == "E5"


def test_it_turns_an_opening_towards_its_goal() -> None:
    table = dungeon(
        {A: "C5"}, below={A: "east"}, catacomb=["exit"], tiles=["normal-owww"], dice=[5]
    )
    table.answers(A, raw=True)
    assert decides(table) == "west"


def troll(number: int, **laid: Unpack[Layout]) -> Dungeon:
    """Let a hero meet a cave troll."""
    laid["below"], laid["catacomb"] = {A: "east"}, ["cave-troll"]
    table = dungeon({A: "D4"}, **laid)
    if table.asked == [A]:
        table.plays(A, "travel")
    table.answers(B, number)
    return table


def test_it_bribes_a_troll_with_the_cheapest_treasures_that_do() -> None:
    tokens = ["guineas-300", "giant-ruby", "guineas-270", "guineas-130"]
    table = troll(5, treasures={A: tokens})
    assert decides(table) == "bribe"
    table.answers(A, "bribe")
    assert decides(table) == ["guineas-130", "guineas-270", "guineas-300"]


def test_it_fights_a_troll_that_would_take_all_it_has() -> None:
    assert decides(troll(5, treasures={A: ["guineas-300"]})) == "attack"


def test_it_burns_a_troll() -> None:
    assert decides(troll(5, heroes=[Hero.AZOTH])) == "fireball"


def test_it_makes_the_troll_strong_for_who_has_nothing() -> None:
    table = dungeon({A: "D4"}, below={A: "east"}, catacomb=["cave-troll"])
    assert decides(table, B) == 0


def bridge(**laid: Unpack[Layout]) -> Dungeon:
    """Let a hero step south onto a bridge."""
    rooms = {"G2": ROOM, "G3": "bridge-owow south"}
    table = dungeon({A: "G2"}, **also(laid, rooms=rooms, catacombs=True))
    table.goes("south")
    return table


def test_it_crosses_a_bridge_that_leads_to_its_goal() -> None:
    assert decides(bridge(sun=1)) == "cross"


def test_it_does_not_cross_a_bridge_with_a_heavy_load() -> None:
    tokens = [f"guineas-{gold}" for gold in (100, 110, 120, 130, 140, 150, 160, 170, 180)]
    laid: Layout = {"heroes": [Hero.SIR_ROHAN], "treasures": {A: tokens}}
    assert decides(bridge(**laid)) == "stay"


def test_it_climbs_down_after_flame_bright() -> None:
    table = bridge(heroes=[Hero.SERELLIA], dice=[9, 8, 5])
    table.answers(A, "cross")
    assert decides(table) is True


def test_it_forces_its_way_through_a_web_that_leads_to_its_goal() -> None:
    table = dungeon(
        {A: "G3"},
        rooms={"G2": ROOM, "G3": "web-oooo south"},
        came_from={A: "G2"},
        perils={A: "web"},
        catacombs=True,
        sun=1,
    )
    assert decides(table) == ["force"]
