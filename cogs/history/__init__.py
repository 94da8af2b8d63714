"""Paging through a game: ``/history``."""

from typing import TYPE_CHECKING

from cogs.history.cog import HistoryCog

if TYPE_CHECKING:
    from bot.client import MaeseBot


async def setup(bot: "MaeseBot") -> None:
    """Load the cog."""
    await bot.add_cog(HistoryCog())
