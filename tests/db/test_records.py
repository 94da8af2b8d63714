"""What people have achieved over their games."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from db import GameStatus, NewResult, RecordRow, SeatChange, Store
from db.errors import NotSeated
from tests.db.support import ANA, BEN, CLEO, answer, back_to, playing

GUILD = 10


async def finished(
    store: Store, users: Sequence[int | None], *results: NewResult, status: GameStatus | None = None
) -> int:
    """Play a game of these people to its end."""
    game = await playing(store, *users)
    await store.journal.append(
        game,
        expected_number=0,
        entries=[answer()],
        questions=[],
        status=status or GameStatus.FINISHED,
        result={"winners": [one.seat for one in results if one.won], "reason": "over",
                "scores": [one.score for one in results]},
        results=results,
    )  # fmt: skip
    return game


def won(seat: int, score: int | None = None, *, survived: bool = False) -> NewResult:
    """A seat that won."""
    return NewResult(seat, won=True, survived=survived, score=score)


def lost(seat: int, score: int | None = None, *, survived: bool = False) -> NewResult:
    """A seat that lost."""
    return NewResult(seat, won=False, survived=survived, score=score)


async def record(store: Store) -> list[RecordRow]:
    """Return the record of the one server and game."""
    return await store.records.of(GUILD, "calderos")


async def test_each_person_s_games_are_summed_up_the_most_points_first(store: Store) -> None:
    await finished(store, [ANA, BEN], won(0, 30, survived=True), lost(1, 25))
    await finished(store, [BEN, ANA], lost(0, 20, survived=True), lost(1, 10, survived=True))
    await finished(store, [BEN, CLEO], won(0, 0), won(1, 44))

    assert [
        (row.user_id, row.games, row.wins, row.survived, row.total, row.best)
        for row in await record(store)
    ] == [(BEN, 3, 1, 1, 45, 25), (CLEO, 1, 1, 0, 44, 44), (ANA, 2, 1, 2, 40, 30)]


async def test_where_no_points_are_counted_those_who_won_most_come_first(store: Store) -> None:
    for winner in (BEN, ANA, BEN):
        await finished(store, [winner, CLEO], won(0), lost(1))

    assert [(row.user_id, row.wins, row.total, row.best) for row in await record(store)] == [
        (BEN, 2, 0, None), (ANA, 1, 0, None), (CLEO, 0, 0, None),
    ]  # fmt: skip


async def test_a_seat_that_a_bot_player_holds_at_the_end_is_nobody_s(store: Store) -> None:
    game = await playing(store, ANA, BEN, None)
    await store.journal.append(
        game,
        expected_number=0,
        entries=[answer()],
        questions=[],
        seats=[SeatChange(1, None, "Ben")],
        status=GameStatus.FINISHED,
        results=[lost(0, 1), won(1, 9), lost(2, 5)],
    )

    assert [row.user_id for row in await record(store)] == [ANA]


async def test_other_servers_and_other_games_have_records_of_their_own(store: Store) -> None:
    await finished(store, [ANA], won(0, 7))

    assert await store.records.of(GUILD + 1, "calderos") == []
    assert await store.records.of(GUILD, "toy") == []


async def test_people_are_called_what_they_were_called_last(store: Store) -> None:
    first = await finished(store, [ANA], won(0, 7))
    second = await playing(store, BEN, ANA)
    await store.games.set_seat_name(first, 0, "Ana")
    await store.games.set_seat_name(second, 1, "Ana the Great")

    assert [row.name for row in await record(store)] == ["Ana the Great"]


async def test_a_result_for_a_seat_that_is_not_there_changes_nothing(store: Store) -> None:
    game = await playing(store, ANA)
    with pytest.raises(NotSeated):
        await store.journal.append(
            game, expected_number=0, entries=[answer()], status=GameStatus.FINISHED,
            results=[won(0), lost(1)],
        )  # fmt: skip

    assert (await store.games.get(game)).status is GameStatus.PLAYING
    assert await record(store) == []


async def test_games_that_were_finished_before_there_were_records_are_in_them(
    store: Store, path: Path
) -> None:
    await finished(store, [ANA, None, BEN], lost(0, 12), won(1, 30), won(2, 40))
    await finished(store, [BEN], won(0), status=GameStatus.ENDED)
    counted = await record(store)
    await store.close()
    back_to(path, "0001")

    async with await Store.open(path) as again:
        assert await record(again) == counted
        assert [(row.user_id, row.total, row.wins) for row in counted] == [
            (BEN, 40, 1), (ANA, 12, 0),
        ]  # fmt: skip
