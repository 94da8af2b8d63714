"""The dragon wakes (rulebook 9.1 to 9.3, rulings 18, 19, 21 and 29)."""

from typing import Any

import pytest

from rules.dungeonquest import events
from rules.dungeonquest.cards import CorpseCard, Dragon, RoomCard, SearchCard, TrapCard
from rules.dungeonquest.heroes import Hero
from rules.dungeonquest.squares import Direction
from rules.dungeonquest.state import Cause
from tests.games.dungeonquest.layout import ROHAN, ULF, VOLRIK, A, B, C, Dungeon, dungeon
from tests.games.dungeonquest.steps import fights


def _woken(*tiles: str, **laid: Any) -> Dungeon:
    """Let a hero in the chamber wake the dragon, whose fire costs one life point."""
    laid.setdefault("dice", [1])
    table = dungeon({A: "G5"}, dragon=["awake"], tiles=tiles, **laid)
    table.plays(A, "stay")
    return table


def test_its_fire_costs_a_d12_of_life_points() -> None:
    table = _woken(dice=[11])
    table.expect(
        events.DragonWoke(A),
        events.LifeLost(A, Cause.DRAGON, "D12", 11, 11, 4),
    )


def test_its_fire_may_be_deadly() -> None:
    table = _woken(dice=[9], life={A: 9})
    table.expect(
        events.HeroDied(A, Hero.VOLRIK, Cause.DRAGON, 0),
        events.DragonTokensShuffled(),
    )
    assert table.asked == [B]


def test_all_treasure_tokens_go_back_into_the_cup() -> None:
    table = _woken(treasures={A: ["giant-ruby", "sceptre"]}, treasure=["guineas-100"])
    assert table.hero().treasures == ()
    assert table.view().treasures_left == 32


def test_treasure_cards_go_back_under_their_decks() -> None:
    table = _woken(holds={A: [SearchCard.JEWELLERY, CorpseCard.NECKLACE]})
    assert (table.hero().cards, table.hero().gold) == ((), 0)
    assert table.state.decks["search"].items[0] is SearchCard.JEWELLERY
    assert table.state.decks["corpse"].items[0] is CorpseCard.NECKLACE


def test_all_hear_what_a_hero_lost() -> None:
    table = _woken(
        treasures={A: ["giant-ruby"]}, treasure=["guineas-100", "guineas-110"],
        holds={A: [SearchCard.JEWELLERY]},
    )  # fmt: skip
    table.expect(events.TreasureLost(A, 4500 + 210 + 200))


def test_potions_ropes_and_rings_stay() -> None:
    table = _woken(holds={A: [SearchCard.POTION, CorpseCard.ROPE]}, rings={A: "opening"})
    assert table.hero().cards == (SearchCard.POTION, CorpseCard.ROPE)
    assert not table.hero().ring_used


@pytest.mark.parametrize(
    ("exit_", "beyond"),
    [
        ("north", "G4"), ("north-east", "H5"), ("south-east", "H6"),
        ("south", "G7"), ("south-west", "F6"), ("north-west", "F5"),
    ],
)  # fmt: skip
def test_a_hero_runs_to_a_square_beside_the_chamber(exit_: str, beyond: str) -> None:
    table = _woken("normal-oooo", room=["jewellery"])
    table.answers(A, exit_)
    assert table.where() == beyond
    assert table.asked == [B]


def test_who_runs_draws_no_room_card() -> None:
    table = _woken("normal-oooo")
    table.answers(A, "north")
    table.expect_no(events.RoomCardDrawn)


def test_no_room_card_either_where_a_tile_lies() -> None:
    table = _woken(rooms={"G4": "normal-oooo north"})
    table.answers(A, "north")
    table.expect_no(events.RoomCardDrawn, events.TileLaid)
    assert table.where() == "G4"


def test_doors_and_portcullises_do_not_stop_who_runs() -> None:
    table = _woken(rooms={"G4": "normal-oodo south"})
    table.answers(A, "north")
    table.expect_no(events.DoorTried)
    assert table.where() == "G4"

    table = _woken(rooms={"G4": "portcullis-pooo north"})
    table.answers(A, "north")
    table.expect_no(events.PortcullisTried)
    assert table.where() == "G4"


def test_walls_stop_who_runs() -> None:
    table = _woken(rooms={"G4": "normal-owww south", "H5": "normal-owww north"})
    assert table.choices() == ["south-east", "south", "south-west", "north-west"]


