"""Pictures for entries: one of a game's own drawings, alone on a plate."""

from collections.abc import Callable

from bot.art import Picture, Words
from bot.art.palette import mix
from bot.art.svg import Element, Linear, Radial, circle, document, placed, rect
from bot.glossary.entries import Draw

WIDTH, HEIGHT = 1100, 420
_ROOM = 372
"""Units of height that a drawing has on the plate."""

GROUND = "#4a4068"


def drawing(
    draw: Callable[[Words], Element],
    box: tuple[float, float, float, float],
    ground: str = GROUND,
) -> Draw:
    """Return a plate with one drawing in its middle.

    Args:
        draw: returns the drawing.
        box: where it lies in its own units: left, top, width and height.
        ground: the colour behind it, as ``#rrggbb``.
    """

    def plate(words: Words) -> Picture:
        left, top, width, height = box
        scale = min(_ROOM / height, (WIDTH - 2 * (HEIGHT - _ROOM)) / width)
        x = WIDTH / 2 - scale * (left + width / 2)
        y = HEIGHT / 2 - scale * (top + height / 2)
        dark = mix(ground, "#16121f", 0.6)
        svg = document(
            WIDTH,
            HEIGHT,
            rect(0, 0, WIDTH, HEIGHT, 26, fill=Linear((mix(ground, "#16121f", 0.35), dark))),
            circle(WIDTH / 2, HEIGHT / 2, 330, fill=Radial((mix(ground, "#ffffff", 0.12), dark))),
            placed(draw(words), x, y, scale),
        )
        return Picture(svg, "", WIDTH, HEIGHT)

    return plate
