"""Backups: whole, checked, atomic, and good to play on with."""

import asyncio
import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from db import Store
from db.backup import back_up, dated, rotate
from db.errors import BackupExists, CannotOpen, DatabaseDamaged, NotADatabase, OpenError
from db.lease import Holder
from tests.db.support import ANA, BEN, Clock, answer, playing


async def test_a_backup_of_a_file_in_use_holds_what_was_committed(
    store: Store, path: Path, tmp_path: Path
) -> None:
    game = await playing(store, ANA, BEN)
    await store.journal.append(game, expected_number=0, entries=[answer(1), answer(2)])
    assert Path(f"{path}-wal").stat().st_size > 0  # part of it lies beside the file

    copy = tmp_path / "backups" / "copy.sqlite3"
    size = back_up(path, copy)

    assert copy.stat().st_size == size
    assert copy.stat().st_mode & 0o077 == 0
    assert [one.name for one in copy.parent.iterdir()] == ["copy.sqlite3"]
    async with await Store.open(copy) as restored:
        assert await restored.games.record(game) == await store.games.record(game)


async def test_a_backup_is_of_one_moment_while_others_write(
    store: Store, path: Path, tmp_path: Path
) -> None:
    game = await playing(store, ANA)

    async def write() -> None:
        for number in range(0, 100, 2):
            await store.journal.append(game, expected_number=number, entries=[answer(), answer()])

    writing = asyncio.create_task(write())
    copies = [tmp_path / f"{number}.sqlite3" for number in range(5)]
    for copy in copies:
        await asyncio.to_thread(back_up, path, copy)
    await writing
    for copy in copies:
        async with await Store.open(copy) as restored:
            assert len(await restored.journal.entries(game)) % 2 == 0


async def test_a_backup_is_nobodys(path: Path, clock: Clock, tmp_path: Path) -> None:
    running = Holder("running", "host", 4711, "")
    copy = tmp_path / "copy.sqlite3"
    async with await Store.open(path, clock, running):
        back_up(path, copy)
    async with await Store.open(copy, clock, Holder.here()) as restored:
        await restored.values.set("key", "value")


async def test_what_is_there_is_overwritten_only_by_force(
    store: Store, path: Path, tmp_path: Path
) -> None:
    target = tmp_path / "copy.sqlite3"
    target.write_text("an older backup")

    with pytest.raises(BackupExists):
        back_up(path, target)
    assert target.read_text() == "an older backup"

    await store.values.set("key", "value")
    back_up(path, target, force=True)
    async with await Store.open(target) as restored:
        assert await restored.values.get("key") == "value"


@pytest.mark.usefixtures("store")
def test_force_does_not_put_a_backup_over_the_database_itself(path: Path) -> None:
    with pytest.raises(CannotOpen, match="the database itself"):
        back_up(path, path.parent / "." / path.name, force=True)


@pytest.mark.usefixtures("store")
def test_two_backups_to_one_name_at_the_same_time_do_not_overwrite_each_other(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "copy.sqlite3"
    link = os.link

    def late(part: Path, name: Path) -> None:
        target.write_text("the other one was faster")
        link(part, name)

    monkeypatch.setattr(os, "link", late)
    with pytest.raises(BackupExists):
        back_up(path, target)
    assert target.read_text() == "the other one was faster"
    assert sorted(tmp_path.glob(".copy*")) == []


def refusal(source: Path, target: Path) -> OpenError:
    with pytest.raises(OpenError) as refused:
        back_up(source, target)
    assert "\n" not in str(refused.value)
    assert not target.exists()
    if target.parent.is_dir():
        assert [one for one in target.parent.iterdir() if ".part" in one.name] == []
    return refused.value


async def test_a_damaged_database_gives_no_backup(path: Path, tmp_path: Path) -> None:
    async with await Store.open(path) as store:
        game = await playing(store, ANA)
        await store.journal.append(
            game, expected_number=0, entries=[answer(entry="x" * 500) for _ in range(200)]
        )
    content = bytearray(path.read_bytes())
    middle = len(content) // 2 // 4096 * 4096
    content[middle : middle + 4096] = b"\xff" * 4096
    path.write_bytes(content)

    assert isinstance(refusal(path, tmp_path / "copy.sqlite3"), DatabaseDamaged)


def test_what_is_no_database_of_ours_gives_no_backup(tmp_path: Path) -> None:
    target = tmp_path / "copy.sqlite3"
    letter, other = tmp_path / "letter", tmp_path / "other.sqlite3"
    letter.write_text("This is a letter, and by no means a database. " * 100)
    with closing(sqlite3.connect(other)) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")

    assert isinstance(refusal(letter, target), NotADatabase)
    assert isinstance(refusal(other, target), NotADatabase)
    assert isinstance(refusal(tmp_path / "missing.sqlite3", target), CannotOpen)


@pytest.mark.usefixtures("store")
def test_a_place_where_no_file_can_be_is_refused(path: Path, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(CannotOpen):
        back_up(path, tmp_path / "file" / "copy.sqlite3")


def test_dated_backups_are_rotated_and_nothing_else(tmp_path: Path) -> None:
    source = Path("/games/maese.sqlite3")
    day = 24 * 3600.0
    copies = [dated(tmp_path, source, 1_800_000_000 + number * day) for number in range(5)]
    others = [
        tmp_path / name
        for name in ("maese-before-update.sqlite3", "other-20270115-080000.sqlite3", "notes.txt")
    ]
    for path in (*copies, *others):
        path.touch()

    assert copies[0].name == "maese-20270115-080000.sqlite3"
    assert rotate(tmp_path, source, 2) == copies[:3]
    assert sorted(tmp_path.iterdir()) == sorted([*copies[3:], *others])
    assert rotate(tmp_path, source, 2) == []
