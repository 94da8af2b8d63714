"""Lobbies: who sits down, who may start, and when it is given up."""

import asyncio

import pytest

from bot.tables.errors import Illegal, LobbyClosed, NotHost, NotSeated, TooFew
from bot.text import Locale
from db import GameStatus
from db.errors import AlreadySeated, AlreadyStarted, LobbyFull, NoSuchGame
from rules.engine.errors import UnknownGame
from tests.bot.tables.support import ANA, BO, CID, DORA, EVA, STRANGER, Room, Threads
from tests.db.support import Clock


async def names(room: Room, table: int) -> list[str]:
    """Return who sits at a table."""
    return [seat.name for seat in (await room.lobby.look(table))[1]]


async def test_people_come_and_go(room: Room) -> None:
    table = await room.open_table(ANA, BO, CID)
    await room.lobby.leave(table, BO)
    assert await names(room, table) == ["Ana", "Cid"]
    await room.lobby.join(table, BO)
    assert await names(room, table) == ["Ana", "Cid", "Bo"]
    with pytest.raises(AlreadySeated):
        await room.lobby.join(table, BO)
    with pytest.raises(NotSeated):
        await room.lobby.leave(table, DORA)


async def test_the_last_free_seat_is_taken_once(room: Room) -> None:
    table = await room.open_table(ANA, BO, CID, DORA)
    outcomes = await asyncio.gather(
        room.lobby.join(table, EVA), room.lobby.join(table, STRANGER), return_exceptions=True
    )
    assert outcomes[0] is None
    assert isinstance(outcomes[1], LobbyFull)


async def test_with_the_host_gone_the_next_one_hosts(room: Room) -> None:
    table = await room.open_table(ANA, BO, CID)
    await room.lobby.leave(table, ANA)
    assert (await room.lobby.look(table))[0].host_id == BO.id
    await room.lobby.start(table, BO, Threads())
    assert (await room.tables.look(table, BO.id)).seat == 0


async def test_with_nobody_left_a_table_is_closed(room: Room) -> None:
    table = await room.open_table(ANA)
    await room.lobby.leave(table, ANA)
    assert (await room.lobby.look(table))[0].status is GameStatus.ENDED
    with pytest.raises(AlreadyStarted):
        await room.lobby.join(table, BO)


async def test_only_the_host_starts_and_cancels_and_sets_options(room: Room) -> None:
    table = await room.open_table(ANA, BO)
    for refused in (
        room.lobby.start(table, BO, Threads()),
        room.lobby.cancel(table, BO),
        room.lobby.set_option(table, BO, 0, ["1"]),
    ):
        with pytest.raises(NotHost):
            await refused
    await room.lobby.cancel(table, ANA)
    for refused in (
        room.lobby.start(table, ANA, Threads()),
        room.lobby.cancel(table, ANA),
        room.lobby.leave(table, ANA),
        room.lobby.set_option(table, ANA, 0, ["1"]),
    ):
        with pytest.raises(LobbyClosed):
            await refused


async def test_alone_one_cannot_begin(room: Room) -> None:
    table = await room.open_table(ANA)
    with pytest.raises(TooFew) as refused:
        await room.lobby.start(table, ANA, Threads())
    assert refused.value.arguments == {"least": 2}


async def test_a_table_begins_once(room: Room) -> None:
    table = await room.open_table(ANA, BO)
    outcomes = await asyncio.gather(
        *(room.lobby.start(table, ANA, Threads()) for _ in range(5)), return_exceptions=True
    )
    assert outcomes.count(None) == 1
    assert all(isinstance(one, LobbyClosed) for one in outcomes if one is not None)
    assert (await room.public_text(table)).count("begins") == 1


async def test_who_joins_while_the_game_begins_is_in_or_refused(room: Room) -> None:
    table = await room.open_table(ANA, BO)
    started, joined = await asyncio.gather(
        room.lobby.start(table, ANA, Threads()),
        room.lobby.join(table, CID),
        return_exceptions=True,
    )
    assert started is None
    assert isinstance(joined, AlreadyStarted)
    assert len((await room.tables.look(table, None)).names) == 2


async def test_where_no_thread_opens_the_table_stays_open(room: Room) -> None:
    class Nowhere:
        async def open(self, row: object) -> int:
            del row
            raise OSError("no thread")

    table = await room.open_table(ANA, BO)
    with pytest.raises(OSError, match="no thread"):
        await room.lobby.start(table, ANA, Nowhere())
    assert (await room.lobby.look(table))[0].status is GameStatus.LOBBY
    await room.lobby.start(table, ANA, Threads())
    assert (await room.tables.look(table, None)).row.thread_id == 500_000 + table


async def test_options_are_set_by_number(room: Room) -> None:
    table = await room.open_table(ANA, BO)
    await room.lobby.set_option(table, ANA, 0, ["1"])
    assert (await room.lobby.look(table))[0].options == {
        "dealer": "first-seat", "characters": "choose",
    }  # fmt: skip
    for option, values in ((0, ["2"]), (2, ["0"]), (0, []), (0, ["x"]), (1, [""])):
        with pytest.raises(Illegal):
            await room.lobby.set_option(table, ANA, option, values)


async def test_only_games_that_exist_are_offered_with_options_they_have(room: Room) -> None:
    with pytest.raises(UnknownGame):
        await room.open_table(ANA, game="chess")
    with pytest.raises(Illegal):
        await room.open_table(ANA, dealer="nobody")
    with pytest.raises(Illegal):
        await room.open_table(ANA, no_such_option="1")


async def test_a_table_that_nobody_starts_is_given_up(room: Room, clock: Clock) -> None:
    forgotten = await room.open_table(ANA, BO)
    begun = await room.begin(ANA, CID)
    clock.now += 11 * 3600
    later = await room.open_table(DORA)
    assert await room.lobby.expire() == []
    clock.now += 3600
    assert [row.id for row in await room.lobby.expire()] == [forgotten]
    assert await room.lobby.expire() == []
    assert (await room.lobby.look(later))[0].status is GameStatus.LOBBY
    assert (await room.tables.look(begun, None)).row.status is GameStatus.PLAYING
    with pytest.raises(LobbyClosed):
        await room.lobby.start(forgotten, ANA, Threads())


async def test_there_is_no_table_of_that_number(room: Room) -> None:
    for refused in (
        room.lobby.look(4711),
        room.lobby.join(4711, ANA),
        room.lobby.leave(4711, ANA),
        room.lobby.start(4711, ANA, Threads()),
    ):
        with pytest.raises(NoSuchGame):
            await refused


async def test_the_tables_language_is_spoken_in_public(room: Room) -> None:
    game = await room.begin(ANA, BO, locale=Locale.ES)
    assert "Empieza la mesa" in await room.public_text(game)
