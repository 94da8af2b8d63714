"""What the game master of DungeonQuest says."""

from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar

from rules.dungeonquest.cards import (
    CorpseCard,
    CryptCard,
    Deck,
    DoorCard,
    RoomCard,
    SearchCard,
    TrapCard,
    Treasure,
)
from rules.dungeonquest.heroes import Hero, Ring
from rules.dungeonquest.monsters import (
    Exchange,
    Hit,
    Monster,
    MonsterCard,
    Outcome,
    Potion,
    SoloRound,
    Stance,
)
from rules.dungeonquest.questions import Danger
from rules.dungeonquest.squares import Direction, Tower
from rules.dungeonquest.state import Cause
from rules.dungeonquest.tiles import Tile
from rules.engine.events import Event
from rules.engine.seats import Seat


class Chance(Event):
    """An event that shows what a die, a card or a token says."""

    reveals: ClassVar[bool] = True
    __slots__ = ()


# Setting up (rulebook 4)


@dataclass(frozen=True, slots=True)
class RolledForFirst(Chance):
    """A player rolled the D12 for the first player."""

    seat: Seat
    roll: int


@dataclass(frozen=True, slots=True)
class FirstPlayerFound(Event):
    """A player rolled highest and is the first player."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class HeroChosen(Event):
    """A player took a character sheet."""

    seat: Seat
    hero: Hero


@dataclass(frozen=True, slots=True)
class RingChosen(Event):
    """A player took a magic ring."""

    seat: Seat
    ring: Ring


@dataclass(frozen=True, slots=True)
class TowerChosen(Event):
    """A player's hero starts in a tower room."""

    seat: Seat
    tower: Tower


# Rounds and turns (rulebook 5)


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """The sun moved on.

    Attributes:
        sun: the round, from 1 on.
        left: rounds before nightfall, with this one.
    """

    sun: int
    left: int


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """A player is to take a turn."""

    seat: Seat
    hero: Hero
    place: str


@dataclass(frozen=True, slots=True)
class TurnLost(Event):
    """A hero lost this turn to a trap; so many more will be lost."""

    seat: Seat
    left: int


@dataclass(frozen=True, slots=True)
class Waited(Event):
    """A hero did nothing in this turn; ``stuck`` if there was nothing that could be done."""

    seat: Seat
    stuck: bool


@dataclass(frozen=True, slots=True)
class HeroMoved(Event):
    """A hero went to the next square."""

    seat: Seat
    direction: Direction
    place: str


@dataclass(frozen=True, slots=True)
class SecretDoorPassed(Event):
    """A hero went through a secret door."""

    seat: Seat
    direction: Direction
    place: str


@dataclass(frozen=True, slots=True)
class SecretDoorLeft(Event):
    """A hero found a secret door and stayed where it was."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class NoWayOn(Event):
    """A hero was to go on at once, found no way on, and stays."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Retreated(Event):
    """A hero ran back to the room before, from a monster or the giant spider."""

    seat: Seat
    place: str


@dataclass(frozen=True, slots=True)
class TileLaid(Chance):
    """A room tile was drawn and laid."""

    seat: Seat
    tile: Tile
    place: str


@dataclass(frozen=True, slots=True)
class RoomEntered(Event):
    """A hero stepped into a special room that lay there already."""

    seat: Seat
    tile: Tile
    place: str


@dataclass(frozen=True, slots=True)
class TowerEntered(Event):
    """A hero reached a tower room."""

    seat: Seat
    tower: Tower


@dataclass(frozen=True, slots=True)
class CastleLeft(Event):
    """A hero left the castle through a tower room, with so many gold pieces."""

    seat: Seat
    hero: Hero
    tower: Tower
    gold: int


@dataclass(frozen=True, slots=True)
class DeckShuffled(Chance):
    """The Shuffle card came up, and the deck was shuffled."""

    deck: Deck


# Doors and portcullises (rulebook 6.5, "Rastrillo")


@dataclass(frozen=True, slots=True)
class DoorTried(Chance):
    """A door card was drawn."""

    seat: Seat
    card: DoorCard


@dataclass(frozen=True, slots=True)
class PortcullisTried(Chance):
    """A hero tried to lift a portcullis: D12 against Strength."""

    seat: Seat
    roll: int
    strength: int
    lifted: bool


@dataclass(frozen=True, slots=True)
class OpeningRingUsed(Event):
    """The opening ring opened what was in the way."""

    seat: Seat


