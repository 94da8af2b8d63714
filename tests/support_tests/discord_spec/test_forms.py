"""Each limit of a form is kept at its edge and seen beyond it."""

from typing import Any

import pytest

from tests.support.discord_spec import DiscordSpec
from tests.support_tests.discord_spec.samples import form, label, option, row, select, text_input

CALLBACK = ("POST", "/interactions/1/token/callback")
Json = dict[str, Any]

GOOD: dict[str, Json] = {
    "input": form(),
    "edges": form(
        *(label(text_input(str(number)), "x" * 45, description="x" * 100) for number in range(5)),
        title="x" * 45,
    ),
    "lengths": form(label(text_input(min_length=3, max_length=3, value="abc"))),
    "select": form(label(select(option("a"), option("b"), max_values=2))),
}

BAD: dict[str, tuple[str, Json]] = {
    "title": ("form_title", form(title="x" * 46)),
    "no title": ("form_title", form(title="")),
    "custom_id": ("form_custom_id", form(custom_id="x" * 101)),
    "no custom_id": ("form_custom_id", form(custom_id="")),
    "parts": ("form_parts", form(*(label(text_input(str(number))) for number in range(6)))),
    "label": ("form_labels", form(label(text_input(), "x" * 46))),
    "no label": ("form_labels", form(label(text_input(), ""))),
    "description": ("form_labels", form(label(text_input(), description="x" * 101))),
    "label of an input": ("form_labels", form(row(text_input(label="x" * 46)))),
    "lengths": ("form_inputs", form(label(text_input(min_length=5, max_length=4)))),
    "too much": ("form_inputs", form(label(text_input(max_length=4001)))),
    "nothing": ("form_inputs", form(label(text_input(max_length=0)))),
    "value": ("form_inputs", form(label(text_input(max_length=2, value="abc")))),
    "placeholder": ("form_inputs", form(label(text_input(placeholder="x" * 101)))),
    "twice": ("custom_ids", form(label(text_input("a")), label(text_input("a")))),
    "options": ("select_options", form(label(select(option("a"), option("a"))))),
}


@pytest.mark.parametrize("name", GOOD)
def test_good(name: str, discord_limits: DiscordSpec) -> None:
    assert not discord_limits.check(*CALLBACK, {"type": 9, "data": GOOD[name]})


@pytest.mark.parametrize("name", BAD)
def test_bad(name: str) -> None:
    rule, body = BAD[name]
    found = DiscordSpec().check(*CALLBACK, {"type": 9, "data": body})
    assert rule in {violation.rule for violation in found}
