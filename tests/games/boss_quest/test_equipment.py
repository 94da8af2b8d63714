"""Añadir a su Equipo."""

import pytest

from rules.boss_quest.content import Weapon
from rules.boss_quest.events import LifeExceeded, WeaponsAdded, WentToMage, Why, YourAttack
from tests.games.boss_quest.layout import (
    A,
    B,
    C,
    activates,
    boss_quest,
    goes_to_mage,
    heard,
    kind,
    weapons,
)

LOW, MIDDLE, HIGH = ["red-1", "blue-1"], ["red-2", "blue-4"], ["red-6", "blue-7"]
DRAWS = (Weapon.GREEN_1, Weapon.GREEN_2, Weapon.GREEN_3, Weapon.GREEN_4)


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_one_asks_for_one_to_four_weapons_and_keeps_them_face_up(count: int) -> None:
    table = boss_quest(LOW, MIDDLE, draws=DRAWS)
    table.plays(A, f"ask-{count}")
    table.expect(WeaponsAdded(A, DRAWS[:count]))
    assert table.view().knights[A].open == ("blue-1", *DRAWS[:count])
    assert weapons(table, A) == [*LOW, *DRAWS[:count]]


def test_nobody_asks_for_none_or_five() -> None:
    table = boss_quest(LOW, MIDDLE)
    answers = list(table.question(A).question.every())
    assert answers == [["ask-1"], ["ask-2"], ["ask-3"], ["ask-4"], ["mage"]]


def test_only_oneself_is_told_the_own_total() -> None:
    table = boss_quest(LOW, MIDDLE, draws=DRAWS)
    table.plays(A, "ask-2")
    table.expect(YourAttack(attack=5, life=18), by=A)
    assert heard(table, YourAttack) == heard(table, YourAttack, by=B) == []


def test_turns_go_round_to_the_left_and_one_may_ask_again() -> None:
    table = boss_quest(LOW, MIDDLE, ["red-3", "blue-2"], draws=DRAWS)
    for seat in (A, B, C):
        assert table.view().turn == seat
        table.plays(seat, "ask-1")
    table.plays(A, "ask-1")
    assert table.view().knights[A].open == ("blue-1", "green-1", "green-4")
    assert table.asked == [B]


def test_the_armourer_asks_aloud_like_everybody() -> None:
    table = boss_quest(LOW, MIDDLE, armourer=B, turn=B, draws=DRAWS)
    table.plays(B, "ask-2")
    table.expect(WeaponsAdded(B, DRAWS[:2]))


def test_who_is_at_the_mage_has_no_further_turn() -> None:
    table = boss_quest(LOW, MIDDLE, ["red-3", "blue-2"], row=["extra-key", "needs-red"])
    activates(table, A, "extra-key")
    for seat in (B, C, B):
        assert table.asked == [seat]
        table.plays(seat, "ask-1")


def test_who_exceeds_the_life_announces_it_without_the_total() -> None:
    table = boss_quest(HIGH, MIDDLE, ["red-3", "blue-2"], draws=["green-6"])
    table.plays(A, "ask-1")
    table.expect(LifeExceeded(A, next_turn=True))
    assert table.view().knights[A].exceeded
    assert "19" not in str(table.told())


def test_exactly_the_life_does_not_exceed_it() -> None:
    table = boss_quest(HIGH, MIDDLE, ["red-3", "blue-2"], draws=["green-5"])
    table.plays(A, "ask-1")
    table.expect_no(LifeExceeded)
    assert not table.view().knights[A].exceeded


def test_who_has_exceeded_goes_to_the_mage_in_the_next_turn() -> None:
    table = boss_quest(HIGH, LOW, ["red-3", "blue-2"], draws=["green-6", "green-1", "green-2"])
    for seat in (A, B, C):
        table.plays(seat, "ask-1")
    table.expect(WentToMage(A, Why.EXCEEDED))
    assert kind(table, A) == "boss-quest-visit-mage"
    assert table.view().mage == (A,)


