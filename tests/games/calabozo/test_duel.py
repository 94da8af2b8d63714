"""Duels in the corridors."""

import pytest

from rules.calabozo.content import Treasure
from rules.calabozo.events import (
    AdventurerDied,
    DuelDeclared,
    DuelFought,
    SpoilsTaken,
    WeaponShown,
    YouLost,
    YouTook,
)
from tests.games.calabozo.layout import ALL, HALL, A, B, C, D, Dungeon, calabozo

GEMS = ["energy-gem"] * 3


def face_to_face(dice: list[int], **laid: object) -> Dungeon:
    """Let A stay beside B in a corridor, with the dice of the duel and what is rolled after it."""
    setting: dict[str, object] = {"hands": {A: GEMS, B: GEMS}} | laid
    at = {A: "F7", B: "E7"} | setting.pop("at", {})  # type: ignore[operator]
    table = calabozo(at, dice=[1, *dice, *[1] * 6], **setting)  # type: ignore[arg-type]
    table.plays(A, "stay")
    return table


def challenge(table: Dungeon) -> None:
    table.plays(A, "duel", B, "weapon")
    table.answers(B, "weapon")


def test_an_adversary_on_the_next_corridor_square_may_be_challenged_without_a_step() -> None:
    """Ruling 33."""
    table = face_to_face([1, 1])
    assert set(table.acts()) == {"end", "duel"}
    table.plays(A, "duel", B, "weapon")
    table.expect(DuelDeclared(A, B))


def test_one_may_come_and_challenge_in_the_same_turn() -> None:
    table = calabozo({A: "H7", B: "E7"}, hands={B: GEMS}, dice=[3, 6, 1, 1])
    table.plays(A, "go", "F7")
    assert table.may(A, "duel", B)


@pytest.mark.parametrize(
    ("at", "empty"),
    [
        ({A: HALL, B: "H7"}, ALL),
        ({A: "H7", B: HALL}, ALL),
        ({A: "D4", B: "E4"}, ALL),
        ({A: "E4", B: "D4"}, ALL),
        ({A: "H1", B: "I1"}, ALL),
        ({A: "F7", B: "D7"}, ALL),
        ({A: "F7", B: "G6"}, ALL),
    ],
)
def test_nobody_is_challenged_elsewhere(at: dict[int, str], empty: tuple[str, ...]) -> None:
    """Rulebook, "Duel"; ruling 33: both in corridors, side by side."""
    table = calabozo(at, empty=empty, hands={A: GEMS, B: GEMS}, dice=[1, 1])  # type: ignore[arg-type]
    if "roll" in table.acts():
        table.plays(A, "roll")
    table.plays(A, "stay")
    assert table.asked == [B] or "duel" not in table.acts()


def test_nobody_is_challenged_through_a_wall_or_a_secret_door() -> None:
    """Ruling 33."""
    for at in ({A: "H3", B: "I3"}, {A: "D3", B: "E3"}):
        table = calabozo(at, hands={A: GEMS, B: GEMS}, dice=[1, 1])
        if "roll" in table.acts():
            table.plays(A, "roll")
        table.plays(A, "stay")
        assert table.asked == [B]


def test_no_teammate_and_no_dead_adversary_is_challenged() -> None:
    table = calabozo({A: "F7", B: "E7", C: "G7"}, hands={A: GEMS}, dice=[1, 1])
    table.plays(A, "stay")
    assert table.may(A, "duel", B)
    assert not table.may(A, "duel", C)


@pytest.mark.parametrize(
    ("own", "theirs", "spoils"), [(2, 1, 1), (5, 1, 1), (6, 1, 2), (6, 2, 1), (4, 3, 1)]
)
def test_the_winner_takes_as_many_treasures_as_the_difference_says(
    own: int, theirs: int, spoils: int
) -> None:
    table = face_to_face([own, theirs])
    challenge(table)
    table.expect(
        DuelFought(A, B, own, 0, theirs, 0, own - theirs, A), SpoilsTaken(A, B, spoils, spoils)
    )
    assert len(table.hand(A)) == 3 + spoils
    assert len(table.hand(B)) == 3 - spoils


def test_the_adversary_may_win() -> None:
    table = face_to_face([1, 6])
    challenge(table)
    table.expect(DuelFought(A, B, 1, 0, 6, 0, 5, B), SpoilsTaken(B, A, 2, 2))
    assert (len(table.hand(A)), len(table.hand(B))) == (1, 5)


