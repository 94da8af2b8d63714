"""Running the bot on Discord."""

import asyncio
import signal
import sys

import discord
import structlog

from bot.art import Easel, painters
from bot.client import MaeseBot
from bot.logs import set_up_logging
from bot.settings import HOW_TO_GET_IT, Settings
from db import Store
from db.errors import StoreError

log = structlog.get_logger(__name__)


def run_bot(settings: Settings) -> int:
    """Run the bot until it is stopped.

    Returns:
        The exit code: 0 after an orderly stop, 1 if it could not run.
    """
    set_up_logging(settings)
    # A game master has no voice: discord.py need not say that its voice part is not installed.
    discord.VoiceClient.warn_nacl = False
    discord.VoiceClient.warn_dave = False
    try:
        asyncio.run(_run(settings))
    except StoreError as error:
        return _fail(str(error))
    except discord.LoginFailure:
        return _fail(f"Discord does not accept the token. {HOW_TO_GET_IT}")
    except OSError as error:
        return _fail(f"Discord cannot be reached: {error}")
    except KeyboardInterrupt:
        return 0
    return 0


def _fail(line: str) -> int:
    print(f"maese: {line}", file=sys.stderr)  # noqa: T201  the one line for the host
    return 1


async def _run(settings: Settings) -> None:
    async with await Store.open(settings.database) as store:
        with painters() as workers:
            await _serve(settings, store, Easel(workers=workers))


async def _serve(settings: Settings, store: Store, easel: Easel) -> None:
    async with MaeseBot(settings, store, easel=easel) as bot:
        loop = asyncio.get_running_loop()
        stopping: set[asyncio.Task[None]] = set()
        for name in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(name, lambda: stopping.add(loop.create_task(bot.close())))
        await bot.start(settings.token.get_secret_value())
        await asyncio.gather(*stopping)
