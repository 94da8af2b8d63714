"""Every question can be answered by a command, and commands are such as Discord takes."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from discord import app_commands
from pydantic import JsonValue

from bot.routes import Route, answer_of, offers
from bot.speech import Speaker
from bot.tables.errors import Illegal
from bot.text import Locale, Texts, common_texts
from cogs.dungeonquest.cog import DungeonQuestCog
from rules.dungeonquest.catacombs.finds_questions import HideSlab, NameSlabs
from rules.dungeonquest.catacombs.questions import (
    GoDown,
    HideBribe,
    MeetCaveTroll,
    OfferBribe,
    TakeWayUp,
)
from rules.dungeonquest.heroes import Hero
from rules.dungeonquest.heroes_expansion.questions import AimDagger, GuessDie, HideDie
from rules.dungeonquest.monsters import Monster, Stance, Tactic
from rules.dungeonquest.questions import (
    DIE,
    TACTICS,
    Act,
    ChooseHero,
    FleeDragon,
    HeroTactic,
    MeetMonster,
    MonsterTactic,
    MoveOn,
    NameNumbers,
    SearchCorpse,
    SearchCrypt,
    ShootSpider,
    UseSecretDoor,
)
from rules.dungeonquest.squares import COMPASS, ChamberExit, Direction
from rules.engine.errors import IllegalAnswer
from rules.engine.questions import ChooseSome, Question
from rules.engine.seats import Seat
from tests.cogs.dungeonquest.asked import EVERY_QUESTION, LOOT, turn

MESSAGES = Path(__file__).parents[3] / "cogs" / "dungeonquest" / "messages"
MOST_COMMANDS = 25
"""Commands in one group, and choices in one menu."""

languages = pytest.mark.parametrize("locale", list(Locale))


@pytest.fixture(scope="module")
def texts() -> Texts:
    """The game's messages on top of the common ones; what cannot be said raises."""
    return common_texts().extended(MESSAGES).strictly()


@pytest.fixture
def say(texts: Texts, locale: Locale) -> Speaker:
    """Return who speaks of the game."""
    return Speaker(texts, locale, {Seat(0): "Ana", Seat(1): "Bo"})


def _all_commands() -> Iterator[app_commands.Command[Any, ..., Any]]:
    for one in DungeonQuestCog.__cog_app_commands__:
        if isinstance(one, app_commands.Group):
            yield from (sub for sub in one.commands if isinstance(sub, app_commands.Command))
        else:
            yield one


FOUND = {one.qualified_name: one for one in _all_commands()}
COMMANDS = list(FOUND)
"""What is typed after the game's name, such as ``move`` or ``cast fireball``."""


def command(name: str) -> app_commands.Command[Any, ..., Any]:
    """Return one of the game's commands."""
    return FOUND[name]


def routes_of(name: str) -> tuple[Route, ...]:
    """Return what a command answers."""
    routes: tuple[Route, ...] = command(name).extras.get("route", ())
    return routes


def ways_to_say(question: Question[Any], say: Speaker) -> Iterator[tuple[str, JsonValue]]:
    """Yield the commands that answer a question now, each with every answer it is offered."""
    for name in COMMANDS:
        for route in routes_of(name):
            if route.kind == question.kind:
                yield from ((name, raw) for raw in _answers(question, route, say))


def _answers(question: Question[Any], route: Route, say: Speaker) -> Iterator[JsonValue]:
    try:
        for parameter in route.parameters:
            for offer in offers(question, route, {}, parameter, "", say):
                yield answer_of(question, route, {parameter: offer.value}, say)
        if not route.parameters:
            yield answer_of(question, route, {}, say)
    except Illegal:
        return


@languages
@pytest.mark.parametrize("question", EVERY_QUESTION, ids=lambda question: question.kind)
def test_every_answer_to_every_question_has_a_command(
    say: Speaker, question: Question[Any]
) -> None:
    said = [question.accept(raw) for _, raw in ways_to_say(question, say)]
    assert len(said) == len(set(said)), "two commands mean the same"
    assert set(said) == {question.accept(raw) for raw in question.every()}


