"""``/hand`` and ``/board`` show; ``/table`` ends, leaves and moves."""

from discord import Member, TextChannel, Thread, app_commands
from discord.app_commands import locale_str
from discord.ext import commands

from bot.acts import check_onlooker, show_text, vote_to_end
from bot.commands import TABLE_PARAMETER, complete_table, find_table
from bot.desk import Desk
from bot.items import Interaction
from bot.panels import board_panel, hand_panel
from bot.reply import Reply
from bot.tables.errors import MissingPermission, NotManager, WrongPlace
from db import GameRow


class TableCog(commands.Cog):
    """What one may do at any table."""

    table = app_commands.Group(
        name="table", description=locale_str("Leave, end or move a game", key="table-description")
    )

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    @app_commands.command(
        name="hand", description=locale_str("See your cards, in private", key="hand-description")
    )
    @app_commands.describe(table=TABLE_PARAMETER)
    @app_commands.autocomplete(table=complete_table)
    async def hand(self, interaction: Interaction, table: str | None = None) -> None:
        """Show the asker's hand and what is asked of them."""
        reply = Reply(self._desk, interaction)

        async def show() -> None:
            await reply.defer()
            game = await find_table(self._desk, interaction, table=table)
            sight = await self._desk.tables.look(game, interaction.user.id)
            await reply.send(hand_panel(sight, self._desk.speaker(sight, reply.locale)))

        await reply.guard(show)

    @app_commands.command(
        name="board", description=locale_str("See the table", key="board-description")
    )
    @app_commands.describe(
        form=locale_str("As a picture, or in words", key="board-form"), table=TABLE_PARAMETER
    )
    @app_commands.choices(
        form=[
            app_commands.Choice(name=locale_str("Picture", key="board-picture"), value="picture"),
            app_commands.Choice(name=locale_str("Text", key="board-text"), value="text"),
        ]
    )
    @app_commands.autocomplete(table=complete_table)
    async def board(
        self, interaction: Interaction, form: str = "picture", table: str | None = None
    ) -> None:
        """Show the table, as everybody may see it."""
        reply = Reply(self._desk, interaction)

        async def show() -> None:
            await reply.defer()
            game = await find_table(self._desk, interaction, table=table)
            await check_onlooker(self._desk, interaction, game)
            if form == "text":
                await show_text(self._desk, reply, game)
                return
            sight = await self._desk.tables.look(game, None)
            await reply.send(board_panel(sight, self._desk.speaker(sight, reply.locale)))

        await reply.guard(show)

    @table.command(
        name="leave",
        description=locale_str("Leave a game; the bot plays on for you", key="leave-description"),
    )
    @app_commands.describe(table=TABLE_PARAMETER)
    @app_commands.autocomplete(table=complete_table)
    async def leave(self, interaction: Interaction, table: str | None = None) -> None:
        """Hand the asker's seat to the bot player."""
        reply = Reply(self._desk, interaction)

        async def leave() -> None:
            await reply.defer()
            game = await find_table(self._desk, interaction, table=table)
            await self._desk.tables.leave(game, reply.person)
            await reply.say("left")

        await reply.guard(leave)

    @table.command(
        name="end",
        description=locale_str("Vote to end a game before its end", key="end-description"),
    )
    @app_commands.describe(
        at_once=locale_str("End it at once; needs Manage Messages here", key="end-at-once"),
        table=TABLE_PARAMETER,
    )
    @app_commands.autocomplete(table=complete_table)
    async def end(
        self,
        interaction: Interaction,
        at_once: bool = False,  # noqa: FBT001, FBT002  a parameter of a command
        table: str | None = None,
    ) -> None:
        """End a game: by vote of its players, or by who may manage messages."""
        reply = Reply(self._desk, interaction)

        async def end() -> None:
            await reply.defer()
            game = await find_table(self._desk, interaction, table=table)
            if not at_once:
                await vote_to_end(self._desk, reply, game)
                return
            row = await self._desk.store.games.get(game)
            if not may_manage(interaction, row):
                raise NotManager
            await self._desk.tables.end(game)
            await reply.say("ended")

        await reply.guard(end)

    @table.command(
        name="move",
        description=locale_str("Go on with a game in this channel", key="move-description"),
    )
    @app_commands.describe(table=TABLE_PARAMETER)
    @app_commands.autocomplete(table=complete_table)
    @app_commands.guild_only()
    async def move(self, interaction: Interaction, table: str) -> None:
        """Open a new thread here for a game, as after its channel was deleted."""
        reply = Reply(self._desk, interaction)

        async def move() -> None:
            await reply.defer()
            game = await find_table(self._desk, interaction, table=table)
            row = await self._desk.store.games.get(game)
            channel = interaction.channel
            if isinstance(channel, Thread):
                channel = channel.parent
            if not isinstance(channel, TextChannel) or row.guild_id != interaction.guild_id:
                raise WrongPlace
            lacking = self._desk.threads.lacking(channel)
            if lacking:
                raise MissingPermission(permission=lacking[0], channel=f"<#{channel.id}>")
            await self._desk.tables.move(game, reply.person, channel.id, self._desk.threads)
            await self._desk.threads.delete_board(row)
            await reply.say("moved")

        await reply.guard(move)


def may_manage(interaction: Interaction, row: GameRow) -> bool:
    """Tell whether somebody may manage messages where a game is played."""
    member = interaction.user
    if not isinstance(member, Member) or member.guild.id != row.guild_id:
        return False
    channel = member.guild.get_channel(row.channel_id)
    granted = channel.permissions_for(member) if channel else member.guild_permissions
    return granted.manage_messages
