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
        server: the server that they did it in; None in direct messages, where they are called
            by another name.
    """

    id: int
    name: str
    locale: Locale
    server: int | None = None
