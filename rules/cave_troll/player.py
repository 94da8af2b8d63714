"""A sensible bot player for Cave Troll; it knows its own view and nothing else.

It puts a number on each legal answer and gives the best one. All numbers are in gold: what the
next scoring of the board would bring, and what figures promise for later.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from operator import itemgetter
from typing import Any, TypeAlias

from pydantic import JsonValue

from rules.cave_troll.board import ROOMS, SPACES, STAIRS, Space, board, doorways, is_room
from rules.cave_troll.content import (
    END_GOLD,
    ICONS_TO_SCORE,
    Artifact,
    Card,
    Character,
    Figure,
    box,
    heroes,
)
from rules.cave_troll.questions import (
    Ability,
    Act,
    Flee,
    Flight,
    Halt,
    PlayCard,
    Push,
    StepOn,
    TakeAction,
)
from rules.cave_troll.scoring import leader, strength, worth_with
from rules.cave_troll.view import CaveTrollView, PieceView
from rules.engine.questions import Question
from rules.engine.randomness import Stream
from rules.engine.seats import Seat

SAFER = 0.15
"""One hero more than is needed in a room, as a part of the room's gold."""

NEARER = 0.75
"""How much of a room's gold is left for each step that it is away."""

PROMISE = 0.6
"""A hero that is of no use where it stands, as a part of what it is on its way to."""

HUNT = 0.4
"""A monster, as a part of the harm that it could do."""

HERO, MONSTER, TROLL = 1.5, 0.8, 4.0
"""A figure on the board by itself, wherever it stands; a Rampaging Troll can clear a room."""

DRAW = 0.4
"""To draw and play a card."""

HURRY = 0.01
"""How much more that is for each turn of the game, so that no game goes on for ever."""

KEEP = {Card.SCORE_ROOM: 4.5, Card.TREASURE_CHEST: 3.0, Card.CAVE_TROLL: 4.0}
"""What cards promise that are better kept for a good moment."""

WINNING, LOSING = 50.0, -0.6
"""To end the game with the most gold, and with less."""

BOOTS = 1.0
"""The further steps of Swift Boots."""

NEVER = -1000.0

Worth: TypeAlias = Callable[[list[Any]], float]


def sensible(view: CaveTrollView, question: Question[Any], stream: Stream) -> JsonValue:
    """Give the answer that looks best from the own place; among equals, any of them."""
    worth = Thoughts(view).of(question)
    if worth is None:
        return question.sample(stream)
    return best(question.every(), worth, stream)


def best(answers: Iterable[Any], worth: Worth, stream: Stream) -> JsonValue:
    """Return one of the answers that are worth most."""
    rated = [(worth(answer), answer) for answer in answers]
    most = max(value for value, _ in rated)
    chosen: JsonValue = stream.pick([answer for value, answer in rated if value == most])
    return chosen


@cache
def nearness(*, hero: bool) -> Mapping[Space, Mapping[Space, float]]:
    """Return how near any two spaces are, from 1 down, for heroes or for monsters."""
    near: dict[Space, dict[Space, float]] = {}
    for start in SPACES:
        near[start] = {start: 1.0}
        ahead = [start]
        for space in ahead:
            for other in doorways(space, hero):
                if other not in near[start]:
                    near[start][other] = near[start][space] * NEARER
                    ahead.append(other)
    return near


def strongest(lures: Iterable[tuple[Space, float]], near: Mapping[Space, float]) -> float:
    """Return the most that any of these rooms draws; the richest come first."""
    most = 0.0
    for room, gain in lures:
        if gain <= most:
            break
        most = max(most, gain * near[room])
    return most


def is_hero(piece: PieceView) -> bool:
    """Tell whether a figure is a hero."""
    return piece.character in heroes()


