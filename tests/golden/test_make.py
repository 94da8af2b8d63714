"""Making golden games: in which ways they are looked for, and what is not written twice."""

from pathlib import Path

import pytest
from pydantic import JsonValue

from rules.engine.game import Game
from rules.engine.questions import OpenQuestion
from rules.engine.randomness import Stream
from tests.battery.play import at_random
from tests.golden import make
from tests.toy import RULEBOOK

NEVER, NOW_AND_THEN = "three-moons", "shared"


def first_answer(_game: Game, asked: OpenQuestion, _stream: Stream) -> JsonValue:
    """Give the answer that is listed first: merchants who are alike may end alike."""
    return next(asked.question.every())


@pytest.mark.parametrize(("turn", "first"), [(0, "random"), (1, "sensible"), (2, "random")])
def test_ways_to_play_come_first_by_turns_and_mixed_tables_last(turn: int, first: str) -> None:
    ways = list(make.ways_to_play(RULEBOOK, turn))
    assert ways[0] == first
    assert ways[-1] == "mixed-sensible"
    assert set(ways) == {"random", "sensible", "mixed-sensible"}


def test_an_end_that_one_way_does_not_reach_is_looked_for_in_the_next(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(make, "MOST_GAMES", 10)
    ways = {"random": at_random, "first": first_answer}
    way, record = make.find(RULEBOOK, 2, NOW_AND_THEN, ways)
    assert way == "first"
    assert record.result is not None
    assert record.result.reason == NOW_AND_THEN


def test_an_end_that_no_way_reaches_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(make, "MOST_GAMES", 2)
    with pytest.raises(LookupError, match=NEVER):
        make.find(RULEBOOK, 2, NEVER, make.ways_to_play(RULEBOOK, 0))


def test_what_is_there_is_not_made_again(tmp_path: Path) -> None:
    for seats in (2, 3, 4):
        for reason in RULEBOOK.end_reasons:
            (tmp_path / f"v1-{seats}-mixed-sensible-{reason}.json").write_text("")
    make.write(RULEBOOK, tmp_path)
    assert len(list(tmp_path.iterdir())) == 6
    assert all(path.read_text() == "" for path in tmp_path.iterdir())
