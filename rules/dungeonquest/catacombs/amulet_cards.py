"""The amulet cards, one of each ("Los Amuletos Mágicos"; component notes, section 9b)."""

from enum import StrEnum


class Amulet(StrEnum):
    """A magic amulet."""

    COMMAND = "command"
    CONTROL = "control"
    DEATH = "death"
    DESTRUCTION = "destruction"
    DRAGONFIRE = "dragonfire"
    ESCAPE = "escape"
    LEVITATION = "levitation"
    LUCK = "luck"
    MADNESS = "madness"
    SPIDER_GOD = "spider-god"
    TELEPORTATION = "teleportation"