# Special rooms ("Losetas Especiales")


class Trial(StrEnum):
    """What is tried with a D12 against Agility."""

    PIT = "pit"
    CAVE_IN = "cave-in"
    TRAPDOOR = "trapdoor"
    CLIMB = "climb"


@dataclass(frozen=True, slots=True)
class AgilityTried(Chance):
    """A D12 was rolled against Agility; ``passed`` if it was no higher."""

    seat: Seat
    trial: Trial
    roll: int
    agility: int
    passed: bool


@dataclass(frozen=True, slots=True)
class RoomRotated(Event):
    """A rotating room turned, and its only way out now lies in this direction."""

    seat: Seat
    direction: Direction


class Groping(StrEnum):
    """By which exit a hero finds the way out of a dark chamber."""

    BACK = "back"
    OTHER = "other"
    CLOCKWISE = "clockwise"
    ANTICLOCKWISE = "anticlockwise"


@dataclass(frozen=True, slots=True)
class GropedForExit(Chance):
    """A D6 said by which exit a hero leaves a dark chamber; if that is blocked, not at all."""

    seat: Seat
    roll: int
    groping: Groping
    blocked: bool


# The cards of the reference sheet


@dataclass(frozen=True, slots=True)
class RoomCardDrawn(Chance):
    """A room card was drawn."""

    seat: Seat
    card: RoomCard


@dataclass(frozen=True, slots=True)
class TrapCardDrawn(Chance):
    """A trap card was drawn."""

    seat: Seat
    card: TrapCard


@dataclass(frozen=True, slots=True)
class SearchCardDrawn(Chance):
    """A hero searched the room, and a search card was drawn."""

    seat: Seat
    card: SearchCard


@dataclass(frozen=True, slots=True)
class CryptCardDrawn(Chance):
    """A hero searched a crypt."""

    seat: Seat
    card: CryptCard


@dataclass(frozen=True, slots=True)
class CorpseCardDrawn(Chance):
    """A hero searched a dead adventurer."""

    seat: Seat
    card: CorpseCard


@dataclass(frozen=True, slots=True)
class CryptLeft(Event):
    """A hero let a crypt be."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CorpseLeft(Event):
    """A hero let a dead adventurer be."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class GoldFound(Event):
    """A card that is worth gold pieces was kept."""

    seat: Seat
    gold: int


@dataclass(frozen=True, slots=True)
class PotionKept(Event):
    """A potion was kept; or put back, because a hero carries no more than one."""

    seat: Seat
    kept: bool


@dataclass(frozen=True, slots=True)
class PotionDrunk(Chance):
    """A potion was drunk.

    Attributes:
        change: life points won (or lost, if negative).
        life: what the hero has now.
    """

    seat: Seat
    roll: int
    potion: Potion
    change: int
    life: int


@dataclass(frozen=True, slots=True)
class HealingRingUsed(Event):
    """The healing ring gave life points back."""

    seat: Seat
    healed: int
    life: int


@dataclass(frozen=True, slots=True)
class WarningRingUsed(Event):
    """The warning ring saved its wearer from a trap."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class DazzlingRingUsed(Event):
    """The dazzling ring defeated a monster; None for the giant spider."""

    seat: Seat
    monster: Monster | None


@dataclass(frozen=True, slots=True)
class LifeLost(Chance):
    """A hero lost life points.

    Attributes:
        dice: what was rolled, such as ``D6-2``; a bare number where no die was.
        roll: what the die showed; 0 where there was none.
        lost: life points lost, which may be none.
        life: what the hero has left.
    """

    seat: Seat
    cause: Cause
    dice: str
    roll: int
    lost: int
    life: int


@dataclass(frozen=True, slots=True)
class HeroDied(Event):
    """A hero is dead."""

    seat: Seat
    hero: Hero
    cause: Cause
    gold: int


@dataclass(frozen=True, slots=True)
class CeilingFell(Chance):
    """The ceiling came down: a number was named, and a D6 rolled against it."""

    seat: Seat
    named: int
    roll: int
    crushed: bool


@dataclass(frozen=True, slots=True)
class TurnsWillBeLost(Chance):
    """A hero will lose so many turns.

    Attributes:
        roll: what poison gas rolled for it, a D6-3; 0 where no die says how many.
    """

    seat: Seat
    turns: int
    roll: int


class Turning(StrEnum):
    """How the wizard's curse turns the corridors."""

    CLOCKWISE = "clockwise"
    HALF = "half"
    ANTICLOCKWISE = "anticlockwise"


