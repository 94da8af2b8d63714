"""The page for those who watch: on this machine only, and only where it was asked for."""

import socket
from collections.abc import Awaitable, Callable

import pytest
from aiohttp import ClientSession

from bot.operations.health import Health
from bot.operations.monitor import HOST, PortTaken, monitor_app, serving
from db.errors import StoreFailed

WELL = Health(stopping=False, gateway=True, database=True, lease=True, outbox_seconds=0.0)
ILL = Health(stopping=False, gateway=False, database=True, lease=True, outbox_seconds=7.5)


def free_port() -> int:
    with socket.socket() as one:
        one.bind((HOST, 0))
        port: int = one.getsockname()[1]
        return port


def giving(health: Health) -> Callable[[], Awaitable[Health]]:
    async def examine() -> Health:
        return health

    return examine


async def figures() -> bytes:
    return b"maese_answers_total 3.0\n"


async def no_figures() -> bytes:
    raise StoreFailed("disk full")


@pytest.mark.parametrize(("health", "status", "word"), [(WELL, 200, "ok"), (ILL, 503, "failing")])
async def test_health_is_told_by_status_and_in_json(health: Health, status: int, word: str) -> None:
    port = free_port()
    async with (
        serving(monitor_app(figures, giving(health)), port),
        ClientSession() as session,
        session.get(f"http://{HOST}:{port}/healthz") as response,
    ):
        body = await response.json()
    assert (response.status, body["status"]) == (status, word)
    assert (body["gateway"], body["outbox_seconds"]) == (health.gateway, health.outbox_seconds)


async def test_figures_are_served_as_prometheus_reads_them() -> None:
    port = free_port()
    async with (
        serving(monitor_app(figures, giving(WELL)), port),
        ClientSession() as session,
        session.get(f"http://{HOST}:{port}/metrics") as response,
    ):
        assert response.status == 200
        assert response.content_type == "text/plain"
        assert await response.read() == b"maese_answers_total 3.0\n"


async def test_a_store_that_does_not_answer_gives_503() -> None:
    port = free_port()
    async with (
        serving(monitor_app(no_figures, giving(WELL)), port),
        ClientSession() as session,
        session.get(f"http://{HOST}:{port}/metrics") as response,
    ):
        assert response.status == 503


async def test_only_this_machine_is_served() -> None:
    port = free_port()
    async with serving(monitor_app(figures, giving(WELL)), port):
        with socket.socket() as elsewhere:
            # Nobody listens on this machine's other addresses: they are free.
            elsewhere.bind(("127.0.0.2", port))


async def test_without_a_port_nothing_is_served() -> None:
    port = free_port()
    async with serving(monitor_app(figures, giving(WELL)), None):
        with socket.socket() as other:
            other.bind((HOST, port))


async def test_a_port_that_another_program_has_gets_one_line() -> None:
    with socket.socket() as other:
        other.bind((HOST, 0))
        other.listen()
        port = other.getsockname()[1]
        with pytest.raises(PortTaken, match=f"MAESE_METRICS_PORT: port {port}") as refused:
            async with serving(monitor_app(figures, giving(WELL)), port):
                pytest.fail("the port was taken")
    assert "\n" not in str(refused.value)
