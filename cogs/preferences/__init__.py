"""What one chooses for oneself: ``/preferences``."""

from typing import TYPE_CHECKING

from cogs.preferences.cog import PreferencesCog

if TYPE_CHECKING:
    from bot.client import MaeseBot


async def setup(bot: "MaeseBot") -> None:
    """Load the cog."""
    await bot.add_cog(PreferencesCog())
