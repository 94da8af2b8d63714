"""What is in the box: cards, numbers, tables."""

import json
from importlib.resources import files
from typing import Any

import pytest

from rules.calabozo.content import (
    TRAPS,
    WEAPONS,
    Dragon,
    Figure,
    Monster,
    Outcome,
    Treasure,
    box,
    in_order,
    read_box,
)
from rules.engine.errors import ContentError


def data() -> dict[str, Any]:
    read: dict[str, Any] = json.loads(
        files("rules.calabozo").joinpath("data", "box.json").read_text("utf-8")
    )
    return read


def test_the_box_holds_what_the_rulebook_counts() -> None:
    monsters = box().monster_cards()
    treasures = box().treasure_cards()
    assert len(monsters) == 50
    assert len(treasures) == 42
    assert 6 + 6 + 6 + len(monsters) + len(treasures) == 110
    assert sum(box().figures.values()) == 8
    assert set(box().figures.values()) == {2}


def test_each_monster_is_there_twice_and_each_trap_three_times() -> None:
    monsters = box().monster_cards()
    for monster in Monster:
        assert monsters.count(monster) == (3 if monster in TRAPS else 2)


def test_the_zombie_is_as_the_rulebook_shows_it() -> None:
    assert list(box().needed[Monster.ZOMBIE].values()) == [4, 7, 6, 5]


@pytest.mark.parametrize("dragon", Dragon)
def test_dragons_need_a_nine_or_a_ten(dragon: Dragon) -> None:
    assert sorted(box().needed[dragon].values()) == [9, 9, 10, 10]


@pytest.mark.parametrize("weapon", WEAPONS)
def test_weapons_add_one_or_two(weapon: Treasure) -> None:
    assert set(box().weapons[weapon].values()) == {1, 2}


def test_each_type_of_adventurer_is_as_good_as_another_on_the_whole() -> None:
    for figure in Figure:
        assert sum(points[figure] for points in box().dragons.values()) == 57
        assert sum(points[figure] for points in box().weapons.values()) == 8
        assert 137 <= sum(points[figure] for points in box().monsters.values()) <= 140


@pytest.mark.parametrize(
    ("roll", "outcome", "back", "turns", "treasures"),
    [
        (2, Outcome.SAFE, 0, 0, 0),
        (3, Outcome.SAFE, 0, 0, 0),
        (4, Outcome.RETREAT, 1, 1, 0),
        (5, Outcome.RETREAT, 1, 1, 0),
        (6, Outcome.SAFE, 0, 0, 0),
        (7, Outcome.RETREAT, 2, 1, 0),
        (8, Outcome.RETREAT, 2, 1, 0),
        (9, Outcome.RETREAT, 2, 2, 0),
        (10, Outcome.INJURY, 1, 1, 1),
        (11, Outcome.WOUND, 2, 2, 1),
        (12, Outcome.ALL_LOST, 0, 0, 0),
    ],
)
def test_the_defense_table(
    roll: int, outcome: Outcome, back: int, turns: int, treasures: int
) -> None:
    row = box().defence_by_roll[roll]
    assert (row.outcome, row.back, row.turns, row.treasures) == (outcome, back, turns, treasures)


@pytest.mark.parametrize(
    ("difference", "treasures"), [(1, 1), (4, 1), (5, 2), (7, 2), (8, 2), (11, 2)]
)
def test_the_duel_table(difference: int, treasures: int) -> None:
    """Ruling 34: beyond its end, the most."""
    assert box().duel_treasures(difference) == treasures


@pytest.mark.parametrize(
    ("teams", "adventurers", "rings"),
    [
        (2, 1, 4), (2, 2, 4), (2, 3, 3), (2, 4, 3), (2, 5, 3), (2, 6, 2), (2, 8, 2),
        (3, 2, 4), (3, 3, 3), (3, 4, 3), (4, 1, 4), (4, 2, 4), (4, 4, 3),
    ],
)  # fmt: skip
def test_the_rings_to_collect_by_the_adventurers_of_a_team(
    teams: int, adventurers: int, rings: int
) -> None:
    """Rulings 3 and 4."""
    assert box().rings_needed(teams, adventurers) == rings


@pytest.mark.parametrize(
    ("adventurers", "rings"), [(2, 4), (3, 3), (4, 3), (5, 3), (6, 2), (7, 2), (8, 2)]
)
def test_the_rings_to_collect_alone_by_all_adventurers(adventurers: int, rings: int) -> None:
    """Ruling 4."""
    assert box().rings_needed_alone(adventurers) == rings


def test_a_hand_is_sorted_rings_first_and_gems_last() -> None:
    hand = [Treasure.ENERGY_GEM, Treasure.SPEED, Treasure.AXE, Treasure.RING, Treasure.ENERGY_GEM]
    assert in_order(hand) == ("ring", "axe", "speed", "energy-gem", "energy-gem")


@pytest.mark.parametrize(
    ("part", "key", "value"),
    [
        ("totals", "treasures", 48),
        ("treasures", "elixir", 9),
        ("traps", "jail", 2),
        ("figures", "elf", 3),
        ("dragons", "red", {"dwarf": 10, "elf": 9, "warrior": 9, "mage": 9}),
        ("weapons", "axe", {"dwarf": 3, "elf": 1, "warrior": 1, "mage": 1}),
        ("monsters", "zombie", {"dwarf": 4, "elf": 7, "warrior": 6, "mage": 6}),
    ],
)
def test_a_box_that_does_not_add_up_is_refused(part: str, key: str, value: object) -> None:
    damaged = data()
    damaged[part][key] = value
    with pytest.raises(ContentError):
        read_box(json.dumps(damaged))


def test_a_box_without_one_of_its_cards_or_rows_is_refused() -> None:
    for part, key in (("dragons", "red"), ("weapons", "bow"), ("monsters", "lich")):
        damaged = data()
        del damaged[part][key]
        with pytest.raises(ContentError):
            read_box(json.dumps(damaged))
    for part in ("defence", "duel"):
        damaged = data()
        damaged[part].pop()
        with pytest.raises(ContentError):
            read_box(json.dumps(damaged))


def test_the_data_is_read_as_it_is() -> None:
    assert read_box(json.dumps(data())) == box()
