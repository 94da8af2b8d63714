"""The settings, and the file that explains them."""

import re
from base64 import urlsafe_b64encode
from pathlib import Path

import pytest

from bot.settings import Settings, SettingsMistake, load_settings, variable

EXAMPLE = Path(__file__).parents[2] / ".env.example"
TOKEN = ".".join((urlsafe_b64encode(b"123456789012345678").decode(), "Gabcde", "x" * 38))


@pytest.fixture(autouse=True)
def empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Start without any settings."""
    monkeypatch.chdir(tmp_path)
    for field in Settings.model_fields:
        monkeypatch.delenv(variable(field), raising=False)
    return tmp_path


def test_a_token_is_all_that_it_takes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", f" {TOKEN}\n")
    settings = load_settings()
    assert settings.token.get_secret_value() == TOKEN
    assert settings.database == Path("maese.sqlite3")


def test_no_other_variable_can_be_mistaken_for_the_token(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("TOKEN", "MAESE_TOKEN"):
        monkeypatch.setenv(name, TOKEN)
    with pytest.raises(SettingsMistake, match="is missing"):
        load_settings()


def test_the_environment_wins_over_the_file(
    empty_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = [f"DISCORD_TOKEN={TOKEN}", "MAESE_LOCALE=es", "MAESE_LOBBY_HOURS=2", "OTHER=1"]
    (empty_folder / ".env").write_text("\n".join(lines))
    monkeypatch.setenv("MAESE_LOBBY_HOURS", "0.5")
    monkeypatch.setenv("MAESE_LOG_LEVEL", "debug")
    settings = load_settings()
    assert (settings.locale, settings.lobby_hours, settings.log_level) == ("es", 0.5, "DEBUG")


@pytest.mark.parametrize(
    "token",
    [
        "",
        "hunter2",
        f"Bot {TOKEN}",
        TOKEN.replace(".", "-"),
        TOKEN[:-30],
        "a" * 24 + TOKEN[24:],
        TOKEN + ".",
        "é" * 24 + TOKEN[24:],
    ],
)
def test_a_missing_or_malformed_token_gets_one_line_that_does_not_repeat_it(
    token: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", token)
    with pytest.raises(SettingsMistake, match=r"https://discord\.com/developers") as caught:
        load_settings()
    line = str(caught.value)
    assert "\n" not in line
    assert ".env.example" in line
    assert not token or token not in line
    assert caught.value.__cause__ is None


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("MAESE_LOG_LEVEL", "LOUD"),
        ("MAESE_LOG_JSON", "perhaps"),
        ("MAESE_LOCALE", "fr"),
        ("MAESE_LOBBY_HOURS", "0"),
        ("MAESE_CACHE_GAMES", "-5"),
        ("MAESE_METRICS_PORT", "99999"),
        ("MAESE_ERROR_CHANNEL", "general"),
    ],
)
def test_a_wrong_setting_is_named(name: str, value: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setenv(name, value)
    with pytest.raises(SettingsMistake, match=name) as caught:
        load_settings()
    assert "\n" not in str(caught.value)


def test_a_file_that_is_no_text_gets_one_line(empty_folder: Path) -> None:
    (empty_folder / ".env").write_bytes(b"DISCORD_TOKEN=\xff\xfe\n")
    with pytest.raises(SettingsMistake, match="UTF-8"):
        load_settings()


def test_the_token_does_not_show(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    settings = load_settings()
    for text in (repr(settings), str(settings), settings.model_dump_json()):
        assert TOKEN not in text


def test_a_trial_needs_no_token(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MAESE_DATABASE", "the-real-one.sqlite3")
    settings = Settings.for_trial(Path("trial.sqlite3"))
    assert settings.database == Path("trial.sqlite3")
    assert settings.cache_games == 1000


@pytest.mark.parametrize("name", list(Settings.model_fields))
def test_the_example_explains_each_setting_and_its_default(name: str) -> None:
    paragraphs = EXAMPLE.read_text().split("\n\n")
    (paragraph,) = (
        text for text in paragraphs if re.search(rf"^#?{variable(name)}=", text, re.MULTILINE)
    )
    *comment, assignment = paragraph.strip().splitlines()
    explained = " ".join(line.removeprefix("# ") for line in comment)
    field = Settings.model_fields[name]
    assert field.description
    assert field.description in explained
    value = assignment.partition("=")[2]
    if field.is_required():
        assert (assignment[0], value) != ("#", "")
        assert not value
    else:
        given = Settings.model_validate({"DISCORD_TOKEN": TOKEN, name: value})
        assert getattr(given, name) == field.default


def test_the_example_names_nothing_else() -> None:
    named = re.findall(r"^#?([A-Z_]+)=", EXAMPLE.read_text(), re.MULTILINE)
    assert sorted(named) == sorted(variable(field) for field in Settings.model_fields)
