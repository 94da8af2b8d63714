"""What a table of DungeonQuest can choose before the game."""

from pydantic import BaseModel, ConfigDict


class DungeonOptions(BaseModel):
    """The options of a table.

    Another expansion becomes another field here; what it adds to the box is laid out in `setup`.

    Attributes:
        heroes: play with the expansion Heroes for DungeonQuest.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    heroes: bool = False
