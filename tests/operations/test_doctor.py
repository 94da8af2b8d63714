"""``maese doctor``: what is wrong is named, with how to mend it, and what is right passes."""

import asyncio
import json
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple

import discord
import pytest

from bot.client import MaeseBot
from bot.operations.doctor import Finding, Level, offer
from bot.operations.doctor.abroad import look_around
from bot.operations.doctor.storage import check_database, check_disk
from bot.settings import Settings, variable
from db import Store
from db.lease import Holder
from tests.bot.cli.conftest import Maese, Outcome
from tests.bot.test_settings import TOKEN
from tests.db.support import back_to


class Usage(NamedTuple):
    """How full a disk is, in bytes."""

    total: int
    used: int
    free: int


NOW = 1_800_000_000.0


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """Return a database that nobody works with."""
    path = tmp_path / "maese.sqlite3"

    async def make() -> None:
        async with await Store.open(path):
            pass

    asyncio.run(make())
    return path


@pytest.fixture
def settings_of(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> pytest.MonkeyPatch:
    """Begin with no setting at all, in a folder of its own."""
    monkeypatch.chdir(tmp_path)
    for field in Settings.model_fields:
        monkeypatch.delenv(variable(field), raising=False)
    return monkeypatch


@pytest.fixture(autouse=True)
def _messages_are_not_read(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    # Six seconds: one test is enough for that.
    if "whole" not in request.node.name:
        monkeypatch.setattr("bot.operations.doctor.checkup.check_messages", list)


def lines(outcome: Outcome, level: str) -> list[str]:
    return [line for line in outcome.out.splitlines() if line.startswith(level)]


def test_the_whole_check_up_passes_without_a_token_and_leaves_nothing(
    maese: Maese, settings_of: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    del settings_of
    outcome = maese("doctor")
    assert (outcome.code, outcome.err, lines(outcome, "fail")) == (0, "", [])
    (warning,) = lines(outcome, "warn")
    assert "DISCORD_TOKEN is not given" in warning
    assert "https://discord.com/developers" in warning
    for subject in ("settings", "database", "disk", "pictures", "messages", "commands"):
        assert any(line.startswith(f"ok    {subject}: ") for line in lines(outcome, "ok"))
    assert list(tmp_path.iterdir()) == []


def test_wrong_settings_and_a_wrong_token_are_each_named_and_not_repeated(
    maese: Maese, settings_of: pytest.MonkeyPatch
) -> None:
    settings_of.setenv("DISCORD_TOKEN", "hunter2")
    settings_of.setenv("MAESE_METRICS_PORT", "99999")
    settings_of.setenv("MAESE_LOBBY_HOURS", "-1")
    settings_of.setenv("MAESE_LOG_LEVEL", "debug")
    outcome = maese("doctor")
    assert outcome.code == 1
    failed = "\n".join(lines(outcome, "fail"))
    for name in ("DISCORD_TOKEN", "MAESE_METRICS_PORT", "MAESE_LOBBY_HOURS"):
        assert failed.count(name) == 1
    assert "DEBUG tells secrets" in "\n".join(lines(outcome, "warn"))
    assert "hunter2" not in outcome.out


def test_a_token_of_the_right_shape_is_not_shown(
    maese: Maese, settings_of: pytest.MonkeyPatch
) -> None:
    settings_of.setenv("DISCORD_TOKEN", TOKEN)
    outcome = maese("doctor")
    assert outcome.code == 0
    assert "ok    token: has the shape of a bot token" in outcome.out
    assert TOKEN not in outcome.out


def grave(findings: Iterator[Finding]) -> list[str]:
    return [str(one) for one in findings if one.level is not Level.OK]


def said(path: Path) -> str:
    return "\n".join(map(str, check_database(path, NOW)))


def test_a_sound_database_passes_and_is_not_changed(database: Path) -> None:
    before = database.read_bytes()
    assert grave(check_database(database, NOW)) == []
    assert database.read_bytes() == before
    assert "nobody works with the database" in said(database)


def test_a_database_that_is_older_newer_damaged_or_another_is_told_apart(
    database: Path, tmp_path: Path
) -> None:
    older, newer, damaged, other = (
        Path(shutil.copy(database, tmp_path / f"{name}.sqlite3"))
        for name in ("older", "newer", "damaged", "other")
    )
    back_to(older, "0003")
    with closing(sqlite3.connect(newer)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    content = bytearray(damaged.read_bytes())
    content[-4096:] = b"\xff" * 4096
    damaged.write_bytes(content)
    other.write_text("This is a letter, and by no means a database. " * 100)

    (line,) = grave(check_database(older, NOW))
    assert line.startswith("warn  migrations: ")
    assert "maese backup" in line
    (line,) = grave(check_database(newer, NOW))
    assert line.startswith("fail  migrations: ")
    assert "9999" in line
    assert any(line.startswith("fail  database: ") for line in grave(check_database(damaged, NOW)))
    (line,) = grave(check_database(other, NOW))
    assert line.startswith("fail  database: ")


def test_a_database_that_others_may_read_is_noticed(database: Path) -> None:
    database.chmod(0o644)
    (line,) = grave(check_database(database, NOW))
    assert f"chmod 600 {database}" in line


@pytest.mark.parametrize(("seconds", "words"), [(5, "works with it"), (90, "next start takes it")])
def test_who_works_with_the_database_is_told(database: Path, seconds: float, words: str) -> None:
    holder = {"id": "x", "host": "elsewhere", "pid": 4711, "place": ""}
    value = json.dumps({"holder": holder, "renewed_at": NOW - seconds})
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("INSERT INTO key_values VALUES ('lease', ?)", (value,))
    assert grave(check_database(database, NOW)) == []
    assert f"process 4711 on elsewhere {words}" in said(database).replace(
        "ended without giving it back; the ", ""
    )


async def test_a_check_up_while_the_bot_runs_disturbs_nothing(tmp_path: Path) -> None:
    path = tmp_path / "running.sqlite3"
    async with await Store.open(path, holder=Holder.here()) as store:
        await store.values.set("key", "value")
        assert grave(check_database(path, NOW)) == []
        await store.renew_lease()
        assert await store.values.get("key") == "value"


def test_a_place_where_no_database_can_be_is_a_failure(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert grave(check_database(tmp_path / "new" / "maese.sqlite3", NOW)) == []
    (line,) = grave(check_database(tmp_path / "file" / "maese.sqlite3", NOW))
    assert line.startswith("fail  database: ")


@pytest.mark.parametrize(
    ("free", "level"), [(10**10, Level.OK), (10**8, Level.WARN), (10**6, Level.FAIL)]
)
def test_a_disk_that_is_nearly_full_is_noticed(
    database: Path, monkeypatch: pytest.MonkeyPatch, free: int, level: Level
) -> None:
    monkeypatch.setattr(shutil, "disk_usage", lambda _: Usage(10**11, 0, free))
    (found,) = check_disk(database)
    assert found.level is level


def test_letters_that_are_not_painted_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    (found,) = offer.check_pictures()
    assert found.level is Level.OK
    monkeypatch.setattr("bot.art.picture.font_files", list)
    (found,) = offer.check_pictures()
    assert found.level is Level.FAIL
    assert "Fredoka One" in found.text


def test_a_message_that_is_missing_is_noticed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    folder = tmp_path / "messages"
    folder.mkdir()
    (folder / "en.ftl").write_text("hello = Hello\n")
    (folder / "es.ftl").write_text("")
    monkeypatch.setattr(offer, "files", lambda _: tmp_path)
    monkeypatch.setattr(offer, "cog_names", tuple)
    (found,) = offer.check_messages()
    assert found.level is Level.FAIL
    assert "hello (es)" in found.text


async def test_commands_beyond_the_limits_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    async def payload(_bot: object) -> list[dict[str, Any]]:
        return [{"name": "x" * 33, "description": "Too long a name"}]

    async def load(_bot: object) -> None:
        """Load nothing."""

    monkeypatch.setattr(MaeseBot, "commands_payload", payload)
    monkeypatch.setattr(MaeseBot, "load_cogs", load)
    (found,) = await offer.check_commands()
    assert found.level is Level.FAIL


def test_a_check_that_breaks_hides_no_other(maese: Maese, settings_of: pytest.MonkeyPatch) -> None:
    def broken(_path: Path) -> list[Finding]:
        raise KeyError("oops")

    settings_of.setattr("bot.operations.doctor.checkup.check_disk", broken)
    outcome = maese("doctor")
    assert outcome.code == 1
    (line,) = lines(outcome, "fail")
    assert line == "fail  disk: could not be checked (KeyError). Please report it"
    assert any("commands" in line for line in lines(outcome, "ok"))


class Http:
    """Answers as Discord does."""

    def __init__(self, guilds: list[dict[str, Any]], *, endpoint: str | None = None) -> None:
        self.guilds, self.endpoint = guilds, endpoint

    async def application_info(self) -> Any:
        """Return the application."""
        return {"interactions_endpoint_url": self.endpoint}

    async def get_guilds(self, limit: int, before: Any = None, after: Any = None) -> Any:
        """Return a page of servers."""
        del before
        later = [one for one in self.guilds if after is None or int(one["id"]) > int(after)]
        return later[:limit]

    async def get_channel(self, channel_id: Any) -> Any:
        """Know no channel."""
        answer: Any = SimpleNamespace(status=404, reason=str(channel_id))
        raise discord.NotFound(answer, "unknown channel")


def guild(number: int, **granted: bool) -> dict[str, Any]:
    value = discord.Permissions(**granted).value
    return {"id": str(number), "name": f"Server {number}", "permissions": str(value)}


ALL = dict.fromkeys(
    (
        "view_channel", "send_messages", "send_messages_in_threads", "create_public_threads",
        "attach_files", "embed_links",
    ),
    True,
)  # fmt: skip
OFFLINE = Settings.for_trial(Path("maese.sqlite3"))


async def test_a_permission_that_is_missing_is_named_with_where_to_grant_it() -> None:
    guilds = [
        guild(1, **ALL),
        guild(2, **{**ALL, "embed_links": False}),
        guild(3, administrator=True),
    ]
    _, first, second, third = await look_around(Http(guilds), OFFLINE)
    assert (first.level, third.level) == (Level.OK, Level.OK)
    assert second.level is Level.FAIL
    assert "server 2 (Server 2)" in str(second)
    assert "lacks Embed Links" in second.text
    assert "Server Settings → Roles" in second.mend


async def test_all_servers_are_looked_at_however_many_there_are() -> None:
    found = await look_around(Http([guild(number, **ALL) for number in range(1, 451)]), OFFLINE)
    assert sum(one.subject.startswith("server") for one in found) == 450


async def test_an_endpoint_that_takes_the_clicks_away_is_noticed() -> None:
    application, servers = await look_around(Http([], endpoint="https://example.com"), OFFLINE)
    assert application.level is Level.FAIL
    assert servers.level is Level.WARN


async def test_an_error_channel_that_the_bot_does_not_see_is_noticed() -> None:
    watched = OFFLINE.model_copy(update={"error_channel": 42})
    found = await look_around(Http([guild(1, **ALL)]), watched)
    (channel,) = [one for one in found if one.subject == "error channel"]
    assert channel.level is Level.WARN
    assert "42" in channel.text


def test_online_without_a_token_says_that_nobody_was_asked(
    maese: Maese, settings_of: pytest.MonkeyPatch
) -> None:
    del settings_of
    outcome = maese("doctor", "--online")
    assert outcome.code == 0
    assert "Discord: was not asked, for want of a token" in outcome.out
