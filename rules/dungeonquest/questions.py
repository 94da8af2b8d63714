"""What the game master of DungeonQuest asks."""

from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar

from rules.dungeonquest.monsters import Monster, Tactic
from rules.dungeonquest.state import Plight
from rules.engine.questions import ChooseNumber, ChooseOne, ChoosePath, ChooseSome, Confirm
from rules.engine.seats import Seat


class Act(StrEnum):
    """What a hero may do in a turn."""

    MOVE = "move"
    SEARCH = "search"
    WAIT = "wait"
    DRINK = "drink"
    HEAL = "heal"
    DAZZLE = "dazzle"
    STAY = "stay"
    LEAVE_CHAMBER = "leave-chamber"
    LEAVE_CASTLE = "leave-castle"
    GROPE = "grope"
    BRAVE = "brave"
    RETREAT = "retreat"
    CLIMB = "climb"
    RELIGHT = "relight"
    FIGHT = "fight"
    SHOOT = "shoot"
    ESCAPE = "escape"
    MEDITATE = "meditate"
    SEARCH_TWICE = "search-twice"
    RUN = "run"
    RAGE = "rage"
    SALVE = "salve"
    SALVE_COMPANION = "salve-companion"
    DARK_FORCE = "dark-force"
    FIREBALL = "fireball"
    INVISIBILITY = "invisibility"
    STASIS = "stasis"
    PASSWALL = "passwall"
    GO_DOWN = "go-down"
    TRAVEL = "travel"
    TRY_HOLE = "try-hole"
    CROSS = "cross"
    DROP = "drop"
    FORCE = "force"
    TEAR_OFF = "tear-off"
    READ_BOOK = "read-book"
    TELEPORT = "teleport"


class Danger(StrEnum):
    """What three numbers are named against."""

    GIANT_SPIDER = "giant-spider"
    NO_TORCH = "no-torch"


@dataclass(frozen=True, slots=True)
class ChooseHero(ChooseOne):
    """Choose a character sheet (rulebook 4)."""

    kind: ClassVar[str] = "dungeonquest-choose-hero"
    public: ClassVar[bool] = True
    part: ClassVar[str] = "hero"


@dataclass(frozen=True, slots=True)
class ChooseRing(ChooseOne):
    """Choose a magic ring (rulebook 4)."""

    kind: ClassVar[str] = "dungeonquest-choose-ring"
    public: ClassVar[bool] = True
    part: ClassVar[str] = "ring"


@dataclass(frozen=True, slots=True)
class ChooseTower(ChooseOne):
    """Choose the tower room to start in (rulebook 4)."""

    kind: ClassVar[str] = "dungeonquest-choose-tower"
    public: ClassVar[bool] = True
    part: ClassVar[str] = "tower"


@dataclass(frozen=True, slots=True)
class TakeTurn(ChoosePath):
    """Take your turn (rulebook 5.2), or deal with what holds you.

    Answers: ``move, direction``; ``leave-chamber, exit``; any other act alone.

    Attributes:
        plight: what the hero has to deal with.
        place: the name of the square.
        chamber: it is the treasure chamber.
        searches: how often in a row the hero has searched here.
        rounds_left: rounds before nightfall, with this one.
        below: the hero is in the catacombs, below that square.
    """

    kind: ClassVar[str] = "dungeonquest-take-turn"
    public: ClassVar[bool] = True
    parts: ClassVar[tuple[str, ...]] = ("act", "direction")
    plight: Plight
    place: str
    chamber: bool
    searches: int
    rounds_left: int
    life: int
    below: bool = False


@dataclass(frozen=True, slots=True)
class MoveOn(ChoosePath):
    """Move on at once from a corridor, or go on from a tower room or leave the castle there.

    Answers: ``move, direction``; in a tower room also ``leave-castle`` and ``stay``.
    """

    kind: ClassVar[str] = "dungeonquest-move-on"
    public: ClassVar[bool] = True
    parts: ClassVar[tuple[str, ...]] = ("act", "direction")
    place: str
    tower: bool


