"""Components."""

import json
from importlib.resources import files
from typing import Any

import pytest

from rules.cave_troll.content import Artifact, Card, box, read_box
from rules.cave_troll.options import CharacterSet
from rules.engine.errors import ContentError


@pytest.mark.parametrize("which", CharacterSet)
def test_a_deck_has_nineteen_cards_with_six_icons(which: CharacterSet) -> None:
    deck = box().deck(which)
    assert len(deck) == 19
    assert sum(box().cards[card].icons for card in deck) == 6
    assert deck.count(Card.ADVENTURER) + deck.count(Card.MARKED_ADVENTURER) == 9


def test_the_box_holds_what_the_rulebook_counts() -> None:
    assert 4 * sum(card.copies for card in box().cards.values()) == 104
    assert 4 * (len(box().figures(CharacterSet.CLASSIC)) + 1) == 68
    assert len(box().artifacts) == 6


def test_the_two_sets_exchange_seven_cards() -> None:
    classic, variant = (set(box().deck(which)) for which in CharacterSet)
    assert (len(classic - variant), len(variant - classic)) == (7, 7)


def test_stronger_artifacts_have_fewer_coins() -> None:
    coins = {artifact: one.coins for artifact, one in box().artifacts.items()}
    assert sum(coins.values()) == 12
    assert coins[Artifact.TAX_SCROLL] < coins[Artifact.SKELETON_KEY]


def _data() -> dict[str, Any]:
    text = files("rules.cave_troll").joinpath("data/box.json").read_text()
    data: dict[str, Any] = json.loads(text)
    return data


def test_the_data_as_it_is_is_read() -> None:
    assert read_box(json.dumps(_data())) == box()


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("cards", "adventurer", "copies"), 6),
        (("cards", "adventurer", "icons"), 1),
        (("cards", "knight", "set"), "variant"),
        (("cards", "knight", "character"), "dwarf"),
        (("artifacts", "tax-scroll", "coins"), 2),
        (("artifacts", "tax-scroll", "coins"), 0),
        (("characters", "knight", "figures"), []),
        (("characters", "knight", "set"), None),
        (("totals", "players"), 5),
    ],
)
def test_a_box_that_does_not_add_up_is_refused(path: tuple[str, ...], value: object) -> None:
    data = node = _data()
    for step in path[:-1]:
        node = node[step]
    node[path[-1]] = value
    with pytest.raises(ContentError):
        read_box(json.dumps(data))


@pytest.mark.parametrize("part", ["characters", "cards", "artifacts"])
def test_a_box_with_a_piece_missing_is_refused(part: str) -> None:
    data = _data()
    data[part].popitem()
    with pytest.raises(ContentError):
        read_box(json.dumps(data))
