"""What the game master of Calabozo asks."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import ClassVar

from typing_extensions import override

from rules.calabozo.board import Ground, Square, board
from rules.calabozo.content import WEAPONS, Foe, Treasure, box, in_order
from rules.calabozo.movement import Journey, Reachable, may_enter, secret_doors
from rules.calabozo.state import Adventurer, Calabozo
from rules.engine.questions import Branches, ChooseOne, ChoosePath, Confirm, Key, Path
from rules.engine.seats import Seat


class Act(StrEnum):
    """What an adventurer may do in its turn."""

    ROLL = "roll"
    GO = "go"
    GO_BY = "go-by"
    STAY = "stay"
    OPEN_DOOR = "open-door"
    FIGHT = "fight"
    LOOK = "look"
    WAIT = "wait"
    TELEPORT = "teleport"
    REVIVE = "revive"
    DUEL = "duel"
    EXCHANGE = "exchange"
    END = "end"
    SHOW = "show"
    HIDE = "hide"


class Reply(StrEnum):
    """What a teammate says to an offer."""

    ACCEPT = "accept"
    GIVE = "give"
    REFUSE = "refuse"


class Without(StrEnum):
    """What stands for a treasure that is not chosen."""

    WEAPON = "weapon"
    TREASURE = "treasure"


@dataclass(frozen=True, slots=True)
class ChooseAdventurer(ChooseOne):
    """Choose an adventurer that nobody has played yet."""

    kind: ClassVar[str] = "calabozo-choose-adventurer"
    public: ClassVar[bool] = True
    part: ClassVar[str] = "figure"


@dataclass(frozen=True, slots=True)
class BeginTurn(ChoosePath):
    """Before the movement roll, beside a secret door or where a monster or dragon is.

    Answers: ``roll``; ``open-door, near, far``; ``fight``; ``look``; ``teleport, square``;
    ``revive, mate``; ``show``; ``hide``.
    """

    kind: ClassVar[str] = "calabozo-begin-turn"
    public: ClassVar[bool] = True
    parts: ClassVar[tuple[str, ...]] = ("act", "square", "by")
    square: Square


@dataclass(frozen=True, slots=True)
class Move(ChoosePath):
    """Move, after the roll.

    Answers: ``go, square``; ``go-by, square, by[, before]``, which names the last squares of the
    way; ``stay``; ``open-door, near, far``; before the first step also ``teleport, square``,
    ``show`` and ``hide``.

    Attributes:
        roll: the movement roll.
        points: what is left of it; nothing or less after steps that Speed allowed.
    """

    kind: ClassVar[str] = "calabozo-move"
    public: ClassVar[bool] = True
    quick: ClassVar[bool] = True
    parts: ClassVar[tuple[str, ...]] = ("act", "square", "by", "before")
    roll: int
    points: int


@dataclass(frozen=True, slots=True)
class Meet(ChooseOne):
    """After the move, where a monster or dragon is: fight it now or not.

    Attributes:
        foe: what it is, if everybody sees that.
    """

    kind: ClassVar[str] = "calabozo-meet"
    public: ClassVar[bool] = True
    part: ClassVar[str] = "act"
    square: Square
    foe: Foe | None


@dataclass(frozen=True, slots=True)
class Attack(ChooseOne):
    """Attack a monster or dragon: with which weapon?"""

    kind: ClassVar[str] = "calabozo-attack"
    public: ClassVar[bool] = True
    part: ClassVar[str] = "weapon"
    foe: Foe
    needed: int


@dataclass(frozen=True, slots=True)
class LoseTreasure(ChooseOne):
    """Choose the treasure to lose; it goes face down beneath the monster or dragon."""

    kind: ClassVar[str] = "calabozo-lose-treasure"
    part: ClassVar[str] = "treasure"
    foe: Foe


@dataclass(frozen=True, slots=True)
class Retreat(ChooseOne):
    """Choose where to go back to, where the way of arrival does not decide it."""

    kind: ClassVar[str] = "calabozo-retreat"
    public: ClassVar[bool] = True
    part: ClassVar[str] = "square"


@dataclass(frozen=True, slots=True)
class EndTurn(ChoosePath):
    """After the move, beside others: deal with one of them or not.

    Answers: ``end``; ``duel, rival, weapon``; ``exchange, mate``.
    """

    kind: ClassVar[str] = "calabozo-end-turn"
    public: ClassVar[bool] = True
    parts: ClassVar[tuple[str, ...]] = ("act", "other", "weapon")


@dataclass(frozen=True, slots=True)
class DefendDuel(ChooseOne):
    """Somebody challenges you to a duel: with which weapon do you fight?

    Attributes:
        rival: the challenger.
        weapon: what the challenger fights with; None without a weapon.
    """

    kind: ClassVar[str] = "calabozo-defend-duel"
    public: ClassVar[bool] = True
    part: ClassVar[str] = "weapon"
    rival: Seat
    weapon: Treasure | None


@dataclass(frozen=True, slots=True)
class OfferTreasures(ChoosePath):
    """Offer treasures to a teammate. Answers: ``nothing``; ``treasure, second or nothing``."""

    kind: ClassVar[str] = "calabozo-offer"
    parts: ClassVar[tuple[str, ...]] = ("treasure", "second")
    mate: Seat


@dataclass(frozen=True, slots=True)
class AnswerOffer(ChoosePath):
    """A teammate offers treasures.

    Answers: ``accept``, with nothing in return; ``give, treasure, second or nothing``;
    ``refuse``.
    """

    kind: ClassVar[str] = "calabozo-answer-offer"
    parts: ClassVar[tuple[str, ...]] = ("reply", "treasure", "second")
    mate: Seat
    offered: tuple[Treasure, ...]

    @override
    def shown(self, answer: Path) -> object:
        """Return the reply without the treasures: what comes of it is seen at once."""
        return answer[:1]


@dataclass(frozen=True, slots=True)
class AgreeToExchange(Confirm):
    """A teammate offers something in return: is it agreed?"""

    kind: ClassVar[str] = "calabozo-agree"
    public: ClassVar[bool] = True
    mate: Seat
    given: tuple[Treasure, ...]
    received: tuple[Treasure, ...]


def weapons(adventurer: Adventurer) -> tuple[Key, ...]:
    """Return the weapons that may be shown, one at a time, the best first, and no weapon.

    Source: rulebook, "Magic Weapons"; ruling 36.
    """
    points = box().weapons
    held = [weapon for weapon in WEAPONS if adventurer.has(weapon)]
    held.sort(key=lambda weapon: -points[weapon][adventurer.kind])
    return (*held, Without.WEAPON)


@cache
def _anywhere() -> tuple[Square, ...]:
    return tuple(square for square in board().squares if square != board().hall)


def teleports(game: Calabozo, adventurer: Adventurer) -> tuple[Square, ...]:
    """Return where a Teleportation leads: to any free square but the Main Hall.

    Source: rulebook, "Special Treasures"; rulings 31 and 39.
    """
    closed = game.occupied()
    closed.add(adventurer.square)
    left = len(adventurer.hand) - 1
    return tuple(
        [square for square in _anywhere() if square not in closed and may_enter(game, square, left)]
    )


def beside_moving(
    game: Calabozo, adventurer: Adventurer, *, may_show: bool
) -> dict[Key, Branches | None]:
    """Return what else may be done in place of a move, or besides: teleport, show one's hand."""
    branches: dict[Key, Branches | None] = {}
    if adventurer.has(Treasure.TELEPORTATION):
        branches[Act.TELEPORT] = teleports(game, adventurer)
    if may_show and len(game.side(adventurer.side)) > 1:
        branches[Act.HIDE if adventurer.shows_hand else Act.SHOW] = None
    return branches


