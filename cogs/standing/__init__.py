"""The tables of the best: ``/standing``."""

from typing import TYPE_CHECKING

from cogs.standing.cog import StandingCog

if TYPE_CHECKING:
    from bot.client import MaeseBot


async def setup(bot: "MaeseBot") -> None:
    """Load the cog."""
    await bot.add_cog(StandingCog())
