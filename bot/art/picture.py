"""A picture, and turning it into PNG without holding up the event loop."""

from asyncio import get_running_loop, to_thread
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from multiprocessing import get_context
from time import perf_counter

import resvg_py
import structlog

from bot.art.fonts import font_files
from bot.art.lettering import ELLIPSIS

log = structlog.get_logger(__name__)

ALT_LIMIT = 1024
"""Discord's limit for an attachment's description, in characters."""


@dataclass(frozen=True)
class Picture:
    """A drawing with its alternative text.

    Attributes:
        svg: the whole document.
        alt: what the picture shows, in words; cut to Discord's limit.
        width: pixels at scale 1; about twice what Discord shows, so that it is crisp.
        height: pixels at scale 1.
    """

    svg: str
    alt: str
    width: int
    height: int

    def __post_init__(self) -> None:
        if len(self.alt) > ALT_LIMIT:
            object.__setattr__(self, "alt", self.alt[: ALT_LIMIT - 1].rstrip() + ELLIPSIS)

    @cached_property
    def digest(self) -> str:
        """A hash of the drawing, for caches; two pictures that look alike share it."""
        return sha256(self.svg.encode()).hexdigest()


def paint(picture: Picture, scale: float = 1) -> bytes:
    """Return the picture as PNG, in the calling thread.

    Raises:
        ValueError: the document is not well-formed SVG.
    """
    png: bytes = resvg_py.svg_to_bytes(
        svg_string=picture.svg,
        zoom=scale,
        skip_system_fonts=True,
        font_files=font_files(),
    )
    return bytes(png)


async def render(picture: Picture, scale: float = 1) -> bytes:
    """Return the picture as PNG, made in a worker thread.

    The renderer holds the interpreter's lock, so a bot that must stay responsive gives an ``Easel``
    the processes of ``painters`` instead.

    Raises:
        ValueError: the document is not well-formed SVG.
    """
    return await to_thread(paint, picture, scale)


def painters(count: int = 1) -> ProcessPoolExecutor:
    """Return processes that paint; shut them down with the bot."""
    # Spawned, because forking a process that runs an event loop and threads is not safe.
    return ProcessPoolExecutor(count, mp_context=get_context("spawn"))


class Easel:
    """Renders pictures and keeps the latest, so that an unchanged board costs nothing."""

    def __init__(
        self,
        keep: int = 64,
        workers: Executor | None = None,
        painted: Callable[[float], None] | None = None,
    ) -> None:
        """Start with nothing kept.

        Args:
            keep: at most so many PNGs are kept, the least recently asked for going first.
            workers: where to paint, such as ``painters()``; the loop's own threads if None.
            painted: told after each picture how many seconds it took, waiting included.
        """
        self._painted = painted
        self._keep = keep
        self._workers = workers
        self._done: OrderedDict[tuple[str, float], bytes] = OrderedDict()

    async def render(self, picture: Picture, scale: float = 1) -> bytes:
        """Return the picture as PNG, from memory if it was asked for lately.

        Raises:
            ValueError: the document is not well-formed SVG.
        """
        key = (picture.digest, scale)
        png = self._done.get(key)
        if png is None:
            began = perf_counter()
            png = self._done[key] = await self._paint(picture, scale)
            if self._painted is not None:
                self._painted(perf_counter() - began)
        self._done.move_to_end(key)
        while len(self._done) > self._keep:
            self._done.popitem(last=False)
        return png

    async def _paint(self, picture: Picture, scale: float) -> bytes:
        loop = get_running_loop()
        try:
            return await loop.run_in_executor(self._workers, paint, picture, scale)
        except BrokenExecutor:
            # A painter was killed, for want of memory as a rule: better a slow bot than none.
            log.warning("painters lost, painting in the bot's own process")
            self._workers = None
            return await loop.run_in_executor(None, paint, picture, scale)
