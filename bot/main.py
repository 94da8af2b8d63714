"""Running the bot on Discord."""

import asyncio
import sys

import discord
import structlog

from bot.art import Easel, painters
from bot.client import MaeseBot
from bot.logs import set_up_logging
from bot.operations.alarms import Alarms
from bot.operations.health import examine
from bot.operations.heart import keep_lease
from bot.operations.metrics import Metrics
from bot.operations.monitor import PortTaken, monitor_app, serving
from bot.operations.stopping import Stop, run_until, signals
from bot.settings import HOW_TO_GET_IT, Settings
from db import Store
from db.errors import LeaseHeld, LeaseLost, StoreError
from db.lease import Holder

log = structlog.get_logger(__name__)

HELD = 3
"""The exit code where another copy of the bot works with the database."""


def run_bot(settings: Settings) -> int:
    """Run the bot until it is stopped.

    Returns:
        The exit code: 0 after an orderly stop, 1 if it could not run, `HELD` if another copy
        works with the database.
    """
    metrics, alarms = Metrics(), Alarms()
    set_up_logging(settings, metrics.failed, alarms.tell)
    # A game master has no voice: discord.py need not say that its voice part is not installed.
    discord.VoiceClient.warn_nacl = False
    discord.VoiceClient.warn_dave = False
    try:
        asyncio.run(_run(settings, metrics, alarms))
    except (LeaseHeld, LeaseLost) as error:
        return _fail(str(error), HELD)
    except (StoreError, PortTaken) as error:
        return _fail(str(error))
    except discord.LoginFailure:
        return _fail(f"Discord does not accept the token. {HOW_TO_GET_IT}")
    except OSError as error:
        return _fail(f"Discord cannot be reached: {error}")
    except KeyboardInterrupt:
        return 0
    return 0


def _fail(line: str, code: int = 1) -> int:
    print(f"maese: {line}", file=sys.stderr)  # noqa: T201  the one line for the host
    return code


async def _run(settings: Settings, metrics: Metrics, alarms: Alarms) -> None:
    with signals() as stop:
        async with await Store.open(settings.database, holder=Holder.here()) as store:
            with painters() as workers:
                easel = Easel(workers=workers, painted=metrics.painted)
                bot = MaeseBot(settings, store, easel=easel, watch=metrics, alarms=alarms)
                await _serve(settings, store, bot, metrics, stop)
    log.info("stopped")


async def _serve(
    settings: Settings, store: Store, bot: MaeseBot, metrics: Metrics, stop: Stop
) -> None:
    desk = bot.desk
    monitor = monitor_app(
        lambda: metrics.page(store, desk.clock()),
        lambda: examine(bot, desk.door, store, desk.clock()),
    )
    async with serving(monitor, settings.metrics_port), bot:
        token = settings.token.get_secret_value()
        await run_until(stop, bot.close, bot.start(token), keep_lease(store))
