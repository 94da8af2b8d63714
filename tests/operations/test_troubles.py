"""Unexpected errors are read off the log: type, place and table, and nothing that was said."""

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
import structlog
from structlog.contextvars import bound_contextvars

from bot.logs import set_up_logging
from bot.operations.troubles import Trouble
from bot.settings import Settings
from db.database import copy_database
from db.errors import OpenError

SECRET = "the-dragon-card"  # noqa: S105  a card


@pytest.fixture
def told(capsys: pytest.CaptureFixture[str]) -> Iterator[list[Trouble]]:
    """Set logging up as the bot does, and collect what is told of it."""
    del capsys  # what is logged is not shown
    root, discord = logging.getLogger(), logging.getLogger("discord")
    before = root.handlers[:], root.level, discord.level
    configured = structlog.get_config()
    troubles: list[Trouble] = []
    set_up_logging(Settings.for_trial(Path(":memory:")), troubles.append)
    yield troubles
    root.handlers[:], root.level, discord.level = before
    structlog.configure(**configured)


def test_an_error_tells_its_type_its_place_in_the_bot_and_its_table(told: list[Trouble]) -> None:
    try:
        copy_database(Path("/nowhere") / SECRET, Path("/nowhere/copy"))
    except OpenError:
        with bound_contextvars(game=7):
            structlog.get_logger("test.trouble").exception("broke", incident="c0ffee00")
    (trouble,) = told
    assert trouble.kind == "CannotOpen"
    assert trouble.module == "db.database"
    assert trouble.place.partition(":")[2].isdigit()
    assert (trouble.game, trouble.incident) == (7, "c0ffee00")
    assert SECRET not in repr(trouble)


def test_an_error_of_a_library_tells_its_type_and_who_logged_it(told: list[Trouble]) -> None:
    cards: dict[str, str] = {}
    try:
        cards[SECRET]
    except KeyError:
        logging.getLogger("discord.client").exception("Ignoring exception about %s", SECRET)
    assert told == [Trouble("KeyError", "discord.client")]


def test_an_error_without_an_exception_is_told_too(told: list[Trouble]) -> None:
    structlog.get_logger("test.frozen").error("game frozen", game=9, entry=3)
    assert told == [Trouble("Error", "game frozen", 9)]


def test_warnings_are_no_troubles(told: list[Trouble]) -> None:
    structlog.get_logger("test.warning").warning("not sent", game=9)
    logging.getLogger("discord.http").warning("rate limited")
    assert told == []
