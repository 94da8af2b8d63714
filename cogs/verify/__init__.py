"""Fair play that can be proved: ``/verify``."""

from typing import TYPE_CHECKING

from cogs.verify.cog import VerifyCog

if TYPE_CHECKING:
    from bot.client import MaeseBot


async def setup(bot: "MaeseBot") -> None:
    """Load the cog."""
    await bot.add_cog(VerifyCog())
