"""A journal rebuilds a game exactly, at every answer, and in any process."""

import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from enum import Enum
from pathlib import Path
from typing import Any

import pytest

from rules.engine.game import Game
from rules.engine.replay import new_game, play_entries, replay
from tests.battery.canon import asked, digest, heard, seen, viewers
from tests.battery.digests import digests
from tests.battery.games import AnyRulebook, every_table
from tests.battery.play import Run, choosers, places, through_json

ROOT = Path(__file__).parents[2]

MOST = 16
"""So many places of a game are rebuilt, and as many more as there are kinds of questions."""


def known(game: Game) -> list[object]:
    """Return what each viewer knows, and what is open."""
    return [
        (seen(game, viewer), heard(game, viewer), asked(game, viewer)) for viewer in viewers(game)
    ]


@every_table
def test_every_prefix_of_a_journal_rebuilds_what_was_known_then(
    rulebook: AnyRulebook, seats: int
) -> None:
    for number, way in enumerate(choosers(rulebook).values()):
        run = Run(rulebook, seats, number, way)
        chosen = {*places(run, MOST), len(run.moves)}
        live = enumerate(Run(rulebook, seats, number, way).states())
        then = {count: known(game) for count, game in live if count in chosen}
        record, entries = run.record(), list(enumerate(run.entries()))
        for count, knowledge in then.items():
            game = new_game(rulebook, record)
            play_entries(game, entries[:count])
            assert known(game) == knowledge, f"after {count} answers"


@every_table
def test_a_whole_game_is_rebuilt_to_the_last_bit(rulebook: AnyRulebook, seats: int) -> None:
    run = Run(rulebook, seats).finish()
    assert digest(replay(rulebook, run.record())) == digest(run.game)


@every_table
def test_answers_that_went_through_json_play_the_same_game(
    rulebook: AnyRulebook, seats: int
) -> None:
    run = Run(rulebook, seats, 1).finish()
    game = run.begin()
    for move in run.moves:
        game.answer(move.asked.seat, move.asked.number, through_json(move.raw))
    assert digest(game) == digest(run.game)


@pytest.fixture(scope="module")
def here() -> list[str]:
    """What this process makes of some games."""
    return [*digests()]


@pytest.mark.parametrize("hash_seed", ["0", "4711"])
def test_another_process_with_other_hashes_plays_the_same_games(
    here: list[str], hash_seed: str
) -> None:
    """Catches what depends on the order of a set, on ``hash()`` or on ``id()``."""
    output = subprocess.run(
        [sys.executable, "-m", "tests.battery.digests"],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    assert output.splitlines() == here


@every_table
def test_views_and_events_hold_facts_that_cannot_change(rulebook: AnyRulebook, seats: int) -> None:
    """A live zone in an event would show later what it did not show then."""
    run = Run(rulebook, seats, 2).finish()
    views = [run.game.view(viewer) for viewer in viewers(run.game)]
    told = [event for one in run.game.feed for event in (one.everyone, *one.besides.values())]
    assert [wrong for fact in (*views, *told) for wrong in _changeable(fact)] == []


def _changeable(value: object) -> Iterator[str]:
    if value is None or isinstance(value, str | int | Enum):
        return
    if isinstance(value, tuple):
        for item in value:
            yield from _changeable(item)
    elif is_dataclass(value) and _is_frozen(type(value)):
        for field in fields(value):
            yield from _changeable(getattr(value, field.name))
    else:
        yield type(value).__name__


def _is_frozen(kind: Any) -> bool:
    return bool(kind.__dataclass_params__.frozen)
