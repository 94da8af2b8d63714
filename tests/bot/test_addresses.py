"""Addresses: what was written is read again, and nothing else."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.addresses import (
    BUTTON_TEMPLATE,
    SELECT_TEMPLATE,
    Address,
    AnswerButton,
    FormButton,
    GameKey,
    HistoryButton,
    HistorySelect,
    Leaf,
    LobbyButton,
    LobbyVerb,
    MessageId,
    NumberForm,
    OptionSelect,
    OptionsSelect,
    PageButton,
    Preference,
    PreferenceButton,
    PreferenceSelect,
    RuleButton,
    RuleLink,
    RulesPage,
    RulesSelect,
    Scope,
    SeatButton,
    SectionKey,
    Slug,
    StandingButton,
    StandingVerb,
    StopButton,
    TableButton,
    TableVerb,
    TeamSelect,
    VoteButton,
    read_address,
)
from bot.tables.motions import Matter
from rules.engine.questions import Mark

NUMBERS = st.integers(0, 10**18 - 1)
MARKS = st.from_regex(r"[0-9]{1,9}-[0-9a-f]{6}", fullmatch=True).map(Mark)
DRAFTS = st.lists(st.integers(0, 99), max_size=20).map(tuple)
SUBJECTS = st.lists(st.integers(0, 2**63 - 1), max_size=2).map(tuple)
WORDS = st.from_regex(r"[a-z0-9-]{0,40}", fullmatch=True)
SELECTS = st.one_of(
    st.builds(OptionSelect, NUMBERS, NUMBERS),
    st.builds(OptionsSelect, NUMBERS, MARKS, DRAFTS),
    st.builds(HistorySelect, NUMBERS),
    st.builds(TeamSelect, st.integers(0, 2**63 - 1).map(MessageId)),
    st.builds(PreferenceSelect, st.sampled_from(Preference)),
    st.builds(RulesSelect, WORDS.map(GameKey), WORDS.map(SectionKey)),
)
BUTTONS = st.one_of(
    st.builds(TableButton, NUMBERS, st.sampled_from(TableVerb)),
    st.builds(LobbyButton, NUMBERS, st.sampled_from(LobbyVerb)),
    st.builds(HistoryButton, NUMBERS, st.sampled_from(Leaf), NUMBERS),
    st.builds(AnswerButton, NUMBERS, MARKS, DRAFTS),
    st.builds(StopButton, NUMBERS, MARKS, DRAFTS),
    st.builds(PageButton, NUMBERS, MARKS, DRAFTS, NUMBERS),
    st.builds(FormButton, NUMBERS, MARKS),
    st.builds(PreferenceButton, st.sampled_from(Preference)),
    st.builds(
        StandingButton, st.sampled_from(StandingVerb), WORDS.map(GameKey), st.sampled_from(Scope)
    ),
    st.builds(SeatButton, NUMBERS, NUMBERS),
    st.builds(RuleButton, WORDS.map(GameKey), WORDS.map(Slug), NUMBERS),
    st.builds(RuleLink, WORDS.map(GameKey), WORDS.map(Slug)),
    st.builds(RulesPage, WORDS.map(GameKey), WORDS.map(SectionKey), NUMBERS),
    st.builds(VoteButton, NUMBERS, st.sampled_from(Matter), SUBJECTS),
)
ADDRESSES: st.SearchStrategy[Address] = st.one_of(
    BUTTONS, SELECTS, st.builds(NumberForm, NUMBERS, MARKS)
)


@given(ADDRESSES)
def test_an_address_is_read_as_it_was_written(address: Address) -> None:
    assert read_address(address.write()) == address


@given(BUTTONS, SELECTS)
def test_each_click_finds_one_kind_of_component(button: Address, select: Address) -> None:
    assert re.fullmatch(BUTTON_TEMPLATE, button.write())
    assert not re.match(SELECT_TEMPLATE, button.write())
    assert re.fullmatch(SELECT_TEMPLATE, select.write())
    assert not re.match(BUTTON_TEMPLATE, select.write())


@given(st.text())
def test_any_text_is_an_address_or_none(text: str) -> None:
    address = read_address(text)
    assert address is None or read_address(address.write()) == address


@given(ADDRESSES, st.integers(0, 120), st.characters())
def test_a_forged_address_is_read_strictly(address: Address, place: int, char: str) -> None:
    written = address.write()
    forged = written[:place] + char + written[place + 1 :]
    read = read_address(forged)
    assert read is None or read_address(read.write()) == read


@pytest.mark.parametrize(
    "text",
    [
        "", ":", "table", "table:", "table:1", "table:1:", "table:1:open", "table:1:hand:2",
        "table:-1:hand", "table:+1:hand", "table: 1:hand", "table:1_0:hand", "table:١:hand",
        "table:²:hand", "TABLE:1:hand", "table:1:HAND", "table:1:hand ", "table:1.0:hand",
        "table:1234567890123456789:hand", "answer:1:2:", "answer:1:2-abcdef", "answer:1:2-abcdeg:",
        "answer:1:2-ABCDEF:", "answer:1:-abcdef:", "answer:1:2-abcdef:.", "answer:1:2-abcdef:1.",
        "answer:1:2-abcdef:1..2", "answer:1:2-abcdef:-1", "answer:1:2-abcdef:1,2",
        "answer:1:2-abcdef:1:0", "page:1:2-abcdef:1:", "select:1:2-abcdef:" + "9" * 19,
        "form:1:2-abcdef:", "number:1", "lobby:1:hand", "other:1:2-abcdef:", "option:1:",
        "team:", "team:-1", "team:1:2", "team:9223372036854775808", "team:" + "0" * 20,
    ],
)  # fmt: skip
def test_what_is_no_address_is_none(text: str) -> None:
    assert read_address(text) is None


def test_an_address_says_what_it_has_to_and_no_more() -> None:
    assert AnswerButton(17, Mark("4-00ff00"), (2, 0)).write() == "answer:17:4-00ff00:2.0"
    assert OptionsSelect(17, Mark("4-00ff00"), ()).write() == "select:17:4-00ff00:"
    assert TableButton(17, TableVerb.HAND).write() == "table:17:hand"
