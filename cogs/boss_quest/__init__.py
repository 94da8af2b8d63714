"""Boss Quest in Discord: its commands, its words, its pictures."""

from typing import TYPE_CHECKING

from cogs.boss_quest.cog import BossQuestCog
from cogs.boss_quest.face import boss_quest_face

if TYPE_CHECKING:
    from bot.client import MaeseBot


async def setup(bot: "MaeseBot") -> None:
    """Offer the game and load its commands."""
    bot.desk.faces.add(boss_quest_face(bot.desk.texts))
    await bot.add_cog(BossQuestCog())
