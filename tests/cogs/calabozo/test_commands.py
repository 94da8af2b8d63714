"""Every question can be answered by a command, and commands are such as Discord takes."""

import re
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from discord import app_commands
from pydantic import JsonValue

from bot.routes import Route, answer_of, offers, written
from bot.speech import Speaker
from bot.tables.errors import Illegal, PartMissing
from bot.text import Locale, Texts, common_texts
from cogs.calabozo.cog import CalabozoCog
from rules.calabozo.board import Square, board
from rules.calabozo.content import Monster, Treasure
from rules.calabozo.questions import (
    Act,
    AgreeToExchange,
    AnswerOffer,
    Attack,
    DefendDuel,
    EndTurn,
    LoseTreasure,
    Meet,
    Move,
    OfferTreasures,
    Reply,
    Without,
    picks,
)
from rules.engine.questions import ChoosePath, Question
from tests.cogs.calabozo.asked import ANA, BO, EVA, EVERY_QUESTION, HAND, HERE, begin

MESSAGES = Path(__file__).parents[3] / "cogs" / "calabozo" / "messages"
MOST_COMMANDS = 25
"""Commands in one group, and choices in one menu."""

languages = pytest.mark.parametrize("locale", list(Locale))
each_question = pytest.mark.parametrize(
    "question", EVERY_QUESTION, ids=lambda question: question.kind
)


@pytest.fixture(scope="module")
def texts() -> Texts:
    """The game's messages on top of the common ones; what cannot be said raises."""
    return common_texts().extended(MESSAGES).strictly()


@pytest.fixture
def say(texts: Texts, locale: Locale) -> Speaker:
    """Return who speaks of the game."""
    return Speaker(texts, locale, {ANA: "Ana", BO: "Bo", EVA: "Eva"})


def command(name: str) -> app_commands.Command[Any, ..., Any]:
    """Return one of the game's commands."""
    found = {one.name: one for one in CalabozoCog.__cog_app_commands__}
    one = found[name]
    assert isinstance(one, app_commands.Command)
    return one


def routes_of(name: str) -> tuple[Route, ...]:
    """Return what a command answers."""
    routes: tuple[Route, ...] = command(name).extras.get("route", ())
    return routes


COMMANDS = [one.name for one in CalabozoCog.__cog_app_commands__]


def ways_to_say(question: Question[Any], say: Speaker) -> Iterator[tuple[str, JsonValue]]:
    """Yield the commands that answer a question now, each with every answer it is offered."""
    for name in COMMANDS:
        for route in routes_of(name):
            if route.kind == question.kind:
                for given in filled_in(question, route, say):
                    yield name, answer_of(question, route, given, say)


def filled_in(question: Question[Any], route: Route, say: Speaker) -> Iterator[dict[str, str]]:
    """Yield all ways to fill in the parameters of a command by what it offers."""
    ways: list[dict[str, str]] = [{}]
    for parameter in route.parameters:
        ways = [
            given | filled
            for given in ways
            for filled in [
                {parameter: value} for value in offered(question, route, given, parameter, say)
            ]
            or [{}]
        ]
    for given in ways:
        try:
            answer_of(question, route, given, say)
        except Illegal:
            continue
        yield given


def offered(
    question: Question[Any], route: Route, given: dict[str, str], parameter: str, say: Speaker
) -> list[str]:
    """Return the values that are offered for a parameter; none if the answer ends before it."""
    try:
        return [offer.value for offer in offers(question, route, given, parameter, "", say)]
    except Illegal:
        return []


@languages
@each_question
def test_every_answer_to_every_question_has_one_command(
    say: Speaker, question: Question[Any]
) -> None:
    said = [question.accept(raw) for _, raw in ways_to_say(question, say)]
    assert len(said) == len(set(said)), "two commands mean the same"
    assert set(said) == {question.accept(raw) for raw in question.every()}


