"""What the game master says of heroes and rings from the expansion."""

from dataclasses import dataclass

from rules.dungeonquest.events import Chance
from rules.dungeonquest.monsters import Hit, Monster
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


# Tori-Jima


@dataclass(frozen=True, slots=True)
class HiddenDieShown(Chance):
    """A hero hid in the shadows, and the monster looked for it.

    Attributes:
        guesser: the player on the right; None in solo play, where chance guesses.
        hidden: the number of the die under the hand.
        named: the numbers that were guessed.
        found: the hidden one is among them.
    """

    seat: Seat
    monster: Monster
    guesser: Seat | None
    hidden: int
    named: tuple[int, ...]
    found: bool


@dataclass(frozen=True, slots=True)
class AttackerNoticed(Chance):
    """A D6 said whether a hero noticed a monster before it could strike by surprise."""

    seat: Seat
    monster: Monster
    roll: int
    noticed: bool


@dataclass(frozen=True, slots=True)
class BlowpipeUsed(Chance):
    """The dart of the blowpipe flew; ``lost`` is 0 if it missed or killed outright."""

    seat: Seat
    monster: Monster
    roll: int
    hit: bool
    lost: int


@dataclass(frozen=True, slots=True)
class ShurikenThrown(Chance):
    """A shuriken flew at a monster; see `events.ArrowShot`."""

    seat: Seat
    monster: Monster
    roll: int
    hit: Hit
    wound: int
    lost: int
    shuriken: int


@dataclass(frozen=True, slots=True)
class ShurikenThrownAtSpider(Chance):
    """A shuriken flew at the giant spider."""

    seat: Seat
    roll: int
    killed: bool
    shuriken: int
