"""The sun track: how far the day is gone."""

from bot.art import Words
from bot.art.fonts import Face
from bot.art.lettering import Pen
from bot.art.palette import GOLD, INK, WHITE, mix
from bot.art.svg import Element, circle, group, placed, rect
from cogs.dungeonquest.art.emblems import skull_bone
from cogs.dungeonquest.art.style import PLATE
from cogs.dungeonquest.art.symbols import sun
from rules.dungeonquest.state import ROUNDS
from rules.dungeonquest.view import DungeonView

TRACK_HEIGHT = 48
LABEL = Pen(Face.STRONG, 28, WHITE, anchor="end", squeeze=0.8)
_MARGIN = 20
_PITCH = 30
_SKULL = 24
"""From the middle of the skull to where the words may begin."""

_DAWN, _DUSK, _GONE = "#ffe27a", "#ff5a2e", "#3d3647"


def sun_track(view: DungeonView, width: int, words: Words) -> Element:
    """Return the track with its suns and its skull, and in words how many rounds are left."""
    middle = TRACK_HEIGHT / 2
    room = width - _MARGIN - _at(ROUNDS + 1) - _SKULL
    return group(
        rect(0, 0, width, TRACK_HEIGHT, TRACK_HEIGHT / 2, fill=PLATE),
        *(
            placed(sun(_colour(number, view.sun)), _at(number), middle)
            for number in range(1, ROUNDS + 1)
            if number != view.sun
        ),
        placed(skull_bone(), _at(ROUNDS + 1), middle, 1.25),
        _marker(view.sun, middle),
        LABEL.line(rounds_left(view, words), width - _MARGIN, middle + 10, room),
    )


def rounds_left(view: DungeonView, words: Words) -> str:
    """Return in words how many rounds there are before nightfall."""
    return words("art-rounds-left", count=view.rounds_left)


def _at(number: int) -> float:
    return 26 + _PITCH * (number - 1)


def _colour(number: int, now: int) -> str:
    return _GONE if number < now else mix(_DAWN, _DUSK, (number - 1) / (ROUNDS - 1))


def _marker(now: int, middle: float) -> Element:
    if now > ROUNDS:
        return circle(_at(ROUNDS + 1), middle, 21, fill="none", stroke=GOLD, stroke_width=4)
    if now < 1:
        return group()
    return group(
        circle(_at(now), middle, 22, fill=INK),
        circle(_at(now), middle, 21, fill="none", stroke=GOLD, stroke_width=3),
        placed(sun(_colour(now, now), large=True), _at(now), middle),
    )