@languages
@each_question
def test_what_is_offered_fits_into_a_menu_after_a_few_letters(
    say: Speaker, question: Question[Any]
) -> None:
    for name in COMMANDS:
        for route in routes_of(name):
            if route.kind != question.kind:
                continue
            given: dict[str, str] = {}
            for parameter in route.parameters:
                values = offered(question, route, given, parameter, say)
                for offer_value in values:
                    label = label_of(question, route, parameter, offer_value, given, say)
                    typed = [*offers(question, route, given, parameter, label, say)]
                    shown = [offer.value for offer in islice(typed, MOST_COMMANDS)]
                    assert offer_value in shown, (name, parameter, label)
                if values:
                    given[parameter] = values[0]


def label_of(
    question: Question[Any],
    route: Route,
    parameter: str,
    value: str,
    given: dict[str, str],
    say: Speaker,
) -> str:
    """Return what is read where a value is chosen."""
    labels = {
        offer.value: offer.label for offer in offers(question, route, given, parameter, "", say)
    }
    return labels[value]


def one_answer(name: str, question: Question[Any], say: Speaker, **given: str) -> Any:
    """Return what the rules take for a command."""
    (route,) = (route for route in routes_of(name) if route.kind == question.kind)
    return question.accept(answer_of(question, route, given, say))


A2, B2, C2 = Square("A2"), Square("B2"), Square("C2")
MOVE = Move({Act.GO: (B2, C2), Act.STAY: None, Act.OPEN_DOOR: {A2: (B2,)}}, 5, 5)


@languages
def test_squares_may_be_typed_in_small_letters(say: Speaker) -> None:
    assert one_answer("move", MOVE, say, square="c2") == (Act.GO, C2)
    with pytest.raises(Illegal):
        one_answer("move", MOVE, say, square="A2")


@languages
def test_what_is_single_need_not_be_named(say: Speaker) -> None:
    assert one_answer("open-door", MOVE, say) == (Act.OPEN_DOOR, A2, B2)
    end = EndTurn({Act.END: None, Act.DUEL: {BO: (Without.WEAPON,)}, Act.EXCHANGE: (EVA,)})
    assert one_answer("duel", end, say) == (Act.DUEL, BO, Without.WEAPON)
    assert one_answer("exchange", end, say) == (Act.EXCHANGE, EVA)
    assert one_answer("revive", begin({Act.REVIVE: (BO,)}), say) == (Act.REVIVE, BO)


@languages
def test_what_is_missing_is_asked_for(say: Speaker) -> None:
    both = Move({Act.STAY: None, Act.OPEN_DOOR: {A2: (B2, C2), C2: (B2,)}}, 5, 5)
    for question, name, given in (
        (both, "open-door", {}),
        (both, "open-door", {"square": "A2"}),
        (EndTurn({Act.DUEL: {BO: (Treasure.AXE, Without.WEAPON)}}), "duel", {}),
        (OfferTreasures(picks(HAND), BO), "offer", {"treasure": "ring"}),
    ):
        with pytest.raises(PartMissing):
            one_answer(name, question, say, **given)


@languages
def test_one_word_serves_in_several_needs(say: Speaker) -> None:
    meet = Meet((Act.FIGHT, Act.LOOK, Act.WAIT), HERE, None)
    assert one_answer("attack", meet, say) is Act.FIGHT
    assert one_answer("attack", begin({Act.FIGHT: None}), say) == (Act.FIGHT,)
    assert one_answer("end", meet, say) is Act.WAIT
    assert one_answer("end", EndTurn({Act.END: None}), say) == (Act.END,)
    weapons = (Treasure.AXE, Without.WEAPON)
    for question in (Attack(weapons, Monster.OGRE, 7), DefendDuel(weapons, BO, None)):
        assert one_answer("weapon", question, say, weapon="axe") is Treasure.AXE
    agree = AgreeToExchange(BO, (), (Treasure.RING,))
    answer = AnswerOffer({Reply.ACCEPT: None, Reply.REFUSE: None}, BO, (Treasure.RING,))
    assert one_answer("accept", agree, say) is True
    assert one_answer("refuse", agree, say) is False
    assert one_answer("accept", answer, say) == (Reply.ACCEPT,)
    assert one_answer("refuse", answer, say) == (Reply.REFUSE,)


