"""Setting up (rulebook 4)."""

import pytest

from rules.dungeonquest import events
from rules.dungeonquest.heroes import Hero, Ring
from rules.dungeonquest.squares import Tower
from rules.engine.errors import IllegalAnswer
from tests.games.dungeonquest.layout import A, B, C, Dungeon, fresh


def test_the_highest_roll_is_the_first_player() -> None:
    table = fresh(3, dice=[4, 11, 7])
    table.expect(
        events.RolledForFirst(A, 4),
        events.RolledForFirst(B, 11),
        events.RolledForFirst(C, 7),
        events.FirstPlayerFound(B),
    )
    assert table.view().first == B
    assert table.asked == [B]


def test_whoever_ties_for_the_highest_roll_rolls_again() -> None:
    table = fresh(3, dice=[9, 3, 9, 2, 5])
    table.expect(
        events.RolledForFirst(C, 9),
        events.RolledForFirst(A, 2),
        events.RolledForFirst(C, 5),
        events.FirstPlayerFound(C),
    )
    assert table.dice == []


def test_ties_are_rolled_again_until_one_is_highest() -> None:
    table = fresh(2, dice=[6, 6, 1, 1, 12, 3])
    assert table.view().first == A


def test_heroes_are_taken_clockwise_from_the_first_player() -> None:
    table = fresh(3, dice=[1, 2, 3])
    for seat, hero in ((C, "volrik"), (A, "sir-rohan"), (B, "el-adoran")):
        assert table.asked == [seat]
        table.answers(seat, hero)
        table.expect(events.HeroChosen(seat, Hero(hero)))
    assert [table.hero(seat).hero for seat in (A, B, C)] == ["sir-rohan", "el-adoran", "volrik"]


def test_nobody_takes_a_hero_that_is_taken() -> None:
    table = fresh(2, dice=[12, 1])
    table.answers(A, "volrik")
    with pytest.raises(IllegalAnswer):
        table.answers(B, "volrik")


def _with_heroes(players: int, dice: list[int]) -> Dungeon:
    table = fresh(players, dice=dice)
    for hero in ("sir-rohan", "el-adoran", "volrik")[:players]:
        table.answers(table.asked[0], hero)
    return table


def test_rings_are_taken_the_other_way_round_and_the_first_player_is_the_last() -> None:
    table = _with_heroes(3, [1, 2, 3])
    for seat, ring in ((B, "healing"), (A, "warning"), (C, "opening")):
        assert table.asked == [seat]
        table.answers(seat, ring)
        table.expect(events.RingChosen(seat, Ring(ring)))


def test_nobody_takes_a_ring_that_is_taken() -> None:
    table = _with_heroes(2, [12, 1])
    table.answers(B, "dazzling")
    with pytest.raises(IllegalAnswer):
        table.answers(A, "dazzling")


def _with_rings(players: int, dice: list[int]) -> Dungeon:
    table = _with_heroes(players, dice)
    for ring in ("healing", "warning", "opening")[:players]:
        table.answers(table.asked[0], ring)
    return table


def test_towers_are_chosen_clockwise_from_the_first_player() -> None:
    table = _with_rings(3, [1, 2, 3])
    for seat, tower in ((C, "south-west"), (A, "north-east"), (B, "south-east")):
        assert table.asked == [seat]
        table.answers(seat, tower)
        table.expect(events.TowerChosen(seat, Tower(tower)))
    assert [table.where(seat) for seat in (A, B, C)] == ["M1", "M10", "A10"]


def test_two_heroes_do_not_start_in_the_same_tower() -> None:
    table = _with_rings(2, [12, 1])
    table.answers(A, "north-west")
    with pytest.raises(IllegalAnswer):
        table.answers(B, "north-west")


def test_heroes_start_with_the_life_points_and_arrows_of_their_sheets() -> None:
    table = _with_heroes(3, [12, 1, 1])
    assert [table.hero(seat).life for seat in (A, B, C)] == [17, 11, 15]
    assert [table.hero(seat).arrows for seat in (A, B, C)] == [0, 4, 0]


def test_all_lies_ready_before_anybody_moves() -> None:
    view = fresh(4).view()
    assert (view.tiles_left, view.treasures_left, view.dragon_left) == (115, 32, 8)
    assert (view.rooms, view.dragon_shown, view.in_play, view.sun) == ((), (), (), 0)


def _ready(players: int, dice: list[int]) -> Dungeon:
    table = _with_rings(players, dice)
    for tower in ("north-west", "north-east", "south-east")[:players]:
        table.answers(table.asked[0], tower)
    return table


def test_the_first_player_takes_the_first_turn_of_the_first_round() -> None:
    table = _ready(2, [1, 12])
    table.expect(
        events.RoundBegan(1, 26),
        events.TurnBegan(B, Hero.SIR_ROHAN, "A1"),
    )
    assert table.asked == [B]


def test_on_the_first_turn_a_hero_leaves_its_tower_by_any_exit() -> None:
    table = _ready(2, [12, 1])
    assert table.ways(A) == ["east", "south"]


def test_alone_one_player_chooses_everything() -> None:
    table = fresh(1)
    for answer in ("volrik", "healing", "south-east"):
        table.answers(A, answer)
    assert table.view().sun == 1
    assert table.where(A) == "M10"
    assert table.ways(A) == ["north", "west"]
