"""A turn of four actions takes no more than eight clicks.

Counted is each press of a button, each choice in a menu and each page that is turned, in the
turns of sensible players, with the pushes and steps that an action sets off. Left out are turns
of fewer actions than four, and what others are asked in one's turn: to flee from a Cave Troll.
"""

from collections import Counter

import pytest
from pydantic import JsonValue

from bot.asking.components import answer_rows
from bot.asking.options import SELECT_LIMIT
from bot.asking.steps import Complete, Draft, Pick, chosen, next_step
from bot.items import LiveButton, LiveSelect
from bot.text import Locale
from rules.cave_troll.board import ROOMS, STAIRS
from rules.cave_troll.content import Card
from rules.cave_troll.options import CharacterSet
from rules.cave_troll.questions import PlayCard
from rules.engine.questions import Question
from tests.cogs.cave_troll.samples import in_play, speaker

MOST = 8
LABEL = 80
"""Characters of a button."""

ACTIONS = 4


def clicks(question: Question[object], raw: JsonValue) -> int:
    """Return how many clicks an answer takes."""
    assert isinstance(raw, list)
    draft: Draft = ()
    count = 0
    while not isinstance(step := next_step(question, draft), Complete):
        assert isinstance(step, Pick)
        draft, pages = _nearest(step, question, raw)
        count += 1 + pages
    assert step.raw == raw
    return count


def _nearest(step: Pick, question: Question[object], raw: list[JsonValue]) -> tuple[Draft, int]:
    """Return the click that brings an answer furthest, and the pages to be turned before it."""
    found: list[tuple[int, Draft, int]] = []
    for group in step.groups:
        for place, option in enumerate(group.options):
            draft = (*group.draft, option.number)
            keys = [key for _, key in chosen(question, draft)]
            if keys == raw[: len(keys)]:
                found.append((len(keys), draft, place // SELECT_LIMIT))
    _, draft, pages = max(found)
    return draft, pages


@pytest.mark.parametrize("which", CharacterSet)
@pytest.mark.parametrize("seats", [2, 4])
def test_a_turn_of_four_actions_takes_no_more_than_eight_clicks(
    which: CharacterSet, seats: int
) -> None:
    turns = Counter[int]()
    for seed in (3, 8):
        for game, asked, raw in in_play(seats, seed, which):
            if game.state.turns >= ACTIONS and asked.seat == game.state.turn:
                turns[100 * seed + game.state.turns] += clicks(asked.question, raw)
    assert max(turns.values()) <= MOST
    assert len(turns) > 2 * ACTIONS


@pytest.mark.parametrize("card", [Card.ADVENTURER, Card.TREASURE_CHEST, Card.FIND_ARTIFACT])
def test_a_drawn_card_is_played_with_one_click(card: Card) -> None:
    where = {Card.ADVENTURER: STAIRS, Card.TREASURE_CHEST: ROOMS}.get(card)
    question = PlayCard({card: where, Card.KNIGHT: STAIRS})
    first = where[:1] if where else ()
    assert clicks(question, [card, *first]) == 1
    assert clicks(question, [Card.KNIGHT, STAIRS[3]]) == 1


def test_what_is_offered_at_once_stays_within_what_discord_takes() -> None:
    for which in CharacterSet:
        for _, asked, _ in in_play(4, 5, which):
            rows = answer_rows(10**17, asked, (), speaker().plain(), lambda _: None)
            items = [item for row in rows for item in row.children]
            assert len(items) + len(rows) <= 30
            assert len({item.custom_id for item in items}) == len(items)  # type: ignore[attr-defined]


@pytest.mark.parametrize("locale", Locale)
@pytest.mark.parametrize("which", CharacterSet)
def test_no_two_buttons_or_lines_of_one_step_read_alike(
    which: CharacterSet, locale: Locale
) -> None:
    say = speaker(locale).plain()
    for _, asked, _ in in_play(3, 6, which):
        rows = answer_rows(1, asked, (), say, lambda _: None)
        labels = [
            label
            for row in rows
            for item in row.children
            for label in (
                [option.label for option in item.item.options]
                if isinstance(item, LiveSelect)
                else [item.item.label if isinstance(item, LiveButton) else ""]
            )
        ]
        turns = {say.say("button-next"), say.say("button-previous")}
        labels = [label for label in labels if label not in turns]
        assert len(set(labels)) == len(labels), labels
        assert all(label and len(label) < LABEL for label in labels)
