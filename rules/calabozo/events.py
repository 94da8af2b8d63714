"""What the game master of Calabozo says."""

from dataclasses import dataclass
from typing import ClassVar

from rules.calabozo.board import Square
from rules.calabozo.content import Dragon, Figure, Monster, Outcome, Treasure
from rules.calabozo.state import Team
from rules.engine.events import Event
from rules.engine.seats import Seat

# --- before the first turn ---


@dataclass(frozen=True, slots=True)
class TeamFormed(Event):
    """These players are a team."""

    team: Team
    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class RolledForFirst(Event):
    """A player rolled to choose adventurers first, for a team or for itself."""

    reveals: ClassVar[bool] = True
    seat: Seat
    roll: int


@dataclass(frozen=True, slots=True)
class FirstFound(Event):
    """A player rolled highest: its team, or it alone, chooses adventurers and begins."""

    reveals: ClassVar[bool] = True
    seat: Seat
    team: Team | None


@dataclass(frozen=True, slots=True)
class AdventurerChosen(Event):
    """A player plays an adventurer; ``anew`` after the death of the one before."""

    seat: Seat
    figure: Figure
    anew: bool


@dataclass(frozen=True, slots=True)
class GameBegan(Event):
    """The cards lie on the board; all stand in the Main Hall."""

    first: Seat
    rings: int
    turns: int


# --- turns and movement ---


@dataclass(frozen=True, slots=True)
class TurnLost(Event):
    """An adventurer lost this turn; ``left`` more will follow."""

    seat: Seat
    left: int
    jailed: bool


@dataclass(frozen=True, slots=True)
class MoveRolled(Event):
    """The movement roll."""

    reveals: ClassVar[bool] = True
    seat: Seat
    roll: int


@dataclass(frozen=True, slots=True)
class Moved(Event):
    """An adventurer walked.

    Attributes:
        path: all squares after the first, the last one included.
    """

    seat: Seat
    origin: Square
    square: Square
    path: tuple[Square, ...]


@dataclass(frozen=True, slots=True)
class StayedPut(Event):
    """An adventurer did not move."""

    seat: Seat
    square: Square


@dataclass(frozen=True, slots=True)
class DoorTried(Event):
    """An adventurer rolled to open a secret door."""

    reveals: ClassVar[bool] = True
    seat: Seat
    near: Square
    far: Square
    roll: int
    opened: bool


@dataclass(frozen=True, slots=True)
class TreasureShown(Event):
    """An adventurer used a treasure and had to show it; it keeps it."""

    reveals: ClassVar[bool] = True
    seat: Seat
    treasure: Treasure


@dataclass(frozen=True, slots=True)
class Teleported(Event):
    """An adventurer used up a Teleportation."""

    reveals: ClassVar[bool] = True
    seat: Seat
    origin: Square
    square: Square


# --- monsters and dragons ---


@dataclass(frozen=True, slots=True)
class MonsterRevealed(Event):
    """A monster card was turned over."""

    reveals: ClassVar[bool] = True
    seat: Seat
    square: Square
    monster: Monster


@dataclass(frozen=True, slots=True)
class DragonRevealed(Event):
    """A dragon card was turned over."""

    reveals: ClassVar[bool] = True
    seat: Seat
    square: Square
    dragon: Dragon


@dataclass(frozen=True, slots=True)
class YouSaw(Event):
    """To one seat: what the Magic Medallion shows."""

    square: Square
    foe: Monster | Dragon


@dataclass(frozen=True, slots=True)
class WeaponShown(Event):
    """An adventurer uses a weapon in an attack or a duel."""

    reveals: ClassVar[bool] = True
    seat: Seat
    weapon: Treasure
    points: int


