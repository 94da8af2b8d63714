"""What a table of Cave Troll can choose before the game."""

from enum import StrEnum

from pydantic import BaseModel, ConfigDict


class CharacterSet(StrEnum):
    """Which seven character cards all players use beside the Adventurers."""

    CLASSIC = "classic"
    VARIANT = "variant"


class CaveTrollOptions(BaseModel):
    """The options of a table."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    characters: CharacterSet = CharacterSet.CLASSIC
