"""Sitting down, standing up, and starting."""

import asyncio

import pytest
import sqlalchemy as sa

from db import GameStatus, NewOutbox, NewSeat, Store, Target, TimeRule, tables
from db.errors import (
    AlreadySeated,
    AlreadyStarted,
    LobbyChanged,
    LobbyFull,
    NoSuchGame,
    NotSeated,
    StoreFailed,
)
from tests.db.support import ANA, BEN, CLEO, SEED, Clock, lobby, playing, question, seat


async def test_a_new_lobby_reads_back_as_it_was_made(store: Store, clock: Clock) -> None:
    made = await store.lobbies.create(
        game="boss-quest",
        host_id=BEN,
        guild_id=BEN - 1,
        channel_id=BEN - 2,
        locale="es",
        options={"variant": "ñandú 🐉", "players": 3, "open": True, "cap": None},
        expires_at=clock.now + 600,
        seats=[NewSeat(BEN, "Ñoño 🧙‍♀️", "es-ES")],
    )

    found = await store.games.get(made.id)
    seats = await store.games.seats(made.id)

    assert found == made
    assert found.status is GameStatus.LOBBY
    assert found.options == {"variant": "ñandú 🐉", "players": 3, "open": True, "cap": None}
    assert (found.host_id, found.guild_id, found.channel_id) == (BEN, BEN - 1, BEN - 2)
    assert found.created_at == clock.now
    assert [(one.seat, one.user_id, one.name, one.locale) for one in seats] == [
        (0, BEN, "Ñoño 🧙‍♀️", "es-ES")
    ]


async def test_people_sit_down_in_the_order_they_come(store: Store) -> None:
    game = await lobby(store, ANA)

    await store.lobbies.join(game.id, seat(BEN), limit=4)
    seats = await store.lobbies.join(game.id, seat(None), limit=4)

    assert [(one.seat, one.user_id) for one in seats] == [(0, ANA), (1, BEN), (2, None)]


async def test_nobody_sits_down_twice(store: Store) -> None:
    game = await lobby(store, ANA)

    with pytest.raises(AlreadySeated):
        await store.lobbies.join(game.id, seat(ANA), limit=4)


async def test_of_two_who_want_the_last_seat_one_gets_it(store: Store) -> None:
    game = await lobby(store, ANA)

    outcomes = await asyncio.gather(
        store.lobbies.join(game.id, seat(BEN), limit=2),
        store.lobbies.join(game.id, seat(CLEO), limit=2),
        return_exceptions=True,
    )

    assert [isinstance(one, LobbyFull) for one in outcomes] == [False, True]
    assert len(await store.games.seats(game.id)) == 2


async def test_those_behind_move_up_when_somebody_leaves(store: Store) -> None:
    game = await lobby(store, ANA, BEN, CLEO, 4, 5)

    await store.lobbies.leave(game.id, 1)
    seats = await store.lobbies.leave(game.id, 0)

    assert [(one.seat, one.user_id) for one in seats] == [(0, CLEO), (1, 4), (2, 5)]
    with pytest.raises(NotSeated):
        await store.lobbies.leave(game.id, 3)


async def test_host_options_and_expiry_can_change(store: Store) -> None:
    game = await lobby(store, ANA, BEN, expires_at=5.0)

    await store.lobbies.leave(game.id, 0, host_id=BEN)
    await store.lobbies.set_options(game.id, {"long": True})
    await store.lobbies.set_expiry(game.id, None)

    found = await store.games.get(game.id)
    assert (found.host_id, found.options, found.expires_at) == (BEN, {"long": True}, None)


async def test_only_lobbies_whose_time_is_over_expire_and_only_once(
    store: Store, clock: Clock
) -> None:
    late = await lobby(store, ANA, expires_at=clock.now)
    await lobby(store, ANA, expires_at=clock.now + 1)
    await lobby(store, ANA)
    await playing(store, ANA)

    expired = await store.lobbies.expire(clock.now)

    assert [one.id for one in expired] == [late.id]
    assert expired[0].status is GameStatus.EXPIRED
    assert await store.lobbies.expire(clock.now) == []


async def test_a_lobby_that_was_called_off_takes_nobody(store: Store) -> None:
    game = await lobby(store, ANA)

    await store.lobbies.call_off(game.id)

    with pytest.raises(AlreadyStarted) as refused:
        await store.lobbies.join(game.id, seat(BEN), limit=4)
    assert refused.value.status == GameStatus.ENDED


