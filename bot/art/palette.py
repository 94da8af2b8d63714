"""Colours shared by all pictures: made for Discord's dark mode, fine on its light one."""

CANVAS = "#313338"
"""Discord's dark chat background; a picture lies on it, so its own edge should not fight it."""

INK = "#241c33"
"""The outline of everything drawn."""

PAPER = "#f6ecd6"
WHITE = "#fffaf0"
MUTED = "#b9b2c9"
GOLD = "#ffd257"
GOLD_DEEP = "#d99a1e"
DANGER = "#ff6b5e"


def mix(one: str, other: str, share: float) -> str:
    """Return ``one`` with a ``share`` (0 to 1) of ``other`` mixed in; both as ``#rrggbb``."""
    pairs = zip(_channels(one), _channels(other), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


def lighter(colour: str, share: float) -> str:
    """Return the colour mixed with white."""
    return mix(colour, "#ffffff", share)


def darker(colour: str, share: float) -> str:
    """Return the colour mixed with the ink."""
    return mix(colour, INK, share)


def faded(colour: str, alpha: float) -> str:
    """Return the colour with an alpha (0 to 1), as ``#rrggbbaa``."""
    return f"{colour}{round(alpha * 255):02x}"


def _channels(colour: str) -> tuple[int, ...]:
    return tuple(int(colour[i : i + 2], 16) for i in (1, 3, 5))
