"""Cards and tokens only move: none is made, none is lost."""

from collections import Counter

import pytest

from rules.engine.game import Game
from tests.battery.games import AnyRulebook, every_table, option_sets
from tests.battery.play import Run, choosers


def items(game: Game) -> Counter[object]:
    """Return how many of each item lie in all zones together."""
    return Counter(item for zone in game.table.zones.values() for item in zone)


@every_table
def test_items_only_move_between_zones(rulebook: AnyRulebook, seats: int) -> None:
    if not rulebook.conserves:
        pytest.skip("things are made and destroyed in this game")
    for way in choosers(rulebook).values():
        run = Run(rulebook, seats, 3, way)
        before = items(run.game)
        for count, game in enumerate(run.states()):
            assert items(game) == before, f"after {count} answers"


@every_table
def test_every_table_starts_with_the_same_items(rulebook: AnyRulebook, seats: int) -> None:
    same_options = 4 + len(option_sets(rulebook))
    assert items(Run(rulebook, seats, 4).game) == items(Run(rulebook, seats, same_options).game)
