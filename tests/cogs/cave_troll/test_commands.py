"""The slash commands: each answer of each question can be given by one, and read in it."""

from collections.abc import Iterator
from typing import Any

import discord
import pytest
from discord import app_commands

from bot.routes import Route, answer_of, offers, written
from bot.tables.errors import Illegal, PartMissing
from bot.text import CommandTranslator, Locale, common_texts
from cogs.cave_troll import cog
from cogs.cave_troll.cog import CaveTrollCog, complete_figure, complete_space
from rules.cave_troll.board import PITS, ROOMS, STAIRS, Space
from rules.cave_troll.content import Artifact, Card, Character, Figure
from rules.cave_troll.options import CharacterSet
from rules.cave_troll.questions import (
    Ability,
    Act,
    Flee,
    Flight,
    Halt,
    PlayCard,
    Push,
    StepOn,
    TakeAction,
)
from rules.engine.questions import Key, Question
from rules.engine.seats import Seat
from tests.cogs.cave_troll.samples import face, in_play, speaker
from tests.support.discord_spec import DiscordSpec

A, B = Seat(0), Seat(1)
NEAR = (Space.ROOM_01, Space.ROOM_09)
VICTIMS: dict[Key, Any] = {A: (Figure.ADVENTURER_2,), B: (Figure.ADVENTURER_1, Figure.DWARF)}
PUSHES: dict[Key, Any] = {B: {Figure.ADVENTURER_1: NEAR, Figure.ORC: PITS}}
CLASSIC = TakeAction(
    {
        Act.DRAW: None,
        Figure.ADVENTURER_1: NEAR,
        Figure.THIEF: (*STAIRS, *ROOMS),
        Figure.ORC: {Ability.STRIKE: VICTIMS, Space.ROOM_02: None},
        Figure.WRAITH: {Ability.PUSH: PUSHES, Space.PIT_1: None},
        Act.UNDO: None,
        Act.END_TURN: None,
    },
    3,
)
VARIANT = TakeAction(
    {
        Act.DRAW: None,
        Figure.GIANT_SLAYER: {Ability.SLAY: {B: (Figure.RAMPAGING_TROLL,)}, Space.ROOM_02: None},
        Figure.PALADIN: {Ability.BANISH: {B: {Figure.BANSHEE: PITS}}, Space.ROOM_02: None},
        Figure.ASSASSIN: {Ability.ASSASSINATE: VICTIMS},
        Figure.RAMPAGING_TROLL: {Ability.RAMPAGE: None, Space.ROOM_03: None},
        Figure.GRUNT: {Ability.CRUSH: None, Space.ROOM_04: None},
        Figure.BANSHEE: {Ability.LURE: VICTIMS, Space.PIT_2: None},
        Act.END_TURN: None,
    },
    1,
)
ARTIFACTS: dict[Artifact, Any] = {
    Artifact.CHALICE_OF_LIFE: {Figure.KNIGHT: STAIRS},
    Artifact.SWIFT_BOOTS: {Figure.ADVENTURER_3: NEAR},
    Artifact.SKELETON_KEY: {Figure.ADVENTURER_3: NEAR},
    Artifact.BANISHING_HORN: {B: {Figure.ORC: PITS}},
    Artifact.CURSED_IDOL: VICTIMS,
    Artifact.TAX_SCROLL: ROOMS[:3],
}
QUESTIONS: tuple[Question[Any], ...] = (
    CLASSIC,
    VARIANT,
    *(
        TakeAction({Act.DRAW: None, Act.ARTIFACT: {artifact: below}, Act.END_TURN: None}, 2)
        for artifact, below in ARTIFACTS.items()
    ),
    PlayCard({Card.FIND_ARTIFACT: None, Card.SCORE_ROOM: ROOMS}),
    Push(PUSHES, Character.WRAITH, Space.ROOM_05),
    Flee({Figure.KNIGHT: NEAR, Flight.STAY: None}, Space.ROOM_05),
    StepOn({Halt.STOP: None, Space.ROOM_01: None}, Figure.KNIGHT, 2),
)


def routes() -> Iterator[tuple[str, Route]]:
    """Yield what each command answers."""
    for one in CaveTrollCog.__cog_app_commands__:
        found = one.extras.get("route", ())
        for route in (found,) if isinstance(found, Route) else found:
            yield one.name, route


def route_of(name: str, kind: str = TakeAction.kind) -> Route:
    """Return how a command answers a kind of question."""
    return next(route for one, route in routes() if one == name and route.kind == kind)


def ways(question: Question[Any], path: tuple[Any, ...]) -> list[str]:
    """Return the commands that give an answer, the one that says most of it by its name first."""
    found = [
        (len(route.prefix), name, route)
        for name, route in routes()
        if route.kind == question.kind
        and path[: len(route.prefix)] == route.prefix
        and len(path) <= len(route.prefix) + len(route.parameters)
    ]
    for _, name, route in found:
        given = dict(zip(route.parameters, map(written, path[len(route.prefix) :]), strict=False))
        said = answer_of(question, route, given, speaker())
        assert question.accept(said) == path, name
    return [name for _, name, _ in sorted(found, key=lambda one: -one[0])]


