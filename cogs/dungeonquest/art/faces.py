"""What the portraits of people have in common: a face, in a box of 100 x 110."""

from dataclasses import dataclass

from bot.art.palette import INK, WHITE
from bot.art.shapes import inked
from bot.art.svg import Element, circle, ellipse, group, path


@dataclass(frozen=True, slots=True)
class Look:
    """What tells one face from another."""

    skin: str
    iris: str
    brow: str
    brows: str = "M36 46Q41 42 46 45M54 45Q59 42 64 46"
    mouth: str = "M43 70Q50 74 57 70"


def face(look: Look) -> Element:
    """Return a face from the front, without hair."""
    return group(
        inked(
            path(
                "M30 48C29 68 38 83 50 83C62 83 71 68 70 48C70 34 62 27 50 27C38 27 30 34 30 48Z",
                fill=look.skin,
            ),
            path(look.brows, stroke=look.brow, stroke_width=4),
            path("M50 52Q46 60 50 61", stroke_width=1.8),
            path(look.mouth, stroke_width=2.2),
            width=2.6,
        ),
        *(
            group(
                ellipse(x, 52, 5, 4, fill=WHITE, stroke=INK, stroke_width=1.6),
                circle(x + 0.4, 52, 2.7, fill=look.iris),
                circle(x + 0.4, 52, 1.3, fill=INK),
            )
            for x in (41, 59)
        ),
    )
