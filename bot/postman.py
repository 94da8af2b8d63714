"""How letters reach Discord: threads, direct messages, and the one board message of a game.

Only ids are kept, never Discord's objects: those go stale.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from http import HTTPStatus
from typing import TypeAlias

import discord
import structlog
from discord import ui

from bot.home.permissions import require_permissions
from bot.prompts import Prompt
from bot.tables.errors import Grant, MissingPermission, Permission, TooManyThreads
from db import GameRow, Store

log = structlog.get_logger(__name__)

UNKNOWN_CHANNEL = 10003
UNKNOWN_MESSAGE = 10008
UNREACHABLE = frozenset({10013, 50007, 50278})
"""No such user, one who takes no messages from the bot, or one in no server with it."""
ARCHIVED_THREAD = 50083
TOO_MANY_THREADS = 160006
EDITED_TOO_OFTEN = 30046

BOARD_AGE = 45 * 60.0
"""Seconds after which a board is posted anew: Discord limits edits of messages over an hour old."""

BOARD_DEPTH = 5
"""Feed messages below the board after which it is posted anew."""

Send: TypeAlias = Callable[[discord.PartialMessageable], Awaitable[None]]


class Gone(Exception):
    """There is nobody and nothing to send it to any more."""


class Shut(Exception):
    """A person's direct messages are closed to the bot."""


