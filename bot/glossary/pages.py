"""The pages of a game's rules: one entry, one section, the contents, and all games."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import discord
from discord import ui

from bot.addresses import CONTENTS, GameKey, RuleLink, RulesPage, RulesSelect, SectionKey, Slug
from bot.art import Picture
from bot.face import Face
from bot.glossary.entries import Entry, Glossary, Section
from bot.items import button, select
from bot.panels.common import Panel, gallery, layout, text
from bot.speech import Speaker
from bot.tables.errors import NoSuchRule
from bot.text import plain_name

FILE = "rules.png"

PAGE = 25
"""Entries on one page of a section: as many as a menu holds."""

MOST_LINKS = 4
"""Further entries that one leads to; the fifth button of the row leads to its section."""

_LINE = 100


def glossary_of(face: Face) -> Glossary:
    """Return what can be looked up about a game.

    Raises:
        NoSuchRule: nothing can.
    """
    if face.glossary is None:
        raise NoSuchRule
    return face.glossary


def entry_panel(face: Face, slug: str, speaker: Speaker) -> Panel:
    """Return an entry: its text, its picture, and where to go from there.

    Raises:
        NoSuchRule: there is none of that slug.
    """
    glossary = glossary_of(face)
    section, entry = glossary.find(slug)
    plain = speaker.plain()
    name = entry.called(plain)
    where = speaker.say(
        "glossary-where", game=speaker.say(f"game-{face.key}"), section=section.called(speaker)
    )
    items: list[ui.Item[Any]] = [text(f"### {name}\n{entry.told(speaker)}")]
    pictures: tuple[tuple[str, Picture], ...] = ()
    if entry.draw is not None:
        picture = replace(entry.draw(plain.say), alt=plain.say("glossary-alt", name=name))
        items.append(gallery(FILE, picture))
        pictures = ((FILE, picture),)
    game = GameKey(face.key)
    links = [
        button(RuleLink(game, Slug(other)), glossary.find(other)[1].called(plain))
        for other in entry.see[:MOST_LINKS]
    ]
    page = section.entries.index(entry) // PAGE
    back = button(
        RulesPage(game, SectionKey(section.key), page),
        plain.say("glossary-all-of", section=section.called(plain)),
    )
    return Panel(layout(*items, ui.ActionRow(*links, back), text(where)), pictures)


def section_panel(face: Face, key: str, page: int, speaker: Speaker) -> Panel:
    """Return a page of a section, with a menu of its entries.

    Raises:
        NoSuchRule: there is no such section.
    """
    section = glossary_of(face).section(key)
    plain = speaker.plain()
    pages = -(-len(section.entries) // PAGE)
    page = min(page, pages - 1)
    shown = section.entries[page * PAGE : (page + 1) * PAGE]
    title = speaker.say(
        "glossary-section",
        game=speaker.say(f"game-{face.key}"),
        section=section.called(speaker),
        page=page + 1,
        pages=pages,
    )
    listed = " · ".join(entry.called(plain) for entry in shown)
    game, where = GameKey(face.key), SectionKey(section.key)
    menu = select(
        RulesSelect(game, where),
        [_option(entry, plain) for entry in shown],
        placeholder=plain.say("glossary-choose"),
    )
    turns = [("button-previous", page - 1), ("button-next", page + 1)]
    buttons = [
        button(RulesPage(game, where, to), plain.say(label))
        for label, to in turns
        if 0 <= to < pages
    ]
    contents = button(RulesPage(game, CONTENTS, 0), plain.say("glossary-contents"))
    rows: list[ui.ActionRow[Any]] = [ui.ActionRow(menu), ui.ActionRow(*buttons, contents)]
    return Panel(layout(text(f"{title}\n{listed}"), *rows))


def _option(entry: Entry, plain: Speaker) -> discord.SelectOption:
    return discord.SelectOption(
        value=entry.slug,
        label=plain_name(entry.called(plain), _LINE),
        description=plain_name(entry.told(plain), _LINE),
    )


def contents_panel(face: Face, speaker: Speaker) -> Panel:
    """Return the contents of a game's rules, with a menu of its sections.

    Raises:
        NoSuchRule: nothing can be looked up about the game.
    """
    sections = glossary_of(face).sections
    plain = speaker.plain()
    lines = [speaker.say("glossary-title", game=speaker.say(f"game-{face.key}"))]
    lines += [
        speaker.say("glossary-line", section=one.called(speaker), count=len(one.entries))
        for one in sections
    ]
    options = [_section_option(one, plain) for one in sections]
    menu = select(
        RulesSelect(GameKey(face.key), CONTENTS), options, placeholder=plain.say("glossary-choose")
    )
    return Panel(layout(text("\n".join(lines)), ui.ActionRow(menu)))


def _section_option(section: Section, plain: Speaker) -> discord.SelectOption:
    first = ", ".join(entry.called(plain) for entry in section.entries[:6])
    return discord.SelectOption(
        value=section.key,
        label=plain_name(section.called(plain), _LINE),
        description=plain_name(first, _LINE),
    )


def games_panel(faces: Sequence[Face], speaker: Speaker) -> Panel:
    """Return the games about which something can be looked up, with a menu of them.

    Raises:
        NoSuchRule: there is no such game.
    """
    if not faces:
        raise NoSuchRule
    options = [
        discord.SelectOption(
            value=face.key,
            label=plain_name(Speaker(face.texts, speaker.locale, {}).say(f"game-{face.key}"), 100),
        )
        for face in faces[:PAGE]
    ]
    menu = select(
        RulesSelect(GameKey(""), CONTENTS), options, placeholder=speaker.say("glossary-which-game")
    )
    return Panel(layout(text(speaker.say("glossary-games")), ui.ActionRow(menu)))
