"""What is stored about whoever asks: ``/privacy``."""

from typing import TYPE_CHECKING

from cogs.privacy.cog import PrivacyCog

if TYPE_CHECKING:
    from bot.client import MaeseBot


async def setup(bot: "MaeseBot") -> None:
    """Load the cog."""
    await bot.add_cog(PrivacyCog())
