"""¡Último turno de juego!"""

from rules.boss_quest.content import Spell
from rules.boss_quest.events import (
    CombatBegan,
    LastTurnCalled,
    LifeExceeded,
    MysteryActivated,
    SpellCancelled,
    WentToMage,
    Why,
)
from rules.boss_quest.questions import Situation, TakeTurn
from tests.games.boss_quest.layout import (
    A,
    B,
    C,
    D,
    activates,
    boss_quest,
    goes_to_mage,
    heard,
    kind,
)
from tests.games.scenario import Scenario

HANDS = [["red-3", "blue-2"], ["red-5", "blue-4"], ["green-1", "green-2"], ["green-3", "red-1"]]
ROW = ["last-turn", "cancel", "extra-key"]


def situation(table: Scenario, seat: int) -> Situation:
    """Return what a seat's question says about its turn."""
    question = table.question(seat).question
    assert isinstance(question, TakeTurn)
    return question.situation


def test_each_knight_not_yet_at_the_mage_has_one_action_from_the_left_of_the_caster() -> None:
    table = boss_quest(*HANDS, row=ROW, mage=[D], turn=B)
    activates(table, B, "last-turn")
    table.expect(LastTurnCalled((C, A)))
    assert table.view().owing == (A, C)
    table.plays(C, "ask-2")
    table.expect_no(CombatBegan)
    assert table.asked == [A]
    table.plays(A, "ask-1")
    assert len(heard(table, CombatBegan)) == 1


def test_the_one_action_may_be_a_spell() -> None:
    table = boss_quest(*HANDS[:2], row=ROW)
    activates(table, A, "last-turn")
    assert situation(table, B) is Situation.LAST_TURN
    goes_to_mage(table, B)
    table.plays(B, "discard", "extra-key")
    assert len(heard(table, CombatBegan)) == 1


def test_who_asks_for_weapons_does_not_go_to_the_mage_as_well() -> None:
    """Ruling 21: exactly one thing, even for the last knight."""
    table = boss_quest(*HANDS[:2], row=ROW)
    activates(table, A, "last-turn")
    table.plays(B, "ask-4")
    table.expect_no(WentToMage)
    assert len(heard(table, CombatBegan)) == 1


def test_who_has_exceeded_spends_the_action_at_the_mage() -> None:
    table = boss_quest(*HANDS[:3], row=ROW, exceeded=[B])
    activates(table, A, "last-turn")
    table.expect(WentToMage(B, Why.EXCEEDED))
    assert kind(table, B) == "boss-quest-visit-mage"


def test_activated_by_the_last_knight_it_leads_to_combat_at_once() -> None:
    table = boss_quest(*HANDS[:2], row=ROW, mage=[A], turn=B)
    activates(table, B, "last-turn")
    table.expect(LastTurnCalled(()))
    assert len(heard(table, CombatBegan)) == 1


def test_cancelled_it_lets_the_round_go_on_as_usual() -> None:
    """Ruling 12: also for those who had their last action already."""
    table = boss_quest(*HANDS, row=ROW)
    activates(table, A, "last-turn")
    table.plays(B, "ask-1")
    activates(table, C, "cancel", "last-turn")
    table.expect(SpellCancelled(C, Spell.LAST_TURN, None))
    assert table.view().owing is None
    assert situation(table, D) is Situation.FREE
    table.plays(D, "ask-1")
    assert table.asked == [B]
    table.plays(B, "ask-1")
    assert table.asked == [D]


def test_cancelled_by_the_last_who_owed_an_action_it_gives_the_others_their_turns_back() -> None:
    table = boss_quest(*HANDS[:3], row=ROW)
    activates(table, A, "last-turn")
    table.plays(B, "ask-1")
    activates(table, C, "cancel", "last-turn")
    table.expect_no(CombatBegan)
    assert table.asked == [B]
    assert situation(table, B) is Situation.LAST_REQUEST


def test_the_next_round_knows_nothing_of_it() -> None:
    table = boss_quest(*HANDS[:2], row=ROW)
    activates(table, A, "last-turn")
    table.plays(B, "ask-1")
    assert table.view().owing is None
    (seat,) = table.asked
    assert situation(table, seat) is Situation.FREE


def test_who_exceeds_the_life_in_the_last_turn_says_so_but_has_no_other_turn() -> None:
    table = boss_quest(HANDS[0], ["red-6", "blue-7"], row=ROW, draws=["green-7"])
    activates(table, A, "last-turn")
    table.plays(B, "ask-1")
    table.expect(LifeExceeded(B, next_turn=False))
    assert len(heard(table, CombatBegan)) == 1


def test_it_may_be_the_mystery_spell() -> None:
    table = boss_quest(*HANDS[:3], mystery="last-turn")
    goes_to_mage(table, A)
    table.plays(A, "activate-mystery")
    table.expect(MysteryActivated(A, Spell.LAST_TURN), LastTurnCalled((B, C)))
