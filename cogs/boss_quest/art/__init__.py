"""Pictures of Boss Quest: the table, and one's own weapons."""

from cogs.boss_quest.art.hands import hand_picture
from cogs.boss_quest.art.table import table_picture

__all__ = ["hand_picture", "table_picture"]
