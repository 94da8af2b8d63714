"""Calabozo in Discord: its commands, its words, its pictures."""

from typing import TYPE_CHECKING

from cogs.calabozo.cog import CalabozoCog
from cogs.calabozo.face import calabozo_face

if TYPE_CHECKING:
    from bot.client import MaeseBot


async def setup(bot: "MaeseBot") -> None:
    """Offer the game and load its commands."""
    bot.desk.faces.add(calabozo_face(bot.desk.texts))
    await bot.add_cog(CalabozoCog())
