"""An adventurer's panel: who plays it, where it is, and how it fares."""

from bot.art import Words
from bot.art.fonts import Face
from bot.art.lettering import Pen
from bot.art.palette import GOLD, GOLD_DEEP, INK, WHITE, faded, mix
from bot.art.shapes import hourglass
from bot.art.svg import Element, Node, group, path, placed, rect
from cogs.calabozo.art.figures import framed
from cogs.calabozo.art.lairs import eye
from cogs.calabozo.art.naming import capital, figure_name, place_name, trouble
from cogs.calabozo.art.pieces import badge
from cogs.calabozo.art.style import BAD, PLATE, WARNING, colour_of
from cogs.calabozo.art.treasures import chest
from rules.calabozo.view import AdventurerView

PANEL_WIDTH, PANEL_HEIGHT = 531, 124
_BAND = 42
_LEFT = 92
NAME_SIZE = 30
NAME_WIDTH = 312
PLACE_WIDTH = 236
TROUBLE_WIDTH = 170
FIGURE = Pen(Face.TEXT, 28, WHITE, anchor="end", squeeze=0.8)
FIGURE_WIDTH = 130
PLACE = Pen(Face.STRONG, 28, WHITE, squeeze=0.75)
COUNT = Pen(Face.STRONG, 30, WHITE)


def panel(one: AdventurerView, name: str, words: Words, *, lit: bool = False) -> Element:
    """Return an adventurer's panel, of `PANEL_WIDTH` by `PANEL_HEIGHT`.

    Args:
        one: the adventurer.
        name: the player's, fit to be drawn.
        words: says the game's messages.
        lit: it is this player's turn.
    """
    told = trouble(one, words)
    gone = one.dead or one.out
    pen = Pen(Face.STRONG, 28, BAD if gone else WARNING, anchor="end", squeeze=0.75)
    return group(
        _mat(colour_of(one), lit=lit, gone=gone),
        _names(one, name, words, lit=lit),
        placed(framed(one.figure, colour_of(one), dead=gone), 12, _BAND + 4, 0.67),
        PLACE.line(capital(place_name(one.square, words)), _LEFT, _BAND + 33, PLACE_WIDTH)
        if one.figure and not (one.out and not one.dead)
        else "",
        pen.line(told, PANEL_WIDTH - 16, _BAND + 33, TROUBLE_WIDTH) if told else "",
        *_signs(one),
    )


def _mat(colour: str, *, lit: bool, gone: bool) -> Element:
    width, height = PANEL_WIDTH, PANEL_HEIGHT
    edge, rim = (5, GOLD) if lit else (3, mix(colour, PLATE, 0.3))
    return group(
        rect(-5, -5, width + 10, height + 10, 20, fill=faded(GOLD, 0.3)) if lit else "",
        rect(0, 0, width, height, 15, fill=rim),
        rect(edge, edge, width - 2 * edge, height - 2 * edge, 15 - edge,
             fill=mix(PLATE, colour, 0.06 if gone else 0.2)),
    )  # fmt: skip


def _names(one: AdventurerView, name: str, words: Words, *, lit: bool) -> Element:
    colour = colour_of(one)
    band = GOLD if lit else mix(colour, PLATE, 0.75 if one.dead or one.out else 0.25)
    low = GOLD_DEEP if lit else mix(band, INK, 0.35)
    ink = INK if lit else WHITE
    face = Face.TITLE if Face.TITLE.covers(name) else Face.STRONG
    right = PANEL_WIDTH - 3
    shape = f"M3 {_BAND}V15A12 12 0 0 1 15 3H{right - 12}A12 12 0 0 1 {right} 15V{_BAND}Z"
    figure = Pen(FIGURE.face, FIGURE.size, ink, FIGURE.anchor, squeeze=FIGURE.squeeze)
    return group(
        path(shape, fill=band),
        rect(3, _BAND - 3, PANEL_WIDTH - 6, 3, fill=low),
        placed(badge(one), 25, 22),
        Pen(face, NAME_SIZE, ink, squeeze=0.85).line(name, 48, 33, NAME_WIDTH),
        figure.line(figure_name(one.figure, words), PANEL_WIDTH - 16, 32, FIGURE_WIDTH + 14),
    )


def _signs(one: AdventurerView) -> tuple[Node, ...]:
    """Return how many treasures it has and turns it loses, and whether teammates see the former."""
    y = PANEL_HEIGHT - 24
    signs: list[Node] = [
        placed(chest(), _LEFT + 20, y, 0.42),
        COUNT.line(str(one.treasures), _LEFT + 48, y + 10, 40),
    ]
    if one.shows_hand:
        signs.append(placed(eye(), _LEFT + 104, y, 1.1))
    if one.lost_turns:
        signs.append(placed(hourglass(), _LEFT + 150, y))
        signs.append(COUNT.line(f"−{one.lost_turns}", _LEFT + 172, y + 10, 60))
    return tuple(signs)
