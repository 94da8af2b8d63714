"""The middle of the table: the draw pile and the discard pile."""

from bot.art.fonts import Face
from bot.art.lettering import Pen
from bot.art.palette import GOLD, GOLD_DEEP, INK, MUTED, WHITE
from bot.art.shapes import inked, shade, star
from bot.art.svg import (
    Element,
    Linear,
    Node,
    Radial,
    circle,
    ellipse,
    group,
    path,
    placed,
    rect,
)
from bot.art.words import Words
from cogs.calderos.art.cards import BACK_HEIGHT, BACK_WIDTH, card_back

LABEL = Pen(Face.TITLE, 28, WHITE, anchor="middle", squeeze=0.9)
LABEL_WIDTH = 156
_COUNT = Pen(Face.TITLE, 34, INK, anchor="middle")
_CARDS_PER_STEP = 8
_MESS = ((0, 0, 0), (5, -3, 11), (-5, -5, -9), (4, -8, 5), (-3, -10, -14))


def piles(draw: int, discard: int, words: Words) -> Element:
    """Return both piles side by side about the origin, with their counts; 330 x 200."""
    return group(
        placed(_pile(_stack(draw), draw, words("art-draw-pile")), -84, 0),
        placed(_pile(_heap(discard), discard, words("art-discard-pile")), 84, 0),
    )


def candle() -> Element:
    """Return a burning candle about the origin, 60 x 130."""
    return group(
        circle(0, -40, 66, fill=Radial(("#ffcf6a77", "#ffb04a00"))),
        shade(0, 50, 46, 12),
        inked(
            ellipse(0, 46, 32, 9, fill=Linear((GOLD, GOLD_DEEP))),
            path(
                "M-15-14V42Q0 50 15 42V-14Q0-20-15-14Z",
                fill=Linear(("#fff8e4", "#cdbb98"), (0, 0), (1, 0)),
            ),
            path(
                "M-15-13Q0-4 15-13V4Q11 12 8 2Q4-4 1 8Q-4 20-7 4Q-11-2-15 4Z",
                fill="#fffaf0",
                stroke_width=2.4,
            ),
            path("M0-14V-22", stroke_width=3.4),
            path("M0-22C-10-28-9-38 0-52C9-38 10-28 0-22Z", fill=Linear(("#fff3a8", "#ff9a3c"))),
        ),
    )


def rune_circle(reach: float, *, turning: bool) -> Element:
    """Return the chalked circle that the piles lie in, with the order of play where it turns."""
    arrows = group(
        path(f"M-10 {-reach - 11}L6 {-reach}L-10 {-reach + 11}"),
        path(f"M10 {reach - 11}L-6 {reach}L10 {reach + 11}"),
        fill="none",
        stroke="#d9c8ff",
        stroke_width=5,
        stroke_linecap="round",
        stroke_linejoin="round",
    )
    return group(
        arrows if turning else "",
        circle(0, 0, reach, stroke_width=3),
        star(0, 0, reach - 12, (reach - 12) * 0.76, 8, stroke_width=1.6),
        fill="none",
        stroke="#b79cff",
        stroke_opacity=0.5,
    )


def _pile(cards: Node, count: int, label: str) -> Element:
    return group(
        shade(0, 34, 66, 20),
        cards,
        circle(40, 34, 25, fill=Linear(("#fff6dc", "#e5d3ac")), stroke=INK, stroke_width=3),
        circle(40, 34, 21, fill="none", stroke=GOLD, stroke_width=1.8),
        _COUNT.line(str(count), 40, 46, 46),
        LABEL.line(label, 0, 92, LABEL_WIDTH),
    )


def _stack(count: int) -> Element:
    if not count:
        return _nothing()
    layers = min(5, -(-count // _CARDS_PER_STEP))
    return group(*(_card(0, -i * 4.5, 0) for i in range(layers)))


def _heap(count: int) -> Element:
    if not count:
        return _nothing()
    return group(*(_card(*spot) for spot in _MESS[: min(count, len(_MESS))]))


def _card(x: float, y: float, turn: float) -> Element:
    back = placed(card_back(), -BACK_WIDTH / 2, -BACK_HEIGHT / 2)
    return placed(back, x, y, 1.28, turn)


def _nothing() -> Element:
    return group(
        rect(
            -38,
            -54,
            76,
            108,
            11,
            fill="#120d1e66",
            stroke=MUTED,
            stroke_width=3,
            stroke_dasharray="9 8",
        ),
        path("M-12 0H12", stroke=MUTED, stroke_width=4, stroke_linecap="round"),
    )
