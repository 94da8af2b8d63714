"""Opening tables, and finding one's own: ``/play`` and ``/games``."""

from typing import TYPE_CHECKING

from cogs.lobby.cog import LobbyCog

if TYPE_CHECKING:
    from bot.client import MaeseBot


async def setup(bot: "MaeseBot") -> None:
    """Load the cog."""
    await bot.add_cog(LobbyCog())
