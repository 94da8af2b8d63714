"""The legend: which sign stands for which character."""

from bot.art import Words
from bot.art.fonts import Face
from bot.art.lettering import Pen
from bot.art.palette import INK, MUTED
from bot.art.svg import Element, group, placed
from cogs.cave_troll.art.figures import base, chest, sign
from rules.cave_troll.content import Character, box
from rules.cave_troll.options import CharacterSet
from rules.engine.seats import Seat

LINE = 46
COLUMNS = 4
LEGEND_HEIGHT = 2 * LINE
NAME = Pen(Face.TEXT, 28, MUTED, squeeze=0.72)
_GROUND = "#c9c3d4"


def kinds(which: CharacterSet) -> list[Character]:
    """Return the characters of a set, heroes first; Adventurers need no sign."""
    return [kind for kind, one in box().characters.items() if one.set is which]


def name_width(width: int) -> float:
    """Return how much room a name has."""
    return width / COLUMNS - 52


def legend(which: CharacterSet, width: int, words: Words) -> Element:
    """Return the signs of a set with their names, and the chest's."""
    entries = [(_token(kind), words(f"character-{kind.value}")) for kind in kinds(which)]
    entries.append((chest(Seat(0)), words("figure-treasure-chest")))
    step = width / COLUMNS
    drawn: list[Element] = []
    for i, (mark, name) in enumerate(entries):
        x, y = step * (i % COLUMNS), LINE * (i // COLUMNS) + LINE / 2
        drawn.append(placed(mark, x + 20, y))
        drawn.append(NAME.line(name, x + 46, y + 10, name_width(width)))
    return group(*drawn)


def _token(kind: Character) -> Element:
    return group(base(kind, _GROUND), sign(kind, INK, _GROUND))
