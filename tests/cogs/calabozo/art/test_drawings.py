"""Illustrations: each is there, unlike all others, and stays in its box."""

import pytest

from bot.art import Picture
from bot.art.svg import Element, document, placed, rect
from cogs.calabozo.art.choosing import best_weapons, easiest
from cogs.calabozo.art.figures import emblem, framed, portrait
from cogs.calabozo.art.foes import foe_drawing
from cogs.calabozo.art.treasures import treasure_drawing
from rules.calabozo.content import TRAPS, Dragon, Figure, Foe, Monster, Treasure
from tests.cogs.dungeonquest.art.pixels import Pixels

FOES: tuple[Foe, ...] = (*Monster, *Dragon)
MARGIN = 20


def painted(drawing: Element, x: float, y: float, size: int) -> Pixels:
    """Return a drawing on white, with a margin all round."""
    side = size + 2 * MARGIN
    ground = rect(0, 0, side, side, fill="#ffffff")
    svg = document(side, side, ground, placed(drawing, x + MARGIN, y + MARGIN))
    return Pixels(Picture(svg, "", side, side))


def reaches(pixels: Pixels) -> int:
    """Return how many pixels of the outer margin are drawn on, its inner 6 left aside."""
    side = pixels.width
    outer = MARGIN - 6
    inside = range(outer, side - outer)
    return sum(
        pixels.at(x, y) != (255, 255, 255)
        for x in range(side)
        for y in range(side)
        if x not in inside or y not in inside
    )


@pytest.mark.parametrize("foe", FOES)
def test_a_monster_stays_in_its_box(foe: Foe) -> None:
    assert not reaches(painted(foe_drawing(foe), 0, 0, 100))


@pytest.mark.parametrize("treasure", Treasure)
def test_a_treasure_stays_in_its_circle(treasure: Treasure) -> None:
    assert not reaches(painted(treasure_drawing(treasure), 50, 50, 100))


@pytest.mark.parametrize("figure", [*Figure, None])
def test_a_portrait_stays_in_its_frame(figure: Figure | None) -> None:
    assert not reaches(painted(framed(figure, "#ffffff"), 5, 0, 110))


def test_no_two_drawings_are_alike() -> None:
    for drawings in (
        [foe_drawing(foe) for foe in FOES],
        [treasure_drawing(treasure) for treasure in Treasure],
        [portrait(figure) for figure in (*Figure, None)],
        [emblem(figure) for figure in (*Figure, None)],
    ):
        assert len({document(100, 100, one) for one in drawings}) == len(drawings)


def test_each_adventurer_is_introduced_with_what_it_does_better_than_others() -> None:
    foes = [foe for figure in Figure for foe in easiest(figure)]
    assert len(foes) == len(set(foes))
    assert not set(foes) & set(TRAPS)
    assert best_weapons(Figure.DWARF) == (Treasure.AXE, Treasure.SHURIKEN)
