"""Pictures of Cave Troll: the table, and one's own cards with the board."""

from cogs.cave_troll.art.hand import hand_picture
from cogs.cave_troll.art.table import table_picture

__all__ = ["hand_picture", "table_picture"]
