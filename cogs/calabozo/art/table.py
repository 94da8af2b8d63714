"""The whole table as a picture: the board, what lies beside it, and the adventurers."""

from collections.abc import Iterator, Mapping

from bot.art import Picture, Words
from bot.art.svg import Element, document, group, placed, rect
from cogs.calabozo.art.alt import table_alt
from cogs.calabozo.art.boards import RIM_TOP, whole_board
from cogs.calabozo.art.naming import readable
from cogs.calabozo.art.panels import PANEL_HEIGHT, PANEL_WIDTH, panel
from cogs.calabozo.art.strip import STRIP_HEIGHT, strip
from cogs.calabozo.art.style import CRISP, EDGE, NIGHT, WIDTH
from cogs.calabozo.art.window import whole
from rules.calabozo.view import AdventurerView, CalabozoView
from rules.engine.seats import Seat

_GAP = 10
_COLUMNS = 2


def table_picture(view: CalabozoView, names: Mapping[Seat, str], words: Words) -> Picture:
    """Return the table as everybody sees it; what a viewer alone knows is never drawn.

    Args:
        view: any viewer's view.
        names: the players' names as they came, however hostile; a missing one is a number.
        words: says the game's messages.
    """
    shown = readable(view, names, words)
    window = whole()
    strip_top = RIM_TOP + window.height + 18
    panels_top = strip_top + STRIP_HEIGHT + 12
    places = list(panel_places(view.adventurers))
    rows = 1 + max(row for _, _, row in places)
    height = panels_top + rows * (PANEL_HEIGHT + _GAP) - _GAP + EDGE
    svg = document(
        WIDTH,
        height,
        backdrop(WIDTH, height),
        group(whole_board(view, window), shape_rendering=CRISP),
        placed(strip(view, shown, WIDTH - 2 * EDGE, words), EDGE, strip_top),
        *(
            placed(
                panel(one, shown[one.seat], words, lit=one.seat == view.turn),
                EDGE + column * (WIDTH - 2 * EDGE - PANEL_WIDTH),
                panels_top + row * (PANEL_HEIGHT + _GAP),
            )
            for one, column, row in sorted(places, key=lambda place: place[0].seat == view.turn)
        ),
    )
    return Picture(svg, table_alt(view, shown, words), WIDTH, height)


def panel_places(
    adventurers: tuple[AdventurerView, ...],
) -> Iterator[tuple[AdventurerView, int, int]]:
    """Yield each adventurer with the column and the row of its panel.

    Two teams have a column each, more teams a row each; who plays alone sits in order of play.
    """
    sides = {one.side for one in adventurers}
    if len(sides) == _COLUMNS < len(adventurers):
        rows = dict.fromkeys(sides, 0)
        for one in adventurers:
            yield one, one.side, rows[one.side]
            rows[one.side] += 1
        return
    for place, one in enumerate(sorted(adventurers, key=lambda one: (one.side, one.seat))):
        yield one, place % _COLUMNS, place // _COLUMNS


def backdrop(width: int, height: int) -> Element:
    """Return the dark ground that every picture of this game lies on."""
    return rect(0, 0, width, height, fill=NIGHT)