@languages
@pytest.mark.parametrize("question", EVERY_QUESTION, ids=lambda question: question.kind)
def test_what_is_offered_fits_into_a_menu(say: Speaker, question: Question[Any]) -> None:
    for name in COMMANDS:
        for route in routes_of(name):
            for parameter in route.parameters if route.kind == question.kind else ():
                try:
                    offered = [*offers(question, route, {}, parameter, "", say)]
                except Illegal:
                    continue
                assert len(offered) <= MOST_COMMANDS
                assert len({offer.label for offer in offered}) == len(offered)


def one_answer(name: str, question: Question[Any], say: Speaker, **given: str) -> Any:
    """Return what the rules take for a command."""
    (route,) = (route for route in routes_of(name) if route.kind == question.kind)
    return question.accept(answer_of(question, route, given, say))


MOVE_OR_WAIT = turn({Act.MOVE: (Direction.NORTH, Direction.EAST), Act.WAIT: None})
MEET_TROLL = MeetCaveTroll((Stance.ATTACK, Stance.BRIBE), 9, 340)
ONE_WAY = turn({Act.MOVE: (Direction.WEST,), Act.SEARCH: None})


@languages
def test_one_word_serves_in_several_needs(say: Speaker) -> None:
    monster = MeetMonster((Stance.ATTACK, Stance.WAIT), Monster.GOBLIN, 9)
    assert one_answer("wait", MOVE_OR_WAIT, say) == (Act.WAIT,)
    assert one_answer("wait", monster, say) is Stance.WAIT
    assert one_answer("search", ONE_WAY, say) == (Act.SEARCH,)
    assert one_answer("search", SearchCrypt(), say) is True
    assert one_answer("decline", SearchCorpse(), say) is False
    for question in (
        MoveOn({Act.MOVE: COMPASS}, "D4", tower=False),
        UseSecretDoor({Act.MOVE: COMPASS, Act.STAY: None}),
        turn({Act.MOVE: COMPASS}),
    ):
        answer = one_answer("move", question, say, direction="south")
        assert answer == (Act.MOVE, Direction.SOUTH)


@languages
def test_directions_may_be_typed_in_the_players_own_words(say: Speaker, locale: Locale) -> None:
    typed = {Locale.EN: "East", Locale.ES: "este"}[locale]
    assert one_answer("move", MOVE_OR_WAIT, say, direction=typed) == (Act.MOVE, Direction.EAST)
    assert one_answer("move", ONE_WAY, say) == (Act.MOVE, Direction.WEST)
    with pytest.raises(Illegal):
        one_answer("move", MOVE_OR_WAIT, say, direction="west")


@languages
def test_what_the_hero_cannot_do_now_is_refused(say: Speaker) -> None:
    for name in ("search", "stay", "trouble climb", "leave-castle", "ring"):
        with pytest.raises(Illegal):
            one_answer(name, MOVE_OR_WAIT, say)
    ambush = MeetMonster((Stance.ATTACK,), Monster.ORC, 9)
    for name in ("wait", "escape", "ring"):
        with pytest.raises(Illegal):
            one_answer(name, ambush, say)
    with pytest.raises(Illegal):
        one_answer("choose", ChooseHero((Hero.VOLRIK,)), say, choice="sir-rohan")
    with pytest.raises(Illegal):
        one_answer("leave-chamber", FleeDragon((ChamberExit.NORTH,)), say, exit="south")


def test_numbers_are_named_as_one_says_them(texts: Texts) -> None:
    say = Speaker(texts, Locale.EN, {})
    named = next(one for one in EVERY_QUESTION if isinstance(one, NameNumbers))
    assert isinstance(named, ChooseSome)
    assert one_answer("name", named, say, numbers="6 2 4") == (2, 4, 6)
    assert one_answer("shoot", ShootSpider(1, 4), say, arrows="3") == 3


