"""Limits of single components, in messages and in forms."""

from collections.abc import Iterator, Sequence

from tests.support.discord_spec.shapes import (
    SELECTS,
    Component,
    Form,
    Json,
    Message,
    too_long,
    twice,
)

CUSTOM_ID = 100
BUTTON_LABEL = 80
PLACEHOLDER = 150
OPTIONS = 25
OPTION_TEXT = 100
ROW_WIDTH = 5
LINK = 5
PREMIUM = 6


def button_texts(message: Message) -> Iterator[str]:
    """A button has a label of at most 80 characters, or an emoji."""
    for button in _of(message, Component.BUTTON):
        yield from too_long("a button's label", button.get("label"), BUTTON_LABEL)
        if not (button.get("label") or button.get("emoji") or button.get("style") == PREMIUM):
            yield "a button has neither label nor emoji"


def button_targets(message: Message) -> Iterator[str]:
    """A link has an address and no custom_id; other buttons are the other way round."""
    for button in _of(message, Component.BUTTON):
        link = button.get("style") == LINK
        if bool(button.get("url")) is not link:
            yield "a button has an address and is no link, or the other way round"
        if bool(button.get("custom_id")) is not (not link and button.get("style") != PREMIUM):
            yield "a button lacks a custom_id, or has one that it must not have"


def custom_ids(message: Message | Form) -> Iterator[str]:
    """A custom_id has 1 to 100 characters and occurs once."""
    known = [part["custom_id"] for part in message.components if "custom_id" in part]
    for custom_id in known:
        if custom_id is not None:
            yield from too_long("a custom_id", custom_id, CUSTOM_ID, 1)
    yield from twice("custom_id", [custom_id for custom_id in known if custom_id])


def select_options(message: Message | Form) -> Iterator[str]:
    """A select has 1 to 25 options with texts up to 100 and values that differ."""
    for select in _of(message, Component.SELECT):
        options: Sequence[Json] = select.get("options") or ()
        if not 1 <= len(options) <= OPTIONS:
            yield f"a select has {len(options)} options, not 1 to {OPTIONS}"
        yield from twice("option value", [option.get("value") for option in options])
        for option in options:
            for part in ("label", "value"):
                yield from too_long(f"an option's {part}", option.get(part), OPTION_TEXT, 1)
            yield from too_long("an option's description", option.get("description"), OPTION_TEXT)


def select_counts(message: Message | Form) -> Iterator[str]:
    """A select asks for no more than it has, and no fewer than it asks for at least."""
    for select in message.components:
        if select.get("type") not in SELECTS:
            continue
        least, most = _count(select, "min_values"), _count(select, "max_values")
        if least > most:
            yield f"a select asks for {least} to {most} values"
        if select.get("type") == Component.SELECT:
            options: Sequence[Json] = select.get("options") or ()
            if max(least, most) > len(options):
                yield f"a select asks for {least} to {most} of {len(options)} options"
            chosen = sum(bool(option.get("default")) for option in options)
            if chosen > most:
                yield f"a select begins with {chosen} options and takes {most}"


def placeholders(message: Message | Form) -> Iterator[str]:
    """A placeholder has at most 150 characters."""
    for select in message.components:
        if select.get("type") in SELECTS:
            yield from too_long("a placeholder", select.get("placeholder"), PLACEHOLDER)


def row_contents(message: Message | Form) -> Iterator[str]:
    """A row holds up to five buttons or one select."""
    for row in message.components:
        if row.get("type") != Component.ROW:
            continue
        kinds = [part.get("type") for part in row.get("components") or ()]
        buttons = kinds.count(Component.BUTTON)
        selects = len(kinds) - buttons
        if not kinds:
            yield "a row is empty"
        if buttons > ROW_WIDTH:
            yield f"a row has {buttons} buttons"
        if selects > 1:
            yield f"a row has {selects} selects or inputs"
        if buttons and selects:
            yield "a row has buttons and a select"


def _of(message: Message | Form, kind: Component) -> Iterator[Json]:
    return (part for part in message.components if part.get("type") == kind)


def _count(select: Json, name: str) -> int:
    count = select.get(name)
    return 1 if count is None else int(count)
