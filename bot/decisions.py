"""What a person decides at a table, by a button or a command: the one call, and what is said."""

from discord import Member

from bot.acts import check_onlooker
from bot.home.house_rules import check_rematch
from bot.items import Interaction
from bot.links import table_link
from bot.reply import Reply
from bot.tables.errors import Illegal, NotManager
from bot.tables.motions import END, Matter, Motion, Subject
from bot.tables.voting import Count
from db import GameRow


def may_manage(interaction: Interaction, row: GameRow) -> bool:
    """Tell whether somebody may manage messages where a game is played."""
    member = interaction.user
    if not isinstance(member, Member) or member.guild.id != row.guild_id:
        return False
    channel = member.guild.get_channel_or_thread(row.channel_id)
    granted = channel.permissions_for(member) if channel else member.guild_permissions
    return granted.manage_messages


async def check_manager(reply: Reply, game: int) -> None:
    """Let only those go on who may manage messages where a game is played.

    Raises:
        NotManager: this person may not.
    """
    if not may_manage(reply.interaction, await reply.desk.store.games.get(game)):
        raise NotManager


async def decide(reply: Reply, game: int, motion: Motion, *, at_once: bool = False) -> None:
    """Vote for something, or do it at once as somebody who may manage messages there."""
    if at_once:
        await check_manager(reply, game)
        await reply.desk.decisions.order(game, reply.person, motion)
        await reply.say("ended" if motion == END else "vote-decided")
        return
    await tell_count(reply, motion, await reply.desk.decisions.vote(game, reply.person, motion))


async def vote_by_button(reply: Reply, game: int, matter: Matter, subject: Subject) -> None:
    """Vote for what a button stands for.

    Raises:
        Illegal: it stands for nothing that can be decided.
    """
    try:
        motion = Motion(matter, subject)
    except ValueError:
        raise Illegal from None
    await decide(reply, game, motion)


async def undo(reply: Reply, game: int, *, at_once: bool = False) -> None:
    """Ask to take back one's last answer, or take the table's last one back at once."""
    if at_once:
        await check_manager(reply, game)
        await reply.desk.decisions.order_undo(game, reply.person)
        await reply.say("vote-decided")
        return
    count = await reply.desk.decisions.undo(game, reply.person)
    await reply.say("undo-asked" if not count.enough else "undo-done", missing=count.missing)


async def sit_down(reply: Reply, game: int, seat: int | None = None) -> None:
    """Take a seat that was offered, or ask for one that the bot player holds."""
    await check_onlooker(reply, game)
    count = await reply.desk.decisions.sit_down(game, reply.person, seat)
    if count is None:
        await reply.say("seat-taken-by-you")
    else:
        await reply.say("seat-asked-for", needed=count.needed)


async def leave(reply: Reply, game: int) -> None:
    """Leave a game; the bot plays on."""
    await reply.desk.decisions.leave(game, reply.person)
    await reply.say("left")


async def rematch(reply: Reply, game: int) -> None:
    """Sit down to play a game once more, or open the table for it."""
    desk = reply.desk
    await check_rematch(desk, reply.interaction.client, game, reply.locale)
    row, seats, fresh = await desk.rematches.agree(game, reply.person)
    panel = desk.lobby_panel(row, seats)
    if fresh:
        try:
            message = await desk.threads.post_lobby(row, panel.view)
        except BaseException:
            # A table that nobody sees is one at which nobody can sit down.
            await desk.lobby.cancel(row.id, reply.person)
            raise
        await desk.store.games.set_lobby_message(row.id, message)
        # Others may have sat down while it was posted.
        row, seats = await desk.lobby.look(row.id)
        await desk.threads.show_lobby(row, desk.lobby_panel(row, seats).view)
        await desk.rematches.invite(game, reply.person, table_link(row))
    else:
        await desk.threads.show_lobby(row, panel.view)
    await reply.say("rematch-open" if fresh else "rematch-joined", link=table_link(row))


async def tell_count(reply: Reply, motion: Motion, count: Count) -> None:
    """Say how the votes stand, to who has cast one."""
    if motion == END:
        await reply.say("ended" if count.enough else "voted", **count._asdict())
    else:
        await reply.say("vote-decided" if count.enough else "vote-counted", **count._asdict())