def test_who_finds_no_exit_stays_and_the_tokens_are_shuffled() -> None:
    table = _woken(no_tiles=True, treasures_left=0, treasures={A: ["giant-ruby"]})
    table.expect(events.TreasureLost(A, 4500), events.NoWayOn(A), events.DragonTokensShuffled())
    assert (table.where(), table.hero().gold, table.asked) == ("G5", 0, [B])
    assert table.view().dragon_left == 8


def test_beyond_a_corridor_who_runs_draws_room_cards_again() -> None:
    """Ruling 18."""
    table = _woken("corridor-oooo", "normal-oooo", room=["jewellery"])
    table.answers(A, "north")
    table.expect_no(events.RoomCardDrawn)
    table.goes("north")
    table.expect(events.GoldFound(A, 30))


def test_who_runs_into_a_trap_room_draws_a_trap_card() -> None:
    table = _woken("trap-oooo", trap=["explosion"])
    table.answers(A, "north")
    table.expect(events.TrapCardDrawn(A, TrapCard.EXPLOSION))
    assert table.hero().life == 15 - 1 - 4


def test_who_runs_into_a_pit_rolls() -> None:
    table = _woken("pit-owow", dice=[1, 8])
    table.answers(A, "north")
    table.expect(events.HeroDied(A, Hero.VOLRIK, Cause.PIT, 0))


def test_who_runs_into_a_rotating_room_turns_with_it() -> None:
    table = _woken("rotating-room-owww")
    table.answers(A, "north")
    table.expect(events.RoomRotated(A, Direction.NORTH))
    assert table.where() == "G4"


def test_who_runs_into_a_deadly_rotating_room_dies() -> None:
    table = _woken("rotating-room-owww", rooms={"G3": "normal-owww south"})
    table.answers(A, "north")
    assert table.hero().cause == Cause.ROTATING_ROOM


def test_who_runs_into_a_corridor_moves_on_and_draws_the_card_there() -> None:
    table = _woken("corridor-oooo", "normal-oooo", room=["jewellery"])
    table.answers(A, "north")
    assert table.asked == [A]
    table.goes("east")
    assert table.where() == "H4"
    table.expect(events.RoomCardDrawn(A, RoomCard.JEWELLERY))


def test_a_corridor_may_lead_back_into_the_chamber_to_more_treasure() -> None:
    table = _woken("corridor-oooo", treasure=["guineas-100", "guineas-110"])
    table.answers(A, "north")
    table.goes("south")
    table.expect(events.ChamberEntered(A, stayed=False))
    assert table.where() == "G5"
    assert len(table.hero().treasures) == 2


def test_who_runs_into_a_dark_chamber_gropes_in_its_next_turn() -> None:
    table = _woken("dark-chamber-oowo")
    table.answers(A, "north")
    assert table.hero().plight == "dark-chamber"


def test_who_runs_under_a_crumbling_ceiling_rolls_or_retreats_in_its_next_turn() -> None:
    table = _woken("cave-in-oooo")
    table.answers(A, "north")
    table.expect_no(events.RoomCardDrawn)
    assert table.hero().plight == "cave-in"


def test_behind_who_runs_a_new_portcullis_falls() -> None:
    table = _woken("portcullis-pooo", dice=[1, 12])
    table.answers(A, "north")
    table.wait(B)
    table.goes("south")
    table.expect(events.PortcullisTried(A, 12, 4, lifted=False))


def test_afterwards_the_tokens_are_shuffled() -> None:
    table = _woken("normal-oooo", dragon_shown=3)
    table.answers(A, "north")
    table.expect(events.DragonTokensShuffled())
    assert (table.view().dragon_left, table.view().dragon_shown) == (8, ())


def test_all_in_the_chamber_are_burnt_clockwise_from_who_woke_it() -> None:
    table = dungeon(
        {A: "G5", B: "G6", C: "G5"},
        players=3,
        turn=B,
        dragon=["awake"],
        tiles=["normal-oooo"] * 3,
        treasures={A: ["giant-ruby"], C: ["sceptre"]},
        treasure=["guineas-100", "guineas-110"],
        dice=[2, 3, 4],
    )
    table.plays(B, "stay")
    table.expect(events.TreasureLost(B, 210), events.LifeLost(B, Cause.DRAGON, "D12", 2, 2, 14))
    table.answers(B, "north")
    table.expect(events.TreasureLost(C, 1100), events.LifeLost(C, Cause.DRAGON, "D12", 3, 3, 14))
    table.answers(C, "south")
    table.expect(events.TreasureLost(A, 4500), events.LifeLost(A, Cause.DRAGON, "D12", 4, 4, 11))
    table.answers(A, "north-east")
    assert [table.where(seat) for seat in (A, B, C)] == ["H5", "G4", "G7"]
    table.expect(events.DragonTokensShuffled())


