"""A simulated Discord with a real bot and several players in it."""

import asyncio
import contextlib
import inspect
import logging
from collections.abc import Awaitable, Callable, Sequence
from datetime import UTC, datetime, timedelta
from http import HTTPStatus
from types import TracebackType
from typing import Self, TypeVar

from discord import Client
from discord.ext import commands
from simcord import ChannelHandle, Env, GuildHandle, MemberActor

from bot.sandbox import invocations, locales
from bot.sandbox.errors import FaultLog
from bot.sandbox.page_text import CLIENT_LOCALES

_TICK_SECONDS = 0.5
_STRIDES = 24
_AFTERWARDS = timedelta(seconds=90)
_SETTLE_SECONDS = 10.0
_DMS_CLOSED = 50007
_BOT_NAME = "Maese"

T = TypeVar("T")
MakeBot = Callable[[], Awaitable[commands.AutoShardedBot] | commands.AutoShardedBot]
SetPace = Callable[[Client, float], None]


def _no_pace(_bot: Client, _stride: float) -> None:
    """Leave a bot as it is, which looks at no clock of its own."""


class Sandbox:
    """One bot, one guild with one text channel, and the players at the table.

    Use it as an async context manager. Simulated people cannot act at the same time, so
    everything that acts goes through ``perform``, one after the other. Virtual time follows
    real time, so timers fire while a person watches; ``skip`` moves it ahead.

    Attributes:
        env: simcord's environment.
        guild: The guild; its owner is the first player.
        channel: The text channel.
        actors: The players by name, in the given order.
        invocations: Interaction id to the whole name of the slash command that was used.
        faults: What went wrong inside the bot.
        changes: Counts what the sandbox itself changed, for pages that poll.
        ahead: How far the time here is ahead of the machine's.
    """

    env: Env
    guild: GuildHandle
    channel: ChannelHandle
    actors: dict[str, MemberActor]

    def __init__(
        self,
        make_bot: MakeBot,
        *,
        players: Sequence[str],
        locale: str = "en",
        guild_name: str = "Maese's table",
        channel_name: str = "table",
        ahead: timedelta = timedelta(0),
        set_pace: SetPace = _no_pace,
    ) -> None:
        """Describe the sandbox; nothing starts before the context is entered.

        Args:
            make_bot: Makes a bot that has not logged in; called again for each restart.
            players: Display names; they must differ.
            locale: ``"en"`` or ``"es"``, the language of the guild and at first of each player.
            guild_name: The guild's name.
            channel_name: The text channel's name.
            ahead: How far the time is ahead at the start, such as after an earlier sandbox.
            set_pace: Gets the bot and the seconds of one stride before time is skipped, and 0
                afterwards. A bot that looks at its clocks every few seconds takes care that it
                does so only once per stride, or a day takes minutes.

        Raises:
            ValueError: There are no players, two have one name, or the locale is unknown.
        """
        if not players or len(set(players)) != len(players):
            raise ValueError("players need names, each a different one")
        if locale not in CLIENT_LOCALES:
            raise ValueError(f"locale must be one of {', '.join(CLIENT_LOCALES)}")
        self.faults = FaultLog()
        self.changes = 0
        self.ahead = ahead
        self._set_pace = set_pace
        self.invocations: dict[int, str] = {}
        self._make_bot = make_bot
        self._players = tuple(players)
        self._locale = locale
        self._guild_name = guild_name
        self._channel_name = channel_name
        self._lock = asyncio.Lock()
        self._languages: dict[int, str] = {}
        self._locales: dict[int, str] = {}
        self._clock: asyncio.Task[None] | None = None

    @property
    def started(self) -> bool:
        """Whether the bot is running."""
        return self._clock is not None

    @property
    def revision(self) -> int:
        """A number that grows whenever a player could notice a difference."""
        return len(self.env.backend.transcript) + self.faults.changes + self.changes

    async def __aenter__(self) -> Self:
        bot = await self._new_bot()
        self.env = env = Env(
            bot,
            check_errors=False,
            shard_count=bot.shard_count or 1,
            settle_timeout=_SETTLE_SECONDS,
        )
        self.invocations = invocations.install(env)
        self._locales = locales.install(env, CLIENT_LOCALES[self._locale])
        env.backend.edit_bot_profile(_BOT_NAME)
        users = {
            name: env.create_user(f"player{number}", global_name=name)
            for number, name in enumerate(self._players, start=1)
        }
        self.guild = env.create_guild(
            self._guild_name,
            owner=users[self._players[0]],
            preferred_locale=CLIENT_LOCALES[self._locale],
        )
        self.channel = self.guild.create_text_channel(self._channel_name)
        self.actors = {name: self.guild.add_member(user) for name, user in users.items()}
        for actor in self.actors.values():
            env.backend.get_dm_channel(actor.id)
            self.set_language(actor, self._locale)
        # Ids come from the clock: with the same players they are the same in each sandbox, so
        # that a database outlives it.
        env.backend.advance_clock((self._time() - env.now()).total_seconds())
        logging.getLogger().addHandler(self.faults)
        try:
            await env.start()
        except BaseException:
            logging.getLogger().removeHandler(self.faults)
            await bot.close()
            raise
        self._clock = asyncio.create_task(self._keep_time(), name="sandbox-clock")
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._clock is not None:
            self._clock.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._clock
            self._clock = None
        try:
            async with self._lock:
                await self.env.bot.close()
                await self.env.shutdown()
        finally:
            logging.getLogger().removeHandler(self.faults)

    def actor(self, user_id: int) -> MemberActor:
        """Find a player.

        Raises:
            LookupError: Nobody here has that id.
        """
        for actor in self.actors.values():
            if actor.id == user_id:
                return actor
        raise LookupError(f"no player has the id {user_id}")

    async def perform(self, step: Callable[[], Awaitable[T]]) -> T:
        """Do one thing in the simulated Discord, after everything asked for before it.

        Raises:
            TimeoutError: The bot was still busy after ten seconds. What was asked has been
                done all the same, and what comes of it will still appear.
        """
        async with self._lock:
            try:
                return await step()
            except TimeoutError as error:
                self.faults.note("The bot is still busy, or waits in a way nothing ends", error)
                raise
            finally:
                self.faults.collect(self.env)

    async def skip(self, length: timedelta) -> None:
        """Let time pass at once: whatever is due meanwhile happens, at its time and in order.

        It is a little more than was asked for: a bot that looks at its clocks once a minute does
        so after the end too, and what is due by then does not keep the person waiting.

        Raises:
            TimeoutError: The bot is busy; the rest of the time is not skipped.
        """
        stride = length / _STRIDES

        async def hurry() -> None:
            self._pace(stride.total_seconds())
            try:
                for _ in range(_STRIDES):
                    self.ahead += stride
                    await self.env.advance_time(stride.total_seconds())
            finally:
                self._pace(0.0)
            self.ahead += _AFTERWARDS
            await self.env.advance_time(_AFTERWARDS.total_seconds())

        await self.perform(hurry)
        self.changes += 1

    async def restart(self) -> None:
        """Close the bot and start a new one on the same Discord.

        Raises:
            TimeoutError: The bot is too busy to be stopped.
        """

        async def renew() -> None:
            await self.env.settle()
            bot = await self._new_bot()
            await self.env.bot.close()
            await self.env.restart_bot(bot)

        await self.perform(renew)
        self.changes += 1

    def language(self, actor: MemberActor) -> str:
        """The language of a player's Discord client, ``"en"`` or ``"es"``."""
        return self._languages[actor.id]

    def set_language(self, actor: MemberActor, language: str) -> None:
        """Set the language of a player's Discord client.

        Raises:
            KeyError: The language is unknown.
        """
        self._locales[actor.id] = CLIENT_LOCALES[language]
        self._languages[actor.id] = language
        self.changes += 1

    def dms_open(self, actor: MemberActor) -> bool:
        """Whether the bot can send a player direct messages."""
        path = self._dm_path(actor)
        return not any(fault["path"] == path for fault in self.env.backend.faults)

    async def set_dms_open(self, actor: MemberActor, *, is_open: bool) -> None:
        """Open or close a player's direct messages to the bot."""
        path = self._dm_path(actor)

        async def switch() -> None:
            faults = self.env.backend.faults
            faults[:] = [fault for fault in faults if fault["path"] != path]
            if not is_open:
                self.env.inject_error(
                    "POST",
                    path,
                    status=HTTPStatus.FORBIDDEN,
                    code=_DMS_CLOSED,
                    message="Cannot send messages to this user",
                    times=None,
                )

        await self.perform(switch)
        self.changes += 1

    def _dm_path(self, actor: MemberActor) -> str:
        return f"/channels/{self.env.backend.get_dm_channel(actor.id).id}/messages"

    async def _new_bot(self) -> commands.AutoShardedBot:
        made = self._make_bot()
        return await made if inspect.isawaitable(made) else made

    def _pace(self, stride: float) -> None:
        # Timers that are set outside the bot's scope would go by the machine's clock.
        with self.env._bot_scope():  # noqa: SLF001 - the bot's own tasks alone have it
            self._set_pace(self.env.bot, stride)

    def _time(self) -> datetime:
        """Return what time it is to be here."""
        return datetime.now(UTC) + self.ahead

    async def _keep_time(self) -> None:
        while True:
            await asyncio.sleep(_TICK_SECONDS)
            async with self._lock:
                behind = (self._time() - self.env.now()).total_seconds()
                # simcord reports a busy bot as an error; here it is only slow, and the next
                # tick catches up.
                with contextlib.suppress(TimeoutError):
                    await self.env.advance_time(max(behind, 0.0))
                self.faults.collect(self.env)
