"""A person, as an interaction brings them."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from bot.text import Locale, plain_name
from db import SeatRow
from rules.engine.seats import Seat


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


def names_by_seat(seats: Sequence[SeatRow]) -> dict[Seat, str]:
    """Return what each seat's player is called; those who look alike get their seat's number."""
    alike = Counter(plain_name(row.name).casefold() for row in seats)
    return {
        Seat(row.seat): f"{plain_name(row.name, 26)} ({row.seat + 1})"
        if alike[plain_name(row.name).casefold()] > 1
        else row.name
        for row in seats
    }


def players(seats: Sequence[SeatRow]) -> list[int]:
    """Return the people of a game in their order, also those whose seat is kept for them."""
    holders = (seat.user_id or seat.owner_id for seat in seats)
    return [user for user in holders if user is not None]
