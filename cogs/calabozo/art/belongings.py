"""Treasures: as small signs in a row, and as cards."""

from collections import Counter
from collections.abc import Sequence

from bot.art import Words
from bot.art.fonts import Face
from bot.art.lettering import Pen
from bot.art.palette import GOLD, INK, MUTED, PAPER, WHITE, darker, mix
from bot.art.svg import Element, circle, group, placed, rect
from cogs.calabozo.art.naming import treasure_name, trouble
from cogs.calabozo.art.pieces import badge
from cogs.calabozo.art.strip import STRIP_HEIGHT
from cogs.calabozo.art.style import BAD, PLATE, PLATE_EDGE, WARNING, colour_of
from cogs.calabozo.art.treasures import chest, ring, treasure_drawing
from rules.calabozo.content import WEAPONS, Figure, Treasure, box
from rules.calabozo.view import AdventurerView

CARD_WIDTH, CARD_HEIGHT = 168, 206
NAME = Pen(Face.STRONG, 28, INK, anchor="middle", squeeze=0.82)
NAME_WIDTH = CARD_WIDTH - 16
_NUMBER = Pen(Face.STRONG, 30, WHITE)
_COUNT = Pen(Face.STRONG, 30, WHITE, anchor="middle")
_QUIET = Pen(Face.STRONG, 28, MUTED, squeeze=0.8)
_MATE = Pen(Face.STRONG, 28, WHITE, squeeze=0.8)
MATE_WIDTH = 190
_MOST_OWN, _MOST_MATE = 10, 6
TROUBLE_WIDTH = 170
_GROUNDS = {
    **dict.fromkeys(WEAPONS, "#c7d3e4"),
    Treasure.RING: "#ffe39a",
    Treasure.ENERGY_GEM: "#c6ecd4",
}
_SPECIAL = "#e4d6f4"
"""The ground of the cards of special treasures."""


def card(treasure: Treasure, count: int, figure: Figure | None, words: Words) -> Element:
    """Return a treasure card, of `CARD_WIDTH` by `CARD_HEIGHT`.

    Args:
        treasure: the treasure.
        count: how many there are of it.
        figure: who has it: a weapon shows what it adds for that type of adventurer.
        words: says the game's messages.
    """
    middle = CARD_WIDTH / 2
    ground = _GROUNDS.get(treasure, _SPECIAL)
    bonus = box().weapons[treasure][figure] if figure and treasure in box().weapons else 0
    return group(
        rect(0, 0, CARD_WIDTH, CARD_HEIGHT, 14, fill=INK),
        rect(3, 3, CARD_WIDTH - 6, CARD_HEIGHT - 6, 11, fill=PAPER),
        rect(10, 10, CARD_WIDTH - 20, 118, 8, fill=darker(ground, 0.25)),
        circle(middle, 69, 52, fill=ground),
        placed(treasure_drawing(treasure), middle, 69, 1.12),
        NAME.block(treasure_name(treasure, words), middle, 164, NAME_WIDTH, lines=2, leading=1.02),
        _round(f"×{count}", CARD_WIDTH - 26, 26, "#3a3050") if count > 1 else "",
        _round(f"+{bonus}", 28, 26, "#b3232c") if bonus else "",
    )


def _round(text: str, x: float, y: float, fill: str) -> Element:
    return group(
        circle(x, y, 24, fill=INK),
        circle(x, y, 21, fill=fill),
        _COUNT.line(text, x, y + 10, 40),
    )


def signs(hand: Sequence[Treasure], most: int) -> Element:
    """Return treasures as a row of small signs with numbers, from the origin to the right.

    Args:
        hand: the treasures.
        most: if there are more kinds than that, they lie closer together.
    """
    counted = Counter(hand)
    scale, half = (0.46, 28) if len(counted) <= most else (0.36, 20)
    drawn: list[Element] = []
    x = 24.0
    for treasure, count in counted.items():
        drawn.append(placed(treasure_drawing(treasure), x, 0, scale))
        x += half
        if count > 1:
            drawn.append(_NUMBER.line(str(count), x, 11, 40))
            x += Face.STRONG.width(str(count), _NUMBER.size)
        x += half
    return group(*drawn)


def own_row(
    one: AdventurerView,
    hand: Sequence[Treasure],
    known: int,
    needed: int,
    width: float,
    words: Words,
) -> Element:
    """Return the viewer's own treasures as a strip, and how many rings its side has."""
    middle = STRIP_HEIGHT / 2
    return group(
        rect(0, 0, width, STRIP_HEIGHT, 14, fill=mix(PLATE, colour_of(one), 0.2)),
        placed(signs(hand, _MOST_OWN), 10, middle)
        if hand
        else _QUIET.line(words("art-no-treasures"), 22, middle + 10, 600),
        placed(rings(known, needed), width, middle),
    )


def rings(known: int, needed: int) -> Element:
    """Return how many rings a side has of those it needs; the origin is to the right of it."""
    text = f"{known}/{needed}"
    room = Face.STRONG.width(text, _NUMBER.size)
    pen = Pen(Face.STRONG, _NUMBER.size, GOLD)
    return group(
        placed(ring(), -room - 42, 0, 0.46),
        pen.line(text, -room - 14, 11, room + 2),
    )


def mate_row(mate: AdventurerView, name: str, width: float, words: Words) -> Element:
    """Return a teammate's treasures as a strip: all of them if it shows them, else their number."""
    middle = STRIP_HEIGHT / 2
    left = 60 + MATE_WIDTH + 16
    hidden = words("art-hidden-hand", count=mate.treasures)
    return group(
        rect(0, 0, width, STRIP_HEIGHT, 14, fill=PLATE_EDGE),
        rect(2, 2, width - 4, STRIP_HEIGHT - 4, 12, fill=mix(PLATE, colour_of(mate), 0.12)),
        placed(badge(mate), 32, middle),
        _MATE.line(name, 60, middle + 10, MATE_WIDTH),
        placed(signs(mate.hand, _MOST_MATE), left, middle)
        if mate.hand
        else group(
            placed(chest(), left + 22, middle, 0.42),
            _QUIET.line(hidden, left + 54, middle + 10, width - left - 70 - TROUBLE_WIDTH),
        ),
        Pen(Face.STRONG, 28, BAD if mate.dead else WARNING, "end", squeeze=0.75).line(
            told, width - 16, middle + 10, TROUBLE_WIDTH
        ) if (told := trouble(mate, words)) else "",
    )  # fmt: skip
