"""What the game master asks about heroes and rings from the expansion."""

from dataclasses import dataclass
from typing import ClassVar

from rules.dungeonquest.heroes_expansion.spellbook import Spell
from rules.dungeonquest.monsters import Monster
from rules.dungeonquest.state import Cause
from rules.engine.questions import ChooseOne, ChoosePath, ChooseSome, Confirm
from rules.engine.seats import Seat


@dataclass(frozen=True, slots=True)
class UseFortuneRing(Confirm):
    """Roll a die again with the ring of fortune, or not.

    Attributes:
        life: what the hero has left if it does not.
    """

    kind: ClassVar[str] = "dungeonquest-use-fortune-ring"
    public: ClassVar[bool] = True
    roll: int
    life: int


@dataclass(frozen=True, slots=True)
class UseShieldingRing(Confirm):
    """Undo what a trap or a round of combat has just cost, or not."""

    kind: ClassVar[str] = "dungeonquest-use-shielding-ring"
    public: ClassVar[bool] = True
    cause: Cause
    lost: int
    life: int


@dataclass(frozen=True, slots=True)
class HideDie(ChooseOne):
    """Put a die under your hand, in secret: a monster looks for you.

    Attributes:
        guesses: so many numbers will be guessed.
    """

    kind: ClassVar[str] = "dungeonquest-hide-die"
    part: ClassVar[str] = "number"
    monster: Monster
    guesses: int


@dataclass(frozen=True, slots=True)
class GuessDie(ChooseSome):
    """Guess the number of the die under another player's hand, for a monster."""

    kind: ClassVar[str] = "dungeonquest-guess-die"
    part: ClassVar[str] = "number"
    monster: Monster
    foe: Seat


@dataclass(frozen=True, slots=True)
class ThrowShuriken(Confirm):
    """Throw a shuriken before or after the monster card, or not."""

    kind: ClassVar[str] = "dungeonquest-throw-shuriken"
    public: ClassVar[bool] = True
    monster: Monster
    shuriken: int


@dataclass(frozen=True, slots=True)
class ThrowDagger(Confirm):
    """Throw a dagger, or not.

    Attributes:
        in_combat: in this round of combat, not before it.
    """

    kind: ClassVar[str] = "dungeonquest-throw-dagger"
    public: ClassVar[bool] = True
    monster: Monster
    daggers: int
    life: int
    in_combat: bool


@dataclass(frozen=True, slots=True)
class AimDagger(ChooseSome):
    """Choose in secret two tactics of the monster that a dagger is to meet."""

    kind: ClassVar[str] = "dungeonquest-aim-dagger"
    part: ClassVar[str] = "tactic"
    monster: Monster


@dataclass(frozen=True, slots=True)
class UseSling(Confirm):
    """Use the sling, or not."""

    kind: ClassVar[str] = "dungeonquest-use-sling"
    public: ClassVar[bool] = True
    monster: Monster


@dataclass(frozen=True, slots=True)
class RunOn(ChooseOne):
    """Choose where to run on to from the tile that you ran over."""

    kind: ClassVar[str] = "dungeonquest-run-on"
    public: ClassVar[bool] = True
    part: ClassVar[str] = "direction"
    place: str


@dataclass(frozen=True, slots=True)
class LeadBerserk(ChooseOne):
    """Choose the way of another player's hero, who is berserk (``foe``)."""

    kind: ClassVar[str] = "dungeonquest-lead-berserk"
    public: ClassVar[bool] = True
    part: ClassVar[str] = "direction"
    foe: Seat


@dataclass(frozen=True, slots=True)
class LeadBerserkOut(ChooseOne):
    """Choose by which exit a berserk hero of another player leaves the treasure chamber."""

    kind: ClassVar[str] = "dungeonquest-lead-berserk-out"
    public: ClassVar[bool] = True
    part: ClassVar[str] = "exit"
    foe: Seat


@dataclass(frozen=True, slots=True)
class UseDarkForce(ChooseOne):
    """Take three life points from the dark force, or what a die gives."""

    kind: ClassVar[str] = "dungeonquest-use-dark-force"
    public: ClassVar[bool] = True
    part: ClassVar[str] = "draught"
    life: int


@dataclass(frozen=True, slots=True)
class KeepSpell(Confirm):
    """Pay a life point for a spell to go on for another turn, or not."""

    kind: ClassVar[str] = "dungeonquest-keep-spell"
    public: ClassVar[bool] = True
    spell: Spell
    life: int


@dataclass(frozen=True, slots=True)
class CastFireball(Confirm):
    """Cast a fireball at the monster that attacks, or not."""

    kind: ClassVar[str] = "dungeonquest-cast-fireball"
    public: ClassVar[bool] = True
    monster: Monster


@dataclass(frozen=True, slots=True)
class CastFireballAtWay(Confirm):
    """Cast a fireball at the doors and portcullises in the way, or not."""

    kind: ClassVar[str] = "dungeonquest-cast-fireball-at-way"
    public: ClassVar[bool] = True
    doors: int
    portcullises: int


@dataclass(frozen=True, slots=True)
class EnterTile(Confirm):
    """Go where Flame Bright has looked, or not.

    Attributes:
        warned: it warned, rightly or wrongly.
    """

    kind: ClassVar[str] = "dungeonquest-enter-tile"
    public: ClassVar[bool] = True
    place: str
    warned: bool


@dataclass(frozen=True, slots=True)
class TryAnotherWay(ChoosePath):
    """Go another way, or end the turn: ``move, direction``; ``stay``."""

    kind: ClassVar[str] = "dungeonquest-try-another-way"
    public: ClassVar[bool] = True
    parts: ClassVar[tuple[str, ...]] = ("act", "direction")
    place: str


@dataclass(frozen=True, slots=True)
class SendCompanion(Confirm):
    """Send Flame Bright to open the doors in the way, or draw door cards."""

    kind: ClassVar[str] = "dungeonquest-send-companion"
    public: ClassVar[bool] = True
    doors: int
