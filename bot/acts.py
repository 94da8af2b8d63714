"""What can be done both by a button and by a command, and by several commands."""

from discord import Member, TextChannel, Thread

from bot.desk import Desk
from bot.home.permissions import require_permissions
from bot.items import Interaction
from bot.panels import record_panel
from bot.panels.board import status_line
from bot.reply import Reply
from bot.speech import Speaker
from bot.tables.errors import NoSuchTable, WrongPlace


async def check_onlooker(reply: Reply, game: int) -> None:
    """Let only those see a table who sit there, or see the channel where it is played.

    Raises:
        NoSuchTable: to this person there is none.
    """
    if not await may_look_on(reply.desk, reply.interaction, game):
        raise NoSuchTable


async def may_look_on(desk: Desk, interaction: Interaction, game: int) -> bool:
    """Tell whether somebody sits at a table, or sees the channel where it is played.

    Raises:
        db.NoSuchGame: there is no such table.
    """
    row = await desk.store.games.get(game)
    seats = await desk.store.games.seats(game)
    user = interaction.user
    seated = {holder for seat in seats for holder in (seat.user_id, seat.owner_id)}
    if user.id in seated or interaction.channel_id == row.thread_id:
        return True
    channel = interaction.client.get_channel(row.channel_id)
    if isinstance(channel, Thread):  # a table opened in a thread is played below its channel
        channel = channel.parent
    return (
        interaction.guild_id == row.guild_id
        and isinstance(user, Member)
        and isinstance(channel, TextChannel)
        and channel.permissions_for(user).view_channel
    )


def channel_for_games(reply: Reply) -> TextChannel:
    """Return the channel where a command was typed, if games can be played there.

    Raises:
        WrongPlace: it is no text channel of a server, nor a thread of one.
        MissingPermission: the bot may not do there what a game needs.
    """
    channel = reply.interaction.channel
    if isinstance(channel, Thread):
        channel = channel.parent
    if not isinstance(channel, TextChannel):
        raise WrongPlace
    require_permissions(channel)
    return channel


async def show_text(reply: Reply, game: int) -> None:
    """Show the table in words, to one person, as everybody may see it."""
    sight = await reply.desk.tables.look(game, None)
    speaker = reply.desk.speaker(sight, reply.locale)
    lines = [sight.face.describe_table(sight.view, speaker), status_line(sight, speaker)]
    await reply.text("\n".join(lines))


async def show_record(reply: Reply, game: str) -> None:
    """Show what people have achieved in one kind of game, in the server where this is typed.

    Args:
        reply: to a command that can be used in servers only.
        game: the game's key.
    """
    await reply.defer()
    desk = reply.desk
    rows = await desk.store.records.of(reply.interaction.guild_id or 0, game)
    speaker = Speaker(desk.faces[game].texts, reply.locale, {})
    await reply.send(record_panel(game, rows, speaker))
