"""What many creatures share: eyes, teeth, and the line they are drawn with."""

from bot.art.palette import INK, WHITE
from bot.art.shapes import inked
from bot.art.svg import Element, Node, circle, ellipse, group, path

THIN = 2.4
"""The weight of an outline of a creature, in a box of 100 x 100."""


def drawn(*children: Node) -> Element:
    """Return children with the outline of creatures."""
    return inked(*children, width=THIN)


def line(d: str, colour: str = INK, width: float = THIN) -> Element:
    """Return a line without a filling."""
    return path(
        d, fill="none", stroke=colour, stroke_width=width, stroke_linecap="round",
        stroke_linejoin="round",
    )  # fmt: skip


def eyes(
    left: float, right: float, y: float, size: float, iris: str, white: str = WHITE
) -> Element:
    """Return two eyes that look ahead."""
    return group(
        *(
            group(
                ellipse(x, y, size, size * 0.86, fill=white, stroke=INK, stroke_width=1.8),
                circle(x, y, size * 0.56, fill=iris),
                circle(x, y, size * 0.28, fill=INK),
            )
            for x in (left, right)
        )
    )


def glowing(left: float, right: float, y: float, size: float, colour: str) -> Element:
    """Return two eyes that are nothing but light."""
    return group(
        *(
            group(
                circle(x, y, size, fill=f"{colour}66"),
                circle(x, y, size * 0.62, fill=colour),
                circle(x, y, size * 0.28, fill=WHITE),
            )
            for x in (left, right)
        )
    )


def slits(left: float, right: float, y: float, size: float, colour: str) -> Element:
    """Return two eyes with the pupils of a snake."""
    return group(
        *(
            group(
                ellipse(x, y, size, size * 0.8, fill=colour, stroke=INK, stroke_width=1.8),
                ellipse(x, y, size * 0.24, size * 0.72, fill=INK),
            )
            for x in (left, right)
        )
    )


def scowl(left: float, right: float, y: float, colour: str = INK, width: float = 4.5) -> Element:
    """Return two brows that are drawn together."""
    return line(
        f"M{left - 9} {y - 5}L{left + 8} {y + 2}M{right + 9} {y - 5}L{right - 8} {y + 2}",
        colour,
        width,
    )


def teeth(x: float, y: float, count: int, width: float, depth: float) -> Element:
    """Return a row of pointed teeth that hang from (x, y) to the right."""
    tooth = f"l{width / 2} {depth}l{width / 2} {-depth}"
    return path(f"M{x} {y}" + tooth * count + "z", fill=WHITE, stroke=INK, stroke_width=1.4)
