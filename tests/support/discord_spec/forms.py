"""Limits of a form, which Discord calls a modal."""

from collections.abc import Iterator

from tests.support.discord_spec import components
from tests.support.discord_spec.shapes import Component, Form, FormRule, too_long

TITLE = 45
PARTS = 5
LABEL = 45
DESCRIPTION = 100
INPUT = 4000
INPUT_PLACEHOLDER = 100


def form_title(form: Form) -> Iterator[str]:
    """A title has 1 to 45 characters."""
    yield from too_long("title", form.body.get("title"), TITLE, 1)


def form_custom_id(form: Form) -> Iterator[str]:
    """The form itself has a custom_id of 1 to 100 characters."""
    yield from too_long("the form's custom_id", form.body.get("custom_id"), components.CUSTOM_ID, 1)


def form_parts(form: Form) -> Iterator[str]:
    """There are one to five parts."""
    if not 1 <= len(form.top) <= PARTS:
        yield f"{len(form.top)} parts, not 1 to {PARTS}"


def form_labels(form: Form) -> Iterator[str]:
    """A label has up to 45 characters, what explains it up to 100."""
    for part in form.components:
        if part.get("type") == Component.LABEL:
            yield from too_long("a label", part.get("label"), LABEL, 1)
            yield from too_long("a description", part.get("description"), DESCRIPTION)
        elif part.get("type") == Component.TEXT_INPUT:
            yield from too_long("a label", part.get("label"), LABEL)


def form_inputs(form: Form) -> Iterator[str]:
    """An input's lengths fit each other, its value and Discord's 4,000."""
    for part in form.components:
        if part.get("type") != Component.TEXT_INPUT:
            continue
        least = part.get("min_length") or 0
        most = INPUT if part.get("max_length") is None else part["max_length"]
        if not 0 <= least <= most <= INPUT or most < 1:
            yield f"an input takes {least} to {most} characters"
        elif part.get("value"):
            yield from too_long("an input's value", part["value"], most, least)
        yield from too_long("a placeholder", part.get("placeholder"), INPUT_PLACEHOLDER)


FORM_RULES: tuple[FormRule, ...] = (
    form_title,
    form_custom_id,
    form_parts,
    form_labels,
    form_inputs,
    components.custom_ids,
    components.select_options,
    components.select_counts,
    components.placeholders,
    components.row_contents,
)
