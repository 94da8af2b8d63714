"""The languages that people have chosen; all others are spoken to in that of their client."""

from contextlib import suppress

from bot.text import Locale
from db.people import Players


class Tongues:
    """Keeps the choices in memory: an interaction has to be answered at once."""

    def __init__(self) -> None:
        self._chosen: dict[int, Locale] = {}

    async def load(self, players: Players) -> None:
        """Read what was chosen so far."""
        for user, locale in (await players.locales()).items():
            with suppress(ValueError):  # a language of another version
                self._chosen[user] = Locale(locale)

    def of(self, user: int) -> Locale | None:
        """Return the language that somebody has chosen, if they have."""
        return self._chosen.get(user)

    def choose(self, user: int, locale: Locale | None) -> None:
        """Note a choice, or that there is none any more."""
        if locale is None:
            self._chosen.pop(user, None)
        else:
            self._chosen[user] = locale