def test_the_forced_visit_counts_what_spells_add() -> None:
    table = boss_quest(
        HIGH,
        MIDDLE,
        spells={A: ["attack-plus-2"]},
        beside=["life-minus-2"],
        draws=["green-2"],
    )
    table.plays(A, "ask-1")
    table.expect(LifeExceeded(A, next_turn=True))


def test_a_spell_alone_forces_nobody_to_the_mage() -> None:
    """Ruling 6: what counts is how it stands after one's own request."""
    table = boss_quest(["red-7", "blue-7", "green-3"], MIDDLE, LOW, turn=B, row=["life-minus-2"])
    activates(table, B, "life-minus-2")
    table.plays(C, "ask-1")
    assert kind(table, A) == "boss-quest-take-turn"
    assert not table.view().knights[A].exceeded


def test_who_announced_it_goes_even_if_the_boss_has_more_life_by_then() -> None:
    """Ruling 6: a word that is out stays out; the heart is another matter."""
    table = boss_quest(HIGH, LOW, draws=["green-6"], row=["life-plus-2", "needs-red"])
    table.plays(A, "ask-1")
    activates(table, B, "life-plus-2")
    table.expect(WentToMage(A, Why.EXCEEDED))


def test_the_last_knight_asks_once_more_and_goes_to_the_mage_at_once() -> None:
    table = boss_quest(LOW, MIDDLE, mage=[A], turn=B, draws=DRAWS)
    table.plays(B, "ask-4")
    table.expect(WentToMage(B, Why.LAST_REQUEST))
    assert kind(table, B) == "boss-quest-visit-mage"


def test_the_last_knight_may_go_to_the_mage_without_a_request() -> None:
    table = boss_quest(LOW, MIDDLE, mage=[A], turn=B)
    table.plays(B, "mage")
    table.expect(WentToMage(B, Why.CHOSEN))


def test_earlier_requests_do_not_use_the_last_one_up() -> None:
    table = boss_quest(LOW, MIDDLE, draws=DRAWS)
    table.plays(A, "ask-1")
    activates(table, B, "needs-red")
    assert kind(table, A) == "boss-quest-take-turn"
    table.plays(A, "ask-1")
    assert kind(table, A) == "boss-quest-visit-mage"
    assert table.view().knights[A].open == ("blue-1", "green-1", "green-2")


def test_the_last_knight_too_announces_that_it_exceeds() -> None:
    table = boss_quest(LOW, HIGH, mage=[A], turn=B, draws=["green-7"])
    table.plays(B, "ask-1")
    table.expect(LifeExceeded(B, next_turn=False), WentToMage(B, Why.LAST_REQUEST))


def test_the_last_knight_who_has_exceeded_has_no_last_request() -> None:
    table = boss_quest(LOW, HIGH, mage=[A], turn=B, exceeded=[B])
    assert kind(table, B) == "boss-quest-visit-mage"


def test_nobody_asks_for_more_weapons_than_there_are() -> None:
    table = boss_quest(LOW, MIDDLE, deck=["green-1", "green-2"])
    assert list(table.question(A).question.every()) == [["ask-1"], ["ask-2"], ["mage"]]


def test_without_weapons_in_the_deck_one_goes_to_the_mage() -> None:
    table = boss_quest(LOW, MIDDLE, ["red-3", "blue-2"], deck=["green-1"])
    table.plays(A, "ask-1")
    table.expect(WentToMage(B, Why.NO_WEAPONS))
    assert kind(table, B) == "boss-quest-visit-mage"
    table.plays(B, "discard-mystery")
    table.expect(WentToMage(C, Why.NO_WEAPONS))


def test_all_see_who_is_at_the_mage_in_the_order_in_which_they_came() -> None:
    table = boss_quest(LOW, MIDDLE, ["red-3", "blue-2"], turn=C, row=["needs-red", "extra-key"])
    goes_to_mage(table, C)
    assert table.view().mage == (C,)
    table.plays(C, "discard", "needs-red")
    goes_to_mage(table, A)
    assert table.view().mage == (C, A)
    assert [knight.at_mage for knight in table.view().knights] == [True, False, True]
