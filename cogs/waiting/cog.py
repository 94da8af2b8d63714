"""``/waiting`` lists what waits for the one who asks."""

from discord import app_commands
from discord.app_commands import locale_str
from discord.ext import commands

from bot.reply import Reply, guarded
from bot.waiting import show_waiting


class WaitingCog(commands.Cog):
    """Whose turn it is, seen from a person."""

    @app_commands.command(
        name="waiting",
        description=locale_str("List what waits for you, at all tables", key="waiting-description"),
    )
    @guarded
    async def waiting(self, reply: Reply) -> None:
        """List the questions that wait for the person who asks."""
        await show_waiting(reply)