def gains(room: Space, pieces: Sequence[PieceView]) -> dict[Seat, int]:
    """Return what each player would gain in a room if these figures stood there."""
    controller = leader(strength(pieces))
    if controller is None:
        return {}
    kinds = [piece.character for piece in pieces]
    gold = worth_with(room, kinds)
    if Character.BERSERKER not in kinds:
        return {controller: gold}
    wild = {piece.owner for piece in pieces if piece.character is Character.BERSERKER}
    sharing = {controller, *wild}
    return dict.fromkeys(sorted(sharing), gold // len(sharing))


class Thoughts:
    """What one player makes of what it sees."""

    def __init__(self, view: CaveTrollView) -> None:
        self.view = view
        self.me = view.viewer if view.viewer is not None else Seat(0)
        self.harm = 1 / (len(view.places) - 1)
        self.there = {one.space: one.pieces for one in view.spaces}
        self.at = {
            (piece.owner, piece.figure): (piece, space)
            for space, pieces in self.there.items()
            for piece in pieces
        }
        self.newcomer = PieceView(self.me, Figure.ADVENTURER_1, Character.ADVENTURER)
        self.now = {room: self.value(room, self.there[room]) for room in ROOMS}
        self._left: dict[tuple[Seat, Figure], float] = {}
        self._joined: dict[tuple[Seat, Character | None, Space], float] = {}
        self._set_out: dict[Figure, float] = {}
        self._pulls: dict[tuple[Space, bool], float] = {}
        self._lures: dict[bool, list[tuple[Space, float]]] = {}

    def of(self, question: Question[Any]) -> Worth | None:
        """Return what rates the answers to a question; None if any will do."""
        match question:
            case TakeAction():
                return self.of_action
            case PlayCard():
                return self.of_card
            case Push():
                return lambda answer: self.of_pushing(*answer)
            case Flee():
                return self.of_fleeing
            case StepOn(figure=figure):
                return lambda answer: (
                    0.0 if answer[0] is Halt.STOP else self.of_moving(figure, answer[0])
                )
            case _:
                return None

    # The board.

    def value(self, room: Space, pieces: Sequence[PieceView]) -> float:
        """Rate a room with these figures: own gains, less those of the rivals."""
        gained = gains(room, pieces) if pieces else None
        if not gained:
            return 0.0
        mine = gained.get(self.me, 0)
        value = mine - self.harm * (sum(gained.values()) - mine)
        if len(gained) == 1 < len(pieces):
            (owner,) = gained
            owners = [piece.owner for piece in pieces if is_hero(piece)]
            held = owners.count(owner)
            if held > len(owners) - held + 1:
                value += SAFER * value
        return value

    def leaving(self, piece: PieceView, start: Space) -> float:
        """Rate what it makes of a space that a figure is there no longer."""
        if not is_room(start):
            return 0.0
        key = piece.owner, piece.figure
        if key not in self._left:
            rest = [other for other in self.there[start] if other is not piece]
            self._left[key] = self.value(start, rest) - self.now[start]
        return self._left[key]

    def joining(self, piece: PieceView, end: Space) -> float:
        """Rate what it makes of a space that one more figure of a kind comes to it."""
        if not is_room(end):
            return 0.0
        key = piece.owner, piece.character, end
        if key not in self._joined:
            self._joined[key] = self.value(end, (*self.there[end], piece)) - self.now[end]
        return self._joined[key]

    def pull(self, space: Space, *, hero: bool) -> float:
        """Return what a space is near to: for a hero, gold; for a monster, rivals to harm."""
        if hero not in self._lures:
            lure = self.of_joining if hero else self.of_hunting
            lures = [(room, gain) for room in ROOMS if (gain := lure(room)) > 0]
            self._lures[hero] = sorted(lures, key=itemgetter(1), reverse=True)
        if (space, hero) not in self._pulls:
            self._pulls[space, hero] = strongest(self._lures[hero], nearness(hero=hero)[space])
        return self._pulls[space, hero]

    def of_joining(self, room: Space) -> float:
        """Rate one more own hero in a room; none can enter beside a Cave Troll."""
        there = self.there[room]
        if not there:
            return float(board().gold(room))
        if any(piece.character is Character.CAVE_TROLL for piece in there):
            return 0.0
        return self.joining(self.newcomer, room)

    def of_hunting(self, room: Space) -> float:
        """Rate the loss of the rival's hero in a room that matters most."""
        preys = [p for p in self.there[room] if is_hero(p) and p.owner != self.me]
        return max((self.of_losing(prey, room) for prey in preys), default=0.0)

    def promise(self, piece: PieceView, space: Space, use: float) -> float:
        """Return what an own character promises where it stands, beside its use there."""
        hero = is_hero(piece)
        ahead = self.pull(space, hero=hero) - use
        return (PROMISE if hero else HUNT) * max(0.0, ahead)

    # Figures.

    def by_itself(self, piece: PieceView) -> float:
        """Return what a figure on the board is worth, whoever owns it."""
        if piece.character is None:
            return 0.0
        if piece.character is Character.RAMPAGING_TROLL:
            return TROLL
        return HERO if is_hero(piece) else MONSTER

    def of_losing(self, piece: PieceView, space: Space) -> float:
        """Rate that a figure is removed from the board."""
        share = -1.0 if piece.owner == self.me else self.harm
        return self.leaving(piece, space) + share * self.by_itself(piece)

    def of_moving(self, figure: Figure, end: Space, owner: Seat | None = None) -> float:
        """Rate that a character comes to another space."""
        piece, start = self.at[self.me if owner is None else owner, figure]
        there = self.joining(piece, end)
        if piece.owner != self.me:
            return self.leaving(piece, start) + there
        ahead = self.promise(piece, end, there) + self.quarry(piece, end)
        return self.setting_out(piece, start) + there + ahead

    def setting_out(self, piece: PieceView, start: Space) -> float:
        """Rate what one loses when an own character leaves, with what it promised there."""
        if piece.figure not in self._set_out:
            here = self.leaving(piece, start)
            self._set_out[piece.figure] = here - self.promise(piece, start, -here)
        return self._set_out[piece.figure]

    def quarry(self, piece: PieceView, end: Space) -> float:
        """Return what a Giant Slayer gains by a step towards the slaying of a troll."""
        if piece.character is not Character.GIANT_SLAYER:
            return 0.0
        trolls = [
            other
            for other in self.there[end]
            if other.character is Character.RAMPAGING_TROLL and other.owner != self.me
        ]
        return max(0.0, self.harm * TROLL - HERO) if trolls else 0.0

    def of_pushing(self, owner: Seat, figure: Figure, end: Space) -> float:
        """Rate a push; it costs a rival's character its place, beside all else."""
        return self.of_moving(figure, end, owner)

    def of_fleeing(self, answer: list[Any]) -> float:
        """Rate the rescue of one character from a Cave Troll, which removes the others."""
        match answer:
            case (Flight.STAY,):
                return 0.0
            case (figure, end):
                piece, _ = self.at[self.me, figure]
                return self.by_itself(piece) + self.joining(piece, end)
            case _:
                return NEVER

    def of_clearing(self, room: Space, *, spared: PieceView | None = None) -> float:
        """Rate that a troll removes all figures from a room but one."""
        lost = [piece for piece in self.there[room] if piece is not spared]
        single = sum(
            (-1.0 if piece.owner == self.me else self.harm) * self.by_itself(piece)
            for piece in lost
        )
        return single - self.now[room]

    # Actions.

    def of_action(self, answer: list[Any]) -> float:
        """Rate an action of one's own turn."""
        match answer:
            case (Act.DRAW,):
                return self.of_drawing()
            case (Act.ARTIFACT, artifact, *chosen):
                return self.of_artifact(artifact, chosen) - box().artifacts[artifact].coins
            case (Act.END_TURN,):
                return 0.0
            case (Figure() as figure, Ability() as ability, *chosen):
                return self.of_ability(figure, ability, chosen)
            case (figure, end):
                return self.of_moving(figure, end)
            case _:
                return NEVER

    def of_drawing(self) -> float:
        """Rate a draw; the last card of the deck ends the game."""
        hurry = DRAW + HURRY * self.view.turns
        if self.view.places[self.me].deck > 1:
            return hurry
        return hurry + (WINNING if self.would_win() else LOSING)

    def would_win(self) -> bool:
        """Tell whether one would win if the game ended now by one's own last card."""
        gold = {place.seat: place.gold for place in self.view.places}
        gold[self.me] += END_GOLD
        for room in ROOMS:
            for seat, gained in gains(room, self.there[room]).items():
                gold[seat] += gained
        return all(gold[self.me] > other for seat, other in gold.items() if seat != self.me)

    def of_ability(self, figure: Figure, ability: Ability, chosen: list[Any]) -> float:
        """Rate an ability that takes an action."""
        piece, space = self.at[self.me, figure]
        match ability:
            case Ability.RAMPAGE:
                return self.of_clearing(space, spared=piece)
            case Ability.CRUSH:
                preys = [p for p in self.there[space] if p.character is Character.ADVENTURER]
                return sum(self.of_losing(p, space) for p in preys if p.owner != self.me)
            case Ability.PUSH | Ability.BANISH:
                return self.of_pushing(*chosen)
            case Ability.LURE:
                return self.of_moving(chosen[1], space, chosen[0])
            case _:
                own = self.of_losing(piece, space) if ability is Ability.SLAY else 0.0
                return own + self.of_losing(*self.at[chosen[0], chosen[1]])

    def of_artifact(self, artifact: Artifact, chosen: list[Any]) -> float:
        """Rate the effect of an artifact; its coins are lost with it."""
        match artifact:
            case Artifact.CHALICE_OF_LIFE:
                return HERO + PROMISE * self.pull(chosen[1], hero=True)
            case Artifact.SWIFT_BOOTS:
                return self.of_moving(*chosen) + BOOTS
            case Artifact.BANISHING_HORN:
                return self.harm * MONSTER
            case Artifact.SKELETON_KEY:
                return self.of_moving(*chosen)
            case Artifact.TAX_SCROLL:
                return float(gains(chosen[0], self.there[chosen[0]]).get(self.me, 0))
            case _:
                return self.of_losing(*self.at[chosen[0], chosen[1]])

    # Cards.

    def of_card(self, answer: list[Any]) -> float:
        """Rate a card to play, with what its icons set off."""
        card, *where = answer
        space = where[0] if where else None
        value = self.of_effect(card, space) - KEEP.get(card, 0.0)
        icons = box().cards[card].icons
        if icons and self.view.icons + icons >= ICONS_TO_SCORE:
            value += sum(self.now.values())
        return value

    def of_effect(self, card: Card, space: Space | None) -> float:
        """Rate what a card does by itself."""
        if space is None:
            return HERO
        match card:
            case Card.SCORE_ROOM:
                gained = gains(space, self.there[space])
                mine = gained.get(self.me, 0)
                return mine - self.harm * (sum(gained.values()) - mine)
            case Card.TREASURE_CHEST:
                chest = PieceView(self.me, Figure.TREASURE_CHEST, None)
                return self.joining(chest, space)
            case Card.CAVE_TROLL:
                return self.of_clearing(space)
            case _:
                hero = space in STAIRS
                pull = (PROMISE if hero else HUNT) * self.pull(space, hero=hero)
                return (HERO if hero else MONSTER) + pull
