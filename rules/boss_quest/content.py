"""What is in the box of Boss Quest, as validated data.

Source: rulebook, "Condiciones de fin del juego" and "Efectos de los HECHIZOS"; component notes C1
for the cards. How the 17 light spells divide, how many spells the Mage lays, the colours and the
names of the bosses are proposals, so that they lie in the data file and can be replaced.
"""

from collections.abc import Iterable
from enum import StrEnum
from functools import cache
from importlib.resources import files
from itertools import product
from typing import Self

from pydantic import BaseModel, ConfigDict, PositiveInt, ValidationError, model_validator

from rules.engine.errors import ContentError


class Colour(StrEnum):
    """The colour of a weapon card."""

    RED = "red"
    BLUE = "blue"
    GREEN = "green"
    YELLOW = "yellow"
    PURPLE = "purple"


class Weapon(StrEnum):
    """A weapon card; there is one of each."""

    RED_1 = "red-1"
    RED_2 = "red-2"
    RED_3 = "red-3"
    RED_4 = "red-4"
    RED_5 = "red-5"
    RED_6 = "red-6"
    RED_7 = "red-7"
    BLUE_1 = "blue-1"
    BLUE_2 = "blue-2"
    BLUE_3 = "blue-3"
    BLUE_4 = "blue-4"
    BLUE_5 = "blue-5"
    BLUE_6 = "blue-6"
    BLUE_7 = "blue-7"
    GREEN_1 = "green-1"
    GREEN_2 = "green-2"
    GREEN_3 = "green-3"
    GREEN_4 = "green-4"
    GREEN_5 = "green-5"
    GREEN_6 = "green-6"
    GREEN_7 = "green-7"
    YELLOW_1 = "yellow-1"
    YELLOW_2 = "yellow-2"
    YELLOW_3 = "yellow-3"
    YELLOW_4 = "yellow-4"
    YELLOW_5 = "yellow-5"
    YELLOW_6 = "yellow-6"
    YELLOW_7 = "yellow-7"
    PURPLE_1 = "purple-1"
    PURPLE_2 = "purple-2"
    PURPLE_3 = "purple-3"
    PURPLE_4 = "purple-4"
    PURPLE_5 = "purple-5"
    PURPLE_6 = "purple-6"
    PURPLE_7 = "purple-7"


class Boss(StrEnum):
    """A boss card; there is one of each."""

    MUD_BARON = "mud-baron"
    BOG_WITCH = "bog-witch"
    BONE_CAPTAIN = "bone-captain"
    SPIDER_COUNTESS = "spider-countess"
    CLOCKWORK_OGRE = "clockwork-ogre"
    FROST_GIANT = "frost-giant"
    SHADOW_KNIGHT = "shadow-knight"
    DRAGON_EMPRESS = "dragon-empress"


class Spell(StrEnum):
    """A spell card. Copies of one spell are alike."""

    ATTACK_PLUS_1 = "attack-plus-1"
    ATTACK_PLUS_2 = "attack-plus-2"
    ATTACK_MINUS_1 = "attack-minus-1"
    ATTACK_MINUS_2 = "attack-minus-2"
    SWAP_HIDDEN = "swap-hidden"
    CHANGE_WEAPON = "change-weapon"
    LIFE_PLUS_1 = "life-plus-1"
    LIFE_PLUS_2 = "life-plus-2"
    LIFE_MINUS_1 = "life-minus-1"
    LIFE_MINUS_2 = "life-minus-2"
    NEEDS_RED = "needs-red"
    NEEDS_BLUE = "needs-blue"
    NEEDS_GREEN = "needs-green"
    NEEDS_YELLOW = "needs-yellow"
    NEEDS_PURPLE = "needs-purple"
    NEEDS_PAIR = "needs-pair"
    NO_HEART_LOST = "no-heart-lost"
    CANCEL = "cancel"
    EXTRA_KEY = "extra-key"
    SECOND_CLOSEST = "second-closest"
    LAST_TURN = "last-turn"


