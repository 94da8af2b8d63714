"""``/settings``: what a server chooses, shown and changed."""

from collections.abc import Sequence

from discord import Guild, Member

from bot.addresses import HomeSetting
from bot.home.panel import OWN, home_panel
from bot.panels import Panel
from bot.reply import Reply
from bot.speech import Speaker
from bot.tables.errors import EveryRole, Illegal, NotKeeper, WrongPlace
from bot.text import Locale
from bot.times.limits import read_limit
from db import TimeRule


async def show_settings(reply: Reply) -> None:
    """Show what a server has chosen, to somebody who may manage it.

    Raises:
        WrongPlace: it is no server, or the bot itself is not in it.
        NotKeeper: this person may not manage it.
    """
    guild = _kept_server(reply)
    await reply.defer()
    await reply.send(await _panel(reply, guild))


async def change_setting(
    reply: Reply, what: HomeSetting, server: int, values: Sequence[str]
) -> None:
    """Change one setting of a server, and show how all stand now.

    Args:
        reply: to the click.
        what: which.
        server: the server that the panel was made for.
        values: what was chosen.

    Raises:
        WrongPlace, NotKeeper: as `show_settings`.
        EveryRole: the role that was chosen is everybody.
        Illegal: there is nothing such to choose.
    """
    guild = _kept_server(reply)
    if guild.id != server:
        raise Illegal
    await reply.defer_update()
    try:
        await _keep(reply, guild, what, values)
    except (ValueError, IndexError):
        raise Illegal from None
    panel = await _panel(reply, guild)
    await reply.confirm(lambda: reply.update(panel))


def _kept_server(reply: Reply) -> Guild:
    """Return the server in which somebody acts who may manage it."""
    member, guild = reply.interaction.user, reply.interaction.guild
    if guild is None or not isinstance(member, Member) or guild.me is None:
        raise WrongPlace
    if not member.guild_permissions.manage_guild:
        raise NotKeeper
    return guild


async def _keep(reply: Reply, guild: Guild, what: HomeSetting, values: Sequence[str]) -> None:
    """Keep what was chosen; nothing that comes with a click is trusted.

    Raises:
        EveryRole: the role is everybody.
        ValueError, IndexError, BadLimit: there is nothing such to choose.
    """
    servers = reply.desk.store.servers
    match what:
        case HomeSetting.LANGUAGE:
            chosen = None if values[0] == OWN else Locale(values[0])
            await servers.set_locale(guild.id, chosen)
        case HomeSetting.CHANNELS:
            there = {channel.id for channel in guild.text_channels}
            channels = [int(value) for value in values]
            if not there.issuperset(channels):
                raise ValueError("no such channel")
            await servers.set_channels(guild.id, channels)
        case HomeSetting.GAMES:
            known = [face.key for face in reply.desk.faces]
            if not set(known).issuperset(values):
                raise ValueError("no such game")
            games = [key for key in known if key in values]
            # All there are now is no choice: a game that comes later is offered too.
            await servers.set_games(guild.id, [] if games == known else games)
        case HomeSetting.LIMIT:
            await servers.set_limit(guild.id, read_limit(values[0]))
        case HomeSetting.RULE:
            await servers.set_time_rule(guild.id, TimeRule(values[0]))
        case HomeSetting.ROLE:
            await servers.set_role(guild.id, _role(guild, values))


def _role(guild: Guild, values: Sequence[str]) -> int | None:
    if not values:
        return None
    role = guild.get_role(int(values[0]))
    if role is None:
        raise ValueError("no such role")
    if role.is_default():
        raise EveryRole
    return role.id


async def _panel(reply: Reply, guild: Guild) -> Panel:
    desk = reply.desk
    server = await desk.store.servers.get(guild.id)
    games = [(face.key, desk.game_name(reply.locale, face.key)) for face in desk.faces]
    return home_panel(guild, server, games, Speaker(desk.texts, reply.locale, {}))
