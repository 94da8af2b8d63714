"""A sensible bot player for Calabozo; it knows its own view and nothing else.

It sets itself a goal (treasures, dragons, rivals, the way home), measures how far each square is
from it, and takes the answer that brings it nearest. Distances are in steps.
"""

from collections.abc import Callable, Collection, Mapping
from functools import cached_property
from typing import Any, TypeAlias

from pydantic import JsonValue

from rules.calabozo.board import Ground, Square, board
from rules.calabozo.content import WEAPONS, Figure, Foe, Treasure, box
from rules.calabozo.questions import (
    Act,
    AgreeToExchange,
    AnswerOffer,
    Attack,
    BeginTurn,
    ChooseAdventurer,
    DefendDuel,
    EndTurn,
    LoseTreasure,
    Meet,
    Move,
    OfferTreasures,
    Reply,
    Retreat,
    Without,
)
from rules.calabozo.view import AdventurerView, CalabozoView
from rules.engine.questions import ChoosePath, Question
from rules.engine.randomness import Stream
from rules.engine.seats import Seat

FAR = 60
"""Stands for a square from which no way leads to the goal."""

SECRET_DOOR = 4
"""What a secret door costs without a key: every second try ends a move."""

ARMED = 2
"""So many treasures are wanted before a dragon is attacked: they are what one dies without."""

WORTH_A_TELEPORT = 8
"""A goal that is so far away is worth a Teleportation."""

HOPELESS = 0.25
"""A monster that is known to die more seldom than that is left alone."""

DEATH = 4.0
RING = 3.0
CARD = 0.5
TEMPTING = 0.25
DARING = -0.5
"""What a duel is worth: values of what changes hands, and what makes it worth a turn: less when
the rings that are missing can come from nowhere else."""

UNLOVED = (
    Treasure.ENERGY_GEM,
    Treasure.MAGIC_MEDALLION,
    Treasure.MAGIC_KEY,
    Treasure.TELEPORTATION,
    Treasure.SPEED,
    Treasure.ELIXIR,
    *WEAPONS,
    Treasure.RING,
)
"""Treasures in the order in which they are given away."""
TOWERS = frozenset(board().tower_squares)
_rank = {treasure: rank for rank, treasure in enumerate(UNLOVED)}

_SUMS = {total: 6 - abs(7 - total) for total in range(2, 13)}


def chance(needed: int) -> float:
    """Return how likely two dice show a number or more."""
    return sum(ways for total, ways in _SUMS.items() if total >= needed) / 36


def sensible(view: CalabozoView, question: Question[Any], stream: Stream) -> JsonValue:
    """Give the answer that serves the goal; what does not matter is left to chance."""
    answer = ANSWERS.get(type(question))
    return answer(Thoughts(view), question, stream) if answer else question.sample(stream)