@dataclass(frozen=True, slots=True)
class Attacked(Event):
    """An adventurer attacked.

    Attributes:
        first: one die.
        second: the other one.
        points: what the weapon adds.
        total: all of it.
        needed: what kills.
    """

    reveals: ClassVar[bool] = True
    seat: Seat
    foe: Monster | Dragon
    first: int
    second: int
    points: int
    total: int
    needed: int


@dataclass(frozen=True, slots=True)
class MonsterSlain(Event):
    """An attack killed a monster; ``count`` treasures change hands face down."""

    seat: Seat
    square: Square
    monster: Monster
    count: int


@dataclass(frozen=True, slots=True)
class DragonSlain(Event):
    """An attack killed a dragon; ``count`` treasures change hands face down, one is a ring."""

    seat: Seat
    square: Square
    dragon: Dragon
    count: int


@dataclass(frozen=True, slots=True)
class YouTook(Event):
    """To one seat: the treasures that it took."""

    shows_hand: ClassVar[bool] = True
    treasures: tuple[Treasure, ...]


@dataclass(frozen=True, slots=True)
class MateTook(Event):
    """To a teammate who sees the hand: the treasures that were taken."""

    seat: Seat
    treasures: tuple[Treasure, ...]


@dataclass(frozen=True, slots=True)
class StruckBack(Event):
    """A monster or dragon attacked in its turn; an opponent rolled for it.

    Attributes:
        rival: who rolled.
        first: one die.
        second: the other one.
        total: both.
        back: so many spaces of retreat.
        turns: so many turns are lost.
        treasures: so many treasures are lost.
    """

    reveals: ClassVar[bool] = True
    seat: Seat
    rival: Seat
    foe: Monster | Dragon
    first: int
    second: int
    total: int
    outcome: Outcome
    back: int
    turns: int
    treasures: int


@dataclass(frozen=True, slots=True)
class TreasureLost(Event):
    """An adventurer laid a treasure face down beneath a monster or dragon."""

    seat: Seat
    square: Square


@dataclass(frozen=True, slots=True)
class YouLost(Event):
    """To one seat: the treasures that it lost."""

    shows_hand: ClassVar[bool] = True
    treasures: tuple[Treasure, ...]


@dataclass(frozen=True, slots=True)
class MateLost(Event):
    """To a teammate who sees the hand: the treasures that were lost."""

    seat: Seat
    treasures: tuple[Treasure, ...]


@dataclass(frozen=True, slots=True)
class AllTreasuresLost(Event):
    """An adventurer left all that it can lose beneath a monster or dragon: it is in the Hall."""

    reveals: ClassVar[bool] = True
    seat: Seat
    square: Square
    count: int


@dataclass(frozen=True, slots=True)
class Retreated(Event):
    """An adventurer went back."""

    seat: Seat
    origin: Square
    square: Square
    path: tuple[Square, ...]


@dataclass(frozen=True, slots=True)
class RetreatBarred(Event):
    """An adventurer could not retreat.

    Attributes:
        bound: only monsters are around, and it must fight on here; otherwise somebody stands in
            the way.
    """

    seat: Seat
    square: Square
    bound: bool


@dataclass(frozen=True, slots=True)
class PortalTaken(Event):
    """A portal brought an adventurer to the Main Hall, with ``count`` treasures from the cell."""

    seat: Seat
    square: Square
    count: int


@dataclass(frozen=True, slots=True)
class Jailed(Event):
    """An adventurer fell into a jail: it loses as many turns as the die shows."""

    reveals: ClassVar[bool] = True
    seat: Seat
    square: Square
    turns: int


@dataclass(frozen=True, slots=True)
class LeftJail(Event):
    """The lost turns in a jail are over: an adventurer takes what lies there."""

    seat: Seat
    square: Square
    count: int


# --- adventurers among themselves ---


@dataclass(frozen=True, slots=True)
class DuelDeclared(Event):
    """An adventurer challenged an adversary."""

    seat: Seat
    rival: Seat


