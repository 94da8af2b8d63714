"""One step of an answer as rows of components."""

from collections.abc import Callable
from typing import Any, TypeAlias

import discord
from discord import ui

from bot.addresses import (
    AnswerButton,
    FormButton,
    NumberForm,
    OptionsSelect,
    PageButton,
    StopButton,
)
from bot.asking.steps import (
    SELECT_LIMIT,
    Complete,
    Draft,
    Option,
    Pick,
    PickSeveral,
    Step,
    TypeNumber,
    next_step,
)
from bot.items import button, select
from bot.speech import Speaker
from bot.text import plain_name
from rules.engine.questions import Key, Mark, OpenQuestion

MOST_BUTTONS = 5
"""Options that are shown as buttons; more become a select."""

LABEL_LENGTH = 100
"""Characters that one option of a select may show, in each of its two lines."""

Rows: TypeAlias = list[ui.ActionRow[Any]]

About: TypeAlias = Callable[[Key], str | None]
"""Returns a line about an option, if there is one."""


def answer_rows(  # noqa: PLR0913  each is one fact of the step
    game: int,
    asked: OpenQuestion,
    draft: Draft,
    speaker: Speaker,
    about: About,
    page: int = 0,
) -> Rows:
    """Return the rows for the next step of an answer, with a way back after the first.

    Args:
        game: the table's number.
        asked: the question.
        draft: the answer so far.
        speaker: speaks the reader's language.
        about: describes the options of a menu.
        page: which page of a long menu.

    Raises:
        IllegalAnswer: the draft does not fit the question.
    """
    step = next_step(asked.question, draft)
    rows = _rows(game, asked, draft, step, speaker, about, page)
    if draft:
        back = AnswerButton(game, asked.mark, draft[:-1])
        rows.append(ui.ActionRow(button(back, speaker.say("button-back"))))
    return rows


def _rows(
    game: int, asked: OpenQuestion, draft: Draft, step: Step, speaker: Speaker, page: int
) -> Rows:
    match step:
        case Pick(part, options, may_stop):
            rows = (
                _buttons(game, asked.mark, draft, part, options, speaker)
                if len(options) <= MOST_BUTTONS
                else _select(game, asked.mark, draft, part, options, speaker, page)
            )
            if may_stop:
                stop = StopButton(game, asked.mark, draft)
                style = discord.ButtonStyle.success
                rows.append(ui.ActionRow(button(stop, speaker.say("button-done"), style=style)))
            return rows
        case PickSeveral(part, options, least, most):
            address = OptionsSelect(game, asked.mark, draft)
            chosen = select(
                address,
                _select_options(part, options, speaker),
                placeholder=speaker.say("select-several", least=least, most=most),
                least=least,
                most=most,
            )
            rows = [ui.ActionRow(chosen)]
            if least == 0:
                # A menu that is left untouched sends nothing.
                stop = StopButton(game, asked.mark, draft)
                rows.append(ui.ActionRow(button(stop, speaker.say("button-done"))))
            return rows
        case TypeNumber():
            form = FormButton(game, asked.mark)
            style = discord.ButtonStyle.primary
            return [ui.ActionRow(button(form, speaker.say("button-number"), style=style))]
        case Complete():
            return []


def _buttons(
    game: int,
    question: Mark,
    draft: Draft,
    part: str,
    options: tuple[tuple[int, Key], ...],
    speaker: Speaker,
) -> Rows:
    return [
        ui.ActionRow(
            *(
                button(
                    AnswerButton(game, question, (*draft, number)),
                    speaker.label(part, key),
                    style=discord.ButtonStyle.primary,
                )
                for number, key in options
            )
        )
    ]


def _select(
    game: int,
    question: Mark,
    draft: Draft,
    part: str,
    options: tuple[tuple[int, Key], ...],
    speaker: Speaker,
    page: int,
) -> Rows:
    pages = -(-len(options) // SELECT_LIMIT)
    page = min(page, pages - 1)
    shown = options[page * SELECT_LIMIT : (page + 1) * SELECT_LIMIT]
    chosen = select(
        OptionsSelect(game, question, draft),
        _select_options(part, shown, speaker),
        placeholder=speaker.say("select-one", page=page + 1, pages=pages),
    )
    rows: Rows = [ui.ActionRow(chosen)]
    turns = [("button-previous", page - 1), ("button-next", page + 1)]
    # A button that leads nowhere is left out: disabled, it would still need a custom_id of its own.
    buttons = [
        button(PageButton(game, question, draft, to), speaker.say(label))
        for label, to in turns
        if 0 <= to < pages
    ]
    if buttons:
        rows.append(ui.ActionRow(*buttons))
    return rows


def _select_options(
    part: str, options: tuple[tuple[int, Key], ...], speaker: Speaker
) -> list[discord.SelectOption]:
    return [
        discord.SelectOption(
            value=str(number),
            label=plain_name(speaker.label(part, key), 100),
            description=speaker.description(key),
        )
        for number, key in options
    ]


def number_form(game: int, asked: OpenQuestion, step: TypeNumber, speaker: Speaker) -> ui.Modal:
    """Return the form for a number; what comes back is handled by its address."""
    form = ui.Modal(
        title=plain_name(speaker.say("form-number-title"), 45),
        custom_id=NumberForm(game, asked.mark).write(),
        timeout=None,
    )
    longest = max(len(str(step.least)), len(str(step.most)))
    field: ui.TextInput[Any] = ui.TextInput(
        custom_id="number", min_length=1, max_length=longest + 1
    )
    text = speaker.say("form-number-label", least=step.least, most=step.most)
    form.add_item(ui.Label(text=plain_name(text, 45), component=field))
    return form
