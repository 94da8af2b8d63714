"""Writes the pictures of the game to a folder, for looking at.

Usage: ``python -m tests.cogs.dungeonquest.art.sheet FOLDER [SCALE]``
"""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from sys import argv

from bot.art import Picture, paint
from cogs.dungeonquest.art import (
    amulets_picture,
    heroes_picture,
    own_picture,
    rings_picture,
    table_picture,
    zoom_picture,
)
from rules.dungeonquest.cards import Dragon, RoomCard
from rules.dungeonquest.catacombs.amulet_cards import Amulet
from rules.dungeonquest.heroes import Box, Hero, Ring, heroes_in, rings_in
from rules.engine.seats import Seat
from tests.cogs.dungeonquest.art.samples import (
    HOSTILE_NAMES,
    LOCALES,
    NAMES,
    dungeon,
    eventful,
    explorers,
    fight,
    newcomers,
    rooms,
    stranger,
    words,
)


def pictures() -> Iterator[tuple[str, Picture]]:
    """Yield every picture with a name for its file."""
    for locale in LOCALES:
        say = words(locale)
        for seats in range(1, 5):
            view = eventful(seats, laid=rooms(31 * seats), sun=6 * seats)
            yield f"table-{seats}-{locale}", table_picture(view, NAMES, say)
        awake = (Dragon.SLEEPING, Dragon.AWAKE)
        card = (RoomCard.SNEAK_ATTACK_DEATH_WARRIOR,)
        view = eventful(4, fight=fight(), dragon_shown=awake, dragon_left=6)
        yield f"table-long-{locale}", table_picture(view, HOSTILE_NAMES, say)
        yield f"table-card-{locale}", table_picture(eventful(4, in_play=card), NAMES, say)
        bare = dungeon(*(stranger(seat) for seat in range(4)), turn=None, first=None, sun=0)
        yield f"table-bare-{locale}", table_picture(bare, NAMES, say)
        yield f"zoom-{locale}", zoom_picture(eventful(4), Seat(0), NAMES, say)
        reader = replace(view, viewer=Seat(3), fight=fight(life=7))
        yield f"own-reader-{locale}", own_picture(reader, NAMES, say)
        yield f"heroes-{locale}", heroes_picture(heroes_in((Box.BASE,)), say)
        yield f"rings-{locale}", rings_picture(rings_in((Box.BASE,))[1:], say)
        yield f"heroes-all-{locale}", heroes_picture(tuple(Hero), say)
        yield f"rings-all-{locale}", rings_picture(tuple(Ring), say)
        yield f"newcomers-{locale}", table_picture(newcomers(), NAMES, say)
        for seat in range(4):
            picture = zoom_picture(newcomers(), Seat(seat), NAMES, say)
            yield f"newcomer-{seat}-{locale}", picture
        yield f"amulets-{locale}", amulets_picture(tuple(Amulet), say)
        yield f"explorers-{locale}", table_picture(explorers(), NAMES, say)
        for seat in range(4):
            picture = zoom_picture(explorers(), Seat(seat), NAMES, say)
            yield f"explorer-{seat}-{locale}", picture


def main(folder: Path, scale: float) -> None:
    """Write the pictures as PNG."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, picture in pictures():
        (folder / f"{name}.png").write_bytes(paint(picture, scale))


if __name__ == "__main__":
    main(Path(argv[1]), float(argv[2]) if len(argv) > 2 else 1)