class Postman:
    """Sends and edits messages.

    Args:
        client: the bot.
        store: where the ids of threads and boards are kept.
        clock: the time in UTC epoch seconds.
        thread_name: what the thread of a game is called.
        moved: told which game got another thread.
    """

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        clock: Callable[[], float],
        thread_name: Callable[[GameRow], str],
        moved: Callable[[int], None],
    ) -> None:
        self._client = client
        self._store = store
        self._clock = clock
        self._thread_name = thread_name
        self._moved = moved
        self._opening = asyncio.Lock()
        self._below_board: dict[int, int] = {}

    async def open(self, row: GameRow) -> int:
        """Open a thread for a game and return its id.

        Raises:
            MissingPermission: the bot may not do that there.
        """
        channel = await self._channel(row.channel_id)
        if isinstance(channel, discord.Thread):
            channel = channel.parent or channel
        if not isinstance(channel, discord.TextChannel):
            return row.channel_id
        require_permissions(channel)
        name = self._thread_name(row)
        try:
            thread = await channel.create_thread(
                name=name,
                type=discord.ChannelType.news_thread
                if channel.is_news()
                else discord.ChannelType.public_thread,
                auto_archive_duration=10080,
            )
        except discord.HTTPException as error:
            if error.code == TOO_MANY_THREADS:
                raise TooManyThreads from None
            if error.status != HTTPStatus.FORBIDDEN:
                raise
            raise MissingPermission(
                permission=(Permission.CREATE_PUBLIC_THREADS,),
                channel=f"<#{channel.id}>",
                where=Grant.CHANNEL,
            ) from None
        return thread.id

    async def _channel(self, channel: int) -> object:
        return self._client.get_channel(channel) or await self._client.fetch_channel(channel)

    async def post(
        self,
        row: GameRow,
        text: str,
        *,
        ping: Sequence[int] = (),
        view: ui.View | None = None,
        nonce: str,
    ) -> None:
        """Post lines to a game's thread, with buttons, and notify those who are asked.

        Raises:
            Gone: the thread and its channel were deleted.
            discord.HTTPException: not now.
        """
        mentions = discord.AllowedMentions(
            everyone=False, roles=False, users=[discord.Object(user) for user in ping]
        )

        async def send(thread: discord.PartialMessageable) -> None:
            if view is None:
                await thread.send(content=text, allowed_mentions=mentions, nonce=nonce)
            else:
                await thread.send(content=text, view=view, allowed_mentions=mentions, nonce=nonce)

        await self._in_thread(row, send)
        self._below_board[row.id] = self._below_board.get(row.id, 0) + 1

    async def show_board(
        self, row: GameRow, view: ui.LayoutView, files: Sequence[discord.File]
    ) -> None:
        """Bring a game's board up to date: edit it, or post it anew where it is old or buried.

        Raises:
            Gone: the thread and its channel were deleted.
            discord.HTTPException: not now.
        """
        if row.board_message_id is not None and self._is_recent(row):
            try:
                await self._edit_board(row, row.board_message_id, view, files)
            except discord.HTTPException as error:
                if error.code not in {
                    UNKNOWN_MESSAGE, UNKNOWN_CHANNEL, EDITED_TOO_OFTEN, ARCHIVED_THREAD,
                }:  # fmt: skip
                    raise
            else:
                return
        posted: list[int] = []
        # Names the board that it follows: if this one is posted and a crash keeps its id from
        # being stored, it is posted again with the same nonce.
        nonce = f"b{row.board_message_id or row.id}"

        async def send(thread: discord.PartialMessageable) -> None:
            for file in files:
                file.reset()
            message = await thread.send(
                view=view, files=files, allowed_mentions=NO_MENTIONS, nonce=nonce
            )
            posted.append(message.id)

        await self._in_thread(row, send)
        await self._store.games.set_board_message(row.id, posted[0], self._clock())
        self._below_board.pop(row.id, None)
        await self.delete_board(row)

    async def post_lobby(self, row: GameRow, view: ui.LayoutView) -> int:
        """Post the message of a table that has not begun to its channel, and return its id.

        Raises:
            discord.HTTPException: it cannot be posted.
        """
        channel = self._client.get_partial_messageable(row.channel_id)
        message = await channel.send(view=view, allowed_mentions=NO_MENTIONS)
        return message.id

    async def show_lobby(self, row: GameRow, view: ui.LayoutView) -> None:
        """Bring the message that a table was opened with up to date, if it is still there."""
        if row.lobby_message_id is None:
            return
        channel = self._client.get_partial_messageable(row.channel_id)
        try:
            await channel.get_partial_message(row.lobby_message_id).edit(
                view=view, allowed_mentions=NO_MENTIONS
            )
        except discord.HTTPException as error:
            # Whoever presses one of its buttons brings it up to date.
            log.info("lobby not updated", game=row.id, code=error.code)

    async def retire(self, prompt: Prompt, view: ui.LayoutView) -> None:
        """Put something else in place of a direct message whose question is answered."""
        channel = self._client.get_partial_messageable(prompt.channel)
        try:
            await channel.get_partial_message(prompt.message).edit(
                view=view, attachments=[], allowed_mentions=NO_MENTIONS
            )
        except discord.HTTPException as error:
            log.info("old question not retired", code=error.code)

    def _is_recent(self, row: GameRow) -> bool:
        age = self._clock() - (row.board_posted_at or 0.0)
        return age < BOARD_AGE and self._below_board.get(row.id, 0) < BOARD_DEPTH

    async def _edit_board(
        self, row: GameRow, message: int, view: ui.LayoutView, files: Sequence[discord.File]
    ) -> None:
        thread = self._client.get_partial_messageable(row.thread_id or row.channel_id)
        await thread.get_partial_message(message).edit(
            view=view, attachments=list(files), allowed_mentions=NO_MENTIONS
        )

    async def delete_board(self, row: GameRow) -> None:
        """Take the board that a game had away."""
        if row.board_message_id is None:
            return
        thread = self._client.get_partial_messageable(row.thread_id or row.channel_id)
        try:
            await thread.get_partial_message(row.board_message_id).delete()
        except discord.HTTPException as error:
            log.info("old board not deleted", game=row.id, code=error.code)

    async def _in_thread(self, row: GameRow, send: Send) -> None:
        thread = row.thread_id or row.channel_id
        try:
            await send(self._client.get_partial_messageable(thread))
        except discord.HTTPException as error:
            if error.code == ARCHIVED_THREAD:
                await self._reopen(thread)
            elif error.code == UNKNOWN_CHANNEL:
                thread = await self._replace(row)
            else:
                raise
            await send(self._client.get_partial_messageable(thread))

    async def _reopen(self, thread: int) -> None:
        channel = await self._channel(thread)
        if isinstance(channel, discord.Thread):
            await channel.edit(archived=False)

    async def _replace(self, row: GameRow) -> int:
        """Open a new thread in place of a deleted one."""
        try:
            thread = await self.open(row)
        except discord.NotFound:
            raise Gone from None
        await self._store.games.set_thread(row.id, thread)
        self._moved(row.id)
        log.info("thread replaced", game=row.id)
        return thread

    async def write_text(self, user: int, text: str, *, nonce: str) -> None:
        """Write plain lines to a person; what they link to is not shown below them.

        Raises:
            Shut: their direct messages are closed, or they left.
            discord.HTTPException: not now.
        """
        async with self._direct(user) as direct:
            await direct.send(
                content=text, allowed_mentions=NO_MENTIONS, nonce=nonce, suppress_embeds=True
            )

    async def write(
        self,
        user: int,
        view: ui.LayoutView,
        files: Sequence[discord.File] = (),
        *,
        nonce: str,
        silent: bool = False,
    ) -> discord.Message:
        """Write to a person and return the message.

        Args:
            user: to whom.
            view: the message.
            files: the pictures in it.
            nonce: keeps Discord from posting the same letter twice.
            silent: it asks for nothing, so no sound or badge need call them.

        Raises:
            Shut: their direct messages are closed, or they left.
            discord.HTTPException: not now.
        """
        async with self._direct(user) as direct:
            return await direct.send(
                view=view,
                files=list(files),
                allowed_mentions=NO_MENTIONS,
                nonce=nonce,
                silent=silent,
            )

    @asynccontextmanager
    async def _direct(self, user: int) -> AsyncIterator[discord.DMChannel]:
        """Open a person's direct messages, and tell if they are closed to what is sent there."""
        try:
            # Opening many at once makes Discord refuse more.
            async with self._opening:
                direct = await self._client.create_dm(discord.Object(user))
            yield direct
        except (discord.Forbidden, discord.NotFound) as error:
            if error.code in UNREACHABLE:
                raise Shut from None
            raise


NO_MENTIONS = discord.AllowedMentions.none()
