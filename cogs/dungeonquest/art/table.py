"""The whole table as a picture: sun track, map, what lies beside it, and the heroes."""

from collections.abc import Mapping

from bot.art import Picture, Words
from bot.art.lettering import clean
from bot.art.svg import Element, document, group, placed, rect
from cogs.dungeonquest.art.alt import table_alt
from cogs.dungeonquest.art.dungeon import WHOLE, dungeon, rims
from cogs.dungeonquest.art.features import CRISP
from cogs.dungeonquest.art.panels import PANEL_HEIGHT, PANEL_WIDTH, panel
from cogs.dungeonquest.art.strip import STRIP_HEIGHT, strip
from cogs.dungeonquest.art.style import NIGHT, SQUARE
from cogs.dungeonquest.art.track import TRACK_HEIGHT, sun_track
from rules.dungeonquest.squares import ROWS
from rules.dungeonquest.view import DungeonView
from rules.engine.seats import Seat

WIDTH = 1100
_SHRINK = 0.8
"""The whole table is drawn 1,100 wide and painted at this scale.

What painting and compressing cost goes by the area, and a full board has to be there quickly.
"""

_EDGE = 14
_GAP = 10
_MAP_LEFT, _MAP_TOP = 46, _EDGE + TRACK_HEIGHT + 44
_STRIP_TOP = _MAP_TOP + ROWS * SQUARE + 16
_PANELS_TOP = _STRIP_TOP + STRIP_HEIGHT + 12
_RIGHT = WIDTH - _EDGE - PANEL_WIDTH
_MIDDLE = (WIDTH - PANEL_WIDTH) // 2
_ROW = PANEL_HEIGHT + _GAP

_PLACES: Mapping[int, tuple[tuple[int, int], ...]] = {
    1: ((_MIDDLE, 0),),
    2: ((_EDGE, 0), (_RIGHT, 0)),
    3: ((_EDGE, 0), (_RIGHT, 0), (_MIDDLE, _ROW)),
    4: ((_EDGE, 0), (_RIGHT, 0), (_RIGHT, _ROW), (_EDGE, _ROW)),
}
"""Where each seat's panel lies: clockwise, as the players sit."""


def table_picture(view: DungeonView, names: Mapping[Seat, str], words: Words) -> Picture:
    """Return the table as everybody sees it; what a viewer alone knows is never drawn.

    Args:
        view: any viewer's view, of 1 to 4 heroes.
        names: the players' names as they came, however hostile; a missing one is a number.
        words: says the game's messages.
    """
    shown = readable(view, names, words)
    places = _PLACES[len(view.characters)]
    height = _PANELS_TOP + max(top for _, top in places) + PANEL_HEIGHT + _EDGE
    lit_last = sorted(view.characters, key=lambda one: one.seat == view.turn)
    drawn = group(
        backdrop(WIDTH, height),
        placed(sun_track(view, WIDTH - 2 * _EDGE, words), _EDGE, _EDGE),
        placed(rims(WHOLE, 1), _MAP_LEFT, _MAP_TOP),
        placed(dungeon(view), _MAP_LEFT, _MAP_TOP),
        placed(strip(view, shown, WIDTH - 2 * _EDGE, words), _EDGE, _STRIP_TOP),
        *(
            placed(
                panel(
                    one,
                    shown[one.seat],
                    words,
                    lit=one.seat == view.turn,
                    first=one.seat == view.first,
                ),
                places[one.seat][0],
                _PANELS_TOP + places[one.seat][1],
            )
            for one in lit_last
        ),
        shape_rendering=CRISP,
    )
    width, height = round(WIDTH * _SHRINK), round(height * _SHRINK)
    svg = document(width, height, placed(drawn, 0, 0, _SHRINK))
    return Picture(svg, table_alt(view, shown, words), width, height)


def backdrop(width: int, height: int) -> Element:
    """Return the dark ground that every picture of this game lies on."""
    return rect(0, 0, width, height, fill=NIGHT)


def readable(view: DungeonView, names: Mapping[Seat, str], words: Words) -> dict[Seat, str]:
    """Return the players' names as they can be drawn; what cannot becomes a number."""
    return {
        one.seat: clean(names.get(one.seat, "")) or words("art-seat", number=one.seat + 1)
        for one in view.characters
    }
