"""Whole rectangles, gathered by colour: a few long paths parse faster than many shapes."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from bot.art.svg import Element, number, path


@dataclass(slots=True)
class Bricks:
    """Rectangles of some colours; those of a later colour lie on those of an earlier one.

    Attributes:
        colours: all that will be used, the lowest first.
    """

    colours: tuple[str, ...]
    _laid: dict[str, list[str]] = field(default_factory=dict)

    def lay(self, colour: str, x: float, y: float, width: float, height: float) -> None:
        """Lay a rectangle; its numbers should be whole, or its edges are smoothed."""
        w = number(width)
        laid = f"M{number(x)} {number(y)}h{w}v{number(height)}h-{w}z"
        self._laid.setdefault(colour, []).append(laid)

    def lay_all(self, colour: str, boxes: Iterable[tuple[float, float, float, float]]) -> None:
        """Lay several rectangles, each as (x, y, width, height)."""
        for box in boxes:
            self.lay(colour, *box)

    def paths(self) -> list[Element]:
        """Return one path for each colour that was used."""
        return [
            path("".join(self._laid[colour]), fill=colour)
            for colour in self.colours
            if colour in self._laid
        ]
