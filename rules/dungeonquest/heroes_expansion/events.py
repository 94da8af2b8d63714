"""What the game master says of heroes and rings from the expansion."""

from dataclasses import dataclass

from rules.dungeonquest.events import Chance
from rules.dungeonquest.monsters import Monster
from rules.engine.events import Event
from rules.engine.seats import Seat

# Rings


@dataclass(frozen=True, slots=True)
class FortuneRingUsed(Event):
    """The ring of fortune lets its wearer roll a die again; what it cost is not lost yet."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ShieldingRingUsed(Event):
    """The ring of shielding gave back what a trap or a round of combat had just cost."""

    seat: Seat
    saved: int
    life: int


@dataclass(frozen=True, slots=True)
class VanishingRingUsed(Event):
    """The ring of vanishing hid its wearer from a monster."""

    seat: Seat
    monster: Monster


# Thargrim


@dataclass(frozen=True, slots=True)
class HelmUsed(Chance):
    """The helm of terror was used: four D6, whose sum frightens from 13 on."""

    seat: Seat
    monster: Monster
    rolls: tuple[int, ...]
    total: int
    frightened: bool
    life: int


@dataclass(frozen=True, slots=True)
class Meditated(Event):
    """A hero meditated in place of a turn, and won a life point back."""

    seat: Seat
    life: int
