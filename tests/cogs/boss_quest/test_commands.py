"""The slash commands: each answer of each question can be given by one, and read in it."""

from collections.abc import Iterator
from typing import Any

import discord
import pytest
from discord import app_commands

from bot.routes import Route, answer_of, offers, written
from bot.tables.errors import Illegal, PartMissing
from bot.text import CommandTranslator, common_texts
from cogs.boss_quest import cog
from cogs.boss_quest.cog import BossQuestCog, complete_request
from rules.boss_quest.content import Spell, Weapon
from rules.boss_quest.questions import AimMystery, Choice, Deed, Situation, TakeTurn, VisitMage
from rules.engine.questions import Question
from rules.engine.seats import Seat
from tests.cogs.boss_quest.samples import asked_in_play, face, speaker
from tests.support.discord_spec import DiscordSpec

ALL = (Seat(0), Seat(1))
TURN = TakeTurn(dict.fromkeys(Choice), Situation.FREE, 9, 18)
VISIT = VisitMage(
    {
        Deed.ACTIVATE: {
            Spell.ATTACK_PLUS_1: ALL,
            Spell.CANCEL: {Spell.NEEDS_RED: None, Spell.ATTACK_MINUS_1: ALL},
            Spell.NEEDS_PAIR: None,
        },
        Deed.DISCARD: (Spell.ATTACK_PLUS_1, Spell.CANCEL, Spell.NEEDS_PAIR),
        Deed.ACTIVATE_MYSTERY: None,
        Deed.DISCARD_MYSTERY: None,
    },
    9,
    18,
)
AIM = AimMystery((Weapon.RED_5, Weapon.BLUE_2), Spell.CHANGE_WEAPON, 9, 18)


def only_route(route: Route | tuple[Route, ...]) -> Route:
    """Return the one route that a command has."""
    (only,) = (route,) if isinstance(route, Route) else route
    return only


def routes() -> dict[str, Route]:
    """Return what each command answers."""
    group = BossQuestCog().app_command
    assert group
    return {
        one.name: only_route(one.extras["route"])
        for one in group.commands
        if isinstance(one, app_commands.Command) and "route" in one.extras
    }


def given(route: Route, path: tuple[Any, ...]) -> dict[str, str]:
    """Return the parameters that say the rest of an answer."""
    return dict(zip(route.parameters, map(written, path[len(route.prefix) :]), strict=False))


def ways(question: Question[Any], path: tuple[Any, ...]) -> Iterator[str]:
    """Yield the commands that give an answer."""
    for name, route in routes().items():
        if route.kind == question.kind and path[: len(route.prefix)] == route.prefix:
            yield name


@pytest.mark.parametrize("question", [TURN, VISIT, AIM], ids=lambda one: one.kind)
def test_each_answer_can_be_given_by_a_command(question: Question[Any]) -> None:
    for raw in question.every():
        path = question.accept(raw)
        names = list(ways(question, path))
        assert names, path
        for name in names:
            route = routes()[name]
            said = answer_of(question, route, given(route, path), speaker())
            assert question.accept(said) == path


def test_each_question_of_a_game_can_be_answered_by_command() -> None:
    kinds = set()
    for seed in range(4):
        for _, asked in asked_in_play(4, seed):
            kinds.add(asked.question.kind)
            for raw in asked.question.every():
                assert list(ways(asked.question, asked.question.accept(raw)))
    assert kinds >= {TakeTurn.kind, VisitMage.kind}


def offered(question: Question[Any], name: str, parameter: str, **typed: str) -> list[str]:
    """Return the labels that autocomplete offers."""
    route = routes()[name]
    current = typed.get(parameter, "")
    found = offers(question, route, typed, parameter, current, speaker())
    return [label for label, _ in found]


def test_autocomplete_offers_spells_and_then_their_targets() -> None:
    assert offered(VISIT, "spell", "spell") == ["Whetstone +1", "Dispel", "Twin Decree"]
    assert offered(VISIT, "spell", "target", spell="Whetstone +1") == ["Marisol", "Don Ramón"]
    assert offered(VISIT, "spell", "target", spell="cancel") == ["Red Decree", "Rust −1"]
    bearers = offered(VISIT, "spell", "bearer", spell="cancel", target="attack-minus-1")
    assert bearers == ["Marisol", "Don Ramón"]
    assert offered(VISIT, "spell", "target", spell="needs-pair") == []


def test_autocomplete_offers_weapons_with_colour_and_attack() -> None:
    assert offered(AIM, "aim", "target", target="red") == ["Longsword (red 5)"]


def test_a_spell_that_needs_a_target_asks_for_it() -> None:
    with pytest.raises(PartMissing):
        answer_of(VISIT, routes()["spell"], {"spell": "attack-plus-1"}, speaker())
    with pytest.raises(Illegal):
        answer_of(VISIT, routes()["spell"], {"spell": "last-turn"}, speaker())


async def test_only_requests_are_offered_for_the_armourer(monkeypatch: pytest.MonkeyPatch) -> None:
    async def legal(_interaction: object, _current: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=str(one), value=str(one)) for one in Choice]

    monkeypatch.setattr(cog, "complete_legal", legal)
    nobody: Any = None
    found = await complete_request(nobody, "")
    assert [choice.value for choice in found] == ["ask-1", "ask-2", "ask-3", "ask-4"]


@pytest.mark.parametrize(("typed", "meant"), [("2", "ask-2"), (" 4 ", "ask-4"), ("ask-3", "ask-3")])
async def test_a_bare_number_of_weapons_will_do(
    typed: str, meant: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: dict[str, Any] = {}

    async def listen(_interaction: object, table: str | None, **said: str) -> None:
        heard.update(said, table=table)

    monkeypatch.setattr(cog, "answer_by_command", listen)
    ask: Any = BossQuestCog.ask
    await ask.callback(BossQuestCog(), None, typed, None)
    assert heard == {"weapons": meant, "table": None}


async def test_discord_takes_the_commands_and_shows_them_in_spanish() -> None:
    group = BossQuestCog().app_command
    assert group
    tree = app_commands.CommandTree(discord.Client(intents=discord.Intents.none()))
    translator = CommandTranslator(common_texts(), lambda: [face().texts])
    command = await group.get_translated_payload(tree, translator)
    wrong = DiscordSpec().check("PUT", "/applications/1/commands", [command])
    assert [str(one) for one in wrong] == []
    for one in command["options"]:
        for part in (one, *one["options"]):
            spanish = part["description_localizations"]["es-ES"]
            assert spanish != part["description"], part["name"]
