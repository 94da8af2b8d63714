"""The Discord client: loads the cogs, syncs the commands, hands clicks and letters on."""

import asyncio
import hashlib
import json
from collections.abc import Callable
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import Any, TypeAlias

import discord
import structlog
from discord import app_commands
from discord.ext import commands, tasks
from typing_extensions import override

from bot.addresses import NumberForm, read_address
from bot.art import Easel
from bot.clicks import Clicks
from bot.delivery import Delivery
from bot.desk import Desk
from bot.face import Faces
from bot.home.leaving import come_to_server, leave_server
from bot.home.sweeping import sweep
from bot.items import Interaction, LiveButton, LiveSelect
from bot.operations.alarms import Alarms
from bot.operations.watch import Watch
from bot.postman import Postman
from bot.reply import Reply
from bot.settings import Settings
from bot.speech import Speaker
from bot.standing.news import tell_ratings
from bot.standing.scorekeeper import Scorekeeper
from bot.tables.deciding import Decisions
from bot.tables.live import LiveGames
from bot.tables.lobby import Lobby
from bot.tables.rematch import Rematches
from bot.tables.service import TableService
from bot.teams.letterbox import take_message
from bot.text import CommandTranslator, Locale, Texts, common_texts
from bot.times.keeper import TimeKeeper
from db import GameRow, Store
from db.errors import StoreError

log = structlog.get_logger(__name__)

AnyCommand: TypeAlias = app_commands.Command[Any, ..., Any] | app_commands.ContextMenu

SYNCED = "commands-synced"
"""Under this key the store keeps the hash of the commands that Discord has."""

TICK = 15.0
"""Seconds between looks at what waits for its time."""

FINISH_WITHIN = 15.0
"""Seconds that acts, and then letters, have to be finished in when the bot stops."""

CLOCKS = 60.0
"""Seconds between looks at the clocks of all tables."""


def now() -> float:
    """Return the time in UTC epoch seconds, by the clock that discord.py goes by."""
    return discord.utils.utcnow().timestamp()


class Tree(app_commands.CommandTree[Any]):
    """The commands; an error that a command did not answer is answered here."""

    @override
    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError) -> None:
        """Tell the person that it did not work, privately."""
        original = getattr(error, "original", error)

        async def fail() -> None:
            raise original

        await Reply(interaction.client.desk, interaction).guard(fail)


