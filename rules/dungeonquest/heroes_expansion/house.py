"""House values: what is printed on cards and sheets of the expansion and no source gives.

They are our own (component notes, section 13). A group that has the printed cards can write the
true values into `data/house.json`.
"""

from functools import cache
from typing import Annotated, Self

from pydantic import BaseModel, ConfigDict, Field, NonNegativeInt, PositiveInt, model_validator

from rules.dungeonquest.content import read_data
from rules.dungeonquest.heroes import Sheet
from rules.dungeonquest.monsters import OF_THE_CARDS, Hit, Monster


class House(BaseModel):
    """The house values.

    Attributes:
        shuriken: what one does, by D6, to anything but skeletons; ``shuriken_bones`` to those.
        sling_from: the D10 with which a sling hits, by monster.
        sling_harm: what it costs then, by D6; a skeleton loses at most ``sling_most_to_bones``.
        flame_bright: its sheet, with Serellia's Luck; ``flame_bright_dice`` the die that it fights
            with from so many life points on, the highest first.
        berserk: what the card says that lies on the sheet of a berserk hero; its Strength and its
            life points are in the rulebook.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    shuriken: Annotated[tuple[Hit, ...], Field(min_length=6, max_length=6)]
    shuriken_bones: Annotated[tuple[Hit, ...], Field(min_length=6, max_length=6)]
    sling_from: dict[Monster, Annotated[int, Field(ge=1, le=10)]]
    sling_harm: Annotated[tuple[NonNegativeInt, ...], Field(min_length=6, max_length=6)]
    sling_most_to_bones: PositiveInt
    flame_bright: Sheet
    flame_bright_dice: tuple[tuple[PositiveInt, PositiveInt], ...]
    berserk: Sheet

    @model_validator(mode="after")
    def _names_all_monsters(self) -> Self:
        if set(self.sling_from) != set(OF_THE_CARDS):
            raise ValueError("the sling needs a number for each monster")
        return self


@cache
def house() -> House:
    """Return the house values.

    Raises:
        ContentError: one is missing or makes no sense.
    """
    read: House = read_data("house.json", House)
    return read