def is_asked_before_the_roll(game: Calabozo, adventurer: Adventurer) -> bool:
    """Tell whether an adventurer's turn begins with a question; all can see that.

    Source: rulebook, "Secret Doors", "Movement" and "Underworld", from which a secret door leads.
    """
    return adventurer.square in game.guarded or bool(board().secret[adventurer.square])


def begin_turn(game: Calabozo, adventurer: Adventurer, *, may_show: bool) -> BeginTurn:
    """Return the question before the movement roll.

    Source: rulebook, "Secret Doors", "Movement", "Underworld"; rulings 7, 16 and 37.
    """
    here = adventurer.square
    branches: dict[Key, Branches | None] = {Act.ROLL: None}
    if not adventurer.has(Treasure.MAGIC_KEY):
        held = len(adventurer.hand)
        far = tuple([one for one in secret_doors(here) if may_enter(game, one, held)])
        if far:
            branches[Act.OPEN_DOOR] = {here: far}
    branches.update(dict.fromkeys(meeting(game, adventurer)[:-1]))
    dead = tuple([one.seat for one in game.mates(adventurer) if one.dead and one.square == here])
    if dead and adventurer.has(Treasure.ELIXIR):
        branches[Act.REVIVE] = dead
    branches.update(beside_moving(game, adventurer, may_show=may_show))
    return BeginTurn(branches, here)


