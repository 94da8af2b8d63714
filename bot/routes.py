"""What a slash command stands for: the questions it answers, and what its parameters say.

A command may answer several kinds of question, as a ring serves in more than one need; it then
has a route to each of them.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import islice
from typing import Any, NamedTuple

from pydantic import JsonValue

from bot.speech import Speaker
from bot.tables.errors import Illegal, PartMissing
from bot.text import plain_name
from rules.engine.questions import (
    ChooseNumber,
    ChooseOne,
    ChoosePath,
    ChooseSome,
    Confirm,
    Key,
    OpenQuestion,
    Question,
)

LONGEST = 100
"""Characters in the label of a choice, and in its value, as Discord has it."""

MOST_TRIED = 5_000
"""Sets of options that are looked at to complete what somebody types."""

Given = Mapping[str, Any]
"""A command's parameters, as they were typed; None or missing where nothing was."""

_COMMAS = re.compile(r"\s*,\s*")
_SPACES = re.compile(r"\s+")


@dataclass(frozen=True, slots=True)
class Route:
    """Which question a command answers, and how.

    Attributes:
        game: the game's key.
        kind: the question's kind.
        prefix: what the command itself stands for: the first levels of a path, the option of a
            single choice, or a bool for yes or no.
        parameters: the parameters that fill what is left, in order.
    """

    game: str
    kind: str
    prefix: tuple[Key, ...] = ()
    parameters: tuple[str, ...] = ()

    def leads_to(self, asked: OpenQuestion) -> bool:
        """Tell whether the command answers a question."""
        return asked.question.kind == self.kind


class Offer(NamedTuple):
    """What autocomplete offers: what is shown, and what comes back if it is chosen."""

    label: str
    value: str


def offers(
    question: Question[Any],
    route: Route,
    given: Given,
    parameter: str,
    typed: str,
    speaker: Speaker,
) -> Iterator[Offer]:
    """Yield what is legal now for one parameter, after what those before it say.

    Args:
        question: the live question.
        route: the command's way to it.
        given: all the parameters.
        parameter: the one that is being typed.
        typed: as far as it is typed.
        speaker: speaks the reader's language.

    Raises:
        Illegal: the command, or what the earlier parameters say, is not possible now.
    """
    if parameter not in route.parameters:
        return
    if isinstance(question, ChooseSome):
        yield from _sets(question, typed, speaker)
        return
    part = _parts(question)[len(route.prefix) + route.parameters.index(parameter)]
    for key in _keys(question, route, given, parameter, speaker):
        label = plain_name(speaker.label(part, key), LONGEST)
        if typed.casefold() in label.casefold():
            yield Offer(label, written(key))


def _keys(
    question: Question[Any], route: Route, given: Given, parameter: str, speaker: Speaker
) -> Iterable[Key]:
    match question:
        case ChooseOne():
            return question.options
        case ChooseNumber():
            return range(question.least, question.most + 1)
        case ChoosePath():
            node = _after(question, route)
            for earlier, part in _filled(question, route):
                if earlier == parameter:
                    break
                node = _below(node, _match(node, given.get(earlier), part, speaker))
            return tuple(node or ())
        case _:
            return ()


def _sets(question: ChooseSome, typed: str, speaker: Speaker) -> Iterator[Offer]:
    """Yield the sets in which each word that was typed begins the name of an option."""
    words = _split(typed.casefold())
    for raw in islice(question.every(), MOST_TRIED):
        keys: tuple[Key, ...] = question.accept(raw)
        names = [speaker.label(question.part, key) for key in keys]
        if all(any(name.casefold().startswith(word) for name in names) for word in words):
            value = ", ".join(written(key) for key in keys)
            if len(value) <= LONGEST:
                yield Offer(plain_name(", ".join(names), LONGEST), value)


def answer_of(question: Question[Any], route: Route, given: Given, speaker: Speaker) -> JsonValue:
    """Return the raw answer that a command gives.

    Raises:
        Illegal: it is not possible now.
        PartMissing: a parameter is missing that this answer needs.
    """
    match question:
        case ChoosePath():
            return _path(question, route, given, speaker)
        case Confirm():
            (said,) = route.prefix
            return bool(said)
        case ChooseOne() if route.prefix:
            (key,) = route.prefix
            _below(question.options, key)
            return key
    value = next((given.get(parameter) for parameter in route.parameters), None)
    if value is None:
        raise PartMissing(part=speaker.ask(question))
    match question:
        case ChooseOne():
            return _match(question.options, value, question.part, speaker)
        case ChooseNumber():
            return _number(value)
        case ChooseSome():
            some = _split(value)
            return [_match(question.options, one, question.part, speaker) for one in some]
    raise Illegal


def _path(question: ChoosePath, route: Route, given: Given, speaker: Speaker) -> JsonValue:
    path: list[JsonValue] = [*route.prefix]
    node = _after(question, route)
    for parameter, part in _filled(question, route):
        if node is None:
            break
        value = given.get(parameter)
        if value is None and len(node) > 1:
            raise PartMissing(part=speaker.ask_part(question, part))
        key = next(iter(node)) if value is None else _match(node, value, part, speaker)
        node = _below(node, key)
        path.append(key)
    if node is not None:
        raise Illegal
    return path


def _parts(question: Question[Any]) -> tuple[str, ...]:
    """Return what the levels of a question are in messages."""
    if isinstance(question, ChoosePath):
        return question.parts
    return (getattr(question, "part", "number"),)


def _filled(question: ChoosePath, route: Route) -> list[tuple[str, str]]:
    """Return a command's parameters, each with the level that it fills."""
    return list(zip(route.parameters, question.parts[len(route.prefix) :], strict=False))


def _after(question: ChoosePath, route: Route) -> Any:
    """Return the options after those that the command itself stands for."""
    node: Any = question.branches
    for key in route.prefix:
        node = _below(node, key)
    return node


def _below(node: Any, key: Key) -> Any:
    """Return the options after one option.

    Raises:
        Illegal: there is no such option.
    """
    if node is None or key not in node:
        raise Illegal
    return node[key] if isinstance(node, Mapping) else None


def _match(node: Any, value: str | None, part: str, speaker: Speaker) -> Key:
    """Return the option that a person named: as autocomplete wrote it, or by its name.

    Raises:
        Illegal: there is no such option.
    """
    wanted = (value or "").strip().casefold()
    keys: list[Key] = list(node or ())
    # As written first: somebody may be called by the number of another's seat.
    for key in keys:
        if written(key) == wanted:
            return key
    for key in keys:
        if speaker.label(part, key).casefold() == wanted:
            return key
    raise Illegal


def _number(value: str) -> int:
    digits = value.strip()
    if not (digits.isascii() and digits.isdigit() and len(digits) <= LONGEST):
        raise Illegal
    return int(digits)


def _split(value: str) -> list[str]:
    """Return what was typed, piece by piece: between commas if there are any, or spaces."""
    between = _COMMAS if "," in value else _SPACES
    return [piece for piece in between.split(value.strip()) if piece]


def written(key: Key) -> str:
    """Return an option as autocomplete writes it."""
    return str(int(key)) if isinstance(key, int) else str(key)