def test_a_tie_is_void() -> None:
    table = face_to_face([4, 4])
    challenge(table)
    table.expect(DuelFought(A, B, 4, 0, 4, 0, 0, None))
    table.expect_no(SpoilsTaken)
    assert table.asked == [B], "the turn is over"


def test_both_show_a_weapon_the_challenger_first() -> None:
    """Ruling 36."""
    table = face_to_face(
        [2, 2], hands={A: ["axe"], B: ["bow", "energy-gem"]}, figures={A: "dwarf", B: "warrior"}
    )
    table.plays(A, "duel", B, "axe")
    table.expect(DuelDeclared(A, B), WeaponShown(A, Treasure.AXE, 2))
    assert table.question(B).question.weapon is Treasure.AXE  # type: ignore[attr-defined]
    table.answers(B, "bow")
    table.expect(WeaponShown(B, Treasure.BOW, 1), DuelFought(A, B, 2, 2, 2, 1, 1, A))


def test_a_weapon_may_bring_the_difference_to_seven() -> None:
    """Ruling 34."""
    table = face_to_face([6, 1], hands={A: ["axe"], B: GEMS}, figures={A: "dwarf"})
    table.plays(A, "duel", B, "axe")
    table.answers(B, "weapon")
    table.expect(DuelFought(A, B, 6, 2, 1, 0, 7, A), SpoilsTaken(A, B, 2, 2))


def test_who_has_no_treasure_is_not_asked_for_a_weapon() -> None:
    table = face_to_face([1, 1], hands={A: GEMS})
    table.plays(A, "duel", B, "weapon")
    table.expect(DuelFought(A, B, 1, 0, 1, 0, 0, None))


def test_who_cannot_pay_dies() -> None:
    table = face_to_face([2, 1], hands={A: GEMS})
    table.plays(A, "duel", B, "weapon")
    table.expect(SpoilsTaken(A, B, 0, 1), AdventurerDied(B, "elf", "A1", elixir=False))  # type: ignore[arg-type]
    assert table.adventurer(B).dead


def test_who_has_one_of_two_gives_it_and_dies() -> None:
    """Rulings 27 and 35."""
    table = face_to_face([6, 1], hands={A: GEMS, B: ["ring"]})
    challenge(table)
    table.expect(SpoilsTaken(A, B, 1, 2), AdventurerDied(B, "elf", "A1", elixir=False))  # type: ignore[arg-type]
    assert table.hand(A) == ["ring", *GEMS]


def test_the_challenger_may_die() -> None:
    table = face_to_face([1, 2], hands={B: GEMS})
    table.plays(A, "duel", B, "weapon")
    table.answers(B, "weapon")
    assert table.adventurer(A).dead


def test_only_the_two_know_what_changed_hands() -> None:
    table = face_to_face([2, 1], hands={A: GEMS, B: ["ring", "ring"]})
    challenge(table)
    table.expect(SpoilsTaken(A, B, 1, 1), YouTook((Treasure.RING,)), by=A)
    table.expect(YouLost((Treasure.RING,)), by=B)
    for other in (C, D, None):
        assert not any(isinstance(event, YouTook | YouLost) for event in table.told(other))


def test_the_spoils_are_taken_at_random() -> None:
    taken = set()
    for seed in range(12):
        table = face_to_face([2, 1], hands={A: GEMS, B: ["ring", "axe", "elixir"]})
        for _ in range(seed):
            table.game.table.stream("spoils").below(3)
        challenge(table)
        taken |= set(table.hand(A)) - {"energy-gem"}
    assert taken == {"ring", "axe", "elixir"}


def test_who_loses_turns_in_a_corridor_may_be_challenged() -> None:
    """Ruling 44."""
    table = face_to_face([1, 1], lost_turns={B: 2})
    assert table.may(A, "duel", B)


def test_a_duel_ends_the_turn() -> None:
    """Ruling 33."""
    table = face_to_face([3, 1])
    challenge(table)
    assert table.asked == [B]


def test_one_of_several_adversaries_is_chosen() -> None:
    table = face_to_face([1, 1], at={D: "G7"})
    assert table.may(A, "duel", B)
    assert table.may(A, "duel", D)
