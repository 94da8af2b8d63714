"""Special Treasures: Speed, Teleportation, Elixir. Key and Medallion: doors and lairs."""

import pytest

from rules.calabozo.board import board
from rules.calabozo.content import Treasure
from rules.calabozo.events import Moved, Rescued, Teleported, TreasureShown
from tests.games.calabozo.layout import ALL, HALL, A, B, C, D, E, calabozo


def test_speed_doubles_the_roll() -> None:
    table = calabozo(empty=ALL, hands={A: ["speed"]}, dice=[2, 1])
    assert "E7" in table.ends(), "four steps with a roll of 2"
    assert "D7" not in table.ends()
    table.plays(A, "go", "E7")
    table.expect(TreasureShown(A, Treasure.SPEED))
    assert table.where(A) == "E7"


def test_speed_is_used_only_if_one_likes() -> None:
    """Ruling 38."""
    table = calabozo(empty=ALL, hands={A: ["speed"]}, dice=[2, 1])
    table.plays(A, "go", "G7")
    table.expect_no(TreasureShown)


def test_two_speeds_are_no_faster_than_one() -> None:
    """Ruling 38."""
    table = calabozo(empty=ALL, hands={A: ["speed", "speed"]}, dice=[1])
    assert "G7" in table.ends()
    assert "F7" not in table.ends()


def test_speed_and_key_go_together() -> None:
    table = calabozo({A: "G3"}, empty=ALL, hands={A: ["speed", "magic-key"]}, dice=[1, 1])
    assert "I3" in table.ends()
    table.plays(A, "go", "I3")
    table.expect(TreasureShown(A, Treasure.SPEED), TreasureShown(A, Treasure.MAGIC_KEY))


def test_speed_still_helps_after_a_door_was_opened() -> None:
    table = calabozo({A: "G3"}, empty=ALL, hands={A: ["speed"]}, dice=[2, 1, 1])
    table.plays(A, "open-door", "H3", "I3")
    assert "I5" in table.ends(), "one step of 2 or of 4 is used"
    table.plays(A, "go", "I5")
    table.expect(TreasureShown(A, Treasure.SPEED), Moved(A, "H3", "I5", ("I3", "I4", "I5")))  # type: ignore[arg-type]


def test_speed_alone_may_lead_to_a_door() -> None:
    table = calabozo({A: "F3"}, empty=ALL, hands={A: ["speed"]}, dice=[2, 1, 1])
    table.plays(A, "open-door", "H3", "I3")
    table.plays(A, "go", "I4")
    table.expect(TreasureShown(A, Treasure.SPEED))


def test_speed_that_was_used_up_with_the_last_point_ends_the_move() -> None:
    table = calabozo({A: "G3"}, empty=ALL, hands={A: ["speed"]}, dice=[1, 5, 1])
    table.plays(A, "open-door", "H3", "I3")
    assert table.where(A) == "H3"
    assert table.asked == [B]


def test_a_teleportation_leads_anywhere_but_to_the_main_hall() -> None:
    """Ruling 39."""
    table = calabozo({A: "H7"}, hands={A: ["teleportation", "ring"]}, dice=[3, 1])
    aims = {path[1] for path in table.choices() if path[0] == "teleport"}
    assert aims == set(board().squares) - {HALL, "H7"}


def test_a_teleportation_is_used_up_and_takes_the_whole_turn() -> None:
    """Ruling 39: a monster there is met in the next turn."""
    table = calabozo(
        {A: "H7"}, players=2, foes={"E4": "goblin"}, hands={A: ["teleportation"]}, dice=[3, 1]
    )
    table.plays(A, "teleport", "E4")
    table.expect(Teleported(A, "H7", "E4"))  # type: ignore[arg-type]
    assert (table.where(A), table.hand(A)) == ("E4", [])
    assert table.asked == [B]
    assert table.view().used == (Treasure.TELEPORTATION,)
    table.plays(B, "stay")
    assert "fight" in table.acts(A)


