"""The server's settings and one's own data, in the browser."""

import shutil

import pytest
from playwright.sync_api import expect

from tests.browser.trial import Trial, trial

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(CHROMIUM is None, reason="there is no Chromium on this machine"),
]


def choose(page: Trial, what: str, *labels: str) -> None:
    """Choose in a menu of the settings."""
    page.press(f"home:{what}:")
    options = page.latest.locator("[role=option]:visible")
    for label in labels:
        options.filter(has_text=label).first.click()
    done = page.latest.locator("[data-action=done]:visible")
    if done.count():
        done.click()
    page.rest()


def test_a_server_is_set_up_and_a_person_forgotten() -> None:
    assert CHROMIUM
    with trial(CHROMIUM, "--players", "Ana,Bo") as page:
        page.be("Ana")
        page.slash("settings")
        page.says("Settings of this server")
        page.says("I may do all that games need")
        choose(page, "language", "Español")
        choose(page, "games", "Boss Quest")
        channel = page.page.locator("[data-channel][data-kind=text]").first.inner_text()
        choose(page, "channels", channel.strip().lstrip("#").split("\n")[-1])
        page.says("In the chosen channels I may do all that games need")
        page.slash("play", game="Boss")
        page.says("Asientos")
        page.slash("privacy export")
        page.says("This is everything I store about you")
        page.slash("privacy delete")
        page.says("You sit at one table")
        page.press("privacy:delete")
        page.says("Done: nothing in my database names you any more")
        page.be("Bo")
        page.page.locator("#message-box").fill("/")
        expect(page.page.locator("#commands [data-command='play']")).to_be_visible()
        expect(page.page.locator("#commands [data-command='settings']")).to_have_count(0)
        expect(page.page.locator("#log")).not_to_contain_text("Settings of this server")
        assert page.faults() == 0
