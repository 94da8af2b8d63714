"""What ``/rules`` and the buttons of its pages do."""

from discord import app_commands

from bot.addresses import CONTENTS, RuleButton, RuleLink, RulesPage, RulesSelect
from bot.commands import CHOICES, tables_of
from bot.desk import Desk
from bot.face import Face
from bot.glossary.finding import Found, every_entry, likely, name_of, named
from bot.glossary.pages import (
    contents_panel,
    entry_panel,
    games_panel,
    glossary_of,
    section_panel,
)
from bot.items import Interaction
from bot.panels import Panel
from bot.reply import Reply
from bot.speech import Speaker
from bot.tables.errors import NoSuchRule
from bot.text import Locale, plain_name
from rules.engine.errors import UnknownGame

_LABEL = 100


async def look_up(reply: Reply, game: str | None, entry: str | None) -> None:
    """Show an entry, the contents of a game's rules, or the games there are.

    Args:
        reply: to the command.
        game: the game's key; None for the one that is played here, or the only one that the
            person is playing.
        entry: what was chosen or typed.

    Raises:
        UnknownGame: there is no such game.
        NoSuchRule: there is no such entry.
    """
    await reply.defer()
    desk = reply.desk
    key = game or await game_here(desk, reply.interaction)
    if entry is None:
        if key is None:
            await reply.send(games_panel(explained(desk), _common(desk, reply.locale)))
        else:
            face = desk.faces[key]
            await reply.send(contents_panel(face, _speaker(face, reply.locale)))
        return
    speaker = _common(desk, reply.locale)
    found = named(every_entry(_searched(desk, key)), entry, speaker)
    await reply.send(_entry(found.face, found.entry.slug, reply.locale))


async def game_here(desk: Desk, interaction: Interaction) -> str | None:
    """Return the game that is meant if none is named: that of the thread, or one's only one."""
    here = await desk.store.games.by_thread(interaction.channel_id or 0)
    if here is not None:
        return here.game
    mine = {row.game for row in await tables_of(desk, interaction.user.id)}
    return mine.pop() if len(mine) == 1 else None


def explained(desk: Desk) -> list[Face]:
    """Return the games about which something can be looked up."""
    return [face for face in desk.faces if face.glossary is not None]


def _searched(desk: Desk, key: str | None) -> list[Face]:
    return explained(desk) if key is None else [desk.faces[key]]


def _speaker(face: Face, locale: Locale) -> Speaker:
    return Speaker(face.texts, locale, {})


def _common(desk: Desk, locale: Locale) -> Speaker:
    return Speaker(desk.texts, locale, {})


def _entry(face: Face, slug: str, locale: Locale) -> Panel:
    return entry_panel(face, slug, _speaker(face, locale))


async def open_rule(reply: Reply, address: RuleButton) -> None:
    """Show the rule that a question goes by, beside the question.

    Raises:
        UnknownGame, NoSuchRule: there is no such entry any more.
    """
    await reply.defer()
    face = reply.desk.faces[address.game]
    await reply.send(_entry(face, address.slug, reply.locale))


async def turn_rules(reply: Reply, address: RuleLink | RulesPage) -> None:
    """Turn to another page, in place of the one that was clicked on.

    Raises:
        UnknownGame, NoSuchRule: there is no such page any more.
    """
    await reply.defer_update()
    face = reply.desk.faces[address.game]
    speaker = _speaker(face, reply.locale)
    match address:
        case RuleLink(_, slug):
            panel = entry_panel(face, slug, speaker)
        case RulesPage(_, section, _) if section == CONTENTS:
            panel = contents_panel(face, speaker)
        case RulesPage(_, section, page):
            panel = section_panel(face, section, page, speaker)
    await reply.update(panel)


async def choose_rules(reply: Reply, address: RulesSelect, values: list[str]) -> None:
    """Turn to what was chosen in a menu: a game, a section, or an entry.

    Raises:
        UnknownGame, NoSuchRule: there is no such thing.
    """
    await reply.defer_update()
    if len(values) != 1:
        raise NoSuchRule
    (value,) = values
    face = reply.desk.faces[address.game or value]
    speaker = _speaker(face, reply.locale)
    if not address.game:
        panel = contents_panel(face, speaker)
    elif address.section == CONTENTS:
        panel = section_panel(face, value, 0, speaker)
    else:
        panel = entry_panel(face, value, speaker)
    await reply.update(panel)


async def complete_entry(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Offer the entries of the game that was chosen, or is played here, or of all games."""
    desk: Desk = interaction.client.desk
    key = vars(interaction.namespace).get("game") or await game_here(desk, interaction)
    try:
        searched = _searched(desk, key)
    except UnknownGame:
        return []
    speaker = _common(desk, desk.locale_of(interaction))
    found = likely(every_entry(searched), current, speaker)[:CHOICES]
    labels = _labels(found, speaker, alone=len(searched) == 1)
    return [
        app_commands.Choice(name=plain_name(label, _LABEL), value=one.value)
        for one, label in zip(found, labels, strict=True)
    ]


def _labels(found: list[Found], speaker: Speaker, *, alone: bool) -> list[str]:
    """Return the names of entries, each with its game if there are several, or its section."""
    names = [name_of(one, speaker) for one in found]
    return [
        name
        if alone and names.count(name) == 1
        else speaker.say("glossary-choice", name=name, where=_where(one, speaker, alone=alone))
        for one, name in zip(found, names, strict=True)
    ]


def _where(one: Found, speaker: Speaker, *, alone: bool) -> str:
    own = Speaker(one.face.texts, speaker.locale, {}, rich=False)
    section, _ = glossary_of(one.face).find(one.entry.slug)
    return section.called(own) if alone else own.say(f"game-{one.face.key}")


async def complete_explained(
    interaction: Interaction, current: str
) -> list[app_commands.Choice[str]]:
    """Offer the games about which something can be looked up."""
    desk: Desk = interaction.client.desk
    locale = desk.locale_of(interaction)
    labelled = ((face.key, desk.game_name(locale, face.key)) for face in explained(desk))
    wanted = current.casefold()
    return [
        app_commands.Choice(name=name, value=key)
        for key, name in labelled
        if wanted in name.casefold() or wanted in key
    ][:CHOICES]