@dataclass(frozen=True, slots=True)
class CorridorsTurned(Chance):
    """The wizard's curse turned so many corridors."""

    seat: Seat
    roll: int
    turning: Turning
    corridors: int


@dataclass(frozen=True, slots=True)
class ClimbedOutByRope(Event):
    """A hero climbed out of a trapdoor with a rope."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class NumbersNamed(Chance):
    """Three numbers were named against a danger, and a D6 rolled."""

    seat: Seat
    danger: Danger
    numbers: tuple[int, ...]
    roll: int
    success: bool


@dataclass(frozen=True, slots=True)
class SpiderFled(Chance):
    """A hero tried to run from the giant spider: a D6 of 3 or more is needed."""

    seat: Seat
    roll: int
    escaped: bool


@dataclass(frozen=True, slots=True)
class SpiderShot(Chance):
    """El-Adoran shot an arrow at the giant spider: a D6 of 5 or more kills it."""

    seat: Seat
    roll: int
    killed: bool
    arrows: int


@dataclass(frozen=True, slots=True)
class SkeletonStirred(Chance):
    """A D6 said whether the skeleton in a crypt comes to life."""

    seat: Seat
    roll: int
    alive: bool


# Monsters and combat (rulebook 8)


@dataclass(frozen=True, slots=True)
class SneakAttacked(Event):
    """A monster struck first."""

    seat: Seat
    monster: Monster


@dataclass(frozen=True, slots=True)
class StanceTaken(Event):
    """A hero told what to do about a monster."""

    seat: Seat
    monster: Monster
    stance: Stance


@dataclass(frozen=True, slots=True)
class ArrowShot(Chance):
    """El-Adoran shot an arrow at a monster.

    Attributes:
        wound: the D6 that a wounding arrow rolled, which is halved; 0 for any other arrow.
        lost: what the monster lost by it; 0 if it is dead outright.
        arrows: what is left in the quiver.
    """

    seat: Seat
    monster: Monster
    roll: int
    hit: Hit
    wound: int
    lost: int
    arrows: int


@dataclass(frozen=True, slots=True)
class MonsterReacted(Chance):
    """The player on the right read the monster card (``reader`` None: solo play)."""

    seat: Seat
    monster: Monster
    outcome: Outcome
    reader: Seat | None


@dataclass(frozen=True, slots=True)
class MonsterCardRead(Event):
    """To the player on the right: the monster's life points."""

    card: MonsterCard
    monster: Monster
    seat: Seat
    life: int


@dataclass(frozen=True, slots=True)
class RoundFought(Chance):
    """Both combat tokens were turned over."""

    seat: Seat
    monster: Monster
    exchange: Exchange
    hero_lost: int
    monster_lost: int
    life: int
    wounds: int


@dataclass(frozen=True, slots=True)
class SoloRoundFought(Chance):
    """A round of combat in solo play, by D12."""

    seat: Seat
    monster: Monster
    roll: int
    result: SoloRound
    life: int
    wounds: int


@dataclass(frozen=True, slots=True)
class MonsterDied(Chance):
    """A monster is dead; it had so many life points, or None if no card was drawn for it."""

    seat: Seat
    monster: Monster
    life: int | None


# The treasure chamber (rulebook 9)


@dataclass(frozen=True, slots=True)
class ChamberEntered(Event):
    """A hero came into the treasure chamber, or stayed there for another turn."""

    seat: Seat
    stayed: bool


@dataclass(frozen=True, slots=True)
class TreasureTaken(Chance):
    """A hero took treasure tokens; ``gold`` is what they are worth together."""

    seat: Seat
    treasures: tuple[Treasure, ...]
    gold: int


@dataclass(frozen=True, slots=True)
class DragonSleeps(Chance):
    """A dragon token showed a sleeping dragon; so many tokens are still face down."""

    seat: Seat
    left: int


@dataclass(frozen=True, slots=True)
class DragonWoke(Chance):
    """The dragon awoke."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TreasureLost(Event):
    """The dragon took all of a hero's treasure."""

    seat: Seat
    gold: int


@dataclass(frozen=True, slots=True)
class DragonTokensShuffled(Event):
    """All dragon tokens were turned face down and shuffled."""


# The end (rulebook 10)


@dataclass(frozen=True, slots=True)
class NightFell(Event):
    """The sun has set."""
