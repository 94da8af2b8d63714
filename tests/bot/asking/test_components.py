"""Components: whatever is asked, at whatever step, stays within Discord's limits."""

import re
from collections.abc import Iterator
from typing import Any

import discord
import pytest
from discord import ui
from hypothesis import given
from hypothesis import strategies as st

from bot.addresses import (
    BUTTON_TEMPLATE,
    SELECT_TEMPLATE,
    AnswerButton,
    BlankButton,
    OptionsSelect,
    PageButton,
    StopButton,
    read_address,
)
from bot.asking.components import BLANK, Rows, answer_rows, number_form
from bot.asking.steps import Complete, Draft, Pick, TypeNumber, next_step, onward
from bot.items import LiveButton, LiveSelect
from bot.speech import Speaker
from bot.text import Locale
from rules.calderos.questions import Act
from rules.engine.errors import IllegalAnswer
from rules.engine.questions import OpenQuestion, Question
from rules.engine.seats import Seat
from tests.bot.asking.shapes import (
    Direction,
    Number,
    One,
    Order,
    Some,
    Walk,
    Way,
    YesOrNo,
    questions,
)
from tests.bot.tables.support import calderos

GAME = 10**18 - 1
"""The greatest number that an address holds."""

MOST_COMPONENTS = 30
"""Discord takes 40 in a message; the rest is for what stands around the rows."""

NAMES = {Seat(number): name for number, name in enumerate(["*" * 32, "_" * 32, "Ana", "‎", ""])}


def speaker(locale: Locale = Locale.EN) -> Speaker:
    """Return who speaks of a game with difficult names."""
    return Speaker(calderos().texts, locale, NAMES)


def asked(question: Question[Any], number: int = 999) -> OpenQuestion:
    """Return a question that is put late in a long game."""
    return OpenQuestion(number, Seat(0), question)


def rows_of(
    question: OpenQuestion, draft: Draft = (), page: int = 0, locale: Locale = Locale.EN
) -> Rows:
    """Return the rows for a step, with as much said about each option as anybody could."""
    return answer_rows(GAME, question, draft, speaker(locale), lambda _key: "so " * 100, page)


def items(rows: Rows) -> Iterator[LiveButton | LiveSelect]:
    """Yield all components of some rows."""
    for row in rows:
        for item in row.children:
            assert isinstance(item, LiveButton | LiveSelect)
            yield item


def options(rows: Rows) -> list[discord.SelectOption]:
    """Return the options of the only select of some rows."""
    (select,) = (item for item in items(rows) if isinstance(item, LiveSelect))
    return select.item.options


def check(rows: Rows) -> None:
    """Check what Discord demands of rows."""
    ids = [item.custom_id for item in items(rows)]
    assert len(set(ids)) == len(ids)
    assert len(ids) + len(rows) <= MOST_COMPONENTS
    assert all(1 <= len(custom_id) <= 100 for custom_id in ids)
    assert all(read_address(custom_id) is not None for custom_id in ids)
    for row in rows:
        kinds = {type(item) for item in row.children}
        assert kinds in ({LiveButton}, {LiveSelect})
        assert len(row.children) <= (5 if kinds == {LiveButton} else 1)
    for item in items(rows):
        if isinstance(item, LiveButton):
            assert 1 <= len(item.item.label or "") <= 80
        else:
            check_select(item.item)


def check_select(select: ui.Select[Any]) -> None:
    """Check what Discord demands of a select."""
    assert 1 <= len(select.options) <= 25
    assert 0 <= select.min_values <= select.max_values <= len(select.options)
    assert select.max_values >= 1
    assert 1 <= len(select.placeholder or "") <= 150
    values = [option.value for option in select.options]
    assert len(set(values)) == len(values)
    for option in select.options:
        assert 1 <= len(option.label) <= 100
        assert option.description is None or 1 <= len(option.description) <= 100


