"""The cards of the corpse deck."""

import pytest

from rules.dungeonquest import events
from rules.dungeonquest.cards import CorpseCard, Deck, RoomCard
from rules.dungeonquest.state import Cause
from tests.games.dungeonquest.layout import A, B
from tests.games.dungeonquest.steps import lowest, searches_corpse


def test_a_dead_adventurer_may_have_nothing() -> None:
    table = searches_corpse("nothing")
    table.expect(events.CorpseCardDrawn(A, CorpseCard.NOTHING))
    table.expect_no(events.LifeLost, events.GoldFound)
    assert lowest(table, Deck.CORPSE) is CorpseCard.NOTHING
    assert lowest(table, Deck.ROOM) is RoomCard.DEAD_ADVENTURER
    assert table.asked == [B]


@pytest.mark.parametrize(
    ("card", "gold"), [("necklace", 150), ("guineas-60", 60), ("guineas-20", 20)]
)
def test_treasures_of_the_corpse_deck(card: str, gold: int) -> None:
    table = searches_corpse(card)
    table.expect(events.GoldFound(A, gold))
    assert table.hero().cards == (CorpseCard(card),)
    assert table.hero().gold == gold


def test_a_rope_is_kept() -> None:
    table = searches_corpse("rope")
    table.expect(events.CorpseCardDrawn(A, CorpseCard.ROPE))
    assert table.hero().cards == (CorpseCard.ROPE,)
    assert table.hero().gold == 0


def test_ropes_are_kept_though_one_is_carried() -> None:
    """Of potions alone does the rulebook say that a hero carries no more than one."""
    table = searches_corpse("rope", holds={A: [CorpseCard.ROPE]})
    assert table.hero().cards == (CorpseCard.ROPE, CorpseCard.ROPE)


def test_a_potion_of_a_dead_adventurer_is_kept() -> None:
    table = searches_corpse("potion")
    table.expect(events.PotionKept(A, kept=True))
    assert table.hero().cards == (CorpseCard.POTION,)


@pytest.mark.parametrize(
    ("card", "dice", "lost"), [("scorpion", "D6", 5), ("small-scorpion", "D6-2", 3)]
)
def test_scorpions_sting(card: str, dice: str, lost: int) -> None:
    """Ruling 5: D6 and D6-2."""
    table = searches_corpse(card, dice=[5])
    table.expect(events.LifeLost(A, Cause.SCORPION, dice, 5, lost, 15 - lost))
    assert lowest(table, Deck.CORPSE) is CorpseCard(card)
    assert table.asked == [B]