@pytest.mark.parametrize("question", QUESTIONS, ids=lambda one: one.kind)
def test_each_answer_can_be_given_by_a_command(question: Question[Any]) -> None:
    for raw in question.every():
        assert ways(question, question.accept(raw)), raw


@pytest.mark.parametrize(
    ("question", "path", "name"),
    [
        (CLASSIC, (Act.DRAW,), "draw"),
        (CLASSIC, (Figure.ADVENTURER_1, Space.ROOM_01), "move"),
        (CLASSIC, (Figure.THIEF, Space.ROOM_30), "move"),
        (CLASSIC, (Figure.ORC, Ability.STRIKE, B, Figure.DWARF), "strike"),
        (CLASSIC, (Figure.WRAITH, Ability.PUSH, B, Figure.ORC, Space.PIT_3), "push"),
        (CLASSIC, (Act.UNDO,), "undo"),
        (CLASSIC, (Act.END_TURN,), "end-turn"),
        (VARIANT, (Figure.GRUNT, Ability.CRUSH), "crush"),
        (VARIANT, (Figure.RAMPAGING_TROLL, Ability.RAMPAGE), "rampage"),
        (VARIANT, (Figure.BANSHEE, Ability.LURE, A, Figure.ADVENTURER_2), "lure"),
    ],
)
def test_an_action_has_the_command_of_its_name(
    question: Question[Any], path: tuple[Any, ...], name: str
) -> None:
    assert ways(question, path)[0] == name


@pytest.mark.parametrize("which", CharacterSet)
def test_each_question_of_a_game_can_be_answered_by_command(which: CharacterSet) -> None:
    for _, asked, raw in in_play(3, 6, which):
        assert ways(asked.question, asked.question.accept(raw))


def offered(question: Question[Any], name: str, parameter: str, **typed: str) -> list[str]:
    """Return the labels that autocomplete offers."""
    route = route_of(name, question.kind)
    found = offers(question, route, typed, parameter, typed.get(parameter, ""), speaker())
    return [label for label, _ in found]


def test_autocomplete_goes_on_from_what_was_chosen() -> None:
    assert offered(CLASSIC, "move", "space", figure="Adventurer 1") == ["room 1", "room 9"]
    assert offered(CLASSIC, "strike", "owner") == ["Marisol", "Don Ramón"]
    assert offered(CLASSIC, "strike", "target", owner="1") == ["Adventurer 1", "Dwarf"]
    assert offered(CLASSIC, "push", "space", owner="1", target="orc") == ["pit 1", "pit 2", "pit 3"]
    play = PlayCard({Card.FIND_ARTIFACT: None, Card.SCORE_ROOM: ROOMS})
    assert offered(play, "play", "space", card="score-room", space="33") == ["room 33"]
    assert offered(play, "play", "space", card="find-artifact") == []


def test_where_there_is_one_target_only_it_need_not_be_named() -> None:
    route = route_of("slay")
    said = answer_of(VARIANT, route, {}, speaker())
    assert said == [Figure.GIANT_SLAYER, Ability.SLAY, B, Figure.RAMPAGING_TROLL]
    with pytest.raises(PartMissing):
        answer_of(VARIANT, route_of("banish"), {}, speaker())
    with pytest.raises(Illegal):
        answer_of(CLASSIC, route, {}, speaker())


async def test_only_figures_and_spaces_are_offered_for_a_move(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    keys = [Act.DRAW, Figure.ORC, Ability.STRIKE, Space.ROOM_02, Halt.STOP, Flight.STAY]

    async def legal(_interaction: object, _current: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=str(key), value=str(key)) for key in keys]

    monkeypatch.setattr(cog, "complete_legal", legal)
    nobody: Any = None
    assert [one.value for one in await complete_figure(nobody, "")] == [Figure.ORC]
    assert [one.value for one in await complete_space(nobody, "")] == [Space.ROOM_02]


def test_every_parameter_of_a_command_is_used_by_its_routes() -> None:
    for one in CaveTrollCog.__cog_app_commands__:
        assert isinstance(one, app_commands.Command)
        used = {each for name, route in routes() if name == one.name for each in route.parameters}
        assert {each.name for each in one.parameters} - {"table"} == used, one.name
        assert all(each.autocomplete for each in one.parameters), one.name


async def test_discord_takes_the_commands_and_shows_them_in_spanish() -> None:
    group = CaveTrollCog().app_command
    assert group
    tree = app_commands.CommandTree(discord.Client(intents=discord.Intents.none()))
    translator = CommandTranslator(common_texts(), lambda: [face().texts])
    command = await group.get_translated_payload(tree, translator)
    wrong = DiscordSpec().check("PUT", "/applications/1/commands", [command])
    assert [str(one) for one in wrong] == []
    for one in command["options"]:
        assert one["description_localizations"]["es-ES"] != one["description"]


@pytest.mark.parametrize("locale", Locale)
def test_what_is_typed_may_be_in_the_players_language(locale: Locale) -> None:
    say = speaker(locale)
    given = {"figure": say.word(Figure.ADVENTURER_1), "space": say.word(Space.ROOM_09).upper()}
    said = answer_of(CLASSIC, route_of("move"), given, say)
    assert said == [Figure.ADVENTURER_1, Space.ROOM_09]
