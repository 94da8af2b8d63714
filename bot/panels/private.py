"""What one player sees: a hand, a question, a note."""

from collections.abc import Sequence
from itertools import chain
from typing import Any

import discord
from discord import ui

from bot.addresses import TableButton, TableVerb
from bot.asking.components import answer_rows, shows_buttons
from bot.asking.steps import Draft, Pick, PickSeveral, Step, chosen, next_step
from bot.glossary.links import rule_button
from bot.items import button
from bot.links import table_link
from bot.panels.common import Panel, Pictures, gallery, layout, text
from bot.speech import Speaker
from bot.tables.service import Sight
from bot.times.limits import moment
from rules.engine.questions import ChoosePath, Key, OpenQuestion
from rules.engine.seats import Seat

HAND_FILE = "hand.png"
"""Says nothing of what is in it."""

NEWS_ID = 1_001
"""Marks the news in a message, so that it is found again when the question below is answered."""

NEWS_LENGTH = 2500
"""Characters of news in one message, so that the question below has room."""


def table_line(sight: Sight, speaker: Speaker) -> str:
    """Return the small line that says which table a private message is for."""
    row = sight.row
    game = speaker.say(f"game-{row.game}")
    return speaker.say("private-table", game=game, number=row.id, link=table_link(row))


def _hand(sight: Sight, speaker: Speaker) -> tuple[list[ui.Item[Any]], Pictures]:
    picture = sight.face.draw_hand(sight.view, speaker.plain())
    if picture is None:
        return [], ()
    return [gallery(HAND_FILE, picture)], ((HAND_FILE, picture),)


def question_items(
    sight: Sight, asked: OpenQuestion, draft: Draft, speaker: Speaker, page: int = 0
) -> list[ui.Item[Any]]:
    """Return a question with the components for its next step.

    Raises:
        IllegalAnswer: the draft does not fit the question.
    """
    step = next_step(asked.question, draft)
    lines = _asking(asked, draft, step, speaker)
    if isinstance(step, Pick) and shows_buttons(step):
        lines += _above_buttons(sight, step, speaker)
    if (until := sight.deadline(asked.number)) is not None:
        lines.append(speaker.say("question-deadline", until=moment(until)))

    def about(key: Key) -> str | None:
        return _seat(sight, key, speaker.plain()) or speaker.description(key)

    rows = answer_rows(sight.row.id, asked, draft, speaker, about, page)
    if (rule := rule_button(sight.face, asked, speaker)) is not None:
        if draft:
            rows[-1].add_item(rule)
        else:
            rows.append(ui.ActionRow(rule))
    return [text("\n".join(lines)), *rows]


def _asking(asked: OpenQuestion, draft: Draft, step: Step, speaker: Speaker) -> list[str]:
    """Return what is asked now; after the first step, below what was chosen so far."""
    question = asked.question
    if not draft or not isinstance(step, Pick | PickSeveral):
        return [speaker.ask(question)]
    path = speaker.path(chosen(question, draft))
    part = speaker.ask_part(question, step.part)
    # Each level of a path asks something of its own; all other shapes go on asking the same.
    return [path, part] if isinstance(question, ChoosePath) else [speaker.ask(question), path, part]


def _above_buttons(sight: Sight, step: Pick, speaker: Speaker) -> list[str]:
    """Return a line about each option that there is one about."""
    lines: list[str] = []
    named = [(step.part, option) for option in step.beside]
    if step.compass:
        named += [(step.compass.part, option) for option in step.compass.options]
    for part, option in named:
        about = _seat(sight, option.key, speaker) or speaker.about(option.key)
        if about is not None:
            name = speaker.path([(part, option.key)])
            lines.append(speaker.say("option-line", option=name, about=about))
    return lines


def _seat(sight: Sight, key: Key, speaker: Speaker) -> str | None:
    describe = sight.face.describe_seat
    return describe(sight.view, key, speaker) if describe and isinstance(key, Seat) else None


def question_panel(
    sight: Sight,
    asked: OpenQuestion,
    draft: Draft,
    speaker: Speaker,
    page: int = 0,
    *,
    news: str = "",
) -> Panel:
    """Return one question at one step, with the hand above it, and any news above that."""
    hand, pictures = _hand(sight, speaker)
    view = layout(
        text(table_line(sight, speaker)),
        *_news(news),
        *hand,
        *question_items(sight, asked, draft, speaker, page),
    )
    return Panel(view, pictures)


def hand_panel(sight: Sight, speaker: Speaker) -> Panel:
    """Return a player's hand with whatever is asked of them now."""
    return seat_panel(sight, "", sight.asked, speaker, hand=True)


def seat_panel(
    sight: Sight, news: str, asked: Sequence[OpenQuestion], speaker: Speaker, *, hand: bool
) -> Panel:
    """Return what one seat is told: news, its hand, and the questions put to it."""
    items: list[ui.Item[Any]] = [text(table_line(sight, speaker)), *_news(news)]
    pictures: Pictures = ()
    if hand:
        shown, pictures = _hand(sight, speaker)
        items.extend(shown)
        if not shown and not news and not asked:
            items.append(text(speaker.say("hand-empty")))
    for question in asked:
        items.extend(question_items(sight, question, (), speaker))
    if sight.direct_closed:
        retry = TableButton(sight.row.id, TableVerb.DIRECT)
        label = speaker.say("button-direct")
        items.append(text(speaker.say("direct-closed-private")))
        items.append(ui.ActionRow(button(retry, label, style=discord.ButtonStyle.success)))
    return Panel(layout(*items), pictures)


def done_panel(sight: Sight, line: str, speaker: Speaker, *, news: str = "") -> Panel:
    """Return what stands in place of a question that is open no more, below its news."""
    return Panel(layout(text(table_line(sight, speaker)), *_news(news), text(line)))


def _news(news: str) -> list[ui.Item[Any]]:
    return [ui.TextDisplay(news[:NEWS_LENGTH], id=NEWS_ID)] if news else []


def news_in(message: discord.Message | None) -> str:
    """Return the news in a private message; it outlasts the question that stands below it."""
    texts = chain.from_iterable(
        part.children
        for part in (message.components if message else ())
        if isinstance(part, discord.Container)
    )
    for part in texts:
        if isinstance(part, discord.TextDisplay) and part.id == NEWS_ID:
            return part.content
    return ""


def notice_panel(*lines: str) -> Panel:
    """Return private lines, a block of text each."""
    return Panel(layout(*map(text, filter(None, lines))))
