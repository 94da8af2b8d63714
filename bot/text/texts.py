"""Messages by id: the catalogue that everything the bot says comes from."""

import os
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TypeAlias

import structlog
from fluent.runtime import FluentBundle
from fluent.syntax import ast

from bot.text.files import read_folder
from bot.text.locales import Locale

log = structlog.get_logger(__name__)

STRICT = "MAESE_STRICT_TEXTS"
"""Environment variable: if set, a message that cannot be said raises. Tests set it."""

FALLBACK = "…"
"""What is said when no language has the words; a label must not be empty."""

_LONG = 2000

Arg: TypeAlias = str | int | float
"""What a message may be given. Text is put in as it stands; names must be made safe before."""

_Layer: TypeAlias = Mapping[Locale, tuple[ast.Resource, ...]]


class MessageError(Exception):
    """A message is missing or cannot be formatted.

    Names the message and never its arguments: these may be somebody's secret.
    """


class Texts:
    """The messages of one scope: a game's own, and below them those that all games share.

    Args:
        layers: the messages of each folder, first what counts first.
        strict: raise `MessageError` for what cannot be said, instead of making do.
    """

    def __init__(self, layers: Sequence[_Layer], *, strict: bool) -> None:
        self.strict = strict
        self._layers = tuple(layers)
        self._bundles = {locale: _bundle(locale, self._layers) for locale in Locale}

    @classmethod
    def load(cls, folder: Traversable, *, strict: bool | None = None) -> "Texts":
        """Return a scope with a folder's messages; by default the environment says if strict.

        Raises:
            MessageError: strict, and a file has lines that are not Fluent.
            ValueError: a file is named for a language that the bot does not speak.
        """
        strict = bool(os.environ.get(STRICT)) if strict is None else strict
        return cls((_read(folder, strict=strict),), strict=strict)

    def extended(self, folder: Traversable) -> "Texts":
        """Return a scope with a folder's messages on top of these, which it leaves alone.

        Messages of either may refer to those of the other. Where both have an id, the folder's
        counts.

        Raises:
            MessageError, ValueError: as `load`.
        """
        return Texts((_read(folder, strict=self.strict), *self._layers), strict=self.strict)

    def strictly(self) -> "Texts":
        """Return the same scope, strict."""
        return Texts(self._layers, strict=True)

    def has(self, locale: Locale, message: str) -> bool:
        """Return whether a message, or an ``id.attribute``, exists in a language."""
        return self._pattern(locale, message) is not None

    def say(self, locale: Locale, message: str, /, **args: Arg) -> str:
        """Return a message in a language.

        Args:
            locale: the reader's language.
            message: the id, or ``id.attribute``.
            args: what the message's variables stand for. Numbers are formatted and choose
                plural forms; text stands as it is.

        Returns:
            The text; if it cannot be said and the scope is not strict, the English text, and
            if that cannot be said either, `FALLBACK`.

        Raises:
            MessageError: strict, and the message is missing or does not format.
        """
        try:
            return self._format(locale, message, args)
        except MessageError as error:
            if self.strict:
                raise
            log.error("message not said", message=message, locale=str(locale), why=str(error))  # noqa: TRY400  a traceback may show arguments
        try:
            return self._format(Locale.EN, message, args)
        except MessageError:
            return FALLBACK

    def _pattern(self, locale: Locale, message: str) -> object | None:
        bundle = self._bundles[locale]
        identifier, _, attribute = message.partition(".")
        if not bundle.has_message(identifier):
            return None
        found = bundle.get_message(identifier)
        return found.attributes.get(attribute) if attribute else found.value

    def _format(self, locale: Locale, message: str, args: Mapping[str, Arg]) -> str:
        pattern = self._pattern(locale, message)
        if pattern is None:
            raise MessageError(f"{locale}: no message {message}")
        # Fluent takes no variable longer than this, so long text takes its place afterwards.
        long = {
            f"\ue000{number}\ue001": arg
            for number, arg in enumerate(args.values())
            if isinstance(arg, str) and len(arg) > _LONG
        }
        marks: dict[Arg, Arg] = {arg: mark for mark, arg in long.items()}
        short = {name: marks.get(arg, arg) for name, arg in args.items()} if long else args
        text, errors = self._bundles[locale].format_pattern(
            pattern,  # type: ignore[arg-type]  # a pattern is what it gave us
            dict(short),
        )
        if errors:
            reasons = ", ".join(sorted({_reason(error) for error in errors}))
            raise MessageError(f"{locale}: {message} does not format: {reasons}")
        said = str(text)
        for mark, arg in long.items():
            said = said.replace(mark, arg)
        return said


def _reason(error: Exception) -> str:
    # Errors of other kinds may quote an argument.
    return str(error) if type(error).__module__.startswith("fluent.") else type(error).__name__


def _read(folder: Traversable, *, strict: bool) -> _Layer:
    resources: dict[Locale, tuple[ast.Resource, ...]] = dict.fromkeys(Locale, ())
    for file in read_folder(folder):
        for line in file.junk():
            if strict:
                raise MessageError(line)
            log.error("message not understood", where=line)
        resources[file.locale] += (file.resource,)
    return resources


def _bundle(locale: Locale, layers: Sequence[_Layer]) -> FluentBundle:
    bundle = FluentBundle([locale], use_isolating=False)
    for layer in layers:
        for resource in layer[locale]:
            bundle.add_resource(resource)
    return bundle


@cache
def common_texts(*, strict: bool | None = None) -> Texts:
    """Return the messages that all games share."""
    return Texts.load(files("bot") / "messages", strict=strict)
