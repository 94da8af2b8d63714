"""What lies on the table in Calabozo, and who stands where."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import StrEnum

from rules.calabozo.board import Square, board
from rules.calabozo.content import Figure, Foe, Treasure
from rules.engine.seats import Seat
from rules.engine.zones import Zone

FIRST_SEAT = Seat(0)

TRAIL = 8
"""So many of the squares that an adventurer passed last are remembered."""


class Team(StrEnum):
    """A team, by its colour."""

    RED = "red"
    BLUE = "blue"
    GREEN = "green"
    YELLOW = "yellow"


@dataclass(slots=True, eq=False)
class Lair:
    """A cell or a tower, with what lies there in the course of the game.

    Attributes:
        is_tower: this is a tower, and no cell.
        foe: the monster or dragon; empty once it is gone.
        hoard: what belongs to the place: a cell's treasure, or a tower's weapon.
        ring: a tower's ring; always empty in a cell.
        lost: what adventurers lost here, face down beneath the monster or dragon.
    """

    square: Square
    is_tower: bool
    foe: Zone[Foe]
    hoard: Zone[Treasure]
    ring: Zone[Treasure]
    lost: Zone[Treasure]

    @property
    def face_up(self) -> bool:
        """Whether the monster or dragon was revealed to all and is still there."""
        return self.foe.seers is None and bool(self.foe.items)


@dataclass(slots=True, eq=False)
class Adventurer:
    """One player's adventurer.

    Attributes:
        side: the number of its team; in individual play, of its player.
        team: its team; None in individual play.
        hand: its treasures; its player sees them, and the teammates if the player wishes.
        offer: those of them that lie apart while an exchange is agreed on; who sees the hand sees
            them, and the one to whom they are offered.
        trail: the squares that it passed before this one, the last one at the end.
        lost_turns: so many turns are still to be lost.
        jailed: the turns are lost in a jail, with a treasure at their end.
        bound: it could not retreat and must fight where it stands in its next turn.
        dead: it lies in an Underworld.
        out: its player has no part in the game any more.
    """

    seat: Seat
    side: int
    team: Team | None
    hand: Zone[Treasure]
    offer: Zone[Treasure]
    figure: Figure | None = None
    square: Square = field(default_factory=lambda: board().hall)
    trail: list[Square] = field(default_factory=list)
    lost_turns: int = 0
    jailed: bool = False
    bound: bool = False
    dead: bool = False
    out: bool = False

    @property
    def kind(self) -> Figure:
        """The type of adventurer; it is chosen before the first turn."""
        assert self.figure is not None  # noqa: S101  see the docstring
        return self.figure

    @property
    def alive(self) -> bool:
        """Whether it is up and about."""
        return not self.dead and not self.out

    @property
    def shows_hand(self) -> bool:
        """Whether its teammates see its treasures."""
        return self.hand.seers is None or len(self.hand.seers) > 1

    def has(self, treasure: Treasure) -> bool:
        """Tell whether it possesses a treasure."""
        return treasure in self.hand.items

    def stands(self, *, on: Square) -> None:
        """Come to a square by other means than walking: no way leads back."""
        self.square = on
        self.trail.clear()


@dataclass(frozen=True, slots=True)
class Fallen:
    """An adventurer that lies in an Underworld for good."""

    seat: Seat
    figure: Figure
    square: Square


@dataclass(frozen=True, slots=True)
class Reach:
    """Where an adventurer who is moving can go: for its player alone.

    Attributes:
        points: the movement points that are left, without a doubled roll.
        squares: where the move can end, in reading order.
    """

    seat: Seat
    points: int
    squares: tuple[Square, ...]


@dataclass(slots=True, eq=False)
class Calabozo:
    """A game of Calabozo.

    Attributes:
        adventurers: by seat, in the order of play.
        teams: the teams; empty in individual play.
        lairs: cells and towers.
        guarded: those of them where a monster or dragon is left, in the same order.
        spare_monsters: the monsters that are not in the game.
        slain: monsters and dragons that are gone.
        used: treasures that were used up.
        figures: the figures that nobody has played yet.
        rings_needed: how many rings win.
        turn_cap: how many turns each adventurer has.
        round: counted from 1; each adventurer has one turn in it.
        first: who takes the first turn of each round.
    """

    adventurers: tuple[Adventurer, ...]
    teams: tuple[Team, ...]
    lairs: dict[Square, Lair]
    guarded: dict[Square, Lair]
    spare_monsters: Zone[Foe]
    slain: Zone[Foe]
    used: Zone[Treasure]
    figures: list[Figure]
    rings_needed: int
    turn_cap: int
    round: int = 0
    first: Seat = FIRST_SEAT
    turn: Seat | None = None
    reach: Reach | None = None
    fallen: list[Fallen] = field(default_factory=list)
    winners: tuple[Seat, ...] = ()

    @property
    def individual(self) -> bool:
        """Whether everybody plays alone."""
        return not self.teams

    def side(self, number: int) -> tuple[Adventurer, ...]:
        """Return the adventurers of one side, by seat."""
        return tuple([one for one in self.adventurers if one.side == number])

    def mates(self, adventurer: Adventurer) -> tuple[Adventurer, ...]:
        """Return an adventurer's teammates, dead or alive."""
        return tuple([one for one in self.side(adventurer.side) if one is not adventurer])

    def from_seat(self, seat: Seat) -> tuple[Adventurer, ...]:
        """Return all adventurers clockwise, beginning with the one at a seat."""
        return (*self.adventurers[seat:], *self.adventurers[:seat])

    def clockwise(self) -> tuple[Adventurer, ...]:
        """Return all adventurers in the order of their turns."""
        return self.from_seat(self.first)

    def next_rival(self, adventurer: Adventurer) -> Adventurer:
        """Return the next player clockwise of an opposing side who is still in the game."""
        others = self.from_seat(adventurer.seat)[1:]
        return next(one for one in others if one.side != adventurer.side and not one.out)

    def standing(self) -> Iterator[Adventurer]:
        """Yield who is up and about."""
        return (one for one in self.adventurers if one.alive)

    def occupied(self, *, by_others_than: Adventurer | None = None) -> set[Square]:
        """Return the squares on which nobody else can end a move.

        Source: rulebook, "Movement"; rulings 14 and 15 for the Underworlds.
        """
        shared = board().shared
        return {
            one.square
            for one in self.adventurers
            if one.alive and one is not by_others_than and one.square not in shared
        }