def test_afterwards_the_game_goes_on_with_the_next_turn() -> None:
    table = dungeon(
        {A: "G5", B: "G6", C: "G5"}, players=3, turn=B, dragon=["awake"],
        tiles=["normal-oooo"] * 3, dice=[1, 1, 1],
    )  # fmt: skip
    table.plays(B, "stay")
    for seat, exit_ in ((B, "north"), (C, "south"), (A, "north-east")):
        table.answers(seat, exit_)
    assert table.asked == [C]
    assert table.view().turn == C


def test_a_hero_who_is_not_in_the_chamber_feels_nothing() -> None:
    table = dungeon({A: "G5"}, dragon=["awake"], tiles=["normal-oooo"], dice=[1])
    table.plays(A, "stay")
    table.answers(A, "north")
    assert table.hero(B).life == 16


def test_two_heroes_do_not_run_to_the_same_square() -> None:
    table = dungeon({A: "G5", B: "G6"}, dragon=["awake"], tiles=["normal-oooo"] * 2, dice=[1, 1])
    table.plays(A, "stay")
    table.answers(A, "north")
    assert "north" not in table.choices(B)


def test_when_the_fire_kills_one_the_others_still_run() -> None:
    table = dungeon(
        {A: "G5", B: "G6"}, dragon=["awake"], tiles=["normal-oooo"], dice=[12, 1], life={A: 5}
    )
    table.plays(A, "stay")
    assert table.hero(A).fate == "dead"
    table.answers(B, "south")
    assert table.where(B) == "G7"
    table.expect(events.DragonTokensShuffled())


def test_whoever_enters_may_wake_the_dragon_at_once() -> None:
    table = dungeon(
        {A: "G4"}, heroes=[ROHAN, ULF], rooms={"G4": "normal-oooo south"}, dragon=["awake"],
        treasure=["giant-ruby", "golden-crown"], dice=[5],
    )  # fmt: skip
    table.goes("south")
    table.expect(
        events.ChamberEntered(A, stayed=False),
        events.DragonWoke(A),
        events.TreasureLost(A, 8500),
    )
    table.answers(A, "north")
    assert table.where() == "G4"


def test_when_all_tokens_lie_face_up_they_are_shuffled_before_the_next_is_turned_over() -> None:
    """The corridor leads back into the chamber while another hero has yet to run."""
    table = dungeon(
        {A: "G5", B: "G6"},
        dragon=["awake"],
        dragon_shown=7,
        tiles=["corridor-oooo"],
        dice=[1, 1],
    )
    table.plays(A, "stay")
    table.answers(A, "north")
    assert table.view().dragon_left == 0
    table.goes("south")
    table.expect(
        events.ChamberEntered(A, stayed=False),
        events.DragonTokensShuffled(),
        events.DragonSleeps(A, 7),
    )


def test_whoever_has_run_already_is_not_burnt_when_the_one_before_wakes_it_once_more() -> None:
    """The corridor leads back into the chamber, where only the one that is awake is left."""
    table = dungeon(
        {A: "G5", B: "G6"}, tiles=["corridor-oooo", "normal-oooo", "normal-oooo"], dice=[1, 1, 1]
    )
    table.state.dragon.items[:] = [Dragon.AWAKE]
    table.plays(A, "stay")
    table.answers(A, "north")
    table.goes("south")
    table.expect(events.DragonTokensShuffled(), events.DragonWoke(A))
    table.answers(A, "north-east")
    table.answers(B, "south")
    assert [table.hero(seat).life for seat in (A, B)] == [15 - 2, 16 - 1]
    assert [table.where(seat) for seat in (A, B)] == ["H5", "G7"]
    assert table.asked == [B]


def test_a_monster_that_kills_who_runs_is_put_away_before_the_next_one_runs() -> None:
    """The corridor leads whoever runs first into a room where a goblin waits."""
    table = dungeon(
        {A: "G5", B: "G6"},
        dragon=["awake"],
        tiles=["corridor-oooo", "normal-oooo", "normal-oooo"],
        room=["goblin"],
        monster=[6],
        dice=[1, 1],
        life={A: 2},
    )
    table.plays(A, "stay")
    table.answers(A, "north")
    table.goes("north")
    table.answers(A, "attack")
    fights(table, "slash", "mighty-blow")
    table.expect(events.HeroDied(A, VOLRIK, Cause.GOBLIN, 0))
    assert table.asked == [B]
    assert (table.view().fight, table.view().in_play) == (None, ())
    table.answers(B, "south")
    assert (table.where(B), len(table.state.monsters)) == ("G7", 15)