@languages
def test_treasures_may_be_typed_by_their_names(say: Speaker, locale: Locale) -> None:
    gem = {Locale.EN: "energy gem", Locale.ES: "gema de energía"}[locale]
    nothing = {Locale.EN: "nothing", Locale.ES: "nada"}[locale]
    lose = LoseTreasure((Treasure.RING, Treasure.ENERGY_GEM), Monster.OGRE)
    assert one_answer("lose", lose, say, treasure=gem) is Treasure.ENERGY_GEM
    offer = OfferTreasures(picks(HAND), BO)
    assert one_answer("offer", offer, say, treasure=gem, second=gem) == (
        Treasure.ENERGY_GEM,
        Treasure.ENERGY_GEM,
    )
    assert one_answer("offer", offer, say, treasure="Axe", second=nothing) == (
        Treasure.AXE,
        Without.TREASURE,
    )


@languages
def test_what_the_adventurer_cannot_do_now_is_refused(say: Speaker) -> None:
    for name in ("attack", "medallion", "teleport", "revive", "open-door", "show", "hide"):
        with pytest.raises(Illegal):
            one_answer(name, begin({}), say, square="A2")
    with pytest.raises(Illegal):
        one_answer("medallion", Meet((Act.FIGHT, Act.WAIT), HERE, None), say)
    with pytest.raises(Illegal):
        one_answer("accept", AnswerOffer({Reply.REFUSE: None}, BO, ()), say)


@languages
def test_any_square_can_be_found_for_a_teleportation(say: Speaker) -> None:
    anywhere = tuple(square for square in board().squares if square != board().hall)
    question = begin({Act.TELEPORT: anywhere})
    (route,) = (one for one in routes_of("teleport") if one.kind == question.kind)
    for square in anywhere:
        typed = offers(question, route, {}, "square", square.lower(), say)
        assert square in [offer.value for offer in islice(typed, MOST_COMMANDS)]


def test_what_is_agreed_in_secret_is_not_public() -> None:
    assert not OfferTreasures.public
    answer = AnswerOffer({Reply.GIVE: picks(HAND)}, BO, ())
    assert answer.shown((Reply.GIVE, Treasure.RING, Without.TREASURE)) == (Reply.GIVE,)
    assert not LoseTreasure.public


def test_the_group_is_one_that_discord_takes() -> None:
    assert len(COMMANDS) == len(set(COMMANDS)) <= MOST_COMMANDS
    for name in COMMANDS:
        one = command(name)
        assert len(one.description) <= 100, name
        for parameter in one.parameters:
            assert len(str(parameter.description)) <= 100, (name, parameter.name)
            assert parameter.autocomplete, (name, parameter.name)


@languages
def test_the_texts_of_commands_are_short_in_every_language(texts: Texts, locale: Locale) -> None:
    file = MESSAGES / f"commands.{locale}.ftl"
    ids = re.findall(r"^(command-calabozo-[a-z-]+) =", file.read_text("utf-8"), re.MULTILINE)
    assert len(ids) > len(COMMANDS)
    for message in ids:
        assert len(texts.say(locale, message)) <= 100, message


def test_every_parameter_of_a_command_is_used_by_one_of_its_routes() -> None:
    for name in COMMANDS:
        used = {parameter for route in routes_of(name) for parameter in route.parameters}
        if routes_of(name):
            asked = {parameter.name for parameter in command(name).parameters} - {"table"}
            assert asked == used, name


def test_parameters_stand_for_the_levels_of_their_questions() -> None:
    kinds = {type(question).kind: type(question) for question in EVERY_QUESTION}
    for name in COMMANDS:
        for route in routes_of(name):
            question = kinds[route.kind]
            if issubclass(question, ChoosePath):
                assert len(route.prefix) + len(route.parameters) <= len(question.parts), name
            assert all(written(key) for key in route.prefix)
