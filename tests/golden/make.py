"""``python -m tests.golden.make GAME``: write the golden games of a game's present version."""

import sys
from collections.abc import Mapping
from pathlib import Path

from rules.engine.record import GameRecord
from tests.battery.games import AnyRulebook, games, option_sets, seat_counts
from tests.battery.play import Chooser, Run, at_random, choosers, mixed

FOLDER = Path(__file__).parent
MOST_GAMES = 500


def ways_to_play(rulebook: AnyRulebook, turn: int) -> dict[str, Chooser]:
    """Return all ways to play a game by itself, the one whose turn it is first.

    The last are tables of which one player plays at random and the others do not: they may come
    to an end that players of one kind hardly ever reach.
    """
    pure = list(choosers(rulebook).items())
    first = turn % len(pure)
    both = {f"mixed-{name}": mixed(at_random, policy) for name, policy in pure[1:]}
    return dict([*pure[first:], *pure[:first]]) | both


def find(
    rulebook: AnyRulebook, seats: int, reason: str, ways: Mapping[str, Chooser]
) -> tuple[str, GameRecord]:
    """Return the first game that ends so, and in which way it was played.

    Raises:
        LookupError: of a few hundred in each way, none does.
    """
    for way, choose in ways.items():
        for number in range(MOST_GAMES):
            run = Run(rulebook, seats, number, choose).finish()
            if run.game.result and run.game.result.reason == reason:
                return way, run.record()
    raise LookupError(f"no game of {seats} ends by {reason}")


def write(rulebook: AnyRulebook, folder: Path) -> None:
    """Write a game for each number of seats and way to end of which there is none yet."""
    folder.mkdir(exist_ok=True)
    wanted = [(seats, rulebook.ends(seats)) for seats in seat_counts(rulebook)]
    for seats, place, reason in ((n, *one) for n, ends in wanted for one in enumerate(ends)):
        ways = ways_to_play(rulebook, seats + place)
        paths = {way: folder / f"v{rulebook.version}-{seats}-{way}-{reason}.json" for way in ways}
        if not any(path.exists() for path in paths.values()):
            way, record = find(rulebook, seats, reason, ways)
            paths[way].write_text(record.model_dump_json() + "\n")


def write_options(rulebook: AnyRulebook, folder: Path) -> None:
    """Write a game for each set of options of which there is none yet, each played another way."""
    records = map(read_record, folder.glob("*.json"))
    there = [rulebook.options.model_validate(record.options) for record in records]
    counts, ways = seat_counts(rulebook), list(choosers(rulebook).items())
    for number, options in enumerate(option_sets(rulebook)):
        if options in there:
            continue
        seats, (way, choose) = counts[number % len(counts)], ways[number % len(ways)]
        record = Run(rulebook, seats, number, choose).finish().record()
        name = f"v{rulebook.version}-{seats}-{way}-options-{number}.json"
        folder.joinpath(name).write_text(record.model_dump_json() + "\n")


def read_record(path: Path) -> GameRecord:
    """Read a golden game."""
    return GameRecord.model_validate_json(path.read_bytes())


if __name__ == "__main__":
    write(games()[sys.argv[1]], FOLDER / sys.argv[1])
    write_options(games()[sys.argv[1]], FOLDER / sys.argv[1])
