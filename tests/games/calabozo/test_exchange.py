"""Exchanging Treasures between teammates."""

from collections.abc import Sequence

import pytest

from rules.calabozo.content import Treasure
from rules.calabozo.events import (
    ExchangeFailed,
    ExchangeProposed,
    MatesExchanged,
    TreasuresExchanged,
    YouExchanged,
    YouWereOffered,
)
from rules.engine.seats import Seat
from tests.games.calabozo.layout import ALL, HALL, A, B, C, D, Dungeon, E, calabozo

NO = "treasure"
"""Stands for no treasure in answers."""


def together(
    one: Sequence[str] = ("ring", "axe"), other: Sequence[str] = ("elixir",), **laid: object
) -> Dungeon:
    """Let A and C, teammates, stand side by side in a corridor, with A at the end of its move."""
    setting: dict[str, object] = {"hands": {A: one, C: other}} | laid
    table = calabozo({A: "F7", C: "E7"}, dice=[1] * 6, **setting)  # type: ignore[arg-type]
    table.plays(A, "stay")
    return table


def test_an_exchange_is_offered_answered_and_agreed() -> None:
    table = together()
    table.plays(A, "exchange", C)
    table.expect(ExchangeProposed(A, C))
    table.plays(A, "axe", NO)
    assert table.question(C).question.offered == (Treasure.AXE,)  # type: ignore[attr-defined]
    table.plays(C, "give", "elixir", NO)
    assert table.told(A) == [YouWereOffered(C, (Treasure.ELIXIR,))]
    assert table.told(B) == []
    question = table.question(A).question
    assert (question.given, question.received) == ((Treasure.AXE,), (Treasure.ELIXIR,))  # type: ignore[attr-defined]
    table.answers(A, raw=True)
    table.expect(TreasuresExchanged(A, C, 1, 1))
    assert (table.hand(A), table.hand(C)) == (["ring", "elixir"], ["axe"])
    assert table.asked == [B], "an exchange ends the turn"


def test_the_others_learn_no_more_than_how_many_changed_hands() -> None:
    """Ruling 11."""
    table = together()
    table.plays(A, "exchange", C)
    table.plays(A, "ring", "axe")
    given = (Treasure.RING, Treasure.AXE)
    assert table.told(C) == [YouWereOffered(A, given)]
    assert table.told(B) == []
    assert [table.adventurer(A, by=viewer).treasures for viewer in (A, B, None)] == [2, 2, 2]
    assert table.hand(A) == ["ring", "axe"], "they are its own until both agree"
    table.plays(C, "accept")
    table.expect(TreasuresExchanged(A, C, 2, 0))
    table.expect(YouExchanged(C, given, ()), by=A)
    table.expect(YouExchanged(A, (), given), by=C)
    for other in (B, D, None):
        assert not any(
            isinstance(event, YouExchanged | MatesExchanged) for event in table.told(other)
        )
        assert table.adventurer(A, by=other).hand is None


def test_treasures_may_be_given_for_nothing() -> None:
    table = together(other=())
    table.plays(A, "exchange", C)
    assert not table.may(A, NO), "one treasure at least changes hands"
    table.plays(A, "ring", NO)
    assert table.acts(C) == ["accept", "refuse"]
    table.plays(C, "accept")
    assert (table.hand(A), table.hand(C)) == (["axe"], ["ring"])


def test_treasures_may_be_asked_for() -> None:
    table = together()
    table.plays(A, "exchange", C)
    table.plays(A, NO)
    assert table.acts(C) == ["give", "refuse"], "nothing for nothing is no exchange"
    table.plays(C, "give", "elixir", NO)
    table.answers(A, raw=True)
    table.expect(TreasuresExchanged(A, C, 0, 1))


def test_who_has_nothing_to_offer_is_not_asked_what_to_offer() -> None:
    table = together(one=())
    table.plays(A, "exchange", C)
    assert table.asked == [C]
    assert table.acts(C) == ["give", "refuse"]


