"""Small signs, about the origin: coins, cards, hourglasses, artifacts."""

from bot.art.fonts import Face
from bot.art.lettering import Pen
from bot.art.palette import GOLD, INK, MUTED, WHITE
from bot.art.svg import Element, circle, group, path, rect
from cogs.cave_troll.art.style import COIN_EDGE, PLATE_EDGE

COIN_PEN = Pen(Face.STRONG, 32, INK, anchor="middle")


def coin(worth: int, *, changed: bool = False) -> Element:
    """Return a coin with a number, 36 high; one with a white rim if the number is not printed."""
    half = coin_width(worth) / 2
    rim = WHITE if changed else COIN_EDGE
    return group(
        rect(-half, -18, 2 * half, 36, 18, fill=GOLD, stroke=rim, stroke_width=4 if changed else 3),
        COIN_PEN.line(str(worth), 0, 10.8, 2 * half),
    )


def coin_width(worth: int) -> float:
    """Return how wide a coin is, so that its number fits."""
    return max(36.0, COIN_PEN.face.width(str(worth), COIN_PEN.size) + 14)


def coins() -> Element:
    """Return a pile of coins, 30 high."""
    return group(
        *(
            rect(-15, y, 30, 10, 5, fill=GOLD, stroke=COIN_EDGE, stroke_width=2.5)
            for y in (5, -3, -11)
        )
    )


def card(colour: str) -> Element:
    """Return a card seen from its back, 32 high."""
    return group(
        rect(-12, -16, 24, 32, 4, fill=WHITE, stroke=INK, stroke_width=2),
        rect(-8.5, -12.5, 17, 25, 2, fill=colour),
    )


def deck(colour: str) -> Element:
    """Return a pile of cards seen from their backs, 36 high."""
    return group(
        rect(-8, -14, 24, 32, 4, fill="#cfc6b2", stroke=INK, stroke_width=2),
        rect(-11, -17, 24, 32, 4, fill=WHITE, stroke=INK, stroke_width=2),
        rect(-7.5, -13.5, 17, 25, 2, fill=colour),
    )


def discards() -> Element:
    """Return two cards face up, 36 high."""
    return group(
        rect(
            -12, -15, 24, 32, 4, fill="#b3a992", stroke=INK, stroke_width=2, transform="rotate(-12)"
        ),
        rect(-11, -16, 24, 32, 4, fill=WHITE, stroke=INK, stroke_width=2, transform="rotate(9)"),
        path("M-4-6H7M-4 0H7M-4 6H3", stroke="#8c8474", stroke_width=3, transform="rotate(9)"),
    )


def hourglass(*, full: bool) -> Element:
    """Return a scoring icon, 36 high: one that lies in the pile, or a place for one."""
    if not full:
        shape = "M-11-16H11L2.500 0L11 16H-11L-2.500 0Z"
        return path(shape, fill="none", stroke=PLATE_EDGE, stroke_width=3)
    return group(
        path("M-11-15H11L2.500 0L11 15H-11L-2.500 0Z", fill="#dfe9f2"),
        path("M-7-9H7L0 1ZM-8 14Q0 4 8 14Z", fill="#e0962e"),
        path("M-13-18H13V-13H-13ZM-13 13H13V18H-13Z", fill="#b06a2c"),
    )


def artifact() -> Element:
    """Return a goblet, which stands for an artifact, 32 high."""
    return group(
        path(
            "M-12-16H12Q12-1 3 2V9H9V15H-9V9H-3V2Q-12-1-12-16Z",
            fill="#b58cf0",
            stroke=INK,
            stroke_width=2,
        ),
        path("M-7-12H-3V-4Q-7-6-7-12Z", fill=WHITE),
    )


def skull() -> Element:
    """Return a skull, 30 high."""
    return group(
        path(
            "M0-15Q13-15 13-3Q13 4 8 6V13H-8V6Q-13 4-13-3Q-13-15 0-15Z",
            fill="#e8e2d2",
            stroke=INK,
            stroke_width=2,
        ),
        circle(-5, -2.5, 3.6, fill=INK),
        circle(5, -2.5, 3.6, fill=INK),
        path("M-3 7V13M3 7V13", stroke=INK, stroke_width=2),
    )


def dot(*, full: bool) -> Element:
    """Return an action: one that is left, or one that is used."""
    return circle(
        0, 0, 10, fill=GOLD if full else "none", stroke=GOLD if full else MUTED, stroke_width=3
    )
