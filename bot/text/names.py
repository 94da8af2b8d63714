r"""Names from Discord are data: made safe before they are shown.

A person may call themself ``@everyone``, ``# Game over`` or ``[win](https://…)``. In a message
such a name must read as it is written, and do nothing.
"""

import unicodedata
from functools import lru_cache
from re import compile as pattern

from discord.utils import escape_mentions

LONGEST = 32
"""Characters of a name that are shown; Discord allows no more."""

NAMELESS = "?"
"""Shown for a name in which nothing can be seen."""

_ELLIPSIS = "…"
_MARKS = 2
"""Combining marks that one character may carry; more would run over the lines around it."""

_MARKDOWN = pattern(r"([\\*_~|`<>\[\]():@#/])")
_LIST_MARK = pattern(r"^(\d*)([-+.])")

# Letters, symbols and marks by their category, yet blank on the screen: fillers, the empty
# Braille cell, the grapheme joiner, vowel inherents, variation selectors.
_BLANK = frozenset(
    chr(code)
    for code in (
        0x034F,
        0x115F,
        0x1160,
        0x17B4,
        0x17B5,
        0x180B,
        0x180C,
        0x180D,
        0x180F,
        0x2800,
        0x3164,
        0xFFA0,
        *range(0xFE00, 0xFE10),
        *range(0xE0100, 0xE01F0),
    )
)
# Controls, formats (zero width, direction), surrogates, private and unassigned code points.
_UNSEEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn"})


@lru_cache(4096)
def plain_name(name: str, limit: int = LONGEST) -> str:
    """Return a name, or any line, for where there is no markdown: a label, a picture.

    Args:
        name: as it came from Discord.
        limit: the most characters to return, at least 1; a longer name ends in an ellipsis.

    Returns:
        One line without control, zero-width or direction characters; never empty.
    """
    line = " ".join(_seen(name).split())
    if len(line) > limit:
        line = line[: limit - 1].rstrip() + _ELLIPSIS
    return line or NAMELESS


@lru_cache(4096)
def escape_name(name: str) -> str:
    """Return a name for a message: it reads as it is written and formats or pings nothing.

    At most `LONGEST` characters are visible; those that escape the others come on top.
    """
    # discord.py's escape_markdown leaves links, subtext and numbered lists alive. A backslash
    # in a link ends it: ":" and "/" are escaped for that. No backslash keeps @everyone from
    # pinging, which is what escape_mentions is for.
    line = _MARKDOWN.sub(r"\\\1", plain_name(name))
    return escape_mentions(_LIST_MARK.sub(r"\1\\\2", line))


def _seen(text: str) -> str:
    seen: list[str] = []
    marks = 0
    for char in text:
        category = unicodedata.category(char)
        if char.isspace():
            seen.append(" ")
        elif category in _UNSEEN or char in _BLANK:
            continue
        elif category.startswith("M"):
            marks += 1
            if marks > _MARKS or not seen:
                continue
            seen.append(char)
            continue
        else:
            seen.append(char)
        marks = 0
    return "".join(seen)
