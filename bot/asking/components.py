"""One step of an answer as rows of components."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

import discord
from discord import ui

from bot.addresses import (
    AnswerButton,
    BlankButton,
    FormButton,
    NumberForm,
    OptionsSelect,
    PageButton,
    StopButton,
)
from bot.asking.quick import MOST_BUTTONS
from bot.asking.steps import (
    POINTS,
    ROSE,
    SELECT_LIMIT,
    Compass,
    Complete,
    Draft,
    Group,
    Option,
    Pick,
    PickSeveral,
    Step,
    TypeNumber,
    next_step,
)
from bot.items import LiveButton, button, select
from bot.speech import Speaker
from bot.text import plain_name
from rules.engine.questions import Key, Mark, OpenQuestion
from rules.engine.seats import Seat

ARROWS = {
    "north": "⬆️", "north-east": "↗️", "east": "➡️", "south-east": "↘️",
    "south": "⬇️", "south-west": "↙️", "west": "⬅️", "north-west": "↖️",
}  # fmt: skip
"""What stands on a direction's button before its name."""

BLANK = "\u200b"
"""The label of a button that is only there to keep a place free: Discord demands one."""

LINE_LENGTH = 100
"""Characters in each of the two lines of an option in a select."""

Rows: TypeAlias = list[ui.ActionRow[Any]]

About: TypeAlias = Callable[[Key], str | None]
"""Returns a line about an option, without markdown, if there is one."""


@dataclass(frozen=True, slots=True)
class _Stage:
    """What all components of one step share.

    Attributes:
        quick: options are whole ways; see `bot.asking.quick`.
    """

    game: int
    question: Mark
    draft: Draft
    speaker: Speaker
    about: About
    quick: bool


def answer_rows(
    game: int,
    asked: OpenQuestion,
    draft: Draft,
    speaker: Speaker,
    about: About,
    page: int = 0,
) -> Rows:
    """Return the rows for the next step of an answer, with a way back after the first.

    Args:
        game: the table.
        asked: the question.
        draft: the answer so far.
        speaker: speaks the reader's language.
        about: says more about an option in a select.
        page: the page of a long select, counted from 0.

    Raises:
        IllegalAnswer: the draft does not fit the question.
    """
    step = next_step(asked.question, draft)
    quick = isinstance(step, Pick) and bool(step.groups)
    stage = _Stage(game, asked.mark, draft, speaker, about, quick)
    rows = _rows(stage, step, page)
    if draft:
        back = AnswerButton(game, asked.mark, draft[:-1])
        rows.append(ui.ActionRow(button(back, speaker.say("button-back"))))
    return rows


def shows_buttons(step: Step) -> bool:
    """Tell whether a step's options are buttons, which have no second line as in a select.

    Those of a quick question are left alone: the same option stands on many of them.
    """
    if not isinstance(step, Pick) or step.groups:
        return False
    others = step.compass.others if step.compass else ()
    return max(len(step.beside), len(others)) <= MOST_BUTTONS


def _rows(stage: _Stage, step: Step, page: int) -> Rows:
    speaker = stage.speaker
    stop = StopButton(stage.game, stage.question, stage.draft)
    match step:
        case Pick(groups=groups) if groups:
            return [row for group in groups for row in _group(stage, step.part, group, page)]
        case Pick():
            rows = _compass(stage, step.compass, page) if step.compass else []
            rows += _list(stage, step.part, step.beside, page)
            if step.may_stop:
                style = discord.ButtonStyle.success
                rows.append(ui.ActionRow(button(stop, speaker.say("button-done"), style=style)))
            return rows
        case PickSeveral(part, options, least, most):
            chosen = select(
                OptionsSelect(stage.game, stage.question, stage.draft),
                _select_options(stage, part, options),
                placeholder=speaker.say(
                    "select-several", least=least, most=most, exact=least == most
                ),
                least=least,
                most=most,
            )
            rows = [ui.ActionRow(chosen)]
            if least == 0:
                # A menu that is left untouched sends nothing.
                rows.append(ui.ActionRow(button(stop, speaker.say("button-done"))))
            return rows
        case TypeNumber():
            form = FormButton(stage.game, stage.question)
            style = discord.ButtonStyle.primary
            return [ui.ActionRow(button(form, speaker.say("button-number"), style=style))]
        case Complete():
            return []