class Shade(StrEnum):
    """The background of a spell card: where it lies once it is active."""

    DARK = "dark"
    LIGHT = "light"


FEWEST, MOST = 2, 5
"""How many knights there may be."""

HIGHEST_VALUE = 7
_rank = {weapon: rank for rank, weapon in enumerate(Weapon)}.__getitem__


def in_order(weapons: Iterable[Weapon]) -> tuple[Weapon, ...]:
    """Return weapons sorted by colour, then by value."""
    return tuple(sorted(weapons, key=_rank))


class _Data(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class WeaponCard(_Data):
    """What is printed on a weapon card."""

    colour: Colour
    value: PositiveInt


class SpellCard(_Data):
    """What is printed on a spell card.

    Attributes:
        shade: dark spells are about a knight, light ones about the boss or the rules.
        copies: how many there are.
        attack: what it adds to a knight's attack.
        life: what it adds to the boss's life.
        colour: the colour without which nobody wins.
        at_once: it takes effect once and is discarded.
    """

    shade: Shade
    copies: PositiveInt
    attack: int = 0
    life: int = 0
    colour: Colour | None = None
    at_once: bool = False


class _Totals(_Data):
    weapons: PositiveInt
    bosses: PositiveInt
    light: PositiveInt
    dark: PositiveInt


class Box(_Data):
    """The contents of the box; checked against the totals of the component notes.

    Attributes:
        totals: how many cards there are of each group.
        hearts: what each knight begins with.
        keys_to_win: by the number of knights, how many keys end the game.
        most_asked_at_once: how many weapons a knight may ask for in one turn.
        spells_beyond_players: how many more spells the Mage lays than there are knights.
        bosses: the life of each boss.
        weapons: what is on each weapon card.
        spells: what is on each spell card.
    """

    totals: _Totals
    hearts: PositiveInt
    keys_to_win: dict[int, PositiveInt]
    most_asked_at_once: PositiveInt
    spells_beyond_players: PositiveInt
    bosses: dict[Boss, PositiveInt]
    weapons: dict[Weapon, WeaponCard]
    spells: dict[Spell, SpellCard]

    @model_validator(mode="after")
    def _adds_up(self) -> Self:
        counted = {
            "weapons": len(self.weapons),
            "bosses": len(self.bosses),
            "light": self._copies(Shade.LIGHT),
            "dark": self._copies(Shade.DARK),
        }
        if counted != self.totals.model_dump():
            raise ValueError(f"the cards count {counted}, the box {self.totals}")
        if (set(self.weapons), set(self.spells)) != (set(Weapon), set(Spell)):
            raise ValueError("a weapon or a spell is missing")
        if len(set(self.bosses.values())) != len(Boss):
            raise ValueError("two bosses have the same life")
        if list(self.keys_to_win) != [*range(FEWEST, MOST + 1)]:
            raise ValueError("the keys to win are not given for each number of knights")
        return self

    @model_validator(mode="after")
    def _has_each_weapon_once(self) -> Self:
        there = {(card.colour, card.value) for card in self.weapons.values()}
        if there != set(product(Colour, range(1, HIGHEST_VALUE + 1))):
            raise ValueError("each colour has each value once")
        return self

    @model_validator(mode="after")
    def _spells_are_of_one_kind(self) -> Self:
        for spell, card in self.spells.items():
            dark = card.shade is Shade.DARK
            if (card.attack and not dark) or ((card.life or card.colour) and dark):
                raise ValueError(f"{spell} does what spells of its shade do not")
        return self

    def _copies(self, shade: Shade) -> int:
        return sum(card.copies for card in self.spells.values() if card.shade is shade)

    def spell_cards(self) -> list[Spell]:
        """Return all spell cards, unshuffled."""
        return [spell for spell, card in self.spells.items() for _ in range(card.copies)]


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
