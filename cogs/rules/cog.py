"""``/rules`` shows what a rule, a card or any other piece of a game is, to the one who asks."""

from discord import app_commands
from discord.app_commands import locale_str
from discord.ext import commands

from bot.glossary.acts import complete_entry, complete_explained, look_up
from bot.reply import Reply, guarded


class RulesCog(commands.Cog):
    """The rules at hand."""

    @app_commands.command(
        name="rules",
        description=locale_str(
            "Look up a rule, a card or any other piece of a game", key="rules-description"
        ),
    )
    @app_commands.describe(
        game=locale_str("Which game; the one played here, if you leave it out", key="rules-game"),
        entry=locale_str("What to look up; all there is, if you leave it out", key="rules-entry"),
    )
    @app_commands.autocomplete(game=complete_explained, entry=complete_entry)
    @guarded
    async def rules(self, reply: Reply, game: str | None = None, entry: str | None = None) -> None:
        """Show an entry, or what there is to look up."""
        await look_up(reply, game, entry)
