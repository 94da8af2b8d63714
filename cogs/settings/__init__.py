"""What a server chooses for the tables in it: ``/settings``."""

from typing import TYPE_CHECKING

from cogs.settings.cog import SettingsCog

if TYPE_CHECKING:
    from bot.client import MaeseBot


async def setup(bot: "MaeseBot") -> None:
    """Load the cog."""
    await bot.add_cog(SettingsCog())
