"""The treasure chamber while the dragon sleeps (rulebook 9)."""

import pytest

from rules.dungeonquest import events
from rules.dungeonquest.cards import SearchCard, Treasure
from rules.dungeonquest.squares import Direction
from tests.games.dungeonquest.layout import A, B, dungeon

TWO = ["guineas-100", "giant-ruby"]
TAKEN = events.TreasureTaken(A, (Treasure.GUINEAS_100, Treasure.GIANT_RUBY), 4600)


@pytest.mark.parametrize(
    ("start", "way", "half"),
    [
        ("G4", "south", "G5"),
        ("H5", "west", "G5"),
        ("H6", "west", "G6"),
        ("G7", "north", "G6"),
        ("F6", "east", "G6"),
        ("F5", "east", "G5"),
    ],
)
def test_it_is_entered_by_each_of_its_six_exits(start: str, way: str, half: str) -> None:
    table = dungeon(
        {A: start},
        rooms={start: "normal-oooo north"},
        treasure=TWO,
        dragon=["sleeping"],
    )
    table.goes(way)
    table.expect(
        events.HeroMoved(A, Direction(way), half),
        events.ChamberEntered(A, stayed=False),
        TAKEN,
        events.DragonSleeps(A, 7),
    )
    table.expect_no(events.RoomCardDrawn, events.TileLaid)
    assert table.asked == [B]


def test_the_dragon_token_stays_face_up_beside_the_board() -> None:
    table = dungeon({A: "G5"}, dragon=["sleeping"], dragon_shown=2)
    table.plays(A, "stay")
    view = table.view()
    assert (view.dragon_left, view.dragon_shown) == (5, ("sleeping",) * 3)


def test_all_see_the_treasures_beside_a_sheet() -> None:
    table = dungeon({A: "G5"}, treasure=TWO, dragon=["sleeping"])
    table.plays(A, "stay")
    hero = table.view(B).characters[A]
    assert hero.treasures == (Treasure.GUINEAS_100, Treasure.GIANT_RUBY)
    assert hero.gold == 4600
    assert table.view().treasures_left == 30


def test_in_the_next_turn_a_hero_stays_or_leaves() -> None:
    table = dungeon({A: "G5"})
    assert sorted(table.acts()) == ["leave-chamber", "stay", "wait"]


def test_whoever_stays_takes_two_more_and_turns_over_another_token() -> None:
    table = dungeon({A: "G5"}, treasure=TWO, dragon=["sleeping"], dragon_shown=1)
    table.plays(A, "stay")
    table.expect(
        events.ChamberEntered(A, stayed=True),
        TAKEN,
        events.DragonSleeps(A, 6),
    )


@pytest.mark.parametrize(
    ("exit_", "beyond"),
    [
        ("north", "G4"), ("north-east", "H5"), ("south-east", "H6"),
        ("south", "G7"), ("south-west", "F6"), ("north-west", "F5"),
    ],
)  # fmt: skip
@pytest.mark.parametrize("half", ["G5", "G6"])
def test_a_hero_leaves_by_any_exit_whichever_it_came_by(half: str, exit_: str, beyond: str) -> None:
    table = dungeon({A: half}, tiles=["normal-oooo"], room=["jewellery"])
    table.plays(A, "leave-chamber", exit_)
    assert table.where() == beyond
    table.expect(events.GoldFound(A, 30))
    table.expect_no(events.TreasureTaken, events.DragonSleeps, events.DragonWoke)


def test_the_tile_beyond_an_exit_lies_with_its_arrow_to_the_chamber() -> None:
    table = dungeon({A: "G5"}, tiles=["normal-owww"], room=["empty"])
    table.plays(A, "leave-chamber", "south-west")
    assert table.tile("F6").heading == "west"


