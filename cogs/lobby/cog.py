"""``/play`` opens a table; ``/games`` lists one's own."""

from discord import DiscordException, TextChannel, Thread, app_commands
from discord.app_commands import locale_str
from discord.ext import commands

from bot.desk import Desk
from bot.items import Interaction
from bot.links import table_link
from bot.options import known_options, read_options
from bot.panels.lobby import option_label
from bot.reply import NO_MENTIONS, Reply
from bot.speech import Speaker
from bot.tables.errors import MissingPermission, WrongPlace
from bot.text import Locale
from db import GameRow, GameStatus
from rules.engine.errors import UnknownGame

MOST_LISTED = 20
"""Tables that one list shows."""


async def complete_game(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Offer the games there are."""
    desk: Desk = interaction.client.desk
    locale = desk.locale_of(interaction)
    named = ((face.key, desk.game_name(locale, face.key)) for face in desk.faces)
    wanted = current.casefold()
    return [
        app_commands.Choice(name=name, value=key)
        for key, name in named
        if wanted in name.casefold() or wanted in key
    ][:25]


async def complete_options(
    interaction: Interaction, current: str
) -> list[app_commands.Choice[str]]:
    """Offer the options of the game that was chosen, one after another."""
    desk: Desk = interaction.client.desk
    try:
        face = desk.faces[str(interaction.namespace.game)]
    except (AttributeError, UnknownGame):
        return []
    speaker = Speaker(face.texts, desk.locale_of(interaction), {}, rich=False)
    *chosen, typed = current.split(" ")
    names = {word.partition("=")[0] for word in chosen}
    choices = [
        (" ".join([*chosen, f"{name}={value}"]), option_label(face, name, value, speaker))
        for name, values in known_options(face.rulebook.options).items()
        for value in values
        if name not in names and typed in f"{name}={value}"
    ]
    return [
        app_commands.Choice(name=label[:100], value=written)
        for written, label in choices
        if len(written) <= 100  # noqa: PLR2004  Discord's limit
    ][:25]


class LobbyCog(commands.Cog):
    """The way to a table."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    @app_commands.command(
        name="play", description=locale_str("Open a table for a game", key="play-description")
    )
    @app_commands.describe(
        game=locale_str("Which game", key="play-game"),
        language=locale_str(
            "The table's language; yours, if you leave it out", key="play-language"
        ),
        options=locale_str("Options of the game, such as dealer=first-seat", key="play-options"),
    )
    @app_commands.autocomplete(game=complete_game, options=complete_options)
    @app_commands.choices(
        language=[
            app_commands.Choice(name="English", value="en"),
            app_commands.Choice(name="Español", value="es"),
        ]
    )
    @app_commands.guild_only()
    async def play(
        self,
        interaction: Interaction,
        game: str,
        language: str | None = None,
        options: str | None = None,
    ) -> None:
        """Open a table where this is typed."""
        reply = Reply(self._desk, interaction)

        async def open_table() -> None:
            self._check_place(interaction)
            chosen = read_options(self._desk.faces[game].rulebook.options, options)
            await interaction.response.defer(thinking=True)
            row, seats = await self._desk.lobby.create(
                game,
                reply.person,
                guild=interaction.guild_id or 0,
                channel=interaction.channel_id or 0,
                locale=Locale(language) if language else reply.locale,
                options=chosen,
            )
            panel = self._desk.lobby_panel(row, seats)
            try:
                sent = await interaction.edit_original_response(
                    view=panel.view, allowed_mentions=NO_MENTIONS
                )
            except DiscordException:
                # A table that nobody sees is one at which nobody can sit down.
                await self._desk.lobby.cancel(row.id, reply.person)
                raise
            await self._desk.store.games.set_lobby_message(row.id, sent.id)

        await reply.guard(open_table)

    def _check_place(self, interaction: Interaction) -> None:
        channel = interaction.channel
        if isinstance(channel, Thread):
            channel = channel.parent
        if not isinstance(channel, TextChannel):
            raise WrongPlace
        lacking = self._desk.threads.lacking(channel)
        if lacking:
            raise MissingPermission(permission=lacking[0], channel=f"<#{channel.id}>")

    @app_commands.command(
        name="games", description=locale_str("List your tables", key="games-description")
    )
    async def games(self, interaction: Interaction) -> None:
        """List the tables of the person who asks, with links."""
        reply = Reply(self._desk, interaction)

        async def list_tables() -> None:
            await reply.defer()
            statuses = [GameStatus.LOBBY, GameStatus.PLAYING, GameStatus.FROZEN]
            rows = await self._desk.store.games.of(interaction.user.id, statuses)
            if not rows:
                await reply.say("games-none")
                return
            questions = await self._desk.store.journal.questions_of(interaction.user.id)
            asked = {question.game_id for question in questions}
            lines = [self._desk.say(reply.locale, "games-title")]
            lines += [
                self._line(row, reply.locale, asked=row.id in asked) for row in rows[-MOST_LISTED:]
            ]
            await reply.text("\n".join(lines))

        await reply.guard(list_tables)

    def _line(self, row: GameRow, locale: Locale, *, asked: bool) -> str:
        return self._desk.say(
            locale,
            "games-line",
            game=self._desk.game_name(locale, row.game),
            number=row.id,
            status=self._desk.say(locale, "games-your-turn" if asked else f"games-{row.status}"),
            link=table_link(row),
        )
