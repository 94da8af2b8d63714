"""Where the viewer can go now: the board around, with each square's name on it."""

from collections.abc import Iterator, Sequence

from bot.art import Picture, Words
from bot.art.fonts import Face
from bot.art.lettering import Pen
from bot.art.palette import GOLD, INK, WHITE, mix
from bot.art.svg import Element, document, group, path, placed, rect
from cogs.calabozo.art.alt import hand_told
from cogs.calabozo.art.belongings import own_row
from cogs.calabozo.art.boards import RIM_LEFT, RIM_TOP, whole_board
from cogs.calabozo.art.naming import place_name
from cogs.calabozo.art.pieces import badge, piece
from cogs.calabozo.art.strip import STRIP_HEIGHT
from cogs.calabozo.art.style import CRISP, EDGE, PLATE, SMOOTH, SQUARE, WIDTH, colour_of
from cogs.calabozo.art.symbols import steps
from cogs.calabozo.art.table import backdrop
from cogs.calabozo.art.window import Window, holding
from rules.calabozo.board import Square
from rules.calabozo.state import Reach
from rules.calabozo.view import AdventurerView, CalabozoView

_LEAST_COLUMNS, _LEAST_ROWS = 9, 6
_MOST_HIGH = 900
LABEL = 30
_PLATE = 34
_LEFT = Pen(Face.STRONG, 34, WHITE, squeeze=0.8)
_RING = "#ffe066"
_THREAT = "#ff7a5c"


def reach_picture(view: CalabozoView, reach: Reach, words: Words) -> Picture:
    """Return the board around the viewer's adventurer with the squares where its move can end.

    Each has the name on it by which the question knows it. This picture is the viewer's alone.

    Args:
        view: the viewer's view.
        reach: where the viewer can go.
        words: says the game's messages.
    """
    one = view.adventurers[reach.seat]
    hand = one.hand or ()
    window = holding((one.square, *reach.squares), _LEAST_COLUMNS, _LEAST_ROWS)
    room = WIDTH - RIM_LEFT - EDGE - 6
    scale = min(room / window.width, _MOST_HIGH / window.height)
    left = (room - window.width * scale) / 2
    top = STRIP_HEIGHT + EDGE + 4
    below = round(top + RIM_TOP + window.height * scale + 16)
    height = below + STRIP_HEIGHT + EDGE
    width = WIDTH - 2 * EDGE
    svg = document(
        WIDTH,
        height,
        backdrop(WIDTH, height),
        placed(whole_board(view, window, scale, secrets=True), left, top),
        placed(
            group(*_marks(view, reach, window, scale)), left + RIM_LEFT, top + RIM_TOP
        ),
        placed(_header(one, reach, width, words), EDGE, EDGE),
        placed(
            own_row(one, hand, view.rings_known, view.rings_needed, width, words), EDGE, below
        ),
    )  # fmt: skip
    return Picture(svg, _alt(view, one, reach, words), WIDTH, height)


def _header(one: AdventurerView, reach: Reach, width: float, words: Words) -> Element:
    middle = STRIP_HEIGHT / 2
    said = words("art-steps", count=reach.points) if reach.points > 0 else words("art-steps-speed")
    return group(
        rect(0, 0, width, STRIP_HEIGHT, 14, fill=GOLD),
        rect(3, 3, width - 6, STRIP_HEIGHT - 6, 11, fill=mix(PLATE, colour_of(one), 0.3)),
        placed(piece(one), 38, middle, 1.05),
        placed(badge(one), 60, middle + 12),
        placed(steps(), 110, middle, 1.3),
        _LEFT.line(said, 142, middle + 12, width - 160),
        shape_rendering=SMOOTH,
    )


def _marks(view: CalabozoView, reach: Reach, window: Window, scale: float) -> Iterator[Element]:
    side = SQUARE * scale
    for square in reach.squares:
        x, y = (scale * at for at in window.at(square))
        yield _mark(square, x, y, side, threat=square in view.guarded)


def _mark(square: Square, x: float, y: float, side: float, *, threat: bool) -> Element:
    """Return a frame round a square with its name; another colour where a card lies."""
    colour = _THREAT if threat else _RING
    name = Pen(Face.STRONG, LABEL, INK, anchor="middle", squeeze=0.8)
    wide = min(Face.STRONG.width(square, LABEL) + 14, side - 6)
    edge = max(4, round(side / 16))
    inner = side - 8 - 2 * edge
    frame = (
        f"M{x + 4:.1f} {y + 4:.1f}h{side - 8:.1f}v{side - 8:.1f}h-{side - 8:.1f}z"
        f"M{x + 4 + edge:.1f} {y + 4 + edge:.1f}v{inner:.1f}h{inner:.1f}v-{inner:.1f}z"
    )
    bottom = y + side - 3
    return group(
        rect(x + 4, y + 4, side - 8, side - 8, fill=f"{colour}55"),
        path(frame, fill=colour, shape_rendering=CRISP),
        rect(x + (side - wide) / 2, bottom - _PLATE, wide, _PLATE, 8, fill=INK),
        rect(x + (side - wide) / 2 + 2, bottom - _PLATE + 2, wide - 4, _PLATE - 4, 6, fill=colour),
        name.line(square, x + side / 2, bottom - 6, wide - 6),
    )


def _alt(view: CalabozoView, one: AdventurerView, reach: Reach, words: Words) -> str:
    squares: Sequence[str] = reach.squares
    return " ".join(
        (
            words("art-steps", count=reach.points) + "."
            if reach.points > 0
            else words("art-steps-speed") + ".",
            words("art-alt-reach", place=place_name(one.square, words), squares=", ".join(squares)),
            words(
                "art-alt-hand",
                treasures=hand_told(one.hand or (), words) or "none",
                rings=view.rings_known,
                needed=view.rings_needed,
            ),
        )
    )
