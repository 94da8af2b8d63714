"""What can be done both by a button and by a command."""

from discord import Member, TextChannel

from bot.desk import Desk
from bot.items import Interaction
from bot.panels.board import status_line
from bot.reply import Reply
from bot.tables.errors import NoSuchTable


async def check_onlooker(desk: Desk, interaction: Interaction, game: int) -> None:
    """Let only those see a table who sit there, or see the channel where it is played.

    Raises:
        NoSuchTable: to this person there is none.
    """
    row = await desk.store.games.get(game)
    seats = await desk.store.games.seats(game)
    user = interaction.user
    if user.id in {seat.user_id for seat in seats} or interaction.channel_id == row.thread_id:
        return
    channel = interaction.client.get_channel(row.channel_id)
    if (
        interaction.guild_id == row.guild_id
        and isinstance(user, Member)
        and isinstance(channel, TextChannel)
        and channel.permissions_for(user).view_channel
    ):
        return
    raise NoSuchTable


async def show_text(desk: Desk, reply: Reply, game: int) -> None:
    """Show the table in words, to one person, as everybody may see it."""
    sight = await desk.tables.look(game, None)
    speaker = desk.speaker(sight, reply.locale)
    lines = [sight.face.describe_table(sight.view, speaker), status_line(sight, speaker)]
    await reply.text("\n".join(lines))


async def vote_to_end(desk: Desk, reply: Reply, game: int) -> None:
    """Count a vote to end a game, and say how the votes stand."""
    votes, needed = await desk.tables.vote_to_end(game, reply.person)
    await reply.say("ended" if votes >= needed else "voted", votes=votes, needed=needed)