def _group(stage: _Stage, part: str, group: Group, page: int) -> Rows:
    there = replace(stage, draft=group.draft)
    page = page if group.draft == stage.draft else 0
    if group.lead is None:
        return _list(there, part, group.options, page)
    return _list(there, part, group.options, page, stage.speaker.option(part, group.lead.key))


def _compass(stage: _Stage, compass: Compass, page: int) -> Rows:
    """Return the directions laid out by where they point, and what else is at their level."""
    there = replace(stage, draft=compass.draft)
    points = {option.key: option for option in compass.options if option.key in POINTS}
    rows: Rows = []
    for number, row in enumerate(ROSE):
        if points.keys().isdisjoint(row):
            continue
        places = [
            _button(there, compass.part, points[point], emoji=ARROWS[point])
            if point in points
            else _blank(stage, number * len(row) + place)
            for place, point in enumerate(row)
        ]
        rows.append(ui.ActionRow(*places))
    return rows + _list(there, compass.part, compass.others, page if compass.lead is None else 0)


def _blank(stage: _Stage, place: int) -> LiveButton:
    return button(BlankButton(stage.game, stage.question, place), BLANK, disabled=True)


def _list(
    stage: _Stage, part: str, options: tuple[Option, ...], page: int = 0, about: str | None = None
) -> Rows:
    """Return options as buttons where they are few, and as a select otherwise.

    Args:
        stage: the step.
        part: what the options are, in messages.
        options: all of them.
        page: that is shown of a select.
        about: what they are all about, if there are others beside them.
    """
    if not options:
        return []
    if len(options) > MOST_BUTTONS:
        return _select(stage, part, options, page, about)
    return [ui.ActionRow(*(_button(stage, part, option) for option in options))]


def _button(stage: _Stage, part: str, option: Option, emoji: str | None = None) -> LiveButton:
    return button(
        AnswerButton(stage.game, stage.question, (*stage.draft, option.number)),
        stage.speaker.option(part, option.key, option.ahead),
        style=discord.ButtonStyle.primary,
        emoji=emoji,
    )


def _select(
    stage: _Stage, part: str, options: tuple[Option, ...], page: int, about: str | None
) -> Rows:
    pages = -(-len(options) // SELECT_LIMIT)
    page = min(page, pages - 1)
    shown = options[page * SELECT_LIMIT : (page + 1) * SELECT_LIMIT]
    hint = stage.speaker.say("select-one", page=page + 1, pages=pages)
    chosen = select(
        OptionsSelect(stage.game, stage.question, stage.draft),
        _select_options(stage, part, shown),
        placeholder=stage.speaker.say("option-ahead", option=about, ahead=hint) if about else hint,
    )
    rows: Rows = [ui.ActionRow(chosen)]
    turns = [("button-previous", page - 1), ("button-next", page + 1)]
    # A button that leads nowhere is left out: disabled, it would still need a custom_id of its own.
    buttons = [
        button(PageButton(stage.game, stage.question, stage.draft, to), stage.speaker.say(label))
        for label, to in turns
        if 0 <= to < pages
    ]
    if buttons:
        rows.append(ui.ActionRow(*buttons))
    return rows


def _select_options(
    stage: _Stage, part: str, options: tuple[Option, ...]
) -> list[discord.SelectOption]:
    shown: list[discord.SelectOption] = []
    for option in options:
        label = stage.speaker.option(part, option.key, option.ahead)
        about = _line_about(stage, option)
        shown.append(
            discord.SelectOption(
                value=str(option.number),
                label=plain_name(label, LINE_LENGTH),
                description=plain_name(about, LINE_LENGTH) if about else None,
            )
        )
    return shown


def _line_about(stage: _Stage, option: Option) -> str | None:
    """Return the line about an option; for a whole way, about the last thing that has one."""
    if not stage.quick:
        return stage.about(option.key)
    keys = [key for _, key in reversed(option.ahead)] + [option.key]
    lines = [stage.about(key) for key in keys if not isinstance(key, Seat)]
    return next(filter(None, lines), None)


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
