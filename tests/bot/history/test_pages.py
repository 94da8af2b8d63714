"""A story on pages."""

from hypothesis import given
from hypothesis import strategies as st

from bot.history.pages import Histories, Page, page_with, paginate
from bot.history.story import Step

LENGTH = 100
STEPS = st.lists(st.text("abc", min_size=1, max_size=140), max_size=30).map(
    lambda texts: [Step(number - 1 if number else None, text) for number, text in enumerate(texts)]
)


@given(STEPS)
def test_no_page_is_too_long_and_nothing_is_left_out(steps: list[Step]) -> None:
    pages = paginate(steps, LENGTH)
    assert all(len(page.text) <= LENGTH for page in pages)
    told = "\n".join(page.text for page in pages)
    expected = [s.text if len(s.text) <= LENGTH else s.text[: LENGTH - 1] + "…" for s in steps]
    assert told == "\n".join(expected)


@given(STEPS)
def test_each_entry_is_found_on_its_page(steps: list[Step]) -> None:
    pages = paginate(steps, LENGTH)
    for step in steps:
        if step.entry is not None:
            page = pages[page_with(pages, step.entry)]
            assert page.first <= step.entry <= page.last
            assert step.text[:50] in page.text


@given(STEPS, st.integers(0, 30))
def test_a_story_that_goes_on_changes_no_page_but_its_last(steps: list[Step], count: int) -> None:
    early, late = paginate(steps[:count], LENGTH), paginate(steps, LENGTH)
    assert early[:-1] == late[: len(early) - 1]


def test_a_story_of_nothing_has_one_empty_page() -> None:
    assert paginate([]) == (Page(0, -1, ""),)
    assert page_with(paginate([]), 7) == 0


def test_what_was_looked_at_longest_ago_is_forgotten_first() -> None:
    histories = Histories(keep=2)
    pages = paginate([])
    histories.put("a", pages)
    histories.put("b", pages)
    assert histories.get("a") is pages
    histories.put("c", pages)
    assert [histories.get(key) for key in "abc"] == [pages, None, pages]
