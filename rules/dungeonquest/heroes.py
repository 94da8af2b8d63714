"""The character sheets, and the dice that their characteristics are set against.

Source: rulebook 3.1 and 3.2, "Los nuevos héroes"; component notes, sections 1, 10 and 13.
"""

import re
from collections.abc import Collection, Mapping
from enum import StrEnum
from functools import cache
from typing import Annotated, NamedTuple

from pydantic import (
    BaseModel,
    BeforeValidator,
    ConfigDict,
    NonNegativeInt,
    PositiveInt,
)

from rules.dungeonquest.content import read_data


class Box(StrEnum):
    """What a component comes in."""

    BASE = "base"
    HEROES = "heroes"
    CATACOMBS = "catacombs"


class Ability(StrEnum):
    """What a hero can do that others cannot, or cannot do that others can.

    Attributes:
        BARE_FINGERS: wears no magic ring, and no amulet.
        HELM: frightens monsters with a helm of terror.
        MEDITATION: wins life points back by sitting still.
        SHADOWS: hides from monsters.
        UNARMED: has nothing to fight with.
        SKELETON_KEYS: opens doors that jam.
        THOROUGH_SEARCH: may draw two search cards.
        DAGGERS: throws daggers, and fights with what is left of them.
        RUNNING: may go over two tiles in one turn.
        SLING: slings stones.
        BERSERK: goes berserk.
        SPELLS: casts spells.
        COMPANION: walks with Flame Bright.
        SUN_SPHERE: needs no torch.
        ALERT: may notice whoever would attack by surprise.
    """

    BARE_FINGERS = "bare-fingers"
    HELM = "helm"
    MEDITATION = "meditation"
    SHADOWS = "shadows"
    ALERT = "alert"
    UNARMED = "unarmed"
    SKELETON_KEYS = "skeleton-keys"
    THOROUGH_SEARCH = "thorough-search"
    DAGGERS = "daggers"
    RUNNING = "running"
    SLING = "sling"
    BERSERK = "berserk"
    SPELLS = "spells"
    COMPANION = "companion"
    SUN_SPHERE = "sun-sphere"


class Supply(StrEnum):
    """What a hero brings along and uses up."""

    ARROWS = "arrows"
    SHURIKEN = "shuriken"
    BLOWPIPE = "blowpipe"
    DAGGERS = "daggers"
    SALVE = "salve"


class Hero(StrEnum):
    """A character sheet."""

    SIR_ROHAN = "sir-rohan"
    ULF_GRIMHAND = "ulf-grimhand"
    EL_ADORAN = "el-adoran"
    VOLRIK = "volrik"
    SIR_ROLAND = "sir-roland"
    VIKAS = "vikas"
    SIEGFRIED = "siegfried"
    FARENDIL = "farendil"
    IRONHAND = "ironhand"
    THARGRIM = "thargrim"
    TORI_JIMA = "tori-jima"
    RILDO = "rildo"
    HELENA = "helena"
    FHYLL = "fhyll"
    AZOTH = "azoth"
    SERELLIA = "serellia"

    @property
    def sheet(self) -> "Sheet":
        """What is printed on the sheet."""
        return sheets()[self]


class Characteristic(StrEnum):
    """A characteristic that never changes; life points are counted apart."""

    STRENGTH = "strength"
    AGILITY = "agility"
    ARMOUR = "armour"
    LUCK = "luck"


class Ring(StrEnum):
    """A magic ring; each can be used once in a game (`rings_in` says which box they are in)."""

    DAZZLING = "dazzling"
    HEALING = "healing"
    OPENING = "opening"
    WARNING = "warning"
    VANISHING = "vanishing"
    SHIELDING = "shielding"
    FORTUNE = "fortune"
    TELEPORTATION = "teleportation"


