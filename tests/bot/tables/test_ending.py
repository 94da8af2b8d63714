"""Stale tables: where nobody has answered for two weeks, any player can end the game."""

import pytest

from bot.tables.errors import NotSeated
from bot.tables.motions import END, PAUSE, RESUME
from db import GameStatus
from rules.engine.record import Ended, read_entry
from tests.bot.tables.support import ANA, BO, CID, STRANGER, Room
from tests.db.support import Clock

DAY = 24 * 3600


async def is_ended(room: Room, game: int, clock: Clock, *, after: float) -> bool:
    """Tell whether one vote ends a game, so many seconds from now."""
    clock.now += after
    await room.decisions.vote(game, BO, END)
    return (await room.store.games.get(game)).status is GameStatus.ENDED


async def test_a_day_short_of_two_weeks_it_takes_a_vote(room: Room, clock: Clock) -> None:
    game = await room.begin(ANA, BO, CID)
    await room.play(game, 5)
    assert not await is_ended(room, game, clock, after=14 * DAY - 1)
    assert await is_ended(room, game, clock, after=1)
    (*_, last) = await room.store.journal.entries(game)
    assert read_entry(last.entry) == Ended(by="stale")
    assert "Nobody had answered for two weeks" in await room.public_text(game)


async def test_an_answer_begins_the_two_weeks_anew(room: Room, clock: Clock) -> None:
    game = await room.begin(ANA, BO, CID)
    clock.now += 13 * DAY
    await room.play(game, 1)
    assert not await is_ended(room, game, clock, after=13 * DAY)


async def test_a_game_in_which_nobody_ever_answered_is_stale_too(room: Room, clock: Clock) -> None:
    game = await room.begin(ANA, BO, CID)
    assert await is_ended(room, game, clock, after=14 * DAY)


async def test_only_a_player_can_end_a_stale_game(room: Room, clock: Clock) -> None:
    game = await room.begin(ANA, BO, CID)
    clock.now += 100 * DAY
    with pytest.raises(NotSeated):
        await room.decisions.vote(game, STRANGER, END)


async def test_a_pause_is_no_neglect_until_it_has_lasted_as_long(room: Room, clock: Clock) -> None:
    game = await room.begin(ANA, BO, CID)
    clock.now += 10 * DAY
    await room.decisions.order(game, STRANGER, PAUSE)
    assert not await is_ended(room, game, clock, after=13 * DAY)
    await room.decisions.order(game, STRANGER, RESUME)
    assert not await is_ended(room, game, clock, after=13 * DAY)
