"""What the game master says of amulets, new cards and new tokens of the Catacombs."""

from dataclasses import dataclass

from rules.dungeonquest.cards import Card, Treasure
from rules.dungeonquest.catacombs.amulet_cards import Amulet
from rules.dungeonquest.catacombs.curios import Bearing, Creature, Drop, Landing, Page
from rules.dungeonquest.events import Chance
from rules.dungeonquest.heroes import Hero
from rules.dungeonquest.monsters import Monster
from rules.dungeonquest.squares import Direction
from rules.engine.events import Event
from rules.engine.seats import Seat

# Amulets


@dataclass(frozen=True, slots=True)
class AmuletFound(Event):
    """A hero found an amulet; ``reader`` has looked at its card, nobody (None) in solo play."""

    seat: Seat
    reader: Seat | None


@dataclass(frozen=True, slots=True)
class AmuletLookedAt(Chance):
    """The player on the right saw which amulet another player's hero has found."""

    seat: Seat
    amulet: Amulet


@dataclass(frozen=True, slots=True)
class AmuletRefused(Event):
    """A hero who wears no amulet let one lie."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class AmuletsGone(Event):
    """There was no amulet after all: no amulet card is left."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class AmuletKept(Event):
    """A hero put an amulet on, without knowing which; ``reader`` watches when it acts."""

    seat: Seat
    reader: Seat | None


@dataclass(frozen=True, slots=True)
class AmuletThrownAway(Event):
    """A hero threw an amulet away.

    Attributes:
        amulet: which; None if it had not acted yet, and nobody but its reader knows.
        old: it was the one that the hero wore, not the one that it has just found.
    """

    seat: Seat
    amulet: Amulet | None
    old: bool


@dataclass(frozen=True, slots=True)
class AmuletActed(Chance):
    """An amulet begins to act, and all see which it is; ``reader`` reads its card out."""

    seat: Seat
    reader: Seat | None
    amulet: Amulet


@dataclass(frozen=True, slots=True)
class MonsterCommanded(Event):
    """A monster obeyed the amulet of command, and let the hero be."""

    seat: Seat
    monster: Monster


@dataclass(frozen=True, slots=True)
class RoomTurnedAtWill(Event):
    """A hero turned a rotating room by the amulet of control; its exit now leads that way."""

    seat: Seat
    direction: Direction


@dataclass(frozen=True, slots=True)
class EscapedByAmulet(Event):
    """The amulet of escape got a hero away from a monster, or the giant spider (None)."""

    seat: Seat
    monster: Monster | None


@dataclass(frozen=True, slots=True)
class FloatedOver(Event):
    """The amulet of levitation carried a hero over a trapdoor or a pit."""

    seat: Seat
    drop: Drop


@dataclass(frozen=True, slots=True)
class SpiderHeldOff(Event):
    """The giant spider kept away from the amulet of the spider god."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class DeathAmuletRolled(Chance):
    """The D12 for the amulet of death at the start of a turn: on 1 its wearer dies."""

    seat: Seat
    roll: int
    kills: bool


@dataclass(frozen=True, slots=True)
class AmuletTornAt(Chance):
    """In place of a turn, a hero tried to tear off the amulet of death, by D12 within Strength."""

    seat: Seat
    roll: int
    strength: int
    torn_off: bool


@dataclass(frozen=True, slots=True)
class AmuletBurst(Chance):
    """The amulet of destruction burst in combat; the monster lost what the D6 shows.

    What the hero loses is told after it.
    """

    seat: Seat
    monster: Monster
    roll: int
    wounds: int


@dataclass(frozen=True, slots=True)
class MadnessRolled(Chance):
    """The D6 for the amulet of madness: ``led`` if another chooses the hero's way this turn."""

    seat: Seat
    roll: int
    led: bool


@dataclass(frozen=True, slots=True)
class HeroLedAstray(Event):
    """The player on the right (None: chance) chose the way of a hero whose amulet maddens it."""

    seat: Seat
    leader: Seat | None
    direction: Direction


# Teleportation


@dataclass(frozen=True, slots=True)
class TeleportationRingUsed(Event):
    """A hero used the ring of teleportation in place of a turn."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class SweptOffByAmulet(Event):
    """The amulet of teleportation snatched a hero away from a trap."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class HeroTeleported(Chance):
    """The D10 said where a hero was teleported; ``place`` is empty if that is no square."""

    seat: Seat
    roll: int
    bearing: Bearing
    landing: Landing
    place: str


# The shadow of doom, the vampire, the spear trap


