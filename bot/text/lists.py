"""Lists inside a sentence."""

from collections.abc import Sequence
from re import IGNORECASE
from re import compile as pattern
from typing import Literal

from babel.lists import format_list

from bot.text.locales import Locale

# British English, for "A, B and C" without a comma before "and".
_BABEL = {Locale.EN: "en_GB", Locale.ES: "es"}
_STYLES: dict[str, Literal["standard", "or"]] = {"and": "standard", "or": "or"}

# Spanish "y" and "o" give way before their own sound. A word in hie-, or ia-, ie-, io-, iu-
# begins with the sound of English "y", and "y" stands before it.
_LIKE_Y = pattern(r"h?[ií](?![aeouáéóú])", IGNORECASE)
_LIKE_O = pattern(r"h?[oó]|8|11(?!\d)", IGNORECASE)


def join_list(locale: Locale, items: Sequence[str], kind: Literal["and", "or"] = "and") -> str:
    """Return the items as a list in a sentence: "A, B and C", "A, B y C"; empty if none."""
    text = format_list(list(items), style=_STYLES[kind], locale=_BABEL[locale])
    if locale is not Locale.ES or len(items) < 2:  # noqa: PLR2004  a list has two
        return text
    last = items[-1]
    plain, sound, instead = ("y", _LIKE_Y, "e") if kind == "and" else ("o", _LIKE_O, "u")
    # What the reader hears first may stand behind markdown.
    heard = last.lstrip("*_~|`\\\"'«“¡¿([ ")
    if not sound.match(heard):
        return text
    return text.removesuffix(f" {plain} {last}") + f" {instead} {last}"
