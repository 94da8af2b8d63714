"""The gold track: where each player stands between nothing and the most."""

from bot.art.fonts import Face
from bot.art.lettering import Pen
from bot.art.palette import GOLD_DEEP, INK, MUTED
from bot.art.svg import Element, circle, group, path, rect
from cogs.cave_troll.art.style import COLOURS, PLATE
from rules.cave_troll.view import CaveTrollView

TRACK_HEIGHT = 58
LABEL = Pen(Face.STRONG, 28, MUTED, anchor="middle")
LABEL_WIDTH = 60
_STRETCH = 25
_LEFT, _RIGHT = 26, 34


def gold_track(view: CaveTrollView, width: int) -> Element:
    """Return the track; it ends with the next 25 that nobody has passed."""
    most = max(place.gold for place in view.places)
    end = _STRETCH * max(1, -(-most // _STRETCH))
    length = width - _LEFT - _RIGHT
    ticks = "".join(
        f"M{_LEFT + length * gold / end - 1:.1f} 11v12h2v-12z" for gold in range(0, end + 1, 5)
    )
    labelled = range(0, end + 1, _STRETCH if end > _STRETCH else 5)
    return group(
        rect(0, 4, width, 26, 13, fill=PLATE),
        rect(_LEFT, 15, length, 4, fill=GOLD_DEEP),
        path(ticks, fill=GOLD_DEEP),
        *(LABEL.line(str(gold), _LEFT + length * gold / end, 56, LABEL_WIDTH) for gold in labelled),
        *_markers(view, length, end),
    )


def _markers(view: CaveTrollView, length: float, end: int) -> list[Element]:
    """Return a disc for each player; those on one place lie side by side a little."""
    drawn: list[Element] = []
    met: dict[int, int] = {}
    for place in view.places:
        shift = met.get(place.gold, 0)
        met[place.gold] = shift + 1
        x = _LEFT + length * place.gold / end + 11 * shift
        drawn.append(circle(x, 17, 13, fill=COLOURS[place.seat], stroke=INK, stroke_width=3))
    return drawn
