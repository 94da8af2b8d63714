"""A map of the dungeon as a player sees it, and how far it is from each square to a goal."""

from collections.abc import Iterable, Sequence
from functools import cache
from heapq import heapify, heappop, heappush
from typing import NamedTuple

from rules.dungeonquest.catacombs.bridge import burdened
from rules.dungeonquest.heroes import Sheet
from rules.dungeonquest.squares import (
    CHAMBER,
    COLUMNS,
    COMPASS,
    ROWS,
    TOWERS,
    Direction,
    Square,
    squares_between,
)
from rules.dungeonquest.state import Fate
from rules.dungeonquest.tiles import Room, Side, Tile, TileKind
from rules.dungeonquest.view import DungeonView

NOWHERE = 60.0
"""Instead of an endless way: more turns than a game has."""

UNDISCOVERED_WAY = 0.5
"""Turns that the way on from an undiscovered room costs beside the one for the room.

About half of the sides of the tiles in the box cannot be passed.
"""

DOOR_TOLL = 1.8
"""Turns lost at a door: five cards of fourteen open it."""

OCCUPIED = 3.0
"""Turns that one may have to wait until another hero is out of the way."""

DEATH = 15.0
"""The detour, in turns, that a player makes to escape a certain death."""

TRAP_DANGER = 1.5
"""The detour, in turns, that a trap card is worth."""

DRAGON_DANGER = 6.0
"""The detour, in turns, that a player makes round the treasure chamber on the way to a tower."""

FALL = 6.0
"""The detour, in turns, that a player makes to escape a certain fall from a bridge."""

IN_DARKNESS = 3.0
"""Turns that it takes to be through a dark chamber."""

TRIES = 12
"""A trial is passed on so many of twelve as the characteristic says."""


class Far(NamedTuple):
    """How far it is to a goal.

    Attributes:
        cost: turns, and beside them what a player would walk to escape the dangers.
        turns: turns alone.
    """

    cost: float
    turns: float


NEVER = Far(NOWHERE, NOWHERE)
IN_A_TURN = Far(1.0, 1.0)

SIDES = (Side.OPENING, Side.DOOR, Side.PORTCULLIS, Side.WALL)
"""Sides by number, as `Lie` has them."""

WALL, UNDISCOVERED = 3, 4
"""The numbers of walls, and of sides that nobody has seen."""


class Lie(NamedTuple):
    """How a tile lies: by direction in the order of `COMPASS`, numbers of sides and of banks."""

    sides: tuple[int, int, int, int]
    banks: tuple[int, int, int, int]


WHOLE = (0, 0, 0, 0)
NO_TILE = Lie((UNDISCOVERED,) * 4, WHOLE)
ALL_OPEN = Lie(WHOLE, WHOLE)


@cache
def lie_of(tile: Tile, heading: Direction) -> Lie:
    """Return how a tile lies that has this heading."""
    room = Room(tile, heading)
    bank = COMPASS if room.kind is TileKind.BRIDGE else room.bank(heading)
    north, east, south, west = COMPASS
    return Lie(
        (
            SIDES.index(room.side(north)),
            SIDES.index(room.side(east)),
            SIDES.index(room.side(south)),
            SIDES.index(room.side(west)),
        ),
        (
            int(north not in bank),
            int(east not in bank),
            int(south not in bank),
            int(west not in bank),
        ),
    )


def place(square: Square) -> int:
    """Return the number of a square."""
    return square.row * COLUMNS + square.column


SQUARES = tuple(Square(row, column) for row in range(ROWS) for column in range(COLUMNS))
BESIDE = tuple(
    tuple(
        (side, place(square.beside(way)))
        for side, way in enumerate(COMPASS)
        if square.beside(way).on_board
    )
    for square in SQUARES
)
"""By square, the squares beside it, each with the number of the side that it lies on."""

CHAMBER_PLACES = tuple(place(square) for square in CHAMBER)
TOWER_PLACES = tuple(place(square) for square in TOWERS)


def crossed_by(agility: int) -> float:
    """Return how often a D10 is within so much Agility, after what treasures take off."""
    return max(0, min(10, agility)) / 10


@cache
def crossing(tile: Tile, agility: int, strength: int, burden: int = 0) -> Far:
    """Return what it costs to come into a room with this tile and to be able to go on.

    Args:
        tile: the room's.
        agility: the hero's.
        strength: the hero's.
        burden: what its treasures add to a roll on a bridge.
    """
    kind = tile.face.kind
    turns = {
        TileKind.CORRIDOR: 0.1,
        TileKind.DARK_CHAMBER: IN_DARKNESS,
        TileKind.CAVE_IN: TRIES / agility,
        TileKind.WEB: 1 + TRIES / strength,
    }.get(kind, 1.0)
    danger = {
        TileKind.PIT: (1 - agility / TRIES) * DEATH,
        TileKind.TRAP: TRAP_DANGER,
        TileKind.BRIDGE: (1 - crossed_by(agility - burden)) * FALL,
    }
    return Far(turns + danger.get(kind, 0.0), turns)


