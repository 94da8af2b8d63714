"""``/play`` opens a table; ``/games`` lists one's own."""

from discord import DiscordException, app_commands
from discord.app_commands import locale_str
from discord.ext import commands

from bot.acts import channel_for_games
from bot.desk import Desk
from bot.home.announcing import announce
from bot.home.house_rules import check_channel, check_game, games_offered
from bot.items import Interaction
from bot.links import table_link
from bot.options import known_options, read_options
from bot.panels.lobby import option_label
from bot.reply import NO_MENTIONS, Reply, guarded
from bot.speech import Speaker
from bot.text import Locale
from db import GameRow, GameStatus
from rules.engine.errors import UnknownGame

MOST_BOTS = 11
"""Bot players at one table; how many there can be depends on the game."""

MOST_LISTED = 20
"""Tables that one list shows."""


async def complete_game(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Offer the games that may be opened in this server."""
    desk: Desk = interaction.client.desk
    locale = desk.locale_of(interaction)
    server = await desk.store.servers.get(interaction.guild_id or 0)
    named = ((key, desk.game_name(locale, key)) for key in games_offered(desk, server))
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

    @app_commands.command(
        name="play", description=locale_str("Open a table for a game", key="play-description")
    )
    @app_commands.describe(
        game=locale_str("Which game", key="play-game"),
        language=locale_str(
            "The table's language; by default the server's, or yours", key="play-language"
        ),
        options=locale_str("Options of the game, such as dealer=first-seat", key="play-options"),
        bots=locale_str("Seats that the bot plays", key="play-bots"),
    )
    @app_commands.autocomplete(game=complete_game, options=complete_options)
    @app_commands.choices(
        language=[
            app_commands.Choice(name="English", value="en"),
            app_commands.Choice(name="Español", value="es"),
        ]
    )
    @app_commands.guild_only()
    @guarded
    async def play(
        self,
        reply: Reply,
        game: str,
        language: str | None = None,
        options: str | None = None,
        bots: app_commands.Range[int, 0, MOST_BOTS] = 0,
    ) -> None:
        """Open a table where this is typed."""
        channel = channel_for_games(reply)
        server = await reply.desk.store.servers.get(channel.guild.id)
        check_channel(server, channel.id)
        check_game(reply.desk, server, game, reply.locale)
        chosen = read_options(reply.desk.faces[game].rulebook.options, options)
        await reply.interaction.response.defer(thinking=True)
        row, seats = await reply.desk.lobby.create(
            game,
            reply.person,
            guild=reply.interaction.guild_id or 0,
            channel=reply.interaction.channel_id or 0,
            locale=Locale(language or server.locale or reply.locale),
            options=chosen,
            bots=bots,
        )
        panel = reply.desk.lobby_panel(row, seats)
        try:
            sent = await reply.interaction.edit_original_response(
                view=panel.view, allowed_mentions=NO_MENTIONS
            )
        except DiscordException:
            # A table that nobody sees is one at which nobody can sit down.
            await reply.desk.lobby.cancel(row.id, reply.person)
            raise
        await reply.desk.store.games.set_lobby_message(row.id, sent.id)
        row = row.model_copy(update={"lobby_message_id": sent.id})
        await announce(reply, channel, row, server)

    @app_commands.command(
        name="games", description=locale_str("List your tables", key="games-description")
    )
    @guarded
    async def games(self, reply: Reply) -> None:
        """List the tables of the person who asks, with links."""
        await reply.defer()
        statuses = [GameStatus.LOBBY, GameStatus.PLAYING, GameStatus.FROZEN]
        rows = await reply.desk.store.games.of(reply.person.id, statuses)
        if not rows:
            await reply.say("games-none")
            return
        questions = await reply.desk.store.journal.questions_of(reply.person.id)
        asked = {question.game_id for question in questions}
        lines = [reply.desk.say(reply.locale, "games-title")]
        lines += [_line(reply, row, asked=row.id in asked) for row in rows[-MOST_LISTED:]]
        await reply.text("\n".join(lines))


def _line(reply: Reply, row: GameRow, *, asked: bool) -> str:
    desk, locale = reply.desk, reply.locale
    paused = row.status is GameStatus.PLAYING and row.paused_at is not None
    status = "games-your-turn" if asked else f"games-{row.status}"
    return desk.say(
        locale,
        "games-line",
        game=desk.game_name(locale, row.game),
        number=row.id,
        status=desk.say(locale, "games-paused" if paused else status),
        link=table_link(row),
    )
