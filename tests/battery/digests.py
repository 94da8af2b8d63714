"""``python -m tests.battery.digests``: one line for each of some games, of all there was in it.

Two processes that print different lines would play different games from one journal.
"""

from collections.abc import Iterator

from tests.battery.canon import digest
from tests.battery.games import tables
from tests.battery.play import Run, choosers

GAMES = 3


def digests() -> Iterator[str]:
    """Yield the lines."""
    for rulebook, seats in tables():
        for name, way in choosers(rulebook).items():
            for number in range(GAMES):
                game = Run(rulebook, seats, number, way).finish().game
                yield f"{rulebook.key}/{seats}/{name}/{number} {digest(game)}"


if __name__ == "__main__":
    print("\n".join(digests()))  # noqa: T201  its purpose
