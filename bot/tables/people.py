"""A person, as an interaction brings them."""

from dataclasses import dataclass

from bot.text import Locale


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who clicked or typed.

    Attributes:
        id: their Discord id.
        name: how they are called where they did it; data, never trusted.
        locale: the language of their client.
    """

    id: int
    name: str
    locale: Locale
