"""Which games may be opened in a server, and where."""

import discord

from bot.desk import Desk
from bot.tables.errors import OtherChannel, OtherGame
from bot.text import Locale
from db import GameRow, ServerRow


def games_offered(desk: Desk, server: ServerRow) -> list[str]:
    """Return the keys of the games that a server offers, in the order of all games."""
    there = [face.key for face in desk.faces]
    # What was chosen may be gone since; a server that offers nothing would be of no use.
    return [key for key in there if key in server.games] or there


def check_channel(server: ServerRow, channel: int) -> None:
    """Make sure that games may be played in a channel.

    Raises:
        OtherChannel: they are played in others.
    """
    if server.channels and channel not in server.channels:
        raise OtherChannel(channels=", ".join(f"<#{one}>" for one in server.channels))


def check_game(desk: Desk, server: ServerRow, game: str, locale: Locale) -> None:
    """Make sure that a server offers a game.

    Raises:
        OtherGame: it offers others.
        UnknownGame: there is no such game.
    """
    desk.faces[game]
    offered = games_offered(desk, server)
    if game not in offered:
        raise OtherGame(games=tuple(desk.game_name(locale, one) for one in offered))


async def check_rematch(desk: Desk, client: discord.Client, game: int, locale: Locale) -> None:
    """Make sure that a game may be played once more where it was played.

    Raises:
        db.NoSuchGame: there is no such game.
        OtherChannel, OtherGame: the server has decided otherwise since.
    """
    row = await desk.store.games.get(game)
    server = await desk.store.servers.get(row.guild_id)
    check_channel(server, channel_of(client, row))
    check_game(desk, server, row.game, locale)


def channel_of(client: discord.Client, row: GameRow) -> int:
    """Return the channel where a table was opened; that of the thread, if it was in one."""
    place = client.get_channel(row.channel_id)
    return place.parent_id if isinstance(place, discord.Thread) else row.channel_id
