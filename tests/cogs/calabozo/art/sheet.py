"""Writes the pictures of the game to a folder, for looking at.

Usage: ``python -m tests.cogs.calabozo.art.sheet FOLDER [SCALE]``
"""

from collections.abc import Iterator
from pathlib import Path
from sys import argv

from bot.art import Picture, paint
from cogs.calabozo.art import (
    figures_picture,
    hand_picture,
    reach_picture,
    table_picture,
    zoom_picture,
)
from rules.calabozo.content import Figure
from tests.cogs.calabozo.art.samples import (
    HOSTILE_NAMES,
    LOCALES,
    NAMES,
    alone,
    crowded,
    emptied,
    moving,
    words,
)
from tests.games.calabozo.layout import A, fresh


def pictures() -> Iterator[tuple[str, Picture]]:
    """Yield every picture with a name for its file."""
    for locale in LOCALES:
        say = words(locale)
        tables = {
            "begin": fresh(2),
            "four": moving(4),
            "eight": crowded(),
            "alone": alone(8),
            "emptied": emptied(),
        }
        for name, table in tables.items():
            yield f"table-{name}-{locale}", table_picture(table.view(None), NAMES, say)
        yield f"table-long-{locale}", table_picture(crowded().view(None), HOSTILE_NAMES, say)
        yield f"zoom-{locale}", zoom_picture(crowded().view(None), A, NAMES, say)
        for roll in (1, 4, 6):
            view = moving(roll).view(A)
            assert view.reach is not None
            yield f"reach-{roll}-{locale}", reach_picture(view, view.reach, say)
        yield f"hand-{locale}", hand_picture(crowded().view(A), NAMES, say)
        yield f"figures-{locale}", figures_picture(tuple(Figure), say)


def main(folder: Path, scale: float) -> None:
    """Write the pictures as PNG."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, picture in pictures():
        (folder / f"{name}.png").write_bytes(paint(picture, scale))


if __name__ == "__main__":
    main(Path(argv[1]), float(argv[2]) if len(argv) > 2 else 1)