class Thoughts:
    """What one player makes of what it sees."""

    def __init__(self, view: CalabozoView) -> None:
        self.view = view
        self.me = view.adventurers[view.viewer or 0]
        self.hand = self.me.hand or ()
        self.mates = [one for one in view.adventurers if self._is_mate(one)]
        self.rivals = [one for one in view.adventurers if one.side != self.me.side and not one.out]
        self.known = {lair.square: lair for lair in view.lairs}
        self.guarded = frozenset(view.guarded)

    def _is_mate(self, one: AdventurerView) -> bool:
        return one.side == self.me.side and one.seat != self.me.seat

    @property
    def figure(self) -> Figure:
        """The own type of adventurer."""
        return self.me.figure or Figure.DWARF

    @cached_property
    def bonus(self) -> int:
        """What the own best weapon adds."""
        points = box().weapons
        return max((points[one][self.figure] for one in self.hand if one in points), default=0)

    def chance_against(self, foe: Foe | None) -> float:
        """Return how likely an attack kills."""
        if foe is None:
            return 1.0
        needed = box().needed.get(foe)
        return chance(needed[self.figure] - self.bonus) if needed else 1.0

    @cached_property
    def taken(self) -> frozenset[Square]:
        """Where others stand."""
        return frozenset(
            one.square
            for one in self.view.adventurers
            if one.seat != self.me.seat and not one.dead and not one.out
        )

    @cached_property
    def enough_rings(self) -> bool:
        """Whether the own side has the rings that win, as far as one knows."""
        return self.view.rings_known >= self.view.rings_needed

    @cached_property
    def dead_mates(self) -> list[AdventurerView]:
        """The teammates that must be rescued."""
        return [one for one in self.mates if one.dead]

    @cached_property
    def goals(self) -> Collection[Square]:
        """Where to go: the first of these that there is."""
        for goals in (self.rescue, self.home, self.dragons, self.hunt, self.monsters, self.prey):
            if found := goals():
                return found
        return (board().hall,)

    def rescue(self) -> Collection[Square]:
        """Return where dead teammates lie, for one who can revive them."""
        if Treasure.ELIXIR not in self.hand:
            return ()
        return [one.square for one in self.dead_mates]

    def home(self) -> Collection[Square]:
        """Return the Main Hall, for those who have what they came for."""
        return (board().hall,) if self.enough_rings and not self.dead_mates else ()

    def dragons(self) -> Collection[Square]:
        """Return the towers with dragons, for one who is armed for them."""
        if self.enough_rings or len(self.hand) < ARMED:
            return ()
        return [square for square in self.free_lairs if square in TOWERS]

    @cached_property
    def last_chance(self) -> bool:
        """Whether the rings that are missing can only come from rivals, or from what was lost."""
        return not self.enough_rings and self.guarded.isdisjoint(TOWERS)

    def hunt(self) -> Collection[Square]:
        """Return rivals who may have rings, once no dragon has any, for one who is armed."""
        if not self.last_chance or len(self.hand) < ARMED:
            return ()
        lost = [lair.square for lair in self.view.lairs if lair.lost]
        return [*self.prey(), *lost]

    def monsters(self) -> Collection[Square]:
        """Return the cells with monsters that can be killed, for those who need treasures."""
        cells = [square for square in self.free_lairs if square not in TOWERS]
        return [cell for cell in cells if self.chance_against(self.foe_in(cell)) > HOPELESS]

    def foe_in(self, square: Square) -> Foe | None:
        """Return the monster or dragon in a lair, if one knows it."""
        known = self.known.get(square)
        return known.foe if known else None

    def prey(self) -> Collection[Square]:
        """Return the squares of rivals who have something, out in the open if there are any."""
        grounds = board().grounds
        squares = [one.square for one in self.rivals if not one.dead and one.treasures]
        return [one for one in squares if grounds[one] is Ground.CORRIDOR] or squares

    @cached_property
    def free_lairs(self) -> list[Square]:
        """The cells and towers with a monster or dragon, and nobody there."""
        return [square for square in self.view.guarded if square not in self.taken]

    @cached_property
    def distance(self) -> Mapping[Square, int]:
        """By square, how far the nearest goal is."""
        door = 1 if Treasure.MAGIC_KEY in self.hand else SECRET_DOOR
        return distances(self.goals, self.guarded, door)

    def far(self, square: Square) -> int:
        """Return how far a square is from the goal; a lair that is none only holds one up."""
        return self.distance.get(square, FAR)


def distances(
    goals: Collection[Square], lairs: Collection[Square], door: int
) -> Mapping[Square, int]:
    """Return by square how far the nearest goal is, past the lairs that are guarded.

    Args:
        goals: where the ways end.
        lairs: the cells and towers that nobody can pass.
        door: what a secret door costs.
    """
    ways, secret = board().ways, board().secret
    found: dict[Square, int] = {}
    queues: dict[int, list[Square]] = {0: list(goals)}
    steps = 0
    while queues:
        following = queues.setdefault(steps + 1, [])
        for square in queues.pop(steps, ()):
            if square in found:
                continue
            found[square] = steps
            if steps and square in lairs:
                continue
            following.extend([other for other in ways[square] if other not in found])
            if secret[square]:
                queues.setdefault(steps + door, []).extend(secret[square])
        if not following:
            del queues[steps + 1]
        steps += 1
    return found


def best(options: Collection[Any], worth: Callable[[Any], float], stream: Stream) -> Any:
    """Return one of the options that are worth most."""
    rated = [(worth(option), option) for option in options]
    most = max(value for value, _ in rated)
    return stream.pick([option for value, option in rated if value == most])


