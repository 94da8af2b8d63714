"""Quick questions: whole ways in one click, as long as they stay readable."""

from typing import Any

import discord
import pytest

from bot.asking.components import Rows, answer_rows, shows_buttons
from bot.asking.steps import Complete, Draft, Pick, chosen, next_step, onward
from bot.items import LiveButton, LiveSelect
from bot.speech import Speaker
from bot.text import Locale
from rules.calderos.content import Card
from rules.calderos.questions import Act
from rules.engine.errors import IllegalAnswer
from rules.engine.questions import Key, OpenQuestion, Question
from rules.engine.seats import Seat
from tests.bot.asking.shapes import Dash, Way
from tests.bot.tables.support import calderos

SPEAKER = Speaker(calderos().texts, Locale.EN, {Seat(0): "Ana", Seat(1): "Bo"})
ROOMS = tuple(range(101, 134))


def rows_of(question: Question[Any], draft: Draft = (), page: int = 0) -> Rows:
    """Return the rows for a step; what is said about an option is the option."""
    asked = OpenQuestion(7, Seat(0), question)
    return answer_rows(1, asked, draft, SPEAKER, lambda key: f"about {key}", page)


def read(rows: Rows) -> list[Any]:
    """Return rows as they read: buttons as a list, a menu as its number of options."""
    found: list[Any] = []
    for row in rows:
        buttons = [one.item.label for one in row.children if isinstance(one, LiveButton)]
        menus = [len(one.item.options) for one in row.children if isinstance(one, LiveSelect)]
        found += menus or [buttons]
    return found


def menus(rows: Rows) -> list[list[discord.SelectOption]]:
    """Return the options of each menu."""
    return [one.item.options for row in rows for one in row.children if isinstance(one, LiveSelect)]


def test_a_few_ways_are_one_row_of_buttons() -> None:
    question = Dash({Card.MIRROR: (1, 2), Card.EXPLOSION: (3,), Act.DISCARD: None})
    assert read(rows_of(question)) == [["Mirror: 1", "Mirror: 2", "Explosion: 3", "Discard"]]


def test_two_cards_have_a_row_each() -> None:
    question = Dash({Card.MIRROR: (1, 2, 3, 4), Card.EXPLOSION: (5, 6, 7)})
    assert read(rows_of(question)) == [
        ["Mirror: 1", "Mirror: 2", "Mirror: 3", "Mirror: 4"],
        ["Explosion: 5", "Explosion: 6", "Explosion: 7"],
    ]


def test_a_card_with_many_places_is_a_menu_beside_the_others_row() -> None:
    question = Dash({Card.MIRROR: (1, 2, 3, 4), Card.EXPLOSION: ROOMS})
    rows = rows_of(question)
    assert read(rows) == [
        ["Mirror: 1", "Mirror: 2", "Mirror: 3", "Mirror: 4"],
        25,
        ["Next"],
    ]
    assert menus(rows)[0][0].label == "Explosion: 101"
    (menu,) = (one.item for row in rows for one in row.children if isinstance(one, LiveSelect))
    assert menu.placeholder == "Explosion: Choose… (page 1 of 2)"
    assert read(rows_of(question, (1,), 1)) == [8, ["Previous"], ["Back"]]


def test_many_moves_are_one_menu_and_what_ends_the_answer_a_row_below() -> None:
    question = Dash({**dict.fromkeys(range(6), (200, 201, 202)), Act.ADD: None,
                     Act.DISCARD: None})  # fmt: skip
    assert read(rows_of(question)) == [18, ["Add an ingredient", "Discard"]]


def test_what_has_a_single_way_on_stands_in_the_menu_too() -> None:
    question = Dash({**dict.fromkeys(range(4), (200, 201)), 4: (202,), Act.DISCARD: None})
    rows = rows_of(question)
    assert read(rows) == [9, ["Discard"]]
    assert menus(rows)[0][-1].label == "4: 202"


def test_what_finds_no_place_in_the_menu_has_a_row_of_its_own() -> None:
    question = Dash({**dict.fromkeys(range(6), (200, 201, 202)), 9: ROOMS})
    assert read(rows_of(question)) == [18, 25, ["Next"]]
    many = Dash(dict.fromkeys(range(10), (200, 201, 202)))
    assert read(rows_of(many)) == [24, ["8: 200", "8: 201", "8: 202"], ["9: 200", "9: 201",
                                   "9: 202"]]  # fmt: skip


def test_if_too_much_is_left_over_it_stays_in_the_menu_unopened() -> None:
    question = Dash(dict.fromkeys(range(12), (200, 201, 202)))
    rows = rows_of(question)
    (options,) = menus(rows)
    assert len(options) == 24
    unopened = [option.label for option in options if ":" not in option.label]
    assert unopened == [str(hero) for hero in range(6, 12)]
    assert read(rows_of(question, (11,))) == [["200", "201", "202"], ["Back"]]


def test_no_menu_grows_beyond_what_discord_takes() -> None:
    leads: dict[Key, Any] = dict.fromkeys(range(40), (200, 201))
    rows = rows_of(Dash(leads))
    assert read(rows) == [25, ["Next"]]
    assert read(rows_of(Dash(leads), page=1)) == [15, ["Previous"]]


def test_a_whole_way_is_one_click_and_tells_what_it_decides() -> None:
    question = Dash({Card.MIRROR: {Seat(0): (1, 2), Seat(1): (3,)}, Act.DISCARD: None})
    step = next_step(question, ())
    assert isinstance(step, Pick)
    ends = [next_step(question, draft) for draft in onward(step, ())]
    assert ends == [
        Complete([Card.MIRROR, Seat(0), 1]),
        Complete([Card.MIRROR, Seat(0), 2]),
        Complete([Card.MIRROR, Seat(1), 3]),
        Complete([Act.DISCARD]),
    ]
    first = next(onward(step, ()))
    assert chosen(question, first) == (("card", Card.MIRROR), ("target", Seat(0)), ("name", 1))
    assert read(rows_of(question))[0][0] == "Mirror: Ana → 1"


def test_in_a_menu_the_last_thing_is_described() -> None:
    question = Dash(dict.fromkeys(range(6), (200, 201, 202)))
    (options,) = menus(rows_of(question))
    assert options[0].description == "about 200"


def test_above_quick_buttons_nothing_is_described() -> None:
    step = next_step(Dash({Card.MIRROR: (1, 2)}), ())
    assert not shows_buttons(step)
    assert shows_buttons(next_step(Way({Card.MIRROR: (1, 2)}), ()))


@pytest.mark.parametrize("draft", [(3,), (0, 4), (2, 0), (99,)])
def test_a_number_that_stands_for_no_way_is_refused(draft: Draft) -> None:
    question = Dash({Card.MIRROR: (1, 2)})
    assert next_step(question, (2,)) == Complete([Card.MIRROR, 2])
    with pytest.raises(IllegalAnswer):
        next_step(question, draft)


def test_a_question_that_is_not_quick_is_asked_level_by_level() -> None:
    levels: dict[Key, Any] = {Card.MIRROR: (1, 2), Card.EXPLOSION: (3, 4)}
    assert read(rows_of(Way(levels))) == [["Mirror", "Explosion"]]
    with pytest.raises(IllegalAnswer):
        next_step(Way(levels), (2,))
