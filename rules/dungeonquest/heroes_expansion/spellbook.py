"""Azoth: the names of the spells ("Azoth el Sincara")."""

from enum import StrEnum


class Spell(StrEnum):
    """A spell card."""

    DARK_FORCE = "dark-force"
    EYES_OF_DOOM = "eyes-of-doom"
    FIREBALL = "fireball"
    INVISIBILITY = "invisibility"
    STASIS = "stasis"
    PASSWALL = "passwall"


class Draught(StrEnum):
    """How the dark force gives life points."""

    THREE = "three"
    DIE = "die"