async def test_a_start_changes_everything_at_once(store: Store, clock: Clock) -> None:
    game = await lobby(store, ANA, BEN, expires_at=clock.now + 600)
    joined_at = clock.now
    clock.now += 60

    await store.lobbies.start(
        game.id,
        seed=SEED,
        commitment="c0ffee",
        rules_version=3,
        thread_id=77,
        seats=[seat(BEN), seat(None, "Maese"), seat(ANA)],
        questions=[question(0, 2), question(1, 0)],
        outbox=[NewOutbox(Target.FEED, '{"text":"¡Empezamos!"}')],
    )

    record = await store.games.record(game.id)
    assert record.game.status is GameStatus.PLAYING
    assert record.game.seed == SEED
    assert (record.game.commitment, record.game.rules_version) == ("c0ffee", 3)
    assert (record.game.thread_id, record.game.started_at) == (77, clock.now)
    assert record.game.expires_at is None
    assert [(one.user_id, one.joined_at) for one in record.seats] == [
        (BEN, joined_at),
        (None, clock.now),
        (ANA, joined_at),
    ]
    assert [(one.number, one.user_id) for one in record.questions] == [(0, ANA), (1, BEN)]
    assert record.journal == ()
    assert [one.payload for one in await store.outbox.due(clock.now)] == ['{"text":"¡Empezamos!"}']


async def start(store: Store, game_id: int, *users: int) -> None:
    await store.lobbies.start(
        game_id,
        seed=SEED,
        commitment="c",
        rules_version=1,
        thread_id=None,
        seats=[seat(user) for user in users],
        questions=[question(0)],
    )


async def test_of_two_starts_one_wins(store: Store) -> None:
    game = await lobby(store, ANA, BEN)

    outcomes = await asyncio.gather(
        start(store, game.id, ANA, BEN), start(store, game.id, BEN, ANA), return_exceptions=True
    )

    assert [isinstance(one, AlreadyStarted) for one in outcomes] == [False, True]
    assert [one.user_id for one in await store.games.seats(game.id)] == [ANA, BEN]


@pytest.mark.parametrize("users", [(ANA,), (ANA, BEN, CLEO), (ANA, CLEO), (ANA, BEN, BEN)])
async def test_a_start_with_other_people_than_those_in_the_lobby_is_refused(
    store: Store, users: tuple[int, ...]
) -> None:
    game = await lobby(store, ANA, BEN)

    with pytest.raises(LobbyChanged):
        await start(store, game.id, *users)

    assert (await store.games.get(game.id)).status is GameStatus.LOBBY


async def test_a_start_that_fails_half_way_leaves_the_lobby(store: Store) -> None:
    game = await lobby(store, ANA, BEN)

    with pytest.raises(StoreFailed):
        await store.lobbies.start(
            game.id,
            seed=SEED,
            commitment="c",
            rules_version=1,
            thread_id=None,
            seats=[seat(BEN), seat(ANA)],
            questions=[question(0, of=2)],
        )

    record = await store.games.record(game.id)
    assert record.game == game
    assert [one.user_id for one in record.seats] == [ANA, BEN]


async def test_a_seed_has_32_bytes(store: Store) -> None:
    game = await lobby(store, ANA)

    with pytest.raises(ValueError, match="32 bytes"):
        await store.lobbies.start(
            game.id,
            seed=b"short",
            commitment="c",
            rules_version=1,
            thread_id=None,
            seats=[seat(ANA)],
            questions=[],
        )


async def test_an_unknown_lobby_is_said_to_be_unknown(store: Store) -> None:
    with pytest.raises(NoSuchGame):
        await store.lobbies.join(404, seat(ANA), limit=4)
    with pytest.raises(NoSuchGame):
        await start(store, 404, ANA)


async def test_a_table_has_the_time_that_is_usual_on_its_server(store: Store) -> None:
    before = await lobby(store, ANA)
    usual = sa.insert(tables.servers).values(
        guild_id=before.guild_id, channels=[], games=[], limit_seconds=3600, time_rule="answer"
    )
    await store._database.write(lambda connection: connection.execute(usual))
    after = await lobby(store, ANA)
    assert (before.limit_seconds, before.time_rule) == (None, TimeRule.REMIND)
    assert (after.limit_seconds, after.time_rule) == (3600, TimeRule.ANSWER)
    assert await store.games.get(before.id) == before