@cache
def tolls(strength: int) -> Sequence[float]:
    """Return the turns that are lost at each side that one can pass, by its number."""
    return (0.0, DOOR_TOLL, TRIES / strength - 1, NOWHERE, 0.0)


class Chart:
    """The dungeon as one hero's player sees it.

    Args:
        view: what the player sees.
        sheet: of the hero who is to find the way.
        seat: the same hero's, who is in nobody's way.
    """

    def __init__(self, view: DungeonView, sheet: Sheet, seat: int) -> None:
        self.tolls = tolls(sheet.strength)
        self.lies = [NO_TILE] * len(SQUARES)
        self.entries = [IN_A_TURN if view.tiles_left else NEVER] * len(SQUARES)
        burden = burdened(len(view.characters[seat].treasures))
        for room in view.rooms:
            here = place(room.square)
            self.lies[here] = lie_of(room.tile, room.heading)
            self.entries[here] = crossing(room.tile, sheet.agility, sheet.strength, burden)
        for here in TOWER_PLACES:
            self.lies[here], self.entries[here] = ALL_OPEN, IN_A_TURN
        for here in CHAMBER_PLACES:
            self.lies[here], self.entries[here] = ALL_OPEN, Far(1.0 + DRAGON_DANGER, 1.0)
        for one in view.characters:
            in_the_way = one.seat != seat and one.square not in CHAMBER and not one.descent
            if in_the_way and one.square and one.fate is Fate.INSIDE:
                cost, turns = self.entry(one.square)
                self.entries[place(one.square)] = Far(cost + OCCUPIED, turns + OCCUPIED)

    def entry(self, square: Square) -> Far:
        """Return what it costs to come into a square, whatever is on its sides."""
        return self.entries[place(square)]

    def bank(self, square: Square, side: Direction) -> int:
        """Return on which bank of a chasm one side of a square lies; 0 if there is none."""
        return self.lies[place(square)].banks[COMPASS.index(side)]

    def toll(self, square: Square, way: Direction) -> float:
        """Return the turns that are lost at doors and portcullises on the way out of a square."""
        mine = self.lies[place(square)].sides[COMPASS.index(way)]
        its = self.lies[place(square.beside(way))].sides[COMPASS.index(way.opposite)]
        return self.tolls[mine] + self.tolls[its]


@cache
def steps_to(square: Square) -> Sequence[int]:
    """Return by number how many steps lead from each square to one, if nothing is in the way."""
    return tuple(squares_between(other, square) for other in SQUARES)


class Field:
    """How far it is to the nearest of some squares, from wherever it is asked for.

    It is reckoned outward from the goals, first towards the hero (the algorithm A*), and no
    farther than it must be. Where a way leads through corridors it may be a little shorter than
    reckoned.
    """

    __slots__ = ("_chart", "_far", "_queue", "_steps")

    def __init__(self, chart: Chart, goals: Iterable[int], hero: Square) -> None:
        self._chart = chart
        self._steps = steps_to(hero)
        self._far: dict[int, tuple[float, float]] = {}
        self._queue = [
            (float(self._steps[goal]), 0.0, 0.0, goal * 2 + bank)
            for goal in goals
            for bank in (0, 1)
        ]
        heapify(self._queue)

    def far(self, square: Square, bank: int = 0, most: float = NOWHERE) -> Far:
        """Return how far it is from one bank of a square.

        Args:
            square: where one stands.
            bank: on which side of a chasm.
            most: it is of no matter how far it is beyond that cost: then, never.
        """
        node = place(square) * 2 + bank
        if node not in self._far:
            self._reckon(node, most)
        return Far(*self._far.get(node, NEVER))

    def _reckon(self, wanted: int, most: float) -> None:
        """Settle one square after another, the most promising first, until the wanted one is."""
        far, queue, steps = self._far, self._queue, self._steps
        lies, entries, tolls = self._chart.lies, self._chart.entries, self._chart.tolls
        while queue and queue[0][0] <= most and wanted not in far:
            _, cost, turns, node = heappop(queue)
            if node in far:
                continue
            far[node] = (cost, turns)
            here = node >> 1
            bank = node & 1
            cost_in, turns_in = entries[here]
            cost += cost_in
            turns += turns_in
            sides, banks = lies[here]
            for side, before in BESIDE[here]:
                its = sides[side]
                if its == WALL or banks[side] != bank:
                    continue
                before_sides, before_banks = lies[before]
                mine = before_sides[side ^ 2]
                node = before * 2 + before_banks[side ^ 2]
                if mine == WALL or node in far:
                    continue
                lost = tolls[its] + (UNDISCOVERED_WAY if mine == UNDISCOVERED else tolls[mine])
                lost_cost = cost + lost
                heappush(queue, (lost_cost + steps[before], lost_cost, turns + lost, node))
