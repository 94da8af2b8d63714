"""What the game master of Boss Quest says."""

from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar

from rules.boss_quest.content import Boss, Spell, Weapon
from rules.engine.events import Event
from rules.engine.seats import Seat


class Why(StrEnum):
    """Why a knight goes to the Mage."""

    CHOSEN = "chosen"
    EXCEEDED = "exceeded"
    NO_WEAPONS = "no-weapons"
    LAST_REQUEST = "last-request"


class Tie(StrEnum):
    """What decided among knights that are equally close to the boss's life."""

    NONE = "none"
    FEWER_WEAPONS = "fewer-weapons"
    SHARED = "shared"


@dataclass(frozen=True, slots=True)
class BossRevealed(Event):
    """A round begins: a boss is turned over; ``armourer`` deals and ``first`` begins."""

    reveals: ClassVar[bool] = True
    round: int
    boss: Boss
    life: int
    armourer: Seat
    first: Seat


@dataclass(frozen=True, slots=True)
class SpellsLaid(Event):
    """The Mage offers these spells, and one more face down."""

    reveals: ClassVar[bool] = True
    spells: tuple[Spell, ...]


@dataclass(frozen=True, slots=True)
class EquipmentDealt(Event):
    """A knight was dealt a hidden weapon and this open one."""

    reveals: ClassVar[bool] = True
    seat: Seat
    weapon: Weapon


@dataclass(frozen=True, slots=True)
class HiddenDealt(Event):
    """To one seat: its first weapon, which only it knows, and its attack with both weapons."""

    shows_hand: ClassVar[bool] = True
    weapon: Weapon
    attack: int
    life: int


@dataclass(frozen=True, slots=True)
class WeaponsAdded(Event):
    """A knight asked for so many weapons and lays them down face up."""

    reveals: ClassVar[bool] = True
    seat: Seat
    weapons: tuple[Weapon, ...]


@dataclass(frozen=True, slots=True)
class YourAttack(Event):
    """To one seat: its attack after it changed, and the boss's life beside it."""

    attack: int
    life: int


@dataclass(frozen=True, slots=True)
class LifeExceeded(Event):
    """A knight announces to be over the boss's life, without saying by how much.

    Attributes:
        next_turn: the knight must go to the Mage in its next turn; otherwise it has no other
            turn in this round anyway.
    """

    reveals: ClassVar[bool] = True
    seat: Seat
    next_turn: bool


@dataclass(frozen=True, slots=True)
class WentToMage(Event):
    """A knight goes to the Mage and will not come back in this round."""

    seat: Seat
    why: Why


@dataclass(frozen=True, slots=True)
class SpellActivated(Event):
    """A knight activates a spell that lay face up; what it does is told next."""

    seat: Seat
    spell: Spell


@dataclass(frozen=True, slots=True)
class MysteryActivated(Event):
    """A knight activates the mystery spell and turns it over; what it does is told next."""

    reveals: ClassVar[bool] = True
    seat: Seat
    spell: Spell


@dataclass(frozen=True, slots=True)
class SpellDiscarded(Event):
    """A knight discards a spell that lay face up: nobody can activate it any more."""

    seat: Seat
    spell: Spell


@dataclass(frozen=True, slots=True)
class MysteryDiscarded(Event):
    """A knight discards the mystery spell, which nobody has seen."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class AttackChanged(Event):
    """The attack of ``target`` changes by so much; ``seat`` cast the spell."""

    seat: Seat
    target: Seat
    by: int


@dataclass(frozen=True, slots=True)
class LifeChanged(Event):
    """The boss's life changes by so much, to ``life``."""

    by: int
    life: int


@dataclass(frozen=True, slots=True)
class HiddenSwapped(Event):
    """Two knights swapped their hidden weapons; nobody else knows what they hold."""

    seat: Seat
    target: Seat


