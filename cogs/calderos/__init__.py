"""Guerra de Calderos in Discord: its commands, its words, its pictures."""

from typing import TYPE_CHECKING

from cogs.calderos.cog import CalderosCog
from cogs.calderos.face import calderos_face

if TYPE_CHECKING:
    from bot.client import MaeseBot


async def setup(bot: "MaeseBot") -> None:
    """Offer the game and load its commands."""
    bot.desk.faces.add(calderos_face(bot.desk.texts))
    await bot.add_cog(CalderosCog())
