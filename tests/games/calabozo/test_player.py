"""The sensible bot player."""

import pytest

from rules.calabozo import RULEBOOK
from rules.calabozo.player import chance, sensible
from rules.engine.randomness import Stream
from rules.engine.simulate import Match, play_out, seeds
from tests.games.calabozo.layout import ALL, HALL, A, B, C, Dungeon, calabozo


def answer(table: Dungeon, seat: int = A) -> object:
    """Return what the bot player would say."""
    asked = table.question(seat)
    raw = sensible(table.view(seat), asked.question, Stream(bytes(32), "bot"))
    asked.question.accept(raw)
    return raw


@pytest.mark.parametrize(("needed", "ways"), [(2, 36), (7, 21), (9, 10), (10, 6), (12, 1), (13, 0)])
def test_it_knows_the_odds_of_two_dice(needed: int, ways: int) -> None:
    assert chance(needed) == pytest.approx(ways / 36)


def test_it_goes_to_the_nearest_monster_when_it_has_nothing() -> None:
    table = calabozo({A: "D3"}, empty=ALL, foes={"E4": "goblin"}, shown=[A], dice=[2])
    assert answer(table) == ["go", "E4"]


def test_it_leaves_a_monster_alone_that_it_can_hardly_kill() -> None:
    table = calabozo(
        {A: "E4"}, figures={A: "warrior"}, empty=ALL, foes={"E4": "lich", "K2": "goblin"},
        face_up=["E4"], shown=[A], dice=[3],
    )  # fmt: skip
    assert answer(table) == ["roll"]


def test_it_goes_for_a_dragon_when_it_is_armed() -> None:
    table = calabozo(
        {A: "F1"}, empty=ALL, foes={"I1": "red", "E2": "goblin"}, shown=[A],
        hands={A: ["energy-gem", "energy-gem"]}, dice=[3],
    )  # fmt: skip
    assert answer(table) == ["go", "I1"]


def test_it_goes_home_with_the_rings() -> None:
    table = calabozo({A: "E7"}, shown=[A], hands={A: ["ring"] * 4}, dice=[4])
    assert answer(table) == ["go", HALL]


def test_it_rescues_a_teammate() -> None:
    table = calabozo({A: "A1", C: "A1"}, dead=[C], shown=[A], hands={A: ["elixir"]}, dice=[1])
    assert answer(table) == ["revive", C]


def test_it_teleports_to_a_dragon_that_is_far_away() -> None:
    table = calabozo(
        {A: "A12"}, empty=ALL, foes={"I1": "red"}, shown=[A],
        hands={A: ["teleportation", "energy-gem"]}, dice=[1],
    )  # fmt: skip
    table.plays(A, "roll")
    assert answer(table) == ["teleport", "I1"]


def test_it_tries_a_secret_door_that_is_on_the_way() -> None:
    table = calabozo({A: "I3"}, empty=ALL, foes={"I1": "red"}, shown=[A],
                     hands={A: ["ring", "energy-gem"]}, dice=[4])  # fmt: skip
    table.plays(A, "roll")
    assert answer(table) == ["open-door", "I2", "I1"]


def test_it_shows_its_hand_to_its_team() -> None:
    assert answer(calabozo(hands={A: ["ring"]}, dice=[1])) == ["show"]


def test_it_loses_a_gem_rather_than_a_ring() -> None:
    table = calabozo(
        {A: "E4"}, foes={"E4": "lich"}, hands={A: ["ring", "energy-gem"]}, trails={A: ["D4"]},
        dice=[1, 1, 4, 6],
    )  # fmt: skip
    table.plays(A, "fight")
    table.answers(A, "weapon")
    assert answer(table) == "energy-gem"


def test_it_fights_with_its_best_weapon() -> None:
    table = calabozo(
        {A: "E4"}, figures={A: "dwarf"}, foes={"E4": "lich"}, hands={A: ["sword", "axe"]},
        dice=[1, 1, 1, 1],
    )  # fmt: skip
    table.plays(A, "fight")
    assert answer(table) == "axe"


def test_it_challenges_a_rival_who_has_nothing_to_pay_with() -> None:
    table = calabozo({A: "F7", B: "E7"}, hands={A: ["axe", "energy-gem"]}, dice=[1])
    table.plays(A, "stay")
    assert answer(table) == ["duel", B, "axe"]


def test_it_does_not_challenge_with_nothing_to_pay() -> None:
    table = calabozo({A: "F7", B: "E7"}, hands={B: ["energy-gem"] * 3}, dice=[1])
    table.plays(A, "stay")
    assert answer(table) == ["end"]


def test_it_gives_a_teammate_something_to_live_on() -> None:
    table = calabozo({A: "F7", C: "E7"}, hands={A: ["energy-gem"] * 3}, dice=[1])
    table.plays(A, "stay")
    assert answer(table) == ["exchange", C]
    table.plays(A, "exchange", C)
    assert answer(table) == ["energy-gem", "treasure"]
    table.plays(A, "energy-gem", "treasure")
    assert answer(table, C) == ["accept"]


def test_it_looks_before_it_fights() -> None:
    table = calabozo({A: "D4"}, foes={"E4": "lich"}, hands={A: ["magic-medallion"]}, dice=[1])
    table.plays(A, "go", "E4")
    assert answer(table) == "look"


@pytest.mark.slow
def test_games_of_two_against_two_have_a_winner_before_the_cap() -> None:
    match = Match(RULEBOOK, [sensible] * 4)
    games = [play_out(match, seed)[0] for seed in seeds("two against two", 60)]
    won = [game for game in games if game.result and game.result.winners]
    assert len(won) >= 0.95 * len(games)
