"""Text: every word a player sees, in every language, and names made safe to show."""

from bot.text.commands import CommandTranslator
from bot.text.lists import join_list
from bot.text.locales import Locale
from bot.text.names import escape_name, plain_name
from bot.text.texts import MessageError, Texts, common_texts

__all__ = [
    "CommandTranslator",
    "Locale",
    "MessageError",
    "Texts",
    "common_texts",
    "escape_name",
    "join_list",
    "plain_name",
]
