"""``/standing`` shows who has won how often, and how good everybody is, to the one who asks."""

import discord
from discord import app_commands
from discord.app_commands import locale_str
from discord.ext import commands

from bot.addresses import Scope
from bot.reply import Reply, guarded
from bot.standing.acts import complete_standing, show_standing


class StandingCog(commands.Cog):
    """Wins, streaks and ratings."""

    @app_commands.command(
        name="standing",
        description=locale_str(
            "See the table of the best, and choose whether you are in it",
            key="standing-description",
        ),
    )
    @app_commands.describe(
        game=locale_str(
            "Which game; the one played here, or all, if you leave it out", key="standing-game"
        ),
        where=locale_str("Whose games count; those of this server at first", key="standing-where"),
        player=locale_str("Whose games you want to know about", key="standing-player"),
    )
    @app_commands.choices(
        where=[
            app_commands.Choice(
                name=locale_str("This server", key="standing-where-server"),
                value=Scope.SERVER.value,
            ),
            app_commands.Choice(
                name=locale_str("Everywhere", key="standing-where-everywhere"),
                value=Scope.EVERYWHERE.value,
            ),
        ]
    )
    @app_commands.autocomplete(game=complete_standing)
    @guarded
    async def standing(
        self,
        reply: Reply,
        game: str | None = None,
        where: str | None = None,
        player: discord.User | None = None,
    ) -> None:
        """Show the table of the best, or what one person has achieved."""
        await show_standing(reply, game, Scope(where) if where else None, player)