@dataclass(frozen=True, slots=True)
class UseSecretDoor(ChoosePath):
    """Go through the secret door that you found, or not: ``move, direction``; ``stay``."""

    kind: ClassVar[str] = "dungeonquest-use-secret-door"
    public: ClassVar[bool] = True
    parts: ClassVar[tuple[str, ...]] = ("act", "direction")


@dataclass(frozen=True, slots=True)
class FleeDragon(ChooseOne):
    """Choose the exit of the treasure chamber by which to run from the dragon."""

    kind: ClassVar[str] = "dungeonquest-flee-dragon"
    public: ClassVar[bool] = True
    part: ClassVar[str] = "exit"


@dataclass(frozen=True, slots=True)
class UseOpeningRing(Confirm):
    """Use the opening ring on the doors or the portcullis in the way, or not."""

    kind: ClassVar[str] = "dungeonquest-use-opening-ring"
    public: ClassVar[bool] = True
    doors: int
    portcullises: int


@dataclass(frozen=True, slots=True)
class UseWarningRing(Confirm):
    """Use the warning ring against a trap, or not."""

    kind: ClassVar[str] = "dungeonquest-use-warning-ring"
    public: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class SearchCrypt(Confirm):
    """Search the crypt, or not."""

    kind: ClassVar[str] = "dungeonquest-search-crypt"
    public: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class SearchCorpse(Confirm):
    """Search the dead adventurer, or not."""

    kind: ClassVar[str] = "dungeonquest-search-corpse"
    public: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class MeetMonster(ChooseOne):
    """Attack, wait and see, or try to escape; or dazzle it with the ring (rulebook 8.1)."""

    kind: ClassVar[str] = "dungeonquest-meet-monster"
    public: ClassVar[bool] = True
    part: ClassVar[str] = "stance"
    monster: Monster
    life: int


@dataclass(frozen=True, slots=True)
class ShootArrow(Confirm):
    """Shoot an arrow before or after the monster card, or not (rulebook 8.4)."""

    kind: ClassVar[str] = "dungeonquest-shoot-arrow"
    public: ClassVar[bool] = True
    monster: Monster
    arrows: int


@dataclass(frozen=True, slots=True)
class MeetSpider(ChooseOne):
    """Fight the giant spider, run from it, shoot at it, or dazzle it with the ring."""

    kind: ClassVar[str] = "dungeonquest-meet-spider"
    public: ClassVar[bool] = True
    part: ClassVar[str] = "act"
    life: int


@dataclass(frozen=True, slots=True)
class ShootSpider(ChooseNumber):
    """Shoot so many arrows at the giant spider."""

    kind: ClassVar[str] = "dungeonquest-shoot-spider"
    public: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class NameNumbers(ChooseSome):
    """Name three numbers of a die, against the giant spider or to light the torch."""

    kind: ClassVar[str] = "dungeonquest-name-numbers"
    public: ClassVar[bool] = True
    part: ClassVar[str] = "number"
    danger: Danger


@dataclass(frozen=True, slots=True)
class NameNumber(ChooseNumber):
    """Name a number of a die: the ceiling kills if it comes up."""

    kind: ClassVar[str] = "dungeonquest-name-number"
    public: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class HeroTactic(ChooseOne):
    """Choose a combat token in secret, as the hero (rulebook 8.2)."""

    kind: ClassVar[str] = "dungeonquest-hero-tactic"
    part: ClassVar[str] = "tactic"
    monster: Monster
    life: int
    wounds: int


@dataclass(frozen=True, slots=True)
class MonsterTactic(ChooseOne):
    """Choose a combat token in secret, for the monster (rulebook 8.2).

    Attributes:
        life: the monster's life points, which nobody else knows; 0 before its card is read.
        wounds: what it has lost.
        foe: the player whose hero fights.
        foe_life: that hero's life points.
        dagger: a dagger flies at the monster, and hits if its tactic is one that was aimed at.
    """

    kind: ClassVar[str] = "dungeonquest-monster-tactic"
    part: ClassVar[str] = "tactic"
    monster: Monster
    life: int
    wounds: int
    foe: Seat
    foe_life: int
    dagger: bool = False


TACTICS = tuple(Tactic)
DIE = (1, 2, 3, 4, 5, 6)
