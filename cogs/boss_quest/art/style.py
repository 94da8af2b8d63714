"""The colours of this game: one for each weapon colour, one for each knight."""

from collections.abc import Mapping
from types import MappingProxyType

from rules.boss_quest.content import Colour, Shade

FIELD = "#2a2438"
"""The ground of all panels."""

DEEP = "#1c1728"
"""The ground of what is sunk into a panel."""

WEAPONS: Mapping[Colour, str] = MappingProxyType(
    {
        Colour.RED: "#e2483f",
        Colour.BLUE: "#3d86e8",
        Colour.GREEN: "#38a85a",
        Colour.YELLOW: "#efb625",
        Colour.PURPLE: "#9a5be0",
    }
)
"""The colour of weapon cards."""

KNIGHTS = ("#2fc4bd", "#ff8f3c", "#ff86c2", "#d9dde8", "#b08050")
"""A knight's colour, by seat: none of them is a weapon's."""

SHADES: Mapping[Shade, tuple[str, str]] = MappingProxyType(
    {Shade.DARK: ("#5a4a86", "#2a2048"), Shade.LIGHT: ("#fff3d0", "#e3c588")}
)
"""The two ends of a spell card's ground."""

STEEL = ("#eef3fa", "#8f9bb3")
"""The two ends of polished metal."""

WOOD = ("#c98a52", "#7c4a2c")
"""The two ends of wood."""
