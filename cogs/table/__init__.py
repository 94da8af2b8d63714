"""At the table: ``/hand``, ``/board`` and ``/table``."""

from typing import TYPE_CHECKING

from cogs.table.cog import TableCog

if TYPE_CHECKING:
    from bot.client import MaeseBot


async def setup(bot: "MaeseBot") -> None:
    """Load the cog."""
    await bot.add_cog(TableCog())
