"""Pictures of Calabozo: the table, an adventurer's surroundings, its reach, its treasures."""

from cogs.calabozo.art.choosing import figures_picture
from cogs.calabozo.art.hand import hand_picture
from cogs.calabozo.art.reach import reach_picture
from cogs.calabozo.art.table import table_picture
from cogs.calabozo.art.zoom import zoom_picture

__all__ = ["figures_picture", "hand_picture", "reach_picture", "table_picture", "zoom_picture"]
