"""What divides squares: walls of blue stone, green doors, secret doors of red brick."""

from collections.abc import Iterator
from typing import NamedTuple

from bot.art.palette import GOLD, INK
from bot.art.svg import Element, group
from cogs.calabozo.art.patches import Patches
from cogs.calabozo.art.style import (
    DOOR,
    DOOR_DARK,
    DOOR_LIGHT,
    SECRET,
    SECRET_DARK,
    SECRET_LIGHT,
    SQUARE,
    WALL,
    WALL_DARK,
    WALL_LIGHT,
)
from cogs.calabozo.art.window import Window
from rules.calabozo.board import Edge, Square, board


class _Line(NamedTuple):
    """A side of a square: where it begins, and whether it goes down rather than across."""

    x: int
    y: int
    down: bool
    edge: Edge

    def box(
        self, along: float, depth: float, length: float, thick: float
    ) -> tuple[float, float, float, float]:
        """Return a rectangle at a place along the line, so far beside it."""
        if self.down:
            return self.x + depth, self.y + along, thick, length
        return self.x + along, self.y + depth, length, thick


def edges(window: Window) -> Element:
    """Return all walls and doors of a window."""
    patches = Patches(
        (INK, WALL_DARK, WALL, WALL_LIGHT, DOOR_DARK, DOOR, DOOR_LIGHT, SECRET_DARK, SECRET,
         SECRET_LIGHT, GOLD)
    )  # fmt: skip
    for line in _lines(window):
        match line.edge:
            case Edge.WALL:
                _wall(patches, line)
            case Edge.DOOR:
                _door(patches, line)
            case Edge.SECRET_DOOR:
                _secret_door(patches, line)
    return group(*patches.paths())


def _lines(window: Window) -> Iterator[_Line]:
    """Yield what divides the squares of a window, also from the rock and from what lies beyond."""
    grounds = board().grounds
    for square in grounds:
        if square not in window:
            continue
        x, y = window.at(square)
        for across, down in ((-1, 0), (1, 0), (0, -1), (0, 1)):
            other = _beside(square, across, down)
            start = (x + SQUARE, y) if across > 0 else (x, y + SQUARE) if down > 0 else (x, y)
            if other is None or other not in grounds:
                yield _Line(*start, bool(across), Edge.WALL)
            elif across > 0 or down > 0 or other not in window:
                yield _Line(*start, bool(across), board().edge(square, other) or Edge.WALL)


def _beside(square: Square, across: int, down: int) -> Square | None:
    column, row = square.column + across, square.row + down
    if 0 <= column < board().columns and 0 <= row < board().rows:
        return Square.at(column, row)
    return None


def _wall(patches: Patches, line: _Line) -> None:
    patches.box(INK, *line.box(-5, -5, SQUARE + 10, 10))
    patches.box(WALL, *line.box(-3, -3, SQUARE + 6, 6))
    patches.box(WALL_LIGHT, *line.box(-3, -3, SQUARE + 6, 2))
    for along in (9, 29, 49):
        patches.box(WALL_DARK, *line.box(along, -3, 2, 6))


def _door(patches: Patches, line: _Line) -> None:
    for along in (-5, SQUARE - 9):
        patches.box(INK, *line.box(along, -6, 14, 12))
        patches.box(WALL, *line.box(along + 2, -4, 10, 8))
    patches.box(INK, *line.box(7, -8, SQUARE - 14, 16))
    patches.box(DOOR_DARK, *line.box(9, -6, SQUARE - 18, 12))
    patches.box(DOOR, *line.box(10, -5, SQUARE - 20, 10))
    patches.box(DOOR_LIGHT, *line.box(10, -5, SQUARE - 20, 2))
    for along in (20, 38):
        patches.box(DOOR_DARK, *line.box(along, -5, 2, 10))
    patches.box(GOLD, *line.box(44, -2, 4, 4))


def _secret_door(patches: Patches, line: _Line) -> None:
    patches.box(INK, *line.box(-4, -8, SQUARE + 8, 16))
    patches.box(SECRET_DARK, *line.box(-2, -6, SQUARE + 4, 12))
    for i, along in enumerate(range(0, SQUARE, 15)):
        patches.box(SECRET_LIGHT if i % 2 else SECRET, *line.box(along, -6, 13, 5))
    for along, length in ((-2, 8), (8, 13), (23, 13), (38, 13), (53, 8)):
        patches.box(SECRET, *line.box(along, 1, length, 5))
