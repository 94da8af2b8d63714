"""The adventurers that are left, as a picture for whoever is to choose one."""

from collections.abc import Sequence

from bot.art import Picture, Words
from bot.art.fonts import Face
from bot.art.lettering import Pen
from bot.art.palette import INK, WHITE, darker, lighter, mix
from bot.art.svg import Element, circle, document, group, path, placed, rect
from cogs.calabozo.art.figures import framed
from cogs.calabozo.art.foes import foe_drawing
from cogs.calabozo.art.naming import figure_name
from cogs.calabozo.art.style import EDGE, FIGURES, PLATE, WIDTH
from cogs.calabozo.art.table import backdrop
from cogs.calabozo.art.treasures import treasure_drawing
from rules.calabozo.content import Figure, Monster, Treasure, box

_CARD_WIDTH, _HEIGHT = 259, 512
_PITCH = _CARD_WIDTH + 12
_SHOWN = 3
NAME = Pen(Face.TITLE, 32, WHITE, anchor="middle", squeeze=0.75)
_POINTS = Pen(Face.STRONG, 28, WHITE, anchor="middle")


def figures_picture(figures: Sequence[Figure], words: Words) -> Picture:
    """Return adventurers side by side: whom they beat most easily, which weapons suit them.

    Args:
        figures: one to four, in the order of their buttons.
        words: says the game's messages.
    """
    left = (WIDTH - _PITCH * len(figures) + _PITCH - _CARD_WIDTH) / 2
    height = _HEIGHT + 2 * EDGE
    svg = document(
        WIDTH,
        height,
        backdrop(WIDTH, height),
        *(placed(_card(one, words), left + i * _PITCH, EDGE) for i, one in enumerate(figures)),
    )
    told = ", ".join(figure_name(one, words) for one in figures)
    return Picture(svg, words("art-alt-figures", figures=told), WIDTH, height)


def _card(figure: Figure, words: Words) -> Element:
    colour = FIGURES[figure]
    middle = _CARD_WIDTH / 2
    foes, weapons = easiest(figure), best_weapons(figure)
    return group(
        rect(0, 0, _CARD_WIDTH, _HEIGHT, 20, fill=lighter(colour, 0.15)),
        rect(4, 4, _CARD_WIDTH - 8, _HEIGHT - 8, 16, fill=mix(PLATE, colour, 0.22)),
        placed(framed(figure, colour), middle - 108, 20, 2.16),
        path(f"M4 274H{_CARD_WIDTH - 4}V328H4Z", fill=darker(colour, 0.3)),
        NAME.line(figure_name(figure, words), middle, 312, _CARD_WIDTH - 20),
        *(
            group(
                circle(47 + 82 * i, 372, 36, fill="#3d1622", stroke=INK, stroke_width=2),
                placed(foe_drawing(foe), 47 + 82 * i - 33, 339, 0.66),
            )
            for i, foe in enumerate(foes)
        ),
        *(
            group(
                placed(treasure_drawing(weapon), middle - 70 + 126 * i, 458, 0.76),
                circle(middle - 28 + 126 * i, 478, 23, fill=INK),
                circle(middle - 28 + 126 * i, 478, 20, fill="#b3232c"),
                _POINTS.line(f"+{box().weapons[weapon][figure]}", middle - 28 + 126 * i, 488, 38),
            )
            for i, weapon in enumerate(weapons)
        ),
    )


def easiest(figure: Figure) -> tuple[Monster, ...]:
    """Return the monsters against which a type of adventurer does better than the others."""
    foes = box().monsters

    def gain(monster: Monster) -> int:
        points = foes[monster]
        return min(points[one] for one in Figure if one is not figure) - points[figure]

    return tuple(sorted(foes, key=gain, reverse=True)[:_SHOWN])


def best_weapons(figure: Figure) -> tuple[Treasure, ...]:
    """Return the weapons that add most for a type of adventurer."""
    weapons = box().weapons
    most = max(points[figure] for points in weapons.values())
    return tuple(weapon for weapon, points in weapons.items() if points[figure] == most)
