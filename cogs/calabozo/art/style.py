"""Sizes and colours of this game's pictures."""

from collections.abc import Mapping
from types import MappingProxyType

from rules.calabozo.board import Square
from rules.calabozo.content import Figure
from rules.calabozo.state import Team
from rules.calabozo.view import AdventurerView

WIDTH = 1100
EDGE = 14
SQUARE = 60
"""The side of a square, in pixels of the whole board."""

CRISP, SMOOTH = "crispEdges", "geometricPrecision"

NIGHT = "#16141c"
"""What lies behind everything."""

ROCK = "#221e2a"
ROCK_LIGHT = "#2e2937"
ROCK_DARK = "#1a171f"
PLATE = "#2a2633"
"""The ground of panels."""

PLATE_EDGE = "#4d465c"
MARBLE = ("#a9adbb", "#b2b6c3", "#a0a4b3")
"""The floor of the corridors: each square has one of these."""

MARBLE_JOINT = "#7d8191"
MARBLE_LIGHT = "#c6cad6"
MARBLE_DARK = "#8f93a3"
MOSAIC_JOINT = "#2b2c36"
MOSAIC = ("#4a4d5b", "#565a6b", "#41434f", "#4d5566", "#5f5a70")
"""The little stones on the floor of the cells."""

WALL, WALL_LIGHT, WALL_DARK = "#2f6fc4", "#6aa5ee", "#173b70"
DOOR, DOOR_LIGHT, DOOR_DARK = "#2fa54f", "#7de08f", "#125527"
SECRET, SECRET_LIGHT, SECRET_DARK = "#d1382f", "#ff8d77", "#6a1410"
TOWER, TOWER_LIGHT, TOWER_DARK = "#7a4cc2", "#a47be6", "#432575"
GOOD, BAD, WARNING = "#8be39b", "#ff8a80", "#ffb45c"

_TEAMS: Mapping[Team, str] = MappingProxyType(
    {Team.RED: "#d9382f", Team.BLUE: "#2f73e8", Team.GREEN: "#1f9a52", Team.YELLOW: "#d99a12"}
)
_SIDES = (
    "#d9382f",
    "#2f73e8",
    "#1f9a52",
    "#d99a12",
    "#9a4fe0",
    "#e2702a",
    "#1f9fb2",
    "#d8509a",
)
"""Who plays alone has a colour of the own."""

FIGURES: Mapping[Figure, str] = MappingProxyType(
    {
        Figure.DWARF: "#b5562c",
        Figure.ELF: "#2f9a57",
        Figure.WARRIOR: "#3f6fc0",
        Figure.MAGE: "#8a48b8",
    }
)
"""The colour behind a portrait, whoever plays it."""


def colour_of(one: AdventurerView) -> str:
    """Return the colour of an adventurer's team, or its own where everybody plays alone."""
    return _TEAMS[one.team] if one.team else _SIDES[one.side % len(_SIDES)]


def grain(square: Square, purpose: int, choices: int) -> int:
    """Return a number below ``choices`` that looks random and is always the same for a square."""
    mixed = (square.row * 73_856_093) ^ (square.column * 19_349_663) ^ (purpose * 83_492_791)
    mixed = (mixed ^ (mixed >> 13)) * 1_274_126_177 & 0xFFFFFFFF
    return (mixed ^ (mixed >> 16)) % choices
