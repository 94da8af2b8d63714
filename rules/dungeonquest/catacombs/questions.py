"""What the game master asks about the catacombs, bridges and webs."""

from dataclasses import dataclass
from typing import ClassVar

from rules.dungeonquest.catacombs.passages import WayDown
from rules.dungeonquest.squares import Direction
from rules.dungeonquest.tiles import Tile
from rules.engine.questions import ChooseNumber, ChooseOne, ChooseSome, Confirm
from rules.engine.seats import Seat

# The way down


@dataclass(frozen=True, slots=True)
class GoDown(Confirm):
    """Go down into the catacombs by the passage that a card shows, or not.

    Attributes:
        place: the name of the square.
        rounds_left: rounds before nightfall, with this one.
    """

    kind: ClassVar[str] = "dungeonquest-go-down"
    public: ClassVar[bool] = True
    place: str
    rounds_left: int
    life: int


@dataclass(frozen=True, slots=True)
class ChooseHeading(ChooseOne):
    """Choose the direction in which you will travel below."""

    kind: ClassVar[str] = "dungeonquest-choose-heading"
    public: ClassVar[bool] = True
    part: ClassVar[str] = "direction"
    way: WayDown
    place: str


# The way up


@dataclass(frozen=True, slots=True)
class TakeWayUp(Confirm):
    """Leave the catacombs by an exit, or try to by a hole in the roof; or not.

    Attributes:
        hole: it is a hole, and a D10 must be within Agility.
        cards: cards drawn since the hero went down, with this one.
        heading: the direction of travel; ``place`` the square from which it began.
        rounds_left: rounds before nightfall, with this one.
    """

    kind: ClassVar[str] = "dungeonquest-take-way-up"
    public: ClassVar[bool] = True
    hole: bool
    cards: int
    heading: Direction
    place: str
    rounds_left: int


@dataclass(frozen=True, slots=True)
class ChooseEntrance(ChooseOne):
    """Choose by which of several entrances to come up: names of squares."""

    kind: ClassVar[str] = "dungeonquest-choose-entrance"
    public: ClassVar[bool] = True
    part: ClassVar[str] = "place"


@dataclass(frozen=True, slots=True)
class TurnTile(ChooseOne):
    """Choose how a tile lies where you come up.

    Answers: the direction in which one looks who steps in over its arrow.
    """

    kind: ClassVar[str] = "dungeonquest-turn-tile"
    public: ClassVar[bool] = True
    part: ClassVar[str] = "direction"
    tile: Tile
    place: str


@dataclass(frozen=True, slots=True)
class GoBackDown(Confirm):
    """Go back into the catacombs from where you have just come up, or stay up."""

    kind: ClassVar[str] = "dungeonquest-go-back-down"
    public: ClassVar[bool] = True
    place: str
    rounds_left: int


# The cave troll


@dataclass(frozen=True, slots=True)
class HideBribe(ChooseNumber):
    """Choose in secret how greedy a cave troll is that another player's hero met (``foe``).

    It takes a hundred gold pieces for each point, and has 10 life points less the number.

    Attributes:
        foe_life: that hero's life points; ``foe_gold`` what its treasures are worth.
    """

    kind: ClassVar[str] = "dungeonquest-hide-bribe"
    foe: Seat
    foe_life: int
    foe_gold: int


@dataclass(frozen=True, slots=True)
class MeetCaveTroll(ChooseOne):
    """Bribe the cave troll, fight it, or do what else a hero can do about it."""

    kind: ClassVar[str] = "dungeonquest-meet-cave-troll"
    public: ClassVar[bool] = True
    part: ClassVar[str] = "stance"
    life: int
    gold: int


@dataclass(frozen=True, slots=True)
class OfferBribe(ChooseSome):
    """Choose treasures to offer to the cave troll.

    Answers: keys of treasures, see `spilling.treasures_by_key`.
    """

    kind: ClassVar[str] = "dungeonquest-offer-bribe"
    public: ClassVar[bool] = True
    part: ClassVar[str] = "loot"


# Bridges


@dataclass(frozen=True, slots=True)
class MeetBridge(ChooseOne):
    """Cross the bridge, stay on this side of it, or lay treasures down first.

    Attributes:
        load: treasure cards and tokens; ``more`` what they add to the roll.
    """

    kind: ClassVar[str] = "dungeonquest-meet-bridge"
    public: ClassVar[bool] = True
    part: ClassVar[str] = "act"
    load: int
    more: int
    agility: int
    life: int


@dataclass(frozen=True, slots=True)
class DropTreasures(ChooseSome):
    """Choose treasures to lay down before you cross a bridge.

    Answers: keys of treasures, see `spilling.treasures_by_key`.
    """

    kind: ClassVar[str] = "dungeonquest-drop-treasures"
    public: ClassVar[bool] = True
    part: ClassVar[str] = "loot"


@dataclass(frozen=True, slots=True)
class FollowCompanion(Confirm):
    """Climb down after Flame Bright, who fell from a bridge, or abandon it.

    Attributes:
        companion_life: its life points.
    """

    kind: ClassVar[str] = "dungeonquest-follow-companion"
    public: ClassVar[bool] = True
    companion_life: int
