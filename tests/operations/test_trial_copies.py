"""``maese try`` on a file that another copy works with: it would play with real people's games."""

import asyncio
import os
from dataclasses import replace
from pathlib import Path

import pytest

from db import Store
from db.lease import Holder
from tests.bot.cli.conftest import Maese


def test_a_trial_leaves_the_database_of_a_running_bot_alone(
    maese: Maese, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Setting logging up for good would take other tests' log away.
    monkeypatch.setattr("bot.trial.set_up_logging", lambda _: None)
    path = tmp_path / "maese.sqlite3"
    bot = asyncio.run(Store.open(path, holder=replace(Holder.here(), pid=os.getppid())))
    before = path.read_bytes()

    outcome = maese("try", "--no-browser", "--database", path)

    assert (outcome.code, outcome.out) == (1, "")
    assert "another copy of Maese works with this database" in outcome.err
    assert outcome.err.count("\n") == 1
    assert path.read_bytes() == before
    asyncio.run(bot.close())
