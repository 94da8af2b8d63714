"""Lists inside a sentence."""

from typing import Literal

import pytest

from bot.text import Locale, join_list


@pytest.mark.parametrize(
    ("locale", "items", "kind", "text"),
    [
        (Locale.EN, [], "and", ""),
        (Locale.EN, ["A"], "and", "A"),
        (Locale.EN, ["A", "B"], "and", "A and B"),
        (Locale.EN, ["A", "B", "C"], "and", "A, B and C"),
        (Locale.EN, ["A", "B", "C"], "or", "A, B or C"),
        (Locale.ES, ["A", "B", "C"], "and", "A, B y C"),
        (Locale.ES, ["A", "B", "C"], "or", "A, B o C"),
        (Locale.ES, ["Ana", "**Inés**"], "and", "Ana e **Inés**"),
        (Locale.ES, ["Ana", "Hilario"], "and", "Ana e Hilario"),
        (Locale.ES, ["fuego", "hielo"], "and", "fuego y hielo"),
        (Locale.ES, ["Ana", "Iago"], "and", "Ana y Iago"),
        (Locale.ES, ["Inés"], "and", "Inés"),
        (Locale.ES, ["Inés", "Ana"], "and", "Inés y Ana"),
        (Locale.ES, ["plata", "oro"], "or", "plata u oro"),
        (Locale.ES, ["hoy", "hora"], "or", "hoy u hora"),
        (Locale.ES, ["7", "8"], "or", "7 u 8"),
        (Locale.ES, ["100", "110"], "or", "100 o 110"),
        (Locale.ES, ["a y i", "b y i"], "and", "a y i y b y i"),
    ],
)
def test_lists(locale: Locale, items: list[str], kind: Literal["and", "or"], text: str) -> None:
    assert join_list(locale, items, kind) == text
