"""The monsters that fight by the rules of combat, their cards, and the tables of combat.

Source: rulebook 8 and 11; component notes, sections 6 and 7.
"""

import re
from collections.abc import Mapping
from enum import Enum, StrEnum
from functools import cache
from typing import Annotated, NamedTuple

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, NonNegativeInt

from rules.dungeonquest.content import read_data
from rules.dungeonquest.heroes import Dice, read_dice
from rules.engine.errors import ContentError

MOST_LIFE = 8
"""The monster track on the board ends here."""


class Monster(StrEnum):
    """One of the monsters that fight by the rules of combat.

    The cave troll is not on the monster cards ("DungeonQuest Catacombs").
    """

    GOBLIN = "goblin"
    MOUNTAIN_TROLL = "mountain-troll"
    DEATH_WARRIOR = "death-warrior"
    ORC = "orc"
    CHAMPION_OF_CHAOS = "champion-of-chaos"
    CAVE_TROLL = "cave-troll"


OF_THE_CARDS = tuple(monster for monster in Monster if monster is not Monster.CAVE_TROLL)
"""The five monsters that the monster cards know."""


class Stance(StrEnum):
    """What a hero does who meets a monster."""

    ATTACK = "attack"
    WAIT = "wait"
    ESCAPE = "escape"
    RING = "ring"
    VANISH = "vanish"
    HELM = "helm"
    BLOWPIPE = "blowpipe"
    RAGE = "rage"
    EYES = "eyes"
    FIREBALL = "fireball"
    INVISIBILITY = "invisibility"
    BRIBE = "bribe"


HEADINGS = (Stance.ATTACK, Stance.WAIT, Stance.ESCAPE)
"""The stances that a monster card has an answer to; a dazzling ring needs none."""


class Tactic(StrEnum):
    """A combat token."""

    MIGHTY_BLOW = "mighty-blow"
    SLASH = "slash"
    LEAP_ASIDE = "leap-aside"


class MonsterCard(Enum):
    """A card of the monster deck; each has a row for every monster."""

    ONE = "1"
    TWO = "2"
    THREE = "3"
    FOUR = "4"
    FIVE = "5"
    SIX = "6"
    SEVEN = "7"
    EIGHT = "8"
    NINE = "9"
    TEN = "10"
    ELEVEN = "11"
    TWELVE = "12"
    THIRTEEN = "13"
    FOURTEEN = "14"
    FIFTEEN = "15"

    def reaction(self, monster: Monster, stance: Stance) -> "Reaction":
        """Return what a monster does about a hero who takes this stance."""
        return reactions()[self, monster, stance]


class Outcome(StrEnum):
    """What a monster card says, without its numbers."""

    COMBAT = "combat"
    FLEES = "flees"
    ESCAPE = "escape"
    SLASH_ESCAPE = "slash-escape"
    SLASH_COMBAT = "slash-combat"


class Reaction(NamedTuple):
    """What a monster card says.

    Attributes:
        slash: what the monster's slash at the hero's back costs.
        life: the monster's life points if it comes to combat, and else 0.
    """

    outcome: Outcome
    slash: Dice | None
    life: int


_WRITTEN = re.compile(
    r"(?P<flees>flees)|(?:slash (?P<slash>\S+?))?(?: / )?(?:combat (?P<life>\d)|(?P<away>escape))?"
)


def read_reaction(text: object) -> Reaction:
    """Read what a monster card says, such as ``slash D6-2 / combat 3``.

    Raises:
        ValueError: it is not written so.
    """
    match = _WRITTEN.fullmatch(str(text))
    if not match or not text:
        raise ValueError(f"{text!r} is no reaction")
    if match["flees"]:
        return Reaction(Outcome.FLEES, None, 0)
    slash = read_dice(match["slash"]) if match["slash"] else None
    if match["life"]:
        outcome = Outcome.SLASH_COMBAT if slash else Outcome.COMBAT
        return Reaction(outcome, slash, int(match["life"]))
    if not match["away"]:
        raise ValueError(f"{text!r} says not how it ends")
    return Reaction(Outcome.SLASH_ESCAPE if slash else Outcome.ESCAPE, slash, 0)


_Row = dict[Stance, Annotated[Reaction, BeforeValidator(read_reaction)]]


