"""The map: the dungeon as explored so far, whole or a part of it."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from bot.art.fonts import Face
from bot.art.lettering import Pen
from bot.art.palette import MUTED
from bot.art.svg import Element, Node, circle, group, placed, rect
from cogs.dungeonquest.art.below import token
from cogs.dungeonquest.art.depths import entrance
from cogs.dungeonquest.art.emblems import pennant, piece, skull
from cogs.dungeonquest.art.landmarks import chamber, rock, tile_back, tower
from cogs.dungeonquest.art.moods import companion, mark
from cogs.dungeonquest.art.style import COLOURS, NOBODY, SQUARE, STONE_LIGHT
from cogs.dungeonquest.art.tiles import tile_picture
from rules.dungeonquest.cards import Dragon
from rules.dungeonquest.heroes_expansion.spellbook import Spell
from rules.dungeonquest.squares import CHAMBER, COLUMNS, ROWS, TOWERS, Square
from rules.dungeonquest.state import Fate, Plight
from rules.dungeonquest.view import CharacterView, DungeonView

RIM = Pen(Face.STRONG, 28, MUTED, anchor="middle", squeeze=0.9)
RIM_WIDTH = 38
"""How much room the letters and numbers at the rims take."""


_NORTH_WEST = Square(0, 0)


@dataclass(frozen=True, slots=True)
class Window:
    """A part of the board: its north-western square and how many squares it is high and wide."""

    corner: Square = _NORTH_WEST
    rows: int = ROWS
    columns: int = COLUMNS

    def __contains__(self, square: object) -> bool:
        """Tell whether a square lies within."""
        if not isinstance(square, Square):
            return False
        row, column = square.row - self.corner.row, square.column - self.corner.column
        return 0 <= row < self.rows and 0 <= column < self.columns

    def squares(self) -> Iterator[Square]:
        """Yield the squares row by row."""
        for row in range(self.rows):
            for column in range(self.columns):
                yield Square(self.corner.row + row, self.corner.column + column)

    def at(self, square: Square) -> tuple[float, float]:
        """Return where a square's corner is, in pixels from the window's corner."""
        return SQUARE * (square.column - self.corner.column), SQUARE * (
            square.row - self.corner.row
        )


WHOLE = Window()


def around(square: Square, size: int) -> Window:
    """Return a window of ``size`` squares each way, with a square as near its middle as can be."""
    row = min(max(square.row - size // 2, 0), ROWS - size)
    column = min(max(square.column - size // 2, 0), COLUMNS - size)
    return Window(Square(row, column), size, size)


def dungeon(view: DungeonView, window: Window = WHOLE) -> Element:
    """Return the squares of a window, each 80 large, with everything that stands on them.

    Args:
        view: any viewer's view; what it holds for that viewer alone is not drawn.
        window: which part of the board.
    """
    laid = {room.square: room for room in view.rooms}
    awake = Dragon.AWAKE in view.dragon_shown
    hidden = [one.square for one in view.face_down]
    covered = {*laid, *hidden, *TOWERS, *CHAMBER}
    bare = [one for one in window.squares() if one not in covered]
    return group(
        rock(bare, window.corner, window.rows, window.columns),
        *(
            placed(tile_picture(room), *window.at(square))
            for square, room in laid.items()
            if square in window
        ),
        *(placed(entrance(), *window.at(square)) for square in view.entrances if square in window),
        *(placed(tile_back(), *window.at(square)) for square in hidden if square in window),
        *(
            placed(tower(which), *window.at(square))
            for square, which in TOWERS.items()
            if square in window
        ),
        placed(chamber(awake=awake), *window.at(CHAMBER[0]))
        if any(half in window for half in CHAMBER)
        else "",
        *(trail(one, window) for one in view.characters if on_the_board(one)),
        *_standing(view, window),
    )


def on_the_board(one: CharacterView) -> bool:
    """Tell whether a hero's piece stands on the map; below, its direction token lies there."""
    return one.fate is Fate.INSIDE and one.descent is None


def trail(one: CharacterView, window: Window) -> Node:
    """Return footprints from the square that a hero came from."""
    if one.square is None or one.came_from is None or one.square in CHAMBER:
        return ""
    if one.square not in window:
        return ""
    x, y = window.at(one.square)
    down, right = one.came_from.row - one.square.row, one.came_from.column - one.square.column
    if abs(down) + abs(right) != 1:
        return ""
    colour = _colour(one)
    return group(
        *(
            circle(
                x + 40 + right * far,
                y + 40 + down * far,
                4.2,
                fill=colour,
                stroke="#ffffff",
                stroke_width=1.6,
            )
            for far in (32, 43, 54)
        )
    )


