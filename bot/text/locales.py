"""The languages that the bot speaks."""

from enum import StrEnum

import discord


class Locale(StrEnum):
    """A language of the bot; its value is what message files are named by."""

    EN = "en"
    ES = "es"

    @classmethod
    def from_discord(cls, locale: discord.Locale | str | None) -> "Locale":
        """Return the language for a Discord client's: Spanish for any Spanish, else English."""
        language = str(locale or "").partition("-")[0].lower()
        return cls.ES if language == cls.ES else cls.EN
