"""The spaces of the board: rooms, stairs and pits with what stands on them."""

from bot.art import Words
from bot.art.fonts import Face
from bot.art.lettering import Pen
from bot.art.palette import WHITE, mix
from bot.art.svg import Element, ellipse, group, path, placed, rect
from cogs.cave_troll.art.figures import figure
from cogs.cave_troll.art.style import (
    CELL,
    COLOURS,
    CRISP,
    FLOOR,
    FLOOR_EDGE,
    HOLE,
    HOLE_RIM,
    STEP,
    STEP_DARK,
)
from cogs.cave_troll.art.symbols import coin, coin_width
from rules.cave_troll.board import board, is_pit, is_room
from rules.cave_troll.view import PieceView, SpaceView

WALL = 5
"""How far a room keeps from the rim of its squares: half the thickness of a wall."""

NUMBER = Pen(Face.STRONG, 32, WHITE)
NUMBER_WIDTH = 46
HEAD = 38
"""The height of what stands at the top of a space, where no figure stands."""

_PITCHES = (42, 39, 36, 33, 30, 27, 24, 21, 18, 15, 12)
"""How far apart figures may stand: as far as they all fit, all heroes on one stairs too."""

_FIGURE = 35
"""The pitch at which a figure is drawn at its own size."""


def box_of(one: SpaceView) -> tuple[int, int, int, int]:
    """Return where a space lies on the board, as (x, y, width, height)."""
    cells = board().spaces[one.space].cells
    columns, rows = [column for column, _ in cells], [row for _, row in cells]
    x, y = min(columns), min(rows)
    return (
        CELL * x,
        CELL * y,
        CELL * (max(columns) - x + 1),
        CELL * (max(rows) - y + 1),
    )


def space_picture(one: SpaceView, words: Words) -> Element:
    """Return a space with its corner at the origin."""
    _, _, width, height = box_of(one)
    if is_room(one.space):
        ground = _room(one, width, height)
    elif is_pit(one.space):
        ground = _pit(width, height)
    else:
        ground = _stairs(width, height)
    return group(
        ground,
        NUMBER.line(label(one, words), WALL + 7, WALL + 29, NUMBER_WIDTH),
        *figures(one.pieces, WALL + 3, HEAD, width - 2 * WALL - 6, height - HEAD - WALL - 1),
    )


def label(one: SpaceView, words: Words) -> str:
    """Return what is written in a space: its number, with a letter for stairs and pits."""
    kind, number = one.space.rsplit("-", 1)
    if is_room(one.space):
        return str(int(number))
    return words("art-pit" if kind == "pit" else "art-stairs", number=int(number))


def _room(one: SpaceView, width: int, height: int) -> Element:
    printed = board().gold(one.space)
    edge, floor, rim = FLOOR_EDGE, FLOOR, 2
    if one.controller is not None:
        edge, rim = COLOURS[one.controller], 6
        floor = mix(FLOOR, edge, 0.42)
    ground = group(
        rect(WALL, WALL, width - 2 * WALL, height - 2 * WALL, fill=edge),
        rect(
            WALL + rim,
            WALL + rim,
            width - 2 * (WALL + rim),
            height - 2 * (WALL + rim),
            fill=floor,
        ),
        shape_rendering=CRISP,
    )
    purse = coin(one.worth, changed=one.worth != printed)
    middle = width - WALL - 6 - coin_width(one.worth) / 2
    return group(ground, placed(purse, middle, WALL + 18, 0.88))


def _stairs(width: int, height: int) -> Element:
    inner = width - 2 * WALL
    steps = 8
    depth = (height - 2 * WALL) / steps
    treads = "".join(
        f"M{WALL} {round(WALL + i * depth)}h{inner}v4h-{inner}z" for i in range(1, steps)
    )
    return group(
        rect(WALL, WALL, inner, height - 2 * WALL, fill=STEP_DARK),
        path(treads, fill=STEP),
        shape_rendering=CRISP,
    )


def _pit(width: int, height: int) -> Element:
    inner = width - 2 * WALL
    return group(
        rect(WALL, WALL, inner, height - 2 * WALL, fill=HOLE_RIM),
        ellipse(width / 2, height / 2, inner / 2 - 3, height / 2 - WALL - 3, fill=HOLE),
    )


def figures(
    pieces: tuple[PieceView, ...], x: float, y: float, width: float, height: float
) -> list[Element]:
    """Return figures in rows within a box, as large as they all fit, side by side by owner."""
    if not pieces:
        return []
    pitch = next(
        (one for one in _PITCHES if _room_for(one, width, height) >= len(pieces)), _PITCHES[-1]
    )
    across = max(1, int(width // pitch))
    rows = -(-len(pieces) // across)
    top = y + (height - rows * pitch) / 2 + pitch / 2
    ordered = sorted(pieces, key=lambda piece: piece.owner)
    drawn = []
    for row in range(rows):
        here = ordered[row * across : (row + 1) * across]
        left = x + (width - len(here) * pitch) / 2 + pitch / 2
        drawn += [
            placed(figure(piece), left + i * pitch, top + row * pitch, pitch / _FIGURE)
            for i, piece in enumerate(here)
        ]
    return drawn


def _room_for(pitch: float, width: float, height: float) -> int:
    return int(width // pitch) * int(height // pitch)
