"""The page itself, driven in Chromium with the keyboard and the mouse."""

import asyncio
import shutil
from collections.abc import AsyncIterator

import pytest
from playwright.async_api import Locator, Page, async_playwright, expect

from bot.sandbox import Sandbox, serve
from tests.bot.sandbox.demo_bot import DemoBot

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(CHROMIUM is None, reason="there is no Chromium on this machine"),
]


@pytest.fixture
async def page() -> AsyncIterator[Page]:
    """The page of a sandbox with Ana and Bruno, open as Ana."""
    announced: asyncio.Queue[str] = asyncio.Queue()
    sandbox = Sandbox(DemoBot, players=["Ana", "Bruno"])
    serving = asyncio.create_task(serve(sandbox, open_browser=False, announce=announced.put_nowait))
    url = await announced.get()
    problems: list[str] = []
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        page = await browser.new_page(viewport={"width": 1280, "height": 800})
        page.on("pageerror", lambda error: problems.append(str(error)))
        await page.goto(url)
        await expect(page.locator("#message-box")).to_be_visible()
        yield page
        await browser.close()
    serving.cancel()
    with pytest.raises(asyncio.CancelledError):
        await serving
    assert problems == []


async def use(page: Page, command: str) -> None:
    """Use a command that needs no options, from the message box."""
    await page.locator("#message-box").fill(f"/{command}")
    await page.locator(f"#commands [data-command='{command}']").wait_for()
    await page.keyboard.press("Enter")
    await page.locator(f"[data-command-form='{command}'] [data-action=send]").wait_for()
    await page.keyboard.press("Enter")
    await page.locator("body[data-busy=false]").wait_for()


def last_message(page: Page) -> Locator:
    """The newest message of the open channel."""
    return page.locator("#log [data-message]").last


async def be(page: Page, name: str) -> None:
    """Switch to another player."""
    await page.locator(f"[data-user][data-name='{name}']").click()
    await expect(page.locator(f"[data-name='{name}'][aria-pressed=true]")).to_be_visible()


async def test_two_players_play(page: Page) -> None:
    # A command with autocomplete, by keyboard alone.
    await page.locator("#message-box").fill("/demo go")
    await page.keyboard.press("Enter")
    await page.keyboard.type("cr")
    await expect(page.locator("#suggestions [role=option]")).to_have_text(["Crypt of Ana"])
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    await expect(last_message(page)).to_contain_text("Going to Crypt")
    await expect(last_message(page)).to_contain_text("Ana used /demo go")

    # A board: picture, button that edits, select menu with a private answer.
    await use(page, "demo board")
    board = last_message(page)
    await board.locator(".gallery .picture").click()
    lightbox = page.locator("[role=dialog][data-lightbox] img")
    await expect(lightbox).to_have_attribute("alt", "The board")
    await page.keyboard.press("Escape")
    await board.locator("[data-custom-id='demo:step:1']").click()
    await expect(board.locator("[data-custom-id='demo:step:2']")).to_be_visible()
    await expect(board.locator("[data-custom-id='demo:not-yet']")).to_be_disabled()
    await board.locator("[role=combobox][data-custom-id='demo:choose']").click()
    await board.locator("[role=option][data-value=tower]").click()
    await expect(last_message(page)).to_contain_text("You chose tower")
    await expect(last_message(page)).to_have_attribute("data-ephemeral", "true")

    # Bruno sees what is public, and only that; he may press the same button.
    await be(page, "Bruno")
    await expect(page.locator("#log")).to_contain_text("Step 2")
    await expect(page.locator("#log")).not_to_contain_text("You chose")
    await page.locator("[data-custom-id='demo:step:2']").click()
    await expect(page.locator("[data-custom-id='demo:step:3']")).to_be_visible()

    # A secret by direct message shows up as unread, and is read there.
    await be(page, "Ana")
    await page.locator("[data-action=dismiss]").click()
    await expect(page.locator("#log")).not_to_contain_text("You chose")
    await use(page, "demo secret")
    dm = page.locator("[data-channel][data-kind=dm]")
    await expect(dm).to_have_attribute("data-unread", "1")
    await dm.click()
    await expect(last_message(page)).to_contain_text("Your card: the Crown")
    await expect(dm).to_have_attribute("data-unread", "0")


async def test_a_form_a_thread_and_another_language(page: Page) -> None:
    await use(page, "demo wish")
    form = page.locator("[role=dialog][data-modal]")
    await form.locator("input[data-custom-id=name]").fill("Gold")
    await form.locator("[data-action=submit]").click()
    await expect(form.locator("[role=alert]")).not_to_be_empty()
    await form.locator("[role=combobox][data-custom-id=room]").click()
    await form.locator("[role=option][data-value=Tower]").click()
    await form.locator("input[value=window]").check()
    await form.locator("input[value=rope]").check()
    await form.locator("[data-action=submit]").click()
    await expect(form).to_have_count(0)
    await expect(last_message(page)).to_contain_text("['Gold', 'window'] ['Tower'] ['rope']")

    await use(page, "demo thread")
    await page.locator("[data-channel][data-kind=thread]").click()
    await expect(last_message(page)).to_contain_text("@Ana, this way")
    await page.locator("#message-box").fill("**here** <b>I am</b>")
    await page.keyboard.press("Enter")
    await expect(last_message(page).locator("strong").last).to_have_text("here")
    await expect(last_message(page)).to_contain_text("<b>I am</b>")

    await page.locator("[data-action=language-es]").click()
    await expect(page.locator("#restart-button")).to_have_text("Reiniciar el bot")
    await page.locator("#restart-button").click()
    await expect(page.locator("#notice")).to_have_text("El bot se ha reiniciado")
