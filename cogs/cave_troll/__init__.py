"""Cave Troll in Discord: its commands, its words, its pictures."""

from typing import TYPE_CHECKING

from cogs.cave_troll.cog import CaveTrollCog
from cogs.cave_troll.face import cave_troll_face

if TYPE_CHECKING:
    from bot.client import MaeseBot


async def setup(bot: "MaeseBot") -> None:
    """Offer the game and load its commands."""
    bot.desk.faces.add(cave_troll_face(bot.desk.texts))
    await bot.add_cog(CaveTrollCog())
