"""Who may talk to the sandbox, and the words of its page."""

import asyncio
import re
from importlib.resources import files

import pytest
from aiohttp import ClientSession

from bot.sandbox import Sandbox, serve
from bot.sandbox.page_text import PLACEHOLDERS, page_text
from tests.bot.sandbox.conftest import Page
from tests.bot.sandbox.demo_bot import DemoBot


@pytest.mark.parametrize(
    "headers",
    [
        {"Host": "evil.example"},
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Sec-Fetch-Site": "cross-site"},
    ],
)
async def test_other_websites_are_refused(page: Page, headers: dict[str, str]) -> None:
    for path in ("/api/snapshot", "/api/events", "/static/app.js"):
        assert (await page.client.get(path, headers=headers)).status == 403
    for path in ("/api/act", "/api/complete", "/api/restart"):
        assert (await page.client.post(path, json={}, headers=headers)).status == 403


async def test_a_plain_html_form_of_another_website_is_refused(page: Page) -> None:
    response = await page.client.post("/api/restart", data="{}")
    assert response.status == 403


async def test_the_page_may_run_only_its_own_script(page: Page) -> None:
    response = await page.client.get("/")
    assert response.status == 200
    assert "script-src 'self'" in response.headers["Content-Security-Policy"]
    assert "://" not in await response.text()


async def test_a_page_in_its_own_origin_is_let_in(page: Page) -> None:
    url = page.client.make_url("/")
    headers = {"Origin": str(url.origin()), "Sec-Fetch-Site": "same-origin"}
    assert (await page.client.get("/api/snapshot", headers=headers)).status == 200


async def test_only_pictures_are_shown_in_the_page(page: Page) -> None:
    await page.act("Ana", "slash", path="demo board")
    [message] = (await page.look("Ana"))["messages"]
    rules = next(a for a in message["attachments"] if a["filename"] == "rules.txt")
    response = await page.client.get(rules["url"])
    assert response.headers["Content-Disposition"] == "attachment"
    assert (await page.client.get("/media/attachments/1/2/none.png")).status == 404
    assert (await page.client.get("/static/..%2Fsession.py")).status == 404


async def test_changes_are_pushed(page: Page) -> None:
    async with page.client.get("/api/events") as events:
        first = await events.content.readuntil(b"\n\n")
        await page.act("Ana", "send", content="hello")
        second = await events.content.readuntil(b"\n\n")
    assert first.startswith(b"data: ")
    assert second.startswith(b"data: ")
    assert first != second


async def test_serve_announces_an_address_and_stops_when_cancelled() -> None:
    announced: asyncio.Queue[str] = asyncio.Queue()
    sandbox = Sandbox(DemoBot, players=["Ana"])
    serving = asyncio.create_task(serve(sandbox, open_browser=False, announce=announced.put_nowait))
    url = await announced.get()
    assert url.startswith("http://127.0.0.1:")
    async with ClientSession() as session, session.get(url) as response:
        assert response.status == 200
    serving.cancel()
    with pytest.raises(asyncio.CancelledError):
        await serving
    assert not sandbox.started


@pytest.mark.parametrize("players", [[], ["Ana", "Ana"]])
def test_players_need_names_of_their_own(players: list[str]) -> None:
    with pytest.raises(ValueError, match="different"):
        Sandbox(DemoBot, players=players)


def test_every_word_of_the_page_is_there_in_both_languages() -> None:
    folder = files("bot.sandbox") / "static"
    script = "".join(
        entry.read_text(encoding="utf-8")
        for entry in folder.iterdir()
        if entry.name.endswith(".js")
    )
    english, spanish = page_text("en"), page_text("es")
    assert english.keys() == spanish.keys()
    asked = set(re.findall(r'\btext(?:With)?\(\s*"([a-z-]+)"', script))
    asked |= set(re.findall(r'[?:] text\("([a-z-]+)"\)', script))
    assert asked == english.keys()
    for name, text in english.items():
        filled = set(re.findall(r"\{(\w+)\}", text))
        assert filled <= set(PLACEHOLDERS)
        assert filled == set(re.findall(r"\{(\w+)\}", spanish[name]))
