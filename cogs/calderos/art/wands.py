"""Magic wands, whole and broken, lying along x from -44 to 44 with the tip to the right."""

from bot.art.palette import GOLD, GOLD_DEEP, WHITE
from bot.art.shapes import inked, sparkle, star
from bot.art.svg import Element, Linear, circle, group, path, placed

_WOOD = Linear(("#c98a52", "#7c4a2c"))
_GRIP = Linear(("#6b4a8c", "#3a2752"))


def whole_wand() -> Element:
    """Return a wand with a light at its tip."""
    return group(
        circle(44, 0, 15, fill=f"{GOLD}55"),
        inked(
            path("M-14-4.5L40-2.6V2.6L-14 4.5Z", fill=_WOOD),
            _grip(),
            star(44, 0, 11, 4.6, turn=12, fill=Linear(("#fff8c8", GOLD))),
        ),
        sparkle(30, -15, 6, fill=WHITE),
        sparkle(54, 14, 5, fill=WHITE),
    )


def broken_wand() -> Element:
    """Return a wand snapped in two, its light gone."""
    grip_half = group(
        path("M-14-6L8-5.4L3-1.6L10 1.2L4 5.4L-14 6Z", fill=_WOOD),
        placed(_grip(), 0, 0, 1.12),
    )
    tip_half = path("M12-5.2L40-4V4L9 5.2L14 1.6L7-1.4Z", fill=_WOOD)
    return inked(
        placed(grip_half, -5, 12, turn=-36),
        placed(group(tip_half, circle(40, 0, 6.4, fill="#9a93ab")), 0, -7, turn=36),
        path("M3-12L2-25M-7-8L-16-18M13-11L20-22", stroke="#ff7a3c", stroke_width=4.4),
        width=3.4,
    )


def _grip() -> Element:
    return group(
        path("M-40-5.5Q-28-7.5-14-5.8V5.8Q-28 7.5-40 5.5Z", fill=_GRIP),
        path("M-14-6.5H-9.5V6.5H-14Z", fill=GOLD_DEEP),
        circle(-41, 0, 6.4, fill=Linear((GOLD, GOLD_DEEP))),
    )
