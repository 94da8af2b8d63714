"""Movement: where an adventurer can go, and by which way (rulebook, "Movement")."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import pairwise
from typing import NamedTuple, TypeAlias

from rules.calabozo import events
from rules.calabozo.board import Ground, Square, board
from rules.calabozo.content import Treasure, box
from rules.calabozo.state import TRAIL, Adventurer, Calabozo
from rules.engine.table import Table

Path: TypeAlias = tuple[Square, ...]
"""All squares of a way after the first, the last one included."""

Openings: TypeAlias = Mapping[Square, tuple[Square, ...]]
"""By square, the neighbours behind secret doors that stand open."""

SHUT: Openings = {}


@dataclass(slots=True)
class Journey:
    """One adventurer's movement in one turn.

    Attributes:
        roll: the movement roll.
        walked: so many steps are done.
        opened: the secret doors that were opened; they close with the turn.
    """

    roll: int
    walked: int = 0
    opened: dict[Square, tuple[Square, ...]] = field(default_factory=dict)

    def opens(self, near: Square, far: Square) -> None:
        """Note that a secret door was opened."""
        for one, other in ((near, far), (far, near)):
            self.opened[one] = (*self.opened.get(one, ()), other)


class Gait(NamedTuple):
    """With what help an adventurer moves.

    Attributes:
        points: the movement points that are left with it.
        speed: the roll is doubled.
        key: secret doors are passed like others.
    """

    points: int
    speed: bool
    key: bool


class Walk(NamedTuple):
    """All that can be reached with one gait.

    Attributes:
        came: by square that can be reached or passed, the one before it on the shortest way.
        steps: how many steps lead to each.
    """

    gait: Gait
    came: Mapping[Square, Square]
    steps: Mapping[Square, int]

    def path(self, square: Square) -> Path:
        """Return the shortest way to a square."""
        way = []
        while square in self.came:
            way.append(square)
            square = self.came[square]
        return tuple(way[::-1])


class Route(NamedTuple):
    """A way to a square, and with what help."""

    path: Path
    gait: Gait


Ways: TypeAlias = dict[tuple[Square, Square | None], Route]
"""Ways into a lair: by the square before it, and the one before that; None where the first is the
one on which the adventurer stands."""


@dataclass(slots=True)
class Reachable:
    """Where an adventurer can go now.

    Attributes:
        ends: by square on which the move can end, the walk that is chosen for the player.
        others: all ways to a lair, if there are several: a retreat goes back the same way.
        doors: by square, the neighbours behind secret doors that can be tried from there.
        before_doors: the walks to the squares before those doors.
    """

    ends: dict[Square, Walk]
    others: dict[Square, Ways]
    doors: dict[Square, tuple[Square, ...]]
    before_doors: dict[Square, Walk]

    def to(self, square: Square) -> Route:
        """Return the way that is chosen for the player."""
        walk = self.ends[square]
        return Route(walk.path(square), walk.gait)

    def to_door(self, near: Square) -> Route:
        """Return the way to a square before a secret door."""
        walk = self.before_doors[near]
        return Route(walk.path(near), walk.gait)


def gaits(adventurer: Adventurer, journey: Journey) -> Iterator[Gait]:
    """Yield in which ways an adventurer can move on, the plainest first.

    Source: rulebook, "Special Treasures"; ruling 38: the roll is doubled at will, and once.
    """
    left = journey.roll - journey.walked
    keys = (False, True) if adventurer.has(Treasure.MAGIC_KEY) else (False,)
    if left > 0:
        yield from (Gait(left, speed=False, key=key) for key in keys)
    if adventurer.has(Treasure.SPEED) and left + journey.roll > 0:
        yield from (Gait(left + journey.roll, speed=True, key=key) for key in keys)


def may_enter(game: Calabozo, square: Square, treasures: int) -> bool:
    """Tell whether so many treasures let one into a square.

    Source: rulebook, "Movement": a tower with a dragon is only for those who possess a treasure;
    ruling 31.
    """
    return treasures > 0 or square not in game.guarded or not game.guarded[square].is_tower


def barred(game: Calabozo, adventurer: Adventurer, taken: Collection[Square]) -> set[Square]:
    """Return the squares that an adventurer can neither enter nor pass.

    Source: rulebook, "Movement"; ruling 22: others can be jumped over in corridors only.
    """
    grounds = board().grounds
    closed = {square for square in taken if grounds[square] is not Ground.CORRIDOR}
    if not adventurer.hand.items:
        closed.update(tower for tower in board().tower_squares if tower in game.guarded)
    return closed


def walk(
    start: Square, gait: Gait, opened: Openings, guarded: Collection[Square], closed: set[Square]
) -> Walk:
    """Return all that can be reached from a square; a lair that is guarded ends the way.

    Source: rulebook, "Movement"; rulings 8, 20 and 23.
    """
    ways = board().all_ways if gait.key else board().ways
    came: dict[Square, Square] = {}
    steps = {start: 0}
    edge = [start]
    for step in range(1, gait.points + 1):
        beyond: list[Square] = []
        for square in edge:
            nearby = ways[square]
            if square in opened:
                nearby = (*nearby, *opened[square])
            for other in nearby:
                if other not in steps and other not in closed:
                    came[other], steps[other] = square, step
                    if other not in guarded:
                        beyond.append(other)
        edge = beyond
    return Walk(gait, came, steps)


def reachable(game: Calabozo, adventurer: Adventurer, journey: Journey) -> Reachable:
    """Return where an adventurer can go now, and by which ways."""
    start, guarded = adventurer.square, game.guarded
    taken = game.occupied(by_others_than=adventurer)
    closed = barred(game, adventurer, taken)
    walks = [
        walk(start, gait, journey.opened, guarded, closed) for gait in gaits(adventurer, journey)
    ]
    found: dict[Square, Walk] = {}
    for one in reversed(walks):
        found.update(dict.fromkeys(one.came, one))
    free = [square for square in found if square not in taken]
    free.sort(key=board().place.__getitem__)
    result = Reachable({square: found[square] for square in free}, {}, {}, {})
    for end in free:
        if end in guarded and len(ways := ways_into(end, start, walks, game, journey)) > 1:
            result.others[end] = ways
    if not adventurer.has(Treasure.MAGIC_KEY):
        for one in walks:
            find_doors(result, one, journey, guarded, taken, closed)
    return result


def find_doors(
    result: Reachable,
    one: Walk,
    journey: Journey,
    guarded: Collection[Square],
    taken: Collection[Square],
    closed: Collection[Square],
) -> None:
    """Add the secret doors that can be tried on a walk, with a point left at least (ruling 18).

    An adventurer who comes into a lair that is guarded moves no further, and nobody stops on a
    square that is taken.
    """
    behind_doors = board().secret
    points = one.gait.points
    for near, steps in one.steps.items():
        if not behind_doors[near] or steps >= points or near in taken or near in result.doors:
            continue
        if near in guarded and steps:
            continue
        tried = tuple([far for far in secret_doors(near, journey) if far not in closed])
        if tried:
            result.doors[near] = tried
            result.before_doors[near] = one


def secret_doors(near: Square, journey: Journey | None = None) -> tuple[Square, ...]:
    """Return the neighbours behind secret doors that were not opened in this turn."""
    behind = board().secret[near]
    if not behind or journey is None or near not in journey.opened:
        return behind
    return tuple([far for far in behind if far not in journey.opened[near]])


def ways_into(
    lair: Square, start: Square, walks: Collection[Walk], game: Calabozo, journey: Journey
) -> Ways:
    """Return all ways into a lair that differ in the last two squares before it.

    That is as far as a retreat leads back.
    """
    ways: Ways = {}
    for one in walks:
        points = one.gait.points
        for by in neighbours(lair, one.gait, journey):
            if by == start:
                ways.setdefault((by, None), Route((lair,), one.gait))
            if by == start or one.steps.get(by, points) >= points or by in game.guarded:
                continue
            for before in neighbours(by, one.gait, journey):
                free = before == start or before not in game.guarded
                if free and before != lair and one.steps.get(before, points) < points - 1:
                    path = (*one.path(before), by, lair)
                    ways.setdefault((by, before), Route(path, one.gait))
    return ways


def neighbours(square: Square, gait: Gait, journey: Journey) -> tuple[Square, ...]:
    """Return the squares one step away."""
    if gait.key:
        return board().all_ways[square]
    return (*board().ways[square], *journey.opened.get(square, ()))


def go(table: Table, adventurer: Adventurer, journey: Journey, route: Route) -> None:
    """Walk along a route; who is helped by a treasure shows it (rulebook, "Treasures")."""
    origin, steps = adventurer.square, len(route.path)
    if not steps:
        return
    journey.walked += steps
    if route.gait.speed and journey.walked > journey.roll:
        table.tell(everyone=events.TreasureShown(adventurer.seat, Treasure.SPEED))
    if route.gait.key and _uses_key(adventurer, journey, route):
        table.tell(everyone=events.TreasureShown(adventurer.seat, Treasure.MAGIC_KEY))
    walked = (origin, *route.path)
    adventurer.trail = [*adventurer.trail, *walked[:-1]][-TRAIL:]
    adventurer.square = walked[-1]
    table.tell(everyone=events.Moved(adventurer.seat, origin, walked[-1], route.path))


def _uses_key(adventurer: Adventurer, journey: Journey, route: Route) -> bool:
    walked = (adventurer.square, *route.path)
    return any(far in secret_doors(near, journey) for near, far in pairwise(walked))


def try_secret_door(table: Table, adventurer: Adventurer, near: Square, far: Square) -> bool:
    """Roll to open a secret door (rulebook, "Secret Doors" in "Tables")."""
    roll = table.stream("die/door").die()
    opened = roll <= box().secret_door_opens_up_to
    table.tell(everyone=events.DoorTried(adventurer.seat, near, far, roll, opened))
    return opened
