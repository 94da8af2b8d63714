"""What waits for one, at all tables: ``/waiting``."""

from typing import TYPE_CHECKING

from cogs.waiting.cog import WaitingCog

if TYPE_CHECKING:
    from bot.client import MaeseBot


async def setup(bot: "MaeseBot") -> None:
    """Load the cog."""
    await bot.add_cog(WaitingCog())
