"""What the game master of Cave Troll asks."""

from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar

from rules.cave_troll.board import Space
from rules.cave_troll.content import Character, Figure
from rules.engine.questions import ChoosePath


class Act(StrEnum):
    """What a player can do with an action, or instead of one, beside using a figure."""

    DRAW = "draw"
    ARTIFACT = "artifact"
    UNDO = "undo"
    END_TURN = "end-turn"


class Ability(StrEnum):
    """An ability that takes an action."""

    STRIKE = "strike"
    PUSH = "push"
    SLAY = "slay"
    BANISH = "banish"
    ASSASSINATE = "assassinate"
    RAMPAGE = "rampage"
    CRUSH = "crush"
    LURE = "lure"


class Flight(StrEnum):
    """What a player may do in place of fleeing from a Cave Troll."""

    STAY = "stay"


class Halt(StrEnum):
    """What a player may do in place of a further step in Swift Boots."""

    STOP = "stop"


@dataclass(frozen=True, slots=True)
class TakeAction(ChoosePath):
    """Take one of the actions of your turn.

    Answers: ``draw``; ``figure, space`` to move (a Thief: or to sneak); ``figure, ability[, …]``
    to use an ability on ``owner, figure[, space]``; ``artifact, name, …``; ``undo``;
    ``end-turn``. After ``artifact`` come ``figure, space`` (Chalice of Life, Swift Boots, Skeleton
    Key), ``owner, figure[, space]`` (Banishing Horn, Cursed Idol) or ``room`` (Tax Scroll).

    Attributes:
        actions: how many actions are left, this one included.
    """

    kind: ClassVar[str] = "cave-troll-take-action"
    public: ClassVar[bool] = True
    quick: ClassVar[bool] = True
    parts: ClassVar[tuple[str, ...]] = ("act", "deed", "target", "figure", "space")
    actions: int


@dataclass(frozen=True, slots=True)
class PlayCard(ChoosePath):
    """You drew a card: play one from your hand.

    Answers: ``card, space``; ``find-artifact`` alone.
    """

    kind: ClassVar[str] = "cave-troll-play-card"
    public: ClassVar[bool] = True
    quick: ClassVar[bool] = True
    parts: ClassVar[tuple[str, ...]] = ("card", "space")


@dataclass(frozen=True, slots=True)
class Push(ChoosePath):
    """Your Wraith or Rampaging Troll pushes a character out of its room.

    Answers: ``owner, figure, space``.

    Attributes:
        pusher: which of the two it is.
        room: where it stands.
    """

    kind: ClassVar[str] = "cave-troll-push"
    public: ClassVar[bool] = True
    quick: ClassVar[bool] = True
    parts: ClassVar[tuple[str, ...]] = ("owner", "figure", "space")
    pusher: Character
    room: Space


@dataclass(frozen=True, slots=True)
class Flee(ChoosePath):
    """A Cave Troll was placed in a room: you may move one of your characters out of it.

    Answers: ``stay``; ``figure, space``.

    Attributes:
        room: where the Cave Troll stands now.
    """

    kind: ClassVar[str] = "cave-troll-flee"
    public: ClassVar[bool] = True
    quick: ClassVar[bool] = True
    parts: ClassVar[tuple[str, ...]] = ("figure", "space")
    room: Space


@dataclass(frozen=True, slots=True)
class StepOn(ChoosePath):
    """Your character in Swift Boots may take a further step.

    Answers: ``stop``; ``space``.

    Attributes:
        figure: who wears the boots.
        steps: how many steps are left.
    """

    kind: ClassVar[str] = "cave-troll-step-on"
    public: ClassVar[bool] = True
    quick: ClassVar[bool] = True
    parts: ClassVar[tuple[str, ...]] = ("space",)
    figure: Figure
    steps: int
