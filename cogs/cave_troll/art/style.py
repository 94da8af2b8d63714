"""Sizes and colours of this game's pictures."""

from collections.abc import Mapping
from types import MappingProxyType

from bot.art.palette import INK, WHITE
from rules.engine.seats import Seat

WIDTH = 1100
"""The width of every picture, in pixels."""

EDGE = 20
"""What is left free on each side."""

CELL = 106
"""The side of a square of the board's grid."""

CRISP = "crispEdges"
"""How whole rectangles at whole pixels are drawn: the same, and for less."""

NIGHT = "#17141d"
"""What lies behind everything, and the walls."""

PLATE = "#2a2533"
"""The ground of panels and cards."""

PLATE_EDGE = "#544b63"
FLOOR = "#45404c"
FLOOR_EDGE = "#57515f"
STEP = "#6d6675"
STEP_DARK = "#3b3642"
HOLE = "#09080c"
HOLE_RIM = "#5b4a3c"
DOOR = "#c98a45"
DOOR_DARK = "#6b4018"
COIN_EDGE = "#8a5a0a"

COLOURS: Mapping[Seat, str] = MappingProxyType(
    {Seat(0): "#d23b36", Seat(1): "#2c6fe0", Seat(2): "#1f9650", Seat(3): "#ecb81f"}
)
"""The colour of a player's figures."""

INKS: Mapping[Seat, str] = MappingProxyType(
    {Seat(0): WHITE, Seat(1): WHITE, Seat(2): WHITE, Seat(3): INK}
)
"""What is drawn on figures of a colour."""
