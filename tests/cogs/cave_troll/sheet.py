"""Writes pictures of the game to a folder, for looking at.

Usage: ``python -m tests.cogs.cave_troll.sheet FOLDER [SCALE]``
"""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from sys import argv

from bot.art import Picture, paint
from bot.text import Locale
from cogs.cave_troll.art import hand_picture, table_picture
from rules.cave_troll.content import Artifact, Card
from rules.cave_troll.options import CharacterSet
from rules.engine.seats import Seat
from tests.cogs.cave_troll.samples import (
    HOSTILE_NAMES,
    NAMES,
    crowded,
    in_play,
    place,
    seen_by,
    speaker,
    table,
)

MIDDLE = 40
"""How many answers into a game its middle is drawn."""


def pictures() -> Iterator[tuple[str, Picture]]:
    """Yield every picture with a name for its file."""
    for locale in Locale:
        say = speaker(locale).plain().say
        yield f"start-{locale}", table_picture(table(*map(place, range(3))), NAMES, say)
        for which in CharacterSet:
            for number, (game, _, _) in enumerate(in_play(4, 3, which)):
                if number == MIDDLE:
                    view = game.view(None)
                    yield f"middle-{which}-{locale}", table_picture(view, NAMES, say)
            last = replace(game.view(None), winners=(Seat(1), Seat(2)))
            yield f"won-{which}-{locale}", table_picture(last, NAMES, say)
            full = crowded(which)
            yield f"crowded-{which}-{locale}", table_picture(full, HOSTILE_NAMES, say)
        for number, card in enumerate(Card):
            own = seen_by(crowded(), number % 4, card, Card.MARKED_ADVENTURER,
                          artifact=[*Artifact][number % len(Artifact)])  # fmt: skip
            yield f"hand-{card}-{locale}", hand_picture(own, say)


def main(folder: Path, scale: float) -> None:
    """Write the pictures as PNG."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, picture in pictures():
        (folder / f"{name}.png").write_bytes(paint(picture, scale))


if __name__ == "__main__":
    main(Path(argv[1]), float(argv[2]) if len(argv) > 2 else 1)
