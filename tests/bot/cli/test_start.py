"""``maese run`` and ``maese try``, up to where the bot takes over."""

import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from bot.cli.trial import TrialOptions
from bot.settings import Settings
from tests.bot.cli.conftest import Maese
from tests.bot.test_settings import TOKEN


@pytest.fixture(autouse=True)
def empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give no settings at all."""
    monkeypatch.chdir(tmp_path)
    for name in ("DISCORD_TOKEN", "MAESE_DATABASE"):
        monkeypatch.delenv(name, raising=False)
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
    assert "uv run maese try" in outcome.err
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


def test_try_hands_on_what_was_asked_for(maese: Maese, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[TrialOptions] = []

    def run_trial(options: TrialOptions) -> int:
        asked.append(options)
        return 7

    monkeypatch.setitem(sys.modules, "bot.trial", SimpleNamespace(run_trial=run_trial))
    assert maese("try").code == 7
    tokens = "--players Zoe,Max --lang es --seed x --database t.sqlite3 --port 8080 --no-browser"
    assert maese("try", *tokens.split()).code == 7
    assert asked == [
        TrialOptions(("Ana", "Bo", "Cid"), "en", None, None, 0, browser=True),
        TrialOptions(("Zoe", "Max"), "es", "x", Path("t.sqlite3"), 8080, browser=False),
    ]
    assert [len(options.seed_bytes or b"") for options in asked] == [0, 32]


def test_run_hands_the_settings_on(
    maese: Maese, empty_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[Settings] = []

    def run_bot(settings: Settings) -> int:
        given.append(settings)
        return 0

    (empty_folder / ".env").write_text(f"DISCORD_TOKEN={TOKEN}\nMAESE_DATABASE=games.sqlite3\n")
    monkeypatch.setitem(sys.modules, "bot.main", SimpleNamespace(run_bot=run_bot))
    outcome = maese("run")
    assert (outcome.code, outcome.out, outcome.err) == (0, "", "")
    assert given[0].database == Path("games.sqlite3")


def test_help_names_all_commands(maese: Maese) -> None:
    outcome = maese("--help")
    assert outcome.code == 0
    for command in ("run", "try", "simulate", "replay", "verify", "export", "backup", "doctor"):
        assert command in outcome.out
