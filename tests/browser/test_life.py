"""Games that last for weeks, in the browser: time runs out, and the rules are at hand."""

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


def test_time_runs_out_for_one_who_plays_alone_against_bots() -> None:
    assert CHROMIUM
    with trial(CHROMIUM, "--players", "Ana,Bo", "--seed", "alone") as page:
        page.be("Ana")
        page.slash("play", game="Guerra")
        page.press(":add-bot")
        page.press(":add-bot")
        page.slash("table time", limit="2h", rule="The bot answers")
        page.says("Time for an answer: 2 hours, then the bot answers that question.")
        page.press(":start")
        page.open("thread")
        page.says("Ana: choose your student. Deadline: in 2 hours.")

        page.skip("hour")
        page.skip("hour")
        page.says("@Ana, a reminder: choose your student.")
        page.says("Time is up for Ana: the bot answers this once in their place.")
        page.open("dm")
        page.says(
            re.compile(r"Your time was up, and the bot answered in your place:.*✓ \w+", re.DOTALL)
        )

        page.slash("waiting")
        page.says(re.compile("it is your turn. Asked .+ Deadline: in .+", re.DOTALL))
        # The game is told page by page, as the one sees it who asks; a reader sees no secrets.
        page.open("thread")
        page.slash("history")
        page.says("as you see it. 🤫 is what only you know.")
        page.says("Time is up for Ana: the bot answers this once.")
        page.says("🤫 Your hand")
        page.be("Bo")
        page.open("thread")
        page.slash("history")
        page.says("as everybody sees it.")
        expect(page.page.locator("#log")).not_to_contain_text("Your hand")
        assert page.faults() == 0


def test_the_bot_keeps_a_seat_until_its_player_is_back_who_looks_up_the_rules() -> None:
    assert CHROMIUM
    with trial(CHROMIUM, "--players", "Ana,Bo", "--seed", "alone") as page:
        page.be("Ana")
        page.slash("play", game="Guerra")
        page.be("Bo")
        page.press(":join")
        page.be("Ana")
        page.slash("table time", limit="1h", rule="The bot plays on")
        page.press(":start")
        assert page.who_is_asked() == "Ana"
        page.open("dm")
        page.press("rule:")
        expect(page.latest).to_have_attribute("data-ephemeral", "true")
        expect(page.latest).to_contain_text("Guerra de Calderos ·")
        page.open("thread")
        page.skip("hour")
        page.says("@Ana, your time is up, and the bot plays on for Ana.")
        page.press("table:1:return")
        page.says("Ana is back at the table.")
        assert page.who_is_asked() == "Bo"

        page.speak("es")
        page.slash("rules", entry="Encantamiento")
        rule = page.latest
        expect(rule).to_contain_text("El objetivo pierde su próximo turno")
        assert page.width_of(rule.locator("img")) > 300
        rule.get_by_role("button", name="Defenderse").click()
        expect(rule).to_contain_text("Cuando te llega un hechizo")
        assert page.faults() == 0