def before_the_roll(mind: Thoughts, question: BeginTurn, _stream: Stream) -> JsonValue:
    """Rescue, fight, open a door on the way, or roll."""
    here = mind.me.square
    branches: Mapping[Any, Any] = question.branches  # type: ignore[assignment]
    if Act.REVIVE in branches:
        return first_way(question, Act.REVIVE)
    if Act.SHOW in branches:
        return [Act.SHOW]
    if Act.FIGHT in branches and wants_to_fight(mind, here):
        return [Act.FIGHT]
    if Act.TELEPORT in branches and (square := teleport(mind, branches)):
        return [Act.TELEPORT, square]
    if Act.OPEN_DOOR in branches:
        _, near, far = first_way(question, Act.OPEN_DOOR)
        if mind.far(near) > SECRET_DOOR and mind.far(near) == mind.far(far) + SECRET_DOOR:
            return [Act.OPEN_DOOR, near, far]
    return [Act.ROLL]


def first_way(question: ChoosePath, act: Act) -> list[Any]:
    """Return the first answer that begins with an act."""
    answers: list[Any] = list(question.every())
    return next(list(answer) for answer in answers if answer[0] == act)


def wants_to_fight(mind: Thoughts, here: Square) -> bool:
    """Tell whether to fight where one stands."""
    if here in mind.goals or here in TOWERS:
        return True
    return not mind.enough_rings and mind.chance_against(mind.foe_in(here)) > HOPELESS


def teleport(mind: Thoughts, branches: Mapping[Any, Any]) -> Square | None:
    """Return where to teleport to, if the goal is worth it; beside the Hall on the way home."""
    if mind.far(mind.me.square) < WORTH_A_TELEPORT:
        return None
    near = [one for one in branches[Act.TELEPORT] if mind.far(one) <= 1]
    return min(near, key=mind.far, default=None)


def moving(mind: Thoughts, question: Move, stream: Stream) -> JsonValue:
    """Go where the goal is nearest, with a door on the way if it may be opened."""
    branches: Mapping[Any, Any] = question.branches  # type: ignore[assignment]
    if Act.SHOW in branches:
        return [Act.SHOW]
    if Act.TELEPORT in branches and (square := teleport(mind, branches)):
        return [Act.TELEPORT, square]
    ends = [(Act.STAY, mind.me.square), *((Act.GO, one) for one in branches.get(Act.GO, ()))]
    doors = [
        (Act.OPEN_DOOR, near, far)
        for near, behind in branches.get(Act.OPEN_DOOR, {}).items()
        for far in behind
    ]
    chosen = best([*ends, *doors], lambda answer: worth_of_move(mind, answer), stream)
    return [Act.STAY] if chosen[0] is Act.STAY else list(chosen)


def worth_of_move(mind: Thoughts, answer: tuple[Any, ...]) -> float:
    """Rate the end of a move, or a door to be tried: half the tries succeed."""
    match answer:
        case (Act.OPEN_DOOR, near, far):
            return -0.5 * (mind.far(near) + mind.far(far) + 1)
        case (_, square):
            held_up = square in mind.guarded and square not in mind.goals
            return -mind.far(square) - (SECRET_DOOR if held_up else 0)
    return -FAR


def meeting(mind: Thoughts, question: Meet, _stream: Stream) -> JsonValue:
    """Look if one can, and fight what can be killed."""
    if Act.LOOK in question.options:
        return Act.LOOK
    return Act.FIGHT if wants_to_fight(mind, question.square) else Act.WAIT


def with_best_weapon(_mind: Thoughts, question: Attack | DefendDuel, _stream: Stream) -> JsonValue:
    """Show the best weapon: they come best first."""
    return question.options[0]


def losing(_mind: Thoughts, question: LoseTreasure, _stream: Stream) -> JsonValue:
    """Lose what is worth least."""
    options: list[Any] = list(question.options)
    worst: JsonValue = min(options, key=_rank.__getitem__)
    return worst


def retreating(mind: Thoughts, question: Retreat, stream: Stream) -> JsonValue:
    """Go back to where the goal is nearest."""
    chosen: JsonValue = best(question.options, lambda one: -mind.far(one), stream)
    return chosen


