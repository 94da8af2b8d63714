"""What a table of Guerra de Calderos can choose before the game."""

from enum import StrEnum

from pydantic import BaseModel, ConfigDict


class Dealer(StrEnum):
    """Who deals, in place of the oldest player; the player to the right begins."""

    RANDOM = "random"
    FIRST_SEAT = "first-seat"


class Characters(StrEnum):
    """How the students find their players."""

    CHOOSE = "choose"
    DEAL = "deal"


class CalderosOptions(BaseModel):
    """The options of a table."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    dealer: Dealer = Dealer.RANDOM
    characters: Characters = Characters.CHOOSE