def test_two_treasures_each_at_most() -> None:
    """Ruling 13."""
    table = together(one=("ring", "axe", "bow"))
    table.plays(A, "exchange", C)
    assert max(len(answer) for answer in table.choices()) == 2
    table.refuses(A, "ring", "axe", "bow")


def test_two_of_a_kind_may_be_given() -> None:
    table = together(one=("energy-gem", "energy-gem", "ring"))
    table.plays(A, "exchange", C)
    assert table.may(A, "energy-gem", "energy-gem")
    assert not table.may(A, "ring", "ring")


def test_each_choice_is_there_once() -> None:
    table = together(one=("ring", "axe"))
    table.plays(A, "exchange", C)
    pairs = [set(answer) for answer in table.choices() if NO not in answer]
    assert pairs == [{"ring", "axe"}]


def test_a_teammate_may_refuse_and_then_the_turn_may_end_otherwise() -> None:
    table = together()
    table.plays(A, "exchange", C)
    table.plays(A, "ring", NO)
    table.plays(C, "refuse")
    table.expect(ExchangeFailed(A, C))
    assert table.hand(A) == ["ring", "axe"]
    assert table.asked == [B], "there is nobody else to deal with"


def test_after_a_failure_one_may_still_challenge_somebody() -> None:
    table = calabozo({A: "F7", C: "E7", B: "G7"}, hands={A: ["ring"], B: ["axe"]}, dice=[1] * 4)
    table.plays(A, "stay")
    table.plays(A, "exchange", C)
    table.plays(A, "ring", NO)
    table.plays(C, "refuse")
    assert table.acts() == ["end", "duel"]


def test_the_first_may_disagree_with_what_is_given_in_return() -> None:
    table = together()
    table.plays(A, "exchange", C)
    table.plays(A, "ring", NO)
    table.plays(C, "give", "elixir", NO)
    table.answers(A, raw=False)
    table.expect(ExchangeFailed(A, C))
    assert (table.hand(A), table.hand(C)) == (["ring", "axe"], ["elixir"])


@pytest.mark.parametrize(
    ("one", "other", "possible"),
    [
        ("F7", "E7", True),
        (HALL, HALL, True),
        (HALL, "H7", True),
        ("A1", "A1", True),
        ("A1", "A2", False),
        ("E4", "F4", False),
        ("D4", "E4", False),
        ("H1", "I1", False),
        ("F7", "D7", False),
        ("H3", "I3", False),
    ],
)
def test_where_an_exchange_can_be_made(one: str, other: str, *, possible: bool) -> None:
    """Ruling 12."""
    table = calabozo({A: one, C: other}, empty=ALL, hands={A: ["ring"]}, dice=[1] * 4)
    if "roll" in table.acts():
        table.plays(A, "roll")
    table.plays(A, "stay")
    assert (table.asked == [A] and table.may(A, "exchange", C)) is possible


def test_two_without_a_treasure_have_nothing_to_exchange() -> None:
    table = together(one=(), other=())
    assert table.asked == [B]


def test_nobody_exchanges_with_an_opponent_or_with_the_dead() -> None:
    table = calabozo(
        {A: "A1", B: "A1", C: "A1"}, dead=[C], hands={A: ["ring"]}, empty=ALL, dice=[1] * 4
    )
    table.plays(A, "roll")
    table.plays(A, "stay")
    assert table.asked == [B]


def test_a_third_teammate_who_sees_a_hand_sees_what_changed_hands() -> None:
    table = calabozo(
        {A: "F7", C: "E7"}, players=6, shown=[A], hands={A: ["ring"], C: ["axe"]}, dice=[1] * 6
    )
    table.plays(A, "stay")
    table.plays(A, "exchange", C)
    table.plays(A, "ring", NO)
    table.plays(C, "accept")
    table.expect(MatesExchanged(A, C, (Treasure.RING,), ()), by=E)
    table.expect(YouExchanged(C, (Treasure.RING,), ()), by=A)
    assert not any(isinstance(event, MatesExchanged) for event in table.told(Seat(5)))
