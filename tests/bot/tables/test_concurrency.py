"""Several at once, and interruptions: no answer is lost, and none is applied twice."""

import asyncio

import pytest
import sqlalchemy as sa

from db import Store
from db.errors import DuplicateInteraction, StoreFailed
from rules.engine.errors import AnswerRefused, QuestionClosed
from rules.engine.randomness import Stream
from tests.bot.tables.support import ANA, BO, CID, DORA, Gate, Room
from tests.db.support import Clock


async def test_of_two_answers_at_once_one_counts(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await room.begin(ANA, BO, CID)
    person, asked = await room.first(game)
    one, other = list(asked.question.every())[:2]
    gate = Gate(room.store, monkeypatch)

    first = asyncio.create_task(room.tables.answer(game, person, asked.number, one, 1))
    await gate.reached.wait()
    second = asyncio.create_task(room.tables.answer(game, person, asked.number, other, 2))
    gate.open.set()
    outcomes = await asyncio.gather(first, second, return_exceptions=True)

    assert outcomes[0] is None
    assert isinstance(outcomes[1], QuestionClosed)
    assert [row.interaction_id for row in await room.store.journal.entries(game)] == [1]


async def test_of_a_crowd_of_clicks_one_counts(room: Room) -> None:
    game = await room.begin(ANA, BO, CID)
    await room.play(game, 9)
    person, asked = await room.first(game)
    answer = next(asked.question.every())
    outcomes = await asyncio.gather(
        *(
            room.tables.answer(game, person, asked.number, answer, 100 + click)
            for click in range(20)
        ),
        return_exceptions=True,
    )
    assert outcomes.count(None) == 1
    assert all(isinstance(outcome, AnswerRefused) for outcome in outcomes if outcome is not None)
    assert len(await room.store.journal.entries(game)) == 10


async def test_a_long_commit_of_one_game_holds_up_no_look_at_another(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow, other = await room.begin(ANA, BO), await room.begin(ANA, CID)
    person, asked = await room.first(slow)
    gate = Gate(room.store, monkeypatch)
    answer = next(asked.question.every())
    task = asyncio.create_task(room.tables.answer(slow, person, asked.number, answer))
    await gate.reached.wait()
    assert (await room.tables.look(other, CID.id)).seat == 1
    gate.open.set()
    await task


async def test_all_may_answer_a_question_put_to_all_at_once(room: Room) -> None:
    game = await room.begin(ANA, BO, CID, game="toy")
    await room.play(game, 3)
    bids = await room.asked(game)
    assert [asked.seat for asked in bids] == [0, 1, 2]
    people = [await room.who(game, asked.seat) for asked in bids]

    await asyncio.gather(
        *(
            room.tables.answer(game, person, asked.number, asked.seat, 50 + asked.seat)
            for person, asked in zip(people, bids, strict=True)
        )
    )

    journal = await room.store.journal.entries(game)
    assert {row.interaction_id for row in journal[-3:]} == {50, 51, 52}
    after = await room.standing(game)
    assert after.views[0].coins == (40, 40, 38)
    assert await room.restarted().standing(game) == after


async def test_a_bid_leaves_the_others_open_and_unknown(room: Room) -> None:
    game = await room.begin(ANA, BO, CID, game="toy")
    await room.play(game, 3)
    await room.forget_letters()
    before = await room.standing(game)
    await room.tables.answer(game, BO, before.asked[1].number, 7)
    after = await room.standing(game)
    assert after.asked == [before.asked[0], before.asked[2]]
    assert after.views == before.views
    assert await room.public_text(game) == ""
    assert await room.restarted().standing(game) == after
    with pytest.raises(QuestionClosed):
        await room.tables.answer(game, BO, before.asked[1].number, 8)


async def test_a_cancelled_task_finishes_the_commit_it_has_begun(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await room.begin(ANA, BO, CID)
    person, asked = await room.first(game)
    answer = next(asked.question.every())
    gate = Gate(room.store, monkeypatch)
    task = asyncio.create_task(room.tables.answer(game, person, asked.number, answer, 1))
    await gate.reached.wait()
    task.cancel()
    look = asyncio.create_task(room.tables.look(game, None))
    for _ in range(5):  # as long as a look takes, so that a hasty one would see the past
        await room.store.games.get(game)
    gate.open.set()

    with pytest.raises(asyncio.CancelledError):
        await task
    assert (await look).waiting == (1,)
    with pytest.raises(QuestionClosed):
        await room.tables.answer(game, person, asked.number, answer, 2)
    assert [row.interaction_id for row in await room.store.journal.entries(game)] == [1]
    await room.play(game, 3)
    assert await room.restarted().standing(game) == await room.standing(game)


async def test_a_task_cancelled_in_the_queue_has_answered_nothing(room: Room) -> None:
    game = await room.begin(ANA, BO, CID)
    person, asked = await room.first(game)
    before = await room.standing(game)
    answer = next(asked.question.every())
    async with room.games.lock(game):
        task = asyncio.create_task(room.tables.answer(game, person, asked.number, answer, 1))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
    assert await room.standing(game) == before
    await room.tables.answer(game, person, asked.number, answer, 1)


async def test_a_commit_that_fails_leaves_the_answer_to_be_repeated(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await room.begin(ANA, BO, CID)
    await room.play(game, 12)
    person, asked = await room.first(game)
    answer = next(asked.question.every())
    before = await room.standing(game)
    posted = room.posted
    gate = Gate(room.store, monkeypatch)
    gate.open.set()
    gate.failure = StoreFailed("database or disk is full")

    with pytest.raises(StoreFailed):
        await room.tables.answer(game, person, asked.number, answer, 999)

    assert await room.standing(game) == before
    assert room.posted == posted
    await room.tables.answer(game, person, asked.number, answer, 999)
    after = await room.standing(game)
    assert len(after.journal) == len(before.journal) + 1
    assert await room.restarted().standing(game) == after


async def test_a_disk_that_fails_in_the_middle_of_a_transaction_leaves_nothing_half_done(
    room: Room,
) -> None:
    game = await room.begin(ANA, BO, CID)
    await room.play(game, 5)
    before = await room.standing(game)
    database = room.store.journal._database

    def full(connection: sa.Connection) -> None:
        connection.exec_driver_sql(
            "CREATE TRIGGER full BEFORE INSERT ON outbox BEGIN SELECT RAISE(ABORT, 'full'); END"
        )

    def emptied(connection: sa.Connection) -> None:
        connection.exec_driver_sql("DROP TRIGGER full")

    await database.write(full)
    person, asked = await room.first(game)
    with pytest.raises(StoreFailed):
        await room.tables.answer(game, person, asked.number, next(asked.question.every()), 900)
    await database.write(emptied)
    assert await room.standing(game) == before
    await room.tables.answer(game, person, asked.number, next(asked.question.every()), 900)


@pytest.mark.parametrize("capacity", [1, 2])
async def test_games_that_do_not_fit_in_memory_are_played_all_the_same(
    store: Store, clock: Clock, capacity: int
) -> None:
    crowded = Room(store, clock, capacity)
    games = [await crowded.begin(ANA, BO, CID) for _ in range(6)]

    async def play(game: int) -> None:
        stream = Stream(bytes([game]) * 32, "people")
        for answer in range(12):
            person, asked = await crowded.first(game)
            raw = asked.question.sample(stream)
            await crowded.tables.answer(game, person, asked.number, raw, 1000 * game + answer)

    await asyncio.gather(*map(play, games))

    roomy = Room(store, clock)
    for game in games:
        standing = await crowded.standing(game)
        assert len(standing.journal) == 12
        assert standing == await roomy.standing(game)


async def test_a_game_pushed_out_of_memory_while_it_is_changed_stays_whole(
    store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = Room(store, clock, capacity=1)
    slow, other = await room.begin(ANA, BO), await room.begin(CID, DORA)
    person, asked = await room.first(slow)
    with monkeypatch.context() as patch:
        gate = Gate(store, patch)
        task = asyncio.create_task(
            room.tables.answer(slow, person, asked.number, next(asked.question.every()), 1)
        )
        await gate.reached.wait()
        await room.tables.look(other, None)
        late = asyncio.create_task(
            room.tables.answer(slow, person, asked.number, next(asked.question.every()), 2)
        )
        gate.open.set()
        await task
        with pytest.raises(AnswerRefused):
            await late
    assert await room.restarted().standing(slow) == await room.standing(slow)


async def test_a_click_delivered_twice_at_once_is_applied_once(room: Room) -> None:
    game = await room.begin(ANA, BO, CID)
    person, asked = await room.first(game)
    answer = next(asked.question.every())
    outcomes = await asyncio.gather(
        *(room.tables.answer(game, person, asked.number, answer, 8) for _ in range(2)),
        return_exceptions=True,
    )
    assert outcomes[0] is None
    assert isinstance(outcomes[1], AnswerRefused | DuplicateInteraction)
    assert len(await room.store.journal.entries(game)) == 1
