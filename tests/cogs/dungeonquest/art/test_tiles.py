"""A tile looks like what it is, and is drawn as it lies."""

from itertools import product

import pytest

from bot.art import Picture
from bot.art.svg import document, group
from cogs.dungeonquest.art.dungeon import Window, around, dungeon
from cogs.dungeonquest.art.features import CRISP
from cogs.dungeonquest.art.style import IRON, SQUARE, STONE, STONE_DARK, STONE_LIGHT, WOOD
from cogs.dungeonquest.art.tiles import tile_picture
from rules.dungeonquest.squares import COLUMNS, COMPASS, ROWS, Direction, Square
from rules.dungeonquest.tiles import BANKS, Room, Side, Tile, TileKind
from rules.dungeonquest.view import RoomView
from tests.cogs.dungeonquest.art import samples
from tests.cogs.dungeonquest.art.pixels import Pixels, colour

HERE = Square(3, 7)
WALLS = {colour(STONE), colour(STONE_LIGHT), colour(STONE_DARK)}
EVERYWHERE = list(product(Tile, COMPASS))
BESIDE_THE_ARROW = 26
CHASMS = list(product([one for one in BANKS if one.face.kind is TileKind.CHASM], COMPASS))


def painted(room: RoomView) -> Pixels:
    """Return a tile as it is painted on the map."""
    svg = document(SQUARE, SQUARE, group(tile_picture(room), shape_rendering=CRISP))
    return Pixels(Picture(svg, "", SQUARE, SQUARE))


def spot(way: Direction, along: int, depth: int) -> tuple[int, int]:
    """Return the pixel of a side so far along it, and so deep inside from the rim."""
    far = SQUARE - 1 - depth
    return {
        Direction.NORTH: (along, depth),
        Direction.EAST: (far, along),
        Direction.SOUTH: (along, far),
        Direction.WEST: (depth, along),
    }[way]


def seen(pixels: Pixels, way: Direction) -> Side:
    """Return what a side looks like."""
    if pixels.at(*spot(way, 32, 3)) in WALLS:
        return Side.WALL
    if pixels.at(*spot(way, 28, 5)) == colour(WOOD):
        return Side.DOOR
    if pixels.at(*spot(way, 26, 10)) == colour(IRON):
        return Side.PORTCULLIS
    return Side.OPENING


@pytest.mark.parametrize(("tile", "heading"), EVERYWHERE)
def test_each_side_looks_like_what_it_is(tile: Tile, heading: Direction) -> None:
    pixels = painted(samples.room(HERE, tile, heading))
    lying = Room(tile, heading)
    assert {way: seen(pixels, way) for way in COMPASS} == {way: lying.side(way) for way in COMPASS}


@pytest.mark.parametrize(("tile", "heading"), CHASMS)
def test_a_chasm_parts_the_exits_that_it_parts_in_play(tile: Tile, heading: Direction) -> None:
    pixels = painted(samples.room(HERE, tile, heading))
    lying = Room(tile, heading)
    for way in COMPASS:
        ground = walkable(pixels, spot(way, BESIDE_THE_ARROW, 1))
        reached = {other for other in COMPASS if spot(other, BESIDE_THE_ARROW, 1) in ground}
        assert reached == lying.bank(way)


def walkable(pixels: Pixels, start: tuple[int, int]) -> set[tuple[int, int]]:
    """Return the pixels that can be reached without crossing black."""
    reached, ahead = {start}, [start]
    while ahead:
        x, y = ahead.pop()
        for place in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
            inside = all(0 <= at < SQUARE for at in place)
            if inside and place not in reached and pixels.at(*place)[0] > 40:
                reached.add(place)
                ahead.append(place)
    return reached


def test_no_two_faces_of_tiles_look_alike() -> None:
    drawings = {document(80, 80, tile_picture(samples.room(HERE, tile))) for tile in Tile}
    assert len(drawings) == len(Tile)


@pytest.mark.parametrize("tile", Tile)
def test_a_tile_looks_different_when_it_is_turned(tile: Tile) -> None:
    drawings = {
        document(80, 80, tile_picture(samples.room(HERE, tile, heading))) for heading in COMPASS
    }
    assert len(drawings) == len(COMPASS)


def test_a_kind_of_room_is_told_by_its_floor_alone() -> None:
    shown: dict[TileKind, object] = {}
    for tile in Tile:
        pixels = painted(samples.room(HERE, tile))
        floor = tuple(pixels.at(x, y) for x in range(20, 60, 3) for y in range(20, 50, 3))
        shown.setdefault(tile.face.kind, floor)
    # A portcullis is in the wall; its room is an ordinary one.
    kinds = [kind for kind in TileKind if kind is not TileKind.PORTCULLIS]
    assert len({shown[kind] for kind in kinds}) == len(kinds)


def test_a_rotating_room_shows_whether_it_has_turned() -> None:
    fresh, done = (
        document(80, 80, tile_picture(RoomView(HERE, Tile.ROTATING_ROOM_OWWW, COMPASS[0], turned)))
        for turned in (False, True)
    )
    assert fresh != done


def test_plain_rooms_vary_by_square_and_stay_the_same_on_one() -> None:
    plain = [samples.room(square, Tile.ROOM_OOOO) for square in samples.LAYABLE]
    drawings = {document(80, 80, tile_picture(room)) for room in plain}
    assert len(drawings) > len(plain) / 2
    assert {document(80, 80, tile_picture(room)) for room in plain} == drawings


def test_a_window_never_leaves_the_board() -> None:
    for square in (Square(row, column) for row in range(ROWS) for column in range(COLUMNS)):
        window = around(square, 5)
        assert square in window
        assert all(one.on_board for one in window.squares())


def test_what_lies_outside_a_window_is_not_drawn() -> None:
    window = Window(Square(0, 0), 5, 5)
    near, far = (samples.room(square, Tile.TRAP_OOOO) for square in (HERE._replace(column=2), HERE))
    bare, with_near, with_far = (
        document(400, 400, dungeon(samples.dungeon(samples.hero(0), laid=laid), window))
        for laid in ((), (near,), (far,))
    )
    assert bare == with_far
    assert bare != with_near
