"""How heroes come into the catacombs, and what keeps them from coming out ("Las Catacumbas")."""

from enum import StrEnum


class WayDown(StrEnum):
    """How a hero came into the catacombs."""

    PASSAGE = "passage"
    CARD = "card"
    TRAPDOOR = "trapdoor"
    BRIDGE = "bridge"
    COMPANION = "companion"
    TELEPORT = "teleport"
    BACK = "back"


class PlaceName(str):
    """The name of a square, as an option; it is the same in all languages."""

    __slots__ = ()


class Obstacle(StrEnum):
    """Why a hero cannot come up on a square."""

    PIT = "pit"
    BRIDGE = "bridge"
    HERO = "hero"
    ROCK = "rock"
