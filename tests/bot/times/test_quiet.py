"""Quiet hours by the clock on the player's wall."""

from datetime import UTC, datetime

import pytest

from bot.tables.errors import BadHour, UnknownZone
from bot.times.quiet import is_quiet, read_hour, read_zone, say_hour, zones
from db import PreferencesRow


def at(text: str) -> float:
    """Return a moment that is given in UTC."""
    return datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp()


def hours(begin: str, end: str, zone: str) -> PreferencesRow:
    """Return preferences with quiet hours."""
    return PreferencesRow(
        user_id=1, quiet_from=read_hour(begin), quiet_to=read_hour(end), timezone=zone
    )


def test_who_has_no_quiet_hours_is_never_left_in_peace() -> None:
    assert not is_quiet(PreferencesRow(user_id=1), at("2026-11-30 03:00"))


@pytest.mark.parametrize(
    ("moment", "quiet"),
    [
        ("2026-11-30 20:59", False),
        ("2026-11-30 21:00", True),  # 22:00 in Madrid
        ("2026-11-30 23:30", True),
        ("2026-12-01 06:59", True),
        ("2026-12-01 07:00", False),
        ("2026-12-01 12:00", False),
    ],
)
def test_hours_across_midnight(moment: str, quiet: bool) -> None:  # noqa: FBT001  what is expected
    assert is_quiet(hours("22:00", "8:00", "Europe/Madrid"), at(moment)) is quiet


def test_hours_within_a_day() -> None:
    siesta = hours("14", "16:30", "America/Bogota")
    assert not is_quiet(siesta, at("2026-11-30 18:59"))
    assert is_quiet(siesta, at("2026-11-30 19:00"))
    assert is_quiet(siesta, at("2026-11-30 21:29"))
    assert not is_quiet(siesta, at("2026-11-30 21:30"))


def test_hours_follow_the_clock_when_it_is_put_forward() -> None:
    """In Madrid 2026-03-29 02:00 becomes 03:00: eight in the morning comes an hour sooner."""
    night = hours("22", "8", "Europe/Madrid")
    assert is_quiet(night, at("2026-03-28 06:59"))
    assert not is_quiet(night, at("2026-03-28 07:00"))
    assert is_quiet(night, at("2026-03-29 05:59"))
    assert not is_quiet(night, at("2026-03-29 06:00"))


def test_hours_follow_the_clock_when_it_is_put_back() -> None:
    """On 2026-10-25 the hour from two to three comes twice; both times it is quiet."""
    night = hours("2:00", "3:00", "Europe/Madrid")
    assert is_quiet(night, at("2026-10-25 00:30"))
    assert is_quiet(night, at("2026-10-25 01:30"))
    assert not is_quiet(night, at("2026-10-25 02:00"))


@pytest.mark.parametrize(
    ("typed", "said"), [("22", "22:00"), (" 7:30", "07:30"), ("0", "00:00"), ("23:59", "23:59")]
)
def test_a_time_of_day_is_typed_and_said(typed: str, said: str) -> None:
    assert say_hour(read_hour(typed)) == said


@pytest.mark.parametrize("typed", ["", "24", "7:3", "7:60", "noon", "-1", "22:00:00", "٧"])
def test_what_is_no_time_of_day_is_refused(typed: str) -> None:
    with pytest.raises(BadHour):
        read_hour(typed)


def test_a_zone_may_be_typed_carelessly() -> None:
    assert read_zone("europe/madrid") == "Europe/Madrid"
    assert read_zone(" america/argentina/buenos aires ") == "America/Argentina/Buenos_Aires"
    for unknown in ("", "Madrid", "../../etc/passwd", "Etc/GMT+5", "CET"):
        with pytest.raises(UnknownZone):
            read_zone(unknown)


def test_every_zone_that_is_offered_is_one() -> None:
    assert {"Europe/Madrid", "America/Bogota", "Asia/Tokyo"} <= set(zones())
    for name in zones():
        is_quiet(hours("22", "8", name), at("2026-11-30 12:00"))
