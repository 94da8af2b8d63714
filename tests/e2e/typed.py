"""Answers by slash command: by whichever of the bot's commands have a route to the question."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from discord import app_commands
from pydantic import JsonValue

from bot.routes import Route
from bot.speech import Speaker
from bot.text import plain_name
from rules.engine.questions import (
    ChooseNumber,
    ChooseOne,
    ChoosePath,
    ChooseSome,
    Confirm,
    Question,
)
from tests.e2e.club import Club

LABEL = 100
"""Characters in the label of a choice."""


@dataclass(frozen=True, slots=True)
class Typed:
    """A command that gives an answer.

    Attributes:
        name: with its group.
        labels: its parameters in order, each as autocomplete is to show it.
    """

    name: str
    labels: Mapping[str, str]


def commands_for(
    club: Club, question: Question[Any], raw: JsonValue, speaker: Speaker
) -> list[Typed]:
    """Return the commands that can give an answer, the one that says most of it by its name first.

    There is none where it takes buttons.
    """
    answer = question.accept(raw)
    found: list[tuple[int, Typed]] = []
    for name, route in _routes(club):
        if route.kind == question.kind:
            labels = _filled(question, route, answer, speaker)
            if labels is not None:
                found.append((len(route.prefix), Typed(name, labels)))
    return [typed for _, typed in sorted(found, key=lambda one: -one[0])]


def _routes(club: Club) -> Iterator[tuple[str, Route]]:
    """Yield the routes of the bot's commands, each with the command's name."""
    for command in club.bot.tree.walk_commands():
        if isinstance(command, app_commands.Command):
            routes = command.extras.get("route", ())
            for route in (routes,) if isinstance(routes, Route) else routes:
                yield command.qualified_name, route


def _filled(
    question: Question[Any], route: Route, answer: Any, speaker: Speaker
) -> dict[str, str] | None:
    """Return what each parameter has to say, if an answer can be given along a route."""
    given = answer if isinstance(question, ChoosePath) else (answer,)
    left = given[len(route.prefix) :]
    if given[: len(route.prefix)] != route.prefix or len(left) > len(route.parameters):
        return None
    match question:
        case ChoosePath():
            parts = question.parts[len(route.prefix) :]
            named = [speaker.label(part, key) for part, key in zip(parts, left, strict=False)]
        case ChooseSome():
            named = [", ".join(speaker.label(question.part, key) for key in answer)]
        case ChooseOne() | ChooseNumber() | Confirm():
            named = [speaker.label(getattr(question, "part", "number"), key) for key in left]
        case _:
            return None
    labels = [plain_name(name, LABEL) for name in named]
    return dict(zip(route.parameters, labels, strict=False))
