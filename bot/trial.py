"""``maese try``: the real bot on a simulated Discord, in the browser."""

import asyncio
import sys
from collections.abc import Callable
from contextlib import AsyncExitStack
from datetime import timedelta
from hashlib import sha256
from pathlib import Path
from typing import Any

from bot.cli.trial import TrialOptions
from bot.client import SYNCED, TICK, MaeseBot, now
from bot.logs import set_up_logging
from bot.operations.heart import keep_lease
from bot.operations.stopping import Stop, run_until
from bot.sandbox import Sandbox, serve
from bot.settings import Settings
from bot.tables.herald import board_letter
from bot.times.keeper import STAMP
from db import GameStatus, Store
from db.errors import StoreError
from db.lease import Holder

MEMORY = Path(":memory:")


def run_trial(options: TrialOptions) -> int:
    """Serve a trial until it is interrupted.

    Returns:
        The exit code.
    """
    settings = Settings.for_trial(options.database or MEMORY, options.lang)
    set_up_logging(settings.model_copy(update={"log_level": "WARNING"}))
    try:
        asyncio.run(_serve(options, settings))
    except (StoreError, OSError) as error:
        print(f"maese: {error}", file=sys.stderr)  # noqa: T201  the one line for the person
        return 1
    except KeyboardInterrupt:
        return 0
    return 0


def trial_seed(text: str | None) -> bytes | None:
    """Return the 32 bytes that stand for a typed seed."""
    return None if text is None else sha256(text.encode()).digest()


def bot_factory(
    settings: Settings, store: Store, seed: bytes | None = None
) -> Callable[[], MaeseBot]:
    """Return what makes a bot for each start of the simulated Discord."""

    def make() -> MaeseBot:
        return MaeseBot(settings, store, seed=seed, shard_count=1)

    return make


async def _serve(options: TrialOptions, settings: Settings) -> None:
    async with AsyncExitStack() as stack:
        store = await stack.enter_async_context(
            # Inside the simulated Discord this clock is its clock, which can be moved ahead.
            await Store.open(settings.database, now, Holder.here())
        )
        sandbox = await make_sandbox(options, settings, store)
        # This Discord is new, whatever an earlier trial told the one that is gone.
        await store.values.set(SYNCED, "")
        await stack.enter_async_context(sandbox)
        await show_games_again(store, sandbox)
        page = serve(sandbox, port=options.port, open_browser=options.browser, announce=_announce)
        await run_until(Stop(), None, page, keep_lease(store))


async def make_sandbox(options: TrialOptions, settings: Settings, store: Store) -> Sandbox:
    """Return the simulated Discord of a trial, not started yet.

    Its time goes on where an earlier trial with this database has skipped to, as do deadlines.

    Args:
        options: what the trial was asked to be.
        settings: the bot's.
        store: open, with the clock `bot.client.now`.
    """
    return Sandbox(
        bot_factory(settings, store, trial_seed(options.seed)),
        players=options.players,
        locale=options.lang,
        ahead=await _time_skipped(store),
        set_pace=_set_pace,
    )


def _set_pace(bot: Any, stride: float) -> None:
    bot.tick.change_interval(seconds=max(TICK, stride))


async def _time_skipped(store: Store) -> timedelta:
    stamp = await store.values.get(STAMP)
    return timedelta(seconds=max(0.0, float(stamp) - now())) if stamp else timedelta(0)


async def show_games_again(store: Store, sandbox: Sandbox) -> None:
    """Let games from an earlier trial go on: their threads are gone with its Discord."""
    for row in await store.games.with_status([GameStatus.PLAYING, GameStatus.FROZEN]):
        await store.outbox.post(row.id, [board_letter()])

    bot: Any = sandbox.env.bot
    await sandbox.perform(bot.delivery.drain)


def _announce(url: str) -> None:
    print(f"Maese plays at {url}  (Ctrl+C ends it)", flush=True)  # noqa: T201  said to the person
