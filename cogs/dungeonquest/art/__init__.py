"""Pictures of DungeonQuest: the table, one hero's surroundings, and what there is to choose."""

from cogs.dungeonquest.art.choosing import amulets_picture, heroes_picture, rings_picture
from cogs.dungeonquest.art.table import table_picture
from cogs.dungeonquest.art.zoom import own_picture, zoom_picture

__all__ = [
    "amulets_picture",
    "heroes_picture",
    "own_picture",
    "rings_picture",
    "table_picture",
    "zoom_picture",
]
