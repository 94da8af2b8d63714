"""A running sandbox with the demo bot, and clients that use it as the page does."""

from collections.abc import AsyncIterator
from typing import Any

import pytest
from aiohttp.test_utils import TestClient, TestServer

from bot.sandbox import Sandbox, make_app
from tests.bot.sandbox.demo_bot import DemoBot

Json = dict[str, Any]


class Page:
    """The page's requests, for one sandbox."""

    def __init__(self, sandbox: Sandbox, client: TestClient[Any, Any]) -> None:
        self.sandbox = sandbox
        self.client = client

    def user(self, name: str) -> str:
        """The id of a player."""
        return str(self.sandbox.actors[name].id)

    async def look(self, name: str, channel: str | None = None) -> Json:
        """What a player sees, with a channel open."""
        query = {"user": self.user(name), "channel": channel or str(self.sandbox.channel.id)}
        response = await self.client.get("/api/snapshot", params=query)
        assert response.status == 200
        return dict(await response.json())

    async def channel(self, name: str, kind: str) -> str:
        """The id of a player's first channel of a kind."""
        seen = await self.look(name)
        return str(next(c["id"] for c in seen["channels"] if c["kind"] == kind))

    async def texts(self, name: str, channel: str | None = None) -> list[str]:
        """The plain texts a player sees in a channel."""
        seen = await self.look(name, channel)
        return [message["content"] for message in seen["messages"] if message["content"]]

    async def ask(self, path: str, body: Json) -> tuple[int, Any]:
        """Post JSON; the status and what came back."""
        response = await self.client.post(path, json=body)
        return response.status, await response.json()

    async def act(self, name: str, kind: str, **action: Any) -> Json:
        """Do something in the table's channel, unless another is given."""
        where = {"channel": str(self.sandbox.channel.id)} if kind in _PLACED else {}
        body = {"user": self.user(name), "kind": kind, **where, **action}
        status, outcome = await self.ask("/api/act", body)
        assert status == 200, outcome
        return dict(outcome)


_PLACED = ("send", "click", "select", "slash", "dismiss")


@pytest.fixture
async def page() -> AsyncIterator[Page]:
    """A sandbox with Ana and Bruno."""
    async with (
        Sandbox(DemoBot, players=["Ana", "Bruno"]) as sandbox,
        TestClient(TestServer(make_app(sandbox))) as client,
    ):
        yield Page(sandbox, client)
