"""Sizes and colours of this game's pictures."""

from collections.abc import Mapping
from types import MappingProxyType

from rules.dungeonquest.heroes import Hero
from rules.dungeonquest.squares import Square
from rules.dungeonquest.tiles import TileKind

SQUARE = 80
"""The side of a square, in pixels of the whole map."""

WALL = 10
"""How thick a room's walls are."""

GAP = 34
"""How wide a way out is."""

NIGHT = "#1a1721"
"""What lies behind everything."""

ROCK = "#242029"
"""A square that nobody has set foot in."""

ROCK_EDGE = "#3d3646"
ROCK_MARK = "#302b37"
MORTAR = "#5b5147"
FLOOR = "#93866f"
FLOOR_LIGHT = "#a3967d"
FLOOR_DARK = "#827560"
STONE = "#48414f"
STONE_LIGHT = "#6b6274"
STONE_DARK = "#2c2733"
SAND = "#c2a65a"
"""The floor of a corridor."""

SAND_DARK = "#8a7338"
WOOD = "#b8722f"
WOOD_DARK = "#5c3515"
IRON = "#c9b8e6"
PLATE = "#2b2634"
"""The ground of panels and sheets."""

PLATE_EDGE = "#544b63"

ACCENTS: Mapping[TileKind, str] = MappingProxyType(
    {
        TileKind.NORMAL: "#f4efe2",
        TileKind.CORRIDOR: "#ffd23f",
        TileKind.PORTCULLIS: "#b06cf5",
        TileKind.ROTATING_ROOM: "#3fa9ff",
        TileKind.TRAP: "#ff4438",
        TileKind.DARK_CHAMBER: "#ff9524",
        TileKind.CAVE_IN: "#5fc94f",
        TileKind.PIT: "#3fa9ff",
        TileKind.CHASM: "#3fa9ff",
        TileKind.BRIDGE: "#3fa9ff",
        TileKind.PASSAGE: "#17131d",
        TileKind.WEB: "#5fc94f",
    }
)
"""The colour of a tile's entry arrow (component notes, section 2)."""

COLOURS: Mapping[Hero, str] = MappingProxyType(
    {
        Hero.SIR_ROHAN: "#2f6fe0",
        Hero.ULF_GRIMHAND: "#d8392f",
        Hero.EL_ADORAN: "#1f9a52",
        Hero.VOLRIK: "#c9379f",
        Hero.SIR_ROLAND: "#8f1d45",
        Hero.VIKAS: "#ef7d12",
        Hero.SIEGFRIED: "#c79400",
        Hero.FARENDIL: "#79a51a",
        Hero.IRONHAND: "#64798c",
        Hero.THARGRIM: "#36303f",
        Hero.TORI_JIMA: "#2b2f94",
        Hero.RILDO: "#0c6b66",
        Hero.HELENA: "#1ea7e0",
        Hero.FHYLL: "#96491d",
        Hero.AZOTH: "#7637d6",
        Hero.SERELLIA: "#1fbf9f",
    }
)
"""The colour of a hero's piece and panel."""

NOBODY = "#8b8798"
"""The colour of a seat whose hero is not chosen yet."""


def grain(square: Square, purpose: int, choices: int) -> int:
    """Return a number below ``choices`` that looks random and is always the same for a square."""
    mixed = (square.row * 73_856_093) ^ (square.column * 19_349_663) ^ (purpose * 83_492_791)
    mixed = (mixed ^ (mixed >> 13)) * 1_274_126_177 & 0xFFFFFFFF
    return (mixed ^ (mixed >> 16)) % choices
