"""``python -m tests.battery.digests``: a line for a game of each table, of all there was in it.

Two processes that print different lines would play different games from one journal.
"""

from collections.abc import Iterator

from tests.battery.canon import digest
from tests.battery.games import tables
from tests.battery.play import Run, choosers


def digests() -> Iterator[str]:
    """Yield the lines."""
    for rulebook, seats in tables():
        for name, way in choosers(rulebook).items():
            # Another run at each number of seats, so that options are played with too.
            game = Run(rulebook, seats, seats, way).finish().game
            yield f"{rulebook.key}/{seats}/{name} {digest(game)}"


if __name__ == "__main__":
    print("\n".join(digests()))  # noqa: T201  its purpose
