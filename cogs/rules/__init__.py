"""Looking up rules and pieces: ``/rules``."""

from typing import TYPE_CHECKING

from cogs.rules.cog import RulesCog

if TYPE_CHECKING:
    from bot.client import MaeseBot


async def setup(bot: "MaeseBot") -> None:
    """Load the cog."""
    await bot.add_cog(RulesCog())