def test_tactics_are_secret_for_both_sides() -> None:
    secret = (HeroTactic, MonsterTactic, AimDagger)
    assert {route.kind for route in routes_of("tactic")} == {kind.kind for kind in secret}
    assert not any(kind.public for kind in secret)


@languages
def test_a_die_is_hidden_and_guessed_by_the_same_command(say: Speaker) -> None:
    assert not HideDie.public
    assert not GuessDie.public
    assert one_answer("name", HideDie(DIE, Monster.ORC, 2), say, numbers="4") == 4
    guess = GuessDie(DIE, 2, 2, Monster.ORC, Seat(0))
    assert one_answer("name", guess, say, numbers="5 1") == (1, 5)
    with pytest.raises(IllegalAnswer):
        one_answer("name", guess, say, numbers="5 1 2")


@languages
def test_a_dagger_is_aimed_at_two_tactics_in_ones_own_words(say: Speaker) -> None:
    aim = AimDagger(TACTICS, 2, 2, Monster.ORC)
    typed = f"{say.word(Tactic.SLASH)}, {say.word(Tactic.MIGHTY_BLOW)}"
    assert set(one_answer("tactic", aim, say, tactic=typed)) == {Tactic.SLASH, Tactic.MIGHTY_BLOW}


def test_the_group_is_one_that_discord_takes() -> None:
    tops = DungeonQuestCog.__cog_app_commands__
    groups = [one for one in tops if isinstance(one, app_commands.Group)]
    for held in (tops, *(group.commands for group in groups)):
        assert 0 < len(held) == len({one.name for one in held}) <= MOST_COMMANDS
        assert all(len(one.description) <= 100 for one in held)
    for name in COMMANDS:
        one = command(name)
        assert len(one.description) <= 100, name
        for parameter in one.parameters:
            assert len(str(parameter.description)) <= 100, (name, parameter.name)
            assert parameter.autocomplete, (name, parameter.name)


def test_every_parameter_of_a_command_is_used_by_one_of_its_routes() -> None:
    for name in COMMANDS:
        used = {parameter for route in routes_of(name) for parameter in route.parameters}
        if routes_of(name):
            asked = {parameter.name for parameter in command(name).parameters} - {"table"}
            assert asked == used, name


@languages
def test_a_bribe_is_offered_in_ones_own_words(say: Speaker) -> None:
    assert one_answer("catacombs bribe", MEET_TROLL, say) is Stance.BRIBE
    offer = OfferBribe(LOOT, 1, len(LOOT))
    typed = f"{say.label('loot', 'golden-mug')}, {say.label('loot', 'catacomb-chest')}"
    answer = one_answer("catacombs bribe", offer, say, treasures=typed)
    assert set(answer) == {"golden-mug", "catacomb-chest"}
    with pytest.raises(IllegalAnswer):
        one_answer("catacombs bribe", offer, say, treasures="golden-mug, golden-mug")


@languages
def test_what_is_hidden_from_another_is_named_by_one_command(say: Speaker) -> None:
    for question in (HideBribe(0, 9, Seat(0), 9, 340), HideSlab((1, 2, 3), Seat(0))):
        assert not question.public
        assert one_answer("name", question, say, numbers="2") == 2
    assert one_answer("name", NameSlabs((1, 2, 3), 2, 2), say, numbers="3 1") == (1, 3)


@languages
def test_the_way_down_has_one_command_and_so_has_the_way_up(say: Speaker) -> None:
    entrance = turn({Act.MOVE: COMPASS, Act.GO_DOWN: None})
    assert one_answer("catacombs go-down", entrance, say) == (Act.GO_DOWN,)
    assert one_answer("catacombs go-down", GoDown("D4", 12, 9), say) is True
    hole = turn({Act.TRAVEL: None, Act.TRY_HOLE: None}, below=True)
    assert one_answer("catacombs go-up", hole, say) == (Act.TRY_HOLE,)
    exit_found = TakeWayUp(False, 3, Direction.NORTH, "D4", 12)  # noqa: FBT003  as it is told
    assert one_answer("catacombs go-up", exit_found, say) is True
    assert one_answer("decline", exit_found, say) is False
