"""Quiet hours: when somebody wants no reminders, by the clock on their own wall."""

from datetime import datetime
from functools import cache
from re import compile as pattern
from zoneinfo import ZoneInfo, available_timezones

from bot.tables.errors import BadHour, UnknownZone
from db import PreferencesRow

_HOUR = pattern(r"([01]?[0-9]|2[0-3])(?::([0-5][0-9]))?")


def is_quiet(preferences: PreferencesRow, now: float) -> bool:
    """Tell whether it is quiet for somebody at a moment, given in UTC epoch seconds.

    The hours may span midnight. They go by the wall clock of the player's time zone, also on
    the days on which it is put forward or back.
    """
    begin, end, zone = preferences.quiet_from, preferences.quiet_to, preferences.timezone
    if begin is None or end is None or zone is None:
        return False
    there = datetime.fromtimestamp(now, ZoneInfo(zone))
    minute = 60 * there.hour + there.minute
    if begin < end:
        return begin <= minute < end
    return minute >= begin or minute < end


@cache
def zones() -> tuple[str, ...]:
    """Return the names of all time zones with a place in them, in alphabetical order."""
    return tuple(sorted(name for name in available_timezones() if _has_a_place(name)))


def _has_a_place(name: str) -> bool:
    # Outside the continents and oceans lie aliases of old, and offsets with their signs reversed.
    return "/" in name and not name.startswith(("Etc/", "SystemV/", "US/", "posix/", "right/"))


def read_zone(typed: str) -> str:
    """Return the time zone that somebody typed, as it is spelled.

    Raises:
        UnknownZone: there is none of that name.
    """
    wanted = typed.strip().replace(" ", "_").casefold()
    for name in zones():
        if name.casefold() == wanted:
            return name
    raise UnknownZone


def read_hour(typed: str) -> int:
    """Return a typed time of day, such as "22" or "7:30", in minutes after midnight.

    Raises:
        BadHour: it is none.
    """
    read = _HOUR.fullmatch(typed.strip())
    if read is None:
        raise BadHour
    return 60 * int(read[1]) + int(read[2] or 0)


def say_hour(minutes: int) -> str:
    """Return a time of day as it is written in both languages."""
    return f"{minutes // 60:02}:{minutes % 60:02}"
