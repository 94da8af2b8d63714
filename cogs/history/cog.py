"""``/history`` pages through a game."""

from discord import app_commands
from discord.app_commands import locale_str
from discord.ext import commands

from bot.history.acts import show_history
from bot.history.choices import ANY_TABLE, complete_any, find_any
from bot.reply import Reply, guarded


class HistoryCog(commands.Cog):
    """What was played."""

    @app_commands.command(
        name="history",
        description=locale_str(
            "Page through a game, as you saw it; all of it once it is over",
            key="history-description",
        ),
    )
    @app_commands.describe(
        entry=locale_str(
            "From which entry on; the latest, if you leave it out", key="history-entry"
        ),
        table=ANY_TABLE,
    )
    @app_commands.autocomplete(table=complete_any)
    @guarded
    async def history(
        self,
        reply: Reply,
        entry: app_commands.Range[int, 0, 1_000_000] | None = None,
        table: str | None = None,
    ) -> None:
        """Show a page of a game's history."""
        await reply.defer()
        await show_history(reply, await find_any(reply, table), entry)
