"""Limits as they are typed and said."""

import pytest

from bot.speech import Speaker
from bot.tables.errors import BadLimit
from bot.text import Locale, common_texts
from bot.times.limits import DAY, HOUR, LONGEST, OFFERED, read_limit, say_limit, say_time
from db import TimeRule


def speaker(locale: Locale = Locale.EN) -> Speaker:
    """Return who says it."""
    return Speaker(common_texts(strict=True), locale, {})


@pytest.mark.parametrize(
    ("typed", "seconds"),
    [
        ("none", None),
        ("1h", HOUR),
        (" 36H ", 36 * HOUR),
        ("3 d", 3 * DAY),
        ("720h", LONGEST),
        ("30d", LONGEST),
    ],
)
def test_a_limit_is_typed_in_hours_or_days(typed: str, seconds: int | None) -> None:
    assert read_limit(typed) == seconds


@pytest.mark.parametrize(
    "typed", ["", "0h", "0d", "31d", "721h", "h", "12", "-1h", "1.5d", "1w", "٣d", "9999h", "1h2d"]
)
def test_what_is_no_limit_is_refused(typed: str) -> None:
    with pytest.raises(BadLimit) as refused:
        read_limit(typed)
    assert refused.value.arguments == {"days": 30}


def test_what_is_offered_can_be_typed() -> None:
    seconds = [read_limit(typed) for typed in OFFERED]
    assert len(set(seconds)) == len(OFFERED)


@pytest.mark.parametrize(
    ("seconds", "english", "spanish"),
    [
        (None, "no limit", "sin límite"),
        (HOUR, "one hour", "una hora"),
        (36 * HOUR, "36 hours", "36 horas"),
        (24 * HOUR, "one day", "un día"),
        (14 * DAY, "14 days", "14 días"),
    ],
)
def test_a_limit_is_said_in_days_where_they_come_out_even(
    seconds: int | None, english: str, spanish: str
) -> None:
    assert say_limit(seconds, speaker()) == english
    assert say_limit(seconds, speaker(Locale.ES)) == spanish


def test_without_a_limit_no_rule_is_named() -> None:
    assert say_time(None, TimeRule.ANSWER, speaker()) == "no limit"
    said = {rule: say_time(DAY, rule, speaker()) for rule in TimeRule}
    assert said[TimeRule.ANSWER] == "one day, then the bot answers that question"
    assert len(set(said.values())) == len(TimeRule)
