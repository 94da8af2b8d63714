"""Answering an interaction: at once, privately, in the person's language, whatever happens."""

from collections.abc import Awaitable, Callable, Coroutine
from functools import wraps
from secrets import token_hex
from typing import Any, Concatenate, ParamSpec, TypeVar

import discord
import structlog

from bot.desk import Desk
from bot.items import Interaction
from bot.operations.acting import acting
from bot.panels import Panel, news_in, notice_panel
from bot.tables.errors import (
    AlreadySeated,
    Answered,
    Illegal,
    LobbyChanged,
    LobbyClosed,
    NoSuchTable,
    NotSeated,
    NotYours,
    Overtaken,
    Restarting,
    TableError,
    TableFull,
)
from bot.tables.people import Person
from bot.text import Locale
from db import errors as stored
from rules.engine.errors import IllegalAnswer, NotYourQuestion, QuestionClosed, UnknownGame

log = structlog.get_logger(__name__)

C = TypeVar("C")
P = ParamSpec("P")

_REFUSALS: dict[type[Exception], type[TableError]] = {
    IllegalAnswer: Illegal,
    NotYourQuestion: NotYours,
    QuestionClosed: Answered,
    stored.DuplicateInteraction: Answered,
    stored.JournalConflict: Overtaken,
    stored.NoSuchGame: NoSuchTable,
    stored.AlreadyStarted: LobbyClosed,
    stored.AlreadySeated: AlreadySeated,
    stored.LobbyFull: TableFull,
    stored.LobbyChanged: LobbyChanged,
    stored.NotSeated: NotSeated,
    stored.LeaseLost: Restarting,
    stored.StoreClosed: Restarting,
    UnknownGame: Illegal,
}


NOBODY_TO_ANSWER = frozenset({10008, 10015, 10062, 50027})
"""Discord's codes where the token ran out, or the message that was clicked on is gone."""


def person_of(desk: Desk, interaction: Interaction) -> Person:
    """Return who is behind an interaction."""
    user = interaction.user
    locale = desk.locale_of(interaction)
    return Person(user.id, user.display_name, locale, interaction.guild_id)


class Reply:
    """One interaction and what is answered to it.

    Attributes:
        desk: what the bot's parts work with.
        interaction: Discord's own object.
        person: who is behind it.
    """

    def __init__(self, desk: Desk, interaction: Interaction) -> None:
        self.desk = desk
        self.interaction = interaction
        self.person = person_of(desk, interaction)
        self._placeholder = False

    @property
    def locale(self) -> Locale:
        """The language of the person's client."""
        return self.person.locale

    @property
    def message_id(self) -> int | None:
        """The message that was clicked on."""
        return self.interaction.message.id if self.interaction.message else None

    @property
    def news(self) -> str:
        """The news in the message that was clicked on."""
        return news_in(self.interaction.message)

    @property
    def is_private(self) -> bool:
        """Whether the message that was clicked on shows to this person alone."""
        message = self.interaction.message
        return message is None or message.flags.ephemeral or self.interaction.guild_id is None

    async def guard(self, work: Callable[[], Awaitable[None]]) -> None:
        """Do the work; whatever goes wrong is told to the person, and nobody else."""
        with acting(self.interaction.id):
            await self._guard(work)

    async def _guard(self, work: Callable[[], Awaitable[None]]) -> None:
        try:
            with self.desk.door.passed():
                await work()
        except tuple(_REFUSALS) as refused:
            await self._refuse(_REFUSALS[type(refused)]())
        except TableError as refused:
            await self._refuse(refused)
        except discord.Forbidden as forbidden:
            log.warning("forbidden", code=forbidden.code, interaction=self.interaction.id)
            await self._try(lambda: self.say("refused-forbidden"))
        except Exception as error:
            code = getattr(error, "code", None)
            if isinstance(error, discord.HTTPException) and code in NOBODY_TO_ANSWER:
                log.info("nobody to answer", code=code, interaction=self.interaction.id)
                return
            incident = token_hex(4)
            log.exception("interaction failed", incident=incident)
            await self._try(lambda: self.say("refused-broken", incident=incident))

    async def _refuse(self, refused: TableError) -> None:
        self.desk.watch.refused(refused.reason)
        log.debug("refused", reason=refused.reason, interaction=self.interaction.id)
        message = f"refused-{refused.reason}"
        await self._try(lambda: self.say(message, **refused.arguments))

    async def confirm(self, tell: Callable[[], Awaitable[None]]) -> None:
        """Say that it is done. Should that fail, it is done all the same: no error is told."""
        try:
            await tell()
        except Exception:
            log.exception("done but not confirmed", interaction=self.interaction.id)

    async def _try(self, send: Callable[[], Awaitable[None]]) -> None:
        try:
            await send()
        except discord.HTTPException as error:
            log.info("answer not delivered", code=error.code, interaction=self.interaction.id)

    async def defer(self) -> None:
        """Acknowledge; what follows is for the person's eyes only."""
        if not self.interaction.response.is_done():
            await self.interaction.response.defer(ephemeral=True, thinking=True)
            self._placeholder = True

    async def defer_update(self) -> None:
        """Acknowledge a click that will change the message it was made on."""
        if not self.interaction.response.is_done():
            await self.interaction.response.defer()

    async def send(self, panel: Panel) -> None:
        """Send a private panel."""
        files = await self.desk.files(panel)
        if self._placeholder:
            self._placeholder = False
            await self.interaction.edit_original_response(
                view=panel.view, attachments=files, allowed_mentions=NO_MENTIONS
            )
        elif self.interaction.response.is_done():
            await self.interaction.followup.send(
                view=panel.view, files=files, ephemeral=True, allowed_mentions=NO_MENTIONS
            )
        else:
            await self.interaction.response.send_message(
                view=panel.view, files=files, ephemeral=True, allowed_mentions=NO_MENTIONS
            )

    async def update(self, panel: Panel) -> None:
        """Change the message that was clicked on."""
        files = await self.desk.files(panel)
        await self.interaction.edit_original_response(
            view=panel.view, attachments=files, allowed_mentions=NO_MENTIONS
        )

    async def say(self, message: str, /, **arguments: object) -> None:
        """Answer one private line."""
        await self.send(notice_panel(self.desk.say(self.locale, message, **arguments)))

    async def text(self, content: str) -> None:
        """Answer private lines that are put into words already."""
        await self.send(notice_panel(content))

    async def open_form(self, form: discord.ui.Modal) -> None:
        """Open a form."""
        await self.interaction.response.send_modal(form)


def guarded(
    body: Callable[Concatenate[C, Reply, P], Awaitable[None]],
) -> Callable[Concatenate[C, Interaction, P], Coroutine[Any, Any, None]]:
    """Make a method that is handed a `Reply` the callback of a slash command of its cog.

    Stands next to the method, below all of discord.py's decorators. Whatever goes wrong in the
    method is told to the person, and nobody else; see `Reply.guard`.
    """

    @wraps(body)
    async def callback(
        cog: C, interaction: Interaction, /, *args: P.args, **kwargs: P.kwargs
    ) -> None:
        reply = Reply(interaction.client.desk, interaction)
        await reply.guard(lambda: body(cog, reply, *args, **kwargs))

    return callback


NO_MENTIONS = discord.AllowedMentions.none()
