"""An answer given in steps: which options come next, and when the answer is complete.

A *draft* is the answer so far: the numbers of the options chosen, in order. It is short enough
for a custom_id, says nothing by itself, and is read against the live question, whose options are
fixed as long as it is open.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import singledispatch
from typing import Any, TypeAlias

from pydantic import JsonValue

from rules.engine.errors import IllegalAnswer
from rules.engine.questions import (
    Arrange,
    ChooseNumber,
    ChooseOne,
    ChoosePath,
    ChooseSome,
    Confirm,
    Key,
    Question,
)

Draft: TypeAlias = tuple[int, ...]

SELECT_LIMIT = 25
"""Options that one select may hold, as Discord has it."""


@dataclass(frozen=True, slots=True)
class Pick:
    """Choose one more option.

    Attributes:
        part: what the options are, in messages.
        options: the number of each option, for the draft, and its key.
        may_stop: the draft as it stands is a complete answer too.
    """

    part: str
    options: tuple[tuple[int, Key], ...]
    may_stop: bool = False


@dataclass(frozen=True, slots=True)
class PickSeveral:
    """Choose several options at once, at most 25 to choose from."""

    part: str
    options: tuple[tuple[int, Key], ...]
    least: int
    most: int


@dataclass(frozen=True, slots=True)
class TypeNumber:
    """Type a whole number, both ends included."""

    least: int
    most: int


@dataclass(frozen=True, slots=True)
class Complete:
    """The draft is a whole answer."""

    raw: JsonValue


Step: TypeAlias = Pick | PickSeveral | TypeNumber | Complete


@singledispatch
def next_step(question: Question[Any], draft: Draft) -> Step:
    """Return what to ask next for a question, after a draft.

    Raises:
        IllegalAnswer: the draft does not fit the question.
    """
    raise NotImplementedError(type(question).__name__)


def read_draft(text: str) -> Draft:
    """Read a draft as it stands in a custom_id: numbers with dots between, or nothing."""
    return tuple(int(number) for number in text.split(".")) if text else ()


def write_draft(draft: Draft) -> str:
    """Write a draft for a custom_id."""
    return ".".join(map(str, draft))


def _numbered(keys: tuple[Key, ...]) -> tuple[tuple[int, Key], ...]:
    return tuple(enumerate(keys))


def _at(keys: tuple[Key, ...], number: int, kind: str) -> Key:
    if not 0 <= number < len(keys):
        raise IllegalAnswer(kind)
    return keys[number]


def _only(draft: Draft, kind: str) -> int:
    if len(draft) != 1:
        raise IllegalAnswer(kind)
    return draft[0]


@next_step.register(ChoosePath)
def _path(question: ChoosePath, draft: Draft) -> Step:
    path: list[JsonValue] = []
    node: Any = question.branches
    for number in draft:
        if node is None:
            raise IllegalAnswer(question.kind)
        node = _descend(node, _at(tuple(node), number, question.kind), path)
        # A level with a single way on is no choice, except the first: that one is the player's.
        while node is not None and len(node) == 1:
            node = _descend(node, next(iter(node)), path)
    if node is None:
        return Complete(path)
    return Pick(question.parts[len(path)], _numbered(tuple(node)))


def _descend(node: Any, key: Key, path: list[JsonValue]) -> Any:
    path.append(key)
    return node[key] if isinstance(node, Mapping) else None


@next_step.register(ChooseOne)
def _one(question: ChooseOne, draft: Draft) -> Step:
    if not draft:
        return Pick(question.part, _numbered(question.options))
    return Complete(_at(question.options, _only(draft, question.kind), question.kind))


@next_step.register(Confirm)
def _confirm(question: Confirm, draft: Draft) -> Step:
    if not draft:
        return Pick("confirm", ((0, "yes"), (1, "no")))
    return Complete(_at(("yes", "no"), _only(draft, question.kind), question.kind) == "yes")


@next_step.register(ChooseNumber)
def _number(question: ChooseNumber, draft: Draft) -> Step:
    size = question.most - question.least + 1
    if draft:
        number = _only(draft, question.kind)
        if not 0 <= number < size:
            raise IllegalAnswer(question.kind)
        return Complete(question.least + number)
    if size > SELECT_LIMIT:
        return TypeNumber(question.least, question.most)
    return Pick("number", tuple((number, question.least + number) for number in range(size)))


@next_step.register(ChooseSome)
def _some(question: ChooseSome, draft: Draft) -> Step:
    chosen = [_at(question.options, number, question.kind) for number in draft]
    if len(set(draft)) != len(draft) or len(draft) > question.most:
        raise IllegalAnswer(question.kind)
    if len(draft) == question.most:
        return Complete([*chosen])
    if not draft and len(question.options) <= SELECT_LIMIT:
        options = _numbered(question.options)
        return PickSeveral(question.part, options, question.least, question.most)
    left = tuple(pair for pair in _numbered(question.options) if pair[0] not in draft)
    return Pick(question.part, left, may_stop=len(draft) >= question.least)


@next_step.register(Arrange)
def _arrange(question: Arrange, draft: Draft) -> Step:
    order = [_at(question.options, number, question.kind) for number in draft]
    if len(set(draft)) != len(draft):
        raise IllegalAnswer(question.kind)
    left = tuple(pair for pair in _numbered(question.options) if pair[0] not in draft)
    if len(left) <= 1:
        return Complete([*order, *(key for _, key in left)])
    return Pick(question.part, left)


def stop(question: Question[Any], draft: Draft) -> Complete:
    """Return the answer that a draft is when its player wants no more.

    Raises:
        IllegalAnswer: it is not complete yet, or no such draft.
    """
    if not isinstance(question, ChooseSome) or not question.least <= len(draft) <= question.most:
        raise IllegalAnswer(question.kind)
    return Complete([_at(question.options, number, question.kind) for number in draft])