def dealing(mind: Thoughts, question: EndTurn, stream: Stream) -> JsonValue:
    """Challenge a rival if it looks good, help a teammate, or end the turn."""
    branches: Mapping[Any, Any] = question.branches  # type: ignore[assignment]
    rivals = branches.get(Act.DUEL, {})
    if rivals:
        rival = best(list(rivals), lambda seat: worth_of_duel(mind, seat), stream)
        if worth_of_duel(mind, rival) > (DARING if mind.last_chance else TEMPTING):
            return [Act.DUEL, rival, rivals[rival][0]]
    for seat in branches.get(Act.EXCHANGE, ()):
        if gift(mind, seat):
            return [Act.EXCHANGE, seat]
    return [Act.END]


def worth_of_duel(mind: Thoughts, seat: Seat) -> float:
    """Rate a duel: what is won and lost, by how likely it is."""
    rival = mind.view.adventurers[seat]
    theirs = 1 if rival.treasures else 0
    worth = 0.0
    for roll in range(1, 7):
        for other in range(1, 7):
            difference = roll + mind.bonus - other - theirs
            if difference > 0:
                due = box().duel_treasures(difference)
                worth += price(rival.treasures, due, rings_per_card(mind))
            elif difference < 0:
                due = box().duel_treasures(-difference)
                own = mind.hand.count(Treasure.RING) / max(1, len(mind.hand))
                worth -= price(len(mind.hand), due, own)
    return worth / 36


def price(treasures: int, due: int, rings: float) -> float:
    """Return what it costs to owe so many treasures, with so many rings on each."""
    paid = min(treasures, due) * (CARD + RING * rings)
    return paid + (DEATH if treasures < due else 0.0)


def rings_per_card(mind: Thoughts) -> float:
    """Guess how many of a rival's cards are rings."""
    left = len(mind.guarded & TOWERS)
    hidden = box().rings - left - mind.view.rings_known
    return max(0, hidden) / max(1, sum(rival.treasures for rival in mind.rivals))


def gift(mind: Thoughts, seat: Seat) -> tuple[Treasure, ...]:
    """Return what a teammate should get: something to live on, or a spare weapon."""
    mate = mind.view.adventurers[seat]
    spare = sorted(mind.hand, key=lambda one: _rank[one])
    if mate.treasures == 0 and len(spare) > ARMED:
        return (spare[0],)
    weapons = [one for one in spare if one in WEAPONS]
    unarmed = mate.hand is not None and not any(one in WEAPONS for one in mate.hand)
    if unarmed and len(weapons) > 1:
        return (min(weapons, key=lambda one: box().weapons[one][mind.figure]),)
    return ()


def offering(mind: Thoughts, question: OfferTreasures, stream: Stream) -> JsonValue:
    """Offer the gift that the exchange was proposed for."""
    treasures = gift(mind, question.mate)
    return [treasures[0], Without.TREASURE] if treasures else question.sample(stream)


def answering(_mind: Thoughts, question: AnswerOffer, _stream: Stream) -> JsonValue:
    """Take what is given for nothing."""
    return [Reply.ACCEPT] if question.offered else [Reply.REFUSE]


def agreeing(_mind: Thoughts, question: AgreeToExchange, _stream: Stream) -> JsonValue:
    """Agree if it is no bad bargain."""
    worth = [sum(_rank[one] for one in some) for some in (question.received, question.given)]
    return worth[0] >= worth[1]


def choosing(_mind: Thoughts, question: ChooseAdventurer, stream: Stream) -> JsonValue:
    """Choose any adventurer."""
    return question.sample(stream)


Answer: TypeAlias = Callable[[Thoughts, Any, Stream], JsonValue]
ANSWERS: Mapping[type[Question[Any]], Answer] = {
    BeginTurn: before_the_roll,
    Move: moving,
    Meet: meeting,
    Attack: with_best_weapon,
    DefendDuel: with_best_weapon,
    LoseTreasure: losing,
    Retreat: retreating,
    EndTurn: dealing,
    OfferTreasures: offering,
    AnswerOffer: answering,
    AgreeToExchange: agreeing,
    ChooseAdventurer: choosing,
}
