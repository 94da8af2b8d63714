"""A hand of cards, and a single card large, as pictures."""

from collections.abc import Sequence
from math import ceil

from bot.art import Picture, Words
from bot.art.fonts import Face
from bot.art.lettering import Pen
from bot.art.palette import MUTED
from bot.art.svg import Element, document, placed, rect
from cogs.calderos.art.backdrop import backdrop
from cogs.calderos.art.cards import CARD_HEIGHT, CARD_WIDTH, card_front
from cogs.calderos.art.style import KINDS
from rules.calderos.content import Card

WIDTH = 1100
_MARGIN = 16
_ONE_ROW = 5
_ROOMY = 1.2
_LARGE = 2.6
_TILT = 1.1
EMPTY = Pen(Face.TITLE, 40, MUTED, anchor="middle", squeeze=0.9)


def hand_picture(cards: Sequence[Card], words: Words) -> Picture:
    """Return a hand as its holder sees it: a secret, for that player only.

    Cards are drawn in the order given, up to five in a row; from six on, in rows of even length.
    """
    if not cards:
        return _empty_hand(words)
    count = len(cards)
    rows = 1 if count <= _ONE_ROW else ceil(count / (_ONE_ROW - 1))
    per_row = ceil(count / rows)
    scale = min(_ROOMY, (WIDTH - _MARGIN) / per_row / (CARD_WIDTH + 5))
    pitch, step = (CARD_WIDTH + 7) * scale, (CARD_HEIGHT + 14) * scale
    height = round(rows * step + 3 * _MARGIN)
    drawn: list[Element] = []
    for row in range(rows):
        held = cards[row * per_row : (row + 1) * per_row]
        for i, card in enumerate(held):
            off = i - (len(held) - 1) / 2
            x = WIDTH / 2 + off * pitch
            y = 1.5 * _MARGIN + row * step + 2.5 * off * off + CARD_HEIGHT * scale / 2
            turn = off * _TILT if len(held) < _ONE_ROW else 0
            centred = placed(card_front(card, words), -CARD_WIDTH / 2, -CARD_HEIGHT / 2)
            drawn.append(placed(centred, x, y, scale, turn))
    svg = document(WIDTH, height, backdrop(WIDTH, height), *drawn)
    listed = ", ".join(words(f"card-{card.value}") for card in cards)
    return Picture(svg, words("art-hand-alt", count=count, cards=listed), WIDTH, height)


def card_picture(card: Card, words: Words) -> Picture:
    """Return one card large."""
    width = round(CARD_WIDTH * _LARGE + 2 * _MARGIN)
    height = round(CARD_HEIGHT * _LARGE + 2.5 * _MARGIN)
    svg = document(width, height, placed(card_front(card, words), _MARGIN, _MARGIN, _LARGE))
    alt = words(
        "art-card-alt",
        card=words(f"card-{card.value}"),
        kind=words(f"art-kind-{KINDS[card].value}"),
        effect=words(f"card-{card.value}-effect"),
    )
    return Picture(svg, alt, width, height)


def _empty_hand(words: Words) -> Picture:
    height = 220
    message = words("art-hand-empty")
    outlines = (
        placed(
            rect(
                -50,
                -75,
                100,
                150,
                12,
                fill="#ffffff0d",
                stroke=MUTED,
                stroke_width=3,
                stroke_dasharray="10 8",
            ),
            WIDTH / 2 + off * 190,
            height / 2,
            turn=off * 5,
        )
        for off in (-2, -1, 0, 1, 2)
    )
    svg = document(
        WIDTH,
        height,
        backdrop(WIDTH, height),
        *outlines,
        rect(WIDTH / 2 - 330, 70, 660, 80, 40, fill="#2b2340"),
        EMPTY.line(message, WIDTH / 2, 124, 620),
    )
    return Picture(svg, message, WIDTH, height)
