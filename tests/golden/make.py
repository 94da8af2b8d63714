"""``python -m tests.golden.make GAME``: write the golden games of a game's present version."""

import sys
from collections.abc import Iterator
from itertools import product
from pathlib import Path

from rules.engine.record import GameRecord
from tests.battery.games import AnyRulebook, games, seat_counts
from tests.battery.play import Run, choosers

FOLDER = Path(__file__).parent
MOST_GAMES = 500


def golden_games(rulebook: AnyRulebook) -> Iterator[tuple[str, GameRecord]]:
    """Yield a file name and a record for each number of seats and way to end, policies by turns.

    Raises:
        LookupError: a game does not end so among a few hundred.
    """
    ways = list(choosers(rulebook).items())
    for seats, (place, reason) in product(seat_counts(rulebook), enumerate(rulebook.end_reasons)):
        way, choose = ways[(seats + place) % len(ways)]
        runs = (Run(rulebook, seats, number, choose).finish() for number in range(MOST_GAMES))
        records = (
            run.record() for run in runs if run.game.result and run.game.result.reason == reason
        )
        record = next(records, None)
        if record is None:
            raise LookupError(f"no game of {seats} ends by {reason}")
        yield f"v{rulebook.version}-{seats}-{way}-{reason}.json", record


def write(rulebook: AnyRulebook) -> None:
    """Write the files that are not there yet."""
    folder = FOLDER / rulebook.key
    folder.mkdir(exist_ok=True)
    for name, record in golden_games(rulebook):
        path = folder / name
        if not path.exists():
            path.write_text(record.model_dump_json() + "\n")


if __name__ == "__main__":
    write(games()[sys.argv[1]])
