"""``/settings`` shows and changes what a server chooses for the tables in it."""

from discord import app_commands
from discord.app_commands import locale_str
from discord.ext import commands

from bot.home.acts import show_settings
from bot.reply import Reply, guarded


class SettingsCog(commands.Cog):
    """What a server chooses."""

    @app_commands.command(
        name="settings",
        description=locale_str(
            "Where and what is played on this server, language and time",
            key="settings-description",
        ),
    )
    @app_commands.guild_only()
    @app_commands.default_permissions(manage_guild=True)
    @guarded
    async def settings(self, reply: Reply) -> None:
        """Show the panel of the server's settings."""
        await show_settings(reply)
