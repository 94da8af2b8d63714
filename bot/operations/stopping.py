"""Stopping: in good order at the first signal, at once at the second."""

import asyncio
import multiprocessing
import os
import signal
import sys
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import contextmanager
from typing import Any

import structlog

log = structlog.get_logger(__name__)

SIGNALS = (signal.SIGINT, signal.SIGTERM)

PATIENCE = 40.0
"""Seconds that an orderly stop may take; what is committed by then is safe in any case."""


class Stop:
    """Whether the program is to stop."""

    def __init__(self) -> None:
        self._asked = asyncio.Event()

    def ask(self, number: int) -> None:
        """Take a signal: the first asks for an orderly stop, the second ends the program."""
        if self._asked.is_set():
            end_at_once(128 + number)
        log.info("stopping", signal=signal.Signals(number).name)
        self._asked.set()

    async def asked(self) -> None:
        """Wait until a stop is asked for."""
        await self._asked.wait()


@contextmanager
def signals() -> Iterator[Stop]:
    """Take the signals that end programs, for as long as the block lasts; in the main thread."""
    stop, loop = Stop(), asyncio.get_running_loop()
    for number in SIGNALS:
        loop.add_signal_handler(number, stop.ask, number)
    try:
        yield stop
    finally:
        for number in SIGNALS:
            loop.remove_signal_handler(number)


def end_at_once(code: int) -> None:
    """End the process where it stands, and those that paint for it; never returns."""
    for child in multiprocessing.active_children():
        child.kill()
    sys.stderr.flush()
    os._exit(code)


async def run_until(
    stop: Stop,
    close: Callable[[], Awaitable[None]] | None,
    *works: Coroutine[Any, Any, None],
    patience: float = PATIENCE,
) -> None:
    """Let works run side by side until one of them ends or a stop is asked for; then close.

    Args:
        stop: who may ask for it.
        close: ends the works in good order; None where cancelling them does.
        works: what runs meanwhile.
        patience: seconds that closing may take; after that the works are cancelled.

    Raises:
        Exception: what the work that ended first raised, if it did.
    """
    running = [asyncio.ensure_future(work) for work in works]
    asked = asyncio.ensure_future(stop.asked())
    ended: list[asyncio.Future[None]] = []
    try:
        await asyncio.wait({*running, asked}, return_when=asyncio.FIRST_COMPLETED)
        ended = [work for work in running if work.done()]
        if close is not None:
            await asyncio.wait_for(close(), patience)
    except TimeoutError:
        log.error("not stopped in time", seconds=patience)  # noqa: TRY400  where it hung is not here
    finally:
        for task in (*running, asked):
            task.cancel()
        await asyncio.gather(*running, asked, return_exceptions=True)
    for work in ended:
        work.result()
