"""``maese doctor``: whether the bot would run here."""

import asyncio
import time
from typing import Annotated

from cyclopts import Parameter

from bot.cli.screen import say
from bot.settings import usable_settings


def doctor(*, online: Annotated[bool, Parameter(negative="")] = False) -> int:
    """Check settings, database, disk, pictures, messages and commands; nothing is changed.

    Each line is ok, warn or fail, and says how to mend it. With a fail the exit code is 1.

    Args:
        online: ask Discord too: the token, the application, the permissions in each server.
    """
    return asyncio.run(_visit(online=online))


async def _visit(*, online: bool) -> int:
    from bot.operations.doctor import Level, visit  # noqa: PLC0415  discord.py takes a second

    failed = False
    async for finding in visit(usable_settings(), time.time(), online=online):
        say(str(finding))
        failed = failed or finding.level is Level.FAIL
    return int(failed)