class Sheet(BaseModel):
    """A character sheet.

    Attributes:
        life: life points at the start; they never rise above.
        arrows: what the quiver holds at the start of each game.
        supplies: what else the hero brings along.
        accompanied_agility: Agility while a companion lives; 0 without one.
        box: what the sheet comes in.
        abilities: what the hero can do beside.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    strength: PositiveInt
    agility: PositiveInt
    armour: PositiveInt
    luck: PositiveInt
    life: PositiveInt
    arrows: NonNegativeInt = 0
    accompanied_agility: NonNegativeInt = 0
    supplies: dict[Supply, PositiveInt] = {}
    box: Box = Box.BASE
    abilities: tuple[Ability, ...] = ()

    def value(self, characteristic: Characteristic) -> int:
        """Return the value of a characteristic."""
        value: int = getattr(self, characteristic)
        return value


@cache
def accompanied(hero: Hero) -> Sheet:
    """Return a hero's sheet as it counts while its companion lives."""
    sheet = hero.sheet
    return sheet.model_copy(update={"agility": sheet.accompanied_agility})


LUCKIER = 2
"""What the amulet of luck adds to Luck."""


def luckier(sheet: Sheet) -> Sheet:
    """Return a sheet as it counts for whoever wears the amulet of luck ("Amuleto de la Suerte")."""
    return sheet.model_copy(update={"luck": sheet.luck + LUCKIER})


@cache
def sheets() -> Mapping[Hero, Sheet]:
    """Return the character sheets.

    Raises:
        ContentError: one is missing or not readable.
    """
    read: Mapping[Hero, Sheet] = read_data("heroes.json", dict[Hero, Sheet], Hero)
    return read


RINGS: Mapping[Box, tuple[Ring, ...]] = {
    Box.BASE: (Ring.DAZZLING, Ring.HEALING, Ring.OPENING, Ring.WARNING),
    Box.HEROES: (Ring.VANISHING, Ring.SHIELDING, Ring.FORTUNE),
}
"""The rings by what they come in."""

RINGS_OF_BOTH = (Ring.TELEPORTATION,)
"""What is in the box of the heroes, and is of use with the Catacombs alone."""


def heroes_in(boxes: Collection[Box]) -> list[Hero]:
    """Return the heroes that come in these boxes."""
    return [hero for hero in Hero if hero.sheet.box in boxes]


def rings_in(boxes: Collection[Box]) -> list[Ring]:
    """Return the rings that come in these boxes."""
    rings = [ring for box in Box if box in boxes for ring in RINGS.get(box, ())]
    both = Box.HEROES in boxes and Box.CATACOMBS in boxes
    return [*rings, *RINGS_OF_BOTH] if both else rings


class Dice(NamedTuple):
    """Dice as a card names them; a result below 0 counts as 0.

    Attributes:
        sides: 6 or 12; 0 if no die is rolled.
        plus: what is added; may be negative.
        less: the characteristic that is taken off.
    """

    sides: int
    plus: int = 0
    less: Characteristic | None = None

    def result(self, roll: int, sheet: Sheet) -> int:
        """Return what a roll comes to for a hero; never below 0."""
        off = sheet.value(self.less) if self.less else 0
        return max(0, roll + self.plus - off)

    @property
    def notation(self) -> str:
        """The dice as on the cards, without the characteristic: ``D6-2``, or a number."""
        if not self.sides:
            return str(self.plus)
        return f"D{self.sides}{self.plus:+d}" if self.plus else f"D{self.sides}"


_NOTATION = re.compile(r"(?:D(?P<sides>6|12))?(?P<plus>[+-]?\d+)?(?:-(?P<less>[a-z]+))?")


def read_dice(text: object) -> Dice:
    """Read dice such as ``D6-2``, ``D12-armour``, ``D6+3-luck`` or ``4``.

    Raises:
        ValueError: they are not written so.
    """
    match = _NOTATION.fullmatch(str(text))
    if not match or not (match["sides"] or match["plus"]):
        raise ValueError(f"{text!r} names no dice")
    less = Characteristic(match["less"]) if match["less"] else None
    return Dice(int(match["sides"] or 0), int(match["plus"] or 0), less)


Written = Annotated[Dice, BeforeValidator(read_dice)]
"""Dice in a data file."""
