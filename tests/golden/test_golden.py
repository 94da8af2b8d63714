"""Every golden game replays to the announced result, and every game has some."""

from pathlib import Path

import pytest

from rules.engine.errors import ReplayMismatch
from rules.engine.record import GameRecord
from rules.engine.rulebook import all_games
from rules.engine.verify import verify
from tests.battery.games import AnyRulebook, option_sets, seat_counts

FOLDER = Path(__file__).parent
GOLDEN = sorted(FOLDER.glob("*/*.json"))


def read(path: Path) -> GameRecord:
    """Read a golden game."""
    return GameRecord.model_validate_json(path.read_bytes())


@pytest.mark.parametrize("path", GOLDEN, ids=[f"{path.parent.name}/{path.stem}" for path in GOLDEN])
def test_a_golden_game_is_verified(path: Path) -> None:
    record = read(path)
    rulebook = all_games()[record.game]
    if record.rules_version == rulebook.version:
        assert verify(rulebook, record).result
    else:
        with pytest.raises(ReplayMismatch, match=f"version {record.rules_version}"):
            verify(rulebook, record)


@pytest.mark.parametrize(
    "rulebook", [pytest.param(rulebook, id=rulebook.key) for rulebook in all_games()]
)
def test_every_way_to_end_at_every_number_of_seats_has_a_golden_game(
    rulebook: AnyRulebook,
) -> None:
    """If one is missing, run ``python -m tests.golden.make GAME``."""
    records = [read(path) for path in GOLDEN if path.parent.name == rulebook.key]
    there = {
        (len(record.players), record.result.reason)
        for record in records
        if record.result and record.rules_version == rulebook.version
    }
    assert there == {
        (seats, reason) for seats in seat_counts(rulebook) for reason in rulebook.ends(seats)
    }


@pytest.mark.parametrize(
    "rulebook", [pytest.param(rulebook, id=rulebook.key) for rulebook in all_games()]
)
def test_every_set_of_options_has_a_golden_game(rulebook: AnyRulebook) -> None:
    """If one is missing, run ``python -m tests.golden.make GAME``."""
    records = [read(path) for path in GOLDEN if path.parent.name == rulebook.key]
    there = [rulebook.options.model_validate(record.options) for record in records]
    assert all(options in there for options in option_sets(rulebook))
