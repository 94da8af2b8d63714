"""``/privacy`` hands out what is stored about whoever asks, and deletes it."""

from discord import app_commands
from discord.app_commands import locale_str
from discord.ext import commands

from bot.privacy.acts import ask_to_delete, export_all
from bot.reply import Reply, guarded


class PrivacyCog(commands.Cog):
    """What is stored about a person, in their own hands."""

    privacy = app_commands.Group(
        name="privacy",
        description=locale_str(
            "What I store about you: get it, or delete it", key="privacy-description"
        ),
    )

    @privacy.command(
        name="export",
        description=locale_str(
            "Get everything I store about you, as a file", key="privacy-export-description"
        ),
    )
    @guarded
    async def export(self, reply: Reply) -> None:
        """Hand out all that is stored about the person who asks."""
        await export_all(reply)

    @privacy.command(
        name="delete",
        description=locale_str(
            "Delete everything I store about you; asks once more first",
            key="privacy-delete-description",
        ),
    )
    @guarded
    async def delete(self, reply: Reply) -> None:
        """Say what deleting means, with the button that does it."""
        await ask_to_delete(reply)
