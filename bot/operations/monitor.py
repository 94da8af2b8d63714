"""The page for those who watch the bot: ``/metrics`` and ``/healthz``, on this machine only."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from http import HTTPStatus

import structlog
from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST

from bot.operations.health import Health
from db.errors import StoreError

log = structlog.get_logger(__name__)

HOST = "127.0.0.1"


class PortTaken(Exception):
    """The port cannot be had; the text is one line."""


def monitor_app(
    page: Callable[[], Awaitable[bytes]], examine: Callable[[], Awaitable[Health]]
) -> web.Application:
    """Return the application.

    Args:
        page: gives the figures in Prometheus' text format.
        examine: finds out how the bot does.
    """

    async def metrics(_request: web.Request) -> web.Response:
        try:
            body = await page()
        except StoreError:
            log.exception("figures not counted")
            return web.Response(status=HTTPStatus.SERVICE_UNAVAILABLE)
        return web.Response(body=body, headers={"Content-Type": CONTENT_TYPE_LATEST})

    async def healthz(_request: web.Request) -> web.Response:
        health = await examine()
        status = HTTPStatus.OK if health.is_well else HTTPStatus.SERVICE_UNAVAILABLE
        return web.json_response(health.as_json(), status=status)

    app = web.Application()
    app.router.add_get("/metrics", metrics)
    app.router.add_get("/healthz", healthz)
    return app


@asynccontextmanager
async def serving(app: web.Application, port: int | None) -> AsyncIterator[None]:
    """Serve an application to this machine for as long as the block lasts.

    Args:
        app: what is served.
        port: where; None for not at all.

    Raises:
        PortTaken: another program has the port, or it needs rights that the bot lacks.
    """
    if port is None:
        yield
        return
    # Who asks every few seconds need not be in the log.
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    try:
        try:
            await web.TCPSite(runner, HOST, port).start()
        except OSError as error:
            reason = error.strerror or type(error).__name__
            raise PortTaken(f"MAESE_METRICS_PORT: port {port}: {reason}") from None
        log.info("figures served", address=f"http://{HOST}:{port}/metrics")
        yield
    finally:
        await runner.cleanup()
