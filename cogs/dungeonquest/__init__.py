"""DungeonQuest in Discord: its commands, its words, its pictures."""

from typing import TYPE_CHECKING

from cogs.dungeonquest.cog import DungeonQuestCog
from cogs.dungeonquest.face import dungeonquest_face

if TYPE_CHECKING:
    from bot.client import MaeseBot


async def setup(bot: "MaeseBot") -> None:
    """Offer the game and load its commands."""
    bot.desk.faces.add(dungeonquest_face(bot.desk.texts))
    await bot.add_cog(DungeonQuestCog())
