"""Writes every picture of the game to a folder, for looking at.

Usage: ``python -m tests.cogs.calderos.art.sheet FOLDER [SCALE]``
"""

from collections.abc import Iterator
from pathlib import Path
from sys import argv

from bot.art import Picture, paint
from cogs.calderos.art import card_picture, hand_picture, table_picture
from rules.calderos.content import Card
from tests.cogs.calderos.art.samples import (
    HANDS,
    HOSTILE_NAMES,
    LOCALES,
    NAMES,
    bare,
    eventful,
    words,
)


def pictures() -> Iterator[tuple[str, Picture]]:
    """Yield every picture with a name for its file."""
    for locale in LOCALES:
        say = words(locale)
        for seats in range(2, 6):
            view = eventful(seats, turn=seats - 2)
            yield f"table-{seats}-{locale}", table_picture(view, NAMES, say)
        yield f"table-long-{locale}", table_picture(eventful(5, turn=4), HOSTILE_NAMES, say)
        yield f"table-won-{locale}", table_picture(eventful(4, turn=None, winner=0), NAMES, say)
        yield f"table-bare-{locale}", table_picture(bare(5), NAMES, say)
        every = tuple(Card)
        for size in (0, 1, 3, 5, 7, 8):
            yield f"hand-{size}-{locale}", hand_picture(every[5 : 5 + size], say)
        for number, hand in enumerate(HANDS):
            yield f"hand-sample-{number}-{locale}", hand_picture(hand, say)
        yield f"card-{locale}", card_picture(Card.UNICORN_FLATULENCE, say)


def main(folder: Path, scale: float) -> None:
    """Write the pictures as PNG."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, picture in pictures():
        (folder / f"{name}.png").write_bytes(paint(picture, scale))


if __name__ == "__main__":
    main(Path(argv[1]), float(argv[2]) if len(argv) > 2 else 1)
