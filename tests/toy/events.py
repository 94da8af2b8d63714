"""What the game master of the Gem Fair says."""

from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar

from rules.engine.events import Event
from rules.engine.seats import Seat


class Gem(StrEnum):
    """A gem; those of a kind are alike."""

    RUBY = "ruby"
    OPAL = "opal"
    JADE = "jade"
    PEARL = "pearl"


@dataclass(frozen=True, slots=True)
class StallChosen(Event):
    """A merchant pitched its stall."""

    seat: Seat
    stall: int


@dataclass(frozen=True, slots=True)
class GemsDrawn(Event):
    """Each merchant drew its gems."""

    count: int


@dataclass(frozen=True, slots=True)
class YouDrew(Event):
    """To one seat: the gems it drew."""

    gems: tuple[Gem, ...]


@dataclass(frozen=True, slots=True)
class GemShown(Event):
    """A gem came from the bag to be auctioned: nobody could know which, hence ``reveals``."""

    reveals: ClassVar[bool] = True
    gem: Gem


@dataclass(frozen=True, slots=True)
class BidsOpened(Event):
    """All bids, by seat."""

    reveals: ClassVar[bool] = True
    bids: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GemWon(Event):
    """The highest bidder took the gem."""

    seat: Seat
    gem: Gem
    price: int


@dataclass(frozen=True, slots=True)
class DieRolled(Event):
    """The die was rolled for a wager; ``won`` if it showed the number guessed."""

    reveals: ClassVar[bool] = True
    seat: Seat
    rolled: int
    won: bool


@dataclass(frozen=True, slots=True)
class GemsTraded(Event):
    """Two merchants exchanged a gem face down."""

    seat: Seat
    rival: Seat


@dataclass(frozen=True, slots=True)
class YouTraded(Event):
    """To the two who traded: what each gave and got."""

    gave: Gem
    got: Gem


@dataclass(frozen=True, slots=True)
class GemsRanked(Event):
    """The poorest merchant put the gems in this order, the dearest first."""

    seat: Seat
    order: tuple[Gem, ...]


@dataclass(frozen=True, slots=True)
class Sold(Event):
    """A merchant sold these gems, for so many coins in all."""

    reveals: ClassVar[bool] = True
    seat: Seat
    gems: tuple[Gem, ...]
    coins: int