def test_a_teleportation_leads_to_no_square_that_is_taken_but_to_an_underworld() -> None:
    table = calabozo({B: "D7", C: "A1"}, dead=[C], hands={A: ["teleportation"]}, dice=[1])
    assert not table.may(A, "teleport", "D7")
    assert table.may(A, "teleport", "A1")


def test_a_teleportation_alone_does_not_lead_to_a_dragon() -> None:
    """Ruling 31."""
    assert not calabozo(hands={A: ["teleportation"]}, dice=[1]).may(A, "teleport", "I1")
    assert calabozo(hands={A: ["teleportation"]}, empty=["I1"], dice=[1]).may(A, "teleport", "I1")
    assert calabozo(hands={A: ["teleportation", "ring"]}, dice=[1]).may(A, "teleport", "I1")


def test_no_teleportation_after_a_first_step() -> None:
    table = calabozo({A: "G3"}, empty=ALL, hands={A: ["teleportation"]}, dice=[4, 1])
    assert table.may(A, "teleport", "A1")
    table.plays(A, "open-door", "H3", "I3")
    assert "teleport" not in table.acts()


def test_an_underworld_is_left_by_teleportation_too() -> None:
    table = calabozo({A: "A1"}, hands={A: ["teleportation"]}, dice=[1])
    table.plays(A, "teleport", "H7")
    assert table.where(A) == "H7"


def test_whoever_teleported_has_no_way_to_go_back() -> None:
    table = calabozo(
        {A: "H7"}, players=2, trails={A: ["F7", "G7"]}, hands={A: ["teleportation"]}, dice=[3, 1]
    )
    table.plays(A, "teleport", "E4")
    assert table.adventurer(A).trail == ()


def test_an_elixir_revives_a_teammate_in_the_same_underworld() -> None:
    """Ruling 16."""
    table = calabozo({A: "A1", C: "A1"}, dead=[C], hands={A: ["elixir"]}, dice=[1, 1, 1])
    table.plays(A, "revive", C)
    table.expect(Rescued(A, C))
    assert table.view().used == (Treasure.ELIXIR,)
    assert table.asked == [B], "it takes the whole turn"
    assert not table.adventurer(C).dead
    table.plays(B, "stay")
    assert table.asked == [C], "who was revived acts in its own next turn"
    assert table.where(C) == "A1"
    assert "open-door" in table.acts(C)


def test_nobody_is_revived_from_afar() -> None:
    table = calabozo({A: "A2", C: "A1"}, dead=[C], hands={A: ["elixir"]}, dice=[1])
    assert "revive" not in table.acts()


def test_nobody_is_revived_without_an_elixir() -> None:
    table = calabozo({A: "A1", C: "A1"}, dead=[C], hands={A: ["ring"]}, dice=[1])
    assert "revive" not in table.acts()


def test_nobody_revives_an_opponent() -> None:
    table = calabozo({A: "A1", B: "A1", C: "A1"}, dead=[B, C], hands={A: ["elixir"]}, dice=[1])
    assert table.may(A, "revive", C)
    assert not table.may(A, "revive", B)


def test_one_of_several_dead_teammates_is_chosen() -> None:
    table = calabozo(
        {A: "A1", C: "A1", E: "A1"},
        players=6,
        dead=[C, E],
        hands={A: ["elixir"]},
        dice=[1],
    )
    assert table.may(A, "revive", C)
    assert table.may(A, "revive", E)


def test_the_dead_have_no_turn() -> None:
    table = calabozo({B: "A1"}, dead=[B], dice=[1, 1, 1, 1])
    table.plays(A, "stay")
    assert table.asked == [C]
    table.plays(C, "stay")
    assert table.asked == [D]


@pytest.mark.parametrize("treasure", ["energy-gem", "ring", "elixir"])
def test_other_treasures_do_nothing_before_the_move(treasure: str) -> None:
    """Ruling 47."""
    table = calabozo(hands={A: [treasure]}, dice=[1])
    assert set(table.acts()) == {"go", "stay", "show"}
