"""What is in the box of Calabozo beside the board, as validated data.

Source: rulebook, table of contents, "Game Setup" and "Tables". Monsters, dragons, weapons and the
number of each treasure are the ones proposed in the component notes (the rulebook gives totals
and one monster, the Zombie).
"""

from collections.abc import Iterable, Mapping
from enum import StrEnum
from functools import cache, cached_property
from importlib.resources import files
from typing import Self, TypeAlias

from pydantic import BaseModel, ConfigDict, NonNegativeInt, PositiveInt, ValidationError
from pydantic import model_validator as validates

from rules.engine.errors import ContentError


class Figure(StrEnum):
    """A type of adventurer."""

    DWARF = "dwarf"
    ELF = "elf"
    WARRIOR = "warrior"
    MAGE = "mage"


class Monster(StrEnum):
    """A monster card; the last two are traps."""

    ZOMBIE = "zombie"
    GOBLIN = "goblin"
    IMP = "imp"
    GREMLIN = "gremlin"
    KOBOLD = "kobold"
    HOBTHRUSH = "hobthrush"
    OGRE = "ogre"
    GIANT_SPIDER = "giant-spider"
    CYCLOPS = "cyclops"
    HILL_GIANT = "hill-giant"
    GIANT_SERPENT = "giant-serpent"
    STONE_GOLEM = "stone-golem"
    SKELETON_GUARD = "skeleton-guard"
    ORC_RAIDER = "orc-raider"
    MINOTAUR = "minotaur"
    BLACK_KNIGHT = "black-knight"
    LIZARD_MAN = "lizard-man"
    GHOST = "ghost"
    BANSHEE = "banshee"
    VAMPIRE = "vampire"
    LICH = "lich"
    DJINN = "djinn"
    PORTAL = "portal"
    JAIL = "jail"


TRAPS = (Monster.PORTAL, Monster.JAIL)


class Dragon(StrEnum):
    """A dragon card."""

    RED = "red"
    BLUE = "blue"
    GREEN = "green"
    BLACK = "black"
    WHITE = "white"
    GOLD = "gold"


Foe: TypeAlias = Monster | Dragon


class Treasure(StrEnum):
    """A treasure card. Copies of one card are alike; so are the six rings."""

    RING = "ring"
    AXE = "axe"
    BOW = "bow"
    SWORD = "sword"
    SCEPTER = "scepter"
    SHURIKEN = "shuriken"
    GAUNTLET = "gauntlet"
    ELIXIR = "elixir"
    TELEPORTATION = "teleportation"
    MAGIC_KEY = "magic-key"
    SPEED = "speed"
    MAGIC_MEDALLION = "magic-medallion"
    ENERGY_GEM = "energy-gem"


WEAPONS = (
    Treasure.AXE,
    Treasure.BOW,
    Treasure.SWORD,
    Treasure.SCEPTER,
    Treasure.SHURIKEN,
    Treasure.GAUNTLET,
)
_rank = {treasure: rank for rank, treasure in enumerate(Treasure)}.__getitem__


def in_order(treasures: Iterable[Treasure]) -> tuple[Treasure, ...]:
    """Return treasures as a player sorts them: rings, weapons, special treasures, gems."""
    return tuple(sorted(treasures, key=_rank))


class Outcome(StrEnum):
    """A result of the defense table."""

    SAFE = "safe"
    RETREAT = "retreat"
    INJURY = "injury"
    WOUND = "wound"
    ALL_LOST = "all-lost"


Points: TypeAlias = dict[Figure, PositiveInt]


