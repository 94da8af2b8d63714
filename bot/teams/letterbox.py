"""What people write to the bot by direct message: it goes to their team, or they learn why not."""

from collections.abc import Sequence
from secrets import token_hex

import discord
import structlog
from discord import ui

from bot.addresses import MessageId, TeamSelect
from bot.commands import find_table
from bot.desk import Desk
from bot.items import select
from bot.links import linked_thread
from bot.panels import Panel, notice_panel
from bot.panels.common import layout, text
from bot.postman import UNKNOWN_MESSAGE, Shut
from bot.reply import Reply
from bot.tables.errors import Illegal, MessageGone, OnlyText, TableError, TooFast
from bot.teams.circle import Circle, circles_of, talking_at
from bot.teams.relay import check_text, say_to_team
from bot.text import Locale, plain_name
from db import GameStatus
from rules.engine.seats import Seat

log = structlog.get_logger(__name__)

TABLES = 25
"""Tables that one select offers; the newest, should somebody sit at more."""

LABEL = 100
"""Characters of an option's label or description."""


async def take_message(desk: Desk, message: discord.Message) -> None:
    """Pass on a direct message, and answer it, whatever happens; never raises.

    Messages in servers, of bots and of Discord itself are none of its business.
    """
    if message.guild is not None or message.author.bot or message.is_system():
        return
    user = message.author.id
    try:
        with desk.door.passed():
            async with desk.floor.taken(user, desk.clock()):
                panel = await _pass_on(desk, message)
    except TooFast as refused:
        if not refused.first:
            return
        panel = await _refusal(desk, user, refused)
    except TableError as refused:
        panel = await _refusal(desk, user, refused)
    except Exception:
        incident = token_hex(4)
        log.exception("message not passed on", incident=incident)
        panel = notice_panel(desk.say(desk.otherwise, "refused-broken", incident=incident))
    await _answer(desk, message, panel)


async def _answer(desk: Desk, message: discord.Message, panel: Panel) -> None:
    nonce = f"a{message.id}"
    try:
        await desk.threads.write(message.author.id, panel.view, nonce=nonce, silent=True)
    except Shut:
        log.debug("nobody to answer", message=message.id)
    except (TimeoutError, discord.HTTPException, OSError) as error:
        log.info("answer not delivered", code=getattr(error, "code", None))


async def _refusal(desk: Desk, user: int, refused: TableError) -> Panel:
    log.debug("refused", reason=refused.reason)
    locale = await _language_of(desk, user)
    return notice_panel(desk.say(locale, f"refused-{refused.reason}", **refused.arguments))


async def _language_of(desk: Desk, user: int) -> Locale:
    """Return the language of a person: a message does not say it, but their last seat does."""
    if (chosen := desk.tongues.of(user)) is not None:
        return chosen
    for row in (await desk.store.games.of(user, [*GameStatus]))[-1:]:
        for seat in await desk.store.games.seats(row.id):
            if seat.user_id == user:
                return Locale(seat.locale or row.locale)
    return desk.otherwise


async def _pass_on(desk: Desk, message: discord.Message) -> Panel:
    """Pass a message on, or ask for which table it is; return what is to be answered.

    Raises:
        TableError: refused.
    """
    user = message.author.id
    named = await _table_replied_to(desk, message)
    if named is not None:
        circles = [await talking_at(desk, named, user)]
    else:
        circles = await circles_of(desk, user)
    _check(desk, circles, message)
    if len(circles) > 1:
        return _which_panel(desk, circles, message.id)
    return await _said(desk, circles[0], message)


async def _table_replied_to(desk: Desk, message: discord.Message) -> int | None:
    """Return the table that the bot's message is about to which a person replied, if to one.

    Each private message of a table begins with the link to it; what a player may have written
    stands below.
    """
    answered = message.reference.resolved if message.reference else None
    if not isinstance(answered, discord.Message) or not answered.author.bot:
        return None
    first = answered.content.partition("\n")[0] or _first_text(answered)
    thread = linked_thread(first)
    row = await desk.store.games.by_thread(thread) if thread is not None else None
    return row.id if row else None


def _first_text(message: discord.Message) -> str:
    for part in message.components:
        if isinstance(part, discord.Container):
            for child in part.children[:1]:
                return child.content if isinstance(child, discord.TextDisplay) else ""
    return ""


def _check(desk: Desk, circles: Sequence[Circle], message: discord.Message) -> None:
    if not message.content.strip():
        raise OnlyText
    for circle in circles:
        check_text(desk, circle, message.content)


async def _said(desk: Desk, circle: Circle, message: discord.Message) -> Panel:
    report = await say_to_team(desk, circle, message.content, message.id)
    row = circle.sight.row
    speaker = desk.speaker(circle.sight, Locale(circle.own.locale or row.locale))
    lines = [report.words(speaker)]
    if message.attachments or message.stickers or message.poll or message.message_snapshots:
        lines.append(speaker.say("talk-text-only"))
    return notice_panel("\n".join(lines))


def _which_panel(desk: Desk, circles: Sequence[Circle], message: int) -> Panel:
    own = circles[-1].own
    locale = Locale(own.locale or circles[-1].sight.row.locale)
    options = [_table_option(desk, circle, locale) for circle in circles[-TABLES:]]
    menu = select(
        TeamSelect(MessageId(message)), options, placeholder=desk.say(locale, "talk-teams")
    )
    return Panel(layout(text(desk.say(locale, "talk-which")), ui.ActionRow(menu)))


def _table_option(desk: Desk, circle: Circle, locale: Locale) -> discord.SelectOption:
    speaker = desk.speaker(circle.sight, locale).plain()
    row = circle.sight.row
    name = speaker.say("table-choice", game=speaker.say(f"game-{row.game}"), number=row.id)
    mates = ", ".join(circle.sight.names[Seat(mate.seat)] for mate in circle.mates)
    return discord.SelectOption(
        label=plain_name(name, LABEL), value=str(row.id), description=plain_name(mates, LABEL)
    )


async def pass_on_to(reply: Reply, message_id: MessageId, values: Sequence[str]) -> None:
    """Pass a direct message on to the table that its writer has chosen.

    Raises:
        Illegal: it is not theirs.
        NoSuchTable: that is no table.
        MessageGone: they have deleted it.
        TableError: refused.
    """
    interaction = reply.interaction
    if interaction.guild_id is not None or not values:
        raise Illegal
    table = await find_table(reply.desk, interaction, table=values[0])
    await reply.defer_update()
    async with reply.desk.floor.taken(reply.person.id, reply.desk.clock()):
        message = await _fetched(reply, message_id)
        circle = await talking_at(reply.desk, table, reply.person.id)
        _check(reply.desk, [circle], message)
        panel = await _said(reply.desk, circle, message)
    await reply.confirm(lambda: reply.update(panel))


async def _fetched(reply: Reply, message_id: MessageId) -> discord.Message:
    channel = reply.interaction.client.get_partial_messageable(reply.interaction.channel_id)
    try:
        message: discord.Message = await channel.fetch_message(message_id)
    except discord.NotFound as error:
        if error.code == UNKNOWN_MESSAGE:
            raise MessageGone from None
        raise
    if message.author.id != reply.person.id:
        raise Illegal
    return message
