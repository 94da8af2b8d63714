"""The whole table as a picture: gold track, board, what lies beside it, and the players."""

from collections.abc import Mapping

from bot.art import Picture, Words
from bot.art.lettering import clean
from bot.art.svg import document, placed, rect
from cogs.cave_troll.art.alt import table_alt
from cogs.cave_troll.art.dungeon import BOARD_HEIGHT, dungeon
from cogs.cave_troll.art.legend import LEGEND_HEIGHT, legend
from cogs.cave_troll.art.panels import PANEL_HEIGHT, PANEL_WIDTH, panel
from cogs.cave_troll.art.strip import STRIP_HEIGHT, strip
from cogs.cave_troll.art.style import EDGE, NIGHT, WIDTH
from cogs.cave_troll.art.track import TRACK_HEIGHT, gold_track
from rules.cave_troll.view import CaveTrollView
from rules.engine.seats import Seat

_INNER = WIDTH - 2 * EDGE
_GAP = 12
_BOARD_TOP = 14 + TRACK_HEIGHT + 14
_STRIP_TOP = _BOARD_TOP + BOARD_HEIGHT + 18
_PANELS_TOP = _STRIP_TOP + STRIP_HEIGHT + _GAP
_ROW = PANEL_HEIGHT + _GAP


def table_picture(view: CaveTrollView, names: Mapping[Seat, str], words: Words) -> Picture:
    """Return the table as everybody sees it; what a viewer alone knows is never drawn.

    Args:
        view: any viewer's view, of 2 to 4 players.
        names: the players' names as they came, however hostile; a missing one is a number.
        words: says the game's messages.
    """
    shown = readable(view, names, words)
    rows = -(-len(view.places) // 2)
    legend_top = _PANELS_TOP + rows * _ROW + 2
    height = legend_top + LEGEND_HEIGHT + 12
    svg = document(
        WIDTH,
        height,
        rect(0, 0, WIDTH, height, fill=NIGHT),
        placed(gold_track(view, _INNER), EDGE, 14),
        placed(dungeon(view, words), EDGE, _BOARD_TOP),
        placed(strip(view, shown, _INNER, words), EDGE, _STRIP_TOP),
        *(
            placed(
                panel(one, shown[one.seat], lit=one.seat == view.turn and not view.winners),
                EDGE + (_INNER - PANEL_WIDTH) * (one.seat % 2),
                _PANELS_TOP + _ROW * (one.seat // 2),
            )
            for one in view.places
        ),
        placed(legend(view.characters, _INNER, words), EDGE, legend_top),
    )
    return Picture(svg, table_alt(view, shown, words), WIDTH, height)


def readable(view: CaveTrollView, names: Mapping[Seat, str], words: Words) -> dict[Seat, str]:
    """Return the players' names as they can be drawn; what cannot becomes a number."""
    return {
        one.seat: clean(names.get(one.seat, "")) or words("art-seat", number=one.seat + 1)
        for one in view.places
    }
