"""A small bot on simcord: all that it sends is checked."""

from io import BytesIO
from typing import Any

import discord
import simcord
from discord import app_commands, ui
from discord.ext import commands

from tests.support.discord_spec import DiscordSpec, check_requests
from tests.support.discord_spec.messages import FILE_SIZE

NOBODY = discord.AllowedMentions.none()


class Board(ui.LayoutView):
    """A picture and a button."""

    def __init__(self, *, again: bool = True) -> None:
        super().__init__(timeout=None)
        item = discord.MediaGalleryItem("attachment://board.png", description="A board")
        self.add_item(ui.Container(ui.TextDisplay("## A table"), ui.MediaGallery(item)))
        if again:
            self.add_item(ui.ActionRow(Again()))


class Again(ui.Button[Any]):
    """Opens the form."""

    def __init__(self) -> None:
        super().__init__(label="Again", custom_id="again")

    async def callback(self, interaction: discord.Interaction) -> None:
        """Ask how many."""
        await interaction.response.send_modal(HowMany())


class HowMany(ui.Modal):
    """One number."""

    def __init__(self) -> None:
        super().__init__(title="How many?", custom_id="form")
        self.number: ui.TextInput[Any] = ui.TextInput(custom_id="number")
        self.add_item(ui.Label(text="A number", component=self.number))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        """Say it."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        await interaction.edit_original_response(content=self.number.value, allowed_mentions=NOBODY)


def picture(size: int = 10) -> discord.File:
    """Return a file that passes for a picture."""
    return discord.File(BytesIO(b"x" * size), filename="board.png", description="A board")


class SmallBot(commands.Bot):
    """One command, good or bad as told."""

    def __init__(self, *, mentions: bool = True, size: int = 10) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            intents=discord.Intents(guilds=True),
            allowed_mentions=NOBODY if mentions else None,
        )
        self.size = size

    async def setup_hook(self) -> None:
        """Add the command."""

        @self.tree.command(name="board", description="Show a board")
        @app_commands.describe(name="Whose board")
        async def board(interaction: discord.Interaction, name: str) -> None:
            await interaction.response.send_message(view=Board(), file=picture(self.size))
            await interaction.followup.send("Enjoy")
            assert isinstance(interaction.channel, discord.TextChannel)
            message = await interaction.channel.send(f"For {name}")
            thread = await message.create_thread(name="A table")
            await thread.send(view=Board(again=False), file=picture())
            await interaction.user.send("Psst")

        await self.tree.sync()


async def play(bot: SmallBot, name: str = "Ana") -> simcord.Env:
    """Use the command and the form; return the simulation, stopped."""
    async with simcord.run(bot) as env:
        guild = env.create_guild()
        channel = guild.create_text_channel("general")
        ana = guild.add_member(env.create_user("ana"))
        reply = await ana.slash(channel, "board", name=name)
        assert reply.response is not None
        modal = await ana.click(reply.response, custom_id="again")
        await ana.submit_modal(modal, {"number": "3"})
    return env


async def test_a_good_bot_passes(discord_limits: DiscordSpec) -> None:
    env = await play(SmallBot())
    assert len(env.http_requests) >= 7
    assert not check_requests(env, discord_limits)
    assert not check_requests(env.http_requests, discord_limits)


async def test_missing_mentions_are_found() -> None:
    found = check_requests(await play(SmallBot(mentions=False)), DiscordSpec())
    assert {violation.rule for violation in found} == {"mentions_stated"}
    assert any(violation.where.endswith("/messages") for violation in found)


async def test_a_big_file_is_found() -> None:
    found = check_requests(await play(SmallBot(size=FILE_SIZE + 1)), DiscordSpec())
    assert [violation.rule for violation in found] == ["file_limits"]
    assert "board.png" in str(found[0])
