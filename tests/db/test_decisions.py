"""What tables decide, in the store: votes, offers, pauses, starts with bot players, rematches."""

import pytest

from db import (
    GameStatus,
    NewEntry,
    NewOutbox,
    NewResult,
    SeatChange,
    Store,
    Target,
)
from db.errors import NoSuchGame
from tests.db.support import ANA, BEN, CLEO, SEED, Clock, answer, lobby, playing, question, seat

LINE = NewOutbox(Target.FEED, "{}")


async def test_votes_of_a_game_come_by_kind_in_the_order_they_were_cast(
    store: Store, clock: Clock
) -> None:
    game, other = await playing(store, ANA, BEN), await playing(store, ANA)
    await store.votes.add(game, "end", BEN)
    clock.now += 1
    await store.votes.add(game, "end", ANA)
    await store.votes.add(game, "bot/1", ANA)
    await store.votes.add(other, "pause", ANA)
    assert await store.votes.of(game) == {"end": [BEN, ANA], "bot/1": [ANA]}


async def test_an_offer_replaces_the_one_before_and_is_told_at_once(store: Store) -> None:
    game = await playing(store, ANA, BEN)
    await store.votes.add(game, "seat/1/3", ANA)
    await store.votes.add(game, "end", ANA)
    await store.votes.settle(game, "offer/1", CLEO, ["seat/1/3"], [LINE])
    assert await store.votes.of(game) == {"end": [ANA], "offer/1": [CLEO]}
    await store.votes.settle(game, "offer/1", ANA, [], [LINE])
    assert await store.votes.voters(game, "offer/1") == [ANA]
    assert (await store.outbox.backlog()).waiting == 2
    with pytest.raises(NoSuchGame):
        await store.votes.settle(404, "offer/1", ANA, [], [])


@pytest.mark.parametrize("status", [GameStatus.FINISHED, GameStatus.ENDED])
async def test_with_the_game_all_votes_are_forgotten(store: Store, status: GameStatus) -> None:
    game = await playing(store, ANA, BEN)
    await store.votes.add(game, "pause", ANA)
    await store.journal.append(game, expected_number=0, entries=[answer()], questions=[])
    assert await store.votes.of(game) == {"pause": [ANA]}
    await store.journal.append(
        game, expected_number=1, entries=[answer()], questions=[], status=status
    )
    assert await store.votes.of(game) == {}


async def test_after_a_pause_questions_were_asked_as_much_later(store: Store, clock: Clock) -> None:
    game = await playing(store, ANA, BEN)
    begun = clock.now
    clock.now += 100
    await store.journal.append(game, expected_number=0, entries=[answer()], paused=True)
    assert (await store.games.get(game)).paused_at == begun + 100
    clock.now += 50
    questions = [question(0, 0), question(1, 1), question(2, 0)]
    await store.journal.append(game, expected_number=1, entries=[answer()], questions=questions)
    clock.now += 1000
    await store.journal.append(
        game, expected_number=2, entries=[answer()], questions=questions, paused=False
    )
    assert (await store.games.get(game)).paused_at is None
    asked = {one.number: one.asked_at for one in await store.journal.open_questions(game)}
    assert asked == {0: begun + 1050, 1: begun + 1050, 2: clock.now}


async def test_a_pause_stays_unless_it_is_said(store: Store, clock: Clock) -> None:
    game = await playing(store, ANA, BEN)
    await store.journal.append(game, expected_number=0, entries=[answer()], paused=True)
    clock.now += 9
    await store.journal.append(game, expected_number=1, entries=[answer()])
    assert (await store.games.get(game)).paused_at == clock.now - 9


async def test_who_takes_a_seat_has_as_long_as_anybody(store: Store, clock: Clock) -> None:
    game = await playing(store, ANA, BEN)
    begun = clock.now
    clock.now += 500
    await store.journal.append(
        game, expected_number=0, entries=[answer()], seats=[SeatChange(1, CLEO, "Cleo")]
    )
    clock.now += 500
    await store.journal.append(
        game, expected_number=1, entries=[answer()], seats=[SeatChange(0, None, "Ana")]
    )
    asked = {one.seat: one.asked_at for one in await store.journal.open_questions(game)}
    assert asked == {0: begun, 1: begun + 500}


async def test_a_game_begins_with_what_bot_players_have_answered(store: Store) -> None:
    row = await lobby(store, ANA)
    await store.lobbies.start(
        row.id,
        seed=SEED,
        commitment="c0ffee",
        rules_version=1,
        thread_id=5,
        seats=[seat(ANA), seat(None, "Bot 1")],
        questions=[question(2)],
        entries=[NewEntry("answer", "{}"), NewEntry("answer", "[]")],
    )
    assert [line.entry for line in await store.journal.entries(row.id)] == ["{}", "[]"]
    assert (await store.games.get(row.id)).status is GameStatus.PLAYING
    await store.journal.append(row.id, expected_number=2, entries=[answer()])


async def test_a_game_that_bot_players_have_played_to_its_end_is_over(
    store: Store, clock: Clock
) -> None:
    row = await lobby(store, ANA)
    await store.lobbies.start(
        row.id,
        seed=SEED,
        commitment="c0ffee",
        rules_version=1,
        thread_id=5,
        seats=[seat(ANA), seat(None, "Bot 1")],
        questions=[],
        entries=[answer()],
        result={"winners": [0]},
        results=[NewResult(0, won=True), NewResult(1, won=False)],
    )
    over = await store.games.get(row.id)
    assert (over.status, over.ended_at) == (GameStatus.FINISHED, clock.now)
    assert over.result == {"winners": [0]}
    (record,) = await store.records.of(row.guild_id, row.game)
    assert (record.user_id, record.wins) == (ANA, 1)


async def test_the_latest_rematch_of_a_game_is_found(store: Store) -> None:
    game = await playing(store, ANA)
    assert await store.games.rematch_of(game) is None
    tables = [
        await store.lobbies.create(
            game="calderos",
            host_id=ANA,
            guild_id=10,
            channel_id=20,
            locale="es",
            options={},
            expires_at=None,
            rematch_of=game,
        )
        for _ in range(2)
    ]
    found = await store.games.rematch_of(game)
    assert found is not None
    assert (found.id, found.rematch_of) == (tables[1].id, game)
