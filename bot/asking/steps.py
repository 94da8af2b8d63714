"""An answer given in steps: which options come next, and when the answer is complete.

A *draft* is the answer so far: the numbers of the options chosen, in order. It is short enough
for a custom_id, says nothing by itself, and is read against the live question, whose options are
fixed as long as it is open.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import singledispatch
from typing import Any, TypeAlias

from pydantic import JsonValue

from bot.asking.options import (
    SELECT_LIMIT,
    Draft,
    Group,
    Named,
    Option,
    below,
    options_of,
    single_ways,
)
from bot.asking.quick import groups, way_at
from rules.engine.errors import IllegalAnswer
from rules.engine.questions import (
    Arrange,
    Branches,
    ChooseNumber,
    ChooseOne,
    ChoosePath,
    ChooseSome,
    Confirm,
    Key,
    Question,
)

__all__ = [
    "POINTS",
    "ROSE",
    "SELECT_LIMIT",
    "Compass",
    "Complete",
    "Draft",
    "Group",
    "Named",
    "Option",
    "Pick",
    "PickSeveral",
    "Step",
    "TypeNumber",
    "chosen",
    "next_step",
    "onward",
    "read_draft",
    "stop",
    "write_draft",
]

ROSE = (
    ("north-west", "north", "north-east"),
    ("west", None, "east"),
    ("south-west", "south", "south-east"),
)
"""The keys that are directions, in whichever enum or question they are, as they lie on a map."""

POINTS = frozenset(point for row in ROSE for point in row if point)


@dataclass(frozen=True, slots=True)
class Compass:
    """Options of which some are directions, and can be laid out by where they point.

    Attributes:
        part: what they are, in messages.
        options: the directions, and what else there is at their level.
        draft: to which an option's number is added.
        lead: the option of the step itself that leads to them, and is shown by them; None if
            they are the step's own.
    """

    part: str
    options: tuple[Option, ...]
    draft: Draft
    lead: Option | None = None

    @property
    def others(self) -> tuple[Option, ...]:
        """What is no direction."""
        return tuple(option for option in self.options if option.key not in POINTS)


@dataclass(frozen=True, slots=True)
class Pick:
    """Choose one more option.

    Attributes:
        part: what the options are, in messages.
        may_stop: the draft as it stands is a complete answer too.
        compass: those of the options, or of what one of them leads to, that show as a compass.
        groups: what is shown in place of the options, where the question is quick.
    """

    part: str
    options: tuple[Option, ...]
    may_stop: bool = False
    compass: Compass | None = None
    groups: tuple[Group, ...] = ()

    @property
    def beside(self) -> tuple[Option, ...]:
        """The options that are not shown by the compass."""
        if self.compass is None:
            return self.options
        shown = self.compass.options if self.compass.lead is None else (self.compass.lead,)
        return tuple(option for option in self.options if option not in shown)


@dataclass(frozen=True, slots=True)
class PickSeveral:
    """Choose several options at once, at most 25 to choose from."""

    part: str
    options: tuple[Option, ...]
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


def onward(step: Pick, draft: Draft) -> Iterator[Draft]:
    """Yield the drafts that are one click away from a draft, each once."""
    if step.groups:
        for group in step.groups:
            yield from ((*group.draft, option.number) for option in group.options)
        return
    yield from ((*draft, option.number) for option in step.beside)
    if compass := step.compass:
        yield from ((*compass.draft, option.number) for option in compass.options)


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


@singledispatch
def chosen(question: Question[Any], draft: Draft) -> tuple[Named, ...]:
    """Return what a draft stands for, in order, with what came along by itself.

    Raises:
        IllegalAnswer: the draft does not fit the question.
    """
    options = getattr(question, "options", ())
    part = getattr(question, "part", "option")
    return tuple((part, _at(options, number, question.kind)) for number in draft)


def _numbered(keys: tuple[Key, ...]) -> tuple[Option, ...]:
    return tuple(Option(number, key) for number, key in enumerate(keys))


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
    path, node = _walk(question, draft)
    if node is None:
        return Complete([*path])
    parts = question.parts[len(path) :]
    options = options_of(node, parts)
    if question.quick:
        return Pick(parts[0], options, groups=groups(node, parts, draft))
    compass = _compass(parts[0], options, draft) or _folded(node, parts, options, draft)
    return Pick(parts[0], options, compass=compass)


def _compass(
    part: str, options: tuple[Option, ...], draft: Draft, lead: Option | None = None
) -> Compass | None:
    some = any(option.key in POINTS for option in options)
    return Compass(part, options, draft, lead) if some else None


def _folded(
    node: Branches, parts: tuple[str, ...], options: tuple[Option, ...], draft: Draft
) -> Compass | None:
    """Return the directions that one option leads to, and no other does: they save a step."""
    found: list[Compass] = []
    for lead in options:
        last = below(node, lead.key)
        if last is None or any(below(last, key) is not None for key in last):
            continue
        # A single way on is taken by choosing the option itself: see `_walk`.
        alone = len(last) == 1
        level = _numbered(tuple(last)) if not alone else (Option(lead.number, *last),)
        base = draft if alone else (*draft, lead.number)
        if compass := _compass(parts[1], level, base, lead):
            found.append(compass)
    return found[0] if len(found) == 1 else None


@chosen.register(ChoosePath)
def _path_chosen(question: ChoosePath, draft: Draft) -> tuple[Named, ...]:
    path, _ = _walk(question, draft)
    return tuple(zip(question.parts, path, strict=False))


def _walk(question: ChoosePath, draft: Draft) -> tuple[list[Key], Branches | None]:
    """Follow a draft down the levels; return the keys on the way, and what is left to choose."""
    path: list[Key] = []
    node: Branches | None = question.branches
    for number in draft:
        if node is None:
            raise IllegalAnswer(question.kind)
        if question.quick and (way := way_at(node, number)):
            path += way
            node = None
            continue
        key = _at(tuple(node), number, question.kind)
        # A level with a single way on is no choice, except the first: that one is the player's.
        ahead, node = single_ways(below(node, key))
        path += [key, *ahead]
    return path, node


@next_step.register(ChooseOne)
def _one(question: ChooseOne, draft: Draft) -> Step:
    if not draft:
        options = _numbered(question.options)
        return Pick(question.part, options, compass=_compass(question.part, options, draft))
    return Complete(_at(question.options, _only(draft, question.kind), question.kind))


@next_step.register(Confirm)
def _confirm(question: Confirm, draft: Draft) -> Step:
    if not draft:
        return Pick("confirm", _numbered(("yes", "no")))
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
    return Pick("number", _numbered(tuple(range(question.least, question.most + 1))))


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
    left = tuple(one for one in _numbered(question.options) if one.number not in draft)
    return Pick(question.part, left, may_stop=len(draft) >= question.least)


@next_step.register(Arrange)
def _arrange(question: Arrange, draft: Draft) -> Step:
    order = [_at(question.options, number, question.kind) for number in draft]
    if len(set(draft)) != len(draft):
        raise IllegalAnswer(question.kind)
    left = tuple(one for one in _numbered(question.options) if one.number not in draft)
    if len(left) <= 1:
        return Complete([*order, *(one.key for one in left)])
    return Pick(question.part, left)


def stop(question: Question[Any], draft: Draft) -> Complete:
    """Return the answer that a draft is when its player wants no more.

    Raises:
        IllegalAnswer: it is not complete yet, or no such draft.
    """
    if not isinstance(question, ChooseSome) or not question.least <= len(draft) <= question.most:
        raise IllegalAnswer(question.kind)
    return Complete([_at(question.options, number, question.kind) for number in draft])
