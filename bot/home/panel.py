"""The panel of a server's settings."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import discord
from discord import ui

from bot.addresses import HomeSelect, HomeSetting, ServerId
from bot.home.permissions import lacking, may_mention, where_to_grant
from bot.items import LiveSelect, channel_select, role_select, select
from bot.panels import Panel
from bot.panels.common import layout, text
from bot.speech import Speaker
from bot.tables.errors import Grant, Permission
from bot.text import Locale
from bot.times.limits import OFFERED, read_limit, say_limit
from db import ServerRow, TimeRule

MOST_CHANNELS = 25
"""Channels that can be chosen, which is as many as a select of Discord's takes."""

MOST_REPORTED = 8
"""Channels about which the panel says what the bot lacks there."""

OWN = "own"
"""How "the language of whoever opens the table" is chosen."""


@dataclass(frozen=True, slots=True)
class Lack:
    """What the bot lacks in one channel."""

    channel: int
    permissions: tuple[Permission, ...]
    where: Grant


def lacks_in(channels: Iterable[discord.TextChannel]) -> list[Lack]:
    """Return the channels in which the bot lacks what games need."""
    return [
        Lack(channel.id, wanting, where_to_grant(channel, wanting))
        for channel in channels
        if (wanting := lacking(channel))
    ]


def home_panel(
    guild: discord.Guild, server: ServerRow, games: Sequence[tuple[str, str]], speaker: Speaker
) -> Panel:
    """Return what a server has chosen, with the means to change it.

    Args:
        guild: the server, as Discord has it.
        server: what it has chosen.
        games: the games there are, by key and name.
        speaker: speaks to whoever looks at it.
    """
    items: list[ui.Item[Any]] = [text(speaker.say("home-title"))]
    for what, menu in _menus(server, games, speaker):
        items += [text(speaker.say(f"home-{what}")), ui.ActionRow(menu)]
    items.append(text("\n".join(_report(guild, server, speaker))))
    return Panel(layout(*items))


def _menus(
    server: ServerRow, games: Sequence[tuple[str, str]], speaker: Speaker
) -> Iterable[tuple[HomeSetting, LiveSelect]]:
    def address(what: HomeSetting) -> HomeSelect:
        return HomeSelect(what, ServerId(server.guild_id))

    def hint(what: HomeSetting) -> str:
        return speaker.say(f"home-choose-{what}")

    def one_of(
        what: HomeSetting, offered: Iterable[tuple[str, str]], chosen: str
    ) -> tuple[HomeSetting, LiveSelect]:
        options = [_option(value, label, chosen=value == chosen) for value, label in offered]
        return what, select(address(what), options, placeholder=hint(what))

    languages = [(one, speaker.say(f"home-language-{one}")) for one in (OWN, *Locale)]
    yield one_of(HomeSetting.LANGUAGE, languages, server.locale or OWN)
    channels = HomeSetting.CHANNELS
    yield (
        channels,
        channel_select(
            address(channels), server.channels, placeholder=hint(channels), most=MOST_CHANNELS
        ),
    )
    offered = HomeSetting.GAMES
    options = [_option(key, name, chosen=key in server.games) for key, name in games]
    yield (
        offered,
        select(address(offered), options, placeholder=hint(offered), least=0, most=len(options)),
    )
    limits = [(typed, say_limit(read_limit(typed), speaker)) for typed in OFFERED]
    chosen = next((one for one, _ in limits if read_limit(one) == server.limit_seconds), "")
    yield one_of(HomeSetting.LIMIT, limits, chosen)
    rules = [(rule.value, speaker.say(f"time-rule-{rule}")) for rule in TimeRule]
    yield one_of(HomeSetting.RULE, rules, server.time_rule)
    role = HomeSetting.ROLE
    yield role, role_select(address(role), server.role_id, placeholder=hint(role))


def _option(value: str, label: str, *, chosen: bool) -> discord.SelectOption:
    label = f"{label[:1].upper()}{label[1:]}"
    return discord.SelectOption(label=label[:100], value=value, default=chosen)


def _report(guild: discord.Guild, server: ServerRow, speaker: Speaker) -> list[str]:
    """Return what stands in the way of games, and of telling a role of them."""
    lines = [speaker.say("home-permissions-title")]
    seen, unseen, gone = _channels(guild, server)
    lacks = lacks_in(seen)
    lines += [
        speaker.say(
            "home-lacks",
            channel=f"<#{lack.channel}>",
            permissions=lack.permissions,
            where=lack.where,
        )
        for lack in lacks[:MOST_REPORTED]
    ]
    if len(lacks) > MOST_REPORTED:
        lines.append(speaker.say("home-lacks-more", count=len(lacks) - MOST_REPORTED))
    if not lacks:
        lines.append(speaker.say("home-lacks-nothing", chosen="yes" if server.channels else "no"))
    if gone:
        lines.append(speaker.say("home-channels-gone", count=gone))
    if unseen:
        lines.append(speaker.say("home-channels-unseen", count=unseen))
    if server.role_id is not None:
        lines += _about_role(guild, server.role_id, seen, speaker)
    return lines


def _channels(
    guild: discord.Guild, server: ServerRow
) -> tuple[list[discord.TextChannel], int, int]:
    """Return the channels to report on; how many are left alone as unseen; how many are gone.

    Where none were chosen, a channel that the bot does not see is not meant for it.
    """
    there = {channel.id: channel for channel in guild.text_channels}
    if server.channels:
        chosen = [there[one] for one in server.channels if one in there]
        return chosen, 0, len(server.channels) - len(chosen)
    me = guild.me
    seen = [one for one in there.values() if one.permissions_for(me).view_channel]
    return seen, len(there) - len(seen), 0


def _about_role(
    guild: discord.Guild, role_id: int, channels: Sequence[discord.TextChannel], speaker: Speaker
) -> list[str]:
    role = guild.get_role(role_id)
    if role is None:
        return [speaker.say("home-role-gone")]
    if all(may_mention(channel, role) for channel in channels):
        return []
    return [speaker.say("home-role-silent", role=f"<@&{role.id}>")]
