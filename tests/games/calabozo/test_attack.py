"""Adventurer's Attack, Magic Weapons, and what the victor takes."""

import pytest

from rules.calabozo.content import WEAPONS, Dragon, Figure, Monster, Treasure, box
from rules.calabozo.events import (
    Attacked,
    DragonSlain,
    MateTook,
    MonsterSlain,
    StruckBack,
    WeaponShown,
    YouTook,
)
from tests.games.calabozo.layout import A, B, C, calabozo

CELL = "E4"
FIGHTS = list(box().monsters)


@pytest.mark.parametrize("monster", FIGHTS)
@pytest.mark.parametrize("figure", Figure)
def test_a_monster_dies_by_its_number_and_not_by_less(monster: Monster, figure: Figure) -> None:
    needed = box().monsters[monster][figure]
    for total, dies in ((needed, True), (needed - 1, False)):
        first = max(1, total - 6)
        table = calabozo(
            {A: CELL}, figures={A: figure}, foes={CELL: monster},
            dice=[first, total - first, *([] if dies else [1, 1]), 1],
        )  # fmt: skip
        table.plays(A, "fight")
        table.expect(Attacked(A, monster, first, total - first, 0, total, needed))
        assert (CELL not in table.view().guarded) is dies
        assert table.dice == []


@pytest.mark.parametrize("dragon", Dragon)
@pytest.mark.parametrize("figure", Figure)
def test_a_dragon_dies_by_its_number_and_not_by_less(dragon: Dragon, figure: Figure) -> None:
    needed = box().dragons[dragon][figure]
    for total, dies in ((needed, True), (needed - 1, False)):
        table = calabozo(
            {A: "I1"}, figures={A: figure}, foes={"I1": dragon}, hands={A: ["energy-gem"]},
            dice=[6, total - 6, *([] if dies else [1, 1]), 1],
        )  # fmt: skip
        table.plays(A, "fight")
        table.answers(A, "weapon")
        assert ("I1" not in table.view().guarded) is dies
        assert table.dice == []


def test_the_victor_takes_the_treasure_of_the_cell_face_down() -> None:
    table = calabozo({A: CELL}, foes={CELL: "goblin"}, treasures={CELL: "elixir"}, dice=[6, 6, 1])
    table.plays(A, "fight")
    table.expect(MonsterSlain(A, CELL, Monster.GOBLIN, 1), YouTook((Treasure.ELIXIR,)), by=A)  # type: ignore[arg-type]
    assert table.hand(A) == ["elixir"]
    for other in (B, C, None):
        assert not any(isinstance(event, YouTook | MateTook) for event in table.told(other))
        assert table.adventurer(A, by=other).hand is None
        assert table.adventurer(A, by=other).treasures == 1


def test_the_victor_takes_all_that_others_lost_there() -> None:
    table = calabozo(
        {A: CELL}, foes={CELL: "goblin"}, treasures={CELL: "speed"},
        lost={CELL: ["ring", "axe"]}, dice=[6, 6, 1],
    )  # fmt: skip
    assert table.lair(CELL).lost == 2
    table.plays(A, "fight")
    table.expect(MonsterSlain(A, CELL, Monster.GOBLIN, 3))  # type: ignore[arg-type]
    assert table.hand(A) == ["ring", "axe", "speed"]


def test_a_tower_holds_a_ring_a_weapon_and_what_was_lost() -> None:
    """Ruling 32."""
    table = calabozo(
        {A: "I1"}, foes={"I1": "red"}, treasures={"I1": "bow"}, lost={"I1": ["elixir"]},
        hands={A: ["energy-gem"]}, dice=[6, 6, 1],
    )  # fmt: skip
    table.plays(A, "fight")
    table.answers(A, "weapon")
    table.expect(DragonSlain(A, "I1", Dragon.RED, 3))  # type: ignore[arg-type]
    assert table.hand(A) == ["ring", "bow", "elixir", "energy-gem"]
    assert table.view(A).rings_known == 1
    assert table.view(B).rings_known == 0


@pytest.mark.parametrize("weapon", WEAPONS)
@pytest.mark.parametrize("figure", Figure)
def test_a_weapon_adds_its_points_and_is_shown_before_the_roll(
    weapon: Treasure, figure: Figure
) -> None:
    points, needed = box().weapons[weapon][figure], box().dragons[Dragon.RED][figure]
    table = calabozo(
        {A: "I1"}, figures={A: figure}, foes={"I1": "red"}, hands={A: [weapon]},
        dice=[6, needed - 6 - points, 1],
    )  # fmt: skip
    table.plays(A, "fight")
    table.answers(A, weapon)
    table.expect(
        WeaponShown(A, weapon, points),
        Attacked(A, Dragon.RED, 6, needed - 6 - points, points, needed, needed),
        DragonSlain(A, "I1", Dragon.RED, 2),  # type: ignore[arg-type]
    )


def test_one_weapon_at_a_time_and_the_best_comes_first() -> None:
    table = calabozo(
        {A: CELL}, figures={A: "dwarf"}, foes={CELL: "lich"},
        hands={A: ["sword", "axe", "ring"]}, dice=[1, 1, 3, 3, 1],
    )  # fmt: skip
    table.plays(A, "fight")
    assert table.choices() == ["axe", "sword", "weapon"]
    table.answers(A, "axe")
    table.expect(Attacked(A, Monster.LICH, 1, 1, 2, 4, 9))


def test_a_weapon_need_not_be_shown() -> None:
    table = calabozo({A: CELL}, foes={CELL: "lich"}, hands={A: ["axe"]}, dice=[1, 1, 3, 3, 1])
    table.plays(A, "fight")
    table.answers(A, "weapon")
    table.expect_no(WeaponShown)
    table.expect(Attacked(A, Monster.LICH, 1, 1, 0, 2, 9))


def test_who_has_a_treasure_is_asked_for_a_weapon_whatever_it_is() -> None:
    """Otherwise the question would tell who has one."""
    table = calabozo({A: CELL}, foes={CELL: "lich"}, hands={A: ["energy-gem"]}, dice=[1, 1, 3, 3])
    table.plays(A, "fight")
    assert table.choices() == ["weapon"]


def test_a_monster_that_dies_does_not_strike_back() -> None:
    """Ruling 10."""
    table = calabozo({A: CELL}, foes={CELL: "goblin"}, dice=[6, 6, 1])
    table.plays(A, "fight")
    table.expect_no(StruckBack)


def test_a_teammate_who_sees_the_hand_is_told_what_was_taken() -> None:
    table = calabozo(
        {A: CELL}, foes={CELL: "goblin"}, treasures={CELL: "elixir"}, shown=[A], dice=[6, 6, 1]
    )
    table.plays(A, "fight")
    table.expect(MateTook(A, (Treasure.ELIXIR,)), by=C)
    assert not any(isinstance(event, MateTook) for event in table.told(B))
