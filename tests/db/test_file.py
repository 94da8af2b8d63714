"""The file itself: made, kept, refused, closed."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from db import Store
from db.errors import (
    CannotOpen,
    DatabaseDamaged,
    DatabaseIsNewer,
    NotADatabase,
    OpenError,
    StoreClosed,
)
from tests.db.support import ANA, BEN, answer, playing


async def test_file_and_folders_are_made_for_the_bot_alone(tmp_path: Path) -> None:
    path = tmp_path / "data" / "100% maese ñ" / "maese.sqlite3"

    async with await Store.open(str(path)):
        assert path.stat().st_mode & 0o077 == 0


async def test_a_passing_store_leaves_nothing_behind() -> None:
    first, second = await Store.open(":memory:"), await Store.open(":memory:")
    game = await playing(first, ANA)

    assert (await first.games.get(game)).id == game
    assert await second.games.seats(game) == []
    await first.close()
    await second.close()


async def test_what_was_committed_is_there_for_the_next_process(store: Store, path: Path) -> None:
    game = await playing(store, ANA, BEN)
    await store.journal.append(game, expected_number=0, entries=[answer(1)])

    # The first store was not closed: as if its process had been killed.
    async with await Store.open(path) as after:
        record = await after.games.record(game)

    assert [one.interaction_id for one in record.journal] == [1]
    assert [one.user_id for one in record.seats] == [ANA, BEN]


async def test_many_writers_and_readers_at_once_do_not_collide(store: Store) -> None:
    games = [await playing(store, ANA) for _ in range(8)]

    async def play(game: int) -> None:
        for number in range(10):
            await store.journal.append(game, expected_number=number, entries=[answer()])
            assert len(await store.journal.entries(game)) == number + 1

    await asyncio.gather(*map(play, games))


async def test_a_write_whose_caller_gives_up_is_whole_or_absent(store: Store) -> None:
    game = await playing(store, ANA)
    append = asyncio.create_task(
        store.journal.append(game, expected_number=0, entries=[answer(), answer()])
    )
    await asyncio.sleep(0)
    append.cancel()
    with pytest.raises(asyncio.CancelledError):
        await append

    await store.values.set("after", "it")  # the writer goes on
    assert len(await store.journal.entries(game)) in {0, 2}


async def test_opening_again_changes_nothing(path: Path) -> None:
    await (await Store.open(path)).close()
    before = path.read_bytes()

    await (await Store.open(path)).close()

    assert path.read_bytes() == before


async def test_closing_waits_for_what_was_asked_for(path: Path) -> None:
    store = await Store.open(path)
    under_way = asyncio.gather(
        *(store.values.get("key") for _ in range(20)), store.values.set("key", "value")
    )
    await asyncio.sleep(0)
    await store.close()
    await under_way

    async with await Store.open(path) as after:
        assert await after.values.get("key") == "value"


async def test_a_closed_store_says_so_and_closes_again(path: Path) -> None:
    store = await Store.open(path)
    await store.close()
    await store.close()

    with pytest.raises(StoreClosed):
        await store.values.get("key")
    with pytest.raises(StoreClosed):
        await store.values.set("key", "value")


async def refusal(path: Path) -> OpenError:
    with pytest.raises(OpenError) as refused:
        await Store.open(path)
    assert "\n" not in str(refused.value)
    assert str(path) in str(refused.value)
    return refused.value


async def test_a_file_of_another_kind_is_refused_and_left_alone(path: Path) -> None:
    content = b"This is a letter, and by no means a database. " * 100
    path.write_bytes(content)

    assert isinstance(await refusal(path), NotADatabase)
    assert path.read_bytes() == content


async def test_a_database_of_another_program_is_refused(path: Path) -> None:
    with closing(sqlite3.connect(path)) as other:
        other.execute("CREATE TABLE recipes (name TEXT)")

    assert isinstance(await refusal(path), NotADatabase)


async def test_a_damaged_database_is_refused(path: Path) -> None:
    await (await Store.open(path)).close()
    content = bytearray(path.read_bytes())
    content[100:4096] = b"\xff" * 3996
    path.write_bytes(content)

    assert isinstance(await refusal(path), DatabaseDamaged)


async def test_a_database_of_a_later_version_is_refused(path: Path) -> None:
    await (await Store.open(path)).close()
    with closing(sqlite3.connect(path, isolation_level=None)) as later:
        later.execute("UPDATE alembic_version SET version_num = '9999'")

    refused = await refusal(path)
    assert isinstance(refused, DatabaseIsNewer)
    assert refused.revision == "9999"


async def test_a_place_where_no_file_can_be_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()

    assert isinstance(await refusal(tmp_path / "file" / "maese.sqlite3"), CannotOpen)
    assert isinstance(await refusal(tmp_path), CannotOpen)
