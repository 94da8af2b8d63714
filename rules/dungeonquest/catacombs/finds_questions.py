"""What the game master asks about amulets, new cards and new tokens of the Catacombs."""

from dataclasses import dataclass
from typing import ClassVar

from rules.dungeonquest.cards import Treasure
from rules.dungeonquest.catacombs.amulet_cards import Amulet
from rules.engine.questions import ChooseOne, ChooseSome, Confirm
from rules.engine.seats import Seat


@dataclass(frozen=True, slots=True)
class KeepAmulet(Confirm):
    """Put on the amulet that you found, or throw it away.

    You do not know which it is, unless you have just chosen it by its runes.

    Attributes:
        wears: you wear one already, which you throw away if you put on the new one.
        worn: which one that is, if it acts.
    """

    kind: ClassVar[str] = "dungeonquest-keep-amulet"
    public: ClassVar[bool] = True
    wears: bool
    worn: Amulet | None


@dataclass(frozen=True, slots=True)
class ChooseAmulet(ChooseOne):
    """Choose in secret one of the amulets that the runes show you."""

    kind: ClassVar[str] = "dungeonquest-choose-amulet"
    part: ClassVar[str] = "amulet"


@dataclass(frozen=True, slots=True)
class TurnRoom(ChooseOne):
    """Choose where the only exit of a rotating room leads ("Amuleto de Control")."""

    kind: ClassVar[str] = "dungeonquest-turn-room"
    public: ClassVar[bool] = True
    part: ClassVar[str] = "direction"
    place: str


@dataclass(frozen=True, slots=True)
class HideSlab(ChooseOne):
    """Choose in secret the slab that stops the spear trap of another player's hero (``foe``)."""

    kind: ClassVar[str] = "dungeonquest-hide-slab"
    part: ClassVar[str] = "number"
    foe: Seat


@dataclass(frozen=True, slots=True)
class NameSlabs(ChooseSome):
    """Name two of the three slabs: one of three stops the spear trap."""

    kind: ClassVar[str] = "dungeonquest-name-slabs"
    part: ClassVar[str] = "number"


@dataclass(frozen=True, slots=True)
class BurnSnotlings(Confirm):
    """Cast a fireball at so many snotlings, or fight them."""

    kind: ClassVar[str] = "dungeonquest-burn-snotlings"
    public: ClassVar[bool] = True
    snotlings: int
    life: int


@dataclass(frozen=True, slots=True)
class BurnGhoul(Confirm):
    """Cast a fireball at the ghoul, now that a round is over, or fight on."""

    kind: ClassVar[str] = "dungeonquest-burn-ghoul"
    public: ClassVar[bool] = True
    ghoul_life: int
    life: int


@dataclass(frozen=True, slots=True)
class LeadAstray(ChooseOne):
    """Choose the way of another player's hero, whom an amulet maddens (``foe``)."""

    kind: ClassVar[str] = "dungeonquest-lead-astray"
    public: ClassVar[bool] = True
    part: ClassVar[str] = "direction"
    foe: Seat


@dataclass(frozen=True, slots=True)
class LeadAstrayOut(ChooseOne):
    """Choose by which exit such a hero leaves the treasure chamber."""

    kind: ClassVar[str] = "dungeonquest-lead-astray-out"
    public: ClassVar[bool] = True
    part: ClassVar[str] = "exit"
    foe: Seat


@dataclass(frozen=True, slots=True)
class KeepTreasure(ChooseOne):
    """Choose a token to keep of those that you drew under the spell of vision.

    Answers: values of `Treasure`.

    Attributes:
        kept: the one that you have chosen already; None at first.
    """

    kind: ClassVar[str] = "dungeonquest-keep-treasure"
    public: ClassVar[bool] = True
    part: ClassVar[str] = "loot"
    kept: Treasure | None


@dataclass(frozen=True, slots=True)
class OpenChest(Confirm):
    """Open the chest from the treasure chamber now that you are out, or throw it away.

    Attributes:
        others: other treasures, one of which is lost if the chest explodes.
    """

    kind: ClassVar[str] = "dungeonquest-open-chest"
    public: ClassVar[bool] = True
    others: int
