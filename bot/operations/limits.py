"""Discord's limits for slash commands. One command beyond them and Discord takes none of all."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

COMMANDS = 100
"""Slash commands of an application."""

OPTIONS = 25
"""Options of a command, commands of a group, choices of an option."""

NAME = 32
DESCRIPTION = 100
CHOICE = 100

LETTERS = 8000
"""Characters of all names, descriptions and values of one command together."""

_GROUPS = frozenset({1, 2})
"""The types of options that are commands themselves."""

_CHAT_INPUT = 1


def faults(payload: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    """Yield, in one line each, what Discord would not take.

    Args:
        payload: the commands as Discord is told of them.
    """
    commands = [one for one in payload if one.get("type", _CHAT_INPUT) == _CHAT_INPUT]
    if len(commands) > COMMANDS:
        yield f"{len(commands)} commands, where {COMMANDS} are the most"
    for command in commands:
        yield from _faults_of(command, f"/{command['name']}")
        letters = _letters(command)
        if letters > LETTERS:
            yield f"/{command['name']}: {letters} letters, where {LETTERS} are the most"


def _faults_of(part: Mapping[str, Any], where: str) -> Iterator[str]:
    yield from _too_long(part, "name", NAME, where)
    yield from _too_long(part, "description", DESCRIPTION, where)
    options = part.get("options") or ()
    if len(options) > OPTIONS:
        yield f"{where}: {len(options)} options, where {OPTIONS} are the most"
    required = [bool(one.get("required")) for one in options if one["type"] not in _GROUPS]
    if sorted(required, reverse=True) != required:
        yield f"{where}: an option that must be given stands behind one that need not"
    for option in options:
        yield from _faults_of(option, f"{where} {option['name']}")
    choices = part.get("choices") or ()
    if len(choices) > OPTIONS:
        yield f"{where}: {len(choices)} choices, where {OPTIONS} are the most"
    for choice in choices:
        yield from _too_long(choice, "name", CHOICE, where)
        if len(str(choice["value"])) > CHOICE:
            yield f"{where}: a choice's value is longer than {CHOICE}"


def _too_long(part: Mapping[str, Any], what: str, most: int, where: str) -> Iterator[str]:
    for text in _in_all_languages(part, what):
        if not 1 <= len(text) <= most:
            yield f"{where}: a {what} of {len(text)} letters, where 1 to {most} are right"


def _in_all_languages(part: Mapping[str, Any], what: str) -> list[str]:
    return [part.get(what) or "", *(part.get(f"{what}_localizations") or {}).values()]


def _letters(part: Mapping[str, Any]) -> int:
    """Count as Discord does: of each text the longest language."""
    own = sum(
        max(map(len, _in_all_languages(part, what))) for what in ("name", "description")
    ) + len(str(part.get("value", "")))
    inside = (*(part.get("options") or ()), *(part.get("choices") or ()))
    return own + sum(map(_letters, inside))
