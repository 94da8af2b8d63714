"""What lies on the table in Boss Quest."""

from dataclasses import dataclass, field
from enum import StrEnum

from rules.boss_quest.content import Boss, Spell, Weapon, box
from rules.engine.randomness import Stream
from rules.engine.seats import Seat
from rules.engine.zones import Zone


class Fate(StrEnum):
    """What a combat was to one knight."""

    WON = "won"
    BEATEN = "beaten"
    UNFIT = "unfit"
    INJURED = "injured"
    SPARED = "spared"


@dataclass(frozen=True, slots=True)
class Outcome:
    """How one knight came out of a combat.

    Attributes:
        fate: won or beaten; or out of it: unfit by an active spell, injured (a heart was lost)
            or spared (over the boss's life, but nobody lost a heart).
        keys: how many were won, the one for a PERFECT included.
    """

    seat: Seat
    attack: int
    fate: Fate
    perfect: bool
    keys: int


@dataclass(frozen=True, slots=True)
class Combat:
    """The last combat, for whoever looks at the table after it."""

    round: int
    boss: Boss
    life: int
    outcomes: tuple[Outcome, ...]


@dataclass(slots=True, eq=False)
class Knight:
    """One player.

    Attributes:
        hidden: the first weapon, face down; only its owner sees it.
        open: the weapons that all see.
        spells: the active dark spells that lie here.
        exceeded: the knight announced to be over the boss's life and must go to the Mage.
    """

    seat: Seat
    hidden: Zone[Weapon]
    open: Zone[Weapon]
    spells: Zone[Spell]
    hearts: int
    keys: int = 0
    exceeded: bool = False

    @property
    def weapons(self) -> tuple[Weapon, ...]:
        """All weapons, the hidden one first."""
        return (*self.hidden, *self.open)

    @property
    def attack(self) -> int:
        """The attack: all weapons and the spells that lie here, but never below 0 (ruling 25)."""
        cards, effects = box().weapons, box().spells
        total = sum(cards[weapon].value for weapon in self.weapons)
        return max(0, total + sum(effects[spell].attack for spell in self.spells))


@dataclass(slots=True, eq=False)
class BossQuest:
    """A game of Boss Quest.

    Attributes:
        knights: in the order of play, which goes to the left.
        armourer: deals the weapons and plays last.
        bosses: the boss deck.
        boss: the boss of this round; empty only before the first.
        weapons: the weapon deck.
        weapon_discard: weapons that were changed in this round.
        spells: the spell deck.
        row: the spells that the Mage offers face up.
        mystery: the one that the Mage offers face down.
        cast: the spell that is being cast, while its target is chosen.
        beside: the active light spells, which lie beside the boss.
        mage: who went to the Mage, in this order.
        owing: who owes an action while "last turn" is active.
    """

    knights: tuple[Knight, ...]
    armourer: Seat
    bosses: Zone[Boss]
    boss: Zone[Boss]
    boss_discard: Zone[Boss]
    weapons: Zone[Weapon]
    weapon_discard: Zone[Weapon]
    spells: Zone[Spell]
    row: Zone[Spell]
    mystery: Zone[Spell]
    cast: Zone[Spell]
    beside: Zone[Spell]
    spell_discard: Zone[Spell]
    boss_chance: Stream
    weapon_chance: Stream
    spell_chance: Stream
    round: int = 0
    turn: Seat | None = None
    mage: list[Seat] = field(default_factory=list)
    owing: list[Seat] = field(default_factory=list)
    last_combat: Combat | None = None
    winners: tuple[Seat, ...] = ()

    @property
    def life(self) -> int:
        """The boss's life with all active spells (ruling 25)."""
        printed = sum(box().bosses[boss] for boss in self.boss)
        return printed + sum(box().spells[spell].life for spell in self.beside)

    @property
    def keys_to_win(self) -> int:
        """How many keys end the game."""
        return box().keys_to_win[len(self.knights)]

    @property
    def last_turn(self) -> bool:
        """Whether "last turn" is active."""
        return Spell.LAST_TURN in self.beside

    def from_left_of(self, seat: Seat) -> tuple[Knight, ...]:
        """Return all knights in the order of play, the one at a seat last."""
        first = seat + 1
        return (*self.knights[first:], *self.knights[:first])

    def to_act(self) -> tuple[Knight, ...]:
        """Return who is still to act before combat, by seat."""
        if self.last_turn:
            return tuple(knight for knight in self.knights if knight.seat in self.owing)
        return tuple(knight for knight in self.knights if knight.seat not in self.mage)
