"""What only Discord knows: whether it takes the token, and what the bot may do in its servers."""

from collections.abc import Iterator
from typing import Any, Protocol

import discord

from bot.operations.doctor.findings import Finding, fail, ok, warn
from bot.settings import HOW_TO_GET_IT, Settings
from bot.tables.errors import Permission
from bot.text import Locale, common_texts

PAGE = 200
"""Servers that Discord lists at a time."""

WHERE = "Grant it to the bot's role under Server Settings → Roles"


class Http(Protocol):
    """The part of discord.py's HTTP client that asks."""

    async def application_info(self) -> Any:
        """Return the application."""

    async def get_guilds(self, limit: int, before: Any = None, after: Any = None) -> Any:
        """Return servers that the bot is in."""

    async def get_channel(self, channel_id: Any) -> Any:
        """Return a channel."""


async def check_discord(settings: Settings) -> list[Finding]:
    """Ask Discord; nothing is changed there."""
    client = discord.Client(intents=discord.Intents.none())
    try:
        await client.login(settings.token.get_secret_value())
        return [ok("Discord", "takes the token"), *await look_around(client.http, settings)]
    except discord.LoginFailure:
        return [fail("Discord", "does not take the token", HOW_TO_GET_IT)]
    except (discord.HTTPException, OSError) as error:
        reason = f"cannot be reached ({type(error).__name__})"
        return [fail("Discord", reason, "The bot must be able to open connections to port 443")]
    finally:
        await client.close()


async def look_around(http: Http, settings: Settings) -> list[Finding]:
    """Look at the application, the error channel and each server.

    Raises:
        discord.HTTPException: Discord does not answer that.
    """
    found = [_check_endpoint(await http.application_info())]
    if settings.error_channel is not None:
        found.append(await _check_error_channel(http, settings.error_channel))
    guilds = await _guilds(http)
    if not guilds:
        found.append(
            warn("servers", "the bot is in none", "docs/hosting.md has the address that adds it")
        )
    return [*found, *(_check_guild(guild) for guild in guilds)]


def _check_endpoint(application: Any) -> Finding:
    if application.get("interactions_endpoint_url"):
        return fail(
            "application",
            "an Interactions Endpoint URL is set, so clicks do not reach the bot",
            "Empty it on the page General Information of the application",
        )
    return ok("application", "clicks come to the bot")


async def _check_error_channel(http: Http, channel: int) -> Finding:
    try:
        await http.get_channel(channel)
    except (discord.NotFound, discord.Forbidden):
        return warn(
            "error channel",
            f"the bot does not see the channel {channel}",
            "Give it View Channel and Send Messages there, or correct MAESE_ERROR_CHANNEL",
        )
    return ok("error channel", "the bot sees it")


async def _guilds(http: Http) -> list[Any]:
    guilds: list[Any] = []
    while True:
        page = await http.get_guilds(PAGE, after=guilds[-1]["id"] if guilds else None)
        guilds += page
        if len(page) < PAGE:
            return guilds


def _check_guild(guild: Any) -> Finding:
    granted = discord.Permissions(int(guild.get("permissions", 0)))
    lacking = list(_lacking(granted))
    subject = f"server {guild['id']} ({guild['name']})"
    if lacking:
        return fail(subject, f"the bot lacks {', '.join(lacking)}", WHERE)
    return ok(subject, "the bot may do all that games need, unless a channel takes it away")


def _lacking(granted: discord.Permissions) -> Iterator[str]:
    if granted.administrator:
        return
    texts = common_texts()
    for permission in Permission:
        if not getattr(granted, permission.replace("-", "_")):
            yield texts.say(Locale.EN, f"permission-{permission.value}")
