"""The migrations make the tables, and the database guards them by itself."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from db import NewOutbox, Store, Target
from db.tables import metadata
from tests.db.support import ANA, BEN, answer, back_to, playing


@pytest.fixture
async def by_hand(store: Store, path: Path) -> AsyncIterator[sqlite3.Connection]:
    """A game, and a connection past the store for statements that the store would never send."""
    game = await playing(store, ANA, BEN)
    await store.journal.append(
        game, expected_number=0, entries=[answer(1)], outbox=[NewOutbox(Target.BOARD, "{}")]
    )
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA foreign_keys=ON")
        yield connection


@pytest.mark.usefixtures("store")
def test_the_migrations_lead_to_the_tables_of_the_code(path: Path) -> None:
    engine = sa.create_engine(f"sqlite:///{path}")
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_server_default": True})
        differences = compare_metadata(context, metadata)
        checks = {
            name: {check["name"] for check in sa.inspect(connection).get_check_constraints(name)}
            for name in metadata.tables
        }
    engine.dispose()

    assert differences == []
    for name, table in metadata.tables.items():
        expected = {one.name for one in table.constraints if isinstance(one, sa.CheckConstraint)}
        assert checks[name] == expected


async def test_whoever_sat_down_before_there_was_talk_takes_part_in_it(
    store: Store, path: Path
) -> None:
    game = await playing(store, ANA, BEN)
    await store.close()
    back_to(path, "0002")

    async with await Store.open(path) as again:
        assert [seat.talks for seat in await again.games.seats(game)] == [True, True]


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE journal SET entry = '{}'",
        "DELETE FROM journal",
        "INSERT INTO journal VALUES (1, 2, 'answer', '{}', NULL, 0)",
        "INSERT INTO journal VALUES (1, 0, 'answer', '{}', NULL, 0)",
        "INSERT INTO journal VALUES (1, 1, 'answer', '{}', 1, 0)",
        "INSERT INTO journal VALUES (404, 0, 'answer', '{}', NULL, 0)",
    ],
)
def test_the_database_guards_the_journal_against_anybody(
    by_hand: sqlite3.Connection, statement: str
) -> None:
    with pytest.raises(sqlite3.IntegrityError):
        by_hand.execute(statement)


@pytest.mark.parametrize(
    "statement",
    [
        "DELETE FROM games",
        "DELETE FROM seats",
        "UPDATE games SET status = 'won'",
        "UPDATE games SET seed = x'00'",
        "UPDATE outbox SET target = 'nobody'",
        "UPDATE outbox SET target = 'seat'",
        "UPDATE seats SET user_id = 5",
        "INSERT INTO votes VALUES (404, 'skip', 1, 0)",
    ],
)
def test_the_database_refuses_what_makes_no_sense(
    by_hand: sqlite3.Connection, statement: str
) -> None:
    with pytest.raises(sqlite3.IntegrityError):
        by_hand.execute(statement)


async def test_the_store_itself_works_with_foreign_keys_and_full_sync(store: Store) -> None:
    def pragmas(connection: sa.Connection) -> list[object]:
        return [
            connection.exec_driver_sql(f"PRAGMA {name}").scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        ]

    full = 2
    assert await store._database.write(pragmas) == ["wal", full, 1, 5000]


async def test_a_write_locks_before_it_reads(store: Store, path: Path) -> None:
    def another_writer_is_locked_out(connection: sa.Connection) -> bool:
        connection.exec_driver_sql("SELECT 1")
        with (
            closing(sqlite3.connect(path, timeout=0, isolation_level=None)) as other,
            pytest.raises(sqlite3.OperationalError, match="locked"),
        ):
            other.execute("BEGIN IMMEDIATE")
        return True

    assert await store._database.write(another_writer_is_locked_out)


async def test_a_reader_cannot_write(store: Store) -> None:
    def write(connection: sa.Connection) -> None:
        connection.exec_driver_sql("DELETE FROM votes")

    with pytest.raises(Exception, match="readonly"):
        await store._database.read(write)
