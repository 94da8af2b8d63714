"""Checks of a folder of messages: complete in every language, said somewhere, and sayable."""

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from fnmatch import fnmatchcase
from importlib.resources.abc import Traversable
from re import compile as pattern

from fluent.syntax import ast

from bot.text.files import MessageFile, read_folder
from bot.text.locales import Locale
from bot.text.texts import MessageError, Texts
from bot.text.usage import Usage
from bot.text.variables import Variables

_FAMILY = pattern(r"@family((?:[ \t]+[a-z0-9*-]+)+)")


class Fault(StrEnum):
    """What may be wrong with a message."""

    JUNK = "not Fluent"
    DUPLICATE = "said twice"
    MISSING = "missing"
    VARIABLES = "other variables than in English"
    UNSAYABLE = "does not format"
    UNUSED = "used nowhere"
    COMMAND = "English other than in the code"


@dataclass(frozen=True, slots=True, order=True)
class Finding:
    """A fault of one message.

    Attributes:
        fault: what is wrong.
        message: the message's id, or a file's name.
        locale: the language it is wrong in; None if in all.
        detail: more about it.
    """

    fault: Fault
    message: str
    locale: Locale | None = None
    detail: str = ""

    def __str__(self) -> str:
        return f"{self.message} ({self.locale or 'all'}): {self.fault}. {self.detail}".rstrip()


class _Catalogue:
    """The messages of a folder in one language."""

    def __init__(self, files: Iterable[MessageFile]) -> None:
        self.messages: dict[str, ast.Message] = {}
        self.twice: list[str] = []
        for file in files:
            for entry in file.resource.body:
                if isinstance(entry, ast.Message):
                    if entry.id.name in self.messages:
                        self.twice.append(entry.id.name)
                    self.messages[entry.id.name] = entry

    def parts(self, message: str) -> list[str]:
        """Return what `Texts.say` may be asked for: the message and its attributes."""
        entry = self.messages[message]
        own = [message] if entry.value is not None else []
        return own + [f"{message}.{attribute.id.name}" for attribute in entry.attributes]

    def variables(self, message: str) -> Variables:
        """Return the variables of a message and of those it refers to."""
        found = Variables()
        seen: set[str] = set()
        todo = {message}
        while todo:
            name = todo.pop()
            seen.add(name)
            if name in self.messages:
                found.visit(self.messages[name])
            todo |= found.references - seen
        return found


def check_catalogue(
    folder: Traversable,
    usage: Usage | None = None,
    *,
    below: Texts | None = None,
    families: Collection[str] = (),
) -> list[Finding]:
    """Return what is wrong with a folder of messages.

    Args:
        folder: the message files.
        usage: what the code uses, as `bot.text.usage.usage_of` reads it; None checks the files
            by themselves.
        below: the messages that lie below these, where the code's others may be.
        families: patterns of messages that are used in ways no reader of the source can see,
            such as ``hero-*``; beside those that the files declare.

    Raises:
        ValueError: a file is named for a language that the bot does not speak.
    """
    files = read_folder(folder)
    catalogues = {
        locale: _Catalogue(file for file in files if file.locale is locale) for locale in Locale
    }
    texts = below.extended(folder) if below else Texts.load(folder, strict=False)
    findings = [Finding(Fault.JUNK, file.name, file.locale, line)
                for file in files for line in file.junk()]  # fmt: skip
    findings += _compare(catalogues)
    for locale, catalogue in catalogues.items():
        findings += _unsayable(locale, catalogue, texts)
    if usage is not None:
        ids = {name for catalogue in catalogues.values() for name in catalogue.messages}
        known = [*families, *_families(files), *_referred(catalogues.values())]
        findings += _unused(ids, usage, known)
        findings += _needed(usage, texts)
    return sorted(set(findings), key=str)


def _compare(catalogues: dict[Locale, _Catalogue]) -> Iterator[Finding]:
    english = catalogues[Locale.EN]
    for locale, catalogue in catalogues.items():
        for message in catalogue.twice:
            yield Finding(Fault.DUPLICATE, message, locale)
        for other in catalogues.values():
            for message in other.messages.keys() - catalogue.messages.keys():
                yield Finding(Fault.MISSING, message, locale)
        for message in catalogue.messages.keys() & english.messages.keys():
            lacking = set(english.parts(message)) - set(catalogue.parts(message))
            extra = set(catalogue.parts(message)) - set(english.parts(message))
            for part in lacking | extra:
                where = locale if part in lacking else Locale.EN
                yield Finding(Fault.MISSING, part, where)
            # A language may choose by a variable for its grammar's sake only.
            here, there = catalogue.variables(message), english.variables(message)
            here_all = here.placed | here.choosing.keys()
            there_all = there.placed | there.choosing.keys()
            unlike = (here.placed - there_all) | (there.placed - here_all)
            if unlike:
                names = ", ".join(f"${name}" for name in sorted(unlike))
                yield Finding(Fault.VARIABLES, message, locale, names)


def _unsayable(locale: Locale, catalogue: _Catalogue, texts: Texts) -> Iterator[Finding]:
    strict = texts.strictly()
    for message in catalogue.messages:
        for args in catalogue.variables(message).samples():
            for part in catalogue.parts(message):
                try:
                    strict.say(locale, part, **args)
                except MessageError as error:
                    yield Finding(Fault.UNSAYABLE, message, locale, str(error))


def _families(files: Iterable[MessageFile]) -> Iterator[str]:
    comments = (ast.Comment, ast.GroupComment, ast.ResourceComment)
    for file in files:
        for entry in file.resource.body:
            comment = entry if isinstance(entry, comments) else getattr(entry, "comment", None)
            for declared in _FAMILY.findall((comment.content or "") if comment else ""):
                yield from declared.split()


def _referred(catalogues: Iterable[_Catalogue]) -> Iterator[str]:
    for catalogue in catalogues:
        for message in catalogue.messages:
            yield from catalogue.variables(message).references


def _unused(ids: Iterable[str], usage: Usage, families: Collection[str]) -> Iterator[Finding]:
    for message in ids:
        if not (usage.uses(message) or any(fnmatchcase(message, family) for family in families)):
            yield Finding(Fault.UNUSED, message)


def _needed(usage: Usage, texts: Texts) -> Iterator[Finding]:
    for need in usage.needs:
        for locale in Locale:
            if not texts.has(locale, need.message):
                yield Finding(Fault.MISSING, need.message, locale, need.where)
        if need.english is not None and texts.has(Locale.EN, need.message):
            said = texts.say(Locale.EN, need.message)
            if said != need.english:
                yield Finding(Fault.COMMAND, need.message, Locale.EN, need.where)
