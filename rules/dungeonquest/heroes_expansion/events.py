"""What the game master says of heroes and rings from the expansion."""

from dataclasses import dataclass

from rules.dungeonquest.events import Chance, Trial
from rules.dungeonquest.heroes import Hero
from rules.dungeonquest.heroes_expansion.moods import Mood, Trigger
from rules.dungeonquest.heroes_expansion.spellbook import Spell
from rules.dungeonquest.monsters import Hit, Monster, Tactic
from rules.dungeonquest.squares import Direction
from rules.dungeonquest.state import Cause
from rules.dungeonquest.tiles import Tile
from rules.engine.events import Event
from rules.engine.seats import Seat

# Rings


@dataclass(frozen=True, slots=True)
class FortuneRingUsed(Event):
    """The ring of fortune lets its wearer roll a die again; what it cost is not lost yet."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ShieldingRingUsed(Event):
    """The ring of shielding gave back what a trap or a round of combat had just cost."""

    seat: Seat
    saved: int
    life: int


@dataclass(frozen=True, slots=True)
class VanishingRingUsed(Event):
    """The ring of vanishing hid its wearer from a monster."""

    seat: Seat
    monster: Monster


# Thargrim


@dataclass(frozen=True, slots=True)
class HelmUsed(Chance):
    """The helm of terror was used: four D6, whose sum frightens from 13 on."""

    seat: Seat
    monster: Monster
    rolls: tuple[int, ...]
    total: int
    frightened: bool
    life: int


@dataclass(frozen=True, slots=True)
class Meditated(Event):
    """A hero meditated in place of a turn, and won a life point back."""

    seat: Seat
    life: int


# Tori-Jima


@dataclass(frozen=True, slots=True)
class HiddenDieShown(Chance):
    """A hero hid in the shadows, and the monster looked for it.

    Attributes:
        guesser: the player on the right; None in solo play, where chance guesses.
        hidden: the number of the die under the hand.
        named: the numbers that were guessed.
        found: the hidden one is among them.
    """

    seat: Seat
    monster: Monster
    guesser: Seat | None
    hidden: int
    named: tuple[int, ...]
    found: bool


@dataclass(frozen=True, slots=True)
class AttackerNoticed(Chance):
    """A D6 said whether a hero noticed a monster before it could strike by surprise."""

    seat: Seat
    monster: Monster
    roll: int
    noticed: bool


@dataclass(frozen=True, slots=True)
class BlowpipeUsed(Chance):
    """The dart of the blowpipe flew; ``lost`` is 0 if it missed or killed outright."""

    seat: Seat
    monster: Monster
    roll: int
    hit: bool
    lost: int


@dataclass(frozen=True, slots=True)
class ShurikenThrown(Chance):
    """A shuriken flew at a monster; see `events.ArrowShot`."""

    seat: Seat
    monster: Monster
    roll: int
    hit: Hit
    wound: int
    lost: int
    shuriken: int


@dataclass(frozen=True, slots=True)
class ShurikenThrownAtSpider(Chance):
    """A shuriken flew at the giant spider."""

    seat: Seat
    roll: int
    killed: bool
    shuriken: int


# Combat without arms


@dataclass(frozen=True, slots=True)
class UnarmedRoundFought(Chance):
    """A round of combat without arms, by dice; ``roll`` is the hero's, ``foe_roll`` the foe's."""

    seat: Seat
    monster: Monster
    roll: int
    foe_roll: int
    hero_lost: int
    monster_lost: int
    life: int
    wounds: int


# Rildo


@dataclass(frozen=True, slots=True)
class LockPicked(Event):
    """Skeleton keys opened a door that was jammed."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class DaggerThrown(Chance):
    """A dagger flew at a monster: it hits if the monster's tactic was among those aimed at.

    Attributes:
        roll: the D6 for a hit; 0 if it missed, which cost the hero a life point.
        lost: what the monster lost.
        daggers: what the hero has left in the hand.
    """

    seat: Seat
    monster: Monster
    aims: tuple[Tactic, ...]
    tactic: Tactic
    hit: bool
    roll: int
    lost: int
    life: int
    wounds: int
    daggers: int


@dataclass(frozen=True, slots=True)
class DaggersGathered(Chance):
    """After a combat, a D6 for each dagger thrown said which were found again."""

    seat: Seat
    rolls: tuple[int, ...]
    found: int
    daggers: int


# Helena


@dataclass(frozen=True, slots=True)
class RunBegan(Event):
    """A hero runs over two tiles in this turn."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class FindLeft(Event):
    """A hero found something and could not keep it, running or berserk as it was."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class SlingUsed(Chance):
    """A stone flew: a D10 of at least ``needed`` hits, and a D6 (``harm``) says how hard."""

    seat: Seat
    monster: Monster
    roll: int
    needed: int
    hit: bool
    harm: int
    lost: int


# Fhyll


@dataclass(frozen=True, slots=True)
class RageRolled(Chance):
    """A D6 said whether a hero goes berserk; ``life`` is what it has then."""

    seat: Seat
    trigger: Trigger
    roll: int
    berserk: bool
    life: int


@dataclass(frozen=True, slots=True)
class MoodRolled(Chance):
    """A D6 at the start of a berserk hero's turn said how it goes on."""

    seat: Seat
    roll: int
    mood: Mood


@dataclass(frozen=True, slots=True)
class BerserkLed(Event):
    """The player on the right chose a berserk hero's way (``leader`` None: chance, alone)."""

    seat: Seat
    leader: Seat | None
    direction: Direction


@dataclass(frozen=True, slots=True)
class CalmedDown(Event):
    """A hero is no longer berserk, and lost what life points that had given."""

    seat: Seat
    life: int


