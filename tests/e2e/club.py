"""A club: one simulated Discord, the real bot in it, a store that outlives the bot, members."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from re import sub
from typing import Any, TypeVar

import discord
from discord import app_commands
from simcord import (
    ChannelHandle,
    Env,
    HttpLogEntry,
    InteractionResult,
    MemberActor,
    ResponseMessage,
    UserHandle,
)
from simcord.actors import _dispatch_actor_interaction
from simcord.backend import serializers
from simcord.enums import ComponentType, InteractionType
from typing_extensions import override

from bot.art import Easel, Picture
from bot.client import MaeseBot, now
from bot.desk import Desk
from bot.face import Face
from bot.operations.watch import Watch
from bot.sandbox.locales import install
from bot.settings import Settings
from bot.speech import Speaker
from bot.text import Locale
from cogs.calderos.art.alt import table_alt
from db import Store
from rules.calderos.view import CalderosView
from rules.engine.seats import Seat
from tests.e2e.logbook import LogBook, keep_log
from tests.e2e.rehearsal import seed_of
from tests.support.discord_spec import DiscordSpec, check_requests

T = TypeVar("T")

PNG = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010806000000 1f15c489"
    "0000000a49444154789c6360000000020001e221bc33 0000000049454e44ae426082"
)
"""One transparent point."""

CLIENT_LOCALES = {"en": "en-GB", "es": "es-ES"}
DMS_CLOSED = 50007


@dataclass
class Inspection:
    """What requests are checked against, and those that passed: checking takes its time.

    Attributes:
        passed: what requests were like that need not be checked again.
    """

    spec: DiscordSpec
    passed: set[str] = field(default_factory=set)


def _likeness(entry: HttpLogEntry) -> str:
    """Return what is alike in requests that differ by ids in their path only."""
    return f"{entry.method} {sub(r'[0-9]{15,}', '0', entry.path)} {json.dumps(entry.json)}"


class BlankEasel(Easel):
    """Paints nothing, so that games go fast."""

    @override
    async def render(self, picture: Picture, scale: float = 1) -> bytes:
        return PNG


def sketched(face: Face) -> Face:
    """Return the face with its pictures told in words only: drawing takes most of a move."""

    def draw_table(view: Any, _names: Mapping[Seat, str], speaker: Speaker) -> Picture:
        return Picture("", face.describe_table(view, speaker), 1, 1)

    def draw_hand(view: Any, speaker: Speaker) -> Picture | None:
        return Picture("", face.describe_hand(view, speaker), 1, 1)

    return replace(face, draw_table=draw_table, draw_hand=draw_hand)


def sketched_calderos(face: Face) -> Face:
    """Return the face of Calderos with the alternative texts of its pictures, and no pictures."""

    def draw_table(view: CalderosView, names: Mapping[Seat, str], speaker: Speaker) -> Picture:
        shown = {seat: speaker.safe(name) for seat, name in names.items()}
        return Picture("", table_alt(view, shown, speaker.say), 1, 1)

    def draw_hand(view: CalderosView, speaker: Speaker) -> Picture | None:
        cards = ", ".join(speaker.word(card) for card in view.hand)
        alt = speaker.say("art-hand-alt", count=len(view.hand), cards=cards)
        return Picture("", alt, 1, 1) if view.hand else None

    return replace(face, draw_table=draw_table, draw_hand=draw_hand)


class ClubBot(MaeseBot):
    """The real bot; only how games look may be changed, and games be added."""

    dress: Callable[[Desk], None]
    more_commands: Sequence[app_commands.Command[Any, Any, Any]]

    @override
    async def setup_hook(self) -> None:
        for command in self.more_commands:
            self.tree.add_command(command)
        await super().setup_hook()
        self.dress(self.desk)


def in_words(desk: Desk) -> None:
    """Tell pictures in words instead of drawing them."""
    for face in list(desk.faces):
        sketch = sketched_calderos if face.key == "calderos" else sketched
        desk.faces.add(sketch(face))


def as_it_is(_desk: Desk) -> None:
    """Leave all games as they are."""


class Club:
    """The simulated Discord and everybody in it.

    Attributes:
        env: simcord's environment.
        channel: the text channel where tables are opened.
        log: what was logged; unexpected warnings fail the test.
        watch: told what happens, from the bot's next start on.
        more_commands: commands that the bot has besides its own from its next start on.
    """

    def __init__(
        self,
        file: Path,
        store: Store,
        log: LogBook,
        seed: str | None,
        easel: Easel | None,
        dress: Callable[[Desk], None],
        lobby_hours: float,
    ) -> None:
        settings = Settings.for_trial(file)
        self._settings = settings.model_copy(update={"lobby_hours": lobby_hours})
        self._file = file
        self._stores = [store]
        self._seed = seed_of(seed) if seed else None
        self._easel = easel
        self._dress = dress
        self.log = log
        self.watch: Watch | None = None
        self.more_commands: list[app_commands.Command[Any, Any, Any]] = []
        self.env = Env(self._new_bot(), shard_count=1)
        self._tongues = install(self.env)
        self.channel: ChannelHandle

    async def _start(self) -> None:
        await self.env.start()
        self.guild = self.env.create_guild("The Club")
        self.channel = self.guild.create_text_channel("games")

    def _new_bot(self) -> ClubBot:
        bot = ClubBot(
            self._settings,
            self.store,
            seed=self._seed,
            easel=self._easel,
            watch=self.watch,
            shard_count=1,
        )
        bot.dress = self._dress
        bot.more_commands = self.more_commands
        return bot

    @property
    def store(self) -> Store:
        """The store that the bot uses now."""
        return self._stores[-1]

    @property
    def bot(self) -> ClubBot:
        """The bot that runs now."""
        bot = self.env.bot
        assert isinstance(bot, ClubBot)
        return bot

    @property
    def desk(self) -> Desk:
        """What the running bot works with."""
        return self.bot.desk

    def member(self, name: str, language: str = "en") -> MemberActor:
        """Let somebody in."""
        member = self.guild.add_member(self.env.create_user(name.lower()[:32], global_name=name))
        self._tongues[member.id] = CLIENT_LOCALES[language]
        return member

    def members(self, *names: str, language: str = "en") -> list[MemberActor]:
        """Let several in."""
        return [self.member(name, language) for name in names]

    def place(self, channel_id: int) -> ChannelHandle:
        """Return a channel or thread by its id."""
        return ChannelHandle(self.env, self.guild, self.env.backend.get_channel(channel_id))

    def messages(self, channel_id: int, viewer: int | None = None) -> list[ResponseMessage]:
        """Return what somebody sees in a channel, oldest first; by default, what all see."""
        stored = self.env.backend.messages.get(channel_id, {}).values()
        seen = [message for message in stored if message.visible_to(viewer)]
        if viewer is None:
            seen = [message for message in seen if not message.is_ephemeral]
        return [ResponseMessage(self.env, one) for one in sorted(seen, key=lambda one: one.id)]

    def letters(self, member: MemberActor) -> list[ResponseMessage]:
        """Return a member's direct messages from the bot, oldest first."""
        return self.messages(self.dm_of(member))

    def dm_of(self, member: MemberActor) -> int:
        """Return the id of a member's channel with the bot."""
        return self.env.backend.get_dm_channel(member.id).id

    def shut_dms(self, member: MemberActor) -> None:
        """Let a member close their direct messages."""
        self.fail(self.dm_of(member), 403, DMS_CLOSED, times=None)

    def fail(
        self,
        channel_id: int,
        status: int,
        code: int = 0,
        *,
        times: int | None = 1,
        method: str = "POST",
        what: str = "messages",
    ) -> None:
        """Let Discord refuse what the bot sends to a channel."""
        self.env.inject_error(
            method, f"/channels/{channel_id}/{what}", status=status, code=code, times=times
        )

    def heal(self) -> None:
        """Let Discord take everything again."""
        self.env.backend.faults.clear()

    async def restart(self) -> None:
        """Stop the bot in order and start another on the same store."""
        await self.bot.close()
        await self.env.restart_bot(self._new_bot())

    async def crash(self) -> None:
        """Let the bot die where it stands; another opens the file anew."""
        self._stores.append(await Store.open(self._file, now))
        await self.env.restart_bot(self._new_bot())

    def says(self, message: str, /, language: Locale = Locale.EN, **arguments: object) -> str:
        """Return something that is of no game, as the bot says it."""
        return self.desk.say(language, message, **arguments)

    async def forge(
        self,
        person: MemberActor | UserHandle,
        message: ResponseMessage,
        custom_id: str,
        values: Sequence[str] | None = None,
    ) -> InteractionResult:
        """Press what is not there (any more): as a double click does, or a doctored client."""
        backend = self.env.backend
        stored = backend.get_message(message.channel_id, message.id)
        part: dict[str, Any] = {"type": ComponentType.BUTTON, "style": 1, "label": "Forged"}
        if values is not None:
            options = [{"label": value or "-", "value": value} for value in dict.fromkeys(values)]
            part = {"type": ComponentType.STRING_SELECT, "options": options}
        part |= {"custom_id": custom_id, "id": 1}
        shown = dict(serializers.message_payload(backend, stored))
        shown["components"] = [{"type": ComponentType.ACTION_ROW, "id": 2, "components": [part]}]
        data = {"custom_id": custom_id, "component_type": part["type"], "values": values or []}
        where = ChannelHandle(
            self.env, getattr(person, "guild", None), backend.get_channel(stored.channel_id)
        )
        self.env._begin_operation("forge")
        try:
            result = await _dispatch_actor_interaction(
                person,
                InteractionType.MESSAGE_COMPONENT,
                where,
                data,
                extra={"message": shown},
                source_message_id=stored.id,
            )
        finally:
            self.env._end_operation()
        assert isinstance(result, InteractionResult)
        return result

    async def inside(self, *work: Awaitable[T]) -> list[T | BaseException]:
        """Do several things at once inside the bot, and wait until nothing is left to do."""
        with self.env._bot_scope():
            done = await asyncio.gather(*work, return_exceptions=True)
        await self.env.settle()
        return done

    async def wait(self, *, seconds: float = 0, minutes: float = 0, hours: float = 0) -> None:
        """Let time pass."""
        await self.env.advance_time(seconds + 60 * minutes + 3600 * hours)

    async def _end(self) -> None:
        await self.env.shutdown()
        for store in self._stores:
            await store.close()

    def check(self, spec: Inspection) -> None:
        """Fail if anything went wrong that no test looks for by itself."""
        wrong = [*self.log.surprises(), *map(repr, self.env.errors)]
        fresh = {_likeness(entry): entry for entry in self.env.http_requests}
        unseen = [entry for likeness, entry in fresh.items() if likeness not in spec.passed]
        wrong += map(str, check_requests(unseen, spec.spec))
        spec.passed.update(fresh)
        assert not wrong, "\n".join(dict.fromkeys(wrong))


@asynccontextmanager
async def open_club(
    file: Path,
    spec: Inspection,
    *,
    seed: str | None = "a good game",
    easel: Easel | None = None,
    dress: Callable[[Desk], None] = in_words,
    lobby_hours: float = 24,
) -> AsyncIterator[Club]:
    """Open a club for as long as the block lasts, and check at its end that all was well.

    Args:
        file: the store's file.
        spec: what each request is checked against, and those that passed.
        seed: what all games come from; None lets chance decide.
        easel: what paints; by default, nothing does.
        dress: how games look.
        lobby_hours: how long a table waits for its game to begin.
    """
    with keep_log() as log:
        store = await Store.open(file, now)
        club = Club(file, store, log, seed, easel or BlankEasel(), dress, lobby_hours)
        await club._start()
        try:
            yield club
        finally:
            await club._end()
        club.check(spec)


def commands_put(requests: Sequence[Any]) -> int:
    """Return how often the bot registered its commands."""
    return sum(entry.method == "PUT" and entry.path.endswith("/commands") for entry in requests)


def intents_of(bot: discord.Client) -> set[str]:
    """Return the names of the intents that a bot asks for."""
    return {name for name, value in bot.intents if value}
