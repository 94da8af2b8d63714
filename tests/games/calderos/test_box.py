"""Game Contents."""

import json
from importlib.resources import files
from typing import Any

import pytest

from rules.calderos.content import ATTACKS, DEFENSES, INGREDIENTS, Card, box, read_box
from rules.engine.errors import ContentError


def test_the_box_holds_what_the_rulebook_counts() -> None:
    deck = box().deck
    assert sum(deck[card] for card in INGREDIENTS) == 28
    assert sum(deck[card] for card in ATTACKS) == 21
    assert sum(deck[card] for card in DEFENSES) == 6
    assert deck[Card.GOLDEN_CAULDRON] == 5
    assert len(box().characters) == 5


def test_each_of_five_players_can_have_each_ingredient() -> None:
    assert all(box().deck[card] >= 5 for card in INGREDIENTS)


@pytest.mark.parametrize(
    ("players", "cards", "golden"), [(2, 59, 4), (3, 59, 4), (4, 59, 4), (5, 60, 5)]
)
def test_below_five_players_one_golden_cauldron_stays_out(
    players: int, cards: int, golden: int
) -> None:
    deck = box().cards(players)
    assert (len(deck), deck.count(Card.GOLDEN_CAULDRON)) == (cards, golden)


def _count(card: str, copies: int) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(files("rules.calderos").joinpath("data/box.json").read_text())
    data["deck"][card] = copies
    return data


@pytest.mark.parametrize(
    ("card", "copies"), [("mirror", 3), ("yeti-frost", 0), ("no-such-card", 1), ("explosion", -2)]
)
def test_a_box_that_does_not_add_up_is_refused(card: str, copies: int) -> None:
    with pytest.raises(ContentError):
        read_box(json.dumps(_count(card, copies)))