@dataclass(frozen=True, slots=True)
class DuelFought(Event):
    """Both rolled.

    Attributes:
        roll: the challenger's die.
        points: what its weapon adds.
        rival_roll: the adversary's die.
        rival_points: what its weapon adds.
        difference: by how much somebody won; 0 is a void duel.
        winner: None after a tie.
    """

    reveals: ClassVar[bool] = True
    seat: Seat
    rival: Seat
    roll: int
    points: int
    rival_roll: int
    rival_points: int
    difference: int
    winner: Seat | None


@dataclass(frozen=True, slots=True)
class SpoilsTaken(Event):
    """The winner of a duel took ``count`` treasures at random; ``due`` were owed."""

    reveals: ClassVar[bool] = True
    seat: Seat
    rival: Seat
    count: int
    due: int


@dataclass(frozen=True, slots=True)
class ExchangeProposed(Event):
    """Two teammates talk about an exchange."""

    seat: Seat
    mate: Seat


@dataclass(frozen=True, slots=True)
class YouWereOffered(Event):
    """To one of the two: what the other one offers, or gives in return; perhaps nothing."""

    mate: Seat
    treasures: tuple[Treasure, ...]


@dataclass(frozen=True, slots=True)
class TreasuresExchanged(Event):
    """Two teammates exchanged treasures, face down."""

    reveals: ClassVar[bool] = True
    seat: Seat
    mate: Seat
    given: int
    received: int


@dataclass(frozen=True, slots=True)
class YouExchanged(Event):
    """To each of the two: what it gave and what it got."""

    shows_hand: ClassVar[bool] = True
    mate: Seat
    given: tuple[Treasure, ...]
    received: tuple[Treasure, ...]


@dataclass(frozen=True, slots=True)
class MatesExchanged(Event):
    """To a teammate who sees a hand of the two: what changed hands."""

    seat: Seat
    mate: Seat
    given: tuple[Treasure, ...]
    received: tuple[Treasure, ...]


@dataclass(frozen=True, slots=True)
class ExchangeFailed(Event):
    """Two teammates did not agree."""

    reveals: ClassVar[bool] = True
    seat: Seat
    mate: Seat


@dataclass(frozen=True, slots=True)
class HandShown(Event):
    """A player shows its treasures to its teammates from now on."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class MateShows(Event):
    """To each teammate: the treasures that are shown."""

    seat: Seat
    treasures: tuple[Treasure, ...]


@dataclass(frozen=True, slots=True)
class HandHidden(Event):
    """A player shows its treasures to its teammates no more."""

    seat: Seat


# --- death ---


@dataclass(frozen=True, slots=True)
class AdventurerDied(Event):
    """An adventurer lost more than it had and lies in the nearest Underworld.

    Attributes:
        elixir: in individual play, it keeps an elixir to come back with.
    """

    reveals: ClassVar[bool] = True
    seat: Seat
    figure: Figure
    square: Square
    elixir: bool


@dataclass(frozen=True, slots=True)
class Rescued(Event):
    """An adventurer used up an elixir to revive a teammate."""

    reveals: ClassVar[bool] = True
    seat: Seat
    mate: Seat


@dataclass(frozen=True, slots=True)
class Revived(Event):
    """In individual play, a dead adventurer used up its own elixir and lives."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PlayerOut(Event):
    """In individual play, a player has no adventurer left and is out of the game."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TeamLost(Event):
    """All adventurers of a team are dead: it has lost."""

    team: Team


# --- the end ---


@dataclass(frozen=True, slots=True)
class RingsBroughtHome(Event):
    """A side is back in the Main Hall with the rings, and wins."""

    reveals: ClassVar[bool] = True
    seats: tuple[Seat, ...]
    rings: int


@dataclass(frozen=True, slots=True)
class LastStanding(Event):
    """All others are dead or out: a side wins."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class TurnsRanOut(Event):
    """Each adventurer has had all its turns: a draw."""

    turns: int
