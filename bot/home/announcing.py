"""Telling a role of a new table."""

import discord
import structlog

from bot.home.permissions import may_mention
from bot.links import table_link
from bot.reply import Reply
from bot.text import Locale
from db import GameRow, ServerRow

log = structlog.get_logger(__name__)


async def announce(
    reply: Reply, channel: discord.TextChannel, row: GameRow, server: ServerRow
) -> None:
    """Mention the role that a server has chosen, once, with a link to the new table.

    Whoever opened the table is told if the role cannot be notified; the table is open anyway.

    Args:
        reply: to whoever opened the table; answered already.
        channel: where it was opened, or the channel of that thread.
        row: the table, with its message.
        server: what the server has chosen.
    """
    role = channel.guild.get_role(server.role_id) if server.role_id is not None else None
    if role is None:
        return
    if not may_mention(channel, role):
        await reply.confirm(lambda: reply.say("home-not-announced", role=f"<@&{role.id}>"))
        return
    desk = reply.desk
    locale = Locale(row.locale)
    line = desk.say(
        locale,
        "home-announcement",
        role=f"<@&{role.id}>",
        game=desk.game_name(locale, row.game),
        link=table_link(row),
    )
    place = reply.interaction.client.get_partial_messageable(row.channel_id)
    mentions = discord.AllowedMentions(everyone=False, users=False, roles=[role])
    try:
        await place.send(content=line, allowed_mentions=mentions, suppress_embeds=True)
    except discord.HTTPException as error:
        log.warning("table not announced", game=row.id, code=error.code)
