"""The table top that every picture of this game lies on."""

from bot.art.palette import WHITE
from bot.art.shapes import sparkle
from bot.art.svg import Element, circle, group, rect

_DUST = (
    (0.04, 0.12, 6),
    (0.31, 0.05, 4),
    (0.66, 0.94, 6),
    (0.97, 0.4, 5),
    (0.5, 0.5, 4),
    (0.02, 0.8, 5),
    (0.36, 0.97, 4),
    (0.83, 0.03, 5),
)


def backdrop(width: int, height: int) -> Element:
    """Return a table top of that size: night violet, with a little stardust."""
    return group(
        rect(0, 0, width, height, 26, fill="#6d58a0"),
        rect(3, 3, width - 6, height - 6, 23, fill="#2f2549"),
        *(
            sparkle(x * width, y * height, size, fill=WHITE, fill_opacity=0.35)
            for x, y, size in _DUST
        ),
        *(
            circle((x * 7.3 % 1) * width, (y * 5.9 % 1) * height, 1.6, fill=WHITE, fill_opacity=0.3)
            for x, y, _ in _DUST
        ),
    )
