"""The board with all that lies and stands on it, whole or a part of it."""

from collections.abc import Iterator
from itertools import pairwise

from bot.art.fonts import Face
from bot.art.lettering import Pen
from bot.art.palette import MUTED
from bot.art.svg import Element, group, placed, rect
from cogs.calabozo.art.edges import edges
from cogs.calabozo.art.lairs import lairs, lost_treasures
from cogs.calabozo.art.pieces import Place, crowd, footprints, tombstone
from cogs.calabozo.art.style import CRISP, NIGHT, SQUARE
from cogs.calabozo.art.terrain import terrain
from cogs.calabozo.art.window import Window
from rules.calabozo.board import Square, board
from rules.calabozo.view import AdventurerView, CalabozoView

RIM = Pen(Face.STRONG, 28, MUTED, anchor="middle", squeeze=0.9)
RIM_LEFT, RIM_TOP = 46, 40
"""How much room the numbers and the letters at the rims take."""

_LEAST_SHRINK = 0.72
"""On a large board, numbers are drawn so much smaller than the rest."""


def whole_board(
    view: CalabozoView, window: Window, scale: float = 1, *, secrets: bool = False
) -> Element:
    """Return a window of the board with its rims; its upper left corner is the origin.

    Args:
        view: any viewer's view.
        window: the part of the board.
        scale: how large; numbers grow less.
        secrets: draw also what the viewer alone knows. Never for a picture that others see.
    """
    width, height = window.width * scale, window.height * scale
    shrink = max(1 / scale, _LEAST_SHRINK)
    part = group(
        terrain(window),
        edges(window),
        lairs(view, window, secrets=secrets),
        *_ways(view, window),
        *_tombstones(view, window),
        *_standing(view, window, shrink),
        *lost_treasures(view, window, shrink),
        shape_rendering=CRISP,
    )
    return group(
        placed(part, RIM_LEFT, RIM_TOP, scale),
        _margins(width, height),
        _rims(window, scale),
    )


def _margins(width: float, height: float) -> Element:
    """Return what covers the parts of things that reach beyond a window; a clip costs far more."""
    left, top, far = RIM_LEFT - 6, RIM_TOP - 6, 100
    right, bottom = RIM_LEFT + width + 6, RIM_TOP + height + 6
    return group(
        rect(left - far, top - far, far, bottom - top + 2 * far),
        rect(right, top - far, far, bottom - top + 2 * far),
        rect(left, top - far, right - left, far),
        rect(left, bottom, right - left, far),
        fill=NIGHT,
    )


def _rims(window: Window, scale: float) -> Element:
    pitch = SQUARE * scale
    letters = (Square.at(window.column + i, 0)[0] for i in range(window.columns))
    numbers = (str(window.row + i + 1) for i in range(window.rows))
    return group(
        *(
            RIM.line(letter, RIM_LEFT + (i + 0.5) * pitch, RIM_TOP - 12, 38)
            for i, letter in enumerate(letters)
        ),
        *(
            RIM.line(number, RIM_LEFT - 24, RIM_TOP + (i + 0.5) * pitch + 10, 34)
            for i, number in enumerate(numbers)
        ),
    )


def _ways(view: CalabozoView, window: Window) -> Iterator[Element]:
    """Yield the way by which the one came whose turn it is: a retreat would go back there."""
    if view.turn is None:
        return
    one = view.adventurers[view.turn]
    way = [*one.trail, one.square]
    if not one.dead and all(_next_to(*step) for step in pairwise(way)):
        shown = [window.middle(square) for square in way if square in window]
        yield footprints(one, shown)


def _next_to(one: Square, other: Square) -> bool:
    return abs(one.column - other.column) + abs(one.row - other.row) == 1


def _tombstones(view: CalabozoView, window: Window) -> Iterator[Element]:
    count: dict[Square, int] = {}
    for one in view.fallen:
        if one.square in window:
            place = count[one.square] = count.get(one.square, 0) + 1
            x, y = window.at(one.square)
            yield placed(tombstone(), x + 3 + 13 * place, y + 42, 0.8)


def _standing(view: CalabozoView, window: Window, shrink: float) -> Iterator[Element]:
    """Yield who is on the board, the one whose turn it is on top."""
    there: dict[Square, list[AdventurerView]] = {}
    for one in view.adventurers:
        if one.square in window and not (one.out and not one.dead):
            there.setdefault(one.square, []).append(one)
    order = sorted(there.items(), key=lambda pair: any(one.seat == view.turn for one in pair[1]))
    for square, together in order:
        if square in view.guarded:
            place = Place.BESIDE_A_FOE
        elif square == board().hall and window.holds_around(square):
            place = Place.HALL
        else:
            place = Place.USUAL
        yield placed(crowd(place, together, view.turn, shrink), *window.middle(square))
