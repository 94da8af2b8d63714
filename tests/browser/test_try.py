"""People play in the browser: a table, turns, a defense by direct message, a hand, a map."""

import re
import shutil
from collections.abc import Sequence

import pytest
from playwright.sync_api import expect

from tests.browser.trial import Trial, trial

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
PLAYERS = ("Ana", "Bo", "Cid")
STEPS = 2
"""Steps that are taken in the dungeon."""
MOST_ANSWERS = 15
DIRECTIONS = ("North", "West", "East", "South")

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(CHROMIUM is None, reason="there is no Chromium on this machine"),
]


def open_table(
    page: Trial, game: str, players: Sequence[str], choices: int, options: Sequence[str] = ()
) -> None:
    """Open a table as the first, seat the others, begin, and let all make the first choices.

    Args:
        page: the page.
        game: how the game's name begins.
        players: their names.
        choices: questions that each is asked before the first turn.
        options: what is chosen in the lobby's menus, from the first on, by its label.
    """
    page.be(players[0])
    page.slash("play", game=game)
    for place, option in enumerate(options):
        page.choose(place, option)
    for name in players[1:]:
        page.be(name)
        page.press(":join")
    page.be(players[0])
    page.press(":start")
    for _ in range(choices * len(players)):
        page.be(page.who_is_asked())
        page.open("dm")
        page.answer()


def attack_or_discard(page: Trial) -> bool:
    """Take the turn of whoever is asked, by direct message; tell whether it was an attack."""
    page.be(page.who_is_asked())
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
        open_table(page, "Guerra", PLAYERS, choices=1)
        turns = 0
        while not attack_or_discard(page):
            turns += 1
            assert turns < 20, "nobody ever held an attack card"

        page.restart_the_bot()

        target = page.who_is_asked()
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

        player = page.who_is_asked()
        page.be(player)
        page.open("thread")
        page.slash("calderos discard", card="")
        page.says(f"{player} discards a card face down.")
        assert page.faults() == 0


def walk(page: Trial) -> str | None:
    """Answer for whoever is asked, by the compass if there is one; return who walked where."""
    name = page.who_is_asked()
    page.be(name)
    page.open("dm")
    way = next((option for option in page.options() if option in DIRECTIONS), None)
    page.answer(way)
    return f"{name} goes {way.lower()} to " if way else None


def test_heroes_walk_through_a_dungeon_in_the_browser() -> None:
    assert CHROMIUM
    players = PLAYERS[:2]
    with trial(CHROMIUM, "--players", ",".join(players), "--seed", "browser") as page:
        open_table(page, "DungeonQuest", players, choices=3)
        page.open("thread")
        for line in ("puts on the", "enters by the", "Round 1"):
            page.says(line)

        steps = 0
        for _ in range(MOST_ANSWERS):
            step = walk(page)
            if step:
                page.open("thread")
                page.says(step)
                steps += 1
            if steps == STEPS:
                break
        assert steps == STEPS

        board = page.page.locator("[data-message] img").last
        expect(board).to_have_attribute(
            "alt", re.compile("Map of the dungeon with [0-9]+ rooms|one room")
        )
        assert page.width_of(board) > 500, "the map came as a picture"
        page.press("table:1:text")
        words = page.page.locator("[data-message][data-ephemeral=true]").last
        expect(words).to_contain_text("A B C D E F G H I J K L M")
        page.slash("dungeonquest map", hero="")
        closer = page.page.locator("[data-message][data-ephemeral=true]").last
        expect(closer).to_contain_text("The dungeon around")
        expect(closer.locator("img")).to_have_attribute("alt", re.compile("A part of the map"))
        assert page.faults() == 0


def test_a_hero_goes_down_into_the_catacombs_in_the_browser() -> None:
    """Alone, with both expansions; the seed is one where a way down is found in the first turn."""
    assert CHROMIUM
    options = ("Heroes for DungeonQuest: Yes", "DungeonQuest Catacombs: Yes")
    with trial(CHROMIUM, "--players", "Ana", "--seed", "catacombs 111") as page:
        open_table(page, "DungeonQuest", ["Ana"], 3, options)
        walk(page)
        page.answer("Yes")
        page.answer()
        page.open("thread")
        page.says(re.compile("Ana squeezes into the passage below [A-M][0-9]+ and turns"))
        page.says("an entrance to the catacombs gapes")
        board = page.page.locator("[data-message] img").last
        expect(board).to_have_attribute("alt", re.compile("below [A-M][0-9]+, heading"))
        assert page.width_of(board) > 500, "the map came as a picture"

        page.restart_the_bot()

        page.press("table:1:text")
        words = page.page.locator("[data-message][data-ephemeral=true]").last
        expect(words).to_contain_text("v entrance to the catacombs")
        expect(words).to_contain_text("in the catacombs below")
        page.press("table:1:hand")
        hand = page.page.locator("[data-message][data-ephemeral=true]").last
        expect(hand.locator("img")).to_have_attribute("alt", re.compile("below [A-M][0-9]+"))
        assert page.faults() == 0