@dataclass(frozen=True, slots=True)
class DoorHewn(Chance):
    """A berserk hero attacked a door: D12 against Strength."""

    seat: Seat
    roll: int
    strength: int
    hewn: bool


# Azoth


@dataclass(frozen=True, slots=True)
class DarkForceUsed(Chance):
    """The dark force gave life points back; ``roll`` is 0 if the hero took the safe three."""

    seat: Seat
    roll: int
    healed: int
    life: int


@dataclass(frozen=True, slots=True)
class EyesOfDoomUsed(Event):
    """A hero paid a life point to stare at a monster; its card is read now."""

    seat: Seat
    monster: Monster
    life: int


@dataclass(frozen=True, slots=True)
class EyesOfDoomRolled(Chance):
    """A D10 above its life points makes a monster flee that would have fought."""

    seat: Seat
    monster: Monster
    roll: int
    frightened: bool


@dataclass(frozen=True, slots=True)
class FireballCast(Event):
    """A fireball destroyed a monster (None: the giant spider); the next turn is lost."""

    seat: Seat
    monster: Monster | None


@dataclass(frozen=True, slots=True)
class WayBlasted(Event):
    """A fireball cleared what stands in a way; the next turn is lost."""

    seat: Seat
    direction: Direction


@dataclass(frozen=True, slots=True)
class TurnedInvisible(Event):
    """A hero became invisible."""

    seat: Seat
    life: int


@dataclass(frozen=True, slots=True)
class MonsterPassed(Event):
    """A monster (None: the giant spider) took no notice of a hero, unseen or out of time."""

    seat: Seat
    monster: Monster | None


@dataclass(frozen=True, slots=True)
class HarmPassed(Event):
    """A trap or a creature did nothing, as time stands still."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TimeStopped(Event):
    """A hero stopped the time and takes a turn in it."""

    seat: Seat
    life: int


@dataclass(frozen=True, slots=True)
class SpellKept(Event):
    """A hero paid a life point for a spell to go on."""

    seat: Seat
    spell: Spell
    life: int


@dataclass(frozen=True, slots=True)
class SpellEnded(Event):
    """A spell is over."""

    seat: Seat
    spell: Spell


@dataclass(frozen=True, slots=True)
class WallPassed(Event):
    """A hero cast passwall and goes through a wall."""

    seat: Seat
    direction: Direction


@dataclass(frozen=True, slots=True)
class OuterWallPassed(Event):
    """A hero left the castle through its outer wall, with so many gold pieces."""

    seat: Seat
    hero: Hero
    gold: int


# Serellia and Flame Bright


@dataclass(frozen=True, slots=True)
class CompanionWarned(Chance):
    """Flame Bright warned of a tile that lies face down, or did not; it may be wrong.

    Attributes:
        looker: the player on the right, who has seen it; None in solo play.
    """

    seat: Seat
    looker: Seat | None
    place: str
    warned: bool


@dataclass(frozen=True, slots=True)
class TileLookedAt(Event):
    """To the player on the right: the tile that lies face down, and the D10 that was rolled."""

    seat: Seat
    tile: Tile
    place: str
    roll: int


@dataclass(frozen=True, slots=True)
class TileRefused(Event):
    """A hero did not go where Flame Bright had looked."""

    seat: Seat
    place: str


@dataclass(frozen=True, slots=True)
class CompanionTriedDoor(Chance):
    """Flame Bright tried to open a door: D10 against Strength."""

    seat: Seat
    roll: int
    strength: int
    opened: bool


@dataclass(frozen=True, slots=True)
class CompanionSensed(Chance):
    """A D6 said whether Flame Bright sensed a trap in time."""

    seat: Seat
    roll: int
    sensed: bool


@dataclass(frozen=True, slots=True)
class CompanionTried(Chance):
    """A D12 was rolled against Flame Bright's Agility; ``roll`` is 0 if a rope pulled it up."""

    seat: Seat
    trial: Trial
    roll: int
    agility: int
    passed: bool


@dataclass(frozen=True, slots=True)
class CeilingFellOnCompanion(Chance):
    """A ceiling came down on Flame Bright too: it is crushed by the number that was named."""

    seat: Seat
    named: int
    roll: int
    crushed: bool


@dataclass(frozen=True, slots=True)
class CompanionHurt(Chance):
    """Flame Bright lost life points; see `events.LifeLost`."""

    seat: Seat
    cause: Cause
    dice: str
    roll: int
    lost: int
    life: int


@dataclass(frozen=True, slots=True)
class CompanionJumped(Event):
    """Flame Bright jumped after a hero who fell."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CompanionAbandoned(Event):
    """A hero went on without Flame Bright, who sits in a trapdoor."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CompanionDied(Event):
    """Flame Bright is dead."""

    seat: Seat
    cause: Cause


@dataclass(frozen=True, slots=True)
class CompanionRoundFought(Chance):
    """A round in which Flame Bright fought: its die has so many ``sides``."""

    seat: Seat
    monster: Monster
    sides: int
    roll: int
    foe_roll: int
    lost: int
    monster_lost: int
    life: int
    wounds: int


@dataclass(frozen=True, slots=True)
class SalveUsed(Event):
    """The healing salve restored a hero."""

    seat: Seat
    healed: int
    life: int


@dataclass(frozen=True, slots=True)
class CompanionSalved(Event):
    """The healing salve gave Flame Bright life points back."""

    seat: Seat
    healed: int
    life: int


@dataclass(frozen=True, slots=True)
class SunSphereShone(Event):
    """The sun sphere gave light where a torch would have given none."""

    seat: Seat
