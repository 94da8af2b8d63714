"""Adventurer, Dwarf, Barbarian and Treasure Chest."""

from rules.cave_troll.content import Card, Figure
from rules.cave_troll.events import FigurePlaced, RoomScored, RoomTied
from tests.games.cave_troll.layout import (
    CHEST,
    FULL,
    HERO,
    A,
    B,
    C,
    Figures,
    at,
    cave_troll,
    draws,
    gold,
    may_go,
    stands,
)
from tests.games.scenario import Scenario


def scored(*figures: tuple[int, str], room: str = "12") -> Scenario:
    """Have A score a room (room 12 is worth four) that holds these figures."""
    those: Figures = [((A, B, C)[seat], name) for seat, name in figures]
    table = cave_troll({room: those}, seats=3, hands={A: ["score-room"]})
    draws(table, A, "score-room", room)
    return table


def test_an_adventurer_has_no_ability() -> None:
    table = scored((A, HERO))
    table.expect(RoomScored(A, at("12"), 4))
    assert not table.may(A, "adventurer-1", "strike")


def test_a_dwarf_doubles_the_printed_gold() -> None:
    assert gold(scored((A, "dwarf")), A) == 8


def test_each_dwarf_doubles_it_once() -> None:
    assert gold(scored((A, "dwarf"), (B, "dwarf"), (A, HERO)), A) == 16


def test_a_dwarf_doubles_for_whoever_controls_the_room() -> None:
    table = scored((A, "dwarf"), (B, HERO), (B, HERO))
    assert (gold(table, A), gold(table, B)) == (0, 8)


def test_a_dwarf_does_not_double_a_chest() -> None:
    assert gold(scored((A, "dwarf"), (B, CHEST)), A) == 12


def test_a_barbarian_counts_as_two_heroes_in_scoring() -> None:
    table = scored((A, "barbarian"), (B, HERO))
    table.expect(RoomScored(A, at("12"), 4))


def test_a_barbarian_and_two_adventurers_tie() -> None:
    table = scored((A, "barbarian"), (B, HERO), (B, HERO))
    table.expect(RoomTied(at("12"), (A, B)))


def test_a_barbarian_takes_one_place_in_a_room() -> None:
    table = cave_troll({"10": [(B, "barbarian"), *FULL[:3]], "05": [(A, HERO)]})
    assert may_go(table, A, "adventurer-1", "10")


def test_a_chest_adds_four() -> None:
    assert gold(scored((A, HERO), (B, CHEST)), A) == 8


def test_chests_add_up() -> None:
    """Ruling 1."""
    assert gold(scored((A, HERO), (A, CHEST), (B, CHEST)), A) == 12


def test_a_chest_is_no_hero() -> None:
    assert gold(scored((B, CHEST), (A, HERO), (C, "orc")), A) == 8


def test_a_chest_may_go_to_any_room_but_to_no_stairs_or_pit() -> None:
    """Ruling 1."""
    table = cave_troll(
        {"10": FULL, "11": [(B, "cave-troll")], "12": [(B, "knight")]}, hands={A: [CHEST]}
    )
    table.plays(A, "draw")
    for room in ("01", "10", "11", "12", "33"):
        assert table.may(A, CHEST, at(room)), room
    for space in ("S1", "P1"):
        assert not table.may(A, CHEST, at(space)), space
    table.plays(A, CHEST, at("10"))
    table.expect(FigurePlaced(A, Card.TREASURE_CHEST, Figure.TREASURE_CHEST, at("10")))
    assert (A, "treasure-chest") in stands(table, "10")


def test_a_chest_cannot_move_or_be_pushed() -> None:
    table = cave_troll({"05": [(A, CHEST), (B, CHEST), (A, "wraith")]})
    assert not table.may(A, CHEST)
    assert not table.may(A, "wraith", "push")


def test_a_monster_does_not_control_a_room() -> None:
    table = scored((A, HERO), (B, "orc"), (B, "wraith"))
    table.expect(RoomScored(A, at("12"), 4))
