"""The languages that the bot speaks."""

from enum import StrEnum

import discord


class Locale(StrEnum):
    """A language of the bot; its value is what message files are named by."""

    EN = "en"
    ES = "es"

    @classmethod
    def from_discord(
        cls, locale: discord.Locale | str | None, otherwise: "Locale | None" = None
    ) -> "Locale":
        """Return the language for a Discord client's.

        Args:
            locale: the client's language; every Spanish and every English is one of ours.
            otherwise: what it is for all others; English, if not given.
        """
        language = str(locale or "").partition("-")[0].lower()
        return cls(language) if language in set(cls) else otherwise or cls.EN
