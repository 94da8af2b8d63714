"""Rooms with a crumbling ceiling ("Desplome del Techo" among the tiles, ruling 32)."""

from rules.dungeonquest import events
from rules.dungeonquest.cards import DoorCard, RoomCard, SearchCard
from rules.dungeonquest.events import Trial
from rules.dungeonquest.squares import Direction
from tests.games.dungeonquest.layout import A, B, Dungeon, dungeon

ROOM = {"C6": "normal-oooo north"}


def test_who_enters_draws_a_room_card_as_usual() -> None:
    table = dungeon({A: "C6"}, rooms=ROOM, tiles=["cave-in-oooo"], room=["jewellery"])
    table.goes("north")
    table.expect(events.RoomCardDrawn(A, RoomCard.JEWELLERY))
    assert table.hero().plight == "cave-in"


def _under_the_ceiling(*dice: int, **rooms: str) -> Dungeon:
    """Stand on C5 as one who came from C6; the hero's Agility is 7."""
    return dungeon(
        {A: "C5"},
        rooms={**ROOM, "C5": "cave-in-oooo north", **rooms},
        came_from={A: "C6"},
        perils={A: "cave-in"},
        dice=dice,
        room=["jewellery"],
        door=["door-jammed"],
    )


def test_in_the_next_turn_a_hero_rolls_or_retreats() -> None:
    table = _under_the_ceiling()
    assert table.acts() == ["brave", "retreat"]


def test_a_roll_within_agility_gives_a_turn_as_usual() -> None:
    table = _under_the_ceiling(7)
    table.plays(A, "brave")
    table.expect(events.AgilityTried(A, Trial.CAVE_IN, 7, 7, passed=True))
    assert sorted(table.acts()) == ["move", "search", "wait"]


def test_a_roll_above_agility_costs_the_turn() -> None:
    table = _under_the_ceiling(8)
    table.plays(A, "brave")
    assert (table.where(), table.asked) == ("C5", [B])


def test_whoever_was_caught_rolls_again_or_retreats() -> None:
    table = _under_the_ceiling(12, 1)
    table.plays(A, "brave")
    table.wait(B)
    assert table.acts() == ["brave", "retreat"]
    table.plays(A, "brave")
    assert "move" in table.acts()


def test_a_retreat_is_an_ordinary_move_into_the_room_before() -> None:
    table = _under_the_ceiling()
    table.plays(A, "retreat")
    table.expect(
        events.HeroMoved(A, Direction.SOUTH, "C6"),
        events.RoomCardDrawn(A, RoomCard.JEWELLERY),
    )
    assert table.hero().plight == "none"


def test_a_door_in_the_way_of_a_retreat_is_tried() -> None:
    table = _under_the_ceiling(C6="normal-oodo north")
    table.plays(A, "retreat")
    table.expect(events.DoorTried(A, DoorCard.DOOR_JAMMED))
    assert table.where() == "C5"
    table.wait(B)
    assert table.acts() == ["brave", "retreat"]


def test_a_hero_does_not_retreat_into_a_room_that_is_taken() -> None:
    table = dungeon(
        {A: "C5", B: "C6"},
        rooms={**ROOM, "C5": "cave-in-oooo north"},
        came_from={A: "C6"},
        perils={A: "cave-in"},
        dice=[1],
    )
    table.expect(events.AgilityTried(A, Trial.CAVE_IN, 1, 7, passed=True))


def test_a_hero_does_not_retreat_through_a_wall() -> None:
    """C6 has its wall to the north: the hero came by a secret door."""
    table = dungeon(
        {A: "C5"},
        rooms={"C6": "normal-oowo north", "C5": "cave-in-oooo north"},
        came_from={A: "C6"},
        came_through={A: "secret-door"},
        perils={A: "cave-in"},
        holds={A: [SearchCard.POTION]},
    )
    assert table.acts() == ["brave", "drink"]


def test_there_is_no_waiting_under_the_ceiling() -> None:
    table = _under_the_ceiling()
    table.refuses(A, "wait")


def test_whoever_passed_once_passes_as_long_as_it_stays() -> None:
    table = _under_the_ceiling(1)
    table.plays(A, "brave")
    table.wait(A, B)
    assert sorted(table.acts()) == ["move", "search", "wait"]
    assert table.dice == []


def test_whoever_comes_again_rolls_again() -> None:
    table = dungeon(
        {A: "C6"},
        rooms={**ROOM, "C5": "cave-in-oooo north"},
        room=["empty"],
    )
    table.goes("north")
    table.wait(B)
    assert table.acts() == ["brave", "retreat"]