class _Data(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Totals(_Data):
    """How many there are of everything, as the rulebook counts it."""

    figures: PositiveInt
    cards: PositiveInt
    rings: PositiveInt
    dragons: PositiveInt
    weapons: PositiveInt
    treasures: PositiveInt
    monsters: PositiveInt


class PointsOfEachFigure(_Data):
    """For each type of adventurer, all numbers on the cards of one kind together."""

    monsters: Points
    dragons: Points
    weapons: Points


class DefenseRow(_Data):
    """One row of the defense table.

    Attributes:
        roll: the two dice together.
        back: so many spaces of retreat.
        turns: so many turns are lost.
        treasures: so many treasures are lost.
    """

    roll: PositiveInt
    outcome: Outcome
    back: NonNegativeInt
    turns: NonNegativeInt
    treasures: NonNegativeInt


class DuelRow(_Data):
    """One row of the duel table: a difference of up to ``most`` brings so many treasures."""

    most: PositiveInt
    treasures: PositiveInt


class RingsRow(_Data):
    """One row of a table of the rings to collect, by the number of adventurers."""

    least: PositiveInt
    most: PositiveInt
    rings: PositiveInt


class RingsTables(_Data):
    """The rings to collect, with two teams and with three or four."""

    two_teams: tuple[RingsRow, ...]
    more_teams: tuple[RingsRow, ...]


class Box(_Data):
    """The contents of the box, and the tables on the board.

    Attributes:
        totals: what the rulebook counts.
        figures: figures of each type.
        monster_copies: how many there are of each monster.
        monsters: by monster, what each type of adventurer must roll.
        traps: how many there are of each trap.
        dragons: by dragon, what each type of adventurer must roll.
        weapons: by weapon, what it adds for each type of adventurer.
        treasures: how many there are of each ordinary treasure.
        rings: how many rings there are.
        defence: the defense table.
        duel: the duel table.
        rings_to_collect: how many rings win.
        secret_door_opens_up_to: a die that shows no more opens a secret door.
        most_exchanged: how many treasures one gives in an exchange at most.
        points_of_each_figure: sums of the numbers on the cards, to find slips of the pen.
    """

    totals: Totals
    figures: dict[Figure, PositiveInt]
    monster_copies: PositiveInt
    monsters: dict[Monster, Points]
    traps: dict[Monster, PositiveInt]
    dragons: dict[Dragon, Points]
    weapons: dict[Treasure, Points]
    treasures: dict[Treasure, PositiveInt]
    rings: PositiveInt
    defence: tuple[DefenseRow, ...]
    duel: tuple[DuelRow, ...]
    rings_to_collect: RingsTables
    secret_door_opens_up_to: PositiveInt
    most_exchanged: PositiveInt
    points_of_each_figure: PointsOfEachFigure

    @validates(mode="after")
    def _adds_up(self) -> Self:
        counted = {
            "figures": sum(self.figures.values()),
            "cards": self.rings + len(self.dragons) + len(self.weapons)
            + sum(self.treasures.values()) + len(self.monster_cards()),
            "rings": self.rings,
            "dragons": len(self.dragons),
            "weapons": len(self.weapons),
            "treasures": sum(self.treasures.values()),
            "monsters": len(self.monster_cards()),
        }  # fmt: skip
        if counted != self.totals.model_dump():
            raise ValueError(f"there are {counted}, the box says {self.totals}")
        kinds = {
            "figure": (set(self.figures), set(Figure)),
            "monster": (set(self.monsters), set(Monster) - set(TRAPS)),
            "trap": (set(self.traps), set(TRAPS)),
            "dragon": (set(self.dragons), set(Dragon)),
            "weapon": (set(self.weapons), set(WEAPONS)),
            "treasure": (set(self.treasures), set(Treasure) - {Treasure.RING, *WEAPONS}),
        }
        for kind, (there, wanted) in kinds.items():
            if there != wanted:
                raise ValueError(f"a {kind} is missing")
        return self

    @validates(mode="after")
    def _has_sound_numbers(self) -> Self:
        cards: Mapping[str, tuple[Points, ...]] = {
            "monsters": tuple(self.monsters.values()),
            "dragons": tuple(self.dragons.values()),
            "weapons": tuple(self.weapons.values()),
        }
        for kind, points in cards.items():
            sums = {figure: sum(card[figure] for card in points) for figure in Figure}
            if sums != getattr(self.points_of_each_figure, kind):
                raise ValueError(f"the numbers on {kind} add up to {sums}")
        if [row.roll for row in self.defence] != list(range(2, 13)):
            raise ValueError("the defense table does not go from 2 to 12")
        strongest = max(max(points.values()) for points in self.weapons.values())
        if self.duel[-1].most != 5 + strongest:
            raise ValueError("the duel table does not reach as far as weapons do")
        return self

    def monster_cards(self) -> list[Monster]:
        """Return all monster cards, traps too, unshuffled."""
        monsters = [monster for monster in self.monsters for _ in range(self.monster_copies)]
        return monsters + [trap for trap, copies in self.traps.items() for _ in range(copies)]

    def treasure_cards(self) -> list[Treasure]:
        """Return the ordinary treasure cards, unshuffled."""
        return [card for card, copies in self.treasures.items() for _ in range(copies)]

    @cached_property
    def needed(self) -> Mapping[Foe, Points]:
        """By monster and dragon, what each type of adventurer must roll with two dice."""
        cards: list[tuple[Foe, Points]] = [*self.monsters.items(), *self.dragons.items()]
        return dict(cards)

    @cached_property
    def defence_by_roll(self) -> Mapping[int, DefenseRow]:
        """The defense table by the two dice together."""
        return {row.roll: row for row in self.defence}

    def duel_treasures(self, difference: int) -> int:
        """Return how many treasures a duel brings; past the table's end, the most (ruling 34)."""
        for row in self.duel:
            if difference <= row.most:
                return row.treasures
        return self.duel[-1].treasures

    def rings_needed(self, teams: int, adventurers: int) -> int:
        """Return how many rings win.

        Source: rulebook, "Rings to Collect"; ruling 4.

        Args:
            teams: the number of teams.
            adventurers: how many there are in the largest team.
        """
        tables = self.rings_to_collect
        table = tables.two_teams if teams <= 2 else tables.more_teams  # noqa: PLR2004  two teams
        return next(row.rings for row in table if row.least <= adventurers <= row.most)

    def rings_needed_alone(self, adventurers: int) -> int:
        """Return how many rings win in individual play: by adventurers in the game (ruling 4)."""
        return self.rings_needed(2, adventurers)


@cache
def box() -> Box:
    """Return the contents of the box.

    Raises:
        ContentError: the data file does not add up.
    """
    return read_box(files(__package__).joinpath("data", "box.json").read_bytes())


def read_box(text: str | bytes) -> Box:
    """Read the contents of a box from JSON.

    Raises:
        ContentError: they do not add up.
    """
    try:
        return Box.model_validate_json(text)
    except ValidationError as error:
        raise ContentError(f"box.json: {error}") from error
