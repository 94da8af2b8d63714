"""Slash commands in the reader's language."""

import unicodedata
from collections.abc import Callable, Iterable

import discord
import structlog
from discord import app_commands
from discord.app_commands import TranslationContextLocation as Where
from typing_extensions import override

from bot.text.locales import Locale
from bot.text.texts import Texts

log = structlog.get_logger(__name__)

KEY = "key"
"""The extra of a `locale_str` that names its message."""

_PREFIX = "command-"

NAME_LIMIT = 32
TEXT_LIMIT = 100

_NAMES = frozenset({Where.command_name, Where.group_name, Where.parameter_name})


def message_of(key: str) -> str:
    """Return the id of the message for a key of a command's texts."""
    return _PREFIX + key


class CommandTranslator(app_commands.Translator):
    """Gives Discord the Spanish of the commands' texts.

    A text is marked with the key of its message; the English stands in the code, because
    discord.py needs it to find the command again, and in the catalogue::

        description=locale_str("Open a table for a game", key="play-description")

        # en.ftl
        command-play-description = Open a table for a game
        # es.ftl
        command-play-description = Abre una mesa para un juego

    Keys end in what they are: ``<command>-description``, ``<command>-<parameter>``,
    ``<command>-<parameter>-<value>`` for a choice. Names of commands and parameters stay
    English unless they are marked too (``key="play-name"``) and have a message. A game's keys
    begin with the game's, and their messages lie in the game's folder.

    Args:
        texts: the messages that all games share.
        games: returns the scopes of the games that the bot offers now.
    """

    def __init__(
        self, texts: Texts, games: Callable[[], Iterable[Texts]] = tuple[Texts, ...]
    ) -> None:
        self._texts = texts
        self._games = games

    @override
    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """Return the Spanish text; None for other languages and where there is none.

        Raises:
            TranslationError: the text exists but Discord would not take it.
        """
        key = string.extras.get(KEY)
        if key is None or Locale.from_discord(locale) is not Locale.ES:
            return None
        message = message_of(key)
        for texts in (self._texts, *self._games()):
            if texts.has(Locale.ES, message):
                text = texts.say(Locale.ES, message)
                if problem := problem_with(text, context.location):
                    raise app_commands.TranslationError(
                        f"{message}: {problem}", string=string, locale=locale, context=context
                    )
                return text
        if context.location not in _NAMES:
            log.error("command not translated", message=message)
        return None


def problem_with(text: str, where: Where) -> str | None:
    """Return why Discord would refuse a command's text, or None if it would not."""
    if where not in _NAMES:
        return None if 1 <= len(text) <= TEXT_LIMIT else f"not 1 to {TEXT_LIMIT} characters"
    if not 1 <= len(text) <= NAME_LIMIT:
        return f"not 1 to {NAME_LIMIT} characters"
    if text != text.lower():
        return "not in lower case"
    if not all(char in "-_'" or unicodedata.category(char)[0] in "LN" for char in text):
        return "only letters, digits, hyphens and underscores"
    return None
