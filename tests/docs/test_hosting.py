"""What hosts are told is so."""

import configparser
import re
import sqlite3
from pathlib import Path

import discord
import pytest

from bot.settings import Settings, variable
from bot.tables.errors import Permission
from db import NewSeat, Store
from tests.docs.reading import DOCS, blocks, rows, shell_lines

HOSTING = DOCS / "hosting.md"
TEXT = HOSTING.read_text("utf-8")


def flag(permission: str) -> str:
    """Return a permission as discord.py calls it."""
    return permission.lower().replace(" ", "_")


def test_the_table_of_settings_is_that_of_the_bot() -> None:
    shown = rows(HOSTING, "variable")
    fields = Settings.model_fields
    assert [row[0] for row in shown] == [f"`{variable(name)}`" for name in fields]
    for (_, default, meaning), field in zip(shown, fields.values(), strict=True):
        assert meaning == field.description
        if field.is_required() or field.default is None:
            assert default == "none"
            continue
        value = field.default
        written = f"{value:g}" if isinstance(value, float) else str(value)
        assert default == f"`{written.lower() if isinstance(value, bool) else written}`"


def test_the_number_of_the_permissions_is_that_of_their_names() -> None:
    names = [row[0] for row in rows(HOSTING, "permission")]
    asked = discord.Permissions(**{flag(name): True for name in names})
    numbers = set(re.findall(r"\b\d{9,}\b", TEXT))
    assert numbers == {str(asked.value)}
    assert f"permissions={asked.value}" in TEXT


def test_the_permissions_that_are_needed_are_those_the_bot_checks() -> None:
    needed = {flag(name) for name, need, _ in rows(HOSTING, "permission") if need == "yes"}
    assert needed == {permission.replace("-", "_") for permission in Permission}


def unit() -> configparser.ConfigParser:
    """Return the service's unit."""
    (text,) = [block.code for block in blocks(HOSTING) if block.language == "ini"]
    parser = configparser.ConfigParser(interpolation=None, strict=True)
    parser.optionxform = str  # type: ignore[method-assign, assignment]  # systemd minds the case
    parser.read_string(text)
    return parser


def test_the_unit_is_whole() -> None:
    assert unit().sections() == ["Unit", "Service", "Install"]
    assert unit()["Install"]["WantedBy"] == "multi-user.target"


def test_the_unit_runs_the_bot_that_the_page_installs() -> None:
    service = unit()["Service"]
    program, command = service["ExecStart"].split()
    assert command == "run"
    venv = Path(program).parent.parent
    assert f"cd {venv.parent}" in shell_lines(HOSTING)
    assert service["WorkingDirectory"] == f"/var/lib/{service['StateDirectory']}"
    environment = service["EnvironmentFile"]
    assert any(line.endswith(f" {environment}") for line in shell_lines(HOSTING))
    database = f"{service['WorkingDirectory']}/{Settings.model_fields['database'].default}"
    assert database in TEXT


def test_the_unit_does_not_start_again_after_a_mistake_in_the_settings() -> None:
    assert unit()["Service"]["RestartPreventExitStatus"] == "2"


def test_the_unit_may_do_what_the_bot_does() -> None:
    """It resolves names, talks to Discord, and writes to its own folder; no more."""
    service = unit()["Service"]
    assert service["RestrictAddressFamilies"].split() == ["AF_INET", "AF_INET6", "AF_UNIX"]
    assert service["ProtectSystem"] == "strict"
    assert service["CapabilityBoundingSet"] == ""
    assert "MemoryDenyWriteExecute" not in service  # ctypes needs it


@pytest.mark.parametrize("statement", re.findall(r'"(VACUUM INTO|\.backup) ', TEXT))
async def test_a_backup_made_while_the_bot_runs_is_whole(tmp_path: Path, statement: str) -> None:
    copy = tmp_path / "copy.sqlite3"
    async with await Store.open(tmp_path / "maese.sqlite3") as store:
        row = await store.lobbies.create(
            game="calderos", host_id=1, guild_id=2, channel_id=3, locale="en",
            options={}, expires_at=9e9, seats=[NewSeat(1, "Ana", "en")],
        )  # fmt: skip
        running = sqlite3.connect(tmp_path / "maese.sqlite3")
        if statement == ".backup":
            target = sqlite3.connect(copy)
            running.backup(target)
            target.close()
        else:
            running.execute(f"VACUUM INTO '{copy}'")
        running.close()
    async with await Store.open(copy) as restored:
        assert await restored.games.get(row.id) == row
