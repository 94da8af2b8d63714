"""Shapes gathered by colour: a few long paths are parsed and painted faster than many shapes."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from bot.art.svg import Element, number, path


@dataclass(slots=True)
class Patches:
    """Shapes of some colours; those of a later colour lie on those of an earlier one.

    Attributes:
        colours: all that may be used, the lowest first.
    """

    colours: tuple[str, ...]
    _laid: dict[str, list[str]] = field(default_factory=dict)

    def box(self, colour: str, x: float, y: float, width: float, height: float) -> None:
        """Lay a rectangle; its numbers should be whole, or its edges are smoothed."""
        w = number(width)
        self.shape(colour, x, y, f"h{w}v{number(height)}h-{w}z")

    def boxes(self, colour: str, boxes: Iterable[tuple[float, float, float, float]]) -> None:
        """Lay several rectangles, each as (x, y, width, height)."""
        for box in boxes:
            self.box(colour, *box)

    def shape(self, colour: str, x: float, y: float, steps: str) -> None:
        """Lay a shape that begins at (x, y); all its commands are relative."""
        self._laid.setdefault(colour, []).append(f"M{number(x)} {number(y)}{steps}")

    def disc(self, colour: str, x: float, y: float, radius: float) -> None:
        """Lay a disc."""
        r = number(radius)
        half = f"a{r} {r} 0 0 1"
        steps = f"{half} {number(2 * radius)} 0{half}-{number(2 * radius)} 0z"
        self.shape(colour, x - radius, y, steps)

    def paths(self) -> list[Element]:
        """Return one path for each colour that was used."""
        return [
            path("".join(self._laid[colour]), fill=colour)
            for colour in self.colours
            if colour in self._laid
        ]
