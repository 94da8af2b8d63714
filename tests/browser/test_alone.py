"""One person plays with bot players in the browser, and decides alone what a table decides."""

import re
import shutil

import pytest
from playwright.sync_api import expect

from tests.browser.trial import trial

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(CHROMIUM is None, reason="there is no Chromium on this machine"),
]


def test_one_person_plays_pauses_and_plays_once_more_with_bot_players() -> None:
    assert CHROMIUM
    with trial(CHROMIUM, "--players", "Ana,Bo", "--seed", "alone") as page:
        page.be("Ana")
        page.slash("play", game="Guerra")
        page.press(":add-bot")
        page.press(":add-bot")
        page.says("Bot 2")
        page.press(":remove-bot")
        page.press(":start")
        page.open("dm")
        page.answer()

        page.open("thread")
        page.slash("table pause")
        page.says("The game is paused")
        page.press("table:1:resume")
        page.says("The game goes on")

        page.be("Bo")
        page.open("thread")
        page.slash("table join")
        page.says("would like to take the seat of Bot 1")
        page.be("Ana")
        page.open("thread")
        page.press("vote:1:seat")
        page.be("Bo")
        page.open("thread")
        page.press("seat:1:")
        page.says(re.compile("Bo takes the seat of Bot 1"))
        page.open("dm")
        page.says("The seat is yours now")

        page.be("Ana")
        page.open("thread")
        page.slash("table end")
        page.press("table:1:end")
        page.be("Bo")
        page.open("thread")
        page.press("table:1:end")
        page.press("table:1:rematch")
        page.says("would like to play once more")
        page.be("Ana")
        page.open("thread")
        page.press("table:1:rematch")
        page.open("text")
        expect(page.latest).to_contain_text("Ana")
        expect(page.latest).to_contain_text("Bo")
        assert page.faults() == 0
