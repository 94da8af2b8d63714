"""What the game master says of the catacombs, and of bridges and webs."""

from dataclasses import dataclass

from rules.dungeonquest.cards import Card, CatacombCard, Treasure
from rules.dungeonquest.catacombs.passages import Obstacle, WayDown
from rules.dungeonquest.events import Chance
from rules.dungeonquest.squares import Direction
from rules.dungeonquest.tiles import Tile
from rules.engine.events import Event
from rules.engine.seats import Seat

# The way down


@dataclass(frozen=True, slots=True)
class WentBelow(Event):
    """A hero is in the catacombs, below a square, and will travel in this direction."""

    seat: Seat
    way: WayDown
    heading: Direction
    place: str


@dataclass(frozen=True, slots=True)
class EntranceLaid(Event):
    """An entrance tile was laid on a room tile; so many are left."""

    seat: Seat
    place: str
    left: int


@dataclass(frozen=True, slots=True)
class PassageLeft(Event):
    """A hero found a passage down and did not take it."""

    seat: Seat


# Below


@dataclass(frozen=True, slots=True)
class CatacombCardDrawn(Chance):
    """A catacomb card was drawn; it is the ``count``-th since the hero went down."""

    seat: Seat
    card: CatacombCard
    count: int


@dataclass(frozen=True, slots=True)
class NoCatacombCardLeft(Event):
    """A hero was to draw a catacomb card, but all are in the hands of those below."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ChestKept(Event):
    """A hero found an old chest and takes it along; it is opened outside."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CatacombChestOpened(Chance):
    """A hero who got out opened the chest of the catacombs: D12 times 100 gold pieces.

    Attributes:
        total: what the hero's treasures are worth now.
    """

    seat: Seat
    roll: int
    gold: int
    total: int


@dataclass(frozen=True, slots=True)
class WormMet(Chance):
    """A giant worm sent a hero back; the exit diagram says from where it travels on.

    Attributes:
        cards: how many the hero has drawn, with the worm.
        forward: squares in the old direction of travel; fewer than cards at the outer wall.
        aside: squares to the right of it, to the left if below 0.
        heading: the new direction of travel.
    """

    seat: Seat
    cards: int
    forward: int
    roll: int
    aside: int
    place: str
    heading: Direction


@dataclass(frozen=True, slots=True)
class CatacombCardsShuffled(Event):
    """So many cards that a hero had drawn were shuffled back into the catacomb deck."""

    seat: Seat
    count: int


# The cave troll


@dataclass(frozen=True, slots=True)
class BribeHidden(Event):
    """The player on the right hid a number for the cave troll; None in solo play: chance did."""

    seat: Seat
    chooser: Seat | None


@dataclass(frozen=True, slots=True)
class BribeOffered(Chance):
    """A hero offered treasures to the cave troll, and the hidden number was shown.

    Attributes:
        tokens: treasure tokens that were offered; ``cards`` the treasure cards.
        gold: what they are worth.
        number: the hidden one; ``price`` a hundred times as much.
        accepted: the treasures are gone and the troll stands aside; else it fights.
        life: the troll's life points.
    """

    seat: Seat
    tokens: tuple[Treasure, ...]
    cards: tuple[Card, ...]
    gold: int
    number: int
    price: int
    accepted: bool
    life: int


@dataclass(frozen=True, slots=True)
class CaveTrollRolled(Chance):
    """A D10 gave the life points of a cave troll that a berserk hero met."""

    seat: Seat
    roll: int


# The way up


@dataclass(frozen=True, slots=True)
class WayUpLeft(Event):
    """A hero did not take the exit, or did not try the hole in the roof."""

    seat: Seat
    hole: bool


@dataclass(frozen=True, slots=True)
class HoleTried(Chance):
    """A hero tried to get out by a hole in the roof: D10 against Agility."""

    seat: Seat
    roll: int
    agility: int
    passed: bool


@dataclass(frozen=True, slots=True)
class ExitRolled(Chance):
    """A D10 on the exit diagram said below which square a hero is; see `WormMet`.

    Attributes:
        obstacle: why it cannot come up there and rolls again, if so.
    """

    seat: Seat
    cards: int
    forward: int
    roll: int
    aside: int
    place: str
    obstacle: Obstacle | None


@dataclass(frozen=True, slots=True)
class TileDiscarded(Chance):
    """A tile was drawn that cannot lie where a hero comes up; another is drawn."""

    seat: Seat
    tile: Tile


@dataclass(frozen=True, slots=True)
class CameUp(Event):
    """A hero came up out of the catacombs; ``entrance``: by an entrance that was there."""

    seat: Seat
    place: str
    entrance: bool


@dataclass(frozen=True, slots=True)
class NoWayUp(Event):
    """There is no square where a hero could come up; it stays below."""

    seat: Seat


# Bridges and what is lost there


@dataclass(frozen=True, slots=True)
class BridgeLeft(Event):
    """A hero did not try the bridge."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TreasuresDropped(Event):
    """A hero laid treasures down; the cards and tokens are put back."""

    seat: Seat
    tokens: tuple[Treasure, ...]
    cards: tuple[Card, ...]
    gold: int


@dataclass(frozen=True, slots=True)
class BridgeTried(Chance):
    """A hero tried to cross a bridge: D10, and more with treasures, against Agility.

    Attributes:
        load: treasure cards and tokens; ``more`` what they add to the roll.
        total: the roll with it.
    """

    seat: Seat
    roll: int
    load: int
    more: int
    total: int
    agility: int
    passed: bool


@dataclass(frozen=True, slots=True)
class CompanionTriedBridge(Chance):
    """Flame Bright tried to cross a bridge: D10 against its Agility."""

    seat: Seat
    roll: int
    agility: int
    passed: bool


@dataclass(frozen=True, slots=True)
class SpillRolled(Chance):
    """A D6, less 2, said how many treasures a hero lost in a fall."""

    seat: Seat
    roll: int
    count: int


@dataclass(frozen=True, slots=True)
class TreasuresSpilled(Chance):
    """Treasures were taken from a hero at random; the cards and tokens are put back.

    Attributes:
        taker: the player on the right, who draws them blindly; None in solo play.
    """

    seat: Seat
    taker: Seat | None
    tokens: tuple[Treasure, ...]
    cards: tuple[Card, ...]
    gold: int


# Webs


@dataclass(frozen=True, slots=True)
class WebTried(Chance):
    """A hero tried to force its way through a web: D12 against Strength.

    Attributes:
        companion: it is Flame Bright's Strength.
    """

    seat: Seat
    roll: int
    strength: int
    companion: bool
    passed: bool


@dataclass(frozen=True, slots=True)
class WebBurnt(Event):
    """A fireball burnt a web, and the caster loses its next turn."""

    seat: Seat
