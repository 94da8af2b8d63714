"""Three people play in the browser: a table, turns, a defense by direct message, a hand."""

import re
import shutil

import pytest
from playwright.sync_api import expect

from tests.browser.trial import Trial, trial

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
PLAYERS = ("Ana", "Bo", "Cid")

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(CHROMIUM is None, reason="there is no Chromium on this machine"),
]


def who_is_asked(page: Trial) -> str:
    """Return the player whom the panel waits for."""
    page.open("thread")
    line = page.page.locator("[data-message]").filter(has_text="Waiting for").last.inner_text()
    found = re.search(r"Waiting for (\w+)", line)
    assert found
    return found[1]


def open_table(page: Trial) -> None:
    """Open a table as Ana, seat Bo and Cid, begin, and let everybody choose a student."""
    page.be("Ana")
    page.slash("play", game="Guerra")
    for name in PLAYERS[1:]:
        page.be(name)
        page.press(":join")
    page.be("Ana")
    page.press(":start")
    for _ in PLAYERS:
        page.be(who_is_asked(page))
        page.open("dm")
        page.answer()


def attack_or_discard(page: Trial) -> bool:
    """Take the turn of whoever is asked, by direct message; tell whether it was an attack."""
    page.be(who_is_asked(page))
    page.open("dm")
    options = page.options()
    attack = next((option for option in options if option.startswith("Attack")), None)
    page.answer(attack or next(option for option in options if option.startswith("Discard")))
    while page.latest.locator("[data-custom-id^='answer:'], [role=combobox]").count():
        page.answer()
    return attack is not None


def test_a_table_is_played_in_the_browser() -> None:
    assert CHROMIUM
    with trial(CHROMIUM, "--players", ",".join(PLAYERS), "--seed", "browser") as page:
        open_table(page)
        turns = 0
        while not attack_or_discard(page):
            turns += 1
            assert turns < 20, "nobody ever held an attack card"

        page.restart_the_bot()

        target = who_is_asked(page)
        page.says(re.compile(r"casts .+ at " + target))
        page.be(target)
        page.open("dm")
        page.answer("Let it happen")
        page.open("thread")
        page.says(re.compile(f"{target}, what do you do about it"))
        expect(page.page.locator("[data-message]").last).not_to_contain_text("what do you do")

        page.press("table:1:hand")
        hand = page.page.locator("[data-message][data-ephemeral=true]").last
        expect(hand.locator("img")).to_have_attribute("alt", re.compile("cards"))
        other = next(name for name in PLAYERS if name != target)
        page.be(other)
        page.open("thread")
        expect(page.page.locator("[data-message][data-ephemeral=true]")).to_have_count(0)

        player = who_is_asked(page)
        page.be(player)
        page.open("thread")
        page.slash("calderos discard", card="")
        page.says(f"{player} discards a card face down.")
        assert page.faults() == 0
