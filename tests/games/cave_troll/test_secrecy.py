"""Who sees what."""

from typing import Any

from rules.cave_troll.content import Artifact, Card
from rules.cave_troll.events import CardDrawn, YouDrew
from tests.games.cave_troll.layout import HERO, A, B, cave_troll


def test_a_view_shows_the_own_hand_only() -> None:
    table = cave_troll(hands={A: ["knight"], B: ["orc"]})
    assert table.view(A).hand == (Card.KNIGHT,)
    assert table.view(B).hand == (Card.ORC,)
    assert table.view().hand == ()
    assert table.view(B).places[A].hand_size == 1


def test_only_its_owner_sees_a_face_down_artifact() -> None:
    """Ruling 15."""
    table = cave_troll(artifacts={A: "tax-scroll"})
    assert table.view(A).artifact is Artifact.TAX_SCROLL
    assert table.view(B).artifact is None
    assert table.view(B).places[A].artifacts == 1


def test_what_was_drawn_is_told_to_its_owner_only() -> None:
    table = cave_troll(decks={A: ["orc"]})
    table.plays(A, "draw")
    assert table.told(A)[:2] == [CardDrawn(A, 17), YouDrew(Card.ORC)]
    assert table.told(B) == table.told() == [CardDrawn(A, 17)]


def test_a_hand_is_seen_and_offered_in_order_however_it_was_drawn() -> None:
    table = cave_troll(hands={A: ["wraith"]}, decks={A: [HERO]})
    table.plays(A, "draw")
    assert table.view(A).hand == (Card.ADVENTURER, Card.WRAITH)
    answers: list[Any] = [*table.question(A).question.every()]
    assert [*dict.fromkeys(answer[0] for answer in answers)] == [Card.ADVENTURER, Card.WRAITH]
