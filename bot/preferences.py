"""What one chooses for oneself, at all tables: reminders, quiet hours, language."""

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from bot.addresses import Preference, PreferenceButton, PreferenceSelect
from bot.desk import Desk
from bot.items import button, select
from bot.panels import Panel
from bot.panels.common import layout, text
from bot.reply import Reply
from bot.speech import Speaker
from bot.tables.errors import BadHour, Illegal, ZoneMissing
from bot.text import Locale
from bot.times.quiet import read_hour, read_zone, say_hour
from db import PreferencesRow, Reminder

QUIET_OFF = "off"
"""How "no quiet hours" is typed."""

OWN = "own"
"""How "the language of my client" is typed."""

LANGUAGES: tuple[Locale | None, ...] = (None, *Locale)
"""What can be chosen; None is the language of the client."""


async def show_preferences(reply: Reply) -> None:
    """Show somebody what they have chosen, with the means to change it."""
    await reply.send(await _panel(reply))


async def change_preference(reply: Reply, what: Preference, values: Sequence[str]) -> None:
    """Change one preference by the panel, and show the panel anew.

    Args:
        reply: to the click.
        what: which.
        values: the number of the option that was chosen; none for a button.

    Raises:
        Illegal: there is no such option.
    """
    await reply.defer_update()
    try:
        number = int(values[0]) if values else 0
        match what:
            case Preference.REMINDER:
                await reply.desk.store.players.set_reminder(
                    reply.person.id, tuple(Reminder)[number]
                )
            case Preference.LANGUAGE:
                await choose_language(reply.desk, reply.person.id, LANGUAGES[number])
            case Preference.QUIET_OFF:
                await reply.desk.store.players.set_quiet(reply.person.id, None, None, None)
    except (IndexError, ValueError):
        raise Illegal from None
    panel = await _panel(reply)
    await reply.confirm(lambda: reply.update(panel))


async def set_preferences(
    reply: Reply,
    *,
    reminder: str | None,
    quiet_from: str | None,
    quiet_to: str | None,
    timezone: str | None,
    language: str | None,
) -> None:
    """Change the preferences that were typed, all or none, and show how they stand.

    Raises:
        BadHour, UnknownZone, ZoneMissing: refused; nothing has changed.
    """
    await reply.defer()
    user, players = reply.person.id, reply.desk.store.players
    before = await players.preferences(user)
    quiet = _quiet(before, quiet_from, quiet_to, timezone)
    if quiet is not None:
        await players.set_quiet(user, *quiet)
    if reminder is not None:
        await players.set_reminder(user, Reminder(reminder))
    if language is not None:
        await choose_language(reply.desk, user, None if language == OWN else Locale(language))
    await show_preferences(reply)


def _quiet(
    before: PreferencesRow, begin: str | None, end: str | None, zone: str | None
) -> tuple[int | None, int | None, str | None] | None:
    """Return the quiet hours after what was typed; None if nothing was.

    What was not typed stays as it was before.
    """
    if begin is None and end is None and zone is None:
        return None
    if begin is not None and begin.strip().casefold() == QUIET_OFF:
        return None, None, None
    there = read_zone(zone) if zone is not None else before.timezone
    first = read_hour(begin) if begin is not None else before.quiet_from
    last = read_hour(end) if end is not None else before.quiet_to
    if first is None or last is None or first == last:
        raise BadHour
    if there is None:
        raise ZoneMissing
    return first, last, there


async def choose_language(desk: Desk, user: int, locale: Locale | None) -> None:
    """Talk to somebody in a language from now on, also at the tables where they sit."""
    await desk.store.players.set_locale(user, locale)
    desk.tongues.choose(user, locale)
    await desk.tables.forget_seats_of(user)


async def _panel(reply: Reply) -> Panel:
    preferences = await reply.desk.store.players.preferences(reply.person.id)
    # Not the reply's language, which may have been another before this very click.
    locale = reply.desk.locale_of(reply.interaction)
    return preferences_panel(preferences, Speaker(reply.desk.texts, locale, {}))


def preferences_panel(preferences: PreferencesRow, speaker: Speaker) -> Panel:
    """Return what somebody has chosen, with the means to change it."""
    chosen = Locale(preferences.locale) if preferences.locale else None
    lines = [
        speaker.say("preferences-title"),
        speaker.say("preferences-reminder", reminder=_reminder(preferences.reminder, speaker)),
        _quiet_line(preferences, speaker),
        speaker.say("preferences-language", language=_language(chosen, speaker)),
    ]
    reminders = _options([_reminder(one, speaker) for one in Reminder], preferences.reminder)
    languages = [_language(one, speaker) for one in LANGUAGES]
    items: list[ui.Item[Any]] = [
        text("\n".join(lines)),
        _menu(Preference.REMINDER, reminders, speaker.say("preferences-choose-reminder")),
        _menu(
            Preference.LANGUAGE,
            _options(languages, LANGUAGES.index(chosen)),
            speaker.say("preferences-choose-language"),
        ),
    ]
    if preferences.timezone is not None:
        off = PreferenceButton(Preference.QUIET_OFF)
        items.append(ui.ActionRow(button(off, speaker.say("button-quiet-off"))))
    items.append(text(speaker.say("preferences-foot")))
    return Panel(layout(*items))


def _quiet_line(preferences: PreferencesRow, speaker: Speaker) -> str:
    begin, end = preferences.quiet_from, preferences.quiet_to
    if begin is None or end is None:
        return speaker.say("preferences-no-quiet")
    zone = speaker.safe(preferences.timezone or "")
    return speaker.say("preferences-quiet", begin=say_hour(begin), end=say_hour(end), zone=zone)


def _reminder(reminder: Reminder, speaker: Speaker) -> str:
    return speaker.say(f"preferences-reminder-{reminder}")


def _language(locale: Locale | None, speaker: Speaker) -> str:
    return speaker.say(f"preferences-language-{locale or OWN}")


def _options(labels: Sequence[str], chosen: int | Reminder) -> list[discord.SelectOption]:
    default = tuple(Reminder).index(chosen) if isinstance(chosen, Reminder) else chosen
    return [
        discord.SelectOption(
            label=f"{label[:1].upper()}{label[1:]}"[:100],
            value=str(number),
            default=number == default,
        )
        for number, label in enumerate(labels)
    ]


def _menu(
    what: Preference, options: list[discord.SelectOption], placeholder: str
) -> ui.ActionRow[Any]:
    return ui.ActionRow(select(PreferenceSelect(what), options, placeholder=placeholder))
