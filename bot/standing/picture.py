"""The table of the best as a picture."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from bot.addresses import Scope
from bot.art import Picture
from bot.art.fonts import Face
from bot.art.lettering import Pen, clean
from bot.art.palette import CANVAS, GOLD, INK, MUTED, WHITE, lighter, mix
from bot.art.svg import Element, Value, circle, document, group, placed, rect
from bot.speech import Speaker
from bot.standing.career import Career
from bot.standing.reckoning import ALL_GAMES
from bot.standing.table import Line
from bot.standing.words import alt, title
from bot.text import plain_name

MOST_DRAWN = 10
"""Lines of the table that are drawn."""

WIDTH = 1100
_EDGE = 20
_HEAD = 132
_ROW = 66
_GAP = 8
_NAME_AT = 92
_COLUMN = 122

_MEDALS = {1: GOLD, 2: "#c9d1dc", 3: "#d99a5b"}
_PLATE = lighter(CANVAS, 0.07)
_TITLE = Pen(Face.TITLE, 42, GOLD, squeeze=0.8)
_OTHER_TITLE = Pen(Face.STRONG, 42, GOLD, squeeze=0.8)
_HEADING = Pen(Face.STRONG, 25, MUTED, anchor="end", squeeze=0.8)
_NAME = Pen(Face.STRONG, 32, WHITE, squeeze=0.85)
_FIGURE = Pen(Face.STRONG, 32, WHITE, anchor="end", squeeze=0.7)
_RATING = Pen(Face.STRONG, 36, GOLD, anchor="end", squeeze=0.7)
_PLACE = Pen(Face.STRONG, 30, MUTED, anchor="middle")
_ON_MEDAL = Pen(Face.STRONG, 30, INK, anchor="middle")


@dataclass(frozen=True, slots=True)
class _Column:
    """A column of figures; its heading is the message ``standing-column-<name>``."""

    name: str
    figure: Callable[[Career], int | None]
    pen: Pen = _FIGURE


_ALWAYS = (
    _Column("games", lambda one: one.games),
    _Column("wins", lambda one: one.wins),
    _Column("streak", lambda one: one.streak),
    _Column("longest", lambda one: one.longest),
)
_BEST = _Column("best", lambda one: one.best)
_RATED = _Column("rating", lambda one: one.rating, _RATING)


def standing_picture(
    game: str, scope: Scope, lines: Sequence[Line], user: int, speaker: Speaker
) -> Picture:
    """Return the first lines of the table.

    Args:
        game: its key, or `ALL_GAMES`.
        scope: whose games it is made of.
        lines: the table, the best first; at least one line.
        user: whose own line is marked.
        speaker: says the messages, without markdown.
    """
    drawn = lines[:MOST_DRAWN]
    columns = _columns(game, drawn)
    height = _HEAD + len(drawn) * (_ROW + _GAP) - _GAP + _EDGE
    head = title(game, scope, speaker)
    pen = _TITLE if Face.TITLE.covers(head) else _OTHER_TITLE
    svg = document(
        WIDTH,
        height,
        rect(0, 0, WIDTH, height, fill=CANVAS),
        pen.line(head, _EDGE + 6, 58, WIDTH - 2 * _EDGE),
        *_headings(columns, speaker),
        *(
            placed(_row(line, columns, speaker, own=line.user == user),
                   _EDGE, _HEAD + number * (_ROW + _GAP))
            for number, line in enumerate(drawn)
        ),
    )  # fmt: skip
    return Picture(svg, alt(head, drawn, speaker), WIDTH, height)


def _columns(game: str, lines: Sequence[Line]) -> list[_Column]:
    """Return the columns, from right to left."""
    columns = [*reversed(_ALWAYS)]
    if game == ALL_GAMES:
        return columns
    if any(line.career.best is not None for line in lines):
        columns.insert(0, _BEST)
    return [_RATED, *columns]


def _right(number: int) -> float:
    return WIDTH - 2 * _EDGE - 22 - number * _COLUMN


def _headings(columns: Sequence[_Column], speaker: Speaker) -> list[Element]:
    return [
        _HEADING.line(
            speaker.say(f"standing-column-{column.name}"), _EDGE + _right(number), 112, _COLUMN - 10
        )
        for number, column in enumerate(columns)
    ]


def _row(line: Line, columns: Sequence[_Column], speaker: Speaker, *, own: bool) -> Element:
    width = WIDTH - 2 * _EDGE
    medal = _MEDALS.get(line.place)
    fill = mix(_PLATE, medal, 0.16) if medal else _PLATE
    edge: dict[str, Value] = {"stroke": GOLD, "stroke_width": 3} if own else {}
    name = plain_name(clean(line.name))
    room = _right(len(columns) - 1) - _COLUMN + 40 - _NAME_AT
    return group(
        rect(0, 0, width, _ROW, 14, fill=fill, **edge),
        *([circle(46, _ROW / 2, 24, fill=medal)] if medal else []),
        (_ON_MEDAL if medal else _PLACE).line(str(line.place), 46, _ROW / 2 + 10, 66),
        _NAME.line(name, _NAME_AT, _ROW / 2 + 11, room),
        *(
            column.pen.line(
                _figure(column, line.career, speaker), _right(number), _ROW / 2 + 11, _COLUMN - 16
            )
            for number, column in enumerate(columns)
        ),
    )


def _figure(column: _Column, career: Career, speaker: Speaker) -> str:
    figure = column.figure(career)
    if figure is None:
        return "–"
    message = "standing-rating" if column is _RATED else "standing-figure"
    return speaker.say(message, figure=figure)