@dataclass(frozen=True, slots=True)
class ShadowFollows(Event):
    """The shadow of doom now follows a hero."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ShadowRolled(Chance):
    """The D12 for the shadow at the start of a turn: on 1 it kills."""

    seat: Seat
    roll: int
    kills: bool


@dataclass(frozen=True, slots=True)
class ShadowAtDescent(Chance):
    """The D6 for the shadow of a hero who went down: it ``follows`` on an odd number."""

    seat: Seat
    roll: int
    follows: bool


@dataclass(frozen=True, slots=True)
class ShadowLeftBehind(Event):
    """A hero was teleported, and its shadow lost it."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class VampireAttacked(Chance):
    """A vampire tried to bite a hero, who withstands it with a D12 within ``limit``.

    Attributes:
        again: the hero is under its curse already.
    """

    seat: Seat
    roll: int
    limit: int
    bitten: bool
    again: bool


@dataclass(frozen=True, slots=True)
class SpearTrapSprung(Chance):
    """A hero stepped on two of three slabs; the trap stops if the hidden one is among them.

    Attributes:
        hider: the player on the right; None in solo play, where chance hides the number.
    """

    seat: Seat
    hider: Seat | None
    hidden: int
    named: tuple[int, ...]
    stopped: bool


# Snotlings and the ghoul


@dataclass(frozen=True, slots=True)
class SnotlingsCame(Chance):
    """A horde of snotlings attacks: as many as a D10 (``ten``) and a D6 (``six``) show."""

    seat: Seat
    ten: int
    six: int
    count: int


@dataclass(frozen=True, slots=True)
class SnotlingsSlain(Chance):
    """A hero killed as many snotlings as the D10 shows, and ``plus`` more if berserk."""

    seat: Seat
    roll: int
    plus: int
    slain: int
    left: int


@dataclass(frozen=True, slots=True)
class SnotlingsJoined(Chance):
    """A D6 said how many more snotlings come, which makes so many of them."""

    seat: Seat
    roll: int
    count: int


@dataclass(frozen=True, slots=True)
class CreatureBurnt(Event):
    """A fireball burnt snotlings or a ghoul, and costs the next turn."""

    seat: Seat
    creature: Creature


@dataclass(frozen=True, slots=True)
class GhoulAttacked(Chance):
    """A ghoul attacks a hero who searches; the D6 is its life points.

    Attributes:
        companion: it is Flame Bright who fights it.
    """

    seat: Seat
    roll: int
    companion: bool


@dataclass(frozen=True, slots=True)
class GhoulRoundFought(Chance):
    """A round against a ghoul: a D10 within Strength hurts it, any other the hero.

    What the hero, or its companion, loses is told after it.

    Attributes:
        companion: Flame Bright fights, with its own ``strength``.
        hit: it is the ghoul that was hurt.
        ghoul_life: what the ghoul has left.
    """

    seat: Seat
    companion: bool
    roll: int
    strength: int
    hit: bool
    ghoul_life: int


@dataclass(frozen=True, slots=True)
class GhoulDied(Event):
    """The ghoul is dead."""

    seat: Seat


# The wizard's amulet


@dataclass(frozen=True, slots=True)
class WizardsHalfKept(Event):
    """A hero took one half of the wizard's amulet along."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class WizardsAmuletJoined(Chance):
    """A hero has both halves; an even D6 lets it understand the runes."""

    seat: Seat
    roll: int
    understood: bool


@dataclass(frozen=True, slots=True)
class RunesRead(Chance):
    """The wizard's amulet let its finder, and nobody else, see the amulets to choose from."""

    seat: Seat
    amulets: tuple[Amulet, ...]


# Chests and the spell book


@dataclass(frozen=True, slots=True)
class ChestOpened(Chance):
    """A hero who got out opened its chest from the treasure chamber.

    Attributes:
        exploded: it was trapped; what other treasure is lost is told after it.
        gold: gold pieces that were in it.
        total: what the hero's treasures are worth now.
    """

    seat: Seat
    roll: int
    exploded: bool
    gold: int
    total: int


@dataclass(frozen=True, slots=True)
class ChestLeftShut(Event):
    """A hero who got out did not dare to open its chest, and threw it away."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class SpellBookRead(Chance):
    """A hero read in the spell book; what follows from it is told after it."""

    seat: Seat
    roll: int
    page: Page


@dataclass(frozen=True, slots=True)
class VitalityWon(Event):
    """A spell restored all life points."""

    seat: Seat
    healed: int
    life: int


@dataclass(frozen=True, slots=True)
class TokensSeen(Chance):
    """A hero under the spell of vision drew these tokens, and will keep two of them."""

    seat: Seat
    treasures: tuple[Treasure, ...]


@dataclass(frozen=True, slots=True)
class SpellBookReturned(Event):
    """The spell book cannot leave the treasure chamber, and went back into the cup."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CarriedOutBySpell(Event):
    """A spell took a hero out of the castle with two tokens, drawn at random; ``gold`` in all."""

    seat: Seat
    hero: Hero
    treasures: tuple[Treasure, ...]
    gold: int