class MaeseBot(commands.AutoShardedBot):
    """The bot.

    Args:
        settings: as `bot.settings` has them.
        store: an open store; whoever made it closes it.
        clock: the time in UTC epoch seconds.
        seed: 32 bytes that every game gets, for trials only.
        easel: what renders pictures, for tests that look at none.
        watch: counts what happens; nobody does, if None.
        alarms: the unexpected errors that the host's channel is to be told of.
    """

    def __init__(
        self,
        settings: Settings,
        store: Store,
        *,
        clock: Callable[[], float] = now,
        seed: bytes | None = None,
        easel: Easel | None = None,
        watch: Watch | None = None,
        alarms: Alarms | None = None,
        **options: Any,
    ) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            # Direct messages come with their text; no privileged intent is needed for it.
            intents=discord.Intents(guilds=True, dm_messages=True),
            # What players write is not kept, not even in memory.
            max_messages=None,
            allowed_mentions=discord.AllowedMentions.none(),
            tree_cls=Tree,
            **options,
        )
        faces = Faces()
        games = LiveGames(store, faces, self._posted, settings.cache_games)
        watch = watch or Watch()
        tables = TableService(store, games, faces, self._posted, watch, self._finished)
        postman = Postman(self, store, clock, self._thread_name, games.drop)
        lobby = Lobby(tables, settings.lobby_hours, clock, seed)
        times = TimeKeeper(tables, clock, self._posted)
        self.desk = Desk(
            store=store,
            faces=faces,
            tables=tables,
            lobby=lobby,
            threads=postman,
            texts=common_texts(),
            clock=clock,
            otherwise=Locale(settings.locale),
            easel=easel or Easel(),
            watch=watch,
            times=times,
            decisions=Decisions(tables, clock, times),
            rematches=Rematches(tables, lobby),
            scores=Scorekeeper(store, faces),
        )
        self._alarms = alarms or Alarms()
        self._error_channel = settings.error_channel
        self._keep_days = settings.keep_days
        self._looked = 0.0
        self.clicks = Clicks(self.desk)
        self.delivery = Delivery(self.desk, postman)

    def _posted(self) -> None:
        self.dispatch("letters")

    def _finished(self, game: int) -> None:
        self.dispatch("game_finished", game)

    def _thread_name(self, row: GameRow) -> str:
        texts = self.desk.faces[row.game].texts
        speaker = Speaker(texts, Locale(row.locale), {}, rich=False)
        game = speaker.say(f"game-{row.game}")
        return speaker.say("thread-name", game=game, number=row.id)[:100]

    @override
    async def setup_hook(self) -> None:
        """Load all cogs, make buttons live, and sync the commands if they changed."""
        self.add_dynamic_items(LiveButton, LiveSelect)
        await self.desk.tongues.load(self.desk.store.players)
        await self.load_cogs()
        await self._sync_commands()
        self.tick.start()
        self.sweep.start()

    def _game_texts(self) -> list[Texts]:
        return [face.texts for face in self.desk.faces]

    async def load_cogs(self) -> None:
        """Load all cogs, with their commands in both languages."""
        await self.tree.set_translator(CommandTranslator(self.desk.texts, self._game_texts))
        for name in cog_names():
            await self.load_extension(name)

    async def commands_payload(self) -> list[dict[str, Any]]:
        """Return the commands as Discord is told of them."""
        translator = self.tree.translator
        return [
            await command.get_translated_payload(self.tree, translator)
            if translator
            else command.to_dict(self.tree)
            for command in self.tree.get_commands()
        ]

    async def _sync_commands(self) -> None:
        payload = await self.commands_payload()
        digest = hashlib.sha256(json.dumps(payload, sort_keys=True).encode()).hexdigest()
        known = f"{self.application_id}:{digest}"
        if await self.desk.store.values.get(SYNCED) != known:
            await self.tree.sync()
            await self.desk.store.values.set(SYNCED, known)
            log.info("commands synced", count=len(payload))

    @override
    async def close(self) -> None:
        """Leave Discord in good order: whatever is under way is finished, and nothing begun.

        Who acts meanwhile is told to try again. What takes too long is left: it is committed or
        not, and letters are sent at the next start.
        """
        self.desk.door.shut()
        self.tick.cancel()
        self.sweep.cancel()
        for name, finish in (("acts", self.desk.door.cleared), ("letters", self.delivery.stop)):
            try:
                await asyncio.wait_for(finish(), FINISH_WITHIN)
            except TimeoutError:
                log.warning("left unfinished", what=name)
        await super().close()

    async def on_ready(self) -> None:
        """Send what was committed before the last stop."""
        log.info("ready", guilds=len(self.guilds))
        await self.desk.tables.games.thaw_all()
        self._posted()

    async def on_letters(self) -> None:
        """Send what is in the outbox."""
        await self.delivery.drain()

    @override
    async def on_message(self, message: discord.Message, /) -> None:
        """Pass on to their team what somebody writes to the bot."""
        await take_message(self.desk, message)

    async def on_app_command_completion(
        self, _interaction: Interaction, command: AnyCommand
    ) -> None:
        """Count a slash command that was used."""
        self.desk.watch.commanded(command.qualified_name)

    async def on_game_finished(self, game: int) -> None:
        """Tell in a game's thread what it changed about the standing."""
        try:
            await tell_ratings(self.desk, game)
        except StoreError:
            log.exception("ratings not told", game=game)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Give up what is to be told on a server that the bot was taken off."""
        try:
            await leave_server(self.desk, guild.id)
        except StoreError:
            log.exception("letters not given up")

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Go on with the games of a server that the bot has come back to."""
        try:
            await come_to_server(self.desk, guild.id)
        except StoreError:
            log.exception("letters not taken up")

    async def on_lobby_expired(self, row: GameRow) -> None:
        """Say on a table's message that it is closed."""
        seats = await self.desk.store.games.seats(row.id)
        panel = self.desk.lobby_panel(row, seats)
        await self.desk.threads.show_lobby(row, panel.view)

    async def on_interaction(self, interaction: Interaction) -> None:
        """Handle a form by its address, so that it works after a restart too."""
        if interaction.type is not discord.InteractionType.modal_submit:
            return
        data: Any = interaction.data or {}
        address = read_address(str(data.get("custom_id", "")))
        if isinstance(address, NumberForm):
            await self.clicks.clicked(interaction, address, form_values(interaction))

    @tasks.loop(seconds=TICK)
    async def tick(self) -> None:
        """Do what its time has come for: letters that waited, lobbies that expired."""
        try:
            expired = await self.desk.lobby.expire()
        except StoreError:
            # An error that gets out of here would end the loop, and with it all later tries.
            log.exception("lobbies not looked at")
        else:
            for row in expired:
                self.dispatch("lobby_expired", row)
        await self._look_at_clocks()
        self._posted()
        if self._error_channel is not None:
            await self._alarms.post(self, self.desk, self._error_channel)

    async def _look_at_clocks(self) -> None:
        """Look once a minute who is to be reminded, and whose time is up."""
        now = self.desk.clock()
        if now - self._looked < CLOCKS:
            return
        self._looked = now
        try:
            for game in await self.desk.times.tick():
                await self.desk.decisions.recount(game)
        except Exception:
            # Whatever it is, it must not end the loop: letters and lobbies depend on it too.
            log.exception("clocks not looked at")

    @tasks.loop(hours=24)
    async def sweep(self) -> None:
        """Delete what is too old."""
        try:
            await sweep(self.desk, self._keep_days)
        except StoreError:
            log.exception("nothing swept")

    @tick.before_loop
    async def _before_tick(self) -> None:
        await self.wait_until_ready()


def cog_names() -> list[str]:
    """Return the extensions there are: each package in ``cogs/``."""
    spec = find_spec("cogs")
    places = spec.submodule_search_locations if spec else None
    return sorted(f"cogs.{module.name}" for module in iter_modules(places) if module.ispkg)


def form_values(interaction: Interaction) -> list[str]:
    """Return what was typed into a form, field by field."""
    data: Any = interaction.data or {}
    fields = [row.get("component") or row for row in data.get("components", ())]
    return [str(field["value"]) for field in fields if "value" in field]
