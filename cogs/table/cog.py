"""``/hand`` and ``/board`` show; ``/table`` is for what a table decides, and for one's team."""

from discord import User, app_commands
from discord.app_commands import locale_str
from discord.ext import commands

from bot.acts import channel_for_games, check_onlooker, show_text
from bot.commands import TABLE_PARAMETER, complete_over, complete_table, find_table
from bot.decisions import decide, leave, rematch, sit_down, undo
from bot.home.house_rules import check_channel
from bot.panels import board_panel, hand_panel
from bot.reply import Reply, guarded
from bot.seating import complete_seat, read_seat
from bot.tables.errors import Illegal, WrongPlace
from bot.tables.motions import END, PAUSE, RESUME, Motion
from bot.teams.commands import say_by_command, switch_talk
from bot.times.commands import come_back, complete_limit, complete_timed, set_time

AT_ONCE = locale_str("Do it at once; needs Manage Messages here", key="table-at-once")
"""Describes the parameter ``at_once``, which whatever is voted on has."""


class TableCog(commands.Cog):
    """What one may do at any table."""

    table = app_commands.Group(
        name="table",
        description=locale_str(
            "Decide about a game: pause, end, undo, seats; talk to your team",
            key="table-description",
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
        sight = await reply.desk.times.look(game, reply.person)
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
        await leave(reply, game)

    @table.command(
        name="end",
        description=locale_str("Vote to end a game before its end", key="end-description"),
    )
    @app_commands.describe(at_once=AT_ONCE, table=TABLE_PARAMETER)
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
        await decide(reply, game, END, at_once=at_once)

    @table.command(
        name="pause",
        description=locale_str("Vote to pause a game: nobody can answer", key="pause-description"),
    )
    @app_commands.describe(at_once=AT_ONCE, table=TABLE_PARAMETER)
    @app_commands.autocomplete(table=complete_table)
    @guarded
    async def pause(
        self,
        reply: Reply,
        at_once: bool = False,  # noqa: FBT001, FBT002  a parameter of a command
        table: str | None = None,
    ) -> None:
        """Pause a game: by vote of its players, or by who may manage messages."""
        await reply.defer()
        game = await find_table(reply.desk, reply.interaction, table=table)
        await decide(reply, game, PAUSE, at_once=at_once)

    @table.command(
        name="resume",
        description=locale_str("Vote to go on with a paused game", key="resume-description"),
    )
    @app_commands.describe(at_once=AT_ONCE, table=TABLE_PARAMETER)
    @app_commands.autocomplete(table=complete_table)
    @guarded
    async def resume(
        self,
        reply: Reply,
        at_once: bool = False,  # noqa: FBT001, FBT002  a parameter of a command
        table: str | None = None,
    ) -> None:
        """Go on: by vote of the players, or by who may manage messages."""
        await reply.defer()
        game = await find_table(reply.desk, reply.interaction, table=table)
        await decide(reply, game, RESUME, at_once=at_once)

    @table.command(
        name="undo",
        description=locale_str(
            "Take back your last answer, if nobody learned anything", key="undo-description"
        ),
    )
    @app_commands.describe(at_once=AT_ONCE, table=TABLE_PARAMETER)
    @app_commands.autocomplete(table=complete_table)
    @guarded
    async def undo(
        self,
        reply: Reply,
        at_once: bool = False,  # noqa: FBT001, FBT002  a parameter of a command
        table: str | None = None,
    ) -> None:
        """Take back the asker's last answer, or the table's, at once."""
        await reply.defer()
        game = await find_table(reply.desk, reply.interaction, table=table)
        await undo(reply, game, at_once=at_once)

    @table.command(
        name="replace",
        description=locale_str(
            "Vote to give a seat to somebody else, or to the bot", key="replace-description"
        ),
    )
    @app_commands.describe(
        seat=locale_str("Whose seat", key="replace-seat"),
        person=locale_str("Who is to have it; the bot, if you leave it out", key="replace-person"),
        at_once=AT_ONCE,
        table=TABLE_PARAMETER,
    )
    @app_commands.autocomplete(seat=complete_seat, table=complete_table)
    @guarded
    async def replace(
        self,
        reply: Reply,
        seat: str,
        person: User | None = None,
        at_once: bool = False,  # noqa: FBT001, FBT002  a parameter of a command
        table: str | None = None,
    ) -> None:
        """Give a seat to another person, who must agree, or to the bot player."""
        await reply.defer()
        game = await find_table(reply.desk, reply.interaction, table=table)
        number = read_seat(seat)
        if person is not None and person.bot:
            raise Illegal
        motion = Motion.person(number, person.id) if person else Motion.bot(number)
        await decide(reply, game, motion, at_once=at_once)

    @table.command(
        name="join",
        description=locale_str(
            "Ask for a seat that the bot holds in a game", key="join-description"
        ),
    )
    @app_commands.describe(
        seat=locale_str("Whose seat; any, if you leave it out", key="join-seat"),
        table=TABLE_PARAMETER,
    )
    @app_commands.autocomplete(seat=complete_seat, table=complete_table)
    @guarded
    async def join(self, reply: Reply, seat: str | None = None, table: str | None = None) -> None:
        """Ask for an open seat, or take one that was offered."""
        await reply.defer()
        game = await find_table(reply.desk, reply.interaction, table=table)
        await sit_down(reply, game, None if seat is None else read_seat(seat))

    @table.command(
        name="rematch",
        description=locale_str("Play once more, after the end", key="rematch-description"),
    )
    @app_commands.describe(table=TABLE_PARAMETER)
    @app_commands.autocomplete(table=complete_over)
    @guarded
    async def rematch(self, reply: Reply, table: str | None = None) -> None:
        """Open a table for the same people, or sit down at it."""
        await reply.defer()
        await rematch(reply, await find_table(reply.desk, reply.interaction, table=table))

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
        check_channel(await reply.desk.store.servers.get(row.guild_id), channel.id)
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

    @table.command(
        name="time",
        description=locale_str(
            "Set how long an answer may take, and what happens then", key="time-description"
        ),
    )
    @app_commands.describe(
        limit=locale_str("Such as 12h or 3d; none for no limit", key="time-limit"),
        rule=locale_str("What happens when time is up", key="time-rule"),
        at_once=locale_str(
            "At once, without a vote; needs Manage Messages here", key="time-at-once"
        ),
        table=TABLE_PARAMETER,
    )
    @app_commands.choices(
        rule=[
            app_commands.Choice(name=locale_str("Wait on", key="time-rule-wait"), value="wait"),
            app_commands.Choice(
                name=locale_str("Remind whoever is asked", key="time-rule-remind"), value="remind"
            ),
            app_commands.Choice(
                name=locale_str("The bot answers that question", key="time-rule-answer"),
                value="answer",
            ),
            app_commands.Choice(
                name=locale_str("The bot plays on until they are back", key="time-rule-hand-over"),
                value="hand-over",
            ),
        ]
    )
    @app_commands.autocomplete(limit=complete_limit, table=complete_timed)
    @guarded
    async def time(
        self,
        reply: Reply,
        limit: str,
        rule: str | None = None,
        at_once: bool = False,  # noqa: FBT001, FBT002  a parameter of a command
        table: str | None = None,
    ) -> None:
        """Set a table's time: as its host before the game, by vote or as a moderator in it."""
        await set_time(reply, limit, rule, table, at_once=at_once)

    @table.command(
        name="return",
        description=locale_str("Take your seat back from the bot", key="return-description"),
    )
    @app_commands.describe(table=TABLE_PARAMETER)
    @app_commands.autocomplete(table=complete_table)
    @guarded
    async def come_back(self, reply: Reply, table: str | None = None) -> None:
        """Give the asker the seat back that the bot player keeps for them."""
        await come_back(reply, table)
