"""What a table of DungeonQuest can choose before the game."""

from enum import StrEnum

from pydantic import BaseModel, ConfigDict


class RoomDeck(StrEnum):
    """What becomes of the old room cards when those of the Catacombs come in.

    Attributes:
        BALANCED: seven dangerous ones leave the deck.
        HARDER: all stay.
        HARDEST: all stay but those on which there is nothing.
    """

    BALANCED = "balanced"
    HARDER = "harder"
    HARDEST = "hardest"


class DungeonOptions(BaseModel):
    """The options of a table.

    Another expansion becomes another field here; what it adds to the box is laid out in `setup`.

    Attributes:
        heroes: play with the expansion Heroes for DungeonQuest.
        catacombs: play with the expansion DungeonQuest Catacombs.
        room_deck: how dangerous the rooms are; it matters with the Catacombs alone.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    heroes: bool = False
    catacombs: bool = False
    room_deck: RoomDeck = RoomDeck.BALANCED
