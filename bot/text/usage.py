"""Which messages the code uses, read off its source without running it.

A message is used

- where a string in the code is its id, or an f-string fits it (``f"button-{verb}"``);
- by the conventions of `bot.speech`: a class ``CardsDrawn`` uses ``cards-drawn``, an enum
  ``Card`` uses ``card-*``;
- by a family that a message file declares in a comment: ``### @family hero-* monster-*``.

A message is needed, so that its lack is a fault, where its id is given to a ``say``, where a
class is an event or a question of a kind, and where a command's text has a key.
"""

import ast
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from pathlib import Path
from re import compile as pattern

from bot.speech import kebab
from bot.text.commands import KEY, message_of

_ID = pattern(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_PATTERN = pattern(r"[a-z0-9*]+(-[a-z0-9*]+)*")
_WORD = pattern(r"[a-z]{3}")
_SAYING = frozenset({"say", "say_in"})
_NAME_KEY = "-name"
"""Ends the key of a command's name, which may do without a message."""


@dataclass(frozen=True, slots=True)
class Need:
    """A message that the code cannot do without.

    Attributes:
        message: its id.
        where: file and line.
        english: what the code says the English is, if it does.
    """

    message: str
    where: str
    english: str | None = None


@dataclass(slots=True)
class Usage:
    """What some source files use."""

    ids: set[str] = field(default_factory=set)
    patterns: set[str] = field(default_factory=set)
    needs: list[Need] = field(default_factory=list)

    def uses(self, message: str) -> bool:
        """Return whether a message is used."""
        return message in self.ids or any(fnmatchcase(message, known) for known in self.patterns)


def usage_of(sources: Iterable[Path]) -> Usage:
    """Return what Python files, or all of those below a folder, use."""
    usage = Usage()
    for source in sources:
        for file in sorted(source.rglob("*.py")) if source.is_dir() else [source]:
            tree = ast.parse(file.read_text("utf-8"))
            for node in ast.walk(tree):
                _read(node, file, usage)
            usage.needs.extend(_events(tree, file))
    return usage


def _events(tree: ast.Module, file: Path) -> Iterator[Need]:
    """Yield the events of a module; a class that others derive from is a kind, and not told."""
    classes = [node for node in tree.body if isinstance(node, ast.ClassDef)]
    kinds = {"Event"}
    found: list[ast.ClassDef] = []
    for node in classes:
        if kinds & _bases(node):
            kinds.add(node.name)
            found.append(node)
    derived_from = {base for node in found for base in _bases(node)}
    for node in found:
        if node.name not in derived_from:
            yield Need(kebab(node.name), f"{file.name}:{node.lineno}")


def _bases(node: ast.ClassDef) -> set[str]:
    return {ast.unparse(base).rpartition(".")[2] for base in node.bases}


def _read(node: ast.AST, file: Path, usage: Usage) -> None:
    match node:
        case ast.Constant(value=str(text)) if _ID.fullmatch(text):
            usage.ids.add(text)
        case ast.JoinedStr():
            shape = "".join(_shape(part) for part in node.values)
            if _PATTERN.fullmatch(shape) and _WORD.search(shape):
                usage.patterns.add(shape)
        case ast.ClassDef():
            _read_class(node, file, usage)
        case ast.Call():
            usage.needs.extend(_said(node, file))
            usage.needs.extend(need := list(_command_text(node, file)))
            usage.ids.update(found.message for found in need)


def _shape(part: ast.expr) -> str:
    match part:
        case ast.Constant(value=str(text)):
            return text
        case _:
            return "*"


def _read_class(node: ast.ClassDef, file: Path, usage: Usage) -> None:
    name = kebab(node.name)
    usage.ids.add(name)
    if any(base.endswith("Enum") for base in _bases(node)):
        usage.patterns.add(f"{name}-*")
    for line in node.body:
        match line:
            case ast.AnnAssign(
                target=ast.Name(id="kind"),
                annotation=ast.Subscript(value=ast.Name(id="ClassVar")),
                value=ast.Constant(value=str(kind)),
            ):
                if kind:
                    usage.patterns.add(f"{kind}-*")
                    usage.needs.append(Need(kind, f"{file.name}:{line.lineno}"))


def _said(call: ast.Call, file: Path) -> Iterator[Need]:
    match call.func:
        case ast.Name(id=name) | ast.Attribute(attr=name) if name in _SAYING:
            # The id may come after the language, or the speaker.
            for argument in call.args[:2]:
                for text in _alternatives(argument):
                    if _ID.fullmatch(text):
                        yield Need(text, f"{file.name}:{call.lineno}")


def _alternatives(expression: ast.expr) -> Iterator[str]:
    match expression:
        case ast.Constant(value=str(text)):
            yield text
        case ast.IfExp(body=body, orelse=orelse):
            yield from _alternatives(body)
            yield from _alternatives(orelse)


def _command_text(call: ast.Call, file: Path) -> Iterator[Need]:
    match call.func:
        case ast.Name(id="locale_str") | ast.Attribute(attr="locale_str"):
            keys = [word.value for word in call.keywords if word.arg == KEY]
            match call.args, keys:
                case [ast.Constant(value=str(text))], [ast.Constant(value=str(key))]:
                    if not key.endswith(_NAME_KEY):
                        yield Need(message_of(key), f"{file.name}:{call.lineno}", text)
