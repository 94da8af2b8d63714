"""The whole check-up, in order."""

import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from importlib.metadata import version

from bot.operations.doctor.abroad import check_discord
from bot.operations.doctor.configuration import check_log, check_settings, check_token
from bot.operations.doctor.findings import Finding, fail, ok, warn
from bot.operations.doctor.offer import check_commands, check_messages, check_pictures
from bot.operations.doctor.storage import check_database, check_disk
from bot.settings import Settings


async def visit(settings: Settings, now: float, *, online: bool) -> AsyncIterator[Finding]:
    """Look at everything and yield what is found. Nothing is changed.

    Args:
        settings: those that can be used.
        now: the present moment, in UTC epoch seconds.
        online: ask Discord too.
    """
    yield ok("versions", _versions())
    checks: tuple[tuple[str, Callable[[], Iterable[Finding]]], ...] = (
        ("settings", check_settings),
        ("token", lambda: check_token(settings)),
        ("log", lambda: check_log(settings)),
        ("database", lambda: check_database(settings.database, now)),
        ("disk", lambda: check_disk(settings.database)),
        ("pictures", check_pictures),
        ("messages", check_messages),
    )
    for subject, check in checks:
        for finding in _found(subject, check):
            yield finding
    for finding in await _found_later("commands", check_commands):
        yield finding
    if not online:
        return
    if not settings.token.get_secret_value():
        yield warn("Discord", "was not asked, for want of a token", "Give DISCORD_TOKEN")
        return
    for finding in await _found_later("Discord", lambda: check_discord(settings)):
        yield finding


def _found(subject: str, check: Callable[[], Iterable[Finding]]) -> list[Finding]:
    try:
        return list(check())
    except Exception as error:  # noqa: BLE001  one check that breaks must not hide the others
        return [_broken(subject, error)]


async def _found_later(
    subject: str, check: Callable[[], Awaitable[Iterable[Finding]]]
) -> list[Finding]:
    try:
        return list(await check())
    except Exception as error:  # noqa: BLE001  as above
        return [_broken(subject, error)]


def _broken(subject: str, error: Exception) -> Finding:
    return fail(subject, f"could not be checked ({type(error).__name__})", "Please report it")


def _versions() -> str:
    python = ".".join(map(str, sys.version_info[:3]))
    return f"maese {version('maese')}, Python {python}, discord.py {version('discord.py')}"
