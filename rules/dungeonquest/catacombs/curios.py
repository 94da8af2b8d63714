"""Names for what the Catacombs bring up above the ground."""

from enum import StrEnum


class Drop(StrEnum):
    """What a hero can float over ("Amuleto de Levitación")."""

    TRAPDOOR = "trapdoor"
    PIT = "pit"
    BRIDGE = "bridge"


class Bearing(StrEnum):
    """A row of the table of teleportation; the four directions lead three squares away."""

    NORTH = "north"
    EAST = "east"
    WEST = "west"
    SOUTH = "south"
    GROUND = "ground"
    CATACOMBS = "catacombs"


class Landing(StrEnum):
    """Where a teleportation ends.

    Attributes:
        SQUARE: on a square of the dungeon.
        ROCK: in solid rock, which is deadly.
        TAKEN: where another hero stands, so that the die is rolled again.
        BELOW: in the catacombs.
    """

    SQUARE = "square"
    ROCK = "rock"
    TAKEN = "taken"
    BELOW = "below"


class Creature(StrEnum):
    """A creature that has rules of its own, and that a fireball can burn."""

    SNOTLINGS = "snotlings"
    GHOUL = "ghoul"


class Page(StrEnum):
    """What the spell book in the treasure chamber does to whoever reads in it."""

    ALARM = "alarm"
    CURSE = "curse"
    NOTHING = "nothing"
    VISION = "vision"
    VITALITY = "vitality"
    AWAY = "away"
