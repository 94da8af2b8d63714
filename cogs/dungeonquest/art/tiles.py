"""One room tile as it lies in the dungeon."""

from collections.abc import Mapping
from functools import cache

from bot.art.svg import Element, Node, group, placed
from cogs.dungeonquest.art.depths import ashes, bridge
from cogs.dungeonquest.art.features import (
    CENTRES,
    DECOR,
    MIDDLE,
    arrow,
    chasm,
    glimmer,
    torches,
    turntable,
)
from cogs.dungeonquest.art.floors import room
from cogs.dungeonquest.art.style import grain
from cogs.dungeonquest.art.walls import QUARTERS, openings, passage, turned
from rules.dungeonquest.squares import COMPASS, Direction, Square
from rules.dungeonquest.tiles import Room, Side, Tile, TileKind
from rules.dungeonquest.view import RoomView


def sides_of(laid: RoomView) -> dict[Direction, Side]:
    """Return what each side of a tile is, as it lies."""
    lying = Room(laid.tile, laid.heading, laid.turned)
    return {way: lying.side(way) for way in COMPASS}


def tile_picture(laid: RoomView) -> Element:
    """Return a tile in a square of 80, turned as it lies."""
    return _tile(laid.square, laid.tile, laid.heading, laid.turned, laid.burnt)


@cache
def _tile(
    square: Square,
    tile: Tile,
    heading: Direction,
    turned_once: bool,  # noqa: FBT001
    burnt: bool,  # noqa: FBT001
) -> Element:
    sides = sides_of(RoomView(square, tile, heading, turned_once))
    kind = tile.face.kind
    ways = [way for way in COMPASS if sides[way] is not Side.WALL]
    return group(
        *_ground(square, kind, sides, turned_once, burnt),
        *(turned(glimmer(), way) for way in ways if kind is TileKind.DARK_CHAMBER),
        _headed(_across(tile), heading),
        _headed(arrow(kind), heading),
    )


def _ground(
    square: Square,
    kind: TileKind,
    sides: Mapping[Direction, Side],
    turned_once: bool,  # noqa: FBT001
    burnt: bool,  # noqa: FBT001
) -> tuple[Node, ...]:
    if kind is TileKind.CORRIDOR:
        return passage(sides), torches()
    under: Node = ""
    if kind is TileKind.ROTATING_ROOM:
        under = turntable(done=turned_once)
    elif burnt:
        under = ashes()
    elif centre := CENTRES.get(kind):
        under = centre()
    elif kind is TileKind.NORMAL and (decor := DECOR[grain(square, 3, len(DECOR))]):
        under = decor()
    return room(square), under, openings(sides)


def _across(tile: Tile) -> Node:
    """Return what parts a room, for a hero who walks north; maybe nothing."""
    if tile.face.kind is TileKind.BRIDGE:
        return bridge()
    return chasm(tile) if tile.face.kind is TileKind.CHASM else ""


def _headed(child: Node, heading: Direction) -> Element:
    """Return what is drawn for a hero who walks north, turned to where the tile is headed."""
    if heading is Direction.NORTH:
        return group(child)
    centred = placed(child, -MIDDLE, -MIDDLE)
    return placed(centred, MIDDLE, MIDDLE, turn=90 * QUARTERS[heading])
