"""Cells, Towers and Monsters: coming in, revealing, waiting, leaving."""

import pytest

from rules.calabozo.content import Dragon, Monster, Treasure
from rules.calabozo.events import DragonRevealed, MonsterRevealed, TreasureShown, YouSaw
from tests.games.calabozo.layout import A, B, C, calabozo

CELL = "E4"


def test_who_comes_in_may_fight_at_once_or_wait() -> None:
    """Ruling 7."""
    table = calabozo({A: "D4"}, foes={CELL: "goblin"}, dice=[1, 1])
    table.plays(A, "go", CELL)
    assert table.acts() == ["fight", "wait"]
    table.answers(A, "wait")
    assert table.asked == [B]
    assert table.lair(CELL) is None, "nothing is known of it"
    assert CELL in table.view().guarded


def test_who_waited_may_leave_in_the_next_turn() -> None:
    """Ruling 7."""
    table = calabozo({A: CELL}, foes={CELL: "goblin"}, dice=[1, 1])
    table.plays(A, "roll")
    table.plays(A, "go", "D4")
    assert table.asked == [B]


def test_who_waited_may_fight_in_the_next_turn_before_the_roll() -> None:
    table = calabozo({A: CELL}, foes={CELL: "goblin"}, dice=[6, 6, 1])
    assert set(table.acts()) == {"roll", "fight", "show"}
    table.plays(A, "fight")
    assert CELL not in table.view().guarded


def test_who_rolled_and_stays_may_still_fight() -> None:
    table = calabozo({A: CELL}, foes={CELL: "goblin"}, dice=[3, 6, 6, 1])
    table.plays(A, "roll")
    table.plays(A, "stay")
    table.answers(A, "fight")
    assert CELL not in table.view().guarded


def test_a_monster_is_revealed_to_all_and_what_lies_under_it_to_nobody() -> None:
    table = calabozo({A: "D4"}, foes={CELL: "goblin"}, dice=[1, 1, 1, 1, 2, 1])
    table.plays(A, "go", CELL)
    table.answers(A, "fight")
    table.expect(MonsterRevealed(A, CELL, Monster.GOBLIN))  # type: ignore[arg-type]
    for viewer in (A, B, None):
        assert table.lair(CELL, by=viewer).foe is Monster.GOBLIN
        assert table.lair(CELL, by=viewer).face_up
    assert not any(table.state.lairs[CELL].hoard.open_to(viewer) for viewer in (A, B, None))


def test_once_revealed_it_must_be_fought() -> None:
    """Ruling 7: no question lies between the card and the attack, but for the weapon."""
    table = calabozo({A: "D4"}, foes={CELL: "lich"}, hands={A: ["axe"]}, dice=[1, 3, 4])
    table.plays(A, "go", CELL)
    table.answers(A, "fight")
    assert table.choices() == ["axe", "weapon"]


def test_one_attack_a_turn() -> None:
    """Ruling 9."""
    table = calabozo({A: CELL}, foes={CELL: "lich"}, dice=[1, 1, 3, 3, 1])
    table.plays(A, "fight")
    assert table.asked == [B]


def test_after_the_monster_s_attack_one_may_leave() -> None:
    """Rulings 2 and 7."""
    table = calabozo({A: CELL}, players=2, foes={CELL: "lich"}, dice=[1, 1, 3, 3, 1, 6])
    table.plays(A, "fight")
    table.plays(B, "stay")
    assert set(table.acts()) == {"roll", "fight"}


def test_a_monster_that_lies_face_up_stays_so() -> None:
    table = calabozo({A: "D4"}, foes={CELL: "lich"}, face_up=[CELL], dice=[1, 1])
    table.plays(A, "go", CELL)
    assert table.question(A).question.foe is Monster.LICH  # type: ignore[attr-defined]
    table.answers(A, "wait")
    assert table.lair(CELL).foe is Monster.LICH


def test_a_dragon_is_revealed_in_its_tower() -> None:
    table = calabozo(
        {A: "H1"}, foes={"I1": "red"}, hands={A: ["energy-gem"]}, dice=[1, 1, 1, 1, 1, 1]
    )
    table.plays(A, "go", "I1")
    table.answers(A, "fight")
    table.expect(DragonRevealed(A, "I1", Dragon.RED))  # type: ignore[arg-type]


@pytest.mark.parametrize("act", ["fight"])
def test_nobody_without_a_treasure_attacks_a_dragon(act: str) -> None:
    """Ruling 31: also for one who lost the last treasure in the tower."""
    table = calabozo({A: "I1"}, foes={"I1": "red"}, dice=[1, 1])
    assert act not in table.acts()
    table.plays(A, "roll")
    table.plays(A, "stay")
    assert table.asked == [B]


def test_the_medallion_shows_the_card_to_its_owner_alone() -> None:
    """Ruling 37."""
    table = calabozo({A: "D4"}, foes={CELL: "lich"}, hands={A: ["magic-medallion"]}, dice=[1, 1])
    table.plays(A, "go", CELL)
    assert table.acts() == ["fight", "look", "wait"]
    table.answers(A, "look")
    table.expect(TreasureShown(A, Treasure.MAGIC_MEDALLION), YouSaw(CELL, Monster.LICH), by=A)  # type: ignore[arg-type]
    for other in (B, C, None):
        assert not any(isinstance(event, YouSaw) for event in table.told(other))
        assert table.lair(CELL, by=other) is None
    assert table.lair(CELL, by=A).foe is Monster.LICH
    assert not table.lair(CELL, by=A).face_up


def test_who_looked_is_not_bound_to_fight() -> None:
    """Ruling 37."""
    table = calabozo({A: "D4"}, foes={CELL: "lich"}, hands={A: ["magic-medallion"]}, dice=[1, 1])
    table.plays(A, "go", CELL)
    table.answers(A, "look")
    assert table.acts() == ["fight", "wait"]
    table.answers(A, "wait")
    assert table.asked == [B]


def test_one_may_look_before_the_roll_and_go_on() -> None:
    table = calabozo({A: CELL}, foes={CELL: "lich"}, hands={A: ["magic-medallion"]}, dice=[2])
    table.plays(A, "look")
    assert "look" not in table.acts()
    table.plays(A, "roll")
    assert "D4" in table.ends()


def test_two_may_look_one_after_the_other() -> None:
    table = calabozo(
        {A: CELL}, players=2, foes={CELL: "lich"},
        hands={A: ["magic-medallion"], B: ["magic-medallion"]}, dice=[2, 1, 1],
    )  # fmt: skip
    table.plays(A, "look")
    assert table.lair(CELL, by=B) is None
    assert table.lair(CELL, by=A).foe is Monster.LICH


def test_an_empty_cell_is_left_empty() -> None:
    table = calabozo({A: CELL}, foes={CELL: "goblin"}, dice=[6, 6, 1])
    table.plays(A, "fight")
    lair = table.state.lairs[CELL]
    assert [len(pile) for pile in (lair.foe, lair.hoard, lair.lost)] == [0, 0, 0]
    assert table.view().slain == (Monster.GOBLIN,)