@cache
def reactions() -> Mapping[tuple[MonsterCard, Monster, Stance], Reaction]:
    """Return what each monster card says.

    Raises:
        ContentError: a row is missing, or not readable.
    """
    read: dict[Monster, list[_Row]] = read_data(
        "monsters.json", dict[Monster, list[_Row]], OF_THE_CARDS
    )
    if any(len(rows) != len(MonsterCard) for rows in read.values()):
        raise ContentError("monsters.json: a monster has a row for each of the 15 cards")
    if any(set(row) != set(HEADINGS) for rows in read.values() for row in rows):
        raise ContentError("monsters.json: a row has a cell for each of the three stances")
    written = {
        (card, monster, stance): rows[place][stance]
        for monster, rows in read.items()
        for place, card in enumerate(MonsterCard)
        for stance in HEADINGS
    }
    if any(reaction.life > MOST_LIFE for reaction in written.values()):
        raise ContentError(f"monsters.json: no monster has more than {MOST_LIFE} life points")
    return written


class Exchange(StrEnum):
    """One cell of the combat table: the hero's tactic against the monster's."""

    BLOW_BLOW = "mighty-blow-mighty-blow"
    BLOW_SLASH = "mighty-blow-slash"
    BLOW_LEAP = "mighty-blow-leap-aside"
    SLASH_BLOW = "slash-mighty-blow"
    SLASH_SLASH = "slash-slash"
    SLASH_LEAP = "slash-leap-aside"
    LEAP_BLOW = "leap-aside-mighty-blow"
    LEAP_SLASH = "leap-aside-slash"
    LEAP_LEAP = "leap-aside-leap-aside"

    @classmethod
    def of(cls, hero: Tactic, monster: Tactic) -> "Exchange":
        """Return the cell where two tactics meet."""
        return cls(f"{hero}-{monster}")


class SoloRound(StrEnum):
    """A row of the table for combat in solo play."""

    HERO_WOUNDED = "hero-wounded"
    BOTH_WOUNDED = "both-wounded"
    MONSTER_WOUNDED = "monster-wounded"
    MONSTER_HARD_HIT = "monster-hard-hit"
    AGAIN = "again"


class Hit(StrEnum):
    """What an arrow does."""

    MISSED = "missed"
    WOUNDED = "wounded"
    KILLED = "killed"


class Potion(StrEnum):
    """What a potion does."""

    GREAT_CURE = "great-cure"
    GOOD_CURE = "good-cure"
    CURE = "cure"
    SMALL_CURE = "small-cure"
    NOTHING = "nothing"
    SICKNESS = "sickness"
    HALF = "half"
    DEATH = "death"


class Losses(NamedTuple):
    """What one round of combat costs, in life points."""

    hero: int
    monster: int


class Tables(BaseModel):
    """The tables that are printed on the board and in rulebook 11.

    Attributes:
        combat: by cell, what hero and monster lose.
        solo: by D12, the row; and ``solo_losses`` what it costs.
        longbow: by D6, against anything but skeletons; ``longbow_bones`` against those.
        potion: by D12; ``potion_life`` what life points it gives or takes.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    combat: dict[Exchange, Losses]
    solo: Annotated[tuple[SoloRound, ...], Field(min_length=12, max_length=12)]
    solo_losses: dict[SoloRound, Losses]
    longbow: Annotated[tuple[Hit, ...], Field(min_length=6, max_length=6)]
    longbow_bones: Annotated[tuple[Hit, ...], Field(min_length=6, max_length=6)]
    potion: Annotated[tuple[Potion, ...], Field(min_length=12, max_length=12)]
    potion_life: dict[Potion, int]
    killed_champion: NonNegativeInt


@cache
def tables() -> Tables:
    """Return the tables.

    Raises:
        ContentError: a cell or a row is missing.
    """
    read: Tables = read_data("tables.json", Tables)
    tabled = (read.combat, read.solo_losses, read.potion_life)
    if [set(table) for table in tabled] != [set(Exchange), set(SoloRound), set(Potion)]:
        raise ContentError("tables.json: a cell of a table is missing")
    return read


BONES = frozenset({Monster.DEATH_WARRIOR})
"""Arrows do less to those that are made of bones."""
