"""What the bot may do in a channel, and where somebody grants what it lacks."""

from collections.abc import Sequence

import discord

from bot.tables.errors import Grant, MissingPermission, Permission

_WITHOUT_POSTS = frozenset({Permission.ATTACH_FILES, Permission.EMBED_LINKS})
"""What Discord takes away together with the permission to send messages."""


def lacking(channel: discord.abc.GuildChannel) -> tuple[Permission, ...]:
    """Return the permissions that a game needs and the bot lacks in a channel.

    Only those that somebody has to grant: what is lacking only because another is, is not named.
    """
    me = channel.guild.me
    granted = channel.permissions_for(me)
    wanting = [one for one in Permission if not _has(granted, one)]
    return tuple(one for one in wanting if not _follows(one, wanting, me.guild_permissions))


def where_to_grant(channel: discord.abc.GuildChannel, wanting: Sequence[Permission]) -> Grant:
    """Return where permissions are granted that the bot lacks in a channel."""
    granted = channel.guild.me.guild_permissions
    places = {Grant.CHANNEL if _has(granted, one) else Grant.ROLE for one in wanting}
    return places.pop() if len(places) == 1 else Grant.BOTH


def require_permissions(channel: discord.abc.GuildChannel) -> None:
    """Make sure that the bot may do in a channel whatever a game needs.

    Raises:
        MissingPermission: it may not; all that it lacks is named, with where to grant it.
    """
    wanting = lacking(channel)
    if wanting:
        raise MissingPermission(
            permission=wanting,
            channel=f"<#{channel.id}>",
            where=where_to_grant(channel, wanting),
        )


def may_mention(channel: discord.abc.GuildChannel, role: discord.Role) -> bool:
    """Tell whether those who have a role are notified if the bot mentions it in a channel."""
    return role.mentionable or channel.permissions_for(channel.guild.me).mention_everyone


def _has(granted: discord.Permissions, permission: Permission) -> bool:
    allowed: bool = getattr(granted, permission.replace("-", "_"))
    return allowed


def _follows(
    permission: Permission, wanting: Sequence[Permission], in_server: discord.Permissions
) -> bool:
    """Tell whether a permission is back as soon as another one is granted.

    Whoever does not see a channel can do nothing in it, and whoever may not write can send no
    files: what the bot's roles have of these is not lost, only out of use.
    """
    if not _has(in_server, permission):
        return False
    if permission is Permission.VIEW_CHANNEL:
        return False
    unseen = Permission.VIEW_CHANNEL in wanting
    silent = Permission.SEND_MESSAGES in wanting and permission in _WITHOUT_POSTS
    return unseen or silent
