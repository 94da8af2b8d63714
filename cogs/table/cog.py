"""``/hand`` and ``/board`` show; ``/table`` ends, leaves and moves, and talks to one's team."""

from discord import Member, app_commands
from discord.app_commands import locale_str
from discord.ext import commands

from bot.acts import channel_for_games, check_onlooker, show_text, vote_to_end
from bot.commands import TABLE_PARAMETER, complete_table, find_table
from bot.items import Interaction
from bot.panels import board_panel, hand_panel
from bot.reply import Reply, guarded
from bot.tables.errors import NotManager, WrongPlace
from bot.teams.commands import say_by_command, switch_talk
from db import GameRow


class TableCog(commands.Cog):
    """What one may do at any table."""

    table = app_commands.Group(
        name="table",
        description=locale_str(
            "Leave, end or move a game, or talk to your team", key="table-description"
        ),
    )

    @app_commands.command(
        name="hand", description=locale_str("See your cards, in private", key="hand-description")
    )
    @app_commands.describe(table=TABLE_PARAMETER)
    @app_commands.autocomplete(table=complete_table)
    @guarded
    async def hand(self, reply: Reply, table: str | None = None) -> None:
        """Show the asker's hand and what is asked of them."""
        await reply.defer()
        game = await find_table(reply.desk, reply.interaction, table=table)
        sight = await reply.desk.tables.look(game, reply.person.id)
        await reply.send(hand_panel(sight, reply.desk.speaker(sight, reply.locale)))

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
    @guarded
    async def board(self, reply: Reply, form: str = "picture", table: str | None = None) -> None:
        """Show the table, as everybody may see it."""
        await reply.defer()
        game = await find_table(reply.desk, reply.interaction, table=table)
        await check_onlooker(reply, game)
        if form == "text":
            await show_text(reply, game)
            return
        sight = await reply.desk.tables.look(game, None)
        await reply.send(board_panel(sight, reply.desk.speaker(sight, reply.locale)))

    @table.command(
        name="leave",
        description=locale_str("Leave a game; the bot plays on for you", key="leave-description"),
    )
    @app_commands.describe(table=TABLE_PARAMETER)
    @app_commands.autocomplete(table=complete_table)
    @guarded
    async def leave(self, reply: Reply, table: str | None = None) -> None:
        """Hand the asker's seat to the bot player."""
        await reply.defer()
        game = await find_table(reply.desk, reply.interaction, table=table)
        await reply.desk.tables.leave(game, reply.person)
        await reply.say("left")

    @table.command(
        name="end",
        description=locale_str("Vote to end a game before its end", key="end-description"),
    )
    @app_commands.describe(
        at_once=locale_str("End it at once; needs Manage Messages here", key="end-at-once"),
        table=TABLE_PARAMETER,
    )
    @app_commands.autocomplete(table=complete_table)
    @guarded
    async def end(
        self,
        reply: Reply,
        at_once: bool = False,  # noqa: FBT001, FBT002  a parameter of a command
        table: str | None = None,
    ) -> None:
        """End a game: by vote of its players, or by who may manage messages."""
        await reply.defer()
        game = await find_table(reply.desk, reply.interaction, table=table)
        if not at_once:
            await vote_to_end(reply, game)
            return
        row = await reply.desk.store.games.get(game)
        if not may_manage(reply.interaction, row):
            raise NotManager
        await reply.desk.tables.end(game)
        await reply.say("ended")

    @table.command(
        name="move",
        description=locale_str("Go on with a game in this channel", key="move-description"),
    )
    @app_commands.describe(table=TABLE_PARAMETER)
    @app_commands.autocomplete(table=complete_table)
    @app_commands.guild_only()
    @guarded
    async def move(self, reply: Reply, table: str) -> None:
        """Open a new thread here for a game, as after its channel was deleted."""
        await reply.defer()
        game = await find_table(reply.desk, reply.interaction, table=table)
        row = await reply.desk.store.games.get(game)
        channel = channel_for_games(reply)
        if row.guild_id != channel.guild.id:
            raise WrongPlace
        await reply.desk.tables.move(game, reply.person, channel.id, reply.desk.threads)
        await reply.desk.threads.delete_board(row)
        await reply.say("moved")

    @table.command(
        name="say",
        description=locale_str("Say something to your team, in private", key="say-description"),
    )
    @app_commands.describe(
        text=locale_str("What they are to read", key="say-text"), table=TABLE_PARAMETER
    )
    @app_commands.autocomplete(table=complete_table)
    @guarded
    async def say(self, reply: Reply, text: str, table: str | None = None) -> None:
        """Pass a text on to the asker's team."""
        await say_by_command(reply, text, table)

    @table.command(
        name="talk",
        description=locale_str(
            "Take part in your team's talk, or no longer", key="talk-description"
        ),
    )
    @app_commands.describe(
        state=locale_str(
            "Whether you get what your team writes, and they what you write", key="talk-state"
        ),
        table=TABLE_PARAMETER,
    )
    @app_commands.choices(
        state=[
            app_commands.Choice(name=locale_str("On", key="talk-on"), value="on"),
            app_commands.Choice(name=locale_str("Off", key="talk-off"), value="off"),
        ]
    )
    @app_commands.autocomplete(table=complete_table)
    @guarded
    async def talk(self, reply: Reply, state: str, table: str | None = None) -> None:
        """Let the asker take part in their team's talk, or no longer."""
        await switch_talk(reply, table, on=state == "on")


def may_manage(interaction: Interaction, row: GameRow) -> bool:
    """Tell whether somebody may manage messages where a game is played."""
    member = interaction.user
    if not isinstance(member, Member) or member.guild.id != row.guild_id:
        return False
    channel = member.guild.get_channel(row.channel_id)
    granted = channel.permissions_for(member) if channel else member.guild_permissions
    return granted.manage_messages
