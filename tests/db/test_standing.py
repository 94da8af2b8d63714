"""The finished games that standings are made of, and who wants to be named in them."""

from collections.abc import Sequence
from functools import partial

import sqlalchemy as sa

from db import GameStatus, NewResult, Past, PlayedSeat, SeatChange, Store, tables
from db.rows import BEGINNING
from db.standing import past_of
from tests.db.support import ANA, BEN, CLEO, Clock, answer, playing

GUILD = 10


async def finished(
    store: Store,
    users: Sequence[int | None],
    winner: int,
    *,
    status: GameStatus = GameStatus.FINISHED,
    left: SeatChange | None = None,
) -> int:
    """Play a game of these people to its end, which one of them wins."""
    game = await playing(store, *users)
    await store.journal.append(
        game,
        expected_number=0,
        entries=[answer()],
        questions=[],
        seats=[left] if left else (),
        status=status,
        results=[
            NewResult(seat, won=seat == winner, survived=seat == 0, score=10 * seat)
            for seat in range(len(users))
        ],
    )
    return game


async def all_of(store: Store, guild: int | None = GUILD) -> list[int]:
    """Return the numbers of all finished games."""
    games = await store.standings.since(guild)
    assert games is not None
    return [game.game_id for game in games]


async def known(store: Store, guild: int | None = GUILD) -> Past:
    """Return what there is to know again about all games so far."""
    games = await store.standings.since(guild)
    assert games is not None
    return past_of(games)


async def test_a_finished_game_tells_what_it_brought_each_seat(store: Store, clock: Clock) -> None:
    game = await finished(store, [ANA, None, BEN], 2)
    (played,) = await store.standings.since(GUILD) or []
    assert (played.game_id, played.game, played.options) == (game, "calderos", "{}")
    assert played.ended_at == clock.now
    assert played.seats == (
        PlayedSeat(ANA, won=False, survived=True, score=0),
        PlayedSeat(None, won=False, survived=False, score=10),
        PlayedSeat(BEN, won=True, survived=False, score=20),
    )


async def test_games_come_in_the_order_in_which_they_ended(store: Store, clock: Clock) -> None:
    first, second = await playing(store, ANA, BEN), await playing(store, ANA, BEN)
    for game in (second, first):
        clock.now += 60
        await store.journal.append(
            game, expected_number=0, entries=[answer()], questions=[],
            status=GameStatus.FINISHED, results=[NewResult(0, won=True), NewResult(1, won=False)],
        )  # fmt: skip
    assert await all_of(store) == [second, first]


async def test_only_games_that_were_played_to_their_end_count(store: Store) -> None:
    await finished(store, [ANA, BEN], 0, status=GameStatus.ENDED)
    await playing(store, ANA, BEN)
    assert await all_of(store) == []


async def test_a_seat_that_the_bot_player_keeps_at_the_end_is_nobody_s(store: Store) -> None:
    await finished(store, [ANA, BEN], 0, left=SeatChange(1, None, "Ben", owner_id=BEN))
    (played,) = await store.standings.since(GUILD) or []
    assert [seat.user_id for seat in played.seats] == [ANA, None]


async def test_another_server_has_games_of_its_own(store: Store) -> None:
    game = await finished(store, [ANA, BEN], 0)
    assert await all_of(store, GUILD + 1) == []
    assert await all_of(store, None) == [game]


async def test_who_knows_the_past_gets_what_is_new(store: Store, clock: Clock) -> None:
    await finished(store, [ANA, BEN, CLEO], 0)
    past = await known(store)
    assert await store.standings.since(GUILD, past) == []

    same_moment = await finished(store, [BEN, CLEO], 0)
    clock.now += 1
    later = await finished(store, [ANA, CLEO], 1)
    fresh = await store.standings.since(GUILD, past) or []
    assert [game.game_id for game in fresh] == [same_moment, later]
    assert past_of(fresh, past) == await known(store)


async def test_many_games_are_read_page_by_page(store: Store, clock: Clock) -> None:
    games = []
    for winner in (0, 1, 0, 0, 1):
        clock.now += 1
        games.append(await finished(store, [ANA, None, BEN], winner))
    past, read = BEGINNING, []
    while page := await store.standings.since(GUILD, past, most=2):
        read.append([game.game_id for game in page])
        past = past_of(page, past)
    assert read == [games[:2], games[2:4], games[4:]]


async def test_a_past_that_has_changed_is_found_out(store: Store) -> None:
    game = await finished(store, [ANA, BEN, CLEO], 0)
    past = await known(store)
    results = tables.results
    hers = sa.update(results).where(results.c.game_id == game, results.c.seat == 0)
    for stranger in (-1, None, -ANA):
        statement = hers.values(user_id=stranger)
        await store._database.write(partial(_execute, statement))
        assert await store.standings.since(GUILD, past) is None, stranger
        assert await store.standings.since(GUILD, await known(store)) == []


def _execute(statement: sa.Executable, connection: sa.Connection) -> None:
    connection.execute(statement)


async def test_a_game_that_is_gone_is_missed(store: Store) -> None:
    assert await store.standings.since(GUILD, Past(1, 5, 1.0, 1)) is None
    assert await store.standings.since(GUILD, BEGINNING) == []


async def test_nobody_is_named_who_has_not_said_so(store: Store) -> None:
    await finished(store, [ANA, BEN], 0)
    assert not await store.standings.is_named(ANA)
    assert await store.standings.names(GUILD) == {}
    await store.standings.set_named(ANA, named=True)
    assert await store.standings.is_named(ANA)
    assert await store.standings.names(GUILD) == {ANA: "somebody"}
    await store.standings.set_named(ANA, named=False)
    assert not await store.standings.is_named(ANA)
    assert await store.standings.names(GUILD) == {}


async def test_people_are_called_what_they_were_called_last_on_a_server(store: Store) -> None:
    old, new = await finished(store, [ANA, BEN], 0), await finished(store, [BEN, ANA], 0)
    await store.games.set_seat_name(old, 0, "Zora, once")
    await store.games.set_seat_name(new, 1, "Ana")
    await store.standings.set_named(ANA, named=True)
    assert await store.standings.names(GUILD) == {ANA: "Ana"}
    assert await store.standings.names(None) == {ANA: "Ana"}
    assert await store.standings.names(GUILD + 1) == {}


async def test_being_named_and_other_preferences_leave_each_other_alone(store: Store) -> None:
    await store.players.set_locale(ANA, "es")
    await store.standings.set_named(ANA, named=True)
    assert await store.players.locale(ANA) == "es"
    await store.players.set_locale(ANA, None)
    assert await store.standings.is_named(ANA)
