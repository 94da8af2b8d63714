"""``/verify`` plays a game again, and gives it as a file."""

import discord
from discord import app_commands
from discord.app_commands import locale_str
from discord.ext import commands

from bot.commands import complete_over
from bot.history.choices import ANY_TABLE, find_any
from bot.proof.acts import verify_table, verify_upload
from bot.reply import Reply, guarded


class VerifyCog(commands.Cog):
    """Whether it was fair."""

    @app_commands.command(
        name="verify",
        description=locale_str(
            "Check that a finished game was fair, and get it as a file", key="verify-description"
        ),
    )
    @app_commands.describe(
        table=ANY_TABLE,
        file=locale_str("A game's file, to check it instead of a table", key="verify-file"),
    )
    @app_commands.autocomplete(table=complete_over)
    @guarded
    async def verify(
        self,
        reply: Reply,
        table: str | None = None,
        file: discord.Attachment | None = None,
    ) -> None:
        """Play a game again and say what was found."""
        await reply.defer()
        if file is not None:
            await verify_upload(reply, file)
            return
        await verify_table(reply, await find_any(reply, table, over=True))
