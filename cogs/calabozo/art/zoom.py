"""The board around one adventurer, drawn large."""

from collections.abc import Mapping

from bot.art import Picture, Words
from bot.art.svg import document, placed
from cogs.calabozo.art.alt import adventurer_alt, face_up, situation
from cogs.calabozo.art.boards import RIM_LEFT, RIM_TOP, whole_board
from cogs.calabozo.art.naming import readable
from cogs.calabozo.art.panels import PANEL_HEIGHT, PANEL_WIDTH, panel
from cogs.calabozo.art.strip import STRIP_HEIGHT, banner, tally
from cogs.calabozo.art.style import EDGE, SQUARE, WIDTH
from cogs.calabozo.art.table import backdrop
from cogs.calabozo.art.window import around
from rules.calabozo.view import CalabozoView
from rules.engine.seats import Seat

COLUMNS, ROWS = 9, 7
_SCALE = (WIDTH - RIM_LEFT - EDGE - 6) / (COLUMNS * SQUARE)


def zoom_picture(
    view: CalabozoView, seat: Seat, names: Mapping[Seat, str], words: Words
) -> Picture:
    """Return the board around an adventurer, as everybody may see it.

    Args:
        view: any viewer's view; what the viewer alone knows is not drawn.
        seat: whose adventurer.
        names: the players' names as they came, however hostile; a missing one is a number.
        words: says the game's messages.
    """
    shown = readable(view, names, words)
    one = view.adventurers[seat]
    window = around(one.square, COLUMNS, ROWS)
    top = round(RIM_TOP + window.height * _SCALE + 18)
    height = top + PANEL_HEIGHT + EDGE
    right, wide = EDGE + PANEL_WIDTH + 10, WIDTH - 2 * EDGE - PANEL_WIDTH - 10
    svg = document(
        WIDTH,
        height,
        backdrop(WIDTH, height),
        whole_board(view, window, _SCALE),
        placed(panel(one, shown[seat], words, lit=seat == view.turn), EDGE, top),
        placed(tally(view, wide, PANEL_HEIGHT - STRIP_HEIGHT - 6), right, top),
        placed(banner(view, shown, wide, words), right, top + PANEL_HEIGHT - STRIP_HEIGHT),
    )
    parts = [
        words("art-alt-zoom"),
        *situation(view, shown, words),
        adventurer_alt(one, shown[seat], words),
        *face_up(view, words),
    ]
    return Picture(svg, " ".join(parts), WIDTH, height)
