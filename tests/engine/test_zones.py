"""Zones: what lies in them, and who sees it."""

import pytest

from rules.engine.randomness import Stream
from rules.engine.seats import Seat
from rules.engine.table import Table
from rules.engine.zones import EVERYONE, NOBODY, Zone

A, B = Seat(0), Seat(1)


def test_a_new_zone_is_open_to_nobody() -> None:
    zone = Zone("deck", ["sun"])
    assert not any(zone.open_to(viewer) for viewer in (A, B, None))
    assert zone.shown_to(A) == ()


def test_an_open_zone_shows_to_all_and_to_the_public() -> None:
    zone = Zone("row", ["sun", "moon"], seers=EVERYONE)
    assert all(zone.shown_to(viewer) == ("sun", "moon") for viewer in (A, B, None))


def test_a_hand_shows_to_its_seat_only() -> None:
    zone = Zone("hand/0", ["sun"], seers=frozenset((A,)))
    assert zone.shown_to(A) == ("sun",)
    assert zone.shown_to(B) == zone.shown_to(None) == ()


def test_what_is_shown_does_not_change_afterwards() -> None:
    zone = Zone("row", ["sun"], seers=EVERYONE)
    shown = zone.shown_to(None)
    zone.put("moon")
    assert shown == ("sun",)


def test_the_last_item_is_the_top() -> None:
    zone = Zone("deck", ["bottom", "top"])
    assert zone.draw() == "top"
    zone.put("new top")
    assert zone.draw() == "new top"
    assert list(zone) == ["bottom"]


def test_take_takes_one_copy() -> None:
    zone = Zone("hand", ["sun", "moon", "sun"])
    assert zone.take("sun") == "sun"
    assert list(zone) == ["moon", "sun"]
    assert "sun" in zone
    assert "star" not in zone


def test_there_is_nothing_to_take_where_nothing_lies() -> None:
    zone: Zone[str] = Zone("hand")
    with pytest.raises(ValueError, match="not in list"):
        zone.take("sun")
    with pytest.raises(IndexError):
        zone.draw()
    assert zone.take_all() == []


def test_take_all_empties_the_zone() -> None:
    zone = Zone("discard", ["sun", "moon"])
    assert zone.take_all() == ["sun", "moon"]
    assert len(zone) == 0


def test_a_zone_does_not_share_the_list_that_it_was_made_of() -> None:
    cards = ["sun"]
    zone = Zone("deck", cards)
    zone.put("moon")
    assert cards == ["sun"]


def test_a_shuffle_keeps_the_items() -> None:
    zone = Zone("deck", list(range(30)))
    zone.shuffle(Stream(bytes(32), "deck"))
    assert list(zone) != list(range(30))
    assert sorted(zone) == list(range(30))


def test_a_table_knows_its_zones_by_name() -> None:
    table = Table(2, bytes(32))
    deck = table.zone("deck", ["sun"], seers=NOBODY, back="sky")
    assert table.zones == {"deck": deck}
    assert deck.back == "sky"
    with pytest.raises(ValueError, match="deck"):
        table.zone("deck")
