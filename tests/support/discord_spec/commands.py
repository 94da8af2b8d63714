"""Limits of slash commands."""

import unicodedata
from collections.abc import Iterator, Sequence
from enum import IntEnum

from tests.support.discord_spec.shapes import (
    CommandRule,
    CommandsRule,
    Json,
    too_long,
    twice,
)

NAME = 32
DESCRIPTION = 100
OPTIONS = 25
CHOICES = 25
CHOICE_TEXT = 100
TOTAL = 8000
SUBCOMMAND = 1
GROUP = 2


class CommandKind(IntEnum):
    """Kinds of commands."""

    CHAT = 1
    USER = 2
    MESSAGE = 3
    ENTRY = 4


MOST = {
    CommandKind.CHAT: 100,
    CommandKind.USER: 15,
    CommandKind.MESSAGE: 15,
    CommandKind.ENTRY: 1,
}


def names(command: Json) -> Iterator[str]:
    """Names of chat commands and options are lower-case words, in every language."""
    for part in _parts(command):
        for name in _texts(part, "name"):
            yield from too_long(f"name {name!r}", name, NAME, 1)
            if _kind(command) is CommandKind.CHAT and not _is_name(name):
                yield f"name {name!r} has other than lower-case letters, digits, - and _"


def descriptions(command: Json) -> Iterator[str]:
    """Chat commands and options have descriptions up to 100, other commands have none."""
    if _kind(command) is not CommandKind.CHAT:
        if command.get("description"):
            yield f"{command.get('name')} has a description, and only chat commands have one"
        return
    for part in _parts(command):
        for text in _texts(part, "description"):
            yield from too_long(f"description of {part.get('name')}", text, DESCRIPTION, 1)


def option_counts(command: Json) -> Iterator[str]:
    """There are up to 25 options, subcommands or groups at each level."""
    for part in _parts(command):
        options = part.get("options") or ()
        if len(options) > OPTIONS:
            yield f"{part.get('name')} has {len(options)} options, not up to {OPTIONS}"


def option_order(command: Json) -> Iterator[str]:
    """Required options come first, and names differ."""
    for part in _parts(command):
        options: Sequence[Json] = part.get("options") or ()
        yield from twice(f"in {part.get('name')}, option", [one.get("name") for one in options])
        required = [bool(one.get("required")) for one in options if one.get("type", 0) > GROUP]
        if required != sorted(required, reverse=True):
            yield f"{part.get('name')} has a required option after an optional one"


def nesting(command: Json) -> Iterator[str]:
    """Groups hold subcommands, subcommands hold options, and the two do not mix."""
    for part, depth in _levels(command, 0):
        types = {option.get("type") for option in part.get("options") or ()}
        if types & {SUBCOMMAND, GROUP} and types - {SUBCOMMAND, GROUP}:
            yield f"{part.get('name')} mixes subcommands and options"
        inside = part.get("type") if depth else None
        if inside == SUBCOMMAND and types & {SUBCOMMAND, GROUP}:
            yield f"subcommand {part.get('name')} holds subcommands"
        if inside == GROUP and types - {SUBCOMMAND}:
            yield f"group {part.get('name')} holds other than subcommands"


def choices(command: Json) -> Iterator[str]:
    """There are up to 25 choices with names and values up to 100, and no autocomplete."""
    for part in _parts(command):
        offered: Sequence[Json] = part.get("choices") or ()
        name = part.get("name")
        if len(offered) > CHOICES:
            yield f"{name} has {len(offered)} choices, not up to {CHOICES}"
        if offered and part.get("autocomplete"):
            yield f"{name} has choices and autocomplete"
        yield from twice(f"in {name}, choice", [choice.get("name") for choice in offered])
        for choice in offered:
            for text in _texts(choice, "name"):
                yield from too_long(f"a choice of {name}", text, CHOICE_TEXT, 1)
            if isinstance(choice.get("value"), str):
                yield from too_long(f"a choice of {name}", choice["value"], CHOICE_TEXT)


def total_length(command: Json) -> Iterator[str]:
    """Names, descriptions and values have at most 8,000 characters, longest language counted."""
    total = 0
    for part in _parts(command):
        for entry in (part, *(part.get("choices") or ())):
            total += max(map(len, _texts(entry, "name")), default=0)
            total += max(map(len, _texts(entry, "description")), default=0)
            value = entry.get("value")
            total += len(value) if isinstance(value, str) else 0
    if total > TOTAL:
        yield f"{command.get('name')} has {total} characters in all, not up to {TOTAL}"


def command_counts(commands: Sequence[Json]) -> Iterator[str]:
    """There are up to 100 chat commands, and 15 of each other kind; names differ by kind."""
    for kind, most in MOST.items():
        named = [command.get("name") for command in commands if _kind(command) is kind]
        if len(named) > most:
            yield f"{len(named)} {kind.name.lower()} commands, not up to {most}"
        yield from twice("command", named)


def _kind(command: Json) -> CommandKind:
    return CommandKind(command.get("type") or CommandKind.CHAT)


def _levels(part: Json, depth: int) -> Iterator[tuple[Json, int]]:
    yield part, depth
    for option in part.get("options") or ():
        yield from _levels(option, depth + 1)


def _parts(command: Json) -> Iterator[Json]:
    return (part for part, _ in _levels(command, 0))


def _texts(entry: Json, name: str) -> list[str]:
    own = entry.get(name)
    localised = (entry.get(f"{name}_localizations") or {}).values()
    return [text for text in ("" if own is None and name == "description" else own, *localised)
            if text is not None]  # fmt: skip


def _is_name(name: str) -> bool:
    return name == name.lower() and all(
        char in "-_'" or unicodedata.category(char)[0] in "LN" for char in name
    )


COMMAND_RULES: tuple[CommandRule, ...] = (
    names,
    descriptions,
    option_counts,
    option_order,
    nesting,
    choices,
    total_length,
)
COMMANDS_RULES: tuple[CommandsRule, ...] = (command_counts,)
