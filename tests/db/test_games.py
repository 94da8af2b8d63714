"""Finding games, and what is kept about their place in Discord."""

import pytest

from db import GameStatus, NewOutbox, Store, Target
from db.errors import NoSuchGame, NotSeated, WrongStatus
from tests.db.support import ANA, BEN, CLEO, SEED, Clock, answer, lobby, playing


async def test_a_thread_leads_to_the_latest_game_in_it(store: Store) -> None:
    await playing(store, ANA, thread_id=7)
    rematch = await playing(store, ANA, thread_id=7)
    await playing(store, ANA, thread_id=8)

    found = await store.games.by_thread(7)

    assert found is not None
    assert found.id == rematch
    assert await store.games.by_thread(9) is None


async def test_a_player_finds_their_games_by_status(store: Store) -> None:
    waiting = await lobby(store, ANA, BEN)
    running = await playing(store, BEN, ANA)
    await playing(store, BEN, CLEO)

    found = await store.games.of(ANA, {GameStatus.LOBBY, GameStatus.PLAYING})

    assert [one.id for one in found] == [waiting.id, running]
    assert await store.games.of(ANA, {GameStatus.FINISHED}) == []


async def test_games_are_found_by_server_and_channel(store: Store) -> None:
    game = await lobby(store, ANA)
    statuses = {GameStatus.LOBBY}

    assert [one.id for one in await store.games.with_status(statuses)] == [game.id]
    assert await store.games.with_status(statuses, guild_id=10, channel_id=20)
    assert not await store.games.with_status(statuses, guild_id=11)
    assert not await store.games.with_status(statuses, channel_id=21)


async def test_messages_and_place_are_kept_and_forgotten_on_a_move(store: Store) -> None:
    game = await lobby(store, ANA)

    await store.games.set_lobby_message(game.id, 1)
    await store.games.set_board_message(game.id, BEN, posted_at=12.5)
    await store.games.set_thread(game.id, 3)
    await store.games.set_locale(game.id, "en")
    before = await store.games.get(game.id)
    await store.games.set_place(game.id, channel_id=30, thread_id=31)
    after = await store.games.get(game.id)

    assert (before.lobby_message_id, before.board_message_id, before.board_posted_at) == (
        1,
        BEN,
        12.5,
    )
    assert (before.thread_id, before.locale) == (3, "en")
    assert (after.channel_id, after.thread_id) == (30, 31)
    assert (after.lobby_message_id, after.board_message_id, after.board_posted_at) == (
        None,
        None,
        None,
    )


async def test_a_seat_keeps_its_name_and_whether_messages_reach_it(store: Store) -> None:
    game = await playing(store, ANA, BEN)

    await store.games.set_seat_name(game, 1, "Benito")
    await store.games.set_dm_closed(game, 1, closed=True)

    assert [(one.name, one.dm_closed) for one in await store.games.seats(game)] == [
        ("somebody", False),
        ("Benito", True),
    ]
    with pytest.raises(NotSeated):
        await store.games.set_seat_name(game, 2, "nobody")
    with pytest.raises(NoSuchGame):
        await store.games.set_dm_closed(404, 0, closed=True)


async def test_a_seat_talks_until_its_holder_says_otherwise(store: Store) -> None:
    game = await playing(store, ANA, BEN)
    other = await playing(store, BEN, CLEO)
    await store.games.set_talks(game, BEN, talks=False)

    assert [one.talks for one in await store.games.seats(game)] == [True, False]
    assert all(one.talks for one in await store.games.seats(other))
    await store.games.set_talks(game, BEN, talks=True)
    assert all(one.talks for one in await store.games.seats(game))
    with pytest.raises(NotSeated):
        await store.games.set_talks(game, CLEO, talks=False)
    with pytest.raises(NoSuchGame):
        await store.games.set_talks(404, BEN, talks=False)


async def test_a_frozen_game_says_why_and_thaws_with_a_journal_entry(
    store: Store, clock: Clock
) -> None:
    game = await playing(store, ANA)

    await store.games.freeze(
        game, {"entry": 4, "reason": "¿?"}, [NewOutbox(Target.FEED, '"frozen"')]
    )
    frozen = await store.games.get(game)
    await store.journal.append(
        game, expected_number=0, entries=[answer()], status=GameStatus.PLAYING
    )
    thawed = await store.games.get(game)

    assert frozen.status is GameStatus.FROZEN
    assert frozen.frozen_reason == {"entry": 4, "reason": "¿?"}
    assert len(await store.outbox.due(clock.now)) == 1
    assert (thawed.status, thawed.frozen_reason) == (GameStatus.PLAYING, None)


async def test_a_lobby_does_not_freeze(store: Store) -> None:
    game = await lobby(store, ANA)

    with pytest.raises(WrongStatus):
        await store.games.freeze(game.id, "reason")


async def test_an_unknown_game_is_said_to_be_unknown(store: Store) -> None:
    with pytest.raises(NoSuchGame, match="404"):
        await store.games.get(404)
    with pytest.raises(NoSuchGame):
        await store.games.record(404)
    with pytest.raises(NoSuchGame):
        await store.games.set_thread(404, 1)
    assert await store.games.seats(404) == []


async def test_no_row_shows_a_secret_when_printed(store: Store) -> None:
    game = await playing(store, ANA)
    await store.journal.append(
        game,
        expected_number=0,
        entries=[answer(entry='{"card":"dragon"}')],
        outbox=[NewOutbox(Target.SEAT, '{"card":"dragon"}', 0)],
    )

    shown = f"{await store.games.record(game)!r} {await store.outbox.due(1e12)!r}"

    assert "dragon" not in shown
    assert repr(SEED) not in shown
