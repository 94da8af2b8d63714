"""A part of the board, and where its squares lie on a picture."""

from collections.abc import Collection
from dataclasses import dataclass

from cogs.calabozo.art.style import SQUARE
from rules.calabozo.board import Square, board


@dataclass(frozen=True, slots=True)
class Window:
    """A part of the board: its first column and row, and how many of each there are."""

    column: int
    row: int
    columns: int
    rows: int

    def __contains__(self, square: object) -> bool:
        """Tell whether a square lies within."""
        if not isinstance(square, Square):
            return False
        across, down = square.column - self.column, square.row - self.row
        return 0 <= across < self.columns and 0 <= down < self.rows

    def at(self, square: Square) -> tuple[int, int]:
        """Return where a square's corner is, in pixels from the window's corner."""
        return SQUARE * (square.column - self.column), SQUARE * (square.row - self.row)

    def middle(self, square: Square) -> tuple[int, int]:
        """Return where a square's middle is."""
        x, y = self.at(square)
        return x + SQUARE // 2, y + SQUARE // 2

    def holds_around(self, square: Square) -> bool:
        """Tell whether all squares around a square lie within too."""
        across, down = square.column - self.column, square.row - self.row
        return 0 < across < self.columns - 1 and 0 < down < self.rows - 1

    @property
    def width(self) -> int:
        """The width in pixels, if not scaled."""
        return SQUARE * self.columns

    @property
    def height(self) -> int:
        """The height in pixels, if not scaled."""
        return SQUARE * self.rows


def whole() -> Window:
    """Return the window that shows the whole board."""
    return Window(0, 0, board().columns, board().rows)


def around(square: Square, columns: int, rows: int) -> Window:
    """Return a window of that size with a square as near its middle as can be."""
    return Window(
        _first(square.column - columns // 2, columns, board().columns),
        _first(square.row - rows // 2, rows, board().rows),
        columns,
        rows,
    )


def holding(squares: Collection[Square], columns: int, rows: int) -> Window:
    """Return a window with all of these squares, and one more each way where there is one.

    It is at least ``columns`` wide and ``rows`` high.
    """
    left, right = _span([one.column for one in squares], columns, board().columns)
    top, bottom = _span([one.row for one in squares], rows, board().rows)
    return Window(left, top, right - left, bottom - top)


def _first(wanted: int, size: int, whole_size: int) -> int:
    return min(max(wanted, 0), whole_size - size)


def _span(places: list[int], least: int, most: int) -> tuple[int, int]:
    """Return the first place to be shown and the one after the last."""
    first, last = max(min(places) - 1, 0), min(max(places) + 2, most)
    if last - first >= least:
        return first, last
    first = _first((first + last - least) // 2, least, most)
    return first, first + least
