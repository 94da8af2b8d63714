"""``maese run`` and ``maese try``, up to where the bot takes over."""

import sys
from pathlib import Path

import pytest

from tests.bot.cli.conftest import Maese


@pytest.fixture(autouse=True)
def empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give no settings at all."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    return tmp_path


def test_without_a_token_one_line_says_where_to_get_one(maese: Maese) -> None:
    outcome = maese("run")
    assert (outcome.code, outcome.out) == (2, "")
    assert outcome.err.count("\n") == 1
    for hint in ("DISCORD_TOKEN is missing", "https://discord.com/developers", ".env.example"):
        assert hint in outcome.err


def test_a_malformed_token_is_not_repeated(maese: Maese, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "hunter2")
    outcome = maese("run")
    assert (outcome.code, outcome.out) == (2, "")
    assert "DISCORD_TOKEN does not look like a bot token" in outcome.err
    assert "hunter2" not in outcome.err
    assert outcome.err.count("\n") == 1


def test_without_the_extra_try_says_what_to_install(
    maese: Maese, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "simcord", None)
    outcome = maese("try", "--no-browser")
    assert (outcome.code, outcome.out) == (2, "")
    assert "pip install 'maese[try]'" in outcome.err
    assert outcome.err.count("\n") == 1


@pytest.mark.parametrize(
    ("tokens", "reason"),
    [
        (["--players", "Ana,Ana"], "each once"),
        (["--players", "Ana,,Bo"], "each once"),
        (["--lang", "fr"], "fr"),
        (["--port", "70000"], "65535"),
    ],
)
def test_a_trial_that_cannot_be_gets_one_line(maese: Maese, tokens: list[str], reason: str) -> None:
    outcome = maese("try", *tokens)
    assert (outcome.code, outcome.out) == (2, "")
    assert reason in outcome.err
    assert outcome.err.count("\n") == 1


def test_help_names_all_commands(maese: Maese) -> None:
    outcome = maese("--help")
    assert outcome.code == 0
    for command in ("run", "try", "simulate", "replay", "verify"):
        assert command in outcome.out
