"""Pausing: nobody answers, no clock runs, and what was waited for is waited for again."""

import pytest

from bot.tables.errors import AlreadyPaused, GamePaused, NotPaused, NotSeated
from bot.tables.motions import PAUSE, RESUME
from bot.times.keeper import TimeKeeper
from bot.times.limits import DAY
from db import GameStatus, TimeRule
from rules.engine.record import Paused, Resumed, read_entry
from tests.bot.tables.support import ANA, BO, CID, STRANGER, Room
from tests.db.support import Clock


async def paused(room: Room) -> int:
    """Return a game that was paused by vote."""
    game = await room.begin(ANA, BO, CID)
    await room.play(game, 8)
    await room.decisions.vote(game, ANA, PAUSE)
    await room.decisions.vote(game, CID, PAUSE)
    return game


async def test_more_than_half_pause_a_game_and_nobody_can_answer(room: Room) -> None:
    game = await room.begin(ANA, BO, CID)
    await room.play(game, 8)
    assert await room.decisions.vote(game, ANA, PAUSE) == (1, 2)
    person, asked = await room.first(game)
    await room.tables.answer(game, person, asked.number, next(asked.question.every()))
    assert await room.decisions.vote(game, CID, PAUSE) == (2, 2)

    person, asked = await room.first(game)
    before = await room.standing(game)
    for watching in (room, room.restarted()):
        with pytest.raises(GamePaused):
            await watching.tables.answer(game, person, asked.number, next(asked.question.every()))
        assert await watching.standing(game) == before
    with pytest.raises(AlreadyPaused):
        await room.decisions.vote(game, BO, PAUSE)
    journal = await room.store.journal.entries(game)
    assert read_entry(journal[-1].entry) == Paused()
    assert "The game is paused" in await room.public_text(game)


async def test_the_table_goes_on_by_vote_and_says_who_is_asked(room: Room) -> None:
    game = await paused(room)
    person, asked = await room.first(game)
    await room.forget_letters()
    assert await room.decisions.vote(game, BO, RESUME) == (1, 2)
    assert await room.restarted().decisions.vote(game, ANA, RESUME) == (2, 2)
    again = room.restarted()
    await again.tables.answer(game, person, asked.number, next(asked.question.every()))
    journal = await room.store.journal.entries(game)
    assert Resumed() in [read_entry(row.entry) for row in journal]
    text = await room.public_text(game)
    assert "The game goes on" in text
    assert f"Waiting for <@{person.id}>" in text
    with pytest.raises(NotPaused):
        await again.decisions.vote(game, BO, RESUME)


async def test_votes_for_a_pause_are_forgotten_with_it(room: Room) -> None:
    game = await paused(room)
    for person in (ANA, BO):
        await room.decisions.vote(game, person, RESUME)
    assert await room.store.votes.of(game) == {}
    assert await room.decisions.vote(game, ANA, PAUSE) == (1, 2)


async def test_who_does_not_sit_there_pauses_nothing(room: Room) -> None:
    game = await room.begin(ANA, BO, CID)
    with pytest.raises(NotSeated):
        await room.decisions.vote(game, STRANGER, PAUSE)
    assert await room.store.votes.of(game) == {}


async def test_a_moderator_does_it_at_once_and_the_thread_says_who(room: Room) -> None:
    game = await room.begin(ANA, BO, CID)
    await room.decisions.order(game, STRANGER, PAUSE)
    assert (await room.store.games.get(game)).paused_at is not None
    assert "**Zoe** decided this as a moderator" in await room.public_text(game)
    await room.decisions.order(game, STRANGER, RESUME)
    assert (await room.store.games.get(game)).paused_at is None


async def test_no_time_runs_while_a_game_is_paused(room: Room, clock: Clock) -> None:
    keeper = TimeKeeper(room.tables, clock, lambda: None)
    game = await room.begin(ANA, BO, CID)
    await keeper.set_time(game, 2 * DAY, TimeRule.ANSWER, by="host")
    (asked,) = await room.store.journal.open_questions(game)
    clock.now += DAY
    await room.decisions.order(game, STRANGER, PAUSE)
    clock.now += 30 * DAY
    before = await room.standing(game)
    await keeper.tick()
    assert await room.standing(game) == before
    await room.decisions.order(game, STRANGER, RESUME)
    (again,) = await room.store.journal.open_questions(game)
    assert again.asked_at == asked.asked_at + 30 * DAY
    clock.now += DAY - 1
    journal = len(await room.store.journal.entries(game))
    await keeper.tick()
    assert len(await room.store.journal.entries(game)) == journal
    clock.now += 1
    await keeper.tick()
    assert len(await room.store.journal.entries(game)) > journal


async def test_going_on_mentions_nobody_twice(room: Room) -> None:
    """The bot player answers for who left, and another person is asked by a line of their own."""
    game = await paused(room)
    person, _ = await room.first(game)
    await room.decisions.leave(game, person)
    await room.forget_letters()
    await room.decisions.order(game, STRANGER, RESUME)
    text = await room.public_text(game)
    following, _ = await room.first(game)
    assert text.count(f"<@{following.id}>") == 1
    assert "The game goes on" in text
    assert "Waiting for" not in text


async def test_a_seat_that_is_left_during_a_pause_is_played_after_it(room: Room) -> None:
    game = await paused(room)
    person, asked = await room.first(game)
    await room.decisions.leave(game, person)
    assert (await room.asked(game))[0].number == asked.number
    await room.decisions.order(game, STRANGER, RESUME)
    following, question = await room.first(game)
    assert following != person
    assert question.number > asked.number
    assert await room.restarted().standing(game) == await room.standing(game)


async def test_a_paused_game_can_be_ended(room: Room) -> None:
    game = await paused(room)
    for person in (ANA, BO):
        await room.decisions.leave(game, person)
    await room.decisions.leave(game, CID)
    assert (await room.store.games.get(game)).status is GameStatus.ENDED
