"""What waits for somebody, at all tables: each with its link, and a button to answer."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import discord
from discord import ui

from bot.addresses import TableButton, TableVerb
from bot.desk import Desk
from bot.items import button
from bot.links import table_link
from bot.panels import Panel, notice_panel
from bot.panels.common import TEXT_LIMIT, layout, text
from bot.reply import Reply
from bot.speech import Speaker
from bot.text import Locale
from bot.times.limits import deadline, moment
from db import GameRow, GameStatus, QuestionRow

MOST_LISTED = 20
"""Lines that one list shows at the most."""

ROOM_FOR_MORE = 100
"""Characters kept free for the line that says how many more there are."""

MOST_BUTTONS = 10
"""Tables that have a button below the list."""

IN_A_ROW = 5


@dataclass(frozen=True, slots=True)
class Waiting:
    """Something that waits for a person.

    Attributes:
        row: the table.
        question: what is asked; None where the bot player keeps the seat for them.
    """

    row: GameRow
    question: QuestionRow | None


async def waiting_for(desk: Desk, user: int, server: int | None) -> list[Waiting]:
    """Return what waits for somebody, the oldest first; one server's tables before all others.

    Seats that the bot player keeps for them come last.
    """
    rows = {row.id: row for row in await desk.store.games.of(user, [GameStatus.PLAYING])}
    asked = await desk.store.journal.questions_of(user)
    found = [Waiting(rows[one.game_id], one) for one in asked if one.game_id in rows]
    found.sort(key=lambda one: one.question.asked_at if one.question else 0.0)
    for row in rows.values():
        seats = await desk.store.games.seats(row.id)
        if any(seat.owner_id == user for seat in seats):
            found.append(Waiting(row, None))
    return sorted(found, key=lambda one: (one.question is None, one.row.guild_id != server))


async def show_waiting(reply: Reply) -> None:
    """Tell somebody in private what waits for them."""
    await reply.defer()
    found = await waiting_for(reply.desk, reply.person.id, reply.interaction.guild_id)
    await reply.send(waiting_panel(reply.desk, found, reply.locale))


def waiting_panel(desk: Desk, found: Sequence[Waiting], locale: Locale) -> Panel:
    """Return the list of what waits for somebody, in their language."""
    if not found:
        return notice_panel(desk.say(locale, "waiting-none"))
    lines = [
        desk.say(locale, "waiting-title"),
        *_as_have_room(_line(desk, one, locale) for one in found[:MOST_LISTED]),
    ]
    if missing := len(found) - len(lines) + 1:
        lines.append(desk.say(locale, "waiting-more", count=missing))
    tables = {one.row.id: one for one in reversed(found) if one.row.paused_at is None}
    shown = [one for one in found if tables.get(one.row.id) is one][:MOST_BUTTONS]
    buttons = [_button(desk, one, locale) for one in shown]
    rows: list[ui.ActionRow[Any]] = [
        ui.ActionRow(*buttons[first : first + IN_A_ROW])
        for first in range(0, len(buttons), IN_A_ROW)
    ]
    return Panel(layout(text("\n".join(lines)), *rows))


def _as_have_room(lines: Iterable[str]) -> Iterator[str]:
    """Yield whole lines as long as a panel has room for them: half a link leads nowhere."""
    left = TEXT_LIMIT - ROOM_FOR_MORE
    for line in lines:
        left -= len(line) + 1
        if left < 0:
            return
        yield line


def _line(desk: Desk, one: Waiting, locale: Locale) -> str:
    row, question = one.row, one.question
    speaker = Speaker(desk.faces[row.game].texts, locale, {})
    where = {"game": speaker.say(f"game-{row.game}"), "number": row.id, "link": table_link(row)}
    if question is None:
        return speaker.say("waiting-kept", **where)
    what = speaker.say(f"{question.kind}-public")
    if row.paused_at is not None:
        return speaker.say("waiting-paused", what=what, **where)
    line = speaker.say("waiting-line", what=what, since=moment(question.asked_at), **where)
    until = deadline(row, question.asked_at)
    return line if until is None else f"{line} {speaker.say('time-deadline', until=moment(until))}"


def _button(desk: Desk, one: Waiting, locale: Locale) -> ui.Item[Any]:
    if one.question is None:
        label = desk.say(locale, "waiting-button-return", number=one.row.id)
        return button(TableButton(one.row.id, TableVerb.RETURN), label)
    label = desk.say(locale, "waiting-button", number=one.row.id)
    address = TableButton(one.row.id, TableVerb.TURN)
    return button(address, label, style=discord.ButtonStyle.primary)