def _standing(view: DungeonView, window: Window) -> Iterator[Element]:
    """Yield the pieces, and the marks of those who are dead or out, the lit one on top."""
    there: dict[Square, list[CharacterView]] = {}
    for one in view.characters:
        if one.square is not None and one.square in window:
            there.setdefault(one.square, []).append(one)
    order = sorted(there.items(), key=lambda pair: any(one.seat == view.turn for one in pair[1]))
    for square, group_here in order:
        x, y = window.at(square)
        inside = [one for one in group_here if on_the_board(one)]
        below = [one for one in group_here if one.fate is Fate.INSIDE and one.descent]
        gone = [one for one in group_here if one.fate is not Fate.INSIDE]
        for i, one in enumerate(() if inside or below else gone):
            yield _mark(one, x, y, i, alone=True)
        scale, spots = _SPOTS[len(inside)]
        # The dragon's head lies between the halves of its chamber, and should be seen.
        y += {CHAMBER[0]: -14, CHAMBER[1]: 14}.get(square, 0)
        for one, (dx, dy) in zip(inside, spots, strict=True):
            fights = view.fight is not None and view.fight.seat == one.seat
            disc = piece(
                one.hero,
                lit=one.seat == view.turn,
                fights=fights,
                mark=mark(one),
                friend=companion(one) if one.companion else "",
                faint=one.spell is Spell.INVISIBILITY,
            )
            back, aside = _brink(one)
            yield placed(disc, x + 40 + dx + aside, y + 40 + dy + back, scale)
        yield from _tokens(view, below, x, y, apart=bool(inside))
        # A small skull at the feet of whoever came later must not be hidden by the piece.
        for i, one in enumerate(gone if inside or below else ()):
            yield _mark(one, x, y, i, alone=False)


_SPOTS: Mapping[int, tuple[float, tuple[tuple[int, int], ...]]] = {
    0: (1, ()),
    1: (1, ((0, 0),)),
    2: (0.78, ((-19, 0), (19, 0))),
    3: (0.62, ((-20, -9), (20, -9), (0, 9))),
    4: (0.6, ((-18, -12), (18, -12), (-18, 14), (18, 14))),
}


def _brink(one: CharacterView) -> tuple[int, int]:
    """Return how far down and right a piece stands that has not gone on across its room."""
    if one.plight not in _BRINKS or one.square is None or one.came_from is None:
        return 0, 0
    down, right = one.came_from.row - one.square.row, one.came_from.column - one.square.column
    return (15 * down, 15 * right) if abs(down) + abs(right) == 1 else (0, 0)


_BRINKS = (Plight.BRIDGE, Plight.WEB)


def _tokens(
    view: DungeonView, below: list[CharacterView], x: float, y: float, *, apart: bool
) -> Iterator[Element]:
    """Yield the direction tokens on a square: in its middle, or beside those who stand there."""
    scale, spots = (0.5, _FEET) if apart else _LAID[len(below)]
    for one, (dx, dy) in zip(below, spots, strict=False):
        if one.descent:
            drawn = token(
                one.hero,
                one.descent.heading,
                lit=one.seat == view.turn,
                under_hole=one.descent.under_hole,
            )
            yield placed(drawn, x + 40 + dx, y + 40 + dy, scale)


_LAID: Mapping[int, tuple[float, tuple[tuple[int, int], ...]]] = {
    0: (1, ()),
    1: (1, ((0, 2),)),
    2: (0.72, ((-19, 2), (19, 2))),
    3: (0.68, ((-19, -14), (19, -14), (0, 18))),
    4: (0.66, ((-19, -17), (19, -17), (-19, 20), (19, 20))),
}
_FEET = ((26, 27), (0, 31), (-26, 27))


def _mark(one: CharacterView, x: float, y: float, place: int, *, alone: bool) -> Element:
    colour = _colour(one)
    if one.fate is Fate.OUT:
        return placed(pennant(colour), x + 12 + 17 * place, y + 70)
    if alone and not place:
        return placed(skull(colour), x + 40, y + 40)
    return placed(skull(colour), x + 15 + 22 * place, y + 64, 0.62)


def _colour(one: CharacterView) -> str:
    return COLOURS[one.hero] if one.hero else NOBODY


def rims(window: Window, scale: float, *, below: bool = False) -> Element:
    """Return the letters above a window's columns and the numbers left of its rows.

    The window's corner is at (0, 0), and its squares are 80 times ``scale`` large.
    """
    pitch = SQUARE * scale
    width, height = window.columns * pitch, window.rows * pitch
    first = window.corner
    letters = "ABCDEFGHIJKLM"
    line = -9 if not below else height + 29
    return group(
        rect(-4, -4, width + 8, height + 8, fill=STONE_LIGHT),
        *(
            RIM.line(letters[first.column + i], (i + 0.5) * pitch, line, RIM_WIDTH)
            for i in range(window.columns)
        ),
        *(
            RIM.line(str(first.row + i + 1), -21, (i + 0.5) * pitch + 10, RIM_WIDTH - 6)
            for i in range(window.rows)
        ),
    )
