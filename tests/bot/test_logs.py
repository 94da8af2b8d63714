"""Logs: where they go, and what must not be in them."""

import json
import logging
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
import structlog

from bot.logs import set_up_logging
from bot.settings import Settings


@pytest.fixture(autouse=True)
def _undo() -> Iterator[None]:
    """Leave logging as it was."""
    root, discord = logging.getLogger(), logging.getLogger("discord")
    before = root.handlers[:], root.level, discord.level
    configured = structlog.get_config()
    yield
    root.handlers[:], root.level, discord.level = before
    structlog.configure(**configured)


def settings(**changes: object) -> Settings:
    """Return settings for a test."""
    return Settings.for_trial(Path(":memory:"), "en").model_copy(update=changes)


def test_logs_are_lines_of_json_where_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    set_up_logging(settings(log_json=True, log_level="INFO"))
    structlog.get_logger("test.json").info("something", game=7)
    logging.getLogger("elsewhere").warning("from a library")
    captured = capsys.readouterr()
    ours, theirs = map(json.loads, captured.err.splitlines())
    assert captured.out == ""
    assert (ours["event"], ours["game"], ours["level"]) == ("something", 7, "info")
    assert (theirs["event"], theirs["level"]) == ("from a library", "warning")
    assert ours["timestamp"].endswith("Z")


def test_logs_can_be_read_by_a_person(capsys: pytest.CaptureFixture[str]) -> None:
    set_up_logging(settings(log_json=False, log_level="INFO"))
    structlog.get_logger("test.plain").info("something", game=7)
    structlog.get_logger("test.plain").debug("not this")
    (line,) = capsys.readouterr().err.splitlines()
    assert "something" in line
    assert "game=7" in line


@pytest.mark.parametrize("as_json", [True, False])
def test_a_traceback_shows_no_variables(
    capsys: pytest.CaptureFixture[str], *, as_json: bool
) -> None:
    set_up_logging(settings(log_json=as_json, log_level="INFO"))

    def break_with(hand: str) -> None:
        raise RuntimeError(f"no {len(hand)}")

    try:
        break_with("secret" + "-card")
    except RuntimeError:
        structlog.get_logger("test.traceback").exception("broke")
    text = capsys.readouterr().err
    assert "RuntimeError" in text
    assert "secret-card" not in text


def test_discords_own_logs_never_show_payloads(capsys: pytest.CaptureFixture[str]) -> None:
    set_up_logging(settings(log_json=True, log_level="DEBUG"))
    logging.getLogger("discord.http").debug("a payload with a hand")
    logging.getLogger("discord.http").warning("rate limited")
    text = capsys.readouterr().err
    assert "hand" not in text
    assert "rate limited" in text
    assert sys.stderr is not None
