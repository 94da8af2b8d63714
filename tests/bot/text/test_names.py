"""Hostile names: they read as they are written and do nothing."""

import re
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.text import escape_name, plain_name

# What Discord reacts to, thrown together so that every construct turns up.
PIECES = st.sampled_from(
    [
        *"*_~|`\\<>[]():@#-+/.&! \n\r\t1aé",
        "@everyone",
        "@here",
        "<@123456789012345678>",
        "<@!123456789012345678>",
        "<@&123456789012345678>",
        "<#123456789012345678>",
        "<:troll:123456789012345678>",
        "<t:1700000000:R>",
        "</play:123456789012345678>",
        "https://evil.example",
        "discord.gg/evil",
        "[free](https://evil.example)",
        "-# ",
        "### ",
        ">>> ",
        "1. ",
        "||",
        "```",
        "\u200b",
        "\u202e",
        "\u2066",
        "\u3164",
        "\u0301",
        "\u2028",
        "\x00",
        "\x1b",
    ]
)
NAMES = st.lists(PIECES, max_size=40).map("".join) | st.text(max_size=60)

PING = re.compile(r"@(everyone|here)|<@[!&]?\d+>")
ALIVE = re.compile(
    r"(?<!\\)<"  # mentions, emoji, timestamps, commands
    r"|://"  # links
    r"|discord\.gg/"
    r"|\]\("
    r"|^\s*(>|#|-#|[-+*] |\d+\. )"  # what a line may begin with
)
SPECIAL = re.compile(r"(?<!\\)(?:\\\\)*[*_~|`<>\[\]():@#/]")
ESCAPE = re.compile(r"\\([^0-9A-Za-z\s])")


@given(NAMES)
def test_a_name_does_nothing_in_a_message(name: str) -> None:
    shown = escape_name(name)
    assert not PING.search(shown)
    assert not ALIVE.search(shown)
    unescaped = [found[0][-1] for found in SPECIAL.finditer(shown)]
    assert not unescaped


@given(NAMES)
def test_a_name_cannot_break_out_of_what_is_around_it(name: str) -> None:
    trailing = re.search(r"\\*$", escape_name(name))
    assert trailing
    assert len(trailing[0]) % 2 == 0


@given(NAMES)
def test_a_name_reads_as_it_is_written(name: str) -> None:
    read = ESCAPE.sub(r"\1", escape_name(name)).replace("\u200b", "")
    assert read == plain_name(name)


@given(NAMES, st.integers(1, 40))
def test_a_plain_name_is_one_short_visible_line(name: str, limit: int) -> None:
    line = plain_name(name, limit)
    assert 1 <= len(line) <= limit
    assert line == line.strip()
    assert not {unicodedata.category(char) for char in line} & {"Cc", "Cf", "Cs", "Zl", "Zp"}
    line.encode()


@given(st.text(st.characters(categories=["L", "N"]), min_size=1, max_size=32))
def test_an_honest_name_stays_as_it_is(name: str) -> None:
    if not set(name) & {"\u115f", "\u1160", "\u3164", "\uffa0"}:
        assert escape_name(name) == plain_name(name) == name


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ana-María O'Neil", "Ana-María O'Neil"),
        ("👑 Bruno", "👑 Bruno"),
        ("J. R. R.", "J. R. R."),
        ("-# small", r"\-\# small"),
        ("1. first", r"1\. first"),
        ("**bold**", r"\*\*bold\*\*"),
        ("a\n> b", r"a \> b"),
        ("\u202eevil", "evil"),
        ("\u3164\u200b", "?"),
        ("", "?"),
    ],
)
def test_examples(name: str, shown: str) -> None:
    assert escape_name(name) == shown


def test_marks_do_not_pile_up() -> None:
    assert len(plain_name("e" + "\u0301" * 30)) == 3


def test_a_long_name_is_shortened() -> None:
    assert plain_name("Bartholomew the Magnificent", 12) == "Bartholomew…"