def test_walls_and_heroes_bar_exits_of_the_chamber() -> None:
    table = dungeon(
        {A: "G5", B: "H5"},
        rooms={"G4": "normal-owww north", "G7": "normal-owww north", "H5": "normal-oooo north"},
    )
    exits = [exit_ for _, *exits in table.choices() for exit_ in exits]
    assert exits == ["north", "south-east", "south-west", "north-west"]


def test_a_door_into_the_chamber_is_tried_from_both_sides() -> None:
    rooms = {"G4": "normal-oodo south"}
    table = dungeon({A: "G4"}, rooms=rooms, door=["door-jammed"])
    table.goes("south")
    assert table.where() == "G4"
    table = dungeon({A: "G5"}, rooms=rooms, door=["door-jammed"])
    table.plays(A, "leave-chamber", "north")
    assert table.where() == "G5"


def test_a_portcullis_before_the_chamber_is_lifted() -> None:
    table = dungeon({A: "G5"}, rooms={"G4": "portcullis-pooo north"}, dice=[12])
    table.plays(A, "leave-chamber", "north")
    table.expect(events.PortcullisTried(A, 12, 4, lifted=False))
    assert table.where() == "G5"


def test_several_heroes_may_be_in_the_chamber() -> None:
    table = dungeon({A: "G4", B: "G5"}, rooms={"G4": "normal-oooo south"}, dragon=["sleeping"] * 2)
    table.goes("south")
    assert table.where(A) == table.where(B) == "G5"
    table.plays(B, "stay")
    table.expect(events.ChamberEntered(B, stayed=True), events.DragonSleeps(B, 6))
    assert [table.hero(seat).treasures != () for seat in (A, B)] == [True, True]


def test_the_tokens_are_shuffled_when_the_only_hero_leaves() -> None:
    table = dungeon({A: "G5"}, dragon_shown=3, tiles=["normal-oooo"], room=["empty"])
    table.plays(A, "leave-chamber", "north")
    table.expect(events.DragonTokensShuffled())
    assert (table.view().dragon_left, table.view().dragon_shown) == (8, ())


def test_the_tokens_are_shuffled_before_a_corridor_leads_the_hero_back() -> None:
    table = dungeon({A: "G5"}, dragon_shown=7, tiles=["corridor-oooo"])
    table.state.dragon.items.clear()
    table.plays(A, "leave-chamber", "north")
    table.expect(events.DragonTokensShuffled())
    table.goes("south")
    table.expect(events.ChamberEntered(A, stayed=False), events.DragonSleeps(A, 6))


def test_the_tokens_are_not_shuffled_before_the_last_hero_leaves() -> None:
    table = dungeon(
        {A: "G5", B: "G6"},
        dragon_shown=3,
        tiles=["normal-oooo", "normal-oooo"],
        room=["empty", "empty"],
    )
    table.plays(A, "leave-chamber", "north")
    table.expect_no(events.DragonTokensShuffled)
    assert table.view().dragon_left == 5
    table.plays(B, "leave-chamber", "south")
    table.expect(events.DragonTokensShuffled())


def test_the_tokens_are_shuffled_too_when_the_last_hero_dies_in_the_chamber() -> None:
    """The potion is deadly; the next hero to come finds all eight tokens face down."""
    table = dungeon(
        {A: "G5"}, dragon_shown=3, holds={A: [SearchCard.POTION]}, life={A: 1}, dice=[12]
    )
    table.plays(A, "drink")
    assert table.hero().fate == "dead"
    table.expect(events.DragonTokensShuffled())
    assert table.view().dragon_left == 8


def test_an_empty_cup_gives_what_is_left() -> None:
    table = dungeon({A: "G5"}, treasure=["giant-ruby"], treasures_left=1, dragon=["sleeping"])
    table.plays(A, "stay")
    table.expect(events.TreasureTaken(A, (Treasure.GIANT_RUBY,), 4500))
    table.wait(B)
    table.plays(A, "stay")
    assert table.hero().gold == 4500
