"""How long an answer may take, and when its player is reminded of it."""

from re import compile as pattern

from bot.speech import Speaker
from bot.tables.errors import BadLimit
from db import GameRow, TimeRule

HOUR = 3600
DAY = 24 * HOUR

LONGEST = 30 * DAY
"""Seconds of the longest limit; the shortest is an hour."""

REMINDED_AFTER = 0.5
"""So much of a limit has to be over before the one reminder."""

REMINDED_WITHOUT_LIMIT = 24.0 * HOUR
"""Seconds before the one reminder where there is no limit."""

NO_LIMIT = "none"
"""How "no limit" is typed."""

OFFERED = ("none", "1h", "6h", "12h", "1d", "2d", "3d", "7d", "14d")
"""The limits that are offered while one is typed."""

_LIMIT = pattern(r"([0-9]{1,3}) ?([hd])")
UNITS = {"h": HOUR, "d": DAY}
"""Seconds of what stands behind the number of a limit."""


def deadline(row: GameRow, asked_at: float) -> float | None:
    """Return until when a question is to be answered, in UTC epoch seconds.

    None where there is no limit, or while the game is paused.
    """
    if row.limit_seconds is None or row.paused_at is not None:
        return None
    return asked_at + row.limit_seconds


def read_limit(typed: str) -> int | None:
    """Return a typed limit, such as "12h" or "3d", in seconds; None for no limit.

    Raises:
        BadLimit: it is none, or too long.
    """
    typed = typed.strip().casefold()
    if typed == NO_LIMIT:
        return None
    read = _LIMIT.fullmatch(typed)
    seconds = int(read[1]) * UNITS[read[2]] if read else 0
    if not HOUR <= seconds <= LONGEST:
        raise BadLimit(days=LONGEST // DAY)
    return seconds


def is_limit(typed: str) -> bool:
    """Tell whether what somebody typed is a limit."""
    try:
        read_limit(typed)
    except BadLimit:
        return False
    return True


def say_limit(seconds: int | None, speaker: Speaker) -> str:
    """Return a limit in words, in days where they come out even."""
    if seconds is None:
        return speaker.say("time-no-limit")
    if seconds % DAY == 0:
        return speaker.say("time-days", count=seconds // DAY)
    return speaker.say("time-hours", count=seconds // HOUR)


def say_time(limit: int | None, rule: TimeRule, speaker: Speaker) -> str:
    """Return a table's limit with its rule, in words; without a limit there is no rule."""
    said = say_limit(limit, speaker)
    if limit is None:
        return said
    return speaker.say("time-with-rule", limit=said, rule=speaker.say(f"time-rule-{rule}"))


def moment(at: float) -> str:
    """Return what Discord shows as "in 3 hours", in the reader's language and always up to date."""
    return f"<t:{int(at)}:R>"
