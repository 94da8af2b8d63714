"""Writes pictures of the game to a folder, for looking at.

Usage: ``python -m tests.cogs.boss_quest.sheet FOLDER [SCALE]``
"""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from sys import argv

from bot.art import Picture, paint
from bot.art.svg import document, placed, rect
from bot.text import Locale
from cogs.boss_quest.art import hand_picture, table_picture
from cogs.boss_quest.art.boss_panel import boss_portrait
from cogs.boss_quest.art.cards import spell_card, weapon_card
from rules.boss_quest.content import Boss, Spell, Weapon
from rules.engine.seats import Seat
from tests.cogs.boss_quest.samples import HOSTILE_NAMES, NAMES, full, plain, seen_by, speaker


def pictures() -> Iterator[tuple[str, Picture]]:
    """Yield every picture with a name for its file."""
    for locale in Locale:
        say = speaker(locale).plain().say
        for seats in range(2, 6):
            yield f"table-{seats}-{locale}", table_picture(plain(seats), NAMES, say)
            yield f"table-full-{seats}-{locale}", table_picture(full(seats), HOSTILE_NAMES, say)
        won = replace(full(4), winners=(Seat(0),), turn=None)
        yield f"table-won-{locale}", table_picture(won, NAMES, say)
        for seat, attack in ((0, 9), (1, 18), (2, 40)):
            view = seen_by(full(), seat, Weapon.PURPLE_7, attack)
            yield f"hand-{seat}-{locale}", hand_picture(view, say)
    yield "cards", _cards()


def _cards() -> Picture:
    drawn = [placed(boss_portrait(boss), 8 + i * 128, 8) for i, boss in enumerate(Boss)]
    drawn += [
        placed(weapon_card(weapon), 8 + i % 14 * 74, 144 + i // 14 * 100)
        for i, weapon in enumerate(Weapon)
    ]
    drawn += [
        placed(spell_card(spell), 8 + i % 10 * 104, 450 + i // 10 * 140)
        for i, spell in enumerate(Spell)
    ]
    ground = rect(0, 0, 1100, 880, fill="#221e2e")
    return Picture(document(1100, 880, ground, *drawn), "", 1100, 880)


def main(folder: Path, scale: float) -> None:
    """Write the pictures as PNG."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, picture in pictures():
        (folder / f"{name}.png").write_bytes(paint(picture, scale))


if __name__ == "__main__":
    main(Path(argv[1]), float(argv[2]) if len(argv) > 2 else 1)