@given(questions(60), st.sampled_from(list(Locale)), st.data())
def test_every_step_stays_within_the_limits(
    question: Question[Any], locale: Locale, data: st.DataObject
) -> None:
    draft: Draft = ()
    while True:
        step = next_step(question, draft)
        pages = -(-len(step.options) // 25) if isinstance(step, Pick) else 1
        for page in range(pages + 1):
            check(rows_of(asked(question), draft, page, locale))
        if not isinstance(step, Pick):
            return
        draft = data.draw(st.sampled_from([*onward(step, draft)]))


@given(questions(60))
def test_whatever_is_asked_can_be_answered(question: Question[Any]) -> None:
    assert rows_of(asked(question))
    offered: set[Draft] = set()
    ahead: list[tuple[Draft, int]] = [((), 0)]
    for draft, page in ahead:
        for item in items(rows_of(asked(question), draft, page)):
            address = read_address(item.custom_id)
            if isinstance(address, AnswerButton) and address.draft:
                offered.add(address.draft)
            elif isinstance(address, PageButton) and (address.draft, address.page) not in ahead:
                ahead.append((address.draft, address.page))
            elif isinstance(item, LiveSelect) and isinstance(address, OptionsSelect):
                offered |= {(*address.draft, int(option.value)) for option in item.item.options}
    step = next_step(question, ())
    if isinstance(step, Pick):
        assert offered == set(onward(step, ()))


@pytest.mark.parametrize(
    "question",
    [Order(tuple(range(25))), Some(tuple(range(100, 140)), 1, 20)],
    ids=["order", "some"],
)
def test_the_longest_drafts_fit_a_custom_id(question: Question[Any]) -> None:
    draft: Draft = ()
    while not isinstance(step := next_step(question, draft), Complete):
        assert isinstance(step, Pick)
        check(rows_of(asked(question), draft))
        draft = (*draft, step.options[-1].number)


def test_five_become_buttons_and_six_a_select() -> None:
    five = rows_of(asked(One((1, 2, 3, 4, 5))))
    assert [type(item) for item in items(five)] == [LiveButton] * 5
    six = rows_of(asked(One((1, 2, 3, 4, 5, 6))))
    assert [option.label for option in options(six)] == ["1", "2", "3", "4", "5", "6"]


def test_a_long_select_is_turned_page_by_page() -> None:
    question = asked(One(tuple(range(100, 160))))
    shown: list[str] = []
    for page, turns in ((0, {1}), (1, {0, 2}), (2, {1})):
        rows = rows_of(question, page=page)
        shown += [option.label for option in options(rows)]
        addresses = [read_address(item.custom_id) for item in items(rows)]
        assert {address.page for address in addresses if isinstance(address, PageButton)} == turns
    assert shown == [str(number) for number in range(100, 160)]
    beyond = rows_of(question, page=17)
    assert options(beyond)[-1].label == "159"


def test_after_the_first_step_there_is_a_way_back() -> None:
    question = asked(Way({Seat(2): (1, 2), Seat(0): (1, 2)}))
    first, second = (rows_of(question, draft) for draft in ((), (0,)))
    assert [item.item.label for item in items(first) if isinstance(item, LiveButton)] == [
        "Ana", "*" * 32,
    ]  # fmt: skip
    back = [item for item in items(second) if isinstance(item, LiveButton)][-1]
    assert back.item.label == "Back"
    assert read_address(back.custom_id) == AnswerButton(GAME, question.mark, ())


def test_where_one_may_choose_nothing_there_is_a_button_for_it() -> None:
    for question in (asked(Some((1, 2), 0, 1)), asked(Some(tuple(range(30)), 0, 2))):
        rows = rows_of(question)
        addresses = [read_address(item.custom_id) for item in items(rows)]
        assert StopButton(GAME, question.mark, ()) in addresses


def test_yes_and_no_are_in_the_readers_language() -> None:
    for locale, words in ((Locale.EN, ["Yes", "No"]), (Locale.ES, ["Sí", "No"])):
        rows = rows_of(asked(YesOrNo()), locale=locale)
        assert [item.item.label for item in items(rows) if isinstance(item, LiveButton)] == words


def rose(rows: Rows) -> list[list[str]]:
    """Return rows of buttons as they read, what is free as a dot."""
    return [
        [
            "·"
            if isinstance(read_address(item.custom_id), BlankButton)
            else f"{item.item.emoji or ''}{item.item.label}"
            for item in row.children
            if isinstance(item, LiveButton)
        ]
        for row in rows
    ]


TURN = Walk({Act.ATTACK: (Direction.NORTH, Direction.WEST), Act.ADD: None, Act.DISCARD: None})


def test_directions_lie_as_on_a_map_and_the_rest_below() -> None:
    assert rose(rows_of(asked(TURN))) == [
        ["·", "⬆️North", "·"],
        ["⬅️West", "·", "·"],
        ["Add an ingredient", "Discard"],
    ]
    all_four = tuple(Direction)[:4]
    spanish = rose(rows_of(asked(One(all_four)), locale=Locale.ES))
    assert spanish == [["·", "⬆️Norte", "·"], ["⬅️Oeste", "·", "➡️Este"], ["·", "⬇️Sur", "·"]]


def test_a_direction_is_one_click_and_what_is_free_cannot_be_pressed() -> None:
    question = asked(TURN)
    buttons = [item for item in items(rows_of(question)) if isinstance(item, LiveButton)]
    free = [item for item in buttons if item.item.label == BLANK]
    assert all(item.item.disabled for item in free)
    assert len(free) == 4
    west = next(item for item in buttons if item.item.label == "West")
    address = read_address(west.custom_id)
    assert isinstance(address, AnswerButton)
    assert next_step(question.question, address.draft) == Complete(["attack", "west"])


def test_beside_a_compass_many_other_options_are_a_select() -> None:
    many = tuple(range(100, 130))
    rows = rows_of(asked(One((*many, Direction.SOUTH))), page=1)
    assert rose(rows)[0] == ["·", "⬇️South", "·"]
    assert [option.label for option in options(rows)] == ["125", "126", "127", "128", "129"]
    further = Walk({Act.ATTACK: (Direction.SOUTH, *many[:6]), **dict.fromkeys(many[:8])})
    selects = [item for item in items(rows_of(asked(further))) if isinstance(item, LiveSelect)]
    assert [len(item.item.options) for item in selects] == [6, 8]


def test_the_corners_of_a_map_have_their_places_too() -> None:
    corners = asked(One((Direction.SOUTH_EAST, Direction.NORTH_WEST)))
    assert rose(rows_of(corners)) == [["↖️North-west", "·", "·"], ["·", "·", "↘️South-east"]]


def test_a_draft_that_does_not_fit_has_no_rows() -> None:
    with pytest.raises(IllegalAnswer):
        rows_of(asked(One((1, 2))), (7,))


def test_nothing_of_a_question_stands_in_its_components_ids() -> None:
    rows = rows_of(asked(One((123_456, 654_321))))
    assert all("123456" not in item.custom_id for item in items(rows))


@pytest.mark.parametrize("locale", list(Locale))
@pytest.mark.parametrize(("least", "most"), [(0, 99), (-(10**6), 10**6), (1, 10**9)])
def test_the_form_for_a_number_stays_within_the_limits(
    locale: Locale, least: int, most: int
) -> None:
    form = number_form(GAME, asked(Number(least, most)), TypeNumber(least, most), speaker(locale))
    assert 1 <= len(form.title) <= 45
    assert len(form.custom_id) <= 100
    assert read_address(form.custom_id) is not None
    (label,) = form.children
    assert isinstance(label, ui.Label)
    assert 1 <= len(label.text) <= 45
    assert isinstance(label.component, ui.TextInput)
    longest = label.component.max_length
    assert longest is not None
    assert len(str(least)) <= longest
    assert len(str(most)) <= longest


def test_addresses_match_the_templates_they_are_made_live_by() -> None:
    question = asked(One(tuple(range(60)))).mark
    for address, ours, other in (
        (AnswerButton(1, question, (1, 2)), BUTTON_TEMPLATE, SELECT_TEMPLATE),
        (OptionsSelect(1, question, ()), SELECT_TEMPLATE, BUTTON_TEMPLATE),
    ):
        assert re.fullmatch(ours, address.write())
        assert not re.match(other, address.write())


@pytest.mark.parametrize(
    ("least", "most", "says"),
    [(3, 3, "Choose 3…"), (1, 3, "Choose 1 to 3…"), (0, 3, "Choose up to 3…")],
)
def test_a_menu_says_how_many_to_choose(least: int, most: int, says: str) -> None:
    rows = rows_of(asked(Some((Direction.NORTH, Direction.EAST, Direction.SOUTH), least, most)))
    (menu,) = (item.item for item in items(rows) if isinstance(item, LiveSelect))
    assert menu.placeholder == says