@dataclass(frozen=True, slots=True)
class YouReceived(Event):
    """To one seat after a swap: the weapon it gave and the one that is now hidden before it."""

    shows_hand: ClassVar[bool] = True
    rival: Seat
    gave: Weapon
    got: Weapon
    attack: int
    life: int


@dataclass(frozen=True, slots=True)
class HiddenChanged(Event):
    """A knight changed the hidden weapon for the first one of the deck; both stay unseen."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class YouDrewHidden(Event):
    """To one seat: the hidden weapon it gave away and the one it drew for it."""

    shows_hand: ClassVar[bool] = True
    gave: Weapon
    got: Weapon
    attack: int
    life: int


@dataclass(frozen=True, slots=True)
class OpenChanged(Event):
    """A knight changed an open weapon for the first one of the deck, which lies open too."""

    reveals: ClassVar[bool] = True
    seat: Seat
    gave: Weapon
    got: Weapon


@dataclass(frozen=True, slots=True)
class RuleInForce(Event):
    """A spell changes the rules of this round from now on."""

    spell: Spell


@dataclass(frozen=True, slots=True)
class LastTurnCalled(Event):
    """Each of these knights has one more action, in this order; then there is combat."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class SpellCancelled(Event):
    """An active spell is cancelled and discarded; ``bearer`` is the knight it lay at, if any."""

    seat: Seat
    spell: Spell
    bearer: Seat | None


@dataclass(frozen=True, slots=True)
class NoEffect(Event):
    """A spell was activated and finds nothing to work on."""

    spell: Spell


@dataclass(frozen=True, slots=True)
class CombatBegan(Event):
    """All turns are over: the knights fight the boss, who has so much life."""

    boss: Boss
    life: int


@dataclass(frozen=True, slots=True)
class HiddenRevealed(Event):
    """A knight turns the hidden weapon over; ``attack`` counts all weapons and spells."""

    reveals: ClassVar[bool] = True
    seat: Seat
    weapon: Weapon
    attack: int


@dataclass(frozen=True, slots=True)
class KnightInjured(Event):
    """A knight is over the boss's life by so much, is out of the round and loses a heart."""

    seat: Seat
    by: int
    hearts: int


@dataclass(frozen=True, slots=True)
class KnightSpared(Event):
    """A knight is over the boss's life by so much and out of the round, but loses no heart."""

    seat: Seat
    by: int


@dataclass(frozen=True, slots=True)
class KnightUnfit(Event):
    """A knight does not have what an active spell demands and is out of the round."""

    seat: Seat
    spell: Spell


@dataclass(frozen=True, slots=True)
class PerfectAttack(Event):
    """A knight has exactly the boss's life: a bonus key."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class RoundWon(Event):
    """The boss is defeated by these knights, who are so far from its life.

    Attributes:
        second: the second closest wins this round, and these are.
        tie: what decided between knights that were equally close.
    """

    winners: tuple[Seat, ...]
    distance: int
    second: bool
    tie: Tie


@dataclass(frozen=True, slots=True)
class NobodyWon(Event):
    """All knights are out of the round; nobody wins a key."""

    boss: Boss


@dataclass(frozen=True, slots=True)
class KeysWon(Event):
    """A knight wins so many keys in this round and has ``keys`` of ``needed``."""

    seat: Seat
    gained: int
    keys: int
    needed: int


@dataclass(frozen=True, slots=True)
class BossesReshuffled(Event):
    """That was the last boss of the deck; those that were met before are the new deck."""

    bosses: int


@dataclass(frozen=True, slots=True)
class SpellsReshuffled(Event):
    """The spell deck ran out; the discarded spells are the new one."""

    spells: int


@dataclass(frozen=True, slots=True)
class LastHeartLost(Event):
    """These knights lost their last heart and with it the game, which ends."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class PrincessFreed(Event):
    """The game is over: these knights have most keys, and in a tie most hearts, and win."""

    winners: tuple[Seat, ...]
