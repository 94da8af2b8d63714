"""The board looks like what it is: walls, doors and secret doors, cells, towers, the Hall."""

from itertools import product

import pytest

from bot.art import Picture
from bot.art.svg import document, group, placed
from cogs.calabozo.art.boards import RIM_LEFT, RIM_TOP, whole_board
from cogs.calabozo.art.edges import edges
from cogs.calabozo.art.style import CRISP, DOOR, SECRET, SECRET_DARK, SECRET_LIGHT, SQUARE, WALL
from cogs.calabozo.art.terrain import terrain
from cogs.calabozo.art.window import Window, around, holding, whole
from rules.calabozo.board import Edge, Ground, Square, board
from tests.cogs.calabozo.art.samples import crowded, emptied
from tests.cogs.dungeonquest.art.pixels import Pixels, colour

WIDTH, HEIGHT = 1100, 840
BLUE, GREEN = {colour(WALL)}, {colour(DOOR)}
RED = {colour(SECRET), colour(SECRET_LIGHT), colour(SECRET_DARK)}
LOOKS = {Edge.WALL: BLUE, Edge.DOOR: GREEN, Edge.SECRET_DOOR: RED}


@pytest.fixture(scope="module")
def bare() -> Pixels:
    """The board without anything on it, as it is painted."""
    ground = group(terrain(whole()), edges(whole()), shape_rendering=CRISP)
    return Pixels(Picture(document(WIDTH, HEIGHT, placed(ground, 20, 20)), "", WIDTH, HEIGHT))


def between(one: Square, other: Square) -> tuple[int, int]:
    """Return a pixel on what divides two neighbours, a little beside its middle."""
    (x, y), down = whole().at(other), one.column < other.column
    return (x + 20, y + 33 + 20) if down else (x + 33 + 20, y + 20)


def test_what_divides_squares_looks_like_what_it_is(bare: Pixels) -> None:
    for (one, other), edge in board().edges.items():
        seen = bare.at(*between(one, other))
        looks = {kind for kind, colours in LOOKS.items() if seen in colours}
        assert looks == ({edge} if edge is not Edge.OPEN else set()), (one, other, edge)


def test_kinds_of_squares_look_different(bare: Pixels) -> None:
    def floor(square: Square) -> tuple[object, ...]:
        x, y = whole().at(square)
        return tuple(bare.at(x + 20 + dx, y + 20 + dy) for dx, dy in product((9, 30, 50), (9, 50)))

    looks = {kind: {floor(one) for one in board().all_of(kind)} for kind in Ground}
    for kind, other in product(Ground, repeat=2):
        assert kind is other or not looks[kind] & looks[other]


def test_everything_around_the_board_is_wall(bare: Pixels) -> None:
    assert bare.at(20 + 33, 20) in BLUE
    assert bare.at(20 + board().columns * SQUARE, 20 + 33) in BLUE


def test_cleared_cells_and_towers_look_different_from_guarded_ones() -> None:
    def painted(empty: bool) -> Pixels:  # noqa: FBT001  it is what is painted
        view = (emptied() if empty else crowded(at={}, dead=[])).view(None)
        svg = document(WIDTH, HEIGHT, whole_board(view, whole()))
        return Pixels(Picture(svg, "", WIDTH, HEIGHT))

    full, cleared = painted(empty=False), painted(empty=True)
    for square in crowded().view(None).guarded:
        x, y = whole().at(square)
        spots = list(product(range(12, 48, 3), repeat=2))
        here = [(RIM_LEFT + x + dx, RIM_TOP + y + dy) for dx, dy in spots]
        assert sum(full.at(*spot) != cleared.at(*spot) for spot in here) > len(here) / 2


@pytest.mark.parametrize(("columns", "rows"), [(9, 7), (5, 5), (17, 13)])
def test_a_window_never_leaves_the_board_and_holds_its_square(columns: int, rows: int) -> None:
    for square in board().squares:
        window = around(square, columns, rows)
        assert square in window
        assert 0 <= window.column <= board().columns - columns
        assert 0 <= window.row <= board().rows - rows


def test_a_window_that_holds_squares_holds_more_around_them() -> None:
    for one, other in product(board().squares[::7], repeat=2):
        window = holding((one, other), 9, 6)
        assert {one, other} <= {square for square in board().squares if square in window}
        assert window.columns >= 9
        assert window.rows >= 6
        assert window.column >= 0
        assert window.row >= 0
        assert window.column + window.columns <= board().columns
        assert window.row + window.rows <= board().rows


def test_what_lies_outside_a_window_is_not_drawn() -> None:
    window = Window(9, 5, 8, 8)
    full, cleared = (
        crowded(at={}, dead=[], empty=empty).view(None) for empty in ([], ["B2", "F2", "G2"])
    )
    assert len(full.guarded) != len(cleared.guarded)
    assert whole_board(full, window) == whole_board(cleared, window)
    assert whole_board(full, whole()) != whole_board(cleared, whole())
