"""The whole board: spaces, and the doors between them."""

from collections.abc import Iterator

from bot.art import Words
from bot.art.palette import INK
from bot.art.svg import Element, group, path, placed, rect
from cogs.cave_troll.art.spaces import box_of, space_picture
from cogs.cave_troll.art.style import CELL, CRISP, DOOR, DOOR_DARK, NIGHT
from rules.cave_troll.board import Space, board
from rules.cave_troll.view import CaveTrollView

BOARD_WIDTH, BOARD_HEIGHT = CELL * board().columns, CELL * board().rows
_LONG, _THICK = 38, 16


def dungeon(view: CaveTrollView, words: Words) -> Element:
    """Return the board, of `BOARD_WIDTH` by `BOARD_HEIGHT`, with its corner at the origin.

    Args:
        view: any viewer's view; what it holds for that viewer alone is not drawn.
        words: says the game's messages.
    """
    return group(
        rect(-6, -6, BOARD_WIDTH + 12, BOARD_HEIGHT + 12, fill="#6b6274"),
        rect(-2, -2, BOARD_WIDTH + 4, BOARD_HEIGHT + 4, fill=NIGHT),
        *(placed(space_picture(one, words), *box_of(one)[:2]) for one in view.spaces),
        *doors(),
    )


def doors() -> Iterator[Element]:
    """Yield all doors, drawn as one path for each of their colours: that costs little."""
    frames, leaves, bands = "", "", ""
    for space in Space:
        for other in board().doors(space):
            if space < other:
                x, y, upright = door_at(space, other)
                wide, high = (_THICK, _LONG) if upright else (_LONG, _THICK)
                left, top = round(x - wide / 2), round(y - high / 2)
                frames += _bar(left - 2, top - 2, wide + 4, high + 4)
                leaves += _bar(left, top, wide, high)
                bands += (
                    _bar(left + wide // 2 - 1, top, 3, high)
                    if upright
                    else _bar(left, top + high // 2 - 1, wide, 3)
                )
    yield path(frames, fill=INK, shape_rendering=CRISP)
    yield path(leaves, fill=DOOR, shape_rendering=CRISP)
    yield path(bands, fill=DOOR_DARK, shape_rendering=CRISP)


def _bar(x: int, y: int, width: int, height: int) -> str:
    return f"M{x} {y}h{width}v{height}h-{width}z"


def door_at(one: Space, other: Space) -> tuple[float, float, bool]:
    """Return the middle of a door, and whether its wall runs up and down.

    The door is in the middle of where the two spaces touch.
    """
    pairs = board().border(one, other)
    upright = pairs[0][0][1] == pairs[0][1][1]
    middles = [((a[0] + b[0] + 1) / 2, (a[1] + b[1] + 1) / 2) for a, b in pairs]
    x = CELL * sum(x for x, _ in middles) / len(middles)
    y = CELL * sum(y for _, y in middles) / len(middles)
    return x, y, upright
