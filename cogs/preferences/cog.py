"""``/preferences`` shows and changes what one chooses for oneself, at all tables."""

from datetime import datetime
from zoneinfo import ZoneInfo

from discord import app_commands
from discord.app_commands import locale_str
from discord.ext import commands

from bot.items import Interaction
from bot.preferences import OWN, QUIET_OFF, set_preferences
from bot.reply import Reply, guarded
from bot.times.quiet import say_hour, zones

CHOICES = 25
"""Choices that Discord takes at a time."""


async def complete_zone(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Offer time zones, each with the time that it is there now: that tells if it is one's own."""
    wanted = current.strip().replace(" ", "_").casefold()
    found = [name for name in zones() if wanted in name.casefold()]
    now = interaction.client.desk.clock()

    def label(name: str) -> str:
        there = datetime.fromtimestamp(now, ZoneInfo(name))
        return f"{name} · {say_hour(60 * there.hour + there.minute)}"

    return [app_commands.Choice(name=label(name), value=name) for name in found[:CHOICES]]


async def complete_begin(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Offer when quiet hours may begin, and that there be none."""
    desk = interaction.client.desk
    never = desk.say(desk.locale_of(interaction), "preferences-quiet-off")
    offered = [(QUIET_OFF, never), *_hours()]
    return _fitting(offered, current)


async def complete_end(_interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Offer when quiet hours may end."""
    return _fitting(_hours(), current)


def _hours() -> list[tuple[str, str]]:
    return [(say_hour(60 * hour), say_hour(60 * hour)) for hour in range(24)]


def _fitting(offered: list[tuple[str, str]], current: str) -> list[app_commands.Choice[str]]:
    wanted = current.strip().casefold()
    return [
        app_commands.Choice(name=label, value=value)
        for value, label in offered
        if wanted in value or wanted in label.casefold()
    ]


class PreferencesCog(commands.Cog):
    """What one chooses for oneself."""

    @app_commands.command(
        name="preferences",
        description=locale_str(
            "Reminders, quiet hours and language: see or change yours",
            key="preferences-description",
        ),
    )
    @app_commands.describe(
        reminder=locale_str(
            "How you want to be reminded of what waits for you", key="preferences-reminder"
        ),
        quiet_from=locale_str(
            "From when you want no reminders, such as 22:00; off for never",
            key="preferences-quiet-from",
        ),
        quiet_to=locale_str(
            "Until when you want no reminders, such as 8:00", key="preferences-quiet-to"
        ),
        timezone=locale_str(
            "Where your clock is, such as Europe/Madrid", key="preferences-timezone"
        ),
        language=locale_str(
            "The language in which the bot talks to you", key="preferences-language"
        ),
    )
    @app_commands.choices(
        reminder=[
            app_commands.Choice(
                name=locale_str("A mention in the thread", key="preferences-reminder-ping"),
                value="ping",
            ),
            app_commands.Choice(
                name=locale_str("A direct message", key="preferences-reminder-dm"), value="dm"
            ),
            app_commands.Choice(
                name=locale_str("None", key="preferences-reminder-none"), value="none"
            ),
        ],
        language=[
            app_commands.Choice(
                name=locale_str("As set in Discord", key="preferences-language-own"), value=OWN
            ),
            app_commands.Choice(name="English", value="en"),
            app_commands.Choice(name="Español", value="es"),
        ],
    )
    @app_commands.autocomplete(
        quiet_from=complete_begin, quiet_to=complete_end, timezone=complete_zone
    )
    @guarded
    async def preferences(
        self,
        reply: Reply,
        reminder: str | None = None,
        quiet_from: str | None = None,
        quiet_to: str | None = None,
        timezone: str | None = None,
        language: str | None = None,
    ) -> None:
        """Change what was typed, and show what the person has chosen."""
        await set_preferences(
            reply,
            reminder=reminder,
            quiet_from=quiet_from,
            quiet_to=quiet_to,
            timezone=timezone,
            language=language,
        )
