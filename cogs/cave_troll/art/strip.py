"""What lies beside the board: the scoring pile, the artifacts, and whose turn it is."""

from collections.abc import Mapping

from bot.art import Words
from bot.art.fonts import Face
from bot.art.lettering import Pen
from bot.art.palette import GOLD, INK, WHITE, mix
from bot.art.svg import Element, Node, circle, group, placed, rect
from cogs.cave_troll.art.style import COLOURS, PLATE
from cogs.cave_troll.art.symbols import artifact, dot, hourglass
from rules.cave_troll.content import ICONS_TO_SCORE
from rules.cave_troll.turn import ACTIONS
from rules.cave_troll.view import CaveTrollView
from rules.engine.seats import Seat

STRIP_HEIGHT = 60
COUNT = Pen(Face.STRONG, 32, WHITE)
BANNER = Pen(Face.STRONG, 30, WHITE, squeeze=0.8)
_PILE, _ARTIFACTS = 236, 118
_GAP = 10


def strip(view: CaveTrollView, names: Mapping[Seat, str], width: int, words: Words) -> Element:
    """Return the strip; ``names`` must be fit to be drawn."""
    middle = STRIP_HEIGHT / 2
    left = _PILE + _GAP + _ARTIFACTS + _GAP
    return group(
        rect(0, 0, _PILE, STRIP_HEIGHT, 14, fill=PLATE),
        *(
            placed(hourglass(full=i < view.icons), 34 + 42 * i, middle)
            for i in range(ICONS_TO_SCORE)
        ),
        rect(_PILE + _GAP, 0, _ARTIFACTS, STRIP_HEIGHT, 14, fill=PLATE),
        placed(artifact(), _PILE + _GAP + 36, middle, 1.15),
        COUNT.line(str(view.artifacts), _PILE + _GAP + 68, middle + 11, 40),
        placed(_banner(view, names, width - left, words), left, 0),
    )


def winners(view: CaveTrollView, names: Mapping[Seat, str], words: Words) -> str:
    """Return who has won."""
    won = [names[seat] for seat in view.winners]
    return words("art-won", names=", ".join(won), count=len(won))


def _banner(view: CaveTrollView, names: Mapping[Seat, str], width: float, words: Words) -> Node:
    if view.winners:
        won = winners(view, names, words)
        return group(
            _plate(width, mix(PLATE, GOLD, 0.35), GOLD), BANNER.line(won, 24, 41, width - 48)
        )
    if view.turn is None:
        return ""
    dots = max(ACTIONS, view.actions)
    room = 30 * dots + 16
    return group(
        _plate(width, mix(PLATE, COLOURS[view.turn], 0.35), GOLD),
        circle(34, STRIP_HEIGHT / 2, 15, fill=COLOURS[view.turn], stroke=INK, stroke_width=3),
        BANNER.line(words("art-turn", name=names[view.turn]), 62, 41, width - 62 - room),
        *(
            placed(dot(full=i < view.actions), width - room + 18 + 30 * i, STRIP_HEIGHT / 2)
            for i in range(dots)
        ),
    )


def _plate(width: float, fill: str, edge: str) -> Element:
    return group(
        rect(0, 0, width, STRIP_HEIGHT, 14, fill=edge),
        rect(3, 3, width - 6, STRIP_HEIGHT - 6, 11, fill=fill),
    )
