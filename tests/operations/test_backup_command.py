"""``maese backup``: where copies go, what is refused, and that one can play on with them."""

import asyncio
import re
from pathlib import Path

import pytest

from bot.client import now
from db import Store
from db.lease import Holder
from tests.bot.cli.conftest import Maese
from tests.bot.tables.support import ANA, BO, Room
from tests.db.support import Clock
from tests.e2e.club import Club
from tests.e2e.conftest import OpenClub
from tests.e2e.moves import Way
from tests.e2e.table import Table, begin


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a bot's database, which MAESE_DATABASE names; there is no token."""
    path = tmp_path / "games" / "maese.sqlite3"

    async def make() -> None:
        async with await Store.open(path) as store:
            await Room(store, Clock()).begin(ANA, BO)

    asyncio.run(make())
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    monkeypatch.setenv("MAESE_DATABASE", str(path))
    return path


def test_without_a_place_a_dated_copy_goes_beside_the_database(
    maese: Maese, database: Path
) -> None:
    outcome = maese("backup")
    assert (outcome.code, outcome.err) == (0, "")
    (copy,) = (database.parent / "backups").iterdir()
    assert re.fullmatch(r"maese-\d{8}-\d{6}\.sqlite3", copy.name)
    assert str(copy) in outcome.out
    assert copy.stat().st_mode & 0o077 == 0


def test_a_copy_goes_to_the_file_that_is_named_and_overwrites_only_by_force(
    maese: Maese, database: Path, tmp_path: Path
) -> None:
    copy = tmp_path / "copies" / "monday.sqlite3"
    assert maese("backup", copy, "--database", database).code == 0
    again = maese("backup", copy)
    assert (again.code, again.out) == (2, "")
    assert "--force" in again.err
    assert again.err.count("\n") == 1
    assert maese("backup", copy, "--force").code == 0


def test_so_many_dated_copies_are_kept(maese: Maese, database: Path, tmp_path: Path) -> None:
    folder = tmp_path / "copies"
    folder.mkdir()
    old = [folder / f"{database.stem}-2026010{day}-000000.sqlite3" for day in range(1, 5)]
    for path in (*old, folder / "holiday.sqlite3"):
        path.touch()
    outcome = maese("backup", folder, "--keep", 2)
    assert outcome.code == 0
    left = sorted(path.name for path in folder.iterdir())
    assert left[0] == "holiday.sqlite3"
    assert left[1] == old[-1].name
    assert len(left) == 3
    assert outcome.out.count(": deleted") == 3


@pytest.mark.parametrize(
    ("tokens", "code", "reason"),
    [
        (["copy.sqlite3", "--keep", "2"], 2, "folder"),
        (["--keep", "0"], 2, "keep"),
        (["copy.sqlite3", "--database", "nowhere.sqlite3"], 1, "no such file"),
    ],
)
def test_what_cannot_be_done_gets_one_line(
    maese: Maese, database: Path, tokens: list[str], code: int, reason: str
) -> None:
    del database
    outcome = maese("backup", *tokens)
    assert (outcome.code, outcome.out) == (code, "")
    assert reason in outcome.err
    assert outcome.err.count("\n") == 1
    assert not Path("copy.sqlite3").exists()


async def test_a_restored_backup_plays_on_to_the_end(
    opened: OpenClub, maese: Maese, tmp_path: Path
) -> None:
    """The bot goes on after the backup; what came after it is gone, and nothing else."""
    copy = tmp_path / "restored.sqlite3"
    async with opened(seed="game 1") as club:
        table = await begin(club, club.members("Ana", "Bo"))
        await table.play(Way.COMMAND, most=6)
        assert maese("backup", copy, "--database", tmp_path / "club.sqlite3").code == 0
        before = (await table.record()).entries
        await table.play(Way.COMMAND, most=3)
        assert len((await table.record()).entries) == 9

        # The bot stops, the backup takes the database's place, the bot starts.
        await club.bot.close()
        club._stores.append(await Store.open(copy, now, Holder.here()))
        await club.env.restart_bot(club._new_bot())
        assert (await table.record()).entries == before
        await table.play(Way.PANEL)
        await finished(table, club)


async def finished(table: Table, club: Club) -> None:
    row = await table.row()
    assert row.status == "finished"
    assert (await table.replayed()).result is not None
    await table.nothing_waits()
    assert club.bot.is_ready()
