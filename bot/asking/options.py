"""Options of a step, and the levels of a question that they come from."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from rules.engine.questions import Branches, Key

Draft: TypeAlias = tuple[int, ...]

SELECT_LIMIT = 25
"""Options that one select may hold, as Discord has it."""

Named: TypeAlias = tuple[str, Key]
"""A key with what it is in messages, its part."""


@dataclass(frozen=True, slots=True)
class Option:
    """One option of a step.

    Attributes:
        number: what stands for it in the draft.
        key: what it is.
        ahead: what comes with it: levels below that have a single way on, or, in a group, all that
            choosing it decides.
    """

    number: int
    key: Key
    ahead: tuple[Named, ...] = ()


@dataclass(frozen=True, slots=True)
class Group:
    """Options of a quick question that stand together: a row of buttons, or a menu.

    Attributes:
        draft: to which an option's number is added.
        lead: the option that leads to all of them, and is shown by them; None if they are the
            step's own.
    """

    options: tuple[Option, ...]
    draft: Draft
    lead: Option | None = None


def options_of(node: Branches, parts: tuple[str, ...]) -> tuple[Option, ...]:
    """Return the options of a level, each with the single ways on behind it."""
    options = []
    for number, key in enumerate(node):
        ahead, _ = single_ways(below(node, key))
        options.append(Option(number, key, tuple(zip(parts[1:], ahead, strict=False))))
    return tuple(options)


def below(node: Branches, key: Key) -> Branches | None:
    """Return the level that an option leads to; None if the answer ends with it."""
    return node[key] if isinstance(node, Mapping) else None


def single_ways(node: Branches | None) -> tuple[list[Key], Branches | None]:
    """Follow the levels that have a single way on; return its keys, and what comes after."""
    ahead: list[Key] = []
    while node is not None and len(node) == 1:
        (key,) = node
        ahead.append(key)
        node = below(node, key)
    return ahead, node


def ways(node: Branches | None) -> Iterator[tuple[Key, ...]]:
    """Yield all ways from a level to the end of the answer, in order."""
    if node is None:
        yield ()
        return
    for key in node:
        yield from ((key, *rest) for rest in ways(below(node, key)))
