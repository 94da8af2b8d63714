"""A card's two sides."""

from bot.art.fonts import Face
from bot.art.lettering import Pen
from bot.art.palette import GOLD, INK, PAPER, WHITE, darker, lighter, mix
from bot.art.shapes import lift, rays, shine, sparkle
from bot.art.svg import Clip, Element, Linear, Radial, circle, group, path, placed, rect
from bot.art.words import Words
from cogs.calderos.art.illustrations import ILLUSTRATIONS
from cogs.calderos.art.style import KINDS, LOOKS
from cogs.calderos.art.symbols import symbol
from rules.calderos.content import Card

CARD_WIDTH, CARD_HEIGHT = 210, 364
BACK_WIDTH, BACK_HEIGHT = 60, 84
TEXT_WIDTH = CARD_WIDTH - 20

NAME = Pen(Face.TITLE, 28, WHITE, anchor="middle", squeeze=0.88)
NAME_LINES = 2
EFFECT = Pen(Face.TEXT, 28, "#3a2d4a", anchor="middle", squeeze=0.95)
EFFECT_LINES = 3

_WINDOW = (12, 12, CARD_WIDTH - 24, 146)


def card_front(card: Card, words: Words) -> Element:
    """Return a card's face, ``CARD_WIDTH`` x ``CARD_HEIGHT``."""
    look = LOOKS[KINDS[card]]
    edge = Linear((lighter(look.frame, 0.25), look.frame, darker(look.frame, 0.35)))
    middle = CARD_WIDTH / 2
    return group(
        lift(0, 0, CARD_WIDTH, CARD_HEIGHT, 18),
        rect(0, 0, CARD_WIDTH, CARD_HEIGHT, 18, fill=edge, stroke=INK, stroke_width=3),
        rect(
            5,
            5,
            CARD_WIDTH - 10,
            CARD_HEIGHT - 10,
            14,
            fill="none",
            stroke=mix(GOLD, look.frame, 0.35),
            stroke_width=2,
        ),
        _window(card),
        rect(
            10,
            230,
            CARD_WIDTH - 20,
            92,
            10,
            fill=Linear((PAPER, darker(PAPER, 0.1))),
            stroke=INK,
            stroke_width=2.4,
        ),
        NAME.block(words(f"card-{card.value}"), middle, 194, TEXT_WIDTH, lines=NAME_LINES),
        EFFECT.block(
            words(f"card-{card.value}-effect"),
            middle,
            276,
            TEXT_WIDTH - 6,
            lines=EFFECT_LINES,
            leading=1,
        ),
        path(
            f"M22 343H{CARD_WIDTH - 52}",
            stroke=mix(GOLD, look.frame, 0.35),
            stroke_width=2.4,
            stroke_linecap="round",
        ),
        placed(symbol(KINDS[card]), 27, 27),
        placed(symbol(KINDS[card]), CARD_WIDTH - 25, CARD_HEIGHT - 23, 0.88),
    )


def _window(card: Card) -> Element:
    look = LOOKS[KINDS[card]]
    x, y, width, height = _WINDOW
    pane = rect(x, y, width, height, 12)
    return group(
        group(
            rect(
                x,
                y,
                width,
                height,
                fill=Radial((look.glow, mix(look.glow, look.depth, 0.55), look.depth), radius=0.72),
            ),
            rays(x + width / 2, y + height / 2, width, 9, fill="#ffffff", fill_opacity=0.12),
            *(
                sparkle(sx, sy, size, fill=WHITE, fill_opacity=0.7)
                for sx, sy, size in ((180, 32, 7), (24, 138, 6), (186, 128, 5), (62, 26, 4))
            ),
            placed(ILLUSTRATIONS[card](), x + width / 2 - 64, y + height / 2 - 65, 1.29),
            clip_path=Clip(pane),
        ),
        rect(x, y, width, height, 12, fill="none", stroke=INK, stroke_width=3),
    )


def card_back() -> Element:
    """Return a card's back, ``BACK_WIDTH`` x ``BACK_HEIGHT``."""
    cx, cy = BACK_WIDTH / 2, BACK_HEIGHT / 2
    return group(
        rect(
            0,
            0,
            BACK_WIDTH,
            BACK_HEIGHT,
            9,
            fill=Linear(("#7a55d8", "#3d2780")),
            stroke=INK,
            stroke_width=3,
        ),
        rect(
            5, 5, BACK_WIDTH - 10, BACK_HEIGHT - 10, 6, fill="none", stroke=GOLD, stroke_width=1.8
        ),
        circle(cx, cy, 15, fill="#2c1c62", stroke=GOLD, stroke_width=1.8),
        sparkle(cx, cy, 12.5, fill=GOLD),
        sparkle(cx, 15, 5, fill=lighter(GOLD, 0.3)),
        sparkle(cx, BACK_HEIGHT - 15, 5, fill=lighter(GOLD, 0.3)),
        shine(2, 2, BACK_WIDTH - 4, 34, 7, 0.22),
    )
