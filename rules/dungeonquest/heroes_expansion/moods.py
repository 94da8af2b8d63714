"""Why a hero goes berserk, and how it goes on ("Fhyll Hachaloca")."""

from enum import StrEnum


class Trigger(StrEnum):
    """Why a die is rolled for going berserk."""

    COMBAT = "combat"
    DOOR_TRAP = "door-trap"
    WILL = "will"
    WEB = "web"


class Mood(StrEnum):
    """What the die at the start of a berserk hero's turn says."""

    LED = "led"
    RAGING = "raging"
    CALM = "calm"
