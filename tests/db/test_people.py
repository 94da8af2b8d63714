"""Votes, preferences, and single values."""

import pytest

from db import PreferencesRow, Reminder, Store
from db.errors import NoSuchGame
from tests.db.support import ANA, BEN, CLEO, Clock, playing


async def test_a_vote_counts_once(store: Store, clock: Clock) -> None:
    game = await playing(store, ANA, BEN)

    await store.votes.add(game, "skip", BEN)
    clock.now += 1
    await store.votes.add(game, "skip", ANA)
    voters = await store.votes.add(game, "skip", BEN)

    assert voters == [BEN, ANA]
    assert await store.votes.voters(game, "end") == []


async def test_votes_are_cleared_by_kind_or_all(store: Store) -> None:
    game, other = await playing(store, ANA), await playing(store, ANA)
    for kind in ("skip", "end", "undo"):
        await store.votes.add(game, kind, ANA)
    await store.votes.add(other, "skip", ANA)

    await store.votes.clear(game, "skip")
    assert await store.votes.voters(game, "skip") == []
    assert await store.votes.voters(game, "end") == [ANA]

    await store.votes.clear(game)
    assert await store.votes.voters(game, "undo") == []
    assert await store.votes.voters(other, "skip") == [ANA]


async def test_nobody_votes_at_an_unknown_table(store: Store) -> None:
    with pytest.raises(NoSuchGame):
        await store.votes.add(404, "skip", ANA)


async def test_a_player_has_the_language_they_chose_last(store: Store) -> None:
    assert await store.players.locale(BEN) is None

    await store.players.set_locale(BEN, "en")
    await store.players.set_locale(BEN, "es")
    assert await store.players.locale(BEN) == "es"

    await store.players.set_locale(BEN, None)
    assert await store.players.locale(BEN) is None


async def test_a_player_prefers_the_usual_until_they_say_something(store: Store) -> None:
    assert await store.players.preferences(BEN) == PreferencesRow(user_id=BEN)

    await store.players.set_reminder(BEN, Reminder.DM)
    await store.players.set_quiet(BEN, 1320, 480, "Asia/Tokyo")
    await store.players.set_locale(BEN, "es")
    assert await store.players.preferences(BEN) == PreferencesRow(
        user_id=BEN,
        locale="es",
        reminder=Reminder.DM,
        quiet_from=1320,
        quiet_to=480,
        timezone="Asia/Tokyo",
    )

    await store.players.set_quiet(BEN, None, None, None)
    assert (await store.players.preferences(BEN)).quiet_from is None
    assert await store.players.preferences(ANA) == PreferencesRow(user_id=ANA)


async def test_the_languages_that_were_chosen(store: Store) -> None:
    await store.players.set_locale(ANA, "es")
    await store.players.set_locale(BEN, "en")
    await store.players.set_reminder(CLEO, Reminder.NONE)
    await store.players.set_locale(BEN, None)
    assert await store.players.locales() == {ANA: "es"}


async def test_a_chosen_language_counts_at_all_tables(store: Store) -> None:
    game, other = await playing(store, ANA, BEN), await playing(store, BEN)
    await store.players.set_locale(BEN, "es")
    assert [seat.locale for seat in await store.games.seats(game)] == [None, "es"]
    assert [seat.locale for seat in await store.games.seats(other)] == ["es"]


async def test_a_value_replaces_the_one_before(store: Store) -> None:
    assert await store.values.get("commands") is None

    await store.values.set("commands", "á")
    await store.values.set("commands", "b")

    assert await store.values.get("commands") == "b"
