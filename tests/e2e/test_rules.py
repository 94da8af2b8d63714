"""The rules at hand: ``/rules``, its pages, and the button below a question."""

from simcord import InteractionResult, ResponseMessage

from bot.addresses import RuleButton, RuleLink
from bot.text import Locale
from tests.e2e.club import Club
from tests.e2e.reading import Control, controls, text_of
from tests.e2e.table import asks, begin, told


def page_of(result: InteractionResult) -> ResponseMessage:
    """Return what only the one who asked can see."""
    shown = [message for message in (result.response, *result.followups) if message]
    assert shown
    assert all(message.ephemeral for message in shown)
    return shown[-1]


def menu_of(page: ResponseMessage) -> Control:
    """Return the menu of a page."""
    (menu,) = (control for control in controls(page) if control.options)
    return menu


async def test_an_entry_is_shown_to_whoever_asks_and_nobody_else(club: Club) -> None:
    ana = club.member("Ana")
    page = page_of(
        await ana.slash(club.channel, "rules", game="calderos", entry="calderos:card-mirror")
    )
    text = text_of(page)
    assert text.startswith("### Mirror\nSpend it when a spell comes at you.")
    assert "A drawing: Mirror" in text
    assert "Guerra de Calderos · Defences" in text
    assert [message for message in club.messages(club.channel.id) if message.components] == []


async def test_names_are_offered_in_the_language_of_the_one_who_asks(club: Club) -> None:
    ana, bo = club.member("Ana"), club.member("Bo", "es")
    for member, typed, name in ((ana, "posse", "Possession"), (bo, "posesion", "Posesión")):
        offered = await member.autocomplete(club.channel, "rules", "entry", typed, game="calderos")
        assert offered == [{"name": name, "value": "calderos:card-possession"}]
    page = page_of(
        await bo.slash(club.channel, "rules", game="calderos", entry="calderos:card-possession")
    )
    assert "### Posesión\nAl lanzarla dices una carta en voz alta." in text_of(page)


async def test_in_a_game_s_thread_its_game_is_meant(club: Club) -> None:
    table = await begin(club, club.members("Ana", "Bo"))
    onlooker, thread = club.member("Eva"), await table.thread()
    offered = await onlooker.autocomplete(thread, "rules", "entry", "turn")
    assert {choice["value"].split(":")[0] for choice in offered} == {"calderos"}
    assert offered[0]["name"] == "Your turn"
    assert told(await onlooker.slash(thread, "rules", entry="your turn")).startswith(
        "### Your turn"
    )
    contents = page_of(await onlooker.slash(thread, "rules"))
    assert text_of(contents).startswith("### Guerra de Calderos: the rules at hand")


async def test_elsewhere_entries_of_all_games_are_offered_with_their_game(club: Club) -> None:
    ana = club.member("Ana")
    offered = await ana.autocomplete(club.channel, "rules", "entry", "orc")
    names = {choice["value"]: choice["name"] for choice in offered}
    assert names["cave-troll:character-orc"] == "Orc · Cave Troll"
    assert names["dungeonquest:monster-orc"] == "Orc · DungeonQuest"
    assert len(await ana.autocomplete(club.channel, "rules", "entry", "a")) == 25
    games = await ana.autocomplete(club.channel, "rules", "game", "cal")
    assert [game["value"] for game in games] == ["calabozo", "calderos"]


async def test_what_is_not_there_is_refused(club: Club) -> None:
    ana = club.member("Ana")
    for entry in ("the moon", "calderos:card-moon"):
        refused = await ana.slash(club.channel, "rules", game="calderos", entry=entry)
        assert told(refused) == club.says("refused-no-such-rule")
    nowhere = await ana.slash(club.channel, "rules", game="chess")
    assert told(nowhere) == club.says("refused-illegal")
    assert await ana.autocomplete(club.channel, "rules", "entry", "a", game="chess") == []


async def test_one_leafs_through_games_sections_entries_and_back(club: Club) -> None:
    ana = club.member("Ana")
    page = page_of(await ana.slash(club.channel, "rules"))
    menu = menu_of(page)
    assert {"Boss Quest", "Calabozo: La aventura de los anillos"} & set(menu.options)
    await ana.select(page, ["boss-quest"], custom_id=menu.custom_id)
    assert text_of(page).startswith("### Boss Quest: the rules at hand")
    assert "- Weapons (35)" in text_of(page)
    menu = menu_of(page)
    await ana.select(page, [menu.options["Weapons"]], custom_id=menu.custom_id)
    assert "Weapons (1 of 2)" in text_of(page)
    await ana.click(page, label=club.says("button-next"))
    assert "Weapons (2 of 2)" in text_of(page)
    menu = menu_of(page)
    assert len(menu.options) == 10
    await ana.select(page, ["weapon-purple-7"], custom_id=menu.custom_id)
    assert "A weapon worth 7. Its colour, purple, counts" in text_of(page)
    link = next(one for one in controls(page) if isinstance(one.address, RuleLink))
    await club.restart()
    await ana.click(page, custom_id=link.custom_id)
    assert text_of(page).startswith(f"### {link.label}\n")
    await ana.click(page, label="All: The rules")
    assert "### Boss Quest: The rules" in text_of(page)
    await ana.click(page, label=club.says("glossary-contents"))
    assert "the rules at hand" in text_of(page)


async def test_a_question_leads_to_its_rule(club: Club) -> None:
    table = await begin(club, club.members("Ana", "Bo"))
    await table.play(until=asks("calderos-take-action"))
    turn = await table.turn()
    letter = turn.letter()
    (help_,) = (one for one in controls(letter) if isinstance(one.address, RuleButton))
    assert help_.label == "?"
    assert help_.custom_id == f"rule:calderos:turn:{turn.asked.number}"
    before = text_of(letter)
    shown = await turn.member.user.click(letter, custom_id=help_.custom_id)
    assert text_of(page_of(shown)).startswith("### Your turn\nYou do one thing:")
    assert text_of(letter) == before, "the question stays as it was"
    await table.play(most=1)
    await club.restart()
    late = await club.forge(turn.member.user, letter, help_.custom_id)
    assert "### Your turn" in told(late), "it needs no open question"


async def test_addresses_that_lead_nowhere_are_refused(club: Club) -> None:
    ana = club.member("Ana", "es")
    page = page_of(await ana.slash(club.channel, "rules", game="calderos"))
    gone = club.says("refused-no-such-rule", Locale.ES)
    for custom_id in (
        "rules:calderos:card-moon",
        "rule:calderos:card-moon:0",
        "index:calderos:moons:0",
        "rule:calderos::1",
    ):
        assert gone in told(await club.forge(ana, page, custom_id))
    for values in (["moons"], [], ["topics", "attacks"]):
        refused = await club.forge(ana, page, "lookup:calderos:contents", values)
        assert gone in told(refused)
    chess = await club.forge(ana, page, "rules:chess:turn")
    assert club.says("refused-illegal", Locale.ES) in told(chess)