def move(
    game: Calabozo, adventurer: Adventurer, journey: Journey, reach: Reachable, *, may_show: bool
) -> Move:
    """Return the question of a movement (rulebook, "Movement")."""
    branches: dict[Key, Branches | None] = {}
    if reach.ends:
        branches[Act.GO] = tuple(reach.ends)
    if reach.others:
        branches[Act.GO_BY] = {square: _by(list(ways)) for square, ways in reach.others.items()}
    branches[Act.STAY] = None
    if reach.doors:
        branches[Act.OPEN_DOOR] = {near: far for near, far in reach.doors.items()}  # noqa: C416
    if not journey.walked and not journey.opened:
        branches.update(beside_moving(game, adventurer, may_show=may_show))
    return Move(branches, journey.roll, journey.roll - journey.walked)


def _by(ways: Sequence[tuple[Square, Square | None]]) -> Branches:
    branches: dict[Key, Branches | None] = {}
    for by, _ in ways:
        before = tuple([second for first, second in ways if first == by and second is not None])
        branches[by] = before or None
    return branches


def meeting(game: Calabozo, adventurer: Adventurer) -> tuple[Act, ...]:
    """Return what can be done about the monster or dragon where an adventurer stands.

    Source: rulebook, "Movement", "Cells, Towers and Monsters"; rulings 7, 31 and 37.
    """
    lair = game.guarded.get(adventurer.square)
    if lair is None or not may_enter(game, lair.square, len(adventurer.hand)):
        return (Act.WAIT,)
    seen = lair.foe.open_to(adventurer.seat)
    looks = adventurer.has(Treasure.MAGIC_MEDALLION) and not seen
    return (Act.FIGHT, Act.LOOK, Act.WAIT) if looks else (Act.FIGHT, Act.WAIT)


def rivals_beside(game: Calabozo, adventurer: Adventurer) -> tuple[Seat, ...]:
    """Return whom an adventurer may challenge: adversaries on the next square, both in corridors.

    Source: rulebook, "Duel"; ruling 33.
    """
    here, grounds = adventurer.square, board().grounds
    if grounds[here] is not Ground.CORRIDOR:
        return ()
    near = [one for one in board().ways[here] if grounds[one] is Ground.CORRIDOR]
    return tuple(
        [one.seat for one in game.standing() if one.side != adventurer.side and one.square in near]
    )


def mates_beside(game: Calabozo, adventurer: Adventurer) -> tuple[Seat, ...]:
    """Return with whom an adventurer may exchange treasures, if the two have any.

    Source: rulebook, "Exchanging Treasures"; rulings 12 and 13.
    """
    return tuple(
        [
            mate.seat
            for mate in game.mates(adventurer)
            if mate.alive
            and (mate.hand.items or adventurer.hand.items)
            and _together(adventurer.square, mate.square)
        ]
    )


_MEETING_PLACES = frozenset((Ground.CORRIDOR, Ground.HALL))


def _together(one: Square, other: Square) -> bool:
    if one == other:
        return True
    grounds = board().grounds
    return other in board().ways[one] and {grounds[one], grounds[other]} <= _MEETING_PLACES


def end_turn(adventurer: Adventurer, rivals: tuple[Seat, ...], mates: tuple[Seat, ...]) -> EndTurn:
    """Return the question after the move, beside others."""
    branches: dict[Key, Branches | None] = {Act.END: None}
    if rivals:
        branches[Act.DUEL] = dict.fromkeys(rivals, weapons(adventurer))
    if mates:
        branches[Act.EXCHANGE] = mates
    return EndTurn(branches)


def picks(hand: Sequence[Treasure]) -> dict[Key, Branches | None]:
    """Return all ways to choose one or two treasures, each once.

    Source: rulebook, "Exchanging Treasures": two at most.
    """
    kinds = in_order(set(hand))
    return {
        first: (
            Without.TREASURE,
            *([first] if hand.count(first) > 1 else []),
            *kinds[place + 1 :],
        )
        for place, first in enumerate(kinds)
    }


def offer(adventurer: Adventurer, mate: Adventurer) -> OfferTreasures:
    """Return the question of what to offer: nothing, only if the other has something to give."""
    branches = picks(adventurer.hand.items)
    if mate.hand.items:
        branches[Without.TREASURE] = None
    return OfferTreasures(branches, mate.seat)


def answer_offer(
    mate: Adventurer, adventurer: Adventurer, offered: tuple[Treasure, ...]
) -> AnswerOffer:
    """Return the question put to a teammate; at least one treasure changes hands."""
    branches: dict[Key, Branches | None] = {}
    if offered:
        branches[Reply.ACCEPT] = None
    if mate.hand.items:
        branches[Reply.GIVE] = picks(mate.hand.items)
    branches[Reply.REFUSE] = None
    return AnswerOffer(branches, adventurer.seat, offered)
